/** Sixteen random hexadecimal digits; crypto.randomUUID exists only on pages served over https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
