import { parse, type ParseError } from 'jsonc-parser';
import { isPlainObject } from '../entities/json.ts';

/**
 * A block that grew or is whole since the last look. `value` of one that grows is what can be read so far, of one that is
 * broken the text that is no JSON.
 */
export type AnswerChange = { blockId: string; isWhole: boolean; value: unknown; isBroken?: true };

/**
 * Reads the growing answer of a model: one object with a key for each block. Every character is looked at once; a value
 * is parsed when its end is there, and the one that grows only when somebody asks, so long answers stay cheap.
 */
export function createAnswerReader() {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let key: string | null = null;
  /** Characters of the key, or of the value, at the first level. */
  let part = '';
  let grown = createGrowingText();
  const whole = new Map<string, unknown>();
  let changed: AnswerChange[] = [];

  const endValue = () => {
    if (key === null) return;
    const text = part.trim();
    if (text !== '') {
      const { value, isBroken } = parseWhole(text);
      if (!isBroken) whole.set(key, value);
      changed.push({ blockId: key, isWhole: true, value: isBroken ? text : value, ...(isBroken && { isBroken }) });
    }
    key = null;
    part = '';
    grown = createGrowingText();
  };

  const take = (char: string) => {
    if (isInString) {
      part += char;
      if (isEscaped) isEscaped = false;
      else if (char === '\\') isEscaped = true;
      else if (char === '"') isInString = false;
      return;
    }
    // Words and fences around the object.
    if (depth === 0 && char !== '{') return;
    if (char === '{' || char === '[') {
      depth += 1;
      if (depth > 1) part += char;
      return;
    }
    if (char === '}' || char === ']') {
      if (depth === 1) endValue();
      else part += char;
      depth -= 1;
      return;
    }
    if (depth === 1 && key === null && char === ':') {
      const name = parseLoosely(part.trim());
      key = typeof name === 'string' ? name : part.trim();
      part = '';
      return;
    }
    if (depth === 1 && char === ',') {
      endValue();
      part = '';
      return;
    }
    if (char === '"') isInString = true;
    part += char;
  };

  return {
    add(text: string) {
      for (const char of text) take(char);
    },
    /** What became whole since the last call, and last the block that grows, as far as it can be read. */
    changes(): AnswerChange[] {
      const news = changed;
      changed = [];
      if (key !== null && part.trim() !== '')
        news.push({ blockId: key, isWhole: false, value: grown.read(part) ?? parseLoosely(part) });
      return news;
    },
    /** The key whose value the text has no end of; null after a whole answer, or before its first value. */
    openKey: (): string | null => (key !== null && part.trim() !== '' && parseWhole(part).isBroken ? key : null),
    /** Every whole value. */
    values: (): Readonly<Record<string, unknown>> => Object.fromEntries(whole),
  };
}

/**
 * A text that grows inside its quotes: only what came since the last look is read. `read` takes everything so far and
 * answers null for what is no text.
 */
function createGrowingText() {
  let readTo = 0;
  let text = '';
  return {
    read(raw: string): string | null {
      if (readTo === 0) {
        const start = raw.search(/\S/);
        if (raw[start] !== '"') return null;
        readTo = start + 1;
      }
      // An escape that is not whole yet waits.
      const news = raw.slice(readTo).replace(/(?<!\\)((?:\\\\)*)\\(?:u[0-9a-f]{0,3})?$/i, '$1');
      try {
        text += JSON.parse(
          `"${news.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`,
        ) as string;
      } catch {
        return null;
      }
      readTo += news.length;
      return text;
    },
  };
}

/**
 * The answer of a model once it is all there: the object without the words and fences around it, without the schema that
 * some models answer inside, and closed where it was cut off. Null when there is no object at all.
 */
export function readWholeAnswer(text: string, blockIds: readonly string[]): Readonly<Record<string, unknown>> | null {
  const start = text.indexOf('{');
  if (start === -1) return null;
  const value = parseLoosely(text.slice(start));
  if (!isPlainObject(value)) return null;
  const isAnswer = (one: unknown): one is Record<string, unknown> =>
    isPlainObject(one) && blockIds.some((id) => Object.hasOwn(one, id));
  if (isAnswer(value)) return value;
  return ['properties', 'answer', 'result', 'output', 'data'].map((name) => value[name]).find(isAnswer) ?? null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value whose end is there. It may have comments, trailing commas, and line breaks that nobody escaped; what is wrong in
 * any other way could only be read in part, which is worse than not at all.
 */
function parseWhole(text: string): { value: unknown; isBroken: boolean } {
  const errors: ParseError[] = [];
  const value = parse(withEscapedBreaks(text), errors, { allowTrailingComma: true }) as unknown;
  return { value, isBroken: errors.length > 0 };
}

/** The text with the line breaks and tabs inside its strings escaped, which some models forget. */
function withEscapedBreaks(text: string): string {
  if (isJson(text)) return text;
  let isInString = false;
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (isInString && char === '\\') escaped += char + (text[(at += 1)] ?? '');
    else {
      if (char === '"') isInString = !isInString;
      escaped += (isInString && breaks[char]) || char;
    }
  }
  return escaped;
}

const breaks: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** JSON that may be cut off, and may have trailing commas and comments. */
const parseLoosely = (text: string): unknown =>
  parse(withEscapedBreaks(text), [], { allowTrailingComma: true }) as unknown;
