import { setImmediate as afterWriting } from 'node:timers/promises';
import type { AppId, VersionId } from '@whittle/contract/ids';
import type { PreviewEvent } from '@whittle/contract/preview';
import type { Logger } from 'pino';
import type { GetPlatform } from '../../compile/load-platform.ts';
import type { AppTrees, FileTree } from '../../core/app-files/app-tree.ts';
import { createPreviewBuilder, type PreviewBuild, updateBetween } from './preview-build.ts';

type Deps = { trees: AppTrees; platform: GetPlatform; log: Logger };

type Followed = {
  builder: ReturnType<typeof createPreviewBuilder>;
  /** The newest last; older ones answer pages that were away for a while. */
  builds: PreviewBuild[];
  readers: Set<{ tell(build: PreviewBuild): void; restart(): void }>;
  working: Promise<PreviewBuild>;
  /** What the head is about to become. */
  coming: FileTree['files'] | null;
  stop: () => void;
};

const keptBuilds = 40;
const keptApps = 200;

export type PreviewBuilds = ReturnType<typeof createPreviewBuilds>;

/** The heads of apps in built form, kept up to date while somebody looks and a while after. */
export function createPreviewBuilds({ trees, platform, log }: Deps) {
  const apps = new Map<AppId, Followed>();

  const open = (appId: AppId): Followed => {
    const known = apps.get(appId);
    if (known) {
      apps.delete(appId);
      apps.set(appId, known);
      return known;
    }
    const builder = createPreviewBuilder(platform());
    const followed: Followed = {
      builder,
      builds: [],
      readers: new Set(),
      working: trees.head(appId).then(builder.first),
      coming: null,
      stop: () => {},
    };
    followed.working.then(
      (build) => followed.builds.push(build),
      () => close(appId),
    );
    followed.stop = trees.onHeadChanged(appId, {
      changed: () => void refresh(appId, followed),
      coming: (files) => prepare(followed, files),
    });
    apps.set(appId, followed);
    closeUnused();
    return followed;
  };

  const close = (appId: AppId) => {
    apps.get(appId)?.stop();
    apps.delete(appId);
  };

  const closeUnused = () => {
    for (const [appId, { readers }] of apps) {
      if (apps.size <= keptApps) return;
      if (readers.size === 0) close(appId);
    }
  };

  /** Builds what is being logged, so that it is there when it may be shown; after that was sent to the database. */
  const prepare = (followed: Followed, files: FileTree['files']) => {
    followed.coming = files;
    followed.working = followed.working.then(async (last) => {
      await afterWriting();
      // A problem shows again when the files are built.
      if (followed.coming === files) await followed.builder.prepare(files).catch(() => undefined);
      return last;
    });
    followed.working.catch(() => undefined);
  };

  /** Builds the newest head after the build that is under way; several changes at once end in one build. */
  const refresh = (appId: AppId, followed: Followed): Promise<PreviewBuild> => {
    followed.working = followed.working.then(async (last) => {
      const tree = await trees.head(appId);
      if (tree.revision === last.revision) return last;
      followed.coming = null;
      const build = await followed.builder.build(tree);
      followed.builds.push(build);
      if (followed.builds.length > keptBuilds) followed.builds.shift();
      for (const reader of followed.readers) reader.tell(build);
      return build;
    });
    followed.working.catch((err: unknown) => {
      log.error({ err, appId }, 'the preview of an app could not be built');
      close(appId);
    });
    return followed.working;
  };

  /** The head as it is now. */
  const head = async (appId: AppId): Promise<PreviewBuild> => {
    const followed = open(appId);
    const build = await followed.working;
    const tree = await trees.head(appId);
    return tree.revision === build.revision ? build : refresh(appId, followed);
  };

  return {
    head,

    /** Nobody looks any more: nothing is built again. */
    close() {
      for (const appId of apps.keys()) close(appId);
    },

    /** Any version, built on its own. */
    async version(appId: AppId, versionId: VersionId): Promise<PreviewBuild | null> {
      const tree: FileTree | null = await trees.version(appId, versionId);
      return tree && createPreviewBuilder(platform()).first(tree);
    },

    /**
     * Tells what leads from revision `after` to the head, now and at every change. A page whose revision is not known
     * any more is asked to restart. Ends with the function that it answers.
     */
    async follow(appId: AppId, after: number, send: (event: PreviewEvent) => void): Promise<() => void> {
      const followed = open(appId);
      const current = await head(appId);
      let shown = followed.builds.find(({ revision }) => revision === after);
      const tell = (build: PreviewBuild) => {
        if (shown?.revision === build.revision) return;
        const isForward = shown !== undefined && build.revision > shown.revision;
        send(isForward ? updateBetween(shown!, build) : { type: 'restart', revision: build.revision });
        shown = build;
      };
      tell(current);
      const reader = {
        tell,
        restart: () => send({ type: 'restart', revision: shown?.revision ?? current.revision }),
      };
      followed.readers.add(reader);
      return () => followed.readers.delete(reader);
    },

    /** Lets every page that shows the app run it again, because its records changed under it. */
    restart(appId: AppId) {
      for (const reader of apps.get(appId)?.readers ?? []) reader.restart();
    },
  };
}
