// CRC-32, the checksum by which the server and we compare the events received so far.
const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const encoder = new TextEncoder();

export function crc32(text: string, start = 0): number {
  let c = ~start >>> 0;
  for (const byte of encoder.encode(text)) c = (TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return ~c >>> 0;
}
