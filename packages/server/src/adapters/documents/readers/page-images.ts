import type { getDocumentProxy } from 'unpdf';
import { getResolvedPDFJS } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
/** What the PDF library makes of a picture: bits, greys, colours, or colours with what shines through. */
type Picture = { width: number; height: number; data: Uint8Array | Uint8ClampedArray; kind: number };

/** What is smaller is no line of text. */
const leastWidth = 100;
const leastHeight = 20;
/** A page of 600 dots an inch; letters of a larger one can be read in half the size. */
const mostPixels = 36_000_000;
const bitsKind = 1;

/** Whether a page shows a picture that may have text. */
export async function hasPictures(page: Page): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const shows = new Set([OPS.paintImageXObject, OPS.paintImageMaskXObject, OPS.paintInlineImageXObject]);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.some((operator) => shows.has(operator));
}

/** The pictures of a page of a scan, from its top, as grey PGM files. */
export async function* pageImages(page: Page): AsyncGenerator<Uint8Array> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const seen = new Set<string>();
  for (const [at, operator] of fnArray.entries()) {
    const key: unknown = (argsArray[at] as unknown[] | null)?.[0];
    if (operator !== OPS.paintImageXObject || typeof key !== 'string' || seen.has(key)) continue;
    seen.add(key);
    const picture = await new Promise<Picture | null>((resolve) =>
      (key.startsWith('g_') ? page.commonObjs : page.objs).get(key, resolve),
    );
    if (!picture?.data || picture.width < leastWidth || picture.height < leastHeight) continue;
    yield toPgm(picture, page.rotate);
  }
}

/** Grey, upright, and not larger than is of use. */
function toPgm(picture: Picture, rotate: number): Uint8Array {
  const { width, height } = picture;
  const step = Math.ceil(Math.sqrt((width * height) / mostPixels));
  const [wide, high] = [Math.floor(width / step), Math.floor(height / step)];
  const isTurned = rotate % 180 !== 0;
  const [columns, rows] = isTurned ? [high, wide] : [wide, high];
  const head = new TextEncoder().encode(`P5\n${columns} ${rows}\n255\n`);
  const file = new Uint8Array(head.length + columns * rows);
  file.set(head);
  const grey = greyOf(picture);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = sourceOf(column, row, rotate, wide, high);
      file[head.length + row * columns + column] = grey(x * step, y * step);
    }
  }
  return file;
}

/** Which pixel of the picture stands at a place of the page that is turned clockwise. */
function sourceOf(column: number, row: number, rotate: number, wide: number, high: number): [x: number, y: number] {
  if (rotate === 90) return [row, high - 1 - column];
  if (rotate === 180) return [wide - 1 - column, high - 1 - row];
  if (rotate === 270) return [wide - 1 - row, column];
  return [column, row];
}

function greyOf({ width, height, data, kind }: Picture): (x: number, y: number) => number {
  if (kind === bitsKind) {
    const line = (width + 7) >> 3;
    return (x, y) => (((data[y * line + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) * 255;
  }
  const channels = Math.round(data.length / (width * height));
  if (channels < 3) return (x, y) => data[(y * width + x) * channels] ?? 255;
  return (x, y) => {
    const at = (y * width + x) * channels;
    return (data[at]! * 77 + data[at + 1]! * 151 + data[at + 2]! * 28) >> 8;
  };
}
