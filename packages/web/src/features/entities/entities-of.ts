import type { VersionFile } from '@whittle/contract/versions';
import { type EntityParse, parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';

export type ListedEntity = { name: string; parse: EntityParse };

/** GRID-02: the app's people have a place of their own. */
const peopleOfTheApp = 'User';

/** The entities that the panel lists, in the order of the file tree. */
export function entitiesOf(files: readonly VersionFile[]): ListedEntity[] {
  return files.flatMap(({ path, content }) => {
    const file = normalisePath(path);
    if (!file.ok || file.kind !== 'entity' || file.name === peopleOfTheApp) return [];
    return [{ name: file.name, parse: parseEntity(file.name, content) }];
  });
}
