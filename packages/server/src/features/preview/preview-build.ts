import type { AppId, VersionId } from '@whittle/contract/ids';
import type { FileProblem, PreviewEvent, PreviewPayload } from '@whittle/contract/preview';
import type { AppStyle } from '../../compile/app-style.ts';
import { type CompiledApp, compileApp, compileFilesAhead } from '../../compile/compile-app.ts';
import type { Platform } from '../../compile/platform.ts';
import type { FileTree } from '../files/app-tree.ts';

/** An app at one revision, ready to run in a preview. */
export type PreviewBuild = {
  revision: number;
  versionId: VersionId | null;
  app: CompiledApp;
  css: string;
  problems: FileProblem[];
  /** The entities' files, by path. */
  schemas: ReadonlyMap<string, string>;
};

/** A build of files that may not have been compiled before. */
export async function freshBuild(tree: FileTree, platform: Platform, style: AppStyle): Promise<PreviewBuild> {
  await compileFilesAhead(tree.files);
  return buildPreview(tree, platform, style);
}

export async function buildPreview(tree: FileTree, platform: Platform, style: AppStyle): Promise<PreviewBuild> {
  const app = compileApp(tree.files, platform);
  const kitClasses = [...app.kitParts].flatMap((part) => platform.kitClasses[part] ?? []);
  const { css, problems: ofStyle } = await style.update({ files: tree.files, kitClasses });
  const problems = [...app.problems, ...ofStyle];
  const schemas = new Map([...tree.files].filter(([path]) => /^entities\/\w+\.json$/.test(path)));
  return { revision: tree.revision, versionId: tree.versionId, app, css, problems, schemas };
}

type Named = { id: AppId; name: string; slug: string };

export function payloadOf({ id, name, slug }: Named, build: PreviewBuild): PreviewPayload {
  return { appId: id, name, slug, ...outlineOf(build), modules: [...build.app.modules.values()], css: build.css };
}

/** What a page that shows `before` needs to show `after`. Data that was read under other schemas is read anew. */
export function updateBetween(before: PreviewBuild, after: PreviewBuild): PreviewEvent {
  if (areSchemasChanged(before, after)) return { type: 'restart', revision: after.revision };
  const changed = [...after.app.modules.values()].filter(({ id, hash }) => before.app.modules.get(id)?.hash !== hash);
  const removed = [...before.app.modules.keys()].filter((id) => !after.app.modules.has(id));
  const css = after.css === before.css ? null : after.css;
  return { type: 'update', from: before.revision, ...outlineOf(after), changed, removed, css };
}

/** A new entity counts when the code that runs already asks for it. */
function areSchemasChanged(before: PreviewBuild, after: PreviewBuild): boolean {
  const isUsed = (name: string) => [...before.app.modules.values()].some(({ code }) => code.includes(name));
  for (const [path, text] of before.schemas) if (after.schemas.get(path) !== text) return true;
  const added = [...after.schemas.keys()].filter((path) => !before.schemas.has(path));
  return added.some((path) => isUsed(path.slice('entities/'.length, -'.json'.length)));
}

const outlineOf = ({ revision, versionId, app, problems }: PreviewBuild) => ({
  versionId,
  revision,
  mainPage: app.mainPage,
  pages: app.pages,
  layout: app.layout,
  root: app.root,
  vendors: app.vendors,
  providers: app.providers,
  problems,
});
