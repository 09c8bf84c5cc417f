import { headOfClause, headOfDeed, headOfReport, mayBeList, type ListHead } from './list-head.ts';
import { isPerson } from '../chunks.ts';
import { lemmaOfNoun } from '../lemma.ts';
import { closing } from '../joined-items.ts';
import { itemsOf } from './list-items.ts';
import { upToNext } from './rest.ts';
import { tellsField } from './tells-field.ts';

/** A list that a text tells with what each of its records has; `isSure` where brackets, a colon or a sentence of its own set it apart, `goesOn` where another list begins behind it that is not read. */
export type Section = ListHead & { items: string[]; from: number; length: number; isSure: boolean; goesOn?: boolean };

export type Written = 'en' | 'de';
/** What the text calls its lists, singular. */
export type Known = ReadonlySet<string>;

const leastOfFields = 0.4;
const leastToBeSure = 6;
const leastEntered = 4;
/** How many of the items tell fields; what is a list elsewhere in the text is a field that points to it. */
export const shareOf = (items: readonly string[], known: ReadonlySet<string>): number =>
  items.filter((item) => tellsField(item) || known.has(item.toLowerCase())).length / Math.max(1, items.length);

const openers = {
  en: /\(|:(?=\s)| (?:with|has|have|had|is|includes|consists of)(?= [^(])|, so(?= (?:who|which|what|when)\b)/giu,
  de: /\(|:(?=\s)| (?:mit|hat|haben|ist|besteht aus)(?= [^(])|, (?:also|nämlich|sprich)(?= )/giu,
} as const;
/** "A roast is bean, date, minutes": what one of them is. */
const ofOne = /^[\s,]*(?:(?:and|then|und|dann) )*(?:an?|each|every|eine?|jede[rs]?) [\p{L}-]+(?: [\p{L}-]+)?$/iu;

type Opened = ListHead & { from: number; body: number; least: number; isSure: boolean };

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
    const body = sentence.slice(open.body, to);
    const items = itemsOf(body);
    if (items.length >= 2 && shareOf(items, known) >= open.least) found.push({ noun: open.noun, plural: open.plural, items, from: open.from, length: to - open.from, isSure: open.isSure || items.length >= leastToBeSure, goesOn: upToNext(body) !== body }); // prettier-ignore
    open = null;
  };
  let skipTo = 0;
  for (const match of sentence.matchAll(openers[language])) {
    const at = match.index;
    if (at < skipTo) continue;
    const isBracket = match[0] === '(';
    const isColon = match[0] === ':';
    const isOne = /^ (?:is|ist|includes|consists|besteht)/i.test(match[0]);
    const end = isBracket ? closing(sentence, at) : sentence.length;
    if (isBracket && end < 0) continue;
    const from: number = open ? joint(sentence, open.body, at) : clause;
    const said = sentence.slice(from, at);
    if (isOne && !ofOne.test(said)) continue;
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
    if (!isBracket && !isColon && entered.test(said) && items.length < leastEntered) continue;
    if (!head || items.length < 2 || (!mayBeList(head) && !(isAlone && isColon && items.length > 2 && shareOf(items, known) > 0.6))) continue; // prettier-ignore
    const isSure = head.plural !== null || /(?<!\p{L})(?:each|every|an?|per|jede[nmrs]?|pro|zu)\s/iu.test(said) || /^[\p{L}-]+$/u.test(said.trim()); // prettier-ignore
    // in a list that is being told, brackets and colons mostly tell choices
    const least: number = open || (!isBracket && !isColon) ? 0.5 : leastOfFields;
    const isTold = isBracket || isColon || match[0].startsWith(',') ? true : !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben)\b/iu.test(inner.slice(0, 40)); // prettier-ignore
    if (shareOf(items, known) < least || !isTold || (open && head.plural === null) || (!isBracket && !isColon && !isSure)) continue; // prettier-ignore
    close(from);
    if (isBracket) {
      found.push({ ...head, items, from, length: end - from, isSure: true });
      clause = end + 1;
    } else open = { ...head, from, body, least, isSure: !/ (?:with|mit)$/i.test(match[0]) };
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
