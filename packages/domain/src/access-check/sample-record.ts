import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf, type Entity } from '../entities/entity.ts';
import type { Json } from '../entities/json.ts';

/**
 * A record that the entity accepts, with every field filled. `seed` tells one record's texts and numbers from another's.
 */
export function sampleRecord({ properties }: Pick<Entity, 'properties'>, seed: number): Record<string, Json> {
  return Object.fromEntries([...properties].map(([field, property]) => [field, sampleValue(property, seed, 0)]));
}

function sampleValue(property: EntityProperty, seed: number, depth: number): Json {
  const [option] = property.enum ?? [];
  if (option !== undefined) return option as Json;
  const [type = 'string'] = typesOf(property).filter((name) => name !== 'null');
  switch (type) {
    case 'boolean':
      return seed % 2 === 0;
    case 'integer':
    case 'number':
      return sampleNumber(property, seed);
    case 'array':
      return depth > 4 || !property.items ? [] : [sampleValue(property.items, seed, depth + 1)];
    case 'object':
      return depth > 4
        ? {}
        : Object.fromEntries(
            Object.entries(property.properties ?? {}).map(([name, member]) => [
              name,
              sampleValue(member, seed, depth + 1),
            ]),
          );
    default:
      return sampleText(property, seed);
  }
}

function sampleNumber({ minimum, maximum }: EntityProperty, seed: number): number {
  const lowest = typeof minimum === 'number' ? Math.ceil(minimum) : 0;
  const value = lowest + (seed % 7);
  return typeof maximum === 'number' && value > maximum ? maximum : value;
}

function sampleText({ format, maxLength }: EntityProperty, seed: number): string {
  switch (format) {
    case 'date':
      return '2026-01-31';
    case 'date-time':
      return '2026-01-31T09:00:00.000Z';
    case 'email':
      return `sample-${seed}@example.com`;
    case 'uri':
    case 'url':
      return `https://example.com/${seed}`;
    default:
      return `Sample ${seed}`.slice(0, typeof maxLength === 'number' ? Math.max(maxLength, 0) : undefined);
  }
}
