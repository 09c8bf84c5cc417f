import type { AppId } from '@whittle/contract/ids';
import type {
  ChangeMemberships,
  MembershipOffer,
  MembershipSettings,
  PaymentProviderName,
} from '@whittle/contract/memberships';
import type { Adapters } from '../../adapters/adapters.ts';
import { type Buyer, type Listening, PaymentError, type SoldProduct } from '../../adapters/payments/payments.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { updateApp } from '../../core/apps/apps.store.ts';
import type { SettingsGate } from '../../core/plans/settings-gate.ts';
import type { AuditRecord, AuditService } from '../../core/audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';
import { hookAddress } from './hook-address.ts';
import { findMembership, type MembershipRow, newHookSeed, setMembership } from './memberships.store.ts';
import { sentencesOf, toAppError } from './payment-sentences.ts';
import type { Readings } from './readings.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'secrets' | 'payments'> & {
  apps: Pick<AppsService, 'change' | 'find'>;
  audit: AuditService;
  settingsGate: SettingsGate;
  readings: Pick<Readings, 'readAll'>;
};
type Wanted = { productId: string; replaces?: string | undefined };
type By = Required<Pick<AuditRecord, 'actor' | 'address'>>;

const olderHookMs = 86_400_000;

export type MembershipsService = ReturnType<typeof createMembershipsService>;

/** What the owner of an app sells: turned on, with whose token, which product. Rules: MEMB-03 to MEMB-13. */
export function createMembershipsService({
  db,
  clock,
  config,
  secrets,
  payments,
  apps,
  audit,
  settingsGate,
  readings,
}: Deps) {
  const settingsOf = async (app: App): Promise<MembershipSettings> => {
    const row = await findMembership(db, app.id);
    const isTestMode = row.sealedToken !== null && secrets.decrypt(row.sealedToken).startsWith('rk_test_');
    const neededPlan = await settingsGate.neededBy(app);
    const { isSignupEnabled } = app;
    return { ...toSettings(row), isTestMode, isSignupEnabled, ...(neededPlan !== null && { neededPlan }) };
  };

  const connecting = new Map<AppId, Promise<void>>();

  /** The stored token, where it is one of the provider that is asked about. */
  const tokenOf = ({ sealedToken, provider: of }: MembershipRow, provider: PaymentProviderName): string => {
    if (sealedToken === null || of !== provider) throw new AppError(sentencesOf[provider].tokenMissing);
    return secrets.decrypt(sealedToken);
  };

  const productsOf = (provider: PaymentProviderName, token: string): Promise<SoldProduct[]> =>
    payments[provider].products(token).catch((error: unknown) => {
      throw error instanceof PaymentError ? toAppError(provider, error, 'productsFailed') : error;
    });

  const hookOf = (row: MembershipRow) => ({
    ...hookAddress(config, secrets, row),
    signingSecret: row.sealedSigningSecret && secrets.decrypt(row.sealedSigningSecret),
  });
  const toListening = ({ hearsEvents, signingSecret }: Listening) => ({
    hearsEvents,
    sealedSigningSecret: signingSecret === null ? null : secrets.encrypt(signingSecret),
  });

  /** What was connected is heard at the new address too; where that fails, it is read each hour as before. */
  const listenAgain = async (appId: AppId, token: string): Promise<void> => {
    const row = await findMembership(db, appId);
    const listening = await payments[row.provider].listen(token, hookOf(row)).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      return { hearsEvents: false, signingSecret: null };
    });
    await setMembership(db, appId, toListening(listening));
  };

  /** Kept once the provider accepts it; the address that the provider calls is a new one from then on. */
  const keepToken = async (app: App, provider: PaymentProviderName, token: string, by: By): Promise<void> => {
    await settingsGate.require(app);
    const row = await findMembership(db, app.id);
    if (!row.isEnabled) throw new AppError('memberships-off');
    const products = await productsOf(provider, token);
    const isOfProduct = products.some(({ id }) => id === row.product?.id);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await setMembership(tx, app.id, {
        ...{ provider, sealedToken: secrets.encrypt(token), sealedSigningSecret: null },
        ...{ olderHookSeed: row.hookSeed, olderHookUntil: new Date(now.getTime() + olderHookMs) },
        ...{ hookSeed: newHookSeed(), hearsEvents: false, problem: null },
        // Another seller's product is not this one's to connect.
        ...(!isOfProduct && { product: null, completedAt: null }),
      });
      await audit.record(
        { ...by, event: 'memberships-changed', appId: app.id, details: { token: 'replaced', provider } },
        tx,
      );
    });
    if (isOfProduct && row.completedAt !== null) await listenAgain(app.id, token);
  };

  const turn = async (app: App, isEnabled: boolean, by: By): Promise<void> => {
    const row = await findMembership(db, app.id);
    if (row.isEnabled === isEnabled) return;
    if (isEnabled) await settingsGate.require(app);
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
    provider: PaymentProviderName,
    { productId, replaces }: Wanted,
    by: By,
  ): Promise<void> => {
    const row = await findMembership(db, app.id);
    if (!row.isEnabled) throw new AppError('memberships-off');
    const token = tokenOf(row, provider);
    const isAgain = row.completedAt !== null && row.product?.id === productId;
    // What was connected before a downgrade goes on, and is read again.
    if (!isAgain) await settingsGate.require(app);
    const isOther = row.completedAt !== null && row.product !== null && row.product.id !== productId;
    if (isOther && replaces !== row.product?.id) throw new AppError('membership-product-change');
    try {
      await payments[provider].checkToken(token);
      const product = (await payments[provider].products(token)).find(({ id }) => id === productId);
      if (!product) throw new AppError(sentencesOf[provider].productGone);
      if (provider === 'stripe' && product.url === null) throw new AppError('stripe-link-missing');
      const listening = toListening(await payments[provider].listen(token, hookOf(row)));
      await readings.readAll(row, token, productId);
      await apps.change(app.id, async (tx) => {
        await setMembership(tx, app.id, { product, ...listening, completedAt: clock.now(), problem: null });
        await updateApp(tx, app.id, { isForMembers: true });
        const details = { product: product.name, ...(isOther && { instead: row.product?.name }) };
        await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details }, tx);
      });
    } catch (error) {
      throw error instanceof PaymentError ? toAppError(provider, error, 'connectFailed') : error;
    }
  };

  return {
    settingsOf,

    /** Throws `memberships-need-sign-up`, `memberships-off`, and what the provider refuses. */
    async change(app: App, change: ChangeMemberships, by: By) {
      const { isPaidMembershipsEnabled, gumroadAccessToken, stripeRestrictedKey } = change;
      if (isPaidMembershipsEnabled !== undefined) await turn(app, isPaidMembershipsEnabled, by);
      if (gumroadAccessToken !== undefined) await keepToken(app, 'gumroad', gumroadAccessToken, by);
      if (stripeRestrictedKey !== undefined) await keepToken(app, 'stripe', stripeRestrictedKey, by);
      return settingsOf(app);
    },

    async products({ id }: App, provider: PaymentProviderName): Promise<SoldProduct[]> {
      return productsOf(provider, tokenOf(await findMembership(db, id), provider));
    },

    /** MEMB-07 to MEMB-10: token, product, hooks, and everything read once; only then it is completed. */
    async connect(app: App, provider: PaymentProviderName, wanted: Wanted, by: By) {
      // A second click finds the first one's work under way, and does not make every hook twice.
      const running = connecting.get(app.id);
      if (running) await running.catch(() => undefined);
      const work = connectOnce(app, provider, wanted, by);
      connecting.set(app.id, work);
      try {
        await work;
      } finally {
        if (connecting.get(app.id) === work) connecting.delete(app.id);
      }
      const { paidMembershipsProduct, paidMembershipsSettings } = await settingsOf(app);
      return { paidMembershipsProduct, paidMembershipsSettings };
    },

    /** What is sold to the people of a published app, for anybody; null where nothing is. */
    async soldBy(appId: AppId): Promise<SoldProduct | null> {
      const app = await apps.find(appId);
      if (!app?.publishedVersionId || !app.isForMembers) return null;
      return (await findMembership(db, appId)).product;
    },

    /** What a person of an app can buy, with the link by which the purchase is theirs; null where nothing is connected. */
    async offerOf(appId: AppId, by: Buyer & { isConfirmed: boolean }): Promise<MembershipOffer | null> {
      const row = await findMembership(db, appId);
      const offer = toOffer(row);
      return offer?.url ? { ...offer, url: payments[row.provider].payLink(offer.url, by) } : offer;
    },
  };
}

const toOffer = ({ product }: MembershipRow): MembershipOffer | null =>
  product && { name: product.name, description: product.description, prices: product.prices, url: product.url };

const toSettings = (row: MembershipRow): Omit<MembershipSettings, 'isSignupEnabled' | 'isTestMode'> => ({
  isPaidMembershipsEnabled: row.isEnabled,
  paidMembershipsProduct: row.product && { id: row.product.id, name: row.product.name },
  paidMembershipsSettings: {
    paymentProvider: row.sealedToken === null ? null : row.provider,
    hasPaymentProviderAccessToken: row.sealedToken !== null,
    isSetupCompleted: row.completedAt !== null,
  },
  offer: toOffer(row),
  hearsEvents: row.hearsEvents,
  readAt: row.readAt?.toISOString() ?? null,
  problem: row.problem,
});
