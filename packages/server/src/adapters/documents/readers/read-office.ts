import type { Block } from '@whittle/domain/knowledge/blocks';
import { workbookCell, workbookNumber } from '@whittle/domain/entities/csv/workbook-cell';
import mammoth from 'mammoth';
import readXlsxFile from 'read-excel-file/node';
import WordExtractor from 'word-extractor';
import { parseHtml } from '../../parse-html.ts';
import type { ElementLike } from './element-like.ts';
import { htmlBlocks } from './html-blocks.ts';
import { plainRow, type Reading, rowText, whole } from './reading.ts';
import { partTable, titleBlocks } from './table-head.ts';
import { readParts, unescapeXml } from './zip-parts.ts';

const edgePath = /^word\/(?:header|footer)\d*\.xml$/;

/** Headings, list items and rows of tables stay what they are. What stands in heads and feet comes last, each once. */
export async function* readDocx(bytes: Uint8Array): Reading {
  const withoutPictures = { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) };
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, withoutPictures);
  const edges = await readParts(bytes, (path) => edgePath.test(path));
  const texts = new Set([...edges.values()].flatMap(edgeTexts));
  yield whole([
    ...htmlBlocks(parseHtml(value).body, isNoteMark),
    ...[...texts].map((text): Block => ({ kind: 'text', text })),
  ]);
}

/** The numbers of notes in the text, and the arrows that lead back to them. */
const isNoteMark = (element: ElementLike) =>
  element.localName === 'a' &&
  /^(?:(?:foot|end)note|comment)-ref-/.test(element.getAttribute('id') ?? element.getAttribute('href')?.slice(1) ?? '');

/** Such as `Page 3 of 7`, with or without its numbers. */
const pageNumber = /^(?:(?:page|seite|p[áa]gina|страница|стр|s|p)\.?\s*)?\d*(?:\s*(?:\/|of|von|de|sur|из)\s*\d*)?$/iu;

/** Paragraphs of a head or foot; what is only a number is that of a page. */
const edgeTexts = (xml: string): string[] =>
  [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([\s\S]*?)<\/w:t>|<w:(?:br|tab)\b/g)]
        .map(([, text]) => unescapeXml(text ?? ' '))
        .join('')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text) && !pageNumber.test(text));

/** Word's format until 2003, with what stands in notes and boxes, and in heads and feet each once. */
export async function* readDoc(bytes: Uint8Array): Reading {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const texts = [document.getBody(), document.getTextboxes(), document.getFootnotes(), document.getEndnotes()];
  const edges = new Set(
    document
      .getHeaders()
      .split(/\n+/)
      .map((line) => line.trim()),
  );
  const blocks = [...texts, ...[...edges].filter((line) => /\p{L}/u.test(line) && !pageNumber.test(line))]
    .flatMap((text) => text.split(/\n+/))
    .map((line): Block => {
      // Cells of a table are parted by tabs.
      const cells = line.split('\t').filter((cell) => cell.trim() !== '');
      return { kind: cells.length > 1 ? 'row' : 'text', text: plainRow(cells) };
    });
  yield whole(blocks);
}

/** Each row with the column names of its sheet. Of several sheets each stands alone. */
export async function* readXlsx(bytes: Uint8Array): Reading {
  const sheets = (await readXlsxFile(Buffer.from(bytes), { parseNumber: workbookNumber })).map(({ sheet, data }) => {
    const rows = data
      .map((row, at) => ({ number: at + 1, cells: row.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    return { sheet, ...partTable(rows) };
  });
  const total = sheets.reduce((sum, { rest }) => sum + rest.length, 0);
  let done = 0;
  for (const { sheet, titles, head, rest } of sheets) {
    const start: Block[] = sheets.length > 1 ? [{ kind: 'start', title: sheet, address: null }] : [];
    const rows: Block[] = rest.map(({ number, cells }) => ({
      ...{ kind: 'row', row: number, text: rowText(head!.cells, cells) },
    }));
    const only: Block[] =
      rest.length === 0 && head ? [{ kind: 'row', row: head.number, text: plainRow(head.cells) }] : [];
    done += rest.length;
    const blocks = [...start, ...titleBlocks(titles.map(({ cells }) => plainRow(cells))), ...rows, ...only];
    yield { blocks, unit: 'rows', done, total: Math.max(total, 1) };
  }
}

/** Dates in sheets have no zone; midnight is a day without a time. */
function cellText(cell: unknown): string {
  const shown = workbookCell(cell);
  return shown === null || shown === undefined ? '' : String(shown as string | number | boolean);
}
