import type { SyntaxNode } from '@whittle/domain/source-code/syntax';
import { jsxText, quote } from '../generate/code.ts';
import { valueAt, valuePattern, type Translate } from './phrases.ts';
import { textsIn, type SourceText } from './source-texts.ts';

type Test = (text: string) => boolean;
type Edit = { start: number; end: number; text: string };

/** The source with its texts in the other language, and the texts that nobody could translate. */
export function translatedSource(
  path: string,
  source: string,
  { translate, isKept, isName }: { translate: Translate; isKept: Test; isName: Test },
): { content: string; left: string[] } {
  const texts = textsIn(path, source);
  const edits: Edit[] = [];
  const left: string[] = [];
  /** What stands between two places, with what is translated inside. */
  const between = (start: number, end: number): string => {
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
    const outer = inside.filter((edit) => !inside.some((one) => one !== edit && holds(one, edit)));
    let result = '';
    let at = start;
    for (const edit of outer.toSorted((a, b) => a.start - b.start)) {
      result += source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return result + source.slice(at, end);
  };
  const codeOf = ({ start, end }: SyntaxNode): string => between(start, end);
  // those inside of others come later in the list, and are written first
  for (const text of texts.toReversed()) {
    const words = text.parts.map((part, index) => (typeof part === 'string' ? part : valueAt(index))).join('');
    const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words)!;
    if (text.parts.every((part) => typeof part !== 'string' || !/\p{L}/u.test(part) || isKept(part.trim()))) continue;
    if (text.place === 'code' && text.parts.length === 1 && (isName(core) || /^[a-z][\w-]*$/.test(words))) continue;
    const said = translate(core);
    if (said === null) {
      left.push(...untranslated(text, core));
      continue;
    }
    if (said === core) continue;
    const parts = (before + said + after)
      .split(valuePattern)
      .map((piece, index): string | Value =>
        index % 2 === 0 ? piece : { code: codeOf(text.parts[Number(piece)] as SyntaxNode) },
      );
    edits.push({ start: text.start, end: text.end, text: written(text, parts, source) });
  }
  return { content: between(0, source.length), left: left.toReversed() };
}

type Value = { code: string };

const allValues = new RegExp(valuePattern.source, 'g');
const holds = (outer: Edit, inner: Edit): boolean =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

function written(text: SourceText, parts: readonly (string | Value)[], source: string): string {
  const shown = parts.filter((part) => part !== '');
  if (text.place === 'attribute') {
    const value = String(shown[0]);
    return /["{}<>&\\\n]/.test(value) ? `{${quote(value)}}` : `"${value}"`;
  }
  if (text.place === 'tags') {
    const raw = source.slice(text.start, text.end);
    const [lead = ''] = /^\s*\n\s*/.exec(raw) ?? [];
    const [trail = ''] = /\s*\n\s*$/.exec(raw) ?? [];
    const first = lead && typeof shown[0] === 'string' && shown[0].startsWith(' ') ? "{' '}" : '';
    const isSpaced = trail !== '' && typeof shown.at(-1) === 'string' && /\s$/.test(String(shown.at(-1)));
    const body = shown.map((part) => (typeof part === 'string' ? jsxText(part) : `{${part.code}}`)).join('');
    return (
      lead +
      first +
      (lead ? body.trimStart() : body).replace(isSpaced ? /\s+$/ : /$^/, '') +
      (isSpaced ? "{' '}" : '') +
      trail
    );
  }
  if (source[text.start] === '`')
    return `\`${shown.map((part) => (typeof part === 'string' ? part.replace(/[`\\]|\$\{/g, '\\$&') : `\${${part.code}}`)).join('')}\``;
  const pieces = shown.map((part) => (typeof part === 'string' ? quote(part) : part.code));
  const isNumberFirst = typeof shown[0] !== 'string' && typeof shown[1] !== 'string' && shown.length > 1;
  return [...(isNumberFirst ? ["''"] : []), ...pieces].join(' + ');
}

/** What a reader would take for English: several words, or one with a capital. */
const untranslated = (text: SourceText, core: string): string[] => {
  const bare = core.replace(allValues, '…');
  if (/^(?:[a-z-]+\(|Arrow[A-Z])/.test(bare)) return [];
  const looksSaid = text.place !== 'code' || /\p{L}{2,} \p{L}/u.test(bare) || /^\p{Lu}\p{Ll}+/u.test(bare);
  return looksSaid ? [bare] : [];
};
