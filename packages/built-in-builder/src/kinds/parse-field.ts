import { fieldTypes, type Field, type FieldType } from '../plan/plan.ts';
import { toFieldName } from '../plan/names.ts';
import { toOptions } from '../plan/tones.ts';

const line = /^(?<label>[^:]+): (?<type>[a-z]+)(?<required>!?)(?: -> (?<reference>.+)| (?<rest>.+))?$/;

/** Reads a kind's field, `Status: select! Open | Done`. Throws on a line that is not one: kinds are our own data. */
export function parseField(text: string): Field {
  const parts = line.exec(text)?.groups;
  const type = fieldTypes.find((one): one is FieldType => one === parts?.['type']);
  if (!parts || !type) throw new Error(`Not a field: ${text}`);
  const { label = '', required, reference, rest } = parts;
  const field: Field = { name: toFieldName(label), label, type, isRequired: required === '!' };
  if (reference) field.reference = reference;
  if (rest && (type === 'select' || type === 'multiselect'))
    field.options = toOptions(rest.split('|').map((option) => option.trim()));
  else if (rest) field.unit = rest;
  return field;
}
