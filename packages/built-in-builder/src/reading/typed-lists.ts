import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { belongsTo } from './lexicon/records.ts';
import { haveVerbs, noteVerbs, recordVerbs } from './lexicon/verbs.ts';

/** Words that stand between nouns, so that a run of nouns ends before them. */
const small = new Set(
  'a about after all also am an and any are as at be been before below but by can cant could did do does during each every few for from get gets give go goes had has have he her here his how i if in into is it its just like many may me more most must my need needs no not of off often on once one only or other our out over own per please same see she should so some such than that the their them then there these they this those through till to too under until up us use very via want was we were what when where which while who whose why will with without would yes you your'.split(
    ' ',
  ),
);
/** They name a field by themselves: whatever follows is the next one. */
const whole = new Set(
  'address age allergies amount author brand breed category city color colour comment condition cost country date description distance duration email e-mail height location maker model name notes opponent owner phone photo picture place price rating result size species stars status time title type variety weather weight year'.split(
    ' ',
  ),
);
/** They go with the word before them: "start date", "rack number". */
const seconds = new Set('address code count date day hours id kilos km level name no number numbers price rate size temp temperature time type value'.split(' ')); // prettier-ignore
const alwaysSeconds = new Set(['number', 'numbers', 'no', 'id', 'code', 'count']);
/** Plurals that begin a compound, and things that are one although they end in s. */
const joined = new Set('arts classics communications goods news operations sales savings sports systems works'.split(' ')); // prettier-ignore

const books = /^(?:book|collection|diary|journal|list|log|notebook|register|tracker)$/;

const isPlural = (word: string): boolean => lemmaOfNoun(word) !== word && !whole.has(word);
const isKnown = (word: string): boolean => fieldWords.has(lemmaOfNoun(word)) || whole.has(word);
const isAct = (word: string): boolean =>
  recordVerbs.has(lemmaOfNoun(word)) || noteVerbs.has(lemmaOfNoun(word)) || haveVerbs.has(lemmaOfNoun(word));
const isPast = (word: string | undefined): boolean =>
  word !== undefined && /^(?:paid|built|born|lent|sold|needed|charged|ordered|used|left)$/.test(word);
const isThing = (word: string): boolean =>
  isPlural(word) && !joined.has(word) && (isPerson(lemmaOfNoun(word)) || !fieldWords.has(lemmaOfNoun(word)));

/** The names in a run of words: "date brood frames mites count" are three. */
function namesIn(words: readonly string[]): string[] {
  const names: string[] = [];
  let name: string[] = [];
  words.forEach((word, at) => {
    name.push(word);
    const [here, next] = [word.toLowerCase(), words[at + 1]?.toLowerCase()];
    if (next === undefined) return void names.push(name.join(' '));
    const isSecond = seconds.has(next) && name.length === 1 && (!whole.has(here) || alwaysSeconds.has(next));
    const isUnknown = !isKnown(here) && !isPlural(here) && isPlural(next) && !isKnown(next) && name.length === 1;
    if (isSecond || isPast(next) || isUnknown) return;
    names.push(name.join(' '));
    name = [];
  });
  return names;
}

const leastNames = 3;
const leastKnown = 0.4;

const isName = (name: string): boolean => isKnown(name.split(' ').at(-1)!.toLowerCase());

/** Whether names stand side by side: enough of them are known as fields. */
function areNames(names: readonly string[], least = leastNames): boolean {
  const known = names.filter(isName).length;
  return names.length >= least && known >= Math.max(2, names.length * leastKnown);
}

/** "riders lessons" are two things, "riders name phone" one with its fields. */
type Place = { isListed: boolean; isOpened: boolean; isAfterComma: boolean };

function parted(words: readonly string[], { isListed, isOpened, isAfterComma }: Place): string {
  const lower = words.map((word) => word.toLowerCase());
  const all = namesIn(words);
  // "twice a day, systolic diastolic pulse"
  if (isAfterComma && all.length > 2 && all.every(isName)) return all.join(', ');
  const begins = isOpened || isName(all[0]!) || isPerson(lemmaOfNoun(all[0]!.toLowerCase()));
  if (isListed && areNames(all) && begins && !isAct(lower[0]!)) return all.join(', ');
  // "sourdough log flour water rise time result"
  const logged = namesIn(words.slice(2));
  if (books.test(lower[1] ?? '') && areNames(logged)) return `${words[0]} ${words[1]} with ${logged.join(', ')}`;
  const from = Math.max(0, lower.findIndex(isThing));
  let things = 0;
  while (isThing(lower[from + things] ?? '')) things++;
  const before = words.slice(0, from).join(' ');
  const rest = words.slice(from + things);
  const names = namesIn(rest);
  if (things > 0 && !isAct(lower[from]!) && (from === 0 || things > 1 || /^(?:log|track)$/.test(lower[from - 1]!))) {
    const list = words.slice(from, from + things).join(', ');
    const opening = [before, list].filter(Boolean).join(' ');
    // "artists customers sessions deposit paid"
    const isOneName = things > 1 && names.length === 1 && rest.length > 1 && isKnown(rest[0]!.toLowerCase());
    if (rest.length > 1 && (areNames(names, 2) || isOneName)) return `${opening} with ${names.join(', ')}`;
    // "kids books" are books of kids
    if (things > 2 || (things === 2 && !isPerson(lemmaOfNoun(lower[from]!))))
      return [opening, rest.join(' ')].filter(Boolean).join(' ');
  }
  return words.join(' ');
}

const run = /(?<![\p{L}'’-])\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){1,}(?![\p{L}'’])/gu;

/** Puts the commas into lists that were typed without: "artists customers sessions", "games white black result date". */
export function withTypedCommas(typed: string): string {
  // "classes by age and weekday, teachers": in a list it says what they have
  const sentence = typed.replace(
    /(?<=[:,] )(\p{L}+) by (?=(\p{L}+)(?:,| and ))/giu,
    (said, thing: string, name: string) =>
      (isThing(thing.toLowerCase()) || belongsTo.has(lemmaOfNoun(thing.toLowerCase()))) && isKnown(name.toLowerCase())
        ? `${thing} with `
        : said,
  );
  return sentence.replace(run, (text, at: number) => {
    const before = sentence.slice(0, at);
    const parts: string[] = [];
    let words: string[] = [];
    const settle = () => {
      const said = [before, ...parts].join(' ').trimEnd();
      const isListed = /(?:\bwith|:|\()$|(?:\bwith\b|:|\().*(?:,|\band)$/i.test(said);
      // what somebody does to something is no list: "my kid collects cards"
      const isOwned = said === '' || /(?:[,:(]|\b(?:my|our|the|their|with|and|log|track|of|for|manage|record))$/i.test(said); // prettier-ignore
      parts.push(
        words.length > 1 && isOwned
          ? parted(words, { isListed, isOpened: /[:(]$/.test(said), isAfterComma: said.endsWith(',') })
          : words.join(' '),
      );
      words = [];
    };
    for (const word of text.split(' ')) {
      if (!small.has(word.toLowerCase())) words.push(word);
      else {
        if (words.length > 0) settle();
        parts.push(word);
      }
    }
    if (words.length > 0) settle();
    return parts.join(' ');
  });
}
