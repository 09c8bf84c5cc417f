import type { VersionFile } from '@whittle/contract/versions';
import { accessSentence, permissionNames } from '@whittle/domain/entities/access-texts';
import { type Entity, parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';

/** One line of "who can do what": the sentence first, then the names of the permissions. */
export type EntityAccess = { name: string } & (
  { ok: true; sentence: string; names: string } | { ok: false; file: string }
);

/** Who may do what with each entity of a version, in the order of the file tree. */
export function entityAccess(files: readonly VersionFile[]): EntityAccess[] {
  return entitiesOf(files).map(({ path, name, entity }) => {
    if (!entity) return { name, ok: false, file: path };
    const { read, write } = entity.access;
    return {
      name,
      ok: true,
      sentence: accessSentence(entity.access),
      names: `read ${permissionNames[read]}, write ${permissionNames[write]}`,
    };
  });
}

/** An app with entities of which a visitor may neither read nor write any is closed to visitors. */
export function needsSignIn(files: readonly VersionFile[]): boolean {
  const entities = entitiesOf(files);
  return entities.length > 0 && entities.every(({ entity }) => !entity || !isOpen(entity));
}

const isOpen = ({ access }: Entity) => access.read === 'anonymous' || access.write === 'anonymous';

function entitiesOf(files: readonly VersionFile[]) {
  return files.flatMap(({ path, content }) => {
    const file = normalisePath(path);
    if (!file.ok || file.kind !== 'entity') return [];
    const parsed = parseEntity(file.name, content);
    return [{ path, name: file.name, entity: parsed.ok ? parsed.entity : null }];
  });
}
