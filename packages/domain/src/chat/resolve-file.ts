import { pageKey } from '../files/names.ts';
import { isOfEntity } from './action-types.ts';
import { moduleStem, type NormalisedPath, normalisePath } from '../files/paths.ts';
import type { Action } from './reply.ts';

type FileOfApp = Extract<NormalisedPath, { ok: true }>;

/** The file that an action means. `existing` is the present file of that name, whatever its extension or capitals. */
export type ResolvedFile = (FileOfApp & { existing: string | null }) | Extract<NormalisedPath, { ok: false }>;

/** An entity may be named without its folder. */
export function resolveFile(files: ReadonlyMap<string, string>, action: Action): ResolvedFile {
  const isEntityAction = isOfEntity(action.type);
  const written = action.file || (isEntityAction ? nameInSchema(action.content) : '');
  const file = normalisePath(isEntityAction && /^[\w.-]+$/.test(written) ? `entities/${written}` : written);
  return file.ok ? { ...file, existing: findExisting(files, file) } : file;
}

function nameInSchema(content: string): string {
  return /"name"\s*:\s*"([^"\\]+)"/.exec(content)?.[1] ?? '';
}

function findExisting(files: ReadonlyMap<string, string>, { path, kind, name }: FileOfApp): string | null {
  if (files.has(path)) return path;
  const stem = moduleStem(path);
  const key = stem.toLowerCase();
  let near: string | null = null;
  for (const candidate of files.keys()) {
    const candidateStem = moduleStem(candidate);
    if (candidateStem === stem) return candidate;
    const isNear =
      kind === 'page'
        ? candidate.startsWith('pages/') && pageKey(candidateStem.slice('pages/'.length)) === pageKey(name)
        : candidateStem.toLowerCase() === key;
    if (isNear) near ??= candidate;
  }
  return near;
}
