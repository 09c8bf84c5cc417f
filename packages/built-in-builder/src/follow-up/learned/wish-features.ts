import type { Feature } from '../../reading/learned/linear.ts';
import { coloursIn } from '../../reading/colours.ts';
import { lexiconOf, type Marked } from './marked.ts';

/** How far apart words of two kinds may stand and still be seen together. */
const nearby = 4;
/** Of longer words their beginning as well, so that forms and compounds are known by it. */
const beginning = 5;

/** Each counts less where there are many, so that long messages are not surer than short ones. */
function scaled(names: ReadonlySet<string>): Feature[] {
  const value = 4 / Math.sqrt(names.size);
  return [...names].map((name) => [name, value] as const);
}

/** What speaks for one wish or another: words alone, in twos, and what is named of the app. */
export function wishFeatures({ text, pieces, lists, fields, pages, options, ruled }: Marked): Feature[] {
  const found = new Set<string>();
  const signs = pieces.map(({ sign }) => sign);
  const words = signs.filter((sign) => /[\p{L}<]/u.test(sign));
  signs.forEach((sign) => found.add(sign));
  const asking = pieces.filter(({ asks }) => asks);
  const isParted = asking.length < pieces.length;
  if (isParted) {
    for (const { sign, says } of asking) {
      found.add(`asks ${sign}`);
      for (const name of says) found.add(`asks =${name}`);
    }
    const own = asking.filter(({ sign }) => /[\p{L}<]/u.test(sign)).map(({ sign }) => sign);
    for (const [at, next] of own.slice(1).entries()) found.add(`asks ${own[at]} ${next}`);
    found.add(`asks begins ${own[0]}`);
  }
  if (isParted) found.add('is parted');
  for (const [at, next] of words.slice(1).entries()) found.add(`${words[at]} ${next}`);
  const said = pieces.flatMap(({ says }, at) => says.map((name) => ({ name, at })));
  for (const { name, at } of said) {
    found.add(`=${name}`);
    for (const other of said)
      if (other.at >= at && other.at - at <= nearby && other.name !== name) found.add(`=${name} =${other.name}`);
    for (const step of [-2, -1, 1, 2])
      if (signs[at + step]?.startsWith('<'))
        found.add(`=${name} ${step < 0 ? 'behind' : 'before'} ${signs[at + step]}`);
  }
  found.add(`begins ${words[0]}`);
  found.add(`begins ${words[0]} ${words[1]}`);
  found.add(`ends ${words.at(-1)}`);
  found.add(`ends ${words.at(-2)} ${words.at(-1)}`);
  for (const kind of ruled.kinds) found.add(`ruled ${kind}`);
  if (/\?\s*$/.test(text)) found.add('is a question');
  if (/["„“”]/.test(text)) found.add('has a quotation');
  if (/:/.test(text)) found.add('has a colon');
  if (namesColour(text)) found.add('has a colour');
  const commas = text.split(',').length - 1;
  if (commas > 1) found.add('has commas');
  found.add(`length ${Math.min(5, Math.floor(words.length / 6))}`);
  for (const [name, all] of Object.entries({ lists, fields, pages, options }))
    found.add(`${name} ${Math.min(2, all.length)}`);
  for (const { text: word, sign, stem } of pieces)
    if (sign === stem) for (const known of lexiconOf(word)) found.add(`~${known}`);
  for (const { text: word } of pieces)
    if (word.length > beginning) found.add(`${word.toLowerCase().slice(0, beginning)}…`);
  return scaled(found);
}

function namesColour(text: string): boolean {
  if (/#[\da-f]{3,6}\b/i.test(text)) return true;
  const { background, component } = coloursIn(text);
  return background !== null || component !== null;
}
