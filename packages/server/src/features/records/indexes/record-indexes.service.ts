import { limits } from '@whittle/contract/limits';
import { serves } from '@whittle/domain/entities/index-shape';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createIndexUses, type Query } from './index-uses.ts';
import { createRecordIndexesStore, indexNameOf, type UseIndex } from './record-indexes.store.ts';

const everyMs = 30_000;
const buildsPerRound = 3;
/** Held by the one process that builds and drops, by its session; it goes with the process. */
const lockId = 741_800_018;

/** When queries have asked for an index so often, or waited so long without it, it is made. */
const wantedFrom = { uses: 50, waitedMs: 5_000 };

export type RecordIndexes = ReturnType<typeof createRecordIndexes>;

/**
 * Indexes on what apps filter and sort by, made when use shows it and gone when nobody asks any more (ENT-31). Counting is
 * in memory; every half minute in which something was asked the counts are added up in `record_indexes`, and one process
 * builds what is worth it beside all reads and writes.
 */
export function createRecordIndexes({ db, clock, log }: Pick<Adapters, 'db' | 'clock' | 'log'>) {
  const store = createRecordIndexesStore(db);
  const uses = createIndexUses();
  let nextRoundAtMs = clock.now().getTime() + everyMs;
  let round: Promise<void> | null = null;
  let isStopping = false;
  let building: number | null = null;

  /** True when the index is there. */
  async function build(index: UseIndex): Promise<boolean> {
    const { appId, entity, keys } = index;
    await store.setState(index, 'building', clock.now());
    const startedAt = performance.now();
    try {
      await store.build(index, (processId) => (building = processId));
      await store.setState(index, 'ready', clock.now());
      const ms = Math.round(performance.now() - startedAt);
      log.info({ appId, entity, keys, ms }, 'made an index that queries ask for');
      return true;
    } catch (err) {
      await store.drop(index.id);
      const isTooLong = (err as { code?: unknown }).code === '54000';
      await store.setState(index, isTooLong ? 'refused' : 'wanted', clock.now());
      if (!isStopping) log.warn({ err, appId, entity, keys }, 'an index that queries ask for could not be made');
      return false;
    } finally {
      building = null;
    }
  }

  /** What is there and what the rows say become the same, whatever broke off before. */
  async function reconcile(): Promise<void> {
    const before = await store.present();
    await store.setPresent([...before].flatMap(([id, { isValid }]) => (isValid ? id : [])));
    await store.forget(new Date(clock.now().getTime() - limits.indexUnusedDays * 86_400_000));
    const kept = new Set((await store.list(wantedFrom)).flatMap(({ id, isReady }) => (isReady ? id : [])));
    for (const id of before.keys()) {
      if (kept.has(id)) continue;
      await store.drop(id);
      log.info({ index: indexNameOf(id) }, 'removed an index that nobody asks for');
    }
  }

  async function makeWanted(): Promise<void> {
    const all = await store.list(wantedFrom);
    const ready = all.filter(({ isReady }) => isReady);
    let built = 0;
    for (const index of all.filter(({ isReady }) => !isReady)) {
      if (isStopping || built === buildsPerRound || ready.length >= limits.indexesInAll) break;
      const ofApp = ready.filter(({ appId }) => appId === index.appId);
      const ofEntity = ofApp.filter(({ entity }) => entity === index.entity);
      if (ofApp.length >= limits.indexesPerApp || ofEntity.length >= limits.indexesPerEntity) continue;
      if (ofEntity.some(({ keys }) => serves(keys, index.keys))) continue;
      if (!(await store.hasRecords(index, limits.indexedFromRecords))) continue;
      if (!(await build(index))) continue;
      ready.push(index);
      built += 1;
    }
    if (built > 0) await store.analyze();
  }

  async function tend(): Promise<void> {
    await store.addUses(uses.take(), clock.now());
    await db.$client.session(async (session) => {
      const [lock] = await session<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockId}) as taken`;
      if (!lock?.taken) return;
      try {
        await reconcile();
        await makeWanted();
      } finally {
        await session`select pg_advisory_unlock(${lockId})`;
      }
    });
  }

  return {
    /** Counts a query that was answered. Costs microseconds; whatever follows from it happens in the background. */
    count(query: Query, tookMs: number): void {
      uses.count(query, tookMs);
      const nowMs = clock.now().getTime();
      if (nowMs < nextRoundAtMs || round || isStopping) return;
      nextRoundAtMs = nowMs + everyMs;
      round = tend()
        .catch((err: unknown) => void (isStopping || log.warn({ err }, 'indexes of records could not be tended')))
        .finally(() => (round = null));
    },

    /** Breaks off a build; what it leaves is removed by the next round of any process. */
    async stop(): Promise<void> {
      isStopping = true;
      if (building !== null) await store.cancel(building);
      await round;
    },
  };
}
