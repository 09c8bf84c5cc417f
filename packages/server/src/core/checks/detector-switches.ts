import type { Detectors } from '@whittle/contract/repair-lab/detectors';
import { detectorsOffSchema } from '@whittle/contract/repair-lab/detectors';
import { detectors, neededDetectors } from '@whittle/domain/repairs/detectors';
import { problemKinds } from '@whittle/domain/repairs/problem';
import type { Adapters } from '../../adapters/adapters.ts';
import { readSetting } from '../../adapters/database/read-setting.ts';
import { settings } from '../../adapters/database/schema.ts';
import { createShortCache } from '../../adapters/short-cache.ts';
import { AppError } from '../../http/app-error.ts';

const key = 'detectors';
/** A repair looks at an app dozens of times; another process learns of a switch so much later. */
const keptMs = 5_000;

export type DetectorSwitches = ReturnType<typeof createDetectorSwitches>;

/** Which detectors an installation has switched off. */
export function createDetectorSwitches({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  const cache = createShortCache<ReadonlySet<string>>(clock, keptMs, 1);

  const load = async (): Promise<ReadonlySet<string>> => {
    const value = await readSetting(db, key);
    const stored = detectorsOffSchema.safeParse(value);
    const off = new Set((stored.success ? stored.data.off : []).filter((id) => !neededDetectors.has(id)));
    cache.set(key, off);
    return off;
  };

  const list = (off: ReadonlySet<string>): Detectors => ({
    detectors: problemKinds.map((id) => ({
      ...{ id, severity: detectors[id].severity },
      ...{ isOn: !off.has(id), isNeeded: neededDetectors.has(id) },
    })),
  });

  return {
    off: async () => cache.get(key) ?? load(),

    read: async () => list(await load()),

    /** Throws `detector-unknown`, `detector-needed`. */
    async save(ids: readonly string[]): Promise<Detectors> {
      const known: ReadonlySet<string> = new Set(problemKinds);
      if (ids.some((id) => !known.has(id))) throw new AppError('detector-unknown');
      if (ids.some((id) => neededDetectors.has(id))) throw new AppError('detector-needed');
      const row = { key, value: { off: [...new Set(ids)] }, updatedAt: clock.now() };
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
      cache.clear();
      return list(await load());
    },
  };
}
