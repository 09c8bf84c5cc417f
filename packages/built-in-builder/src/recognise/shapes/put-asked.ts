import { bookedThing } from '../../generate/booked-once.ts';
import { holds } from '../../generate/formula.ts';
import { fieldOf, listPageOf, type AppPlan, type Field, type ListPage } from '../../plan/plan.ts';
import type { FormulaPart } from '../../plan/formula.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import type { FieldOnly } from '../../plan/only.ts';
import { makeField } from '../make-field.ts';
import type { NamedDraft } from '../drafts.ts';
import { calledByDay } from '../called-by-day.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Asked, AskedNumber, AskedPart } from './shape.ts';

type Drafts = readonly NamedDraft[];

const draftFor = (drafts: Drafts, noun: string): EntityDraft | undefined =>
  (drafts.find((one) => one.noun === noun) ?? drafts.find(({ draft }) => draft.entity.label.toLowerCase() === noun))?.draft; // prettier-ignore

/** The stored name behind a label, as fields are made from words. */
const fieldIn = (draft: EntityDraft | undefined, label: string): Field | undefined => {
  const name = makeField(label)?.field.name ?? toFieldName(label);
  const { fields } = draft?.entity ?? { fields: [] };
  return fields.find((field) => field.name === name) ?? fields.find((field) => field.name === toFieldName(label)) ?? fields.find((field) => field.name.startsWith(`${name}_`)); // prettier-ignore
};

const referenceTo = (from: EntityDraft | undefined, to: EntityDraft | undefined): Field | undefined =>
  from?.entity.fields.find(({ reference }) => to !== undefined && reference === to.entity.name);

/** Numbers, days and limits that follow from what belongs to a record, once the lists are there. */
export function putNumbers(drafts: Drafts, asked: Asked): void {
  for (const noun of asked.events) {
    const draft = draftFor(drafts, noun);
    if (draft) calledByDay(draft);
  }
  for (const { of, label, to } of asked.references) putReference(draftFor(drafts, of), label, draftFor(drafts, to));
  for (const { of, label, rates } of asked.totals) putTotal(drafts, of, label, rates);
  for (const { of, minutes } of asked.slots) putSlots(draftFor(drafts, of), minutes);
  for (const number of asked.numbers) putNumber(drafts, number);
  for (const { of, label, start } of asked.starts) {
    const field = fieldIn(draftFor(drafts, of), label);
    if (field) Object.assign(field, { start });
  }
  for (const noun of asked.exclusive) {
    const entity = draftFor(drafts, noun)?.entity;
    if (!entity) continue;
    entity.isExclusive = true;
    if (!bookedThing(entity)) delete entity.isExclusive;
  }
}

function putReference(draft: EntityDraft | undefined, label: string, target: EntityDraft | undefined): void {
  if (!draft || !target) return;
  const { entity } = draft;
  const field: Field = { name: toFieldName(label), label, type: 'reference', isRequired: false, reference: target.entity.name }; // prettier-ignore
  entity.fields.splice(2, 0, field);
  entity.columns = columnsOf(entity, []);
  const title = target.entity.fields[0]!.name;
  draft.samples = draft.samples.map((row, index) => ({ ...row, [field.name]: target.samples[(index * 3 + entity.fields.length) % target.samples.length]?.[title] ?? '' })); // prettier-ignore
}

/** "1 euro per litre, 50 cent for a bottle": what both come to. */
function putTotal(drafts: Drafts, of: string, label: string, rates: Asked['totals'][number]['rates']): void {
  const draft = draftFor(drafts, of);
  const parts = rates.flatMap(({ label: name, each }) => {
    const field = fieldIn(draft, name);
    return field ? [{ field: field.name, times: each }] : [];
  });
  if (!draft || parts.length < rates.length) return;
  const { entity } = draft;
  entity.fields = entity.fields.filter(({ type, formula }) => !(type === 'money' && formula));
  entity.fields.push({
    name: toFieldName(label),
    label,
    type: 'money',
    isRequired: false,
    formula: { by: 'sum', parts },
  });
  entity.columns = [...columnsOf(entity, entity.columns).slice(0, 4), toFieldName(label)];
}

/** One after the other, from nine to six. */
function putSlots(draft: EntityDraft | undefined, minutes: number): void {
  const field = draft?.entity.fields.find(({ name }) => name === 'time');
  if (!draft || !field) return;
  const clock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
  const times = Array.from({ length: Math.min(mostSlots, Math.floor(opens / minutes)) }, (_, at) => clock(9 * 60 + at * minutes)); // prettier-ignore
  if (times.length === 0) return;
  Object.assign(field, { name: 'time_slot', label: 'Time slot', type: 'select', isRequired: true, options: times.map((value) => ({ value, tone: 'neutral' }) as const) }); // prettier-ignore
  draft.entity.columns = draft.entity.columns.map((name) => (name === 'time' ? 'time_slot' : name));
  draft.samples = draft.samples.map((row, index) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'time')),
    time_slot: times[index % times.length]!,
  }));
  draft.entity.isExclusive = true;
}
const opens = 9 * 60;
const mostSlots = 36;

function putNumber(drafts: Drafts, { of, label, type, by, parts, unit }: AskedNumber): void {
  const draft = draftFor(drafts, of);
  const made = parts.map((part) => partFor(drafts, draft, part));
  if (!draft || made.some((part) => part === null)) return;
  const { entity } = draft;
  const formula = { by, parts: made as FormulaPart[] };
  const name = toFieldName(label);
  const entities = drafts.map((one) => one.draft.entity);
  if (fieldOf(entity, name) || !holds({ entities } as AppPlan, entity, formula)) return;
  const field: Field = { name, label: toLabel(label), type, isRequired: false, formula, ...(unit && { unit }) };
  entity.fields.push(field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).filter((one) => one !== name).slice(0, 4), name])]; // prettier-ignore
}

function partFor(drafts: Drafts, own: EntityDraft | undefined, part: AskedPart): FormulaPart | null {
  if ('number' in part) return part;
  if (!('over' in part)) {
    const field = fieldIn(own, part.label);
    return field ? { field: field.name } : null;
  }
  const child = draftFor(drafts, part.over);
  const by = part.by ? fieldIn(child, part.by) : referenceTo(child, own);
  const target = part.via ? draftFor(drafts, part.via) : undefined;
  const via = part.via ? referenceTo(child, target) : undefined;
  const at = (label: string) => fieldIn(child, label) ?? (via && fieldIn(target, label));
  const field = part.label === undefined ? undefined : at(part.label);
  const only = part.only && at(part.only.label);
  const week = part.week === undefined ? undefined : at(part.week);
  const day = part.day === undefined ? undefined : at(part.day);
  if (!child || !by || (part.label !== undefined && !field) || (part.via && !via) || (part.only && !only) || (part.week && !week) || (part.day && !day)) return null; // prettier-ignore
  return {
    over: child.entity.name,
    by: by.name,
    take: part.take,
    ...(field && { field: field.name }),
    ...(via && { via: via.name }),
    ...(only && { only: { field: only.name, is: part.only!.is } }),
    ...(week && { week: week.name }),
    ...(day && { day: day.name }),
  };
}

/** Pages of some records, what stands out, and what lists are narrowed by; each page stands behind the list it is of. */
export function putPages(plan: AppPlan, drafts: Drafts, asked: Asked): ListPage[] {
  for (const { of, by, only, label } of asked.highlights) {
    const draft = draftFor(drafts, of);
    const field = fieldIn(draft, by);
    if (draft && field) draft.entity.highlights = [...(draft.entity.highlights ?? []), { only: [{ ...only, field: field.name } as FieldOnly], label }]; // prettier-ignore
  }
  for (const { of, by } of asked.filters) {
    const draft = draftFor(drafts, of);
    const field = referenceTo(draft, draftFor(drafts, by));
    for (const page of plan.pages) if (field && page.archetype === 'list' && page.entity === draft?.entity.name) page.filters = [field.name, ...page.filters]; // prettier-ignore
  }
  const taken = new Set(plan.pages.map(({ label }) => label.toLowerCase()));
  return asked.pages.flatMap(({ of, label, by, only, and = [] }) => {
    const draft = draftFor(drafts, of);
    const field = fieldIn(draft, by);
    const like = draft && listPageOf(plan, draft.entity.name);
    const called = toLabel(label);
    const conditions = [{ by, only }, ...and].flatMap((one) => {
      const on = fieldIn(draft, one.by);
      return on ? [{ ...one.only, field: on.name } as FieldOnly] : [];
    });
    if (!like || !field || taken.has(called.toLowerCase())) return [];
    const { hidesDone: _, note: __, order: ___, ...page } = like;
    const layout = page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout;
    const isDay = field.type === 'date' || field.type === 'datetime';
    return [{ ...page, layout, name: '', label: called, icon: 'ListFilter', only: and.length > 0 ? conditions : conditions[0]!, ...(isDay && { order: { field: field.name, direction: 'up' as const } }) }]; // prettier-ignore
  });
}

/** Who may read and write what, where the text says it of one list. */
export function putAccess(plan: AppPlan, drafts: Drafts, asked: Asked): void {
  for (const { of, access } of asked.access) {
    const name = draftFor(drafts, of)?.entity.name;
    const entity = plan.entities.find((one) => one.name === name);
    if (entity && entity.access.read !== 'anonymous') entity.access = access;
  }
}
