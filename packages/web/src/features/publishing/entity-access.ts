import type { VersionFile } from '@whittle/contract/versions';
import { defaultAccess } from '@whittle/domain/entities/access';
import { parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';
import { requiresSignIn } from '@whittle/domain/publishing/requires-sign-in';
import { sightSentences } from '@whittle/domain/entities/access-sentences';
import { accessNames, requestInWords } from '../../core/access/access-words.ts';

/** One line of "who can do what": the sentence first, then the names of the permissions. */
export type EntityAccess = { name: string } & (
  { ok: true; sentence: string; names: string } | { ok: false; file: string }
);

/** Who may do what with each entity of a version, in the order of the file tree. */
export function entityAccess(files: readonly VersionFile[]): EntityAccess[] {
  return entitiesOf(files).map(({ path, name, entity }) => {
    if (!entity) return { name, ok: false, file: path };
    return {
      name,
      ok: true,
      sentence: requestInWords({ requested: entity.access, sentences: sightSentences(entity) ?? [] }),
      names: accessNames(entity.access),
    };
  });
}

/** Whether people have to sign in before they see anything. An entity that cannot be read is open to nobody. */
export function needsSignIn(files: readonly VersionFile[]): boolean {
  return requiresSignIn(entitiesOf(files).map(({ entity }) => entity ?? { access: defaultAccess }));
}

/** The entity of an app's own people has rules of its own and is not listed (GRID-02). */
const peopleOfTheApp = 'User';

function entitiesOf(files: readonly VersionFile[]) {
  return files.flatMap(({ path, content }) => {
    const file = normalisePath(path);
    if (!file.ok || file.kind !== 'entity' || file.name === peopleOfTheApp) return [];
    const parsed = parseEntity(file.name, content);
    return [{ path, name: file.name, entity: parsed.ok ? parsed.entity : null }];
  });
}
