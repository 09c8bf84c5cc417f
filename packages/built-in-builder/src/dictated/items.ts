import { fieldWords } from '../reading/lexicon/field-words.ts';
import { germanFieldWords } from '../reading/lexicon/german-field-words.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { germanTypeOf } from '../recognise/german-field-type.ts';

/** Splits where the mark stands outside of brackets; a comma between digits is none. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      mark.lastIndex = at;
      const found = mark.exec(text);
      if (!found) continue;
      parts.push(text.slice(from, at));
      at += found[0].length - 1;
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const comma = /[;,](?!\d)/y;
const and = /(?<=\s)(?:and|und|plus|sowie|as well as)(?=\s)/iy;
/** "colour / black and white", "between 1 and 5", "date and time": the word is part of what is said. */
const isJoined = /\/|:|\bbetween\b|\bzwischen\b|^(?:date and time|datum und uhrzeit)$/i;
/** "botanical and common name", "first and last name": both have the word at the end. */
const twoOfOne =
  /^((?:the |its |their )?[\p{L}-]+) (?:and|und) ([\p{L}-]+) (names?|dates?|times?|prices?|numbers?|address(?:es)?)$/iu;

/** Whether an item is what lists have by its words. */
export function isFieldLike(item: string): boolean {
  if (/(?:yes ?(?:\/|or) ?no|ja ?(?:\/|oder) ?nein)\)?$/i.test(item) || /\([^()]*[/,][^()]*\)$/.test(item)) return true;
  const bare = item
    .replace(/\s*[(:].*$/, '')
    .toLowerCase()
    .trim();
  const words = bare.split(/\s+/);
  return (
    words.some((word) => fieldWords.has(word) || germanFieldWords.has(word)) ||
    fieldTypeOf(bare) !== 'text' ||
    germanTypeOf(bare) !== null ||
    /^(?:make|brand|model|modell|kind|art|from|to|until|von|bis|start|ende|hersteller|marke|hall|stage|level)$/.test(
      bare,
    )
  );
}

/** The names in a written list of fields, each with the choices that are written behind it. */
export function itemsOf(text: string): string[] {
  const items = splitOutside(text, comma)
    .map((item) => item.replace(/^(?:and|und|plus|sowie|or|oder|also|auch|then|dann)\s+/i, ''))
    .flatMap((item) => {
      const two = twoOfOne.exec(item);
      if (two) return [`${two[1]} ${two[3]!.replace(/s$/, '')}`, `${two[2]} ${two[3]!.replace(/s$/, '')}`];
      const [first = '', ...others] = splitOutside(item, and);
      const isOne = isJoined.test(item.replace(/\([^()]*\)/g, '')) && (/[/:]/.test(first.replace(/\([^()]*\)/g, '')) || !others.some((one) => one.includes('/'))); // prettier-ignore
      return isOne ? [item] : [first, ...others];
    });
  return withChoices(items);
}

const opensChoices = /^(\p{L}[^:(]{1,40}):\s*([^:/()]+)$/u;
const opensNumbers = /^(?!.*\b(?:max|min|from|to|von|bis)\b)(\p{L}[\p{L} -]{1,30}) (\d+)$/u;
const furtherNumber = /^(\d+)(?: (?:or|oder|and|und) (\d+))?(?: ?[\p{L}°%²]+)?$/u;

/** "habitat: woodland, river, building" and "distance 18, 30, 50 or 70 metres" are one field each. */
function withChoices(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const [, name, first] = opensChoices.exec(item) ?? [];
    const [, counted, number] = opensNumbers.exec(item) ?? [];
    const choices: string[] = [];
    if (name && first) while (at + 1 < items.length && isChoice(items[at + 1]!)) choices.push(items[++at]!);
    else if (counted && number)
      while (at + 1 < items.length && furtherNumber.test(items[at + 1]!)) {
        const [, one, other] = furtherNumber.exec(items[++at]!)!;
        choices.push(one!, ...(other ? [other] : []));
      }
    if (choices.length === 0) joined.push(item);
    else joined.push(`${(name ?? counted)!.trim()} (${[(first ?? number)!, ...choices].join(', ')})`);
  }
  return joined;
}

const isChoice = (item: string): boolean =>
  !/[(:/]/.test(item) && item.split(' ').length <= 3 && !isFieldLike(item) && !/^(?:a|an|the|some|ein|eine|who|what|when|how|wer|wann|wie)\s/i.test(item); // prettier-ignore
