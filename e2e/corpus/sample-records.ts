export type Property = {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  default?: unknown;
  items?: Property;
  properties?: Record<string, Property>;
};
export type EntitySchema = { properties?: Record<string, Property> };

/** Three records that a schema allows, with words that say where they are from. */
export function recordsOf(schema: EntitySchema, count = 3): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valueOf(name, property, index)]),
    ),
  );
}

/** A value that a schema allows. */
export const sampleOf = (schema: Property): unknown => valueOf('text', schema, 0);

function valueOf(name: string, property: Property, index: number): unknown {
  if (property.enum && property.enum.length > 0) return property.enum[index % property.enum.length];
  const type = Array.isArray(property.type) ? property.type.find((one) => one !== 'null') : property.type;
  switch (type) {
    case 'number':
    case 'integer':
      return index + 1;
    case 'boolean':
      return index % 2 === 0;
    case 'array':
      return property.items ? [valueOf(name, property.items, index)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(property.properties ?? {}).map(([key, one]) => [key, valueOf(key, one, index)]),
      );
    default:
      return textOf(name, property.format, index);
  }
}

function textOf(name: string, format: string | undefined, index: number): string {
  const day = new Date(Date.UTC(2026, 2, 10 + index, 9));
  if (format === 'date') return day.toISOString().slice(0, 10);
  if (format === 'date-time') return day.toISOString();
  if (format === 'email' || /e?mail/i.test(name)) return `person${index + 1}@example.com`;
  if (/(?:^|_)(?:date|day|deadline|due)$/i.test(name)) return day.toISOString().slice(0, 10);
  if (/(?:^|_)time$/i.test(name)) return '09:30';
  if (/url|image|photo|avatar|logo/i.test(name)) return 'https://images.unsplash.com/photo-1?w=200';
  if (/colou?r/i.test(name)) return '#0ea5e9';
  return `${name.replaceAll('_', ' ')} ${index + 1}`;
}
