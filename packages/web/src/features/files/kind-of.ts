import { type FileKind, normalisePath } from '@whittle/domain/files/paths';

export function kindOf(path: string): FileKind {
  const file = normalisePath(path);
  return file.ok ? file.kind : 'other-code';
}

/** Files that are written as text, by whoever may. */
export const isEditable = (path: string): boolean => !['entity', 'asset'].includes(kindOf(path));
