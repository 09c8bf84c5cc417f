import { inSentence, singularise } from '../../plan/names.ts';
import type { Formula, OverPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { germanSingular } from '../../reading/german-tagger.ts';
import type { EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';
import { isWhom, ownersOf } from './payers.ts';
import { putWorked } from './worked-fields.ts';

/** "jede Familie soll 20 Stunden im Jahr leisten", "20 müssen es sein", "everybody has to do 8 hours a year" */
const must = [
  /(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|braucht|brauchen|seine|ihre|mindestens)(?: \p{L}+){0,3}? (?<count>\d{1,3}) (?<unit>\p{L}+)/iu,
  /(?<unit>\p{Lu}\p{L}+)(?: mit [^(.]{2,40})? ?[(,] ?(?:(?:insgesamt|mindestens) )?(?<count>\d{1,3}) (?:müssen es sein|müssen sein|sind pflicht|pflicht|sind nötig|werden verlangt|brauchen sie|muss man haben)/u,
  /(?<!\p{L})(?:has to|have to|must|needs? to|should|needs?|required to)(?: \p{L}+){0,3}? (?<count>\d{1,3}) (?<unit>\p{L}+)/iu,
]; // prettier-ignore
const asksMissing = /(?<!\p{L})(?:fehl(?:t|en|ende[nrs]?)|noch offen|noch nicht|zusammen hat|zusammenhat|geschafft|übrig|missing|still (?:to do|needs?|has to|left)|left|short|behind|reached)(?!\p{L})/iu; // prettier-ignore
const isYearly =
  /(?<!\p{L})(?:(?:im|pro|jedes|dieses|je) jahr|jährlich|jahresende|(?:a|per|each|this) year|yearly)(?!\p{L})/iu;
const isMonthly = /(?<!\p{L})(?:(?:im|pro|jeden|diesen) monat|monatlich|(?:a|per|each|this) month|monthly)(?!\p{L})/iu;
const forEach = /(?:für jede|pro|je|for (?:each|every)|per) (?:fehlende[rn]? |missing )(?:\p{L}+ )?(?:sind |werden |is |are )?(?<rate>\d+(?:[.,]\d+)?) ?(?:€|euro)/iu; // prettier-ignore
const isHours = /^(?:stunden?|hours?|std)$/i;
const hoursOf = ({ fields }: Entity): Field | undefined => fields.find(({ type, name }) => type === 'number' && /stunden|dauer|hours|duration/.test(name)); // prettier-ignore

type Child = { draft: EntityDraft; by: string; owner: EntityDraft; part: OverPart };

/** What somebody has to come to and has not yet: how much it is, how much is missing, and what that costs. */
export function requiredAmounts(features: Features): void {
  const { reading, text: read, typed: text = read } = features.context;
  if (reading.language === 'other' || !asksMissing.test(text)) return;
  for (const said of must) {
    const { count, unit = '' } = said.exec(text)?.groups ?? {};
    const child = count === undefined ? null : childFor(features, unit, text);
    if (!child || Number(count) < 2) continue;
    put(child, Number(count), unit, { text, isGerman: reading.language === 'de' });
    return;
  }
}

function childFor(features: Features, unit: string, text: string): Child | null {
  const one = [germanSingular(unit.toLowerCase()), singularise(unit.toLowerCase())];
  for (const { draft, noun } of features.drafts) {
    if (isWhom(noun)) continue;
    const { entity } = draft;
    const isCounted = one.some((word) => noun.endsWith(word));
    const own = hoursOf(entity);
    const far = entity.fields.flatMap((via) => {
      const target = features.drafts.find(({ draft: other }) => other.entity.name === via.reference)?.draft.entity;
      const field = target && hoursOf(target);
      return field ? [{ via: via.name, field: field.name }] : [];
    })[0];
    if (!(isHours.test(unit) ? own || far : isCounted)) continue;
    const found = ownersOf(features, draft);
    if (!found) continue;
    const day = entity.fields.find(({ type }) => type === 'date' || type === 'datetime')?.name;
    const done = /bestätig|confirm/i.test(text) ? entity.fields.find(({ type, name }) => type === 'boolean' && /bestaetigt|confirmed/.test(name)) : undefined; // prettier-ignore
    const span = day === undefined ? {} : isYearly.test(text) ? { year: day } : isMonthly.test(text) ? { month: day } : {}; // prettier-ignore
    const amount = isHours.test(unit) ? (own ? { field: own.name } : far!) : {};
    const part: OverPart = { over: entity.name, by: found.by.name, take: isHours.test(unit) ? 'sum' : 'count', ...amount, ...span, ...(done && { only: { field: done.name, is: true } }) }; // prettier-ignore
    return { draft, by: found.by.name, owner: found.owner, part };
  }
  return null;
}

function put({ draft, owner, part }: Child, count: number, unit: string, { text, isGerman }: { text: string; isGerman: boolean }): void {
  const isTime = isHours.test(unit);
  const things = isTime ? (isGerman ? 'Stunden' : 'Hours') : draft.entity.plural;
  const span = part.year ? (isGerman ? ' dieses Jahr' : ' this year') : part.month ? (isGerman ? ' diesen Monat' : ' this month') : ''; // prettier-ignore
  const missing: Formula = { by: 'at-least', parts: [{ number: 0 }, { formula: { by: 'difference', parts: [{ number: count }, part] } }] }; // prettier-ignore
  putWorked(owner, `${things}${span === '' ? (isGerman ? ' bisher' : ' so far') : span}`, 'number', { by: 'same', parts: [part] }); // prettier-ignore
  putWorked(owner, isGerman ? `Fehlende ${things}` : `Missing ${inSentence(things)}`, 'number', missing);
  const rate = Number(forEach.exec(text)?.groups?.rate?.replace(',', '.') ?? 0);
  if (rate > 0) putWorked(owner, isGerman ? 'Fällig für Fehlendes' : 'Due for what is missing', 'money', { by: 'product', parts: [{ formula: missing }, { number: rate }] }); // prettier-ignore
} // prettier-ignore
