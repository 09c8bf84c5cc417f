import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import { type Entity, parseEntity } from '@whittle/domain/entities/entity';
import { detectRenames } from '@whittle/domain/entities/grid/detect-renames';
import { newId } from '../../../adapters/ids.ts';
import type { CarryValues, Files } from '../../../core/app-files/carry-values.ts';
import { renameValues } from './column-values.store.ts';

type Deps = {
  /** The owner as a person of the app, whom the history names. */
  findOwner(appId: AppId, accountId: AccountId): Promise<{ id: AppUserId }>;
  findPublished(appId: AppId): Promise<Files | null>;
  /** Values of an app moved, or soon have. */
  onMoved(appId: AppId): void;
};

export const createCarryValues =
  ({ findOwner, findPublished, onMoved }: Deps): CarryValues =>
  async ({ appId, accountId, before, after, published: next }) => {
    const renames = renamesBetween(before, after);
    if (renames.length === 0) return async () => undefined;
    const { id: byId } = await findOwner(appId, accountId);
    const published = next ?? (await findPublished(appId));
    return async (tx, at) => {
      const callId = newId();
      for (const { entity, from, to } of renames) {
        const keepsOld = stillReads(published, entity, { from, to });
        const column = { appId, entity, column: from };
        await renameValues(tx, column, to, { callId, byId, at, keepsOld, wins: 'later' });
      }
      onMoved(appId);
    };
  };

function renamesBetween(before: Files, after: Files) {
  return [...after].flatMap(([path, content]) => {
    const entity = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    if (entity === undefined || before.get(path) === content) return [];
    const [was, is] = [fieldsIn(before, entity), fieldsIn(after, entity)];
    if (!was || !is) return [];
    return detectRenames(was, is).flatMap(({ from, to, isCertain }) => (isCertain ? [{ entity, from, to }] : []));
  });
}

/** Whether these files know a field by its old name only. */
export function stillReads(files: Files | null, entity: string, { from, to }: { from: string; to: string }): boolean {
  const fields = files && fieldsIn(files, entity);
  return fields !== null && fields.has(from) && !fields.has(to);
}

function fieldsIn(files: Files, entity: string): Entity['properties'] | null {
  const content = files.get(`entities/${entity}.json`);
  const parsed = content === undefined ? null : parseEntity(entity, content);
  return parsed?.ok ? parsed.entity.properties : null;
}
