import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HeldCall, PreviewGuard } from '@whittle/contract/preview-guard';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { type CallAct } from '@whittle/domain/preview/held-action';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { AppTrees, FileTree } from '../../core/app-files/app-tree.ts';
import { addHeld, addHosts, clearHeld, findGuard, removeHost, setUsed } from './preview-guard.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  trees: Pick<AppTrees, 'head' | 'version'>;
  /** Records that the preview deleted since the version, and that are still gone. */
  countDeleted(appId: AppId, versionId: VersionId): Promise<number>;
};

export type PreviewGuards = ReturnType<typeof createPreviewGuards>;

/** A call that waits looks this often whether a person has used the app. */
const lookEveryMs = 250;
/** Calls of one app that wait at once; more are refused without waiting. */
const waitingMax = 20;
/** Refused calls are written down together. */
const noteAfterMs = 200;

/**
 * Holds what code could do on its own until a person has used it (PREV-18). What counts is the files: as long as they are
 * those that were used last, nothing waits. Who used them the builder's window says, which the app's code cannot reach.
 */
export function createPreviewGuards({ db, clock, log, trees, countDeleted }: Deps) {
  const rateLimits = createRateLimits({ db, clock });
  const waiting = new Map<AppId, number>();
  const noted = new Map<AppId, HeldCall[]>();

  const isUsed = async (appId: AppId) =>
    (await findGuard(db, appId)).usedFiles === digestOf((await trees.head(appId)).files);

  async function untilUsed(appId: AppId, gone: AbortSignal): Promise<boolean> {
    const already = waiting.get(appId) ?? 0;
    if (already >= waitingMax) return false;
    waiting.set(appId, already + 1);
    try {
      for (let leftMs = limits.previewHoldMs; leftMs > 0 && !gone.aborted; leftMs -= lookEveryMs) {
        await pause(lookEveryMs);
        if (await isUsed(appId)) return true;
      }
      return false;
    } finally {
      const left = waiting.get(appId)! - 1;
      if (left > 0) waiting.set(appId, left);
      else waiting.delete(appId);
    }
  }

  /** Within a moment; hundreds of calls are one statement. */
  function note(appId: AppId, { act, name }: CallAct) {
    const calls = noted.get(appId);
    if (calls) return void calls.push({ act, name, calls: 1 });
    noted.set(appId, [{ act, name, calls: 1 }]);
    setTimeout(() => {
      const all = noted.get(appId)!;
      noted.delete(appId);
      addHeld(db, appId, summed(all)).catch((err: unknown) => log.warn({ err, appId }, 'held calls were not noted'));
    }, noteAfterMs).unref();
  }

  return {
    /** Whether the preview may do this now. Waits a moment for a click that is just being told. */
    async lets(appId: AppId, call: CallAct, gone: AbortSignal): Promise<boolean> {
      if (await isUsed(appId)) return true;
      if (call.single) {
        const key = `preview-change:${appId}:${digestOf((await trees.head(appId)).files)}`;
        if (await rateLimits.take(key, { max: limits.previewFreeChanges, windowMs: 86_400_000 })) return true;
      }
      if (await untilUsed(appId, gone)) return true;
      note(appId, call);
      return false;
    },

    /**
     * The owner uses the version, or allows what it did. True when that is what the preview runs: while a turn has changed
     * files there is no version of them yet.
     */
    async use(appId: AppId, versionId: VersionId): Promise<boolean> {
      const [head, version] = await Promise.all([trees.head(appId), trees.version(appId, versionId)]);
      const files = digestOf(head.files);
      if (!version || digestOf(version.files) !== files) return false;
      await setUsed(db, appId, files, clock.now());
      return true;
    },

    keep: (appId: AppId) => clearHeld(db, appId),
    allowHosts: (appId: AppId, hosts: readonly string[]) => addHosts(db, appId, hosts, limits.previewHostsMax),
    removeHost: (appId: AppId, host: string) => removeHost(db, appId, host),
    allowedHosts: async (appId: AppId) => (await findGuard(db, appId)).allowedHosts,

    async read(appId: AppId, versionId: VersionId | null): Promise<PreviewGuard> {
      const [{ usedFiles, held, allowedHosts }, head] = await Promise.all([findGuard(db, appId), trees.head(appId)]);
      return {
        isUsed: usedFiles === digestOf(head.files),
        held,
        allowedHosts,
        deletedRecords: versionId === null ? 0 : await countDeleted(appId, versionId),
      };
    },
  };
}

function summed(calls: readonly HeldCall[]): HeldCall[] {
  const groups = Map.groupBy(calls, ({ act, name }) => `${act} ${name}`);
  return [...groups.values()].map((group) => ({ ...group[0]!, calls: group.length }));
}

const digests = new WeakMap<FileTree['files'], string>();

/** The same for the same files, whatever version they are. */
function digestOf(files: FileTree['files']): string {
  const known = digests.get(files);
  if (known) return known;
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0${files.get(path)!}\0`);
  const digest = hash.digest('base64url');
  digests.set(files, digest);
  return digest;
}
