import type { JsonSchema } from './json-schemas.ts';

/** A schema in the notation of TypeScript, indented, which is shorter to read than JSON Schema. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return reference.replace('#/components/schemas/', '');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const parts = schema[keyword];
    if (!Array.isArray(parts)) continue;
    const texts = parts.map((part) => typeText(part as JsonSchema, indent));
    return [...new Set(texts)].join(keyword === 'allOf' ? ' & ' : ' | ');
  }
  switch (schema['type']) {
    case 'array':
      return arrayText(schema, indent);
    case 'object':
      return objectText(schema, indent);
    case 'integer':
      return 'number';
    case 'string':
      return schema['format'] === 'date-time' ? 'string /* ISO date and time */' : 'string';
    default:
      return typeof schema['type'] === 'string' ? schema['type'] : 'unknown';
  }
}

function arrayText(schema: JsonSchema, indent: string): string {
  const item = typeText((schema['items'] ?? {}) as JsonSchema, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const rest = schema['additionalProperties'];
  if (properties.length === 0) {
    const value = typeof rest === 'object' && rest !== null ? typeText(rest as JsonSchema, indent) : 'unknown';
    return `{ [name: string]: ${value} }`;
  }
  const required = new Set((schema['required'] ?? []) as string[]);
  const deeper = `${indent}  `;
  const lines = properties.map(
    ([name, property]) => `${deeper}${name}${required.has(name) ? '' : '?'}: ${typeText(property, deeper)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
