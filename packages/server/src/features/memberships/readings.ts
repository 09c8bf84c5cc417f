import type { AppId } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import { type Buyer, PaymentError, type Purchase } from '../../adapters/payments/payments.ts';
import { claimReading, findMembership, type MembershipRow, setMembership } from './memberships.store.ts';
import { claimHints, dropHint, dropHints, findPurchases, type Hint, keepPurchases } from './purchases.store.ts';
import { sentenceOf } from './payment-sentences.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log' | 'secrets' | 'payments'>;

type Seller = Pick<MembershipRow, 'appId' | 'provider'>;

const everyMs = 60_000;
const hourMs = 3_600_000;
/** Reading everything takes no more than this part of the time. */
const shareOfTime = 1 / 60;
/** How long a process may take with what it claimed before another one tries. */
const hintMs = 120_000;
/** What could not be read in a day was read by the hourly reading of everything. */
const hintLifeMs = 86_400_000;
const overStates = new Set(['cancelled', 'failed', 'ended']);

export type Readings = ReturnType<typeof createReadings>;

/**
 * Keeps what was bought as the provider says it. Everything is read again each hour, because what is told may get lost;
 * what is told only makes one thing be read at once.
 */
export function createReadings({ db, clock, log, secrets, payments }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let isStopping = false;

  const tokenOf = ({ sealedToken }: MembershipRow) => (sealedToken === null ? null : secrets.decrypt(sealedToken));

  const keep = (appId: AppId, read: readonly Purchase[], how: { readAt: Date; isAll: boolean; productId: string }) =>
    db.transaction(async (tx) => {
      await keepPurchases(tx, appId, read, how);
      if (how.isAll) await setMembership(tx, appId, { readAt: how.readAt, problem: null });
    });

  /** All purchases of the product. Throws `PaymentError`. */
  const readAll = async ({ appId, provider }: Seller, token: string, productId: string): Promise<void> => {
    const readAt = clock.now();
    const startedMs = performance.now();
    const known = await findPurchases(db, appId, productId);
    const over = new Map([...known].filter(([, { state }]) => overStates.has(state)));
    const read = await payments[provider].readAll(token, productId, over);
    await keep(
      appId,
      read.filter((purchase) => purchase.productId === productId),
      { readAt, isAll: true, productId },
    );
    const pauseMs = Math.max(hourMs, (performance.now() - startedMs) / shareOfTime);
    await setMembership(db, appId, { nextReadAt: new Date(clock.now().getTime() + pauseMs) });
  };

  const readDue = async (): Promise<void> => {
    while (!isStopping) {
      const now = clock.now();
      const row = await claimReading(db, now, new Date(now.getTime() + hourMs));
      if (!row) return;
      const token = tokenOf(row);
      if (token === null || row.product === null) continue;
      try {
        await readAll(row, token, row.product.id);
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        log.warn({ err: error, appId: row.appId }, 'purchases could not be read');
        await setMembership(db, row.appId, { problem: sentenceOf(row.provider, error) });
      }
    }
  };

  const readHint = async (hint: Hint): Promise<void> => {
    const row = await findMembership(db, hint.appId);
    const token = tokenOf(row);
    if (token === null || row.product === null || !row.isEnabled) return dropHints(db, hint.appId);
    const productId = row.product.id;
    const readAt = clock.now();
    try {
      const named = {
        ...(hint.saleId && { saleId: hint.saleId }),
        ...(hint.subscriptionId && { subscriptionId: hint.subscriptionId }),
      };
      const read = await payments[row.provider].readNamed(token, named, productId);
      const own = read.filter((purchase) => purchase.productId === productId);
      await keep(hint.appId, own, { readAt, isAll: false, productId });
      await dropHint(db, hint);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, appId: hint.appId }, 'what a provider told could not be read yet');
      if (clock.now().getTime() - hint.heardAt.getTime() > hintLifeMs) await dropHint(db, hint);
    }
  };

  const readHints = async (): Promise<void> => {
    while (!isStopping) {
      const hints = await claimHints(db, clock.now(), hintMs);
      if (hints.length === 0) return;
      for (const hint of hints) await readHint(hint);
    }
  };

  /** One after the other: what is asked for while something is read comes after it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    working = working
      .then(() => (isStopping ? undefined : work()))
      .catch((err: unknown) => {
        log.error({ err }, 'purchases could not be read');
      });
    return working;
  };

  return {
    readAll,

    /** What was bought by one person is read now. Throws `PaymentError`. */
    async readOf(appId: AppId, by: Buyer): Promise<void> {
      const row = await findMembership(db, appId);
      const token = tokenOf(row);
      if (token === null || row.product === null) return;
      const productId = row.product.id;
      const readAt = clock.now();
      const read = await payments[row.provider].readOf(token, productId, by);
      const own = read.filter((purchase) => purchase.productId === productId);
      await keep(appId, own, { readAt, isAll: false, productId });
    },

    /** What is told is read; resolves when it was. */
    hear: () => inTurn(readHints),
    /** What is due is read; resolves when it was. */
    work: () => inTurn(() => readHints().then(readDue)),

    start(): void {
      timer = setInterval(() => void inTurn(() => readHints().then(readDue)), everyMs);
      timer.unref();
      void inTurn(() => readHints().then(readDue));
    },
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
