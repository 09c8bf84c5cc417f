import type { SaveFile } from '@whittle/contract/code-editing';
import type { VersionFile } from '@whittle/contract/versions';
import { comparePaths } from '@whittle/domain/files/paths';

/** The files of a version after a save. `paths` are those of the saved files in their one spelling, in their order. */
export function savedFiles(
  before: readonly VersionFile[],
  { file, others = [] }: SaveFile,
  paths: readonly string[],
): VersionFile[] {
  const files = new Map(before.map((one) => [one.path, one]));
  for (const [index, { id, content }] of [file, ...others].entries()) {
    const path = paths[index] ?? id;
    files.set(path, { path, content });
  }
  return [...files.values()].sort((a, b) => comparePaths(a.path, b.path));
}
