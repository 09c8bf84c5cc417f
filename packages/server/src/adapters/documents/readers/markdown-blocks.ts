import type { Block } from '@whittle/domain/knowledge/blocks';
import { plainRow, rowText } from './reading.ts';

const heading = /^ {0,3}(#{1,6})[ \t](.*)$/;
const closing = /(?<![ \t#])[ \t#]+$/;
const fence = /^ {0,3}(```|~~~)/;
const tableLine = /\|/;
const tableRule = /^(?:\s*\|)?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/;

/** Markdown by its headings, paragraphs, list items and rows of tables. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  let paragraph: string[] = [];
  let isCode = false;
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', text: paragraph.join('\n') });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (fence.test(line)) isCode = !isCode;
    else if (isCode) paragraph.push(line);
    else if (heading.test(line)) {
      flush();
      const [, marks = '', title = ''] = heading.exec(line)!;
      blocks.push({ kind: 'heading', level: marks.length, text: plain(title.replace(closing, '').trimStart()) });
    } else if (tableLine.test(line) && tableRule.test(lines[at + 1] ?? '') && lines[at + 1]!.includes('-')) {
      flush();
      const headers = cellsOf(line);
      at += 2;
      for (let row = 1; at < lines.length && tableLine.test(lines[at]!); row += 1, at += 1) {
        const cells = cellsOf(lines[at]!);
        const words = headers.some((name) => name !== '') ? rowText(headers, cells) : plainRow(cells);
        if (words !== '') blocks.push({ kind: 'row', row, text: words });
      }
      at -= 1;
    } else if (line.trim() === '') flush();
    else paragraph.push(plain(line));
  }
  flush();
  return blocks;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()));

/** Without the marks of links, pictures and emphasis. */
const plain = (text: string) =>
  text.replaceAll(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1').replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2');
