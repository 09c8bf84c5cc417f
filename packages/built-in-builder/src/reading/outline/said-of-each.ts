import { fieldWords } from '../lexicon/field-words.ts';
import { germanFieldWords } from '../lexicon/german-field-words.ts';
import { gradeOf } from '../lexicon/graded-nouns.ts';
import { germanSingular } from '../german-tagger.ts';
import { lemmaOfNoun } from '../lemma.ts';
import { headOfClause, type ListHead } from './list-head.ts';
import { itemsOf } from './list-items.ts';
import { isQuestion } from './tells-field.ts';
import { type Known, type Section, shareOf, type Written } from './sections.ts';

const scored =
  /^(?:und |außerdem |dann )?(?:pro|je|für jede[nsr]?|zu jede[mr]) (\p{L}+),? (welche[rsn]? \p{L}+) (wie ?viele? (\p{L}+))(?: .*)?$/iu;

/** "Und pro Spiel, welche Spielerin wie viele Tore geworfen hat" */
export function scoredIn(sentence: string): Section[] {
  const [, of, who, many, noun] = scored.exec(sentence) ?? [];
  if (!of || !who || !many || !noun) return [];
  const plural = noun.toLowerCase();
  const one = germanSingular(plural);
  return [
    {
      noun: one,
      plural: one === plural ? null : plural,
      items: [of, who, many],
      from: 0,
      length: sentence.length,
      isSure: true,
    },
  ];
}

const forEach = {
  en: /^(?:and |also |then |so )?(?:for|per|of|with) (?:each|every|any|all(?: the)?) (?<head>[\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?<body>(?:(?:i|we|you|they|there|it)(?:['’]d)? |the (?=\p{L})).+)$/iu,
  de: /^(?:und |dann )?(?:zu|für|pro|bei|von) (?:jede[nmr]? )?(?<head>\p{L}[\p{L}-]+) (?<body>(?:will|wollen|möchte|möchten|brauche|brauchen|hätte|hätten|soll|sollen|notier\p{L}*|schreib\p{L}*) [^:]+)$/iu,
} as const;
const opening =
  /^(?:(?:i|we|you|they|there|it|want|need|would|like|have|has|had|must|should|can|could|to|note|notes|record|write|down|keep|know|track|of|log|enter|see|store|is|are|be|also|['’]d|[iw]e?['’]d|will|wollen|möchten?|brauchen?|hätten?|sollen?|ich|wir|man|gerne?|wissen|notieren?|aufschreiben|schreiben?|auf|noch|auch|dazu)[\s:,]+)+/iu;

/** "For every wedding I want to note the couple, the date": the list is named in front. */
export function eachIn(sentence: string, language: Written, whole: string, known: Known): Section[] {
  const { head = '', body = '' } = forEach[language].exec(sentence)?.groups ?? {};
  const named = head ? headOfClause(head, language, whole) : null;
  const items = named ? itemsOf(body.replace(opening, '')) : [];
  return named && items.length >= 3 && shareOf(items, known) >= 0.5
    ? [{ ...named, items, from: 0, length: sentence.length, isSure: true }]
    : [];
}

const noted = /\b(?:write|note|record|log|jot)(?: down)? (?<body>(?:what|which|the (?:date|day)|when|who)\b.+)$/iu;
const asksKind = /^(?:what|which) (?:kind|sort|type) of ([\p{L}-]+)/iu;

/** "we write down what kind of bird it is, the day it came in, who brought it" */
export function notedIn(sentence: string, known: Known): Section[] {
  const body = noted.exec(sentence)?.groups?.['body'];
  if (!body) return [];
  const items = itemsOf(body);
  const noun = items.map((item) => asksKind.exec(item)?.[1]?.toLowerCase()).find(Boolean);
  return noun && items.length >= 4 && shareOf(items, known) >= 0.6
    ? [{ noun, plural: null, items, from: 0, length: body.length, isSure: true }]
    : [];
}

/** "We keep track of our batches. Batch number, spirit, litres": a sentence of nothing but fields is of what was named before it. */
export function bareIn(
  sentence: string,
  before: string | undefined,
  language: Written,
  whole: string,
  known: Known,
): Section[] {
  if (!before || sentence.includes(':')) return [];
  const items = itemsOf(sentence);
  if (items[0] && known.has(items[0].toLowerCase())) items[0] = 'Name';
  const isBare = items.length >= 4 && shareOf(items, known) >= 0.5 && items.filter((item) => item.replace(/\(.*\)/, '').split(' ').length <= 5 || isQuestion(item)).length >= items.length - 1; // prettier-ignore
  const head = isBare ? headOfClause(before, language, whole) : null;
  return head?.plural ? [{ ...head, items, from: 0, length: sentence.length, isSure: false }] : [];
}

const eachOne = /\b(?:each|every) (?:one|of them)(?: in)?(?: (?:with|has|needs|i(?:'d)? (?:want|need|like to (?:note|write down|record)))(?: its)?)?(?:: | (?<=with |has |needs ))|(?<!\p{L})(?:zu|von|bei|für) (?:jede[mrns]|allen)(?: einzelnen?)?(?: davon)?(?: (?:möchte|will|brauche|würd\p{L}*) ich(?: gern\p{L}*)?(?: \p{L}+)?)?: /iu; // prettier-ignore

/** "I want to put each one in: maker, model, year" is of what the text speaks of most. */
export function eachOneIn(sentence: string, language: Written, whole: string, known: Known): Section[] {
  const { 0: said = '', index = 0 } = eachOne.exec(sentence) ?? {};
  const items = said ? itemsOf(sentence.slice(index + said.length)) : [];
  const head = items.length >= 3 && shareOf(items, known) >= 0.5 ? spokenOf(whole, language) : null;
  return head ? [{ ...head, items, from: index, length: sentence.length - index, isSure: true }] : [];
}

const leastAsRecord = 2;

/** What stands there in the plural and is spoken of again. */
function spokenOf(text: string, language: Written): ListHead | null {
  const counts = new Map<string, { count: number; plural: string | null }>();
  for (const [typed] of text.matchAll(/\p{L}[\p{L}-]{2,}/gu)) {
    if (language === 'de' && !/^\p{Lu}/u.test(typed)) continue;
    const word = typed.toLowerCase();
    const noun = language === 'de' ? germanSingular(word) : lemmaOfNoun(word);
    const { count, plural } = counts.get(noun) ?? { count: 0, plural: null };
    counts.set(noun, { count: count + 1, plural: plural ?? (noun === word ? null : word) });
  }
  const isThing = (noun: string) => !fieldWords.has(noun) && !germanFieldWords.has(noun) && (gradeOf(noun)?.asRecord ?? 0) >= leastAsRecord; // prettier-ignore
  const [best] = [...counts].filter(([noun, { count, plural }]) => plural !== null && count > 1 && isThing(noun)).toSorted(([, a], [, b]) => b.count - a.count); // prettier-ignore
  return best ? { noun: best[0], plural: best[1].plural } : null;
}
