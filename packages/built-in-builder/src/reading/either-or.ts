import { isPerson } from './chunks.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import type { Language } from './language.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { pairName } from './said-choices.ts';
import { actVerbs } from './lexicon/verbs.ts';

const word = String.raw`(?!(?:or|and|oder|und)\b)\p{L}[\p{L}'’-]*`;
const option = String.raw`${word}(?: ${word}){0,2}`;
const either: Readonly<Record<'en' | 'de', RegExp>> = {
  en: new RegExp(String.raw`(?<=[:,(]\s|[.;\n]\s+|\b(?:with|and|has|have)\s|^)(${option})((?: or ${option}){1,4})(?=\s*(?:[,.;)\n]|$)|\sand\s)`, 'giu'),
  de: new RegExp(String.raw`(?<=[:,(]\s|[.;\n]\s+|\b(?:mit|und)\s|^)(${option})((?: oder ${option}){1,4})(?=\s*(?:[,.;)\n]|$)|\sund\s)`, 'giu'),
}; // prettier-ignore

/** Parts of one whole, of which a list names some with commas: "morning, noon or evening". */
const series: readonly RegExp[] = [
  /^(?:morning|noon|midday|lunchtime|afternoon|evening|night)$/i,
  /^(?:breakfast|lunch|dinner|supper|snack)$/i,
  /^(?:spring|summer|autumn|fall|winter)$/i,
  /^(?:small|medium|middle|large|tiny|big|extra large)$/i,
  /^(?:easy|medium|moderate|hard|difficult|low|high|normal|urgent)$/i,
  /^(?:good|fair|ok|okay|bad|poor|worn|broken|new|used|mint)$/i,
  /^(?:morgens|mittags|nachmittags|abends|nachts)$/i,
  /^(?:klein|mittel|groß|leicht|schwer)$/i,
];

/** What begins no choice: a question, a condition, somebody who does something. */
const saysMore =
  /^(?:if|whether|who|which|what|when|where|how|why|i|we|you|they|he|she|it|to|not|more|can|should|must|for|by|from|the|a|an|ob|wer|was|wann|wo|wie|ich|wir|sie|man|er|es|zu|nicht|mehr|nach|für|der|die|das|eine?)\b/i;
const isTold =
  /\b(?:can|could|should|must|may|might|want to|able to|let|lets|allow|allows|allowing|search|filter|sort|find|browse|kann|können|soll|sollen|darf|dürfen|möchte|suchen|filtern|sortieren|finden)\b[^:()]*$/i;

/** Names of fields that are mostly how something is. */
const isState = /^(?:fine|free|open|due|new|old|used|full|empty|paid)$/i;
const isNameOfField = (name: string): boolean => {
  if (isState.test(name)) return false;
  const last = name.toLowerCase().split(' ').at(-1)!;
  return fieldWords.has(last) || fieldWords.has(lemmaOfNoun(last)) || fieldWords.has(name.toLowerCase());
};
/** "staff approve", "signs", "five": what somebody does, and how many there are. */
const isDone = (option: string): boolean =>
  option
    .toLowerCase()
    .split(' ')
    .some((one) => numbers.test(one) || (!/(?:ed|en|ing)$/.test(one) && (actVerbs.has(one) || actVerbs.has(one.replace(/e?s$/, '')) || actVerbs.has(one.replace(/s$/, ''))))); // prettier-ignore
const numbers = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)$/; // prettier-ignore

const mayBeField = (item: string): boolean =>
  isPerson(lemmaOfNoun(item.toLowerCase().split(' ').at(-1)!)) ||
  /[()]|\b(?:or|oder)\b|^(?:from|to|until|von|bis)$|^(?:who|which|what|when|where|how|if|whether|wer|was|wann|wo|wie)\b/iu.test(
    item,
  ) ||
  isNameOfField(item) ||
  fieldTypeOf(item) !== 'text';

/** "left or right", "heard or only seen" among the items of a list is one choice, and "furnished or unfurnished" a box to tick. */
export function withChoices(text: string, language: Language): string {
  if (language === 'other') return text;
  const words = language === 'de' ? { or: / oder /i, choice: 'Auswahl' } : { or: / or /i, choice: 'choice' };
  const bare = language === 'en' ? text.replace(withOrWithout, (_, thing: string) => `with-${thing.replaceAll(' ', '-')} (yes/no)`) : text; // prettier-ignore
  const stroked = bare.replace(strokes, (said: string, at: number) => {
    const options = said.split('/');
    return options.filter(isNameOfField).length > options.length / 2 || inBrackets(bare, at) ? said : `${words.choice} (${options.join(', ')})`; // prettier-ignore
  });
  const joined = stroked.replace(ofSeries, (said: string, one: string, more: string, last: string) => {
    const options = [one, ...more.split(/,\s*/).filter(Boolean), last];
    return series.some((parts) => options.every((name) => parts.test(name)))
      ? `${words.choice} (${options.join(', ')})`
      : said;
  });
  const spoken = joined.replace(ofSpokenSeries, (said: string, ...options: string[]) =>
    series.some((parts) => options.slice(0, 3).every((name) => parts.test(name)))
      ? `${words.choice} (${options.slice(0, 3).join(', ')})`
      : said,
  );
  return spoken.replace(either[language], (said: string, first: string, more: string, at: number) => {
    const options = [first, ...more.split(words.or).slice(1)].map((one) => one.trim());
    const sentence = { before: spoken.slice(0, at).split(/[.;\n]\s/).at(-1)!, after: spoken.slice(at + said.length).split(/[.;\n](?:\s|$)/)[0]! }; // prettier-ignore
    if (!isOneChoice(options, sentence) || inBrackets(spoken, at)) return said;
    const shared = sharedWord(options, words.choice);
    if (shared) return shared;
    const pair = options.length === 2 ? pairName(options[0]!, options[1]!) : null;
    // a list that is of kinds by name reads better as what it is between
    const name = pair === 'kind' ? null : pair;
    const isTaken = name !== null && new RegExp(String.raw`\b${name}\b`, 'i').test(sentence.before + sentence.after);
    return asTick(options) ?? `${isTaken ? words.choice : (name ?? words.choice)} (${options.join(', ')})`;
  });
}

const ofSeries = /(?<=[:,]\s)(\p{L}+(?: \p{L}+)?)((?:, \p{L}+(?: \p{L}+)?)+),? (?:or|oder) (\p{L}+(?: \p{L}+)?)(?=\s*(?:[,.;)\n]|$))/giu; // prettier-ignore
/** "morning noon or evening" */
const ofSpokenSeries = /(?<=[:,]\s|\b(?:and|und|with|mit)\s)(\p{L}+) (\p{L}+) (?:or|oder|and|und) (\p{L}+)(?=\s*(?:[,.;)\n]|$))/giu; // prettier-ignore
/** "with food or without" */
const withOrWithout = /(?<=[:,]\s|\band\s)with (\p{L}+(?: \p{L}+)?) or without(?: (?:it|one|\1))?(?=\s*(?:[,.;)\n]|$))/giu; // prettier-ignore
/** "easy/medium/hard" */
const strokes = /(?<=[:,]\s|\b(?:and|und)\s)\p{L}[\p{L}-]*(?:\/\p{L}[\p{L}-]*){2,5}(?=\s*(?:[,.;\n]|$))/giu;

const inBrackets = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

const mostly = 0.6;

function isOneChoice(options: readonly string[], { before, after }: { before: string; after: string }): boolean {
  const items = before.split(/[:,]\s/);
  const marks = items.length - 1 + (after.match(/,/g)?.length ?? 0);
  if (marks < 2 || isTold.test(before)) return false;
  const shared = options.every((one) => one.split(' ').at(-1) === options[0]!.split(' ').at(-1) && one.includes(' '));
  const fields = options.filter(isNameOfField).length;
  // "title or author" names two fields, "city, motorway or night drive" none
  if (!shared && (fields === options.length || (fields > 0 && (options.length < 3 || !after.includes(',')))))
    return false;
  const isPlaced = options.every((one) => /^(?:in|at|on|auf|im|am)\b/i.test(one));
  if (options.some((one) => saysMore.test(one) || isDone(one) || (!isPlaced && /^(?:in|at|on)\b/i.test(one))))
    return false;
  if (series.some((one) => options.every((name) => one.test(name))) || asTick(options)) return true;
  // "tents, stoves or bags" goes on with what stood before, where that names no field
  const previous = items.at(-2 + Number(/[:,]\s$/.test(before) === false))?.trim() ?? '';
  const named = items.slice(0, -1).filter((item) => mayBeField(item.trim())).length;
  return (
    /[:]\s$|\b(?:with|mit)\s$/.test(before) ||
    mayBeField(previous) ||
    (after.includes(',') && named > 1 && named >= (items.length - 1) * mostly)
  );
}

/** "left or right ear", "paid by card or transfer": the word that all of them share is the name. */
function sharedWord(options: readonly string[], choice: string): string | null {
  const [first = ''] = options;
  const by = /^(\p{L}+ (?:by|via|per|mit)) (\p{L}+)$/iu.exec(first);
  if (by)
    return `${choice} (${options.join(', ')})`.replace(`${choice} (${first}`, `${by[1]!.replace(' ', '-')} (${by[2]}`);
  const last = /^(\p{L}+) (\p{L}+)$/u.exec(options.at(-1)!);
  const isSide = last && options.slice(0, -1).every((one) => ofPlace.test(one)) && ofPlace.test(last[1]!);
  return isSide ? `${last[2]} (${[...options.slice(0, -1), last[1]].join(', ')})` : null;
}
const ofPlace =
  /^(?:left|right|front|back|rear|upper|lower|inner|outer|hot|cold|linke[rsn]?|rechte[rsn]?|obere[rsn]?|untere[rsn]?)$/i;

/** "swimmer or non-swimmer" */
function asTick(options: readonly string[]): string | null {
  const [one = '', other = ''] = options.map((said) => said.toLowerCase());
  const isDenied = options.length === 2 && ['non-', 'non', 'un', 'in', 'not ', 'not yet ', 'no ', 'nicht', 'nicht ', 'un'].some((no) => other === no + one); // prettier-ignore
  return isDenied ? `${options[0]!.replaceAll(' ', '-')} (yes/no)` : null;
}

/** The names that such fields have in the app: of a choice what it is between. */
export const choiceName = (field: string): string =>
  field
    .replace(/^(?:choice|Auswahl) \(\s*(.+?)\s*\)$/iu, (said: string, list: string) => {
      const options = list.split(/\s*,\s*/);
      if (options.length < 2) return said;
      return `${options.join(said.startsWith('A') ? ' oder ' : ' or ')} (${options.join(', ')})`;
    })
    .replace(/^(\p{L}+)-(by|via|per|mit) (?=\()/iu, '$1 $2 ')
    .replace(/^with-(\S+) \(yes\/no\)$/iu, (_, thing: string) => `with ${thing.replaceAll('-', ' ')} (yes/no)`);
