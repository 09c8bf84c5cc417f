import { indexShapeOf } from '@whittle/domain/entities/index-shape';
import type { Filter, Sort } from '@whittle/domain/entities/filter';
import type { Reach } from '@whittle/domain/entities/rule';

/** How often an index of some shape would have helped, and how long those who waited without it did so. */
export type IndexUse = { appId: string; entity: string; shape: string; uses: number; waitedMs: number };

/** A query on the records of an entity, as far as an index could help it. */
export type Query = {
  scope: { appId: string; entity: string; reach: { read: Reach } };
  filter: Filter | null;
  sort: Sort | null;
};

const maxShapes = 2_000;
/** What is rarer than this between two rounds is not worth a row of its own; it keeps adding up here. */
const fewUses = 5;
const littleWaitMs = 200;

/** Counts in memory what queries ask for. */
export function createIndexUses() {
  const counted = new Map<string, IndexUse>();
  return {
    count({ scope, filter, sort }: Query, tookMs: number): void {
      const { appId, entity } = scope;
      const read = scope.reach.read;
      const keys = indexShapeOf([...(typeof read === 'object' ? [read] : []), ...(filter ? [filter] : [])], sort);
      if (!keys) return;
      const shape = JSON.stringify(keys);
      const name = `${appId} ${entity} ${shape}`;
      const known = counted.get(name);
      if (known) {
        known.uses += 1;
        known.waitedMs += tookMs;
        return;
      }
      if (counted.size >= maxShapes) counted.delete(counted.keys().next().value!);
      counted.set(name, { appId, entity, shape, uses: 1, waitedMs: tookMs });
    },

    /** Hands over, and forgets, what adds up to something. */
    take(): IndexUse[] {
      const taken: IndexUse[] = [];
      for (const [name, use] of counted) {
        if (use.uses < fewUses && use.waitedMs < littleWaitMs) continue;
        counted.delete(name);
        taken.push(use);
      }
      return taken;
    },
  };
}
