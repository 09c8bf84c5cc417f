import type { CodeError } from './app-facts.ts';

/** One small change to try. */
export type SyntaxStep = { code: string; told: string };

type ErrorsOf = (code: string) => readonly CodeError[];

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What could be meant at the first place that the parser complains of, the likeliest first. */
export function* syntaxSteps(code: string, errors: readonly CodeError[], errorsOf: ErrorsOf): Generator<SyntaxStep> {
  const [error] = errors;
  if (!error) return;
  const at = error.places[0]?.start ?? code.length;
  yield* leftovers(code, at);
  yield* comments(code, at);
  yield* signs(code, at);
  yield* closingTags(code, error);
  yield* expected(code, error, at);
  yield* quotes(code, error, at);
  yield* words(code, at);
  yield* openElements(code, error, at, errorsOf);
  yield* rest(code, at);
}

/** Fences of markdown and tags of the reply that ended up inside the file. */
function* leftovers(code: string, at: number): Generator<SyntaxStep> {
  const words = /^(?:[A-Z][^\n;{}()=]*[.:!][^\S\n]*\n\s*)+(?=import |export |const |function |\/\/|['"]use )/.exec(
    code,
  )?.[0];
  if (words !== undefined && at < words.length) {
    yield { code: code.slice(words.length), told: 'Took words of the reply out of the file.' };
  }
  const leftover = /^[ \t]*(?:```+\w*|<\/?(?:action|action-group|search|replace|file|content)\b[^>\n]*>)[ \t]*$/gm;
  if (!leftover.test(code)) return;
  const told = 'Took out what belongs around the file and not into it.';
  const { start, end } = lineOf(code, at);
  const line = code.slice(start, end);
  if (line.replace(leftover, '').trim() === '') yield { code: code.slice(0, start) + code.slice(end + 1), told };
  // Words around a fence are the reply's own.
  const fenced = /^```\w*[ \t]*\n([\s\S]*?)^```[ \t]*$/m.exec(code)?.[1];
  if (fenced !== undefined && fenced.length > code.length / 2) yield { code: fenced, told };
  yield { code: code.replace(leftover, ''), told };
}

function* comments(code: string, at: number): Generator<SyntaxStep> {
  const from = code.lastIndexOf('<!--', at + 3);
  if (from < 0 || at - from > 4) return;
  const end = code.indexOf('-->', from);
  if (end < 0) return;
  const words = code
    .slice(from + 4, end)
    .replaceAll('*/', '* /')
    .trim();
  yield {
    code: `${code.slice(0, from)}{/* ${words} */}${code.slice(end + 3)}`,
    told: 'Wrote a comment the way JSX has them.',
  };
}

/** Names of CSS as keys, `{ background-color: 'red' }`, and a `<` between words that opens no element. */
function* signs(code: string, at: number): Generator<SyntaxStep> {
  const { start, end } = lineOf(code, at);
  const line = code.slice(start, end);
  const keys = line.replace(/(?<=[{,]\s*|^\s*)([a-z]+(?:-[a-z]+)+)(?=\s*:)/g, (name) =>
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  if (keys !== line)
    yield { code: code.slice(0, start) + keys + code.slice(end), told: 'Wrote names of CSS as React has them.' };
  const less = code.slice(Math.max(start, at - 2), at + 1).lastIndexOf('<');
  const place = Math.max(start, at - 2) + less;
  if (less >= 0 && /^<[\s\d=]/.test(code.slice(place))) {
    yield { code: `${code.slice(0, place)}&lt;${code.slice(place + 1)}`, told: 'Wrote “<” as text.' };
  }
}

/** `<p><b>text</p>`, `<br>` and `a < b` between tags. */
function* closingTags(code: string, { message, places }: CodeError): Generator<SyntaxStep> {
  const name = /^Expected corresponding JSX closing tag for '(.+)'/.exec(message)?.[1];
  const isFragment = message.startsWith('Expected corresponding closing tag for JSX fragment');
  const [closing, opening] = places;
  if ((name === undefined && !isFragment) || !closing || !opening) return;
  const close = code.lastIndexOf('</', closing.start);
  if (close < 0) return;
  const openEnd = name === undefined ? opening.end : endOfTag(code, opening.end);
  if (name !== undefined && voidElements.has(name) && openEnd > 0) {
    yield { code: `${code.slice(0, openEnd)} /${code.slice(openEnd)}`, told: `Closed <${name}>.` };
    return;
  }
  if (name !== undefined && /<\s$/.test(code.slice(0, opening.start))) {
    const less = code.lastIndexOf('<', opening.start);
    yield { code: `${code.slice(0, less)}{'<'}${code.slice(less + 1)}`, told: 'Wrote “<” as text.' };
  }
  const tag = `</${name ?? ''}>`;
  const closeEnd = code.indexOf('>', close) + 1;
  const wrong = code.slice(close + 2, closeEnd - 1).trim();
  const isOpen = new RegExp(`<${wrong.replace(/[^\w.]/g, '')}[\\s>]`).test(code.slice(0, opening.start));
  const insert = { code: code.slice(0, close) + tag + code.slice(close), told: `Closed <${name ?? ''}>.` };
  const replace = {
    code: code.slice(0, close) + tag + code.slice(closeEnd),
    told: `Closed <${name ?? ''}> by its name.`,
  };
  yield* isOpen ? [insert, replace] : [replace, insert];
}

/** Where the tag ends whose name ends at `from`; braces and quotes may hold `>` too. */
function endOfTag(code: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < code.length; at += 1) {
    const char = code[at]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (depth === 0 && /["']/.test(char)) quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (char === '>' && depth === 0) return at;
  }
  return -1;
}

/** A bracket or comma that the parser misses. */
function* expected(code: string, { message }: CodeError, at: number): Generator<SyntaxStep> {
  const found = /^Expected `(.+?)`(?: or `(.+?)`)? but found `(.+)`/.exec(message);
  if (!found) return;
  const [, first = '', second, instead] = found;
  for (const sign of [second, first]) {
    if (sign === undefined || !/^[)\]},;:]$/.test(sign)) continue;
    if (sign === ':' && instead === '}') {
      yield { code: `${code.slice(0, at)} : null${code.slice(at)}`, told: 'Gave a condition its other side: nothing.' };
      continue;
    }
    const told = instead === 'EOF' ? 'Closed what was left open at the end of the file.' : `Added a missing “${sign}”.`;
    yield { code: `${code.slice(0, at).trimEnd()}${sign}${code.slice(at - spaceBefore(code, at))}`, told };
  }
}

const spaceBefore = (code: string, at: number) => at - code.slice(0, at).trimEnd().length;

function* quotes(code: string, { message }: CodeError, at: number): Generator<SyntaxStep> {
  const { start, end } = lineOf(code, at);
  const line = code.slice(start, end);
  const withLine = (text: string) => code.slice(0, start) + text + code.slice(end);
  if (/^Invalid Character `[“”„‘’]`/.test(message)) {
    const straight = line.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
    yield { code: withLine(straight), told: 'Replaced typographic quotation marks around texts.' };
  }
  const escaped = line.replace(/(\p{L})'(\p{L})/gu, "$1\\'$2");
  if (escaped !== line) yield { code: withLine(escaped), told: 'Escaped an apostrophe inside a text.' };
  const opened = /="([^"<>{}=]*?)(\s+\w+=|\s*\/?>)/.exec(line);
  if (message.startsWith('Unterminated string') && opened) {
    const to = opened.index + 2 + opened[1]!.length;
    yield { code: withLine(`${line.slice(0, to)}"${line.slice(to)}`), told: 'Closed a text that was left open.' };
  }
}

const misspelt: [RegExp, string, string][] = [
  [/\bexports\s+default\b/, 'export default', 'Corrected “exports default”.'],
  [/\bexport\s+defualt\b/, 'export default', 'Corrected “export defualt”.'],
  [/\b(?:funtion|fucntion|functon)\b/, 'function', 'Corrected the word “function”.'],
  [/\b(?:cosnt|conts)\b/, 'const', 'Corrected the word “const”.'],
  [/\bretrun\b/, 'return', 'Corrected the word “return”.'],
];

function* words(code: string, at: number): Generator<SyntaxStep> {
  const { start, end } = lineOf(code, at);
  for (const [wrong, right, told] of misspelt) {
    const line = code.slice(start, end);
    if (wrong.test(line)) yield { code: code.slice(0, start) + line.replace(wrong, right) + code.slice(end), told };
  }
}

/** An element that is open where the code around it ends: a closing tag that fits nothing makes the parser say its name. */
function* openElements(code: string, error: CodeError, at: number, errorsOf: ErrorsOf): Generator<SyntaxStep> {
  if (error.message.startsWith('Adjacent JSX elements')) {
    const open = code.lastIndexOf('(', at);
    if (open >= 0)
      yield { code: `${code.slice(0, open + 1)}<>${code.slice(open + 1)}`, told: 'Put a fragment around.' };
    return;
  }
  if (code[at] === '>') yield { code: `${code.slice(0, at)}{'>'}${code.slice(at + 1)}`, told: 'Wrote “>” as text.' };
  const end = code.slice(0, at).trimEnd().length;
  const isEnd = code.slice(at).trim() === '';
  if (!isEnd && !/Did you mean `\{'[}>]'\}`/.test(error.message)) return;
  const before = isEnd ? end : code[end - 1] === ')' ? code.slice(0, end - 1).trimEnd().length : end;
  const asked = errorsOf(`${code.slice(0, before)}</whittle-asks>${code.slice(before)}`);
  for (const { message } of asked) {
    const name = /^Expected corresponding JSX closing tag for '(.+)'/.exec(message)?.[1];
    const isFragment = message.startsWith('Expected corresponding closing tag for JSX fragment');
    if (name === undefined && !isFragment) continue;
    const tag = `</${name ?? ''}>`;
    yield { code: code.slice(0, before) + tag + code.slice(before), told: `Closed <${name ?? ''}>.` };
    return;
  }
}

/** Signs that close nothing. */
function* rest(code: string, at: number): Generator<SyntaxStep> {
  if (/^[\s)}\];]+$/.test(code.slice(at))) {
    yield { code: `${code.slice(0, at).trimEnd()}\n`, told: 'Took out brackets that close nothing.' };
  }
  if (/^[)}\]]/.test(code.slice(at))) {
    yield { code: code.slice(0, at) + code.slice(at + 1), told: 'Took out a bracket that closes nothing.' };
  }
}

function lineOf(code: string, at: number): { start: number; end: number } {
  const start = code.lastIndexOf('\n', at - 1) + 1;
  const end = code.indexOf('\n', at);
  return { start, end: end < 0 ? code.length : end };
}
