import { isDay } from '../../plan/field-kinds.ts';
import type { Formula } from '../../plan/formula.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';
import { putWorked } from './worked-fields.ts';

const spans: readonly (readonly [RegExp, Formula['by'], number])[] = [[/^tag/i, 'days-after', 1], [/^woche/i, 'days-after', 7], [/^monat/i, 'months-after', 1], [/^jahr/i, 'months-after', 12]]; // prettier-ignore
const count = String.raw`(\d{1,4}|ein(?:en|er)?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)`;
const counts: Readonly<Record<string, number>> = { ein: 1, einen: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10, zwölf: 12 }; // prettier-ignore
/** "das Prüfdatum ergibt sich automatisch 28 Tage später", "die Frist ist 14 Tage nach dem Eingang" */
const later = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:[Dd]as|[Dd]er|[Dd]ie) (\p{Lu}\p{L}+) (?:ergibt sich|ist|liegt|soll|wird|berechnet sich)(?: \p{Ll}+){0,2} ${count} (Tage?n?|Wochen?|Monate?n?|Jahre?n?) (?:später|danach|nach (?:dem|der) (\p{Lu}\p{L}+))`,
  'u',
);
/** "ab wann ein Laib verkaufsreif ist", "wann es fertig ist" */
const from = /(?<!\p{L})ab wann (?:\p{L}+ ){1,3}?(\p{Ll}{4,}) (?:ist|sind|wird|werden|sein darf)(?!\p{L})/u;
const isSpan = /(?:zeit|dauer|frist|intervall)(?:_in_(?:tagen?|wochen?|monaten?))?$/;

/** Numbers and days that German texts say follow from others: nobody enters those. */
export function germanWorked(features: Features): void {
  const { reading, text: read, typed: text = read } = features.context;
  if (reading.language !== 'de') return;
  addLater(features, later.exec(text));
  addFrom(features, from.exec(text)?.[1]);
  if (/(?<!\p{L})(?:(?:über)?fällig\p{L}*|(?:wieder|nächste[nr] \p{L}+) dran|das nächste mal|nächste\p{L}*)(?!\p{L})/iu.test(text)) for (const { draft } of features.drafts) addNext(draft); // prettier-ignore
  if (usedUp.test(text)) addReadings(features);
  for (const { draft } of features.drafts) {
    addUsed(draft, text);
    addTime(draft, text);
  }
}

function put({ entity }: EntityDraft, field: Field, behind: Field): void {
  const known = entity.fields.findIndex(({ name }) => name === field.name);
  if (known >= 0) entity.fields.splice(known, 1);
  entity.fields.splice(entity.fields.indexOf(behind) + 1, 0, field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), field.name])];
}

const worked = (label: string, type: Field['type'], formula: Formula, unit?: string): Field => ({ name: toFieldName(label), label: toLabel(label), type, isRequired: false, formula, ...(unit && { unit }) }); // prettier-ignore

function addLater({ drafts }: Features, said: RegExpExecArray | null): void {
  if (!said) return;
  const [, name = '', number = '', unit = '', after = ''] = said;
  const [, by, times] = spans.find(([words]) => words.test(unit))!;
  const stem = after.toLowerCase().slice(0, 5);
  const dayOf = ({ fields }: Entity) => {
    const days = fields.filter((field) => isDay(field) && field.name !== toFieldName(name));
    return days.find(({ label }) => stem.length > 3 && label.toLowerCase().startsWith(stem)) ?? days[0];
  };
  const owner = drafts.find(({ draft }) => draft.entity.fields.some((field) => field.name === toFieldName(name))) ?? drafts.find(({ draft }) => dayOf(draft.entity)); // prettier-ignore
  const day = owner && dayOf(owner.draft.entity);
  if (!owner || !day) return;
  const formula: Formula = { by, parts: [{ field: day.name }, { number: (counts[number] ?? Number(number)) * times }] };
  put(owner.draft, worked(name, 'date', formula), day);
}

/** The day of a record and so many days that what it is of says, or it says itself. */
function addFrom({ drafts }: Features, state: string | undefined): void {
  if (state === undefined) return;
  for (const { draft } of drafts) {
    const { fields } = draft.entity;
    const day = fields.find(isDay);
    if (!day) continue;
    const own = fields.find(({ name, type }) => type === 'number' && isSpan.test(name));
    const far = fields.flatMap((field) => {
      const target = drafts.find(({ draft: other }) => other.entity.name === field.reference)?.draft.entity;
      const span = target?.fields.find(({ name, type }) => type === 'number' && isSpan.test(name));
      return span ? [{ span, via: field.name }] : [];
    })[0];
    const span = own ?? far?.span;
    if (!span) continue;
    const by: Formula['by'] = /monat/.test(span.name) ? 'months-after' : 'days-after';
    const part = own ? { field: own.name } : { field: far!.span.name, via: far!.via };
    put(draft, worked(`${state} ab`, 'date', { by, parts: [{ field: day.name }, part] }), day);
    return;
  }
}

/** An interval and the last time give the next one. */
function addNext(draft: EntityDraft): void {
  const { fields } = draft.entity;
  const every = fields.find(
    ({ name, type }) =>
      type === 'number' && /intervall|turnus|rhythmus|(?:pruef|wartungs|kontroll|reinigungs|service)abstand/.test(name),
  );
  if (!every || fields.some(({ formula }) => formula)) return;
  const known = fields.find((field) => isDay(field) && /^(?:letzte|zuletzt)/.test(field.name));
  const last = known ?? { name: 'zuletzt_am', label: 'Zuletzt am', type: 'date' as const, isRequired: false };
  if (!known) fields.splice(fields.indexOf(every) + 1, 0, last);
  const by: Formula['by'] = /monat/.test(`${every.name} ${every.unit ?? ''}`) ? 'months-after' : 'days-after';
  put(draft, worked('Nächste fällig am', 'date', { by, parts: [{ field: last.name }, { field: every.name }] }), last);
}

/** "aus altem und neuem Stand soll der Verbrauch berechnet werden" */
function addUsed(draft: EntityDraft, text: string): void {
  const { fields } = draft.entity;
  const [old, now] = [/^(?:alter|vorheriger|letzter|anfangs)_?(?:zaehler)?stand$/, /^(?:neuer|aktueller|end)_?(?:zaehler)?stand$/].map((words) => fields.find(({ name, type }) => type === 'number' && words.test(name))); // prettier-ignore
  if (!old || !now || fields.some(({ formula }) => formula)) return;
  const name = /(?<!\p{L})(Verbrauch|Differenz|Strecke|Kilometer)(?!\p{L})/u.exec(text)?.[1] ?? 'Verbrauch';
  put(draft, worked(name, 'number', { by: 'difference', parts: [{ field: now.name }, { field: old.name }] }), now);
}

const usedUp = /verbrauch|jahresrechnung|nebenkosten|abrechn|differenz/i;

/** What was used since the last reading, of each kind of meter that a thing has. */
function addReadings({ drafts }: Features): void {
  for (const { draft } of drafts) {
    const { fields, name } = draft.entity;
    const value = fields.find((field) => field.type === 'number' && /(?:zaehler)?stand$/.test(field.name) && !field.formula); // prettier-ignore
    const day = fields.find(isDay);
    const kind = fields.find((field) => field.type === 'select' && /zaehler|art/.test(field.name));
    if (!value || !day) continue;
    for (const by of fields.filter((field) => field.type === 'reference')) {
      const owner = drafts.find(({ draft: other }) => other.entity.name === by.reference)?.draft;
      const over = { over: name, by: by.name, take: 'change', field: value.name, day: day.name } as const;
      if (!owner) continue;
      if (!kind?.options) putWorked(owner, 'Verbrauch', 'number', { by: 'same', parts: [over] });
      for (const { value: one } of kind?.options ?? []) putWorked(owner, `Verbrauch ${one}`, 'number', { by: 'same', parts: [{ ...over, only: { field: kind!.name, is: one } }] }); // prettier-ignore
    }
  }
}

const asksTime = /(?<!\p{L})(\p{Lu}\p{L}*(?:zeit|dauer))(?!\p{L})[^.;]{0,40}(?:rechn|ergibt)|(?:rechn|ermittel)\p{L}* (?:\p{L}+ ){0,3}(\p{Lu}\p{L}*(?:zeit|dauer))(?!\p{L})/u; // prettier-ignore

/** "Flugzeit soll er selber rechnen": the minutes between two times. */
function addTime(draft: EntityDraft, text: string): void {
  const { fields } = draft.entity;
  const [start, end] = fields.filter(({ type }) => type === 'time');
  const match = asksTime.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (!start || !end || name === undefined || fields.some(({ formula }) => formula)) return;
  put(draft, worked(name, 'number', { by: 'sum', parts: [{ from: start.name, to: end.name }] }, 'min'), end);
}
