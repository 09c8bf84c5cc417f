import { formatOf, isTextFormat } from '../files/file-formats.ts';
import { foldersOf } from '../files/file-kinds.ts';

/** Folders of an app that no page loads: kept beside the project's source. */
const besideSource = new RegExp(`^(?:${foldersOf(({ exportedTo }) => exportedTo === 'whittle').join('|')})/`);

/** What pages fetch from the root of their host, as far as the app holds its text. */
const isPublicText = (path: string) => path.startsWith('public/') && isTextFormat(formatOf(path));

/** Where a file of an app lies in its exported project: schemas, functions and agents under `whittle/`, the rest in `src/`. */
export function projectPathOf(path: string): string {
  if (isPublicText(path)) return path;
  return besideSource.test(path) ? `whittle/${path}` : `src/${path}`;
}

/** The file of the app that a path of an exported project holds; null for what is no file of the app. */
export function appPathOf(projectPath: string): string | null {
  if (isPublicText(projectPath)) return projectPath;
  const source = /^src\/(.+)$/.exec(projectPath)?.[1];
  if (source !== undefined) return besideSource.test(source) ? null : source;
  const beside = /^whittle\/(.+)$/.exec(projectPath)?.[1];
  return beside !== undefined && besideSource.test(beside) ? beside : null;
}

/** Where the records of an entity lie, one JSON object a line. */
export const recordsPathOf = (entity: string): string => `data/${entity}.jsonl`;

const packagePath = /^whittle\/integrations\/[A-Z][A-Za-z0-9]*\.json$/;

/** Where an installed package is described. */
export const packagePathOf = (name: string): string => `whittle/integrations/${name}.json`;
export const isPackagePath = (path: string): boolean => packagePath.test(path);

/** Where the bytes of an upload lie: public ones where a static host serves them at the address that the app uses. */
export const uploadPathOf = ({ id, name, isPrivate }: { id: string; name: string; isPrivate: boolean }): string =>
  isPrivate ? `data/private-files/${id}/${name}` : `public/files/${id}/${name}`;
