import type { Entity } from './entity.ts';
import { type Rule, testsOf } from './rule.ts';

const ofEveryApp: ReadonlySet<string> = new Set(['admin', 'user']);

/** The words for roles that an app gives a meaning to in its row rules, as they are written there, by the alphabet. */
export function rolesInRules(entities: readonly Pick<Entity, 'rules'>[]): string[] {
  const rules = entities.flatMap(({ rules: { read, create, update, delete: remove, fields } }) => [
    ...[read, create, update, remove],
    ...[...fields.values()].flatMap((field) => [field.read, field.write]),
  ]);
  return [...new Set(rules.flatMap(rolesIn))]
    .filter((role) => !ofEveryApp.has(role))
    .sort((a, b) => a.localeCompare(b));
}

const rolesIn = (rule: Rule): string[] =>
  testsOf(rule).flatMap((one) => {
    const { values } = one.test;
    if (one.op !== 'user' || one.path[0] !== 'role' || values.kind === 'list') return [];
    return values.values.flatMap((value) =>
      'literal' in value && typeof value.literal === 'string' ? [value.literal] : [],
    );
  });
