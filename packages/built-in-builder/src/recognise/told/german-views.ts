import type { Only } from '../../plan/only.ts';
import { listPageOf, type AppPlan, type Entity, type Field, type ListPage } from '../../plan/plan.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import { isDeadline } from '../../plan/roles.ts';
import { canBeIn, unitOf } from '../units.ts';
import { stateViews } from './german-state-views.ts';
import { firstWith, type View } from './views.ts';
import { isDay } from '../../plan/field-kinds.ts';

type Asks = (sentence: string, plan: AppPlan) => View | null;

const most = 4;

/** Pages of the records that a German text wants to see apart: what is below a limit, who is still to be visited this year, what is due this week. */
export function toldGermanViews(plan: AppPlan, text: string): void {
  const found: View[] = [];
  for (const sentence of text.split(/(?<=[.!?;\n])\s+/))
    for (const ask of asks) {
      const view = found.length < most ? ask(sentence, plan) : null;
      if (view && !found.some(({ label }) => label === view.label)) found.push(view);
    }
  for (const { entity, label, only, marks } of found) {
    const list = listPageOf(plan, entity.name);
    const isThere = plan.pages.some((page) => page.label === label || (page.archetype === 'list' && page.entity === entity.name && JSON.stringify([page.only].flat()) === JSON.stringify(only))); // prettier-ignore
    if (!list || list.only || isThere) continue;
    const isSaid = entity.highlights?.some((one) => JSON.stringify(one.only) === JSON.stringify(only));
    if (marks && !isSaid) entity.highlights = [...(entity.highlights ?? []), { only, label }];
    const { hidesDone: _, order: __, ...like } = list;
    const layout = like.layout === 'agenda' || like.layout === 'journal' ? 'table' : like.layout;
    const page: ListPage = { ...like, layout, name: nameFor(plan, entity), label, icon: 'ListFilter', only: only.length === 1 ? only[0]! : only }; // prettier-ignore
    plan.pages.splice(plan.pages.indexOf(list) + 1, 0, page);
  }
}

function nameFor({ pages }: AppPlan, { name }: Entity): string {
  for (let at = 1; ; at++) {
    const wanted = `${name}View${at === 1 ? '' : at}`;
    if (!pages.some((page) => page.name === wanted)) return wanted;
  }
}

const isBirth = /geb|seit|beginn|born/;

const seen = /(?<!\p{L})(?:sehen|sieht|seh|sehe|auffallen|auffällt|rot|hervor\p{L}*|markier\p{L}*|blick|warn\p{L}*|darf|dürfen|gelb|orange|kennzeichn\p{L}*|anzeig\p{L}*|zeig\p{L}*|liste|übersicht|gilt|gelten)(?!\p{L})/iu; // prettier-ignore
const limit = /(?<!\p{L})(unter|weniger als|kleiner als|leichter als|ab|über|mehr als|größer als|schwerer als|mindestens) (?:den |die |dem )?(\d+(?:[.,]\d+)?) ?(mm|millimeter|cm|zentimeter|m|meter|gramm|g|kg|kilo|kilogramm|liter|l|grad|°c|prozent|%|euro|€|franken|stück|stunden|punkten?|km|kilometer)?(?![\p{L}\d])/iu; // prettier-ignore
/** "unter 3 mm will ich sofort sehen", "ab 600 Gramm darf er raus" */
function atLimit(sentence: string, { entities }: AppPlan): View | null {
  const match = limit.exec(sentence);
  if (!match || !seen.test(sentence)) return null;
  const [, how = '', number = '', unit = ''] = match;
  const known = unitOf(unit);
  const isMoney = known?.name === 'money';
  const before = sentence.slice(0, match.index).toLowerCase();
  const of = ({ type, name, label }: Field) =>
    isMoney ? type === 'money' : type === 'number' && !/\d/.test(name) && (known ? canBeIn(known, name) : before.includes(label.toLowerCase())); // prettier-ignore
  const found = firstWith(entities, sentence, of);
  if (!found || (unit === '' && !before)) return null;
  const value = Number(number.replace(',', '.'));
  const isBelow = /^(?:unter|weniger|kleiner|leichter)/i.test(how);
  // "from 600 on" holds 600
  const than = /^(?:ab|mindestens)/i.test(how) ? value - (Number.isInteger(value) ? 1 : 0.1) : value;
  const label = `${toLabel(how)} ${number}${unit === '' ? '' : ` ${unit.length > 3 ? toLabel(unit) : unit}`}`;
  return { entity: found.entity, label, only: [{ field: found.field.name, kind: isBelow ? 'below' : 'above', than }], marks: true }; // prettier-ignore
}

/** "wer dieses Jahr noch dran ist", "was dieses Jahr noch nicht gewartet wurde" */
function notThisYear(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})dieses jahr (?:noch|nicht)(?: nicht)? (?:dran|fällig|offen|besucht|gewartet|geprüft|kontrolliert|gemacht|gereinigt|gekehrt|\p{L}+t (?:ist|sind|wurden?))|(?:noch nicht|nicht) (?:\p{L}+ )?dieses jahr/iu.test(sentence)) return null; // prettier-ignore
  const found = firstWith(entities, sentence, (field) => isDay(field) && /letzte|zuletzt/.test(field.name));
  return found && { entity: found.entity, label: 'Dieses Jahr noch offen', only: [{ field: found.field.name, kind: 'before-year' }] }; // prettier-ignore
}

const isDue = (field: Field): boolean => isDay(field) && (isDeadline(field) || /termin|liefer|abhol|fertig|pruefdatum|wunsch/.test(field.name)); // prettier-ignore

/** "was diese Woche fertig sein muss" */
function thisWeek(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})(?:was|wer|welche\p{L}*|liste|alles|übersicht|seite)(?!\p{L})[^.;]*diese woche(?!\p{L})|diese woche (?:fertig|fällig|dran|geliefert|abgeholt)/iu.test(sentence)) return null; // prettier-ignore
  const found = firstWith(entities, sentence, isDue) ?? firstWith(entities, sentence, (field) => isDay(field) && !isBirth.test(field.name)); // prettier-ignore
  return found && { entity: found.entity, label: 'Diese Woche', only: [{ field: found.field.name, kind: 'week' }] };
}

/** "welche Kolonne morgen wohin fährt" */
function tomorrow(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})(?:wer|was|welche\p{L}*|wohin|wo)(?!\p{L})[^.;]*(?<! am| jeden| jedem) morgen(?!\p{L})(?! und abends)|(?<!\p{L})morgen (?:wohin|dran|fällig|eingeteilt|fährt|kommt)/iu.test(sentence)) return null; // prettier-ignore
  const isPlan = ({ label }: Entity) => /einsatz|einteilung|schicht|tour|fahrt|termin|buchung|auftrag|dienst/i.test(label); // prettier-ignore
  const found = firstWith(entities.filter(isPlan), sentence, isDay) ?? firstWith(entities, sentence, isDue);
  return found && { entity: found.entity, label: 'Heute und morgen', only: [{ field: found.field.name, kind: 'within', days: 1 }] }; // prettier-ignore
}

/** "Tagesliste mit heute zu prüfenden Würfeln" */
function dueToday(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})(?:tagesliste|heute (?:zu \p{L}+e[nr]?|fällige[nr]?|anstehende[nr]?))(?!\p{L})/iu.test(sentence)) return null; // prettier-ignore
  const found = firstWith(entities, sentence, (field) => isDue(field) || (isDay(field) && field.formula !== undefined)) ?? firstWith(entities, sentence, (field) => isDay(field) && !isBirth.test(field.name)); // prettier-ignore
  return found && { entity: found.entity, label: 'Heute', only: [{ field: found.field.name, kind: 'today' }] };
}

/** "überfällige Schlüssel": past their day and not back. */
function overdue(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})überfällig\p{L}*|(?<!\p{L})frist\p{L}* (?:ist |sind )?(?:abgelaufen|vorbei|überschritten)/iu.test(sentence)) return null; // prettier-ignore
  const found = firstWith(entities, sentence, (field) => isDay(field) && isDeadline(field));
  if (!found) return null;
  const { fields } = found.entity;
  const back = fields.find(({ name, type }) => /^(?:zurueck|returned)/.test(name) && (type === 'date' || type === 'boolean')); // prettier-ignore
  const open: Only[] = back ? [{ field: back.name, kind: back.type === 'boolean' ? 'no' : 'missing' }] : [];
  return { entity: found.entity, label: 'Überfällig', only: [{ field: found.field.name, kind: 'past' }, ...open], marks: true }; // prettier-ignore
}

const numbers: Readonly<Record<string, number>> = { einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, zwölf: 12 }; // prettier-ignore
const inDays: readonly (readonly [RegExp, number])[] = [[/^tag/i, 1], [/^woche/i, 7], [/^monat/i, 30.5], [/^jahr/i, 365]]; // prettier-ignore
const after = /(?<!\p{L})nach (\d+|einem|einer|zwei|drei|vier|fünf|sechs|zwölf) (tage?n?|wochen?|monate?n?|jahre?n?)(?: ohne (\p{L}+))? (?:gilt|gelten|wird|werden|ist|sind) (?:(?:eine?|der|die|das|jede[rs]?) )?(\p{Lu}\p{L}+) (?:als |zur |zum )*(\p{L}[^.;,]{3,40})/iu; // prettier-ignore

/** "Nach sechs Monaten ohne Abholung gilt eine Fundsache als freigegeben": older than that, and it did not happen. */
function lapsed(sentence: string, { entities }: AppPlan): View | null {
  const match = after.exec(sentence);
  if (!match) return null;
  const [, number = '', unit = '', without, thing = '', state = ''] = match;
  const entity = entities.find(({ label }) => label.toLowerCase().endsWith(thing.toLowerCase()));
  const day = entity?.fields.find((field) => isDay(field) && !isDeadline(field));
  if (!entity || !day) return null;
  const days = Math.round((numbers[number.toLowerCase()] ?? Number(number)) * (inDays.find(([words]) => words.test(unit))?.[1] ?? 1)); // prettier-ignore
  const known = without === undefined ? undefined : entity.fields.find(({ name, type }) => type === 'boolean' && name.slice(0, 4) === without.toLowerCase().slice(0, 4)); // prettier-ignore
  const done = known ?? addDone(entity, without);
  const label = toLabel((/^(?:zur|zum) /u.exec(sentence.slice(sentence.indexOf(state) - 4, sentence.indexOf(state)))?.[0] ?? '') + state.trim()); // prettier-ignore
  return { entity, label, only: [{ field: day.name, kind: 'older', days }, ...(done ? [{ field: done.name, kind: 'no' } as const] : [])], marks: true }; // prettier-ignore
}

/** What has not happened is ticked once it has: Abholung leaves "abgeholt". */
const participles: Readonly<Record<string, string>> = { abholung: 'Abgeholt', rückgabe: 'Zurückgegeben', zahlung: 'Bezahlt', antwort: 'Beantwortet', meldung: 'Gemeldet', bearbeitung: 'Bearbeitet', wartung: 'Gewartet', bestätigung: 'Bestätigt' }; // prettier-ignore
function addDone(entity: Entity, without: string | undefined): Field | undefined {
  const label = participles[without?.toLowerCase() ?? ''];
  if (label === undefined) return undefined;
  const field: Field = { name: toFieldName(label), label, type: 'boolean', isRequired: false };
  entity.fields.push(field);
  entity.columns = [...entity.columns.slice(0, 4), field.name];
  return field;
}

/** "fällige Wartungen": what has an interval is due again once it has passed. */
function dueAgain(sentence: string, { entities }: AppPlan): View | null {
  if (!/(?<!\p{L})fällig(?:e[nrs]?)?(?!\p{L})/iu.test(sentence)) return null;
  const found = firstWith(entities, sentence, ({ formula, name }) => formula !== undefined && /^naechste|faellig/.test(name)); // prettier-ignore
  return found && { entity: found.entity, label: 'Fällig', only: [{ field: found.field.name, kind: 'past' }], marks: true }; // prettier-ignore
}

const asks: readonly Asks[] = [
  dueAgain,
  atLimit,
  notThisYear,
  thisWeek,
  tomorrow,
  dueToday,
  overdue,
  lapsed,
  ...stateViews,
];
