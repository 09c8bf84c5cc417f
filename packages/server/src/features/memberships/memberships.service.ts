import type { AppId } from '@whittle/contract/ids';
import type { ChangeMemberships, MembershipOffer, MembershipSettings } from '@whittle/contract/memberships';
import type { Adapters } from '../../adapters/adapters.ts';
import { PaymentError, type SoldProduct } from '../../adapters/payments/payments.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { updateApp } from '../../core/apps/apps.store.ts';
import type { AuditRecord, AuditService } from '../../core/audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';
import { hookAddress } from './hook-address.ts';
import { findMembership, type MembershipRow, newHookSeed, setMembership } from './memberships.store.ts';
import { toAppError } from './payment-sentences.ts';
import type { Readings } from './readings.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'secrets' | 'payments'> & {
  apps: Pick<AppsService, 'change'>;
  audit: AuditService;
  readings: Pick<Readings, 'readAll'>;
};
type By = Required<Pick<AuditRecord, 'actor' | 'address'>>;

const olderHookMs = 86_400_000;

export type MembershipsService = ReturnType<typeof createMembershipsService>;

/** What the owner of an app sells: turned on, with whose token, which product. Rules: MEMB-03 to MEMB-13. */
export function createMembershipsService({ db, clock, config, secrets, payments, apps, audit, readings }: Deps) {
  const settingsOf = async (app: App): Promise<MembershipSettings> => {
    const row = await findMembership(db, app.id);
    return { ...toSettings(row), isSignupEnabled: app.isSignupEnabled };
  };

  const connecting = new Map<AppId, Promise<void>>();

  const tokenOf = ({ sealedToken }: MembershipRow): string => {
    if (sealedToken === null) throw new AppError('gumroad-token-missing');
    return secrets.decrypt(sealedToken);
  };

  const productsOf = (token: string): Promise<SoldProduct[]> =>
    payments.gumroad.products(token).catch((error: unknown) => {
      throw error instanceof PaymentError ? toAppError(error, 'gumroad-products-failed') : error;
    });

  /** What was connected is heard at the new address too; where that fails, it is read each hour as before. */
  const listenAgain = async (appId: AppId, token: string): Promise<void> => {
    const address = hookAddress(config, secrets, await findMembership(db, appId));
    const hearsEvents = await payments.gumroad.listen(token, address).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      return false;
    });
    await setMembership(db, appId, { hearsEvents });
  };

  /** Kept once Gumroad accepts it; the address that Gumroad calls is a new one from then on. */
  const keepToken = async (app: App, token: string, by: By): Promise<void> => {
    const row = await findMembership(db, app.id);
    if (!row.isEnabled) throw new AppError('memberships-off');
    const products = await productsOf(token);
    const isOfProduct = products.some(({ id }) => id === row.product?.id);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await setMembership(tx, app.id, {
        sealedToken: secrets.encrypt(token),
        ...{ olderHookSeed: row.hookSeed, olderHookUntil: new Date(now.getTime() + olderHookMs) },
        ...{ hookSeed: newHookSeed(), hearsEvents: false, problem: null },
        // Another seller's product is not this one's to connect.
        ...(!isOfProduct && { product: null, completedAt: null }),
      });
      await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details: { token: 'replaced' } }, tx);
    });
    if (isOfProduct && row.completedAt !== null) await listenAgain(app.id, token);
  };

  const turn = async (app: App, isEnabled: boolean, by: By): Promise<void> => {
    const row = await findMembership(db, app.id);
    if (row.isEnabled === isEnabled) return;
    if (isEnabled && !app.isSignupEnabled) throw new AppError('memberships-need-sign-up');
    await apps.change(app.id, async (tx) => {
      await setMembership(tx, app.id, { isEnabled, nextReadAt: clock.now() });
      // What was connected once counts again; until then nobody is kept out.
      await updateApp(tx, app.id, { isForMembers: isEnabled && row.completedAt !== null });
      await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details: { isEnabled } }, tx);
    });
  };

  const connectOnce = async (
    app: App,
    { productId, replaces }: { productId: string; replaces?: string | undefined },
    by: By,
  ): Promise<void> => {
    const row = await findMembership(db, app.id);
    if (!row.isEnabled) throw new AppError('memberships-off');
    const token = tokenOf(row);
    const isOther = row.completedAt !== null && row.product !== null && row.product.id !== productId;
    if (isOther && replaces !== row.product?.id) throw new AppError('membership-product-change');
    try {
      await payments.gumroad.checkToken(token);
      const product = (await payments.gumroad.products(token)).find(({ id }) => id === productId);
      if (!product) throw new AppError('gumroad-product-gone');
      const hearsEvents = await payments.gumroad.listen(token, hookAddress(config, secrets, row));
      await readings.readAll(row, token, productId);
      await apps.change(app.id, async (tx) => {
        await setMembership(tx, app.id, { product, hearsEvents, completedAt: clock.now(), problem: null });
        await updateApp(tx, app.id, { isForMembers: true });
        const details = { product: product.name, ...(isOther && { instead: row.product?.name }) };
        await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details }, tx);
      });
    } catch (error) {
      throw error instanceof PaymentError ? toAppError(error, 'gumroad-connect-failed') : error;
    }
  };

  return {
    settingsOf,

    /** Throws `memberships-need-sign-up`, `memberships-off`, `gumroad-token-refused`, `gumroad-products-failed`. */
    async change(app: App, { isPaidMembershipsEnabled, gumroadAccessToken }: ChangeMemberships, by: By) {
      if (isPaidMembershipsEnabled !== undefined) await turn(app, isPaidMembershipsEnabled, by);
      if (gumroadAccessToken !== undefined) await keepToken(app, gumroadAccessToken, by);
      return settingsOf(app);
    },

    async products({ id }: App): Promise<SoldProduct[]> {
      return productsOf(tokenOf(await findMembership(db, id)));
    },

    /** MEMB-07 to MEMB-10: token, product, hooks, and everything read once; only then it is completed. */
    async connect(app: App, wanted: { productId: string; replaces?: string | undefined }, by: By) {
      // A second click finds the first one's work under way, and does not make every hook twice.
      const running = connecting.get(app.id);
      if (running) await running.catch(() => undefined);
      const work = connectOnce(app, wanted, by);
      connecting.set(app.id, work);
      try {
        await work;
      } finally {
        if (connecting.get(app.id) === work) connecting.delete(app.id);
      }
      const { paidMembershipsProduct, paidMembershipsSettings } = await settingsOf(app);
      return { paidMembershipsProduct, paidMembershipsSettings };
    },

    /** What people of an app can buy; null where nothing is connected. */
    offerOf: async (appId: AppId): Promise<MembershipOffer | null> => toOffer(await findMembership(db, appId)),
  };
}

const toOffer = ({ product }: MembershipRow): MembershipOffer | null =>
  product && { name: product.name, description: product.description, prices: product.prices, url: product.url };

const toSettings = (row: MembershipRow): Omit<MembershipSettings, 'isSignupEnabled'> => ({
  isPaidMembershipsEnabled: row.isEnabled,
  paidMembershipsProduct: row.product && { id: row.product.id, name: row.product.name },
  paidMembershipsSettings: {
    paymentProvider: row.sealedToken === null ? null : 'gumroad',
    hasPaymentProviderAccessToken: row.sealedToken !== null,
    isSetupCompleted: row.completedAt !== null,
  },
  offer: toOffer(row),
  hearsEvents: row.hearsEvents,
  readAt: row.readAt?.toISOString() ?? null,
  problem: row.problem,
});
