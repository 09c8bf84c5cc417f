import { limits } from '@whittle/contract/limits';

export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

/** Counts what this process keeps open per app, and per app and network address. */
export function createConnectionLimits() {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const next = (open.get(key) ?? 0) + by;
    if (next > 0) open.set(key, next);
    else open.delete(key);
  };

  return {
    /** How to give the place back; null when there is none. */
    take(appId: string, address: string): (() => void) | null {
      const keys = [appId, `${appId} ${address}`] as const;
      if ((open.get(keys[0]) ?? 0) >= limits.liveConnectionsPerApp) return null;
      if ((open.get(keys[1]) ?? 0) >= limits.liveConnectionsPerAddress) return null;
      for (const key of keys) add(key, 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        for (const key of keys) add(key, -1);
      };
    },
  };
}
