/** Characters as they stand in the code and what they mean there: `&amp;` stands for `&`. */
export type WrittenCharacter = { value: string; start: number; end: number };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  cent: '¢',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  check: '✓',
};

const entity = /^&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,30}));/;

/** What an entity at the beginning stands for. One that is not in the list is kept as it is written. */
function readEntity(raw: string): { value: string; length: number } | null {
  const found = entity.exec(raw);
  if (!found) return null;
  const [all, decimal, hex, name] = found;
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  const isCharacter = code !== null && code <= 0x10_ffff && (code < 0xd8_00 || code > 0xdf_ff);
  const value = code === null ? entities[name!] : isCharacter ? String.fromCodePoint(code) : undefined;
  return { value: value ?? all, length: all.length };
}

/** The text between tags, without its outer space; a line break with the space around it counts as one blank. */
export function readJsxText(code: string, start: number, end: number): WrittenCharacter[] {
  const raw = code.slice(start, end);
  const from = raw.search(/\S/);
  if (from < 0) return [];
  const characters: WrittenCharacter[] = [];
  const last = raw.trimEnd().length;
  for (let at = from; at < last;) {
    const broken = /^[ \t]*(?:\r\n|[\n\r])\s*/.exec(raw.slice(at, last));
    const known = broken ? { value: ' ', length: broken[0].length } : readOne(raw, at);
    characters.push({ value: known.value, start: start + at, end: start + at + known.length });
    at += known.length;
  }
  return characters;
}

/** The text of an attribute between its quotes. */
export function readJsxString(code: string, start: number, end: number): WrittenCharacter[] {
  const characters: WrittenCharacter[] = [];
  const raw = code.slice(start, end);
  for (let at = 0; at < raw.length;) {
    const { value, length } = readOne(raw, at);
    characters.push({ value, start: start + at, end: start + at + length });
    at += length;
  }
  return characters;
}

function readOne(raw: string, at: number): { value: string; length: number } {
  const known = raw[at] === '&' ? readEntity(raw.slice(at, at + 40)) : null;
  if (known) return known;
  const value = String.fromCodePoint(raw.codePointAt(at)!);
  return { value, length: value.length };
}

/** A `&` that would be read as the beginning of an entity. */
const ambiguous = /&(?=#\d|#[xX][\da-fA-F]|[a-zA-Z]\w*;)/g;

const escapes: Readonly<Record<string, string>> = { '{': '&#123;', '}': '&#125;', '<': '&lt;', '>': '&gt;' };

/** One line of text as it is written between tags. */
export const writeJsxText = (text: string): string =>
  text.replace(ambiguous, '&amp;').replace(/[{}<>]/g, (one) => escapes[one]!);

export const writeJsxString = (text: string, quote: string): string =>
  text.replace(ambiguous, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');

/** Text between the quotes of a string or the ticks of a template. */
export function writeString(text: string, quote: string): string {
  const safe = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return quote === '`' ? safe.replaceAll('${', '\\${') : safe.replaceAll('\n', '\\n');
}
