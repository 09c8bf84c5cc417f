import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf } from '../entity.ts';
import { formerNamesOf } from './change-schema.ts';

/** `isCertain`: a schema says so. Otherwise it is a guess from the names, for a person to confirm. */
export type Rename = { from: string; to: string; isCertain: boolean };

type Properties = ReadonlyMap<string, EntityProperty>;

/**
 * Which properties were renamed between two schemas. A marker in either of them makes it certain, in both directions, so
 * that going back to an earlier version moves the values back. Otherwise a property that is gone and a new one of the same
 * type make a pair when their names are alike, or when they are the only ones.
 */
export function detectRenames(before: Properties, after: Properties): Rename[] {
  const gone = [...before.keys()].filter((field) => !after.has(field));
  const added = [...after.keys()].filter((field) => !before.has(field));
  const renames: Rename[] = [];
  const take = (from: string, to: string, isCertain: boolean) => {
    renames.push({ from, to, isCertain });
    gone.splice(gone.indexOf(from), 1);
    added.splice(added.indexOf(to), 1);
  };
  for (const to of [...added]) {
    const names = formerNamesOf(after.get(to));
    const from = gone.find((field) => names.includes(field) || formerNamesOf(before.get(field)).includes(to));
    if (from !== undefined) take(from, to, true);
  }
  const areOnly = gone.length === 1 && added.length === 1;
  for (const from of [...gone]) {
    const alike = added
      .filter((to) => isSameType(before.get(from)!, after.get(to)!))
      .map((to) => ({ to, likeness: areOnly ? Math.max(0.5, likeness(from, to)) : likeness(from, to) }))
      .sort((a, b) => b.likeness - a.likeness)[0];
    if (alike && alike.likeness >= 0.5) take(from, alike.to, false);
  }
  return renames;
}

const isSameType = (a: EntityProperty, b: EntityProperty) =>
  typesOf(a).join() === typesOf(b).join() && a.format === b.format;

/** From 0 to 1: the share of letter pairs that two names have in common, whatever their case and separators. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

function pairs(name: string): string[] {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}
