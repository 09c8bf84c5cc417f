import { type Entity, parseEntity } from './entity.ts';

/** The entities that an app's files declare, as far as they can be read; people are none of them. */
export const declaredEntities = (files: ReadonlyMap<string, string>): Entity[] =>
  [...files].flatMap(([path, content]) => {
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    const parsed = name === undefined || name === 'User' ? null : parseEntity(name, content);
    return parsed?.ok ? [parsed.entity] : [];
  });
