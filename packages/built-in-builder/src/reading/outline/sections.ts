import { headOfClause, headOfDeed, headOfReport, mayBeList, type ListHead } from './list-head.ts';
import { isPerson } from '../chunks.ts';
import { germanSingular } from '../german-tagger.ts';
import { lemmaOfNoun } from '../lemma.ts';
import { isQuestion, itemsOf, tellsField } from './list-items.ts';

/** A list that a text tells with what each of its records has. */
export type Section = ListHead & { items: string[]; from: number; length: number };

type Written = 'en' | 'de';
/** What the text calls its lists, singular. */
type Known = ReadonlySet<string>;

/** Sentences, none of which ends in brackets or after a short form. */
export function sentencesApart(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (
      (char === '\n' && depth === 0) ||
      (depth === 0 &&
        /[.!?]/.test(char) &&
        /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
        !shortForm.test(text.slice(Math.max(0, at - 8), at)))
    ) {
      // prettier-ignore
      out.push(text.slice(from, at));
      from = at + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((one) => one.trim()).filter(Boolean);
}
const shortForm =
  /(?:^|[\s.(])(?:\p{Lu}|z|u|d|\d{1,2}|ca|etc|usw|bzw|[Nn]r|[Tt]el|incl|inkl|approx|[Ss]t|[Ss]tr|Mr|Mrs|Dr|evtl|ggf)$/u;

const leastOfFields = 0.4;
/** How many of the items tell fields; what is a list elsewhere in the text is a field that points to it. */
const shareOf = (items: readonly string[], known: ReadonlySet<string>): number =>
  items.filter((item) => tellsField(item) || known.has(item.toLowerCase())).length / Math.max(1, items.length);

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

const openers = {
  en: /\(|:(?=\s)| (?:with|has|have|had)(?= [^(])/giu,
  de: /\(|:(?=\s)| (?:mit|hat|haben)(?= [^(])|, (?:also|nämlich|sprich)(?= )/giu,
} as const;

type Opened = ListHead & { from: number; body: number; least: number };

/** The place where the words for a list begin behind an open one: after the last comma or "and" in front of it. */
function joint(sentence: string, from: number, to: number): number {
  const said = sentence.slice(from, to);
  const at = Math.max(said.lastIndexOf(', '), ...[' and ', ' und ', ' sowie ', ' plus '].map((word) => said.toLowerCase().lastIndexOf(word))); // prettier-ignore
  return at < 0 ? from : from + at;
}

/** "Jeder Mitarbeiter trägt seine Wartungen mit Datum ein": what somebody does is read by those who read deeds. */
const entered =
  /(?<!\p{L})(?:trägt|tragen|schreibt|notiert|erfasst|meldet|enters?|records?|logs?|adds?|fills? in|submits?)(?!\p{L}) /iu;

/** Whether the first that a colon or "with" brings is a list with its own fields. */
function opensOther(inner: string, language: Written, whole: string, known: Known): boolean {
  const comma = inner.search(/[,(:]| (?:with|mit|has|have|hat|haben) /u);
  if (comma < 0 || inner[comma] === ',' || inner.slice(0, comma).split(' ').length > 4) return false;
  const first = sectionsIn(inner, language, whole, known)[0];
  return first !== undefined && first.from < comma && first.plural !== null;
}

/** The lists that one sentence tells: "patients (name, phone) and appointments: patient, day". */
export function sectionsIn(sentence: string, language: Written, whole: string, known: Known, before = ''): Section[] {
  const found: Section[] = [];
  let clause = 0;
  let open: Opened | null = null;
  const close = (to: number) => {
    if (!open) return;
    const items = itemsOf(sentence.slice(open.body, to));
    if (items.length >= 2 && shareOf(items, known) >= open.least) found.push({ noun: open.noun, plural: open.plural, items, from: open.from, length: to - open.from }); // prettier-ignore
    open = null;
  };
  let skipTo = 0;
  for (const match of sentence.matchAll(openers[language])) {
    const at = match.index;
    if (at < skipTo) continue;
    const isBracket = match[0] === '(';
    const isColon = match[0] === ':';
    const end = isBracket ? closing(sentence, at) : sentence.length;
    if (isBracket && end < 0) continue;
    const from: number = open ? joint(sentence, open.body, at) : clause;
    const said = sentence.slice(from, at);
    const isAlone = !open && /^\P{L}*\p{L}[\p{L}-]*$/u.test(said);
    const head: ListHead | null = (ofThem.test(said.trim()) ? peopleIn(before) : null) ?? headOfDeed(said) ?? (language === 'de' ? headOfReport(said) : null) ?? (open && /^[,\s]*(?:and |und )?(?:what|which|how|where|who|when|was|wie|wo|wer)\b/iu.test(said) ? null : headOfClause(said, language, whole, !isBracket && !isColon)); // prettier-ignore
    const body = at + match[0].length;
    const inner = isBracket ? sentence.slice(body, end) : sentence.slice(body);
    const items = itemsOf(inner);
    if (isBracket) skipTo = end;
    // "Ice rink: skates (size, brand)": what stands in front tells what the app is for
    if (!isBracket && opensOther(inner, language, whole, known)) {
      close(from);
      clause = body;
      continue;
    }
    if (!isBracket && !isColon && entered.test(said)) continue;
    if (!head || items.length < 2 || (!mayBeList(head) && !(isAlone && isColon && items.length > 2 && shareOf(items, known) > 0.6))) continue; // prettier-ignore
    const isSure = head.plural !== null || /(?<!\p{L})(?:each|every|an?|per|jede[nmrs]?|pro|zu)\s/iu.test(said) || /^[\p{L}-]+$/u.test(said.trim()); // prettier-ignore
    // in a list that is being told, brackets and colons mostly tell choices
    const least: number = open || (!isBracket && !isColon) ? 0.5 : leastOfFields;
    const isTold = isBracket || isColon || match[0].startsWith(',') ? true : !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben)\b/iu.test(inner.slice(0, 40)); // prettier-ignore
    if (shareOf(items, known) < least || !isTold || (open && head.plural === null) || (!isBracket && !isColon && !isSure)) continue; // prettier-ignore
    close(from);
    if (isBracket) {
      found.push({ ...head, items, from, length: end - from });
      clause = end + 1;
    } else open = { ...head, from, body, least };
  }
  close(sentence.length);
  return found;
}

const ofThem = /\b(?:who they are|wer sie sind)$/iu;

/** "run by 40 volunteers. We need to know who they are (name, phone)" */
function peopleIn(before: string): ListHead | null {
  const word = before.toLowerCase().match(/[\p{L}-]+/gu)?.find((one) => lemmaOfNoun(one) !== one && isPerson(lemmaOfNoun(one))); // prettier-ignore
  return word ? { noun: lemmaOfNoun(word), plural: word } : null;
}

const scored =
  /^(?:und |außerdem |dann )?(?:pro|je|für jede[nsr]?|zu jede[mr]) (\p{L}+),? (welche[rsn]? \p{L}+) (wie ?viele? (\p{L}+))(?: .*)?$/iu;

/** "Und pro Spiel, welche Spielerin wie viele Tore geworfen hat" */
export function scoredIn(sentence: string): Section[] {
  const [, of, who, many, noun] = scored.exec(sentence) ?? [];
  if (!of || !who || !many || !noun) return [];
  const plural = noun.toLowerCase();
  const one = germanSingular(plural);
  return [
    { noun: one, plural: one === plural ? null : plural, items: [of, who, many], from: 0, length: sentence.length },
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
    ? [{ ...named, items, from: 0, length: sentence.length }]
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
    ? [{ noun, plural: null, items, from: 0, length: body.length }]
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
  return head?.plural ? [{ ...head, items, from: 0, length: sentence.length }] : [];
}
