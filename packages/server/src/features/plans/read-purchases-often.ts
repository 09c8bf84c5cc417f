import { setTimeout as sleep } from 'node:timers/promises';
import type { Adapters } from '../../adapters/adapters.ts';
import type { Plans } from '../../core/plans/plans.ts';
import type { ReadPurchases } from './read-purchases.ts';

const everyMs = 3_600_000;
/** What was bought while the server was down is known soon after it is up. */
const firstMs = 30_000;

type Deps = Pick<Adapters, 'log'> & { plans: Pick<Plans, 'isOn'>; purchases: ReadPurchases };

/** Reads all purchases every hour: what the provider tells meanwhile may get lost. */
export function createReadPurchasesOften({ log, plans, purchases }: Deps) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  async function readOnAndOn() {
    await pause(firstMs);
    while (!stopping.signal.aborted) {
      await purchases.readAll().catch((err: unknown) => log.warn({ err }, 'purchases of plans could not be read'));
      await pause(everyMs);
    }
  }

  return {
    start: () => void (plans.isOn && (running = readOnAndOn())),
    async stop() {
      stopping.abort();
      await Promise.all([running, purchases.settled()]);
    },
  };
}
