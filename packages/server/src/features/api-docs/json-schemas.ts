import { z } from 'zod';

/** A JSON Schema, as far as it is looked into here. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * Turns schemas of the contract into JSON Schemas of one document. What a schema refers to (itself in its parts, and schemas
 * with an `id` in their metadata) is collected in `components`, where references of an OpenAPI document lead.
 */
export function createJsonSchemas() {
  const components: Record<string, JsonSchema> = {};

  const add = (name: string, schema: JsonSchema): string => {
    const text = JSON.stringify(schema);
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${name}${count}`;
      const known = components[free];
      if (known === undefined || JSON.stringify(known) === text) {
        components[free] = schema;
        return free;
      }
    }
  };

  /** `input`: what a caller sends. `output`: what it gets. `name` is for parts that have no name of their own. */
  const of = (schema: z.ZodType, io: 'input' | 'output', name: string): JsonSchema => {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    const names = Object.fromEntries(
      Object.keys($defs).map((key) => [`#/$defs/${key}`, key.startsWith('__') ? `${name}Part` : key]),
    );
    // Parts refer to one another, so their references are set to the names that they will have.
    const placed = Object.entries($defs).map(
      ([key, part]) => [key, add(names[`#/$defs/${key}`]!, withReferences(part, names))] as const,
    );
    for (const [key, given] of placed) names[`#/$defs/${key}`] = given;
    return withReferences(root, names);
  };

  return { components, of };
}

function withReferences(schema: JsonSchema, names: Record<string, string>): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value in names ? `#/components/schemas/${names[value]}` : value,
  ) as JsonSchema;
}
