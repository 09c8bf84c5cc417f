import type { AppId, VersionId } from '@whittle/contract/ids';
import type { FileProblem, PreviewEvent, PreviewPayload } from '@whittle/contract/preview';
import { createAppStyle } from '../../compile/styles/app-style.ts';
import { createBranding } from '../../compile/styles/with-branding.ts';
import { type CompiledApp, compileFilesAhead, createAppCompiler } from '../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import type { FileTree } from '../../core/app-files/app-tree.ts';

/** An app at one revision, ready to run in a preview. */
export type PreviewBuild = {
  revision: number;
  versionId: VersionId | null;
  app: CompiledApp;
  css: string;
  /** Sheets of other sites. */
  links: string[];
  problems: FileProblem[];
  /** The entities' files, by path. */
  schemas: ReadonlyMap<string, string>;
};

type Files = FileTree['files'];
type Made = Omit<PreviewBuild, 'revision' | 'versionId'>;

/** Builds one app's previews, each from what changed since the one before. */
export function createPreviewBuilder(platform: BuiltPlatform) {
  const compile = createAppCompiler(platform);
  const style = createAppStyle(platform.stylesheets);
  const branded = createBranding();
  let ahead: { files: Files; made: Made } | null = null;

  const make = async (files: Files): Promise<Made> => {
    const app = compile(files);
    const kitClasses = [...app.kitParts].flatMap((part) => platform.kitClasses[part] ?? []);
    const { css, links, problems: ofStyle } = await style.update({ files, kitClasses });
    const problems = [...app.problems, ...ofStyle];
    const schemas = new Map([...files].filter(([path]) => /^entities\/\w+\.json$/.test(path)));
    return { app, css: branded(css, files), links, problems, schemas };
  };

  const build = async ({ revision, versionId, files }: FileTree): Promise<PreviewBuild> => {
    const made = ahead?.files === files ? ahead.made : await make(files);
    ahead = null;
    return { revision, versionId, ...made };
  };

  return {
    build,
    /** Does the work of a `build` of these very files that is about to be asked for. */
    async prepare(files: Files): Promise<void> {
      ahead = { files, made: await make(files) };
    },
    /** Of files that may not have been compiled before. */
    async first(tree: FileTree): Promise<PreviewBuild> {
      await compileFilesAhead(tree.files);
      return build(tree);
    },
  };
}

type Named = { id: AppId; name: string; slug: string };

export function payloadOf({ id, name, slug }: Named, build: PreviewBuild): PreviewPayload {
  return { appId: id, name, slug, ...outlineOf(build), modules: [...build.app.modules.values()], css: build.css };
}

/** What a page that shows `before` needs to show `after`. Data that was read under other schemas is read again. */
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

const outlineOf = ({ revision, versionId, app, links, problems }: PreviewBuild) => ({
  versionId,
  revision,
  mainPage: app.mainPage,
  pages: app.pages,
  layout: app.layout,
  root: app.root,
  vendors: app.vendors,
  providers: app.providers,
  problems,
  document: { language: app.language, direction: app.direction, theme: app.theme, foot: app.foot, links },
});
