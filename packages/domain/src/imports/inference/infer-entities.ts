import type { EntityProperty, EntitySchema } from '@whittle/contract/entities';
import { isEntityName } from '../../files/names.ts';
import type { SyntaxNode } from '../../source-code/syntax.ts';
import { collectEvidence } from './collect-evidence.ts';
import type { FieldEvidence } from './evidence.ts';
import { createProgram } from './meanings.ts';
import type { ValueType } from './value-types.ts';

export type InferredField = {
  name: string;
  property: EntityProperty;
  seen: Pick<FieldEvidence, 'path' | 'line' | 'how'>;
};
export type InferredEntity = { name: string; place: string; fields: InferredField[] };

/**
 * The entities that an app's code uses, with the fields that it writes, asks for and reads. Never complete: what runs may
 * write what no reading of the code shows.
 */
export function inferEntities(files: ReadonlyMap<string, { source: string; program: SyntaxNode }>): InferredEntity[] {
  const evidence = collectEvidence(createProgram(files));
  return [...evidence.entities]
    .filter(([name, fields]) => isEntityName(name) && (name !== 'User' || fields.size > 0))
    .map(([name, fields]) => {
      const seen = evidence.seen.get(name);
      return {
        name,
        place: seen ? `${seen.path}:${seen.line}` : '',
        fields: [...fields.values()].toSorted(byImportance).map((field) => ({
          name: field.name,
          property: propertyOf(field),
          seen: { path: field.path, line: field.line, how: field.how },
        })),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** What is written comes first, in the order in which the code names it. */
const byImportance = (a: FieldEvidence, b: FieldEvidence) => b.weight - a.weight;

/** A schema whose types are a reading of the code, and which keeps whatever else the app writes. */
export const inferredSchema = ({ name, fields }: InferredEntity): EntitySchema => ({
  name,
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, field.property])),
  additionalProperties: true,
  'x-inferred': true,
});

const named = {
  instant: /(?:_at|At|_time|timestamp|datetime)$/,
  date: /(?:^date$|_date$|Date$|^(?:due|deadline|birthday|dob)$|_on$)/,
  flag: /^(?:is|has|can|should|show|allow|enable)[_A-Z]|_(?:enabled|active|completed|verified)$|^(?:completed|active|enabled|published|featured|archived|favorite|pinned)$/,
  number:
    /(?:^|_)(?:price|amount|count|total|quantity|qty|score|rating|cost|hours|minutes|seconds|duration|weight|height|width|percentage|percent|balance|budget|salary|rate|order|points|level|age|year|lat|lng|latitude|longitude|stock|calories|reps|sets)$/,
  list: /(?:^|_)(?:tags|images|photos|items|ids|attachments|files|members|participants|categories|options|features|ingredients|steps|comments)$/,
};

/** The kind of a field, with what is known of the objects in it. */
function propertyOf(field: FieldEvidence): EntityProperty {
  const property = kindOf(field);
  const itemType = property.items?.type;
  if (property.type === 'array' && field.inList.size > 0 && (itemType === undefined || itemType === 'object'))
    return { ...property, items: { type: 'object', properties: membersOf(field.inList) } };
  if (property.type === 'object' && field.members.size > 0)
    return { ...property, properties: membersOf(field.members) };
  return property;
}

const membersOf = (members: FieldEvidence['members']): Record<string, EntityProperty> =>
  Object.fromEntries(
    [...members].map(([name, types]) => [
      name,
      kindOf({ name, types, options: new Set(), choices: new Set(), isTyped: false, written: new Set() }),
    ]),
  );

type KnownKind = Pick<FieldEvidence, 'name' | 'types' | 'options' | 'choices' | 'isTyped' | 'written'>;

function kindOf(field: KnownKind): EntityProperty {
  const strong = field.types.filter((type) => !(type.type === 'string' && type.isWeak));
  const count = (type: ValueType['type']) => strong.filter((one) => one.type === type).length;
  const lists = strong.filter((one) => one.type === 'array');
  if (lists.length > 0 && lists.length >= count('object') && count('string') <= lists.length) return listOf(lists);
  if (count('object') > 0 && count('string') === 0) return { type: 'object' };
  if (count('boolean') > 0 && count('boolean') >= count('number') && !hasText(strong)) return { type: 'boolean' };
  if (count('number') > 0 && !hasText(strong)) return { type: 'number' };
  const formats = strong.flatMap((one) => (one.type === 'string' && one.format ? [one.format] : []));
  // A text of people's own that is cut somewhere is no date.
  const isFreeText = field.isTyped && field.written.size === 0;
  if (
    (formats.length > 0 && !isFreeText) ||
    (field.options.size === 0 && (named.date.test(field.name) || named.instant.test(field.name)))
  ) {
    const isDay = formats.includes('date') || (!formats.includes('date-time') && !named.instant.test(field.name));
    const saysDay = named.date.test(field.name) && !named.instant.test(field.name);
    // `new Date(row.due_date)` says no more than that it is a date; what is typed in or written says which.
    const [written] = [...field.written].toSorted();
    return { type: 'string', format: written ?? (isDay || saysDay ? 'date' : 'date-time') };
  }
  if (field.options.size > 0 && count('boolean') + count('number') === 0) return ofOptions(field);
  if (strong.length > 0) return { type: 'string' };
  if (named.flag.test(field.name)) return { type: 'boolean' };
  if (named.number.test(field.name)) return { type: 'number' };
  return named.list.test(field.name) && !hasText(field.types) ? { type: 'array', items: {} } : { type: 'string' };
}

const hasText = (types: readonly ValueType[]) => types.some((one) => one.type === 'string');

/**
 * What a form lets people choose from is all that the field holds, where nothing else in the code writes or names another
 * value. Words that the code only compares with are named, not demanded: code that was read never shows all of them.
 */
function ofOptions(field: KnownKind): EntityProperty {
  const values = [...field.options].filter((value) => value !== '' && value.length <= 40);
  if (values.length < 2) return { type: 'string' };
  if (isChosen(field)) return { type: 'string', enum: values };
  return { type: 'string', description: `Such as ${values.slice(0, 12).join(', ')}` };
}

function isChosen({ options, choices, types, isTyped }: KnownKind): boolean {
  const isMadeUp = types.some((one) => one.type === 'string' && one.isComputed === true);
  return (
    choices.size >= 2 && !isTyped && !isMadeUp && [...options].every((value) => value === '' || choices.has(value))
  );
}

function listOf(lists: readonly Extract<ValueType, { type: 'array' }>[]): EntityProperty {
  const items = lists.flatMap((one) => one.items);
  const [first] = items;
  if (!first || items.some(({ type }) => type !== first.type)) return { type: 'array', items: {} };
  return { type: 'array', items: first.type === 'array' ? {} : { type: first.type } };
}
