import type { Translate } from '../lib/texts.ts';

const plain = 'aceghijklmnopqrstuwyzACDEGHIJLNOPRSTUWYZ';
const dressed = 'åçéĝĥîĵķļɱñöþǫŕšţûŵýžÅÇÐÉĜĤÎĴĻÑÖÞŔŠŢÛŴÝŽ';

/** English that can still be read, a third longer and in brackets: what is not dressed so cannot be translated. */
export const pseudoLocale: Translate = (_name, english) => pseudoLocalised(english);

function pseudoLocalised<Text>(text: Text): Text {
  if (typeof text === 'string') return dress(text) as Text;
  if (typeof text === 'function') return ((...values: unknown[]) => pseudoLocalised(text(...values))) as Text;
  if (Array.isArray(text)) return text.map(pseudoLocalised) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, pseudoLocalised(part)])) as Text;
}

function dress(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = [...text].map((letter) => dressed[plain.indexOf(letter)] ?? letter).join('');
  return `[${letters}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}
