import type { Block } from '@whittle/domain/knowledge/blocks';
import type { Reading } from './reading.ts';
import { getDocumentProxy } from 'unpdf';
import { DocumentError, type ScannedPages } from '../documents.ts';
import { hasPictures, pageImages } from './page-images.ts';
import type { Recogniser } from './recognise-text.ts';
import { bodySize, findRepeated, pageBlocks, type PdfLine, type TextItem, toLines } from './pdf-lines.ts';

/** Pages that tell which lines are heads and feet, and how large letters are. */
const sampled = 12;
const pagesAtOnce = 20;
/** Pages without text that are looked at for pictures at once: those are unpacked. */
const looksAtOnce = 3;

/** A picture that is larger unpacked is left out. */
const pictureMaxPixels = 120_000_000;

/**
 * Page by page, so that a long document takes the memory of some pages. Nothing of the file is run or fetched. With `scanned`
 * the pictures of pages without text are read as well, but for those pages that were read before.
 */
export async function* readPdf(bytes: Uint8Array, scanned?: ScannedPages): Reading {
  const document = await getDocumentProxy(bytes, { useSystemFonts: false, maxImageSize: pictureMaxPixels }).catch(
    (error: unknown) => {
      throw new DocumentError(isLocked(error) ? 'password' : 'unreadable', { cause: error });
    },
  );
  const linesOf = async (number: number): Promise<PdfLine[]> => {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return toLines(items.filter((item) => 'str' in item) as TextItem[]);
  };
  const total = document.numPages;
  const sample = new Map<number, PdfLine[]>();
  for (let at = 0; at < Math.min(sampled, total); at += 1) {
    const page = 1 + Math.floor((at * total) / Math.min(sampled, total));
    sample.set(page, await linesOf(page));
  }
  const size = bodySize([...sample.values()]);
  const repeated = findRepeated(sample, size);
  if (scanned) return yield* readScan();
  // A document without any text is looked at no closer: all of its pages count as pictures.
  const isScan = [...sample.values()].every((lines) => lines.length === 0);
  let blocks: Block[] = [];
  let pictures = 0;
  let [pages, looks] = [0, 0];
  for (let page = 1; page <= total; page += 1) {
    const lines = await linesOf(page);
    blocks.push(...pageBlocks(lines, page, { repeated, size }));
    pages += 1;
    if (lines.length === 0) {
      if (isScan || (await hasPictures(await document.getPage(page)))) pictures += 1;
      looks += isScan ? 0 : 1;
    }
    if (pages < pagesAtOnce && looks < looksAtOnce && page < total) continue;
    yield { blocks, unit: 'pages', done: page, total, pictures };
    [blocks, pages, looks, pictures] = [[], 0, 0, 0];
  }

  async function* readScan(): Reading {
    let recogniser: Recogniser | null = null;
    try {
      for (let page = 1; page <= total; page += 1) {
        const lines = await linesOf(page);
        const known = scanned!.get(page);
        const isPicture = lines.length === 0 && known === undefined;
        if (isPicture) recogniser ??= await (await import('./recognise-text.ts')).openRecogniser();
        const text = isPicture ? await readPictures(page, recogniser!) : (known ?? '');
        const blocks = lines.length > 0 ? pageBlocks(lines, page, { repeated, size }) : scanBlocks(text, page);
        yield { blocks, unit: 'pages', done: page, total, ...(isPicture && { scanned: { page, text } }) };
      }
    } finally {
      await recogniser?.close();
    }
  }

  async function readPictures(number: number, recogniser: Recogniser): Promise<string> {
    const page = await document.getPage(number);
    const texts: string[] = [];
    for await (const picture of pageImages(page)) texts.push(await recogniser.read(picture));
    page.cleanup();
    return texts.join('\n\n').trim();
  }
}

/** Paragraphs stand apart; a word that the end of a line divides is whole again. */
const scanBlocks = (text: string, page: number): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .replaceAll(/(\p{L})-\n(\p{Ll})/gu, '$1$2')
        .replaceAll('\n', ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'text', page, text: part }));

const isLocked = (error: unknown) => (error as { name?: unknown }).name === 'PasswordException';
