import { pluralise, singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { calledByDay } from '../../../recognise/called-by-day.ts';
import type { Change } from '../../change.ts';
import { named } from '../fields/asked-thing.ts';
import { draftOf, namesOfThing, paid } from '../fields/occasions.ts';
import type { Outright } from '../outright.ts';
import { headOf, isCalled, isTyped } from './heads.ts';
import { listUnder } from './list-under.ts';
import { fieldOfItem, isTick, itemsOf, saysDetail } from './items.ts';

const longest = 320;
const otherWish = /(?<!\p{L})(?:remov\p{L}*|drop|dump|scrap|throw|get rid|take (?:away|out|off)|out with|raus mit|weg (?:mit|damit)|delet\p{L}*|rename\p{L}*|instead|sort\p{L}*|filter\p{L}*|chart|graph|diagram\p{L}*|total|sums?|average|summe|durchschnitt\p{L}*|only|nur|may|allowed|must(?:n['’]?t| not)|mandatory|required|darf|dürfen|pflicht\p{L}*|lösch\p{L}*|entfern\p{L}*|statt|umbenenn\p{L}*|highlight\p{L}*|calendar|kalender|board|page|seite|overview|übersicht|choices?|options?|auswahl\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** What stands between a list and the details of each, from the plainest: a colon, "with", "each has", "I'd keep". */
const marks: readonly RegExp[] = [
  /\s*:\s+/gu,
  /\s*,?\s+(?:with|mit)\s+/giu,
  /(?<!\p{L})(?<!who )(?:(?<=they['’])ve|has|have|hat|haben|saying|showing)\s+(?:got |also |auch |always |immer )?/giu,
  /[.!]\s+/gu,
  /,\s+(?:also|und zwar|nämlich|namely|so|dazu|dann)\s+|(?<!\p{L})(?:keep|want|needs?|notieren? (?:wir|ich)|brauchen? (?:wir|ich)|steht dann|stehen dann)\s+|,\s+(?=(?:what|when|who|how|which|was|wann|wer|wie|welche\p{L}*)(?!\p{L}))|\s+(?:per|for each|for every|je|pro)\s+\p{L}+,?\s+(?=the |an? |die |der |das |den )/giu,
]; // prettier-ignore

/** A list of its own, told in passing: what it is called, what each of its records is of, and what is to be known of each. */
export function toldListWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').trim();
  if (text.length > longest || otherWish.test(text)) return null;
  for (const mark of marks.flatMap((one) => [...text.matchAll(one)])) {
    const [head, tail] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)];
    if (!said(mark[0], text)) continue;
    const [list] = listOf(`${head} ${ownerOf.exec(mark[0])?.[0] ?? ''}`, endOf(tail), plan) ?? [];
    if (list?.kind !== 'add-entity') continue;
    const { entity } = list.draft;
    return [list, ...typedSoFar(entity, plan), ...listUnder(entity, tail.slice(endOf(tail).length), plan)];
  }
  return null;
}

/** Fields of other lists into which its names were typed so far. */
const typedSoFar = ({ name: reference, label }: Entity, { entities }: AppPlan): Change[] =>
  entities.flatMap((entity) => entity.fields.filter((field) => isCalled(field, label) && isTyped(field, entity)).map((field): Change => ({ kind: 'refer-field', entity: entity.name, field: field.name, reference }))); // prettier-ignore

/** What is wanted is of the new list only where a word points back at it: "for those I want". */
const said = (mark: string, text: string): boolean => !/(?<!\p{L})(?:keep|want|needs?)\s+$/iu.test(mark) || pointsBack.test(text); // prettier-ignore
const pointsBack = /(?<!\p{L})(?:(?:of|for|about) (?:them|those|these)|each|every)(?!\p{L})/iu;

/** What is listed ends where another sentence begins. */
const endOf = (tail: string): string =>
  tail.split(/(?<=[\p{L})])[.!?]+\s+(?=\p{L})/u)[0]!.replace(/,? (?:where|how|wo|wie) (?:can|do|could|kann|können) (?:i|we|ich|wir)(?!\p{L}).*$/iu, ''); // prettier-ignore
const ownerOf = /(?:per|for each|for every|je|pro)\s+\p{L}+/iu;

function listOf(head: string, said: string, plan: AppPlan): Change[] | null {
  const items = itemsOf(said);
  if (!items || items.filter(isTick).length * 2 > items.length) return null;
  const found = headOf(head, plan);
  if (!found || items.some((item) => item.toLowerCase() === found.name.toLowerCase())) return null;
  // what is booked is looked for by its own reader
  if (found.owners.length === 0 && ofThings.test(head)) return null;
  if (items.filter((item) => saysDetail(item, plan)).length * (found.isSure ? 3 : 2) < items.length) return null;
  if (!found.isSure && found.owners.length === 0 && !comesToo.test(head) && !isNext(head, found.name)) return null;
  const fields = items.map((item) => fieldOfItem(item, plan, paid.test(found.name)));
  if (fields.includes(null)) return null;
  const hasDay = fields.some((field) => field?.type === 'date');
  // a time without a day is one on a day
  const told = fields.filter((field): field is Field => field !== null).map((field): Field => (field.type === 'time' && !hasDay ? { ...field, type: 'datetime' } : field)); // prettier-ignore
  for (const owner of found.owners.toReversed())
    if (!told.some(({ reference }) => reference === owner.name)) told.unshift({ ...named(owner.label, 'reference', { reference: owner.name })!, isRequired: true }); // prettier-ignore
  const own = told.flatMap((field, at): Field[] => {
    const isSecond = told.findIndex(({ name }) => name === field.name) < at;
    const item = items[at - (told.length - items.length)];
    // two that would be called alike are called as they were said
    return isSecond ? [named(item ?? '', field.type) ?? []].flat() : [field];
  });
  const like = found.owners[0] ?? plan.entities[0]!;
  const made = draftOf(namesOf(found.name, plan), own, like, plan);
  for (const change of made ?? []) if (change.kind === 'add-entity') calledByDay(change.draft);
  return made;
}

function namesOf(name: string, plan: AppPlan): readonly [string, string] {
  const [one, many] = namesOfThing(name, plan);
  if (countless.test(name)) return [one, toLabel(name)];
  return plan.language === 'de' ? [one, toLabel(many)] : [singularise(name.toLowerCase()), pluralise(one)];
}
const countless = /(?:pflege|material)$/iu;
const ofThings =
  /(?<!\p{L})(?:bookings?|reservations?|buchung(?:en)?|reservierung(?:en)?) (?:for|of|für|von)(?!\p{L})/iu;
/** "Our instruments deserve a place of their own", "maschinen fehlen noch": what says that a list is to come. */
const comesToo = /(?<!\p{L})(?:too|as well|also|belong in|deserve|missing|(?:place|list|page) of (?:its|their) own|auch|noch|fehl\p{L}*|eigene[nsmr]?|dazu)(?!\p{L})/iu; // prettier-ignore
/** Its name is the last word before its details. */
const isNext = (head: string, name: string): boolean => head.trim().toLowerCase().endsWith(name.toLowerCase());
