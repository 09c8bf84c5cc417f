import type { Block } from '@whittle/domain/knowledge/blocks';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { readCsv } from '@whittle/domain/entities/csv/read-csv';
import { readPlain } from '../../files-to-text/readers/read-plain.ts';
import { DocumentError } from '../documents.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { plainRow, type Reading, rowText, whole } from './reading.ts';
import { tableStart, titleBlocks } from './table-head.ts';

const sliceChars = 262_144;
/** Excel's line that names the delimiter. */
const delimiterLine = /^\uFEFF?"?sep=/i;

export async function* readText(bytes: Uint8Array): Reading {
  const paragraphs = readPlain(bytes)
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/);
  yield whole(paragraphs.map((text): Block => ({ kind: 'text', text })));
}

export async function* readMarkdown(bytes: Uint8Array): Reading {
  yield whole(markdownBlocks(readPlain(bytes)));
}

/** Each row with its column names. CTX-18 */
export async function* readCsvRows(bytes: Uint8Array): Reading {
  const text = readPlain(bytes);
  const start = tableStart(text.slice(0, sliceChars));
  const delimiter = detectDelimiter(text.slice(start, start + sliceChars));
  let at = start;
  const slices = (async function* () {
    for (; at < text.length; at += sliceChars) yield text.slice(at, at + sliceChars);
  })();
  const above = text
    .slice(0, start)
    .split('\n')
    .filter((line) => !delimiterLine.test(line));
  let titles = titleBlocks(above.map((line) => plainRow(line.split(delimiter))));
  let done = 0;
  for await (const { headers, headerProblem, rows } of readCsv(slices, { delimiter })) {
    if (headerProblem !== null || headers.length === 0) throw new DocumentError('csv-empty');
    const blocks: Block[] = [
      ...titles,
      ...rows.map(({ line, cells }): Block => ({ kind: 'row', row: line, text: rowText(headers, cells) })),
    ];
    titles = [];
    done += rows.length;
    // How many rows there are is guessed from those that were read.
    const total = at < text.length && at > 0 ? Math.max(done, Math.round((done * text.length) / at)) : done;
    yield { blocks, unit: 'rows', done, total };
  }
  if (done === 0) throw new DocumentError('csv-empty');
}
