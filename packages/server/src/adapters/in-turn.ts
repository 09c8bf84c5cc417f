/** Work of one `key` follows one another; work of one `group` does so as long as another group has some. */
type Place = { key: string; group: string };
type Waiting = Place & { begin: () => void };

export type InTurn = <T>(place: Place, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `most` pieces of work run at once; others begin in the order in which they came. What has begun then finds
 * connections and processor time to go on with, where all at once would take turns until the last one is through. Keys and
 * groups are what work would wait for anyway, such as a lock: in a place of its own it would keep others out meanwhile.
 */
export function inTurn(most: number): InTurn {
  const running = new Set<Place>();
  let waiting: Waiting[] = [];

  const beginNext = () => {
    while (running.size < most) {
      const [keys, groups] = [new Set<string>(), new Set<string>()];
      for (const { key, group } of running) {
        keys.add(key);
        groups.add(group);
      }
      const free = waiting.filter(({ key }) => !keys.has(key));
      const next = free.find(({ group }) => !groups.has(group)) ?? free[0];
      if (!next) return;
      waiting = waiting.filter((one) => one !== next);
      running.add(next);
      next.begin();
    }
  };

  return async (place, work) => {
    const own: Waiting = { ...place, begin: () => undefined };
    await new Promise<void>((resolve) => {
      own.begin = resolve;
      waiting.push(own);
      beginNext();
    });
    try {
      return await work();
    } finally {
      running.delete(own);
      beginNext();
    }
  };
}
