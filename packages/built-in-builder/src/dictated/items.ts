import { fieldWords } from '../reading/lexicon/field-words.ts';
import { germanFieldWords } from '../reading/lexicon/german-field-words.ts';
import { twoOfOne, withNumbers } from '../reading/joined-items.ts';
import { splitOutside } from '../reading/split-outside.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { germanTypeOf } from '../recognise/german-field-type.ts';

const comma = /[;,](?!\d)/y;
const and = /(?<=\s)(?:and|und|plus|sowie|as well as)(?=\s)/iy;
/** "colour / black and white", "between 1 and 5", "date and time": the word is part of what is said. */
const isJoined = /\/|:|\bbetween\b|\bzwischen\b|^(?:date and time|datum und uhrzeit)$/i;
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
      const two = twoOfOne(item);
      if (two) return two;
      const [first = '', ...others] = splitOutside(item, and);
      const isOne = isJoined.test(item.replace(/\([^()]*\)/g, '')) && (/[/:]/.test(first.replace(/\([^()]*\)/g, '')) || !others.some((one) => one.includes('/'))); // prettier-ignore
      return isOne ? [item] : [first, ...others];
    });
  return withNumbers(withChoices(items));
}

const opensChoices = /^(\p{L}[^:(]{1,40}):\s*([^:/()]+)$/u;
/** "habitat: woodland, river, building" is one field. */
function withChoices(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const [, name, first] = opensChoices.exec(items[at]!) ?? [];
    const choices: string[] = [];
    while (name && at + 1 + choices.length < items.length && isChoice(items[at + 1 + choices.length]!)) choices.push(items[at + 1 + choices.length]!); // prettier-ignore
    joined.push(choices.length === 0 ? items[at]! : `${name!.trim()} (${[first!, ...choices].join(', ')})`);
    at += choices.length;
  }
  return joined;
}

const isChoice = (item: string): boolean =>
  !/[(:/]/.test(item) && item.split(' ').length <= 3 && !isFieldLike(item) && !/^(?:a|an|the|some|ein|eine|who|what|when|how|wer|wann|wie)\s/i.test(item); // prettier-ignore
