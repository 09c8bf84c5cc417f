import { isPlainObject } from '../entities/json.ts';

/**
 * The document with what people and models write in short spelled out: options as plain texts, a field with a label and no
 * name or the other way round, one prompt in the place of stages.
 */
export function withUsualForms(document: Record<string, unknown>): Record<string, unknown> {
  const { fields, stages, prompt } = document;
  return {
    ...document,
    ...(Array.isArray(fields) && { fields: fields.map((field: unknown) => fieldWithUsualForms(field)) }),
    ...(stages === undefined && typeof prompt === 'string' && { stages: [{ id: 'main', prompt }] }),
  };
}

/** One field, spelled out. */
export function fieldWithUsualForms(field: unknown): unknown {
  if (!isPlainObject(field)) return field;
  const { name, label, options } = field;
  return {
    ...field,
    ...(name === undefined && label !== undefined && { name: label }),
    ...(label === undefined && name !== undefined && { label: name }),
    ...(Array.isArray(options) && {
      options: options.map((option: unknown) => (typeof option === 'string' ? { label: option } : option)),
    }),
  };
}
