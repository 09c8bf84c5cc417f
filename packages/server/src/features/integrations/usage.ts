import { errorCatalogue } from '@whittle/contract/errors';
import type { UsageRow } from '@whittle/contract/integrations';
import type { AppId } from '@whittle/contract/ids';
import { costOf } from '@whittle/domain/models/cost-of';
import type { Adapters } from '../../adapters/adapters.ts';
import { EgressError } from '../../adapters/egress/egress.ts';
import { AppError } from '../../http/app-error.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import type { UseModel } from './endpoint.ts';
import { usedUp } from './owners-share.ts';
import { createUsageStore, dayOf } from './usage.store.ts';

const dayMs = 86_400_000;
const keptDays = 400;
const shownDays = 30;
export const imageEndpoint = 'Core.GenerateImage';

export type IntegrationUsage = ReturnType<typeof createUsage>;

/** What each app used of its integrations, and whether it may use more of the model today. */
export function createUsage({
  db,
  clock,
  config,
  log,
  modelPrices,
}: Pick<Adapters, 'db' | 'clock' | 'config' | 'log'> & { modelPrices: Pick<ModelPricesStore, 'read'> }) {
  const store = createUsageStore(db);
  const daysAgo = (days: number) => dayOf(new Date(clock.now().getTime() - days * dayMs));

  return {
    /**
     * Runs a call of `endpoint` and counts it with what it used of a model. What the caller did wrong is not counted: it
     * cost nothing.
     */
    async counted<T>(
      appId: AppId,
      endpoint: string,
      call: (use: UseModel) => Promise<T>,
      isFailure: (result: T) => boolean = () => false,
    ): Promise<T> {
      const used = { model: '', promptTokens: 0, completionTokens: 0, images: 0 };
      const count = async (failed: boolean) => {
        // An app goes on although its use cannot be counted for a moment.
        await store
          .add(appId, dayOf(clock.now()), endpoint, { failed, ...used })
          .catch((err: unknown) => log.warn({ err, appId, endpoint }, 'use of an integration was not counted'));
      };
      try {
        const result = await call({
          tokens(model, usage) {
            used.model = model;
            used.promptTokens += usage.promptTokens;
            used.completionTokens += usage.completionTokens;
          },
          image(model) {
            used.model = model;
            used.images += 1;
          },
        });
        await count(isFailure(result));
        return result;
      } catch (error) {
        const isFree = used.model === '' && costsNothing(error);
        if (!isFree) await count(true);
        throw error;
      }
    },

    /** Throws `rate-limited` when the app's tokens of today are used up. */
    async requireTokens(appId: AppId): Promise<void> {
      const { tokens } = await store.ofDay(appId, dayOf(clock.now()), imageEndpoint);
      if (tokens >= config.appsPerDay.tokens) throw usedUp(clock, 'tokens of the model');
    },

    /** The last 30 days with what they cost by today's prices; older than a year and a bit is forgotten on the way. */
    async list(appId: AppId): Promise<UsageRow[]> {
      await store.forgetBefore(appId, daysAgo(keptDays));
      const [rows, { prices }] = await Promise.all([store.list(appId, daysAgo(shownDays - 1)), modelPrices.read()]);
      return rows.map((row) => ({ ...row, cost: costOf(row, prices)?.total ?? null }));
    },

    currency: async (): Promise<string> => (await modelPrices.read()).currency,

    async today(appId: AppId) {
      const { tokens, calls } = await store.ofDay(appId, dayOf(clock.now()), imageEndpoint);
      const { tokens: tokensMax, images: imagesMax } = config.appsPerDay;
      return { tokens, tokensMax, images: calls, imagesMax };
    },
  };
}

/** What the caller did wrong, and what this installation does not have. */
function costsNothing(error: unknown): boolean {
  if (!(error instanceof AppError) && !(error instanceof EgressError)) return false;
  const { status } = errorCatalogue[error.code];
  return status < 500 || status === 501;
}
