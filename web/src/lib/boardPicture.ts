// A board as a picture, for previews of links: the very drawing on the page, rendered by the browser.
//
// The drawing is copied into an SVG with all styles and fonts inside, because a picture may load nothing. It keeps the
// size it has on the page and is scaled to the picture's.
export const WIDTH = 1200;
export const HEIGHT = 630;
const CAPTION = 74;
const MARGIN = 16;

/** A PNG of a drawing on the page with a line below it. Throws where the browser renders no such pictures. */
export async function boardPicture(drawing: HTMLElement, caption: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(drawing, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue("--paper");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - CAPTION - MARGIN) / height);
  context.drawImage(image, (WIDTH - width * scale) / 2, MARGIN, width * scale, height * scale);
  context.fillStyle = style.getPropertyValue("--ink");
  context.font = `30px ${style.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(fitted(context, caption, WIDTH - 4 * MARGIN), WIDTH / 2, HEIGHT - CAPTION / 2);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** As much of a line as fits into a width. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  let shown = text;
  while (shown && context.measureText(shown === text ? text : `${shown}…`).width > width) shown = shown.slice(0, -1);
  return shown === text ? text : `${shown}…`;
}

async function asSvg(drawing: HTMLElement, width: number, height: number): Promise<string> {
  const root = document.documentElement;
  const { fontSize, fontFamily, color, lineHeight } = getComputedStyle(root);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of Object.entries({ ...root.dataset })) svg.dataset[name] = value;
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  Object.assign(svg.style, { fontSize, fontFamily, color, lineHeight });
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `${await styles()}\n* { animation: none !important; transition: none !important; }`;
  const box = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  box.setAttribute("width", "100%");
  box.setAttribute("height", "100%");
  const copy = drawing.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.overflow = "hidden";
  box.append(copy);
  svg.append(style, box);
  return new XMLSerializer().serializeToString(svg);
}

/** All styles of the page, with the fonts of its own letters inside. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const texts = await Promise.all(
    rules.map(async ({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const range = rule.style.getPropertyValue("unicode-range");
      const file = /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText)?.[1];
      if (!file || (range && !/U\+0{0,4}-0{0,2}FF/i.test(range))) return "";
      const source = `url(${await dataAddress(new URL(file, base).href)}) format("woff2")`;
      return `@font-face { font-family: ${rule.style.getPropertyValue("font-family")}; font-weight: ${rule.style.getPropertyValue("font-weight") || "400"}; src: ${source}; }`;
    }),
  );
  return texts.join("\n");
}

async function dataAddress(file: string): Promise<string> {
  const blob = await (await fetch(file)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(file));
    reader.readAsDataURL(blob);
  });
}
