import type { ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';

/** Types whose values lie with the app: a program that calls a tool from outside has none. */
const insideOnly: ReadonlySet<ToolField['type']> = new Set(['file', 'photo', 'tool_item_select']);

/** Whether a program can fill in all that a tool needs. */
export const isCallable = ({ fields }: Pick<ToolDocument, 'fields'>): boolean =>
  !fields.some(({ required, type }) => required && insideOnly.has(type));

/** The values of a tool by field as a JSON Schema, for programs that call it. Whoever calls is checked by `readInputs`. */
export function inputSchemaOf({ fields, steps }: Pick<ToolDocument, 'fields' | 'steps'>) {
  const conditional = new Set(steps.filter(({ condition }) => condition !== null).map(({ id }) => id));
  const shown = fields.filter(({ type }) => !insideOnly.has(type));
  // A step that may be left out needs nothing as long as it is not known whether it is part of the form.
  const isNeeded = ({ required, stepId }: ToolField) => required && !(stepId !== null && conditional.has(stepId));
  return {
    type: 'object' as const,
    properties: Object.fromEntries(shown.map((field) => [field.id, { ...typeOf(field), description: aboutOf(field) }])),
    required: shown.filter(isNeeded).map(({ id }) => id),
  };
}

const aboutOf = ({ label, name, help }: ToolField): string => [label || name, help].filter(Boolean).join('. ');

function typeOf({ type, options }: ToolField): Record<string, unknown> {
  const labels = options.map(({ label }) => label);
  switch (type) {
    case 'number':
      return { type: 'number' };
    case 'checkbox':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: labels };
    case 'multi_select':
      return { type: 'array', items: { type: 'string', enum: labels } };
    case 'date':
      return { type: 'string', format: 'date' };
    default:
      return { type: 'string' };
  }
}
