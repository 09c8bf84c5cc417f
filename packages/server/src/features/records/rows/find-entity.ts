import type { Entity, EntityParse } from '@whittle/domain/entities/entity';
import { parseEntity } from '@whittle/domain/entities/entity';
import { AppError } from '../../../http/app-error.ts';
import type { FindEntity } from '../../../http/app-caller.ts';
import type { AppTrees, FileTree } from '../../../core/app-files/app-tree.ts';

/**
 * Finds entities in an app's files: in the head for the preview and the builder, in the published version at the app's
 * own address. Names are found whatever their capitals, as generated code is used to. Each declaration is parsed once per
 * file tree.
 */
export function createFindEntity(trees: Pick<AppTrees, 'head' | 'published'>): FindEntity {
  const parsed = new WeakMap<FileTree['files'], Map<string, EntityParse>>();

  const parseIn = (files: FileTree['files'], asked: string): EntityParse | null => {
    const known = parsed.get(files) ?? new Map<string, EntityParse>();
    parsed.set(files, known);
    const name = declaredName(files, asked);
    const content = name === null ? undefined : files.get(`entities/${name}.json`);
    if (name === null || content === undefined) return null;
    const result = known.get(name) ?? parseEntity(name, content);
    known.set(name, result);
    return result;
  };

  return async (appId, channel, name): Promise<Entity | null> => {
    const tree = channel === 'preview' ? await trees.head(appId) : await trees.published(appId);
    const result = tree && parseIn(tree.files, name);
    if (!result) return null;
    if (!result.ok) throw new AppError('entity-invalid', { message: result.message });
    return result.entity;
  };
}

/**
 * The name that an entity is declared under; capitals count only between two that differ in nothing else. People are no
 * records: `User` has calls of its own, and no other spelling leads around them.
 */
function declaredName(files: FileTree['files'], asked: string): string | null {
  const path = `entities/${asked}.json`;
  if (files.has(path)) return asked;
  if (asked.toLowerCase() === 'user') return null;
  const similar = [...files.keys()].find((one) => one.toLowerCase() === path.toLowerCase());
  return similar?.slice('entities/'.length, -'.json'.length) ?? null;
}
