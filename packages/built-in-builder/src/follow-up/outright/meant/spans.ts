import { anyWord } from '../../any-word.ts';
/** A condition of a day without the day that it is about. */
export type Span =
  | { kind: 'today' | 'tomorrow' | 'week' | 'month' | 'year' | 'coming' | 'past' }
  | { kind: 'this'; span: 'week' }
  | { kind: 'next'; span: 'week' | 'month' }
  | { kind: 'last'; span: 'month' | 'year' }
  | { kind: 'within' | 'since'; days: number };

const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fourteen: 14, thirty: 30, ein: 1, eine: 1, einem: 1, einer: 1, einen: 1, zwei: 2, paar: 3, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, vierzehn: 14, dreißig: 30 }; // prettier-ignore
const units: readonly (readonly [said: RegExp, days: number])[] = [
  [/^(?:day|tag)/iu, 1],
  [/^(?:week|woche)/iu, 7],
  [/^fortnight/iu, 14],
  [/^(?:month|monat)/iu, 30],
  [/^(?:year|jahr)/iu, 365],
];
const number = String.raw`(?<n>\d{1,3}|${Object.keys(numbers).join('|')})(?: of)?`;
const unit = String.raw`(?<unit>days?|weeks?|fortnights?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?: time)?`;

/** So many days from today on, and so many until today. */
const ahead = anyWord(String.raw`(?:next|coming|following|nächsten?|kommenden?|folgenden?) ${number} ${unit}|(?:within|inside|innerhalb(?: von| der)?|binnen) (?:the next |den nächsten )?${number.replace('<n>', '<n2>')} ${unit.replace('<unit>', '<unit2>')}`); // prettier-ignore
const fortnight = anyWord('(?:next|coming) fortnight|(?:in|within) a fortnight');
const ago = anyWord(String.raw`(?:last|past|previous|letzten?|vergangenen?) ${number} ${unit}`);
/** Soon is a month. */
const soon = anyWord('soon|shortly|before long|coming up|demnächst|bald|in kürze|in nächster zeit');
const soonDays = 30;

const plain: readonly (readonly [said: RegExp, span: Span])[] = [
  [anyWord('today (?:and|or|&) tomorrow|heute (?:und|oder) morgen'), { kind: 'within', days: 1 }],
  [anyWord(`today['’]?s?|tonight|heute|heutige[nrms]?`), { kind: 'today' }],
  [anyWord(`tomorrow['’]?s?|(?<!(?:am|jeden|heute|guten|in the) )morgen(?! früh aufmach)|morgige[nrms]?`), { kind: 'tomorrow' }],
  [anyWord('(?:the )?next week|nächste[rn]? woche|kommende[rn]? woche|the week (?:after|to come)'), { kind: 'next', span: 'week' }],
  [anyWord('(?:in |within )?(?:the )?coming week|(?:over the )?next 7 days|week ahead|within (?:a|the) week|innerhalb einer woche'), { kind: 'week' }],
  [anyWord(`this week['’]?s?|(?:the )?(?:rest|end) of (?:the|this) week|diese[rn]? woche|in der woche|bis (?:zum )?(?:wochenende|ende der woche)`), { kind: 'this', span: 'week' }],
  [anyWord('(?:the )?next month|nächste[nrms]* monats?|kommende[nrms]* monats?'), { kind: 'next', span: 'month' }],
  [anyWord(`this month['’]?s?|(?:the )?(?:rest|end) of (?:the|this) month|diese[nmrs]* monats?|laufende[nmrs]* monats?|im monat`), { kind: 'month' }],
  [anyWord('(?:the )?(?:last|past|previous) month|letzte[nrms]* monats?|vergangene[nrms]* monats?|vorige[nrms]* monats?'), { kind: 'last', span: 'month' }],
  [anyWord(`this year['’]?s?|diese[nmrs]* jahre?s?|laufende[nmrs]* jahre?s?|heuer|heurige[nrms]?|diesjährige[nrms]?`), { kind: 'year' }],
  [anyWord('(?:the )?(?:last|previous) year|letzte[nrms]* jahre?s?|vergangene[nrms]* jahre?s?|voriges jahr'), { kind: 'last', span: 'year' }],
  [anyWord('upcoming|coming|future|still (?:to come|ahead|coming)|(?:is|are|lies?) ahead|from today (?:on|onwards?)|kommende[nrms]?|zukünftige[nrms]?|künftige[nrms]?|anstehende[nrms]?|bevorstehende[nrms]?|(?:noch|demnächst) (?:kommt|kommen|ansteht|anstehen|bevorsteht|bevorstehen)|ansteht|anstehen|ab heute'), { kind: 'coming' }],
  [anyWord('past|old ones?|over and done|long gone|expired|vergangene[nrms]?|abgelaufene[nrms]?'), { kind: 'past' }],
]; // prettier-ignore

const counted = (groups: Record<string, string | undefined>): number => {
  const [said = '', of = ''] = [groups['n'] ?? groups['n2'], groups['unit'] ?? groups['unit2']];
  const count = numbers[said.toLowerCase()] ?? Number(said);
  return count * (units.find(([words]) => words.test(of))?.[1] ?? 1);
};

/** The days that a text speaks of: today, this week, the next fortnight, what is still to come. */
export function spanIn(text: string): Span | null {
  if (fortnight.test(text)) return { kind: 'within', days: 14 };
  const next = ahead.exec(text)?.groups;
  if (next) return { kind: 'within', days: counted(next) };
  const last = ago.exec(text)?.groups;
  if (last) return { kind: 'since', days: counted(last) };
  const found = plain.find(([said]) => said.test(text))?.[1];
  return found ?? (soon.test(text) ? { kind: 'within', days: soonDays } : null);
}

const behind: ReadonlySet<Span['kind']> = new Set(['last', 'since', 'past']);
/** Whether the days lie before today. */
export const isBehind = ({ kind }: Span): boolean => behind.has(kind);
