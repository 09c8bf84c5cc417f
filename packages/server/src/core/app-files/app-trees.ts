import type { LiveEvent } from '@whittle/contract/chat-events';
import type { AppId } from '@whittle/contract/ids';
import type { Logger } from 'pino';
import type { Database } from '../../adapters/database/database.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { AppsService } from '../apps/apps.service.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { AppTrees, FileTree, HeadChange, HeadListener } from './app-tree.ts';
import { headEvents, headFromLog, turnEvents } from './head-from-log.ts';
import type { VersionFiles } from './version-files.ts';

/** What the process that runs a turn knows first. */
export interface DraftTrees {
  /** The log is about to say so, and `show` follows with these very files. */
  expect(appId: AppId, files: FileTree['files']): void;
  /** `tree` is the head from now on: the newest version with the finished actions of the turn on top. */
  show(appId: AppId, tree: FileTree): void;
  /** The turn is over: the head is what the database says. */
  drop(appId: AppId): void;
}

type Deps = {
  db: Database;
  log: Logger;
  apps: Pick<AppsService, 'find'>;
  events: EventLog;
  link: ProcessLink;
  versionFiles: VersionFiles;
};

type Watch = { listeners: Set<HeadListener>; seen: Promise<FileTree> };

const emptyTree: FileTree = { versionId: null, revision: 0, files: new Map() };
const maxHeads = 1_000;

export function createAppTrees({ db, log, apps, events, link, versionFiles }: Deps): AppTrees & DraftTrees {
  const drafts = new Map<AppId, FileTree>();
  /** Apps whose head this process is about to show. */
  const expected = new Set<AppId>();
  const heads = new Map<AppId, FileTree>();
  const loading = new Map<AppId, Promise<FileTree>>();
  const watches = new Map<AppId, Watch>();

  async function head(appId: AppId): Promise<FileTree> {
    const known = drafts.get(appId) ?? heads.get(appId);
    if (known) return known;
    const loaded = await load(appId);
    return drafts.get(appId) ?? loaded;
  }

  /** Whoever asks while a read is under way gets its answer, unless the app changed since it began. */
  function load(appId: AppId): Promise<FileTree> {
    const underWay = loading.get(appId);
    if (underWay) return underWay;
    const began = headFromLog(db, versionFiles, appId).then((tree) => tree ?? emptyTree);
    loading.set(appId, began);
    const done = (tree?: FileTree) => {
      // A change since then has taken it from there.
      if (loading.get(appId) !== began) return;
      loading.delete(appId);
      if (!tree || !link.isConnected) return;
      if (heads.size >= maxHeads) heads.delete(heads.keys().next().value!);
      heads.set(appId, tree);
    };
    began.then(done, () => done());
    return began;
  }

  /** Compares the head with what the listeners saw last; one comparison after the other, so that none is skipped. */
  function look(appId: AppId) {
    const watch = watches.get(appId);
    if (!watch) return;
    watch.seen = watch.seen.then(async (seen) => {
      try {
        const next = await head(appId);
        const change = next.revision > seen.revision ? compare(appId, seen, next) : null;
        if (!change) return seen;
        for (const listener of watch.listeners) listener.changed(change);
        return next;
      } catch (err) {
        log.error({ err, appId }, 'the head of an app could not be read after a change');
        return seen;
      }
    });
  }

  const invalidate = (appId: AppId) => {
    loading.delete(appId);
    heads.delete(appId);
    look(appId);
  };
  events.onChange((appId, logged) => {
    // What a turn of this process did is shown next. Reading it back from the log would be waited for.
    const isShownNext = (type: LiveEvent['type']) => expected.has(appId) && turnEvents.has(type);
    if (logged === null || logged.some(({ type }) => headEvents.has(type) && !isShownNext(type))) invalidate(appId);
  });
  link.onChange(() => {
    loading.clear();
    heads.clear();
    for (const appId of watches.keys()) look(appId);
  });

  return {
    head,
    async version(appId, versionId) {
      const files = await versionFiles.read(appId, versionId);
      return files && { versionId, revision: 0, files };
    },
    async published(appId) {
      const versionId = (await apps.find(appId))?.publishedVersionId;
      const files = versionId ? await versionFiles.read(appId, versionId) : null;
      return files && versionId ? { versionId, revision: 0, files } : null;
    },
    onHeadChanged(appId, listener) {
      const watch = watches.get(appId) ?? { listeners: new Set(), seen: head(appId).catch(() => emptyTree) };
      watches.set(appId, watch);
      watch.listeners.add(listener);
      return () => {
        watch.listeners.delete(listener);
        if (watch.listeners.size === 0 && watches.get(appId) === watch) watches.delete(appId);
      };
    },
    expect(appId, files) {
      expected.add(appId);
      for (const listener of watches.get(appId)?.listeners ?? []) listener.coming(files);
    },
    show(appId, tree) {
      expected.delete(appId);
      drafts.set(appId, tree);
      look(appId);
    },
    drop(appId) {
      expected.delete(appId);
      drafts.delete(appId);
      invalidate(appId);
    },
  };
}

/** Null when the reader would see no difference. */
function compare(appId: AppId, before: FileTree, after: FileTree): HeadChange | null {
  const changed = [...after.files]
    .filter(([path, content]) => before.files.get(path) !== content)
    .map(([path]) => path);
  const removed = [...before.files.keys()].filter((path) => !after.files.has(path));
  if (changed.length === 0 && removed.length === 0 && before.versionId === after.versionId) return null;
  return { appId, revision: after.revision, changed, removed };
}
