import type { Entity, EntityParse } from '@whittle/domain/entities/entity';
import { parseEntity } from '@whittle/domain/entities/entity';
import { AppError } from '../../http/app-error.ts';
import type { FindEntity } from '../../http/app-caller.ts';
import type { AppTrees, FileTree } from '../files/app-tree.ts';

/**
 * Finds entities in an app's files: in the head for the preview and the builder, in the published version at the app's
 * own address. Each declaration is parsed once per file tree.
 */
export function createFindEntity(trees: Pick<AppTrees, 'head' | 'published'>): FindEntity {
  const parsed = new WeakMap<FileTree['files'], Map<string, EntityParse>>();

  const parseIn = (files: FileTree['files'], name: string): EntityParse | null => {
    const known = parsed.get(files) ?? new Map<string, EntityParse>();
    parsed.set(files, known);
    const content = files.get(`entities/${name}.json`);
    if (content === undefined) return null;
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
