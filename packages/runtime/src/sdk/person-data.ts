import type { EntityClient } from './entities.ts';

/**
 * Some code reads a person's fields as `me.data.team`. The copy is not enumerable, so that a person who is spread,
 * compared or sent stays as the server answered; an app's own field `data` wins.
 */
export function withData<T extends object>(person: T): T {
  if (!('data' in person))
    Object.defineProperty(person, 'data', { value: { ...person }, writable: true, configurable: true });
  return person;
}

/** The client of `User`, whose answers are people. */
export const clientOfPeople = (client: EntityClient): EntityClient => ({
  ...client,
  list: async (...given) => peopleIn(await client.list(...given)),
  filter: async (...given) => peopleIn(await client.filter(...given)),
  get: async (id) => withData(await client.get(id)),
  update: async (id, data) => withData(await client.update(id, data)),
});

/** An array of people, or a page of them. */
function peopleIn<T extends object>(answer: T): T {
  const { items = answer } = answer as { items?: unknown };
  if (Array.isArray(items)) for (const person of items as object[]) withData(person);
  return answer;
}
