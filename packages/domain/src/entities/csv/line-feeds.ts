/**
 * Ends of lines that are carriage returns alone, as in files of old Macs and in files put together out of several, as line
 * feeds. Those within quotes belong to their text. A return at the end may be the first half of a line's end.
 */
export function withLineFeeds(text: string, { delimiter, isLast }: { delimiter: string; isLast: boolean }): string {
  if (!/\r(?!\n)/.test(text)) return text;
  let written = '';
  let copied = 0;
  let isStart = true;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else isQuoted = false;
      continue;
    }
    if (sign === '"' && isStart) isQuoted = true;
    const isReturn = sign === '\r' && text[at + 1] !== '\n' && (isLast || at + 1 < text.length);
    if (isReturn) {
      written += `${text.slice(copied, at)}\n`;
      copied = at + 1;
    }
    isStart = sign === delimiter || sign === '\n' || isReturn || (isStart && sign === '\uFEFF');
  }
  return written + text.slice(copied);
}
