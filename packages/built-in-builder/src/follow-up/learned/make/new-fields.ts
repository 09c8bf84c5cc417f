import type { AppPlan, Entity, Field, FieldType } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { findEntity, findField } from '../../find.ts';
import type { ReadWish } from '../read-wish.ts';
import { eachOnce, labelFrom } from './labels.ts';
import { plainType, type Given, type Maker } from './maker.ts';

/** What the words around a new field say of its type. */
const told: readonly (readonly [words: RegExp, type: FieldType])[] = [
  [
    /(?<!\p{L})(?:yes ?(?:\/|or|-) ?no|check ?box(?:es)?|tick ?box(?:es)?|to tick|tick (?:it )?off|ja ?(?:\/|oder|-) ?nein|haken|häkchen|kästchen|abhaken|ankreuzen|whether|ob)(?!\p{L})/iu,
    'boolean',
  ],
  [/(?<!\p{L})(?:pictures?|photos?|images?|bild(?:er)?|fotos?)(?!\p{L})/iu, 'image'],
  [/(?<!\p{L})(?:files?|pdfs?|attachments?|datei(?:en)?|anhang|anhänge)(?!\p{L})/iu, 'file'],
];
const sure = 0.8;

/** New fields, each by its own name; what is called like a list is chosen from it. */
export const addFields: Maker = (wish, given) => {
  const { list, choices } = wish;
  const said = wish.names.flatMap((name) => name.split(/\s+&\s+/));
  const named = eachOnce(said.map(labelFrom)).filter(
    (label) => findEntity({ ...given.plan, entities: [list] }, label) === undefined,
  );
  // what is chosen from a list and has no name of its own is called like it
  const labels = named.length === 0 && wish.target ? [wish.target.label] : named;
  if (labels.length === 0) return null;
  const made = labels.map((label) => fieldFor(label, labels.length === 1 ? choices : [], wish, given));
  const fields = made.filter((field): field is Field => field !== null);
  if (fields.length === 0) return null;
  const known = fields.filter((field) => findField(list, field.label)?.name === field.name);
  if (known.length === fields.length) return `${list.plural} already have a field called ${known[0]!.label}.`;
  return fields
    .filter((field) => !known.includes(field))
    .map((field): Change => ({ kind: 'add-field', entity: list.name, field, isShown: isShown(given.text) }));
};

const isShown = (text: string): boolean =>
  /(?<!\p{L})(?:show\p{L}*|see|visible|list|table|anzeig\p{L}*|zeig\p{L}*|sehen|liste|tabelle|übersicht)(?!\p{L})/iu.test(
    text,
  );

function fieldFor(label: string, choices: readonly string[], wish: ReadWish, { text, plan }: Given): Field | null {
  const items = eachOnce(choices.map(labelFrom));
  const written = makeField(items.length > 1 ? `${label} (${items.join(', ')})` : label)?.field;
  if (!written) return null;
  const target =
    items.length > 1
      ? undefined
      : (targetOf(label, wish.list, plan) ??
        (wish.names.length === 1 && written.type === 'text' ? wish.target : undefined));
  if (target) return { name: written.name, label: written.label, type: 'reference', isRequired: false, reference: target.name }; // prettier-ignore
  if (items.length > 1 || written.type !== 'text' || wish.names.length > 1) return { ...written, isRequired: false };
  const said = told.find(([words]) => words.test(text))?.[1];
  const type =
    said ?? (wish.likelyValues.type && wish.likelyValues.type >= sure ? plainType(wish.values.type) : undefined);
  const { name, label: shown } = written;
  return { name, label: shown, type: type ?? 'text', isRequired: false };
}

/** The list whose records are meant by "the driver"; not the one that gets the field. */
const targetOf = (label: string, list: Entity, plan: AppPlan): Entity | undefined => {
  const found = plan.entities.length > 1 ? findEntity(plan, label) : undefined;
  return found === list ? undefined : found;
};
