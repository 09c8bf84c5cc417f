const rounds = 'map|filter|forEach|find|findLast|some|every|flatMap|sort|toSorted|reduce';

/**
 * The entity whose record a variable obviously is, by its name (`expense`, `selectedExpense`) or by the list that it goes
 * through (`expenses.map((e) => …)`); null for any other. Generated code has no types to say so.
 */
export function entityOfName(name: string, before: string, entities: readonly string[]): string | null {
  const direct = entities.find((entity) => isNamedAfter(name, entity));
  if (direct !== undefined) return direct;
  const list = new RegExp(
    `([\\w$]+)\\??\\.(?:${rounds})\\(\\s*(?:async\\s*)?\\(?\\s*${name.replaceAll('$', '\\$')}\\b`,
    'g',
  );
  const last = [...before.matchAll(list)].at(-1)?.[1];
  return (
    (last !== undefined && entities.find((entity) => pluralsOf(entity).some((one) => endsWith(last, one)))) || null
  );
}

const isNamedAfter = (name: string, entity: string) =>
  name.toLowerCase() === entity.toLowerCase() ||
  (name.endsWith(entity) &&
    /^(?:new|selected|current|editing|edited|active|open|first|last|the|a)$/.test(name.slice(0, -entity.length)));

const pluralsOf = (entity: string) => [`${entity}s`, entity.replace(/y$/, 'ies'), `${entity}es`, `${entity}List`];

const endsWith = (name: string, plural: string) => name.toLowerCase().endsWith(plural.toLowerCase());
