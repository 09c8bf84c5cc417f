import type { Entity } from './entity.ts';
import { typesOf } from './property-types.ts';
import { reachOf } from './rule.ts';

const fileName = /url|image|photo|picture|file|attachment|document|avatar|logo|bild|foto|datei/i;

/**
 * Whether people without an account may hand in a file: a record of some entity takes them and has a field for its
 * address. A page that shows such a form is of no use otherwise; where there is none nobody's disk is filled.
 */
export const takesVisitorFiles = (entities: readonly Pick<Entity, 'rules' | 'properties'>[]): boolean =>
  entities.some(
    ({ rules, properties }) =>
      reachOf(rules.create, null) !== false &&
      [...properties].some(
        ([name, property]) =>
          typesOf(property).some((type) => type === 'string' || type === 'array') &&
          (property.format === 'uri' || fileName.test(name)),
      ),
  );
