import type { WidenedEntity } from '@whittle/contract/versions';
import { accessSentences } from '../entities/access-sentences.ts';
import { defaultAccess } from '../entities/access.ts';
import { type Entity, parseEntity } from '../entities/entity.ts';
import { type EntityRules, entityRules, verbs } from '../entities/entity-rules.ts';
import { isAsNarrow } from '../entities/as-narrow.ts';
import { everyone } from '../entities/rule.ts';

type Files = ReadonlyMap<string, string>;

/**
 * Entities whose records more people might see or change under the files `next` than under `present`, with both in
 * sentences. What cannot be shown to be as narrow counts as wider. An entity that is new in `next` is held against the
 * default of new entities.
 */
export function widenedAccess(present: Files, next: Files): WidenedEntity[] {
  return [...next.keys()].flatMap((path) => {
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    if (name === undefined || present.get(path) === next.get(path)) return [];
    const then = entityIn(next, name);
    if (!then) return [];
    const now = entityIn(present, name);
    const rulesNow = now?.rules ?? entityRules({}, new Map(), defaultAccess);
    if (!isWider(then.rules, rulesNow)) return [];
    return [{ entity: name, present: accessSentences({ rules: rulesNow }), restored: accessSentences(then) }];
  });
}

function entityIn(files: Files, name: string): Entity | null {
  const content = files.get(`entities/${name}.json`);
  const parsed = content === undefined ? null : parseEntity(name, content);
  return parsed?.ok ? parsed.entity : null;
}

function isWider(next: EntityRules, present: EntityRules): boolean {
  if (verbs.some((verb) => !isAsNarrow(next[verb], present[verb]))) return true;
  return [...present.fields].some(([field, { read, write }]) => {
    const then = next.fields.get(field);
    return !isAsNarrow(then?.read ?? everyone, read) || !isAsNarrow(then?.write ?? everyone, write);
  });
}
