import type { Reading } from './reading.ts';
import { getDocumentProxy } from 'unpdf';
import { DocumentError } from '../documents.ts';
import { bodySize, findRepeated, pageBlocks, type PdfLine, type TextItem, toLines } from './pdf-lines.ts';

/** Pages that tell which lines are heads and feet, and how large letters are. */
const sampled = 12;
const pagesAtOnce = 20;

/** Page by page, so that a long document takes the memory of some pages. Nothing of the file is run or fetched. */
export async function* readPdf(bytes: Uint8Array): Reading {
  const document = await getDocumentProxy(bytes, { useSystemFonts: false }).catch((error: unknown) => {
    throw new DocumentError(isLocked(error) ? 'password' : 'unreadable', { cause: error });
  });
  const linesOf = async (number: number): Promise<PdfLine[]> => {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return toLines(items.filter((item) => 'str' in item) as TextItem[]);
  };
  const total = document.numPages;
  const sample: PdfLine[][] = [];
  for (let at = 0; at < Math.min(sampled, total); at += 1) {
    sample.push(await linesOf(1 + Math.floor((at * total) / Math.min(sampled, total))));
  }
  const size = bodySize(sample);
  const known = { repeated: findRepeated(sample, size), size };
  for (let first = 1; first <= total; first += pagesAtOnce) {
    const blocks = [];
    const last = Math.min(total, first + pagesAtOnce - 1);
    for (let page = first; page <= last; page += 1) blocks.push(...pageBlocks(await linesOf(page), page, known));
    yield { blocks, unit: 'pages', done: last, total };
  }
}

const isLocked = (error: unknown) => (error as { name?: unknown }).name === 'PasswordException';
