import { isDay } from '../../plan/field-kinds.ts';
import type { Formula, OverPart } from '../../plan/formula.ts';
import { inSentence, toFieldName, toLabel } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

type Child = { entity: Entity; by: string; day: Field };
const isInterval = ({ name, type, formula }: Field): boolean => type === 'number' && !formula && /interval|turnus|rhythmus|(?:pruef|wartungs|kontroll|reinigungs|service)abstand|(?:^|_)every(?:_|$)|wiederholung/.test(name); // prettier-ignore
const asksDue = /(?<!\p{L})(?:über)?fällig\p{L}*|(?<!\p{L})(?:wieder|als nächstes?) (?:dran|fällig)|(?<!\p{L})(?:due|overdue|next (?:time|one|visit|check|service|inspection))(?!\p{L})/iu; // prettier-ignore
const units: readonly (readonly [RegExp, Formula['by']])[] = [[/tag|day/, 'days-after'], [/woche|week/, 'weeks-after'], [/monat|month/, 'months-after']]; // prettier-ignore

/** What follows for a thing from what was done to it: when it is due again, and what all of it comes to. */
export function overChildren(features: Features): void {
  const { reading, text: read, typed: text = read } = features.context;
  if (reading.language === 'other') return;
  const isGerman = reading.language === 'de';
  const entities = features.drafts.map(({ draft }) => draft.entity);
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    if (entity.fields.some(({ formula }) => formula?.parts.some((part) => 'over' in part))) continue;
    const children = entities.flatMap((child) => childOf(child, entity));
    if (asksDue.test(text)) addDue(draft, children, isGerman);
    addTotals(draft, children, text, isGerman);
    if (asksOwed.test(text)) addOwed(draft, entities, isGerman);
  }
}

function childOf(child: Entity, { name }: Entity): Child[] {
  const by = child.name === name ? undefined : child.fields.find(({ reference }) => reference === name);
  const day = child.fields.find(isDay);
  const kind = gradeOf(child.label.toLowerCase())?.kind ?? '';
  return by && day && ['deed', 'event', 'record', 'amount'].includes(kind) ? [{ entity: child, by: by.name, day }] : [];
}

function addDue(draft: EntityDraft, children: readonly Child[], isGerman: boolean): void {
  const every = draft.entity.fields.find(isInterval);
  const child = children[0];
  if (!every || !child) return;
  const by = units.find(([words]) => words.test(`${every.name} ${(every.unit ?? '').toLowerCase()}`))?.[1] ?? 'months-after'; // prettier-ignore
  if (by === 'months-after' && !/monat|month/i.test(every.label))
    every.label += isGerman ? ' in Monaten' : ' in months';
  const last: OverPart = { over: child.entity.name, by: child.by, take: 'latest', field: child.day.name };
  put(draft, isGerman ? `Zuletzt am` : `Last ${inSentence(child.entity.label)}`, 'date', { by: 'same', parts: [last] });
  put(draft, isGerman ? 'Nächste fällig am' : 'Next due', 'date', { by, parts: [last, { field: every.name }] });
}

const asksOwed = /(?<!\p{L})(?:wer|was|wie ?viel)(?!\p{L})[^.;?!]{0,40}(?:zahlen muss|schuldet|schuldig|offen|aussteht|(?:nicht|nichts) (?:be|ge)zahlt|im rückstand)|offene[rnm]? (?:betr\p{L}*|beiträge|posten|summe)|(?<!\p{L})(?:who|what|how much)(?!\p{L})[^.;?!]{0,40}(?:owe[sd]?|(?:has|have) (?:still )?(?:not paid|to pay)|hasn['’]?t paid|unpaid|outstanding)(?!\p{L})/iu; // prettier-ignore
const isPaid = /^(?:paid|is_paid|bezahlt|gezahlt|beglichen|settled)$/;

/** "wer was noch zahlen muss": what of somebody's amounts is not ticked as paid. */
function addOwed(draft: EntityDraft, entities: readonly Entity[], isGerman: boolean): void {
  for (const entity of entities) {
    const by = entity.fields.find(({ reference }) => reference === draft.entity.name)?.name;
    const paid = entity.fields.find(({ name, type }) => type === 'boolean' && isPaid.test(name));
    const amount = entity.fields.find(({ type, formula }) => type === 'money' && !formula);
    if (by === undefined || !paid || !amount) continue;
    put(draft, isGerman ? 'Offener Betrag' : 'Still owed', 'money', { by: 'same', parts: [{ over: entity.name, by, take: 'sum', field: amount.name, only: { field: paid.name, is: false } }] }); // prettier-ignore
    return;
  }
}

const perEach = String.raw`(?:per|for each|for every|each|of each|by|pro|je|für jede[nsr]?|jede[rsmn]?|nach)`;
const sums = String.raw`(?<!\p{L})(?:hours?|kilos?|kg|kilomet\p{L}+|km|stunden|gesamt\p{L}*|summe|menge|betrag|total\p{L}*|sums?|amounts?|how (?:much|many)|wie ?viele?|auswertung|evaluation|zeit|time|litres?|liter)(?!\p{L})`; // prettier-ignore
const isAmount = ({ type, formula, name }: Field): boolean => (type === 'number' || type === 'money') && !formula && !/year|jahr|nummer|_nr|no$|intervall?|alter|age|temp|grad|rating|laenge|length|height|hoehe|gewicht|weight|pitch/.test(name); // prettier-ignore

const monthly = /(?<!\p{L})(?:(?:im|pro|jeden|diesen|je) monat|monatlich|(?:a|per|each|this) month|monthly)(?!\p{L})/iu;
const yearly = /(?<!\p{L})(?:(?:im|pro|dieses|je) jahr|jährlich|(?:a|per|each|this) year|yearly)(?!\p{L})/iu;
/** "the hours per plot", "jeder Pilot soll seine Gesamtzeit sehen": what its records add up to. */
function addTotals(draft: EntityDraft, children: readonly Child[], text: string, isGerman: boolean): void {
  const names = [draft.entity.label, draft.entity.plural].map((name) => inSentence(name).replace(/[^\p{L} -]/gu, '')).join('|'); // prettier-ignore
  const asked = new RegExp(`${sums}[^.;!?]{0,40}?(?<!\\p{L})${perEach} (?:der |des |die )?(?:${names})(?!\\p{L})|(?<!\\p{L})${perEach} (?:${names})(?!\\p{L})[^.;!?]{0,60}${sums}`, 'iu'); // prettier-ignore
  if (!asked.test(text)) return;
  for (const child of children.slice(0, 1)) {
    const isTime = /(?<!\p{L})(?:\p{L}*stunden|hours)(?!\p{L})/iu.test(text);
    const amount = (isTime ? child.entity.fields.find(({ name, formula }) => formula && /^(?:stunden|hours)$/.test(name)) : undefined) ?? child.entity.fields.find(isAmount); // prettier-ignore
    const span = monthly.test(text) ? { month: child.day.name } : yearly.test(text) ? { year: child.day.name } : {};
    const over = { over: child.entity.name, by: child.by, ...span } as const;
    const now = 'month' in span ? (isGerman ? 'diesen Monat' : 'this month') : isGerman ? 'dieses Jahr' : 'this year';
    // what is asked for a month is shown of the present one
    if (Object.keys(span).length > 0) {
      if (amount)
        put(draft, `${amount.label} ${now}`, amount.type, { by: 'same', parts: [{ ...over, take: 'sum', field: amount.name }] }, amount.unit); // prettier-ignore
      else put(draft, `${child.entity.plural} ${now}`, 'number', { by: 'same', parts: [{ ...over, take: 'count' }] });
      continue;
    }
    if (amount) put(draft, isGerman ? `${amount.label} gesamt` : `${amount.label} in all`, amount.type, { by: 'same', parts: [{ ...over, take: 'sum', field: amount.name }] }, amount.unit); // prettier-ignore
    else put(draft, isGerman ? `Anzahl ${child.entity.plural}` : `${child.entity.plural} in all`, 'number', { by: 'same', parts: [{ ...over, take: 'count' }] }); // prettier-ignore
  }
}

function put({ entity }: EntityDraft, label: string, type: Field['type'], formula: Formula, unit?: string): void {
  const name = toFieldName(label);
  if (entity.fields.some((field) => field.name === name)) return;
  entity.fields.push({ name, label: toLabel(label), type, isRequired: false, formula, ...(unit && { unit }) });
  entity.columns = [
    ...new Set([
      ...columnsOf(entity, entity.columns)
        .filter((one) => one !== name)
        .slice(0, 4),
      name,
    ]),
  ];
}
