import type { VersionFile } from '@whittle/contract/versions';

const entityPath = /^entities\/(.+)\.jsonc?$/;
const importedPath = /(?:\bfrom|\bimport)\s*(?:\(\s*)?['"](?:@\/|(?:\.{1,2}\/)+)([^'"]+)['"]/g;

/**
 * Files of the app, other than its entities, that probably use a column of an entity: its name stands in them as a word of
 * its own, and they name the entity, or name no entity at all and one of them imports the other. A column `name` in pages
 * of another entity is not this one.
 */
export function filesUsing(files: readonly VersionFile[], entity: string, column: string): string[] {
  const code = files.filter(({ path }) => !path.startsWith('entities/') && /\.[jt]sx?$/.test(path));
  const entities = files.flatMap(({ path }) => entityPath.exec(path)?.[1] ?? []);
  const naming = code.filter(({ content }) => word(entity).test(content));
  const isBeside = (file: VersionFile) => naming.some((other) => imports(other, file) || imports(file, other));
  return code
    .filter((file) => word(column).test(file.content))
    .filter(
      (file) => naming.includes(file) || (!entities.some((name) => word(name).test(file.content)) && isBeside(file)),
    )
    .map(({ path }) => path);
}

const word = (name: string) => new RegExp(`(?<![\\w$-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$-])`);

/** By the end of the path, so that `@/components/Form`, `./Form` and `../components/Form.jsx` all mean the same file. */
function imports(from: VersionFile, file: VersionFile): boolean {
  const path = withoutExtension(file.path);
  return [...from.content.matchAll(importedPath)].some(([, written]) => {
    const wanted = withoutExtension(written!);
    return path === wanted || path.endsWith(`/${wanted}`);
  });
}

const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, '');
