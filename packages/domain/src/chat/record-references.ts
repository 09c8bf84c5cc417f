import { isPlainObject } from '../entities/json.ts';

const name = /^@[\w-]{1,60}$/;
const refersByName = /_ids?$/;

/**
 * Records that a reply makes up can belong to one another before any has an id: `"id": "@fantasy"` names a record, and a
 * field such as `genre_id` or `genre_ids` refers to it by that name, in any entity of the app. `idOf` makes the id; it
 * gives the same one for the same name. Anything else stays as it is.
 */
export function resolveReferences(records: readonly unknown[], idOf: (name: string) => string): unknown[] {
  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return name.test(value) ? idOf(value) : value;
    return Array.isArray(value) ? value.map(resolve) : value;
  };
  return records.map((record) =>
    isPlainObject(record)
      ? Object.fromEntries(
          Object.entries(record).map(([key, value]) => [
            key,
            key === 'id' || refersByName.test(key) ? resolve(value) : value,
          ]),
        )
      : record,
  );
}
