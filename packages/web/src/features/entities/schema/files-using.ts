import type { VersionFile } from '@whittle/contract/versions';

/** Files of the app, other than its entities, in which a column's name stands as a word of its own. */
export function filesUsing(files: readonly VersionFile[], column: string): string[] {
  const word = new RegExp(`(?<![\\w$-])${column.replace(/[^\w]/g, '\\$&')}(?![\\w$-])`);
  return files
    .filter(({ path, content }) => !path.startsWith('entities/') && /\.[jt]sx?$/.test(path) && word.test(content))
    .map(({ path }) => path);
}
