import type { PlanId } from '@whittle/contract/plans/plan-table';
import type { Adapters } from '../../adapters/adapters.ts';
import { PaymentError, type Named, type Purchase } from '../../adapters/payments/payments.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import { databaseNow, keepPurchases, listBoughtProducts, listOver } from './keep-purchases.store.ts';
import type { PlanSettingsStore, StoredPlanSettings } from './plan-settings.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log' | 'payments'> & {
  audit: AuditService;
  settings: PlanSettingsStore;
};

/** What is told of while so many wait is found when everything is read. */
const maxWaiting = 1_000;

export type ReadPurchases = ReturnType<typeof createReadPurchases>;

/**
 * Asks the provider what was bought and stores it (decision 093). Nothing that anybody says grants a plan: an address, an
 * event or the id of a sale only says what to read.
 */
export function createReadPurchases({ db, clock, log, payments, audit, settings }: Deps) {
  const waiting = new Map<string, Named>();
  let reading: Promise<void> | null = null;

  async function keep(read: () => Promise<Purchase[]>, { offers }: StoredPlanSettings): Promise<void> {
    const readAt = await databaseNow(db);
    const purchases = await read();
    const planOfProduct = new Map(offers.map(({ productId, id }): [string, PlanId] => [productId, id]));
    await db.transaction(async (tx) => {
      const settled = await keepPurchases(tx, purchases, { planOfProduct, readAt, now: clock.now() });
      for (const { accountId, plan, key, isLiving } of settled) {
        const event = isLiving ? 'plan-bought' : 'plan-ended';
        const actor = { kind: 'system', id: null } as const;
        await audit.record({ event, actor, target: accountId, details: { plan, key } }, tx);
      }
    });
  }

  /** The purchases that are named. Throws `PaymentError`. */
  async function readNamed(named: Named): Promise<void> {
    const stored = await settings.read();
    const { token } = stored;
    if (token !== null) await keep(() => payments.gumroad.readNamed(token, named), stored);
  }

  async function readWaiting(): Promise<void> {
    for (const [key, named] of waiting) {
      waiting.delete(key);
      await readNamed(named).catch((err: unknown) => log.warn({ err }, 'a purchase of a plan could not be read'));
    }
    reading = null;
  }

  return {
    readNamed,

    /** Reads what is named soon, once however often it is named meanwhile. */
    soon(named: Named): void {
      if (waiting.size < maxWaiting) waiting.set(`${named.saleId} ${named.subscriptionId}`, named);
      reading ??= readWaiting();
    },

    /** When nothing waits to be read any more. */
    settled: async (): Promise<void> => (await reading) ?? undefined,

    /** Every purchase of every plan. What goes wrong is kept for the admin to read, and thrown. */
    async readAll(): Promise<void> {
      const stored = await settings.read();
      const { token } = stored;
      if (token === null) return;
      const products = new Set([...stored.offers.map(({ productId }) => productId), ...(await listBoughtProducts(db))]);
      try {
        for (const productId of products) {
          const over = await listOver(db, productId);
          await keep(() => payments.gumroad.readAll(token, productId, over).catch(ifGone), stored);
        }
        await settings.change({ readAt: clock.now().toISOString(), problem: null });
      } catch (error) {
        if (error instanceof PaymentError) await settings.change({ problem: error.problem });
        throw error;
      }
    },
  };
}

/** A product that its seller deleted hides nothing of the others; what was bought of it stays as it was read last. */
const ifGone = (error: unknown): Purchase[] => {
  if (error instanceof PaymentError && error.problem === 'not-found') return [];
  throw error;
};
