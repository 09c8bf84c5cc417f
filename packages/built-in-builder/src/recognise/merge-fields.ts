import type { Field } from '../plan/plan.ts';
import { toFieldName } from '../plan/names.ts';
import type { WrittenField } from './make-field.ts';

/** `renamed` leads from the kind's stored name to the one that the prompt asked for. */
export type MergedFields = { fields: Field[]; renamed: ReadonlyMap<string, string>; addedTitle: string | null };

const titleNames = /(?:^|_)(?:name|(?<!job_)title|subject|description|label|headline|what)$/;
/** Who made something and where it is, is not what it is called. */
const ofPeople =
  /^(?:place|location|venue|where|address|city|author|artist|brand|publisher|producer|driver|teacher|coach|supplier|manufacturer|borrowed_by|booked_by|paid_by)$/;
const sameSense: readonly (readonly string[])[] = [
  ['title', 'name', 'subject', 'description', 'what', 'headline', 'item', 'titel', 'bezeichnung', 'beschreibung'],
  [
    'amount',
    'cost',
    'price',
    'total',
    'sum',
    'value',
    'betrag',
    'preis',
    'kosten',
    'montant',
    'prix',
    'importe',
    'precio',
  ],
  ['date', 'day', 'when', 'datum', 'fecha', 'starts_at', 'time', 'appointment', 'start_time'],
  [
    'category',
    'type',
    'kind',
    'group',
    'kategorie',
    'typ',
    'categoria',
    'categorie',
    'topic',
    'genre',
    'area',
    'course',
    'sport',
  ],
  ['year', 'jahr', 'baujahr'],
  ['places', 'seats', 'capacity', 'spots', 'max_participants', 'number_of_places', 'plaetze', 'teilnehmerzahl'],
  ['rating', 'stars', 'bewertung', 'sterne'],
  ['phone', 'telefon', 'telefonnummer', 'handynummer', 'mobile'],
  ['address', 'adresse', 'anschrift'],
  ['weight', 'gewicht'],
  ['size', 'groesse'],
  ['colour', 'color', 'farbe'],
  ['born_on', 'birthday', 'geburtsdatum', 'geburtstag'],
  ['director', 'regie', 'regisseur'],
  ['breed', 'rasse'],
  ['author', 'autor', 'autorin'],
  ['status', 'state', 'stage', 'phase', 'availability'],
  ['receipt', 'photo', 'image', 'picture', 'cover', 'screenshot', 'beleg', 'quittung', 'foto', 'bild'],
  ['quantity', 'stock', 'count', 'amount_in_stock', 'qty', 'menge', 'anzahl', 'bestand'],
  ['assignee', 'owner', 'person', 'responsible', 'assigned_to', 'who'],
  ['due_date', 'due_on', 'deadline', 'due', 'answer_by', 'apply_by', 'faellig', 'frist'],
  ['customer', 'client', 'guest', 'customer_name', 'client_name', 'name', 'kunde'],
  ['minutes', 'duration', 'length', 'cooking_time', 'prep_time', 'time', 'dauer'],
  ['notes', 'note', 'comment', 'comments', 'remarks', 'details', 'notizen'],
  ['comment', 'text', 'reply', 'message'],
  ['ingredients', 'zutaten', 'ingredientes'],
  ['steps', 'instructions', 'directions', 'method', 'preparation', 'anleitung', 'zubereitung'],
  ['place', 'location', 'venue', 'where', 'address', 'ort'],
  ['minimum', 'minimum_stock', 'min_stock', 'reorder_level', 'reorder_point', 'threshold'],
];

/**
 * The fields of an entity when the prompt names some: its own words and order win, the kind's options, units and
 * sample values stay with the fields that mean the same. A name for the record is kept or added, since rows need one.
 */
export function mergeFields(
  kindFields: readonly Field[],
  written: readonly WrittenField[],
  isAdditive: boolean,
): MergedFields {
  const renamed = new Map<string, string>();
  const named = new Set(written.map(({ field }) => field.name));
  const free = new Set(kindFields.map((field) => field.name));
  const matched = written.map((one) => {
    const match =
      kindFields.find((known) => free.has(known.name) && known.name === one.field.name) ??
      kindFields.find((known) => free.has(known.name) && !named.has(known.name) && means(known, one.field));
    if (!match) return one.field;
    free.delete(match.name);
    renamed.set(match.name, one.field.name);
    return join(match, one);
  });
  if (isAdditive) {
    const inPlace = kindFields.map(
      (field) => matched.find((one) => one.name === (renamed.get(field.name) ?? field.name)) ?? field,
    );
    return { fields: [...inPlace, ...matched.filter((field) => !inPlace.includes(field))], renamed, addedTitle: null };
  }

  // an expense without an amount is none
  if (!written.some(({ field }) => field.type === 'money' || field.type === 'number'))
    matched.push(
      ...kindFields.filter(({ type, name, isRequired }) => type === 'money' && isRequired && name === 'amount'),
    );
  // what binds records together stays, whether the prompt repeats it or not
  matched.push(...kindFields.filter((field) => field.type === 'reference' && free.has(field.name)));
  const kindTitle = kindFields.find((field) => field.type === 'text');
  const described = matched.find(
    (field) => field.type === 'longtext' && kindTitle && renamed.get(kindTitle.name) === field.name,
  );
  // "defects with room, description": what is wrong names the row, and the room does not
  if (described && !matched.some((field) => field.type === 'text' && titleNames.test(field.name)))
    described.type = 'text';
  const title =
    matched.find((field) => field.type === 'text' && titleNames.test(field.name)) ??
    matched.find((field) => field.type === 'text' && field.isRequired && !ofPeople.test(field.name));
  if (title) return { fields: withTitleFirst(matched, title), renamed, addedTitle: null };
  const firstText = matched.find(
    (field) => field.type === 'text' && !ofPeople.test(field.name) && (!kindTitle || !free.has(kindTitle.name)),
  );
  if (firstText) return { fields: withTitleFirst(matched, firstText), renamed, addedTitle: null };
  const added = kindTitle ?? { name: 'name', label: 'Name', type: 'text', isRequired: true };
  return {
    fields: [{ ...added, isRequired: true }, ...matched.filter((field) => field.name !== added.name)],
    renamed,
    addedTitle: added.label,
  };
}

const withTitleFirst = (fields: Field[], title: Field): Field[] => [
  { ...title, isRequired: true },
  ...fields.filter((field) => field !== title),
];

/** The prompt's name with what the kind knows about such a field. */
function join(known: Field, { field: written, hasOwnOptions }: WrittenField): Field {
  const isTyped = written.type !== 'text' || known.type === 'text';
  // a text typed by its name alone yields to the kind, which has seen such apps
  const type =
    isTyped &&
    !(known.type === 'longtext' && written.type === 'text') &&
    !(known.type === 'datetime' && written.type === 'date') &&
    !(known.type === 'number' && written.type === 'money') &&
    !(known.type === 'longtext' && written.type === 'number')
      ? written.type
      : known.type;
  const field: Field = { ...written, type, isRequired: written.isRequired || known.isRequired };
  delete field.options;
  delete field.unit;
  if (type === 'select' || type === 'multiselect')
    field.options = hasOwnOptions && written.options ? written.options : (known.options ?? written.options ?? []);
  const unit = written.unit ?? (known.type === type ? known.unit : undefined);
  if (unit && type === 'number') field.unit = unit;
  if (type === 'reference' && known.reference) field.reference = known.reference;
  return field;
}

function means(known: Field, written: Field): boolean {
  if (known.name === written.name) return true;
  if (known.type === 'image' && written.name === `${known.name}s`) return true;
  const knownWords = known.name.split('_');
  const writtenWords = toFieldName(written.name).split('_');
  const isWithin =
    knownWords.every((word) => writtenWords.includes(word)) || writtenWords.every((word) => knownWords.includes(word));
  const isAlike = sameKind(known, written);
  if (isWithin && isAlike) return true;
  return (
    isAlike &&
    sameSense.some(
      (senses) =>
        senses.includes(known.name) && (senses.includes(written.name) || senses.includes(writtenWords.at(-1)!)),
    )
  );
}

const families: readonly (readonly Field['type'][])[] = [
  ['text', 'longtext', 'email', 'reference', 'select'],
  ['number', 'money'],
  ['date', 'datetime'],
  ['select', 'multiselect', 'boolean'],
  ['image'],
];
const sameKind = (a: Field, b: Field): boolean =>
  a.type === b.type || families.some((family) => family.includes(a.type) && family.includes(b.type));
