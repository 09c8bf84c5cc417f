import { bare, child, children, constantText, type SyntaxNode, text as memberText } from '../source-code/syntax.ts';
import type { FoundElement } from './find-element.ts';
import type { OwnText } from './change-text.ts';
import { readJsxString, writeJsxString, writeString } from './written-text.ts';

/** What components call the words that they show. */
const wordy = /(?:^|[a-z])(?:title|subtitle|label|text|description|heading|caption|message|hint|tagline|summary)$/i;

const isComponent = (name: string) => /^[A-Z]|\./.test(name);

/** The words that a component is given by its attributes: `<PageHeader title="Overview" />`. */
export function attributeTexts(code: string, { name, opening }: FoundElement): OwnText[] {
  if (!isComponent(name)) return [];
  return children(opening, 'attributes').flatMap((one) => {
    const label = one.type === 'JSXAttribute' ? memberText(child(one, 'name'), 'name') : null;
    const value = child(one, 'value');
    return label !== null && value && wordy.test(label) ? (attributeText(code, label, value) ?? []) : [];
  });
}

function attributeText(code: string, label: string, value: SyntaxNode): OwnText | null {
  const isString = value.type === 'Literal';
  const literal = isString ? value : bare(child(value, 'expression'));
  const words = constantText(literal);
  if (!literal || words === null) return null;
  const quote = code[literal.start]!;
  const place = { start: literal.start + 1, end: literal.end - 1 };
  const now = isString
    ? readJsxString(code, place.start, place.end)
        .map((one) => one.value)
        .join('')
    : words;
  const write = isString ? writeJsxString : writeString;
  return { label, value: now, replace: (text) => (text === now ? [] : [{ ...place, text: write(text, quote) }]) };
}
