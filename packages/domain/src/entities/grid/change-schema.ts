import type { EntityProperty, EntitySchema } from '@whittle/contract/entities';
import { serverFields } from '@whittle/contract/entities';
import type { SchemaChange } from '@whittle/contract/schema-changes';
import { renameInRules, rulesSpeakOf } from '../rule-fields.ts';
import { addColumnId } from './columns.ts';
import { freeName, propertyOf, withLabel } from './column-properties.ts';
import { maxOptions } from './convert-value.ts';
import { isColor } from './option-color.ts';

/** `summary` is what was done, for the list of versions; `column` what the column that was added or renamed is called. */
export type SchemaEdit =
  { ok: true; schema: EntitySchema; summary: string; column?: string } | { ok: false; message: string };

/** Names that a property had before, the latest first: where its values come from when versions are changed. */
export const formerNames = 'x-renamedFrom';

/**
 * An entity's schema after one change of its columns (GRID-11, GRID-17, GRID-23). The order of properties and everything
 * that the change is not about stay as they are. `options` are the choices found in the values of a column that becomes a
 * select or multiselect. Rules of access go with a column that gets another name; one that they speak of keeps its type
 * and stays, because who may see records must not change in passing.
 */
export function changeSchema(
  name: string,
  schema: EntitySchema,
  change: SchemaChange,
  options: readonly string[] = [],
): SchemaEdit {
  const entries = Object.entries(schema.properties);
  const at = entries.findIndex(([id]) => id === change.columnId);
  const isAdding = change.type === 'add_column_to_left' || change.type === 'add_column_to_right';
  if (at < 0 && !(isAdding && (change.columnId === addColumnId || isServerField(change.columnId)))) {
    return refuse(`${name} has no column “${change.columnId}”.`);
  }
  const [id, property] = entries[at] ?? [change.columnId, {}];
  const changesShape = change.type === 'update_column_type' || change.type === 'delete_column';
  if (changesShape && rulesSpeakOf(schema, id)) {
    return refuse(`A permission rule of ${name} uses “${id}”. Ask the chat for this change.`);
  }
  switch (change.type) {
    case 'add_column_to_left':
    case 'add_column_to_right': {
      const field = newName(schema, name, change.label);
      if (!field.ok) return field;
      const place = at < 0 ? entries.length : change.type === 'add_column_to_left' ? at : at + 1;
      const next = entries.toSpliced(place, 0, [
        field.name,
        withLabel(propertyOf(change.dataType), field.name, change.label),
      ]);
      const added = { ...schema, properties: Object.fromEntries(next) };
      return { ...edited(added, `Added column ${field.name} to ${name}`), column: field.name };
    }
    case 'update_column_header': {
      const field = newName(schema, name, change.label, id);
      if (!field.ok) return field;
      const to = field.name;
      const labelled = entries.with(at, [id, withLabel(property, to, change.label)]);
      const summary = `Renamed column ${id} to ${to === id ? change.label.trim() : to} in ${name}`;
      if (to === id) return { ...edited({ ...schema, properties: Object.fromEntries(labelled) }, summary), column: to };
      return { ...edited(renamed(schema, labelled, at, to), summary), column: to };
    }
    case 'update_column_type': {
      if (options.length > maxOptions) {
        return refuse(`“${id}” has more than ${maxOptions} different values, which is too many for a select.`);
      }
      const next = entries.with(at, [id, propertyOf(change.dataType, options, property)]);
      return edited(
        { ...schema, properties: Object.fromEntries(next) },
        `Changed column ${id} of ${name} to ${change.dataType}`,
      );
    }
    case 'add_option_to_column':
      return withOption(name, schema, entries, at, change);
    case 'delete_column': {
      const required = schema.required?.filter((field) => field !== id);
      const properties = Object.fromEntries(entries.toSpliced(at, 1));
      return edited({ ...schema, properties, ...(required && { required }) }, `Deleted column ${id} of ${name}`);
    }
  }
}

/** The names that a property had before. */
export function formerNamesOf(property: EntityProperty | undefined): string[] {
  const names = property?.[formerNames];
  return Array.isArray(names) ? names.filter((one) => typeof one === 'string') : [];
}

/**
 * A schema that says of a property what it was called before, for a rename that was made elsewhere. Rules of the property
 * that it was stay with it.
 */
export function markRenamed(
  schema: EntitySchema,
  before: ReadonlyMap<string, EntityProperty>,
  { from, to }: { from: string; to: string },
): EntitySchema {
  const { [to]: property, ...others } = schema.properties;
  if (!property) return schema;
  const was = before.get(from);
  const names = [from, ...formerNamesOf(was), ...formerNamesOf(property)];
  const former = names.filter((one, index) => one !== to && names.indexOf(one) === index);
  const rls = property.rls ?? was?.rls;
  const marked = { ...property, ...(rls !== undefined && { rls }), [formerNames]: former };
  const properties = Object.fromEntries(
    Object.keys(schema.properties).map((name) => [name, name === to ? marked : others[name]!]),
  );
  return renameInRules({ ...schema, properties }, from, to);
}

type Entries = [string, EntityProperty][];

function renamed(schema: EntitySchema, entries: Entries, at: number, to: string): EntitySchema {
  const [from, property] = entries[at]!;
  const former = [from, ...formerNamesOf(property)].filter(
    (one, index, all) => one !== to && all.indexOf(one) === index,
  );
  const { [formerNames]: _, ...rest } = property;
  const next = entries.with(at, [to, { ...rest, ...(former.length > 0 && { [formerNames]: former }) }]);
  const required = schema.required?.map((field) => (field === from ? to : field));
  const changed = { ...schema, properties: Object.fromEntries(next), ...(required && { required }) };
  return renameInRules(changed, from, to);
}

/** GRID-17, GRID-32. */
function withOption(
  name: string,
  schema: EntitySchema,
  entries: Entries,
  at: number,
  { option, color }: Extract<SchemaChange, { type: 'add_option_to_column' }>,
): SchemaEdit {
  const [id, property] = entries[at]!;
  const label = option.trim();
  const holder = property.enum ? property : property.items;
  if (!holder?.enum) return refuse(`“${id}” has no options.`);
  if (label === '') return refuse('An option needs a name.');
  if (holder.enum.includes(label)) return refuse(`“${id}” already has the option “${label}”.`);
  if (holder.enum.length >= maxOptions) return refuse(`“${id}” already has ${maxOptions} options.`);
  const grown = { ...holder, enum: [...holder.enum, label] };
  const known = property['x-optionColors'];
  const colors = { ...(typeof known === 'object' && known), ...(isColor(color) && { [label]: color }) };
  const next = entries.with(at, [
    id,
    { ...(property.enum ? grown : { ...property, items: grown }), 'x-optionColors': colors },
  ]);
  return edited({ ...schema, properties: Object.fromEntries(next) }, `Added option ${label} to ${id} of ${name}`);
}

/** `own` is the column that is renamed: a label that leads to its name again changes the label alone. */
function newName(
  schema: EntitySchema,
  entity: string,
  label: string,
  own?: string,
): { ok: true; name: string } | { ok: false; message: string } {
  const fields = Object.keys(schema.properties).filter((field) => field !== own);
  const name = freeName(label, fields);
  const isTaken = fields.some((field) => field.toLowerCase() === name.toLowerCase());
  if (isTaken || isServerField(name)) return refuse(`${entity} already has a column “${name}”.`);
  return { ok: true, name };
}

const isServerField = (field: string) => serverFields.some((server) => server === field);

const edited = (schema: EntitySchema, summary: string) => ({ ok: true as const, schema, summary });
const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message });
