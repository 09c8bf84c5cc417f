import { analyse } from 'chardet';
import { type CsvEncoding, csvEncodings } from './encodings.ts';

/** How many bytes of a file are worth looking at. */
export const encodingSampleBytes = 65_536;

const isKnown = (name: string): name is CsvEncoding => Object.hasOwn(csvEncodings, name);

/** Names of the detector for what browsers call otherwise; ISO-8859-1 reads as Windows-1252 there, as on the web. */
const aliases: Record<string, CsvEncoding> = {
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  'iso-2022-jp': 'shift_jis',
};

/** Guesses how the beginning of a file is encoded: its byte order mark, valid UTF-8, zero bytes, then statistics. */
export function detectEncoding(head: Uint8Array): CsvEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = zeroBytes(head);
  if (zeros.odd > head.length / 8) return 'utf-16le';
  if (zeros.even > head.length / 8) return 'utf-16be';
  if (isUtf8(head)) return 'utf-8';
  for (const { name } of analyse(head)) {
    const label = name.toLowerCase();
    const encoding = aliases[label] ?? label;
    if (isKnown(encoding) && encoding !== 'utf-8' && !encoding.startsWith('utf-16')) return encoding;
  }
  return 'windows-1252';
}

/** The encoding of a whole file. Where its beginning is plain ASCII, the first other letter tells. */
export function encodingOf(bytes: Uint8Array): CsvEncoding {
  const head = bytes.subarray(0, encodingSampleBytes);
  const encoding = detectEncoding(head);
  if (encoding !== 'utf-8' || firstBeyondAscii(head) !== -1) return encoding;
  const other = firstBeyondAscii(bytes);
  return other === -1 ? encoding : detectEncoding(bytes.subarray(other, other + encodingSampleBytes));
}

/** Where the first byte beyond ASCII is: before it every encoding reads alike. -1 where there is none. */
export function firstBeyondAscii(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! > 0x7f) return at;
  return -1;
}

function zeroBytes(head: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  return zeros;
}

/**
 * A character that the end of the sample cuts in two does not count against it, and a few letters that are damaged do not
 * make another encoding of a file: letters of others hardly ever happen to be UTF-8.
 */
function isUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const unread = text.match(/\uFFFD/g)?.length ?? 0;
  return unread === 0 || (text.match(/(?!\uFFFD)\P{ASCII}/gu)?.length ?? 0) > unread;
}
