import { bookedThing } from '../../generate/booked-once.ts';
import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, toFieldName } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { columnsOf } from '../entity-draft.ts';
import type { Features } from './features.ts';

/** "doppelte Adressen soll er nicht annehmen", "jede Nummer darf nur einmal vorkommen", "no two with the same tag". */
const said: readonly RegExp[] = [
  /(?<!\p{L})doppelte[nrs]? (?<what>\p{L}+)[^.;]{0,40}(?:nicht|kein|ablehn|meck|warn|verhinder|vermeid)/iu,
  /(?<!\p{L})(?:jede[rs]?|eine?|dieselbe|dasselbe|die gleiche) (?<what>\p{L}+) (?:darf|soll|kann)(?: es)? (?:nur einmal|nicht (?:zweimal|doppelt|mehrfach|zwei mal))/iu,
  /(?<!\p{L})(?<what>\p{L}+) (?:muss|müssen|soll|sollen|ist) (?:eindeutig|einmalig)(?!\p{L})/iu,
  /\bno two \p{L}+ (?:may |can |should )?(?:have|with|share) the same (?<what>\p{L}+)/iu,
  /\b(?:the same|duplicate) (?<what>\p{L}+)(?: number| address)?\b[^.;]{0,40}(?:twice|refus|reject|warn|not allowed|complain)/iu,
  /\b(?<what>\p{L}+) (?:must|should|has to) be unique\b/iu,
];
/** "Auf einem Fach darf nur ein Laib liegen", "only one boat per berth" */
const oneAtAPlace =
  /(?<!\p{L})(?:[Aa]uf|[Ii]n|[Aa]n) (?:einem|einer|jedem|jeder) (?<place>\p{Lu}\p{L}+) (?:darf|kann|soll) (?:immer )?(?:nur|höchstens) eine? \p{Lu}|\bonly one \p{L}+ (?:per|in each|on each|in a|on a) (?<spot>\p{L}+)\b/u;
const freeAsked =
  /(?<!\p{L})(?:was|welche\p{L}*(?: \p{L}+)?|wo)(?: noch)? frei (?:ist|sind)(?!\p{L})|\bwhich (?:\p{L}+ )?(?:are|is) free\b/iu;
const isPlace =
  /(?:regalplatz|stellplatz|lagerplatz|liegeplatz|platz|fach|spind|schliessfach|box|berth|parking_space|shelf_place|locker|slot_number)(?:_|$)/;

/** Numbers that are there so that no two have the same. */
const isIdentity =
  /^(?:inventarnummer|inventar_nr|ohrmarke|ohrmarkennummer|seriennummer|chipnummer|mitgliedsnummer|kundennummer|rechnungsnummer|probennummer|parzellennummer|artikelnummer|personalnummer|fahrgestellnummer|ringnummer|auftragsnummer|inventory_number|serial_number|ear_tag|chip_number|membership_number|invoice_number)$/;

const isLending =
  /(?:ausgabe|ausleihe|vermietung|verleih|leihe|entnahme|schluesselausgabe)$|^(?:loan|lending|rental|checkout)$/;
const isReturned =
  /^(?:zurueck_am|zurueckgegeben_am|zurueckgegeben|returned_on|returned|rueckgabe_am|zurueck|returned_at)$/;
const isDue =
  /^(?:rueckgabetermin|rueckgabedatum|rueckgabe|faellig_am|faellig|due_date|due|bis|return_date|zurueck_bis)$/;
const isWhere = /kiste|regal|fach$|lager|raum$|standort|ort$|gebäude|objekt|box|room|building|shelf/i;
const isOut = /^(?:flugzeug|fahrzeug|auto|boot|kajak|rad|fahrrad|geraet|maschine|pferd|aircraft|vehicle|boat|bike|horse)$/; // prettier-ignore
const isStartTime = /^(?:startzeit|start|abfahrt|abfahrtszeit|beginn|uhrzeit_von|von|start_time)$/;
const isEndTime = /^(?:landezeit|landung|ankunft|ankunftszeit|rueckkehr|ende|uhrzeit_bis|bis|end_time)$/;

/** What no two may have alike: what the text says, numbers that name one thing, and a thing that is still out. */
export function onlyOnce(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const wanted = said.flatMap((pattern) => pattern.exec(text)?.groups?.what ?? []);
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    const { fields } = entity;
    const named = wanted.flatMap((what) => fields.find((field) => isCalled(field, what)) ?? []);
    const own = fields.find(({ name, type }) => type === 'text' && isIdentity.test(name));
    for (const field of new Set([...named, ...(own ? [own] : [])])) add(entity, [field]);
    placeTaken(entity, text);
    slotTaken(features, entity);
    answered(entity);
    if (bookedThing(entity)) continue;
    lent(features, entity);
    out(entity);
  }
  const known = features.drafts.filter(({ draft }) => draft.entity.once);
  const names = [...new Set(known.map(({ draft }) => inSentence(draft.entity.plural)))];
  if (names.length > 0 && wanted.length > 0)
    features.note('What is there already is refused when it is entered again.');
}

const isCalled = ({ label, type }: Field, what: string): boolean => {
  const [name, said] = [label.toLowerCase(), what.toLowerCase()];
  if (type === 'boolean' || type === 'reference') return false;
  const stem = said.replace(/(?:en|n|s)$/, '');
  return name === said || ((type === 'text' || type === 'number') && stem.length > 2 && name.includes(stem));
};

function add(entity: Entity, fields: readonly Field[], until?: Field): void {
  const rule = { fields: fields.map(({ name }) => name), ...(until && { until: until.name }) };
  if (entity.once?.some((one) => one.fields.join() === rule.fields.join())) return;
  entity.once = [...(entity.once ?? []), rule];
}

function placeTaken(entity: Entity, text: string): void {
  if (!oneAtAPlace.test(text) && !freeAsked.test(text)) return;
  const field = entity.fields.find(({ name, type }) => isPlace.test(name) && (type === 'text' || type === 'reference')) ?? entity.fields.find(({ name, type }) => type === 'text' && /^platz_|^fach_/.test(name)); // prettier-ignore
  const gone = entity.fields.find(({ name, type }) => /^(?:ausgelagert|abgeholt|verkauft|ausgezogen|abgegeben|weg)/.test(name) && (type === 'date' || type === 'boolean')); // prettier-ignore
  if (field) add(entity, [field], gone);
}

const isSlot = /zeitfenster|schicht|slot|tageszeit|time_of_day/;

/** One part of a day is one booking, where only people or flats are named with it. */
function slotTaken({ drafts }: Features, entity: Entity): void {
  const day = entity.fields.find(({ type }) => type === 'date');
  const slot = entity.fields.find(({ name, type }) => type === 'select' && isSlot.test(name));
  if (!day || !slot || !/buchung|reservierung|booking|reservation|belegung/i.test(entity.label)) return;
  const things = entity.fields.filter(({ type, label }) => type === 'reference' && !/wohnung|familie|mieter|mitglied|partei|haushalt|person|flat|member|household|tenant/i.test(label)); // prettier-ignore
  const [thing] = things;
  if (drafts.length > 0) add(entity, [...(thing ? [thing] : []), day, slot]);
}

/** Nobody answers twice. */
function answered(entity: Entity): void {
  const references = entity.fields.filter(({ type }) => type === 'reference');
  const answer = entity.fields.find(({ name, type }) => type === 'select' && /^(?:antwort|answer|zusage|rueckmeldung|reply)$/.test(name)); // prettier-ignore
  if (answer && references.length === 2) add(entity, references);
}

/** What is lent is out until it is back. */
function lent({ context }: Features, entity: Entity): void {
  const { fields } = entity;
  const things = fields.filter(({ type, label }) => type === 'reference' && !isPerson(label.toLowerCase()));
  // a box is where it lies
  const [thing] = things.toSorted((a, b) => Number(isWhere.test(a.label)) - Number(isWhere.test(b.label)) || Number(b.isRequired) - Number(a.isRequired)); // prettier-ignore
  const due = fields.find(({ name }) => isDue.test(name));
  const known = fields.find(({ name }) => isReturned.test(name));
  const isOfSeveral = fields.some(({ name, type }) => type === 'number' && /anzahl|menge|stueck|quantity|amount/.test(name)); // prettier-ignore
  // an expense is called so too in German
  if (fields.some(({ type }) => type === 'money')) return;
  if (!thing || isOfSeveral || !isLending.test(toFieldName(entity.label)) || !(due || known)) return;
  const back = known ?? parseField(context.reading.language === 'de' ? 'Zurück am: date' : 'Returned on: date');
  if (!known) {
    fields.splice(fields.indexOf(due!) + 1, 0, back);
    entity.columns = columnsOf(entity, [...entity.columns.slice(0, 4), back.name]);
  }
  add(entity, [thing], back);
}

/** "Start, Landung, Flugzeug": who has not come back cannot leave again. */
function out(entity: Entity): void {
  const time = (words: RegExp) => entity.fields.find(({ name, type }) => (type === 'time' || type === 'datetime') && words.test(name)); // prettier-ignore
  const thing = entity.fields.find(({ name }) => isOut.test(name));
  const end = time(isEndTime);
  if (thing && end && time(isStartTime)) add(entity, [thing], end);
}
