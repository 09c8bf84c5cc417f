import type { AppInArchive } from '@whittle/contract/imports';
import { findRoot, ignoredBecause } from './archive-root.ts';
import { decodeText } from './decode-text.ts';
import type { ImportedContent } from './import-plan.ts';
import { readProjectFacts } from './project-facts.ts';

/** What shows that the folder of a `package.json` holds an app and no library, by its path below it. */
const appSigns = [
  /^index\.html$/,
  /^base44\/(?:config|\.?app)\.jsonc?$/,
  /^whittle\/app\.json$/,
  /^src\/pages\.config\.[jt]s$/,
];
/** An app without a build, as its builder keeps it. */
const partsOfApp = [/^pages\/[^/]+$/, /^entities\/[^/]+$/, /^components\/[^/]+$/];

/**
 * The apps of an archive by their folders: of a monorepo, or of several that were packed together. One that lies in another
 * one, such as an example, is a part of it. Empty where there is nothing to choose.
 */
export function findApps(files: ReadonlyMap<string, ImportedContent>): AppInArchive[] {
  const paths = [...files.keys()].filter((path) => !/(^|\/)(?:node_modules|dist|build|\.git)\//.test(path));
  const kept = paths.filter((path) => ignoredBecause(path) === null);
  const below = (folder: string) =>
    kept.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []));
  const withBuild = foldersOf(kept, /(^|\/)(?:package\.json|whittle\/app\.json)$/).filter((folder) =>
    appSigns.some((sign) => below(folder).some((path) => sign.test(path))),
  );
  const byHand = foldersOf(kept, /(^|\/)pages\/[^/]+$/).filter(
    (folder) =>
      !/(^|\/)src\/$/.test(folder) &&
      partsOfApp.filter((sign) => below(folder).some((path) => sign.test(path))).length > 1,
  );
  const found = outermost(withBuild.length > 0 ? withBuild : byHand);
  if (found.length < 2) return [];
  return found.map((folder) => ({ folder, name: nameOf(files, folder) }));
}

/** The folder that an import takes unless another one is chosen. */
export const usualApp = (files: ReadonlyMap<string, ImportedContent>, apps: readonly AppInArchive[]): string => {
  const root = findRoot([...files.keys()]);
  return apps.length === 0 || apps.some(({ folder }) => folder === root) ? root : apps[0]!.folder;
};

function foldersOf(paths: readonly string[], sign: RegExp): string[] {
  const folders = paths.flatMap((path) => {
    const found = sign.exec(path);
    return found ? [path.slice(0, found.index + (found[1]?.length ?? 0))] : [];
  });
  return [...new Set(folders)].toSorted();
}

const outermost = (folders: readonly string[]) =>
  folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other)));

function nameOf(files: ReadonlyMap<string, ImportedContent>, folder: string): string {
  const { name } = readProjectFacts((path) => {
    const content = files.get(folder + path) ?? null;
    return content === null || typeof content === 'string' ? content : decodeText(content).text;
  });
  return name ?? (folder.split('/').at(-2) || 'Imported app');
}
