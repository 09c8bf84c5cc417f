import type { FileReferences } from '@whittle/contract/code-editing';
import { withoutModule } from '@whittle/domain/files/without-module';
import type { Platform } from '../../../compile/platform.ts';
import { indexFiles, resolveImport } from '../../../compile/modules/resolve.ts';
import type { Files } from '../../../core/app-files/version-files.ts';
import { parseAppCode } from '../../../core/checks/parse-app-code.ts';
import { findReferences } from './references.ts';

/** The files that import `target`, as they read without it; those that need a person's decision are left out. */
export function filesWithout(files: Files, target: string, platform: Platform): FileReferences['updates'] {
  const index = indexFiles(files.keys());
  const importers = new Set(findReferences(files, target, platform).map(({ path }) => path));
  return [...importers].flatMap((path) => {
    const base = files.get(path) ?? '';
    const { program, errors } = parseAppCode(path, base);
    if (!program || errors.length > 0) return [];
    const leadsThere = (specifier: string) => {
      const to = resolveImport(specifier, path, index, platform);
      return to.kind === 'file' && to.path === target;
    };
    const content = withoutModule(base, program, leadsThere);
    return content === null ? [] : [{ path, content, base }];
  });
}
