import type { Usage } from '@whittle/contract/chat';
import type { SpendKind, TurnCost, TurnEstimate } from '@whittle/contract/spend/spend';
import { costParts, type ModelUse, partsOf, ratesOf } from '@whittle/domain/models/cost-of';
import { costOfRequests } from '@whittle/domain/models/cost-of-requests';
import type { Micros } from '@whittle/domain/models/money';
import type { Adapters } from '../../adapters/adapters.ts';
import { untilDatabaseAnswers } from '../../adapters/database/until-database-answers.ts';
import { newId } from '../../adapters/ids.ts';
import type { Payer } from '../../adapters/language-model/language-model.ts';
import { createShortCache } from '../../adapters/short-cache.ts';
import { AppError } from '../../http/app-error.ts';
import type { ModelPricesStore } from '../models/model-prices.ts';
import { noCaps, readAccountCaps, readInstallationCaps } from './caps.ts';
import * as store from './ledger.store.ts';
import * as pastCalls from './past-calls.store.ts';

const expiryMs = 5 * 60_000;
const renewMs = 60_000;
/** Of answers that nobody has seen the like of yet. */
const firstOutput: Partial<Record<SpendKind, number>> = { turn: 6_000, repair: 3_000, embedding: 0 };
const otherOutput = 1_500;
/** Of an answer that changes little. */
const fewTokens = 400;
const sweepMs = 30_000;
/** How long the cost of a request waits for a database that is away; the sweep of lapsed calls counts it after that. */
const settleMs = 30_000;

type Asked = { provider: string; model: string; listedAs: readonly string[]; ownerOfKey?: string | undefined };
/** What a request is expected to use at least: what it says, and pictures that are drawn. */
type Expected = { promptTokens: number; images: number };
type Used = Omit<ModelUse, 'model'>;
type ExpectedTurn = Omit<NonNullable<TurnEstimate>, 'near'>;

/** The receipt of a turn, null where it made no request, and the costs of its usage, null where no price is known. */
export type TurnSpend = { turnCost: TurnCost | null } & Required<Pick<Usage, 'cost' | 'costs'>>;

/** One request to a model that stands in the ledger. */
export interface OpenCall {
  /** What was put aside; null where nothing limits. */
  readonly heldMicros: Micros | null;
  costOf(used: Used): Micros | null;
  /** Puts more aside. Throws the error of the limit that leaves nothing. */
  extend(): Promise<void>;
  close(
    used: Used,
    how: { isEstimated: boolean; reportedMicros: Micros | null; reportedTokens?: number | null },
  ): Promise<void>;
}

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Who pays for which request to a model, and whether they may. Money is put aside before a request, under every limit at
 * once, and given back when its real cost is known: calls that run at the same time never share what is left for one.
 */
export function createLedger({
  db,
  clock,
  log,
  modelPrices,
}: Pick<Adapters, 'db' | 'clock' | 'log'> & { modelPrices: Pick<ModelPricesStore, 'pricesFor' | 'read'> }) {
  let sweptAt = 0;
  const usual = createShortCache<number>(clock, 5 * 60_000, 500);

  const outputOf = async (kind: SpendKind, model: string): Promise<number> => {
    const key = `${kind} ${model}`;
    const known = usual.get(key);
    if (known !== undefined) return known;
    const seen = await pastCalls.usualOutput(db, kind, model);
    const tokens = seen === null ? (firstOutput[kind] ?? otherOutput) : Math.ceil(seen * 2);
    usual.set(key, tokens);
    return tokens;
  };

  const capsFor = async (accountId: string | null, payer: Payer): Promise<store.HeldCaps> => {
    const [own, all] = await Promise.all([
      accountId === null ? noCaps : readAccountCaps(db, accountId),
      readInstallationCaps(db),
    ]);
    return { own, all, run: payer.capMicros ?? null };
  };

  /** What died is paid with what its request alone costs: nobody knows what the answer would have been. */
  const settleLapsed = async (): Promise<void> => {
    for (const call of await store.listLapsed(db, clock.now())) {
      const tokens = { input: call.inputTokens, cacheRead: 0, cacheWrite: 0, output: 0 };
      await store.settle(db, call.id, {
        ...{ tokens, images: call.images, rates: call.rates, reportedTokens: null },
        ...{ costs: null, costMicros: call.rates === null ? null : call.leastMicros, source: 'estimated' },
      });
    }
  };

  const take = async (
    call: Parameters<typeof store.insertCall>[1] & Parameters<typeof store.lockLeft>[1],
    caps: store.HeldCaps,
    { least, wanted, isNew }: { least: Micros; wanted: Micros; isNew: boolean },
    attempt: number,
  ): Promise<Micros> =>
    db.transaction(async (tx) => {
      // The last attempt may have been committed although its answer was lost.
      const before = isNew && attempt > 1 ? await store.heldBy(tx, call.id) : null;
      if (before !== null) return before;
      const left = await store.lockLeft(tx, call, caps);
      const spent = left.find(({ leftMicros }) => leftMicros <= 0 || leftMicros < least);
      if (spent) throw new AppError(`${spent.scope}-cap-reached`, { details: { scope: spent.scope } });
      const held = Math.min(wanted, ...left.map(({ leftMicros }) => leftMicros));
      if (isNew) await store.insertCall(tx, call);
      await store.hold(tx, call, held);
      return held;
    });

  return {
    /**
     * What a turn of an app will cost: what replies there cost so far, else what the request has and answers usually have,
     * and what attached files add to that. Null without a known price.
     */
    async expectTurn(
      appId: string,
      asked: Asked,
      promptTokens: number,
      attached: { few: number; many: number },
    ): Promise<ExpectedTurn | null> {
      const { currency, prices } = await modelPrices.pricesFor(asked);
      const rates = ratesOf(asked.model, prices);
      const few = costParts({ promptTokens, completionTokens: fewTokens }, rates);
      const many = costParts({ promptTokens, completionTokens: await outputOf('turn', asked.model) }, rates);
      const [fewFiles, manyFiles] = [attached.few, attached.many].map((tokens) =>
        costParts({ promptTokens: tokens, completionTokens: 0 }, rates),
      );
      if (!few || !many || !fewFiles || !manyFiles) return null;
      const past = await pastCalls.pastTurns(db, appId, asked.model);
      const [low, high] = past ? [past.low, Math.max(past.low, past.high)] : [few.total, many.total];
      const [lowMicros, highMicros] = [low + fewFiles.total, high + manyFiles.total];
      return { currency, lowMicros, highMicros, basis: past ? 'past' : 'guess' };
    },

    /** What a request and its answer will cost: an answer that changes little, and one as they usually are. Null without a price. */
    async expectRequest(kind: SpendKind, asked: Asked, promptTokens: number) {
      const { prices } = await modelPrices.pricesFor(asked);
      const rates = ratesOf(asked.model, prices);
      const few = costParts({ promptTokens, completionTokens: fewTokens }, rates);
      const usually = costParts({ promptTokens, completionTokens: await outputOf(kind, asked.model) }, rates);
      return few && usually && { lowMicros: few.total, highMicros: Math.max(few.total, usually.total) };
    },

    lastAnswers: () => pastCalls.lastAnswers(db),

    /** What the requests of a turn cost, each at its own price: the receipt and the usage of the reply come from here. */
    async turnSpend(turnId: string): Promise<TurnSpend> {
      const calls = await pastCalls.listTurn(db, turnId);
      if (calls.length === 0) return { turnCost: null, cost: null, costs: null };
      const { currency } = await modelPrices.read();
      const costs = costOfRequests(calls);
      const sum = (isRepair: boolean) =>
        calls.reduce(
          (all, { kind, costMicros }) => all + ((kind === 'repair') === isRepair ? (costMicros ?? 0) : 0),
          0,
        );
      const unpriced = calls.filter(({ costMicros }) => costMicros === null).length;
      return {
        turnCost: { currency, workMicros: sum(false), repairMicros: sum(true), unpriced },
        cost: costs && { amount: costs.total, currency },
        costs,
      };
    },

    /** What the requests of a run cost; null where no price of any is known. */
    async costOfRun(runId: string): Promise<NonNullable<Usage['cost']> | null> {
      const costs = costOfRequests(await pastCalls.listRun(db, runId));
      return costs && { amount: costs.total, currency: (await modelPrices.read()).currency };
    },

    /**
     * Throws `turn-cap-reached` and its like where a limit leaves nothing. While the database is away the request waits
     * until `signal` is aborted.
     */
    async open(payer: Payer, asked: Asked, { promptTokens, images }: Expected, signal: AbortSignal): Promise<OpenCall> {
      const patiently = <T>(work: (attempt: number) => Promise<T>) => untilDatabaseAnswers(work, { signal });
      const accountId =
        payer.accountId ?? (payer.appId === null ? null : await patiently(() => store.ownerOf(db, payer.appId!)));
      const [caps, { prices }] = await patiently(() =>
        Promise.all([capsFor(accountId, payer), modelPrices.pricesFor(asked)]),
      );
      const rates = ratesOf(asked.model, prices);
      const least = costParts({ promptTokens, completionTokens: 0, images }, rates)?.total ?? null;
      const isOwnKey = asked.ownerOfKey !== undefined;
      const counted = [caps.run, ...Object.values(caps.own), ...(isOwnKey ? [] : Object.values(caps.all))];
      const isLimited = least !== null && counted.some((cap) => cap !== null);
      const now = clock.now();
      const call = {
        ...{
          id: newId(),
          at: now,
          accountId,
          provider: asked.provider,
          model: asked.model,
          isOwnKey,
          rates: least === null ? null : rates,
        },
        ...{ appId: payer.appId, kind: payer.kind, turnId: payer.turnId ?? null, toolId: payer.toolId ?? null },
        runId: payer.runId ?? null,
        ...{ state: 'running' as const, inputTokens: promptTokens, images, leastMicros: least ?? 0 },
        expiresAt: new Date(now.getTime() + expiryMs),
      };
      let answer: Micros = 0;
      let heldMicros: Micros | null = null;
      if (isLimited) {
        if (now.getTime() - sweptAt > sweepMs) {
          sweptAt = now.getTime();
          await patiently(settleLapsed);
        }
        const output = images > 0 ? 0 : await patiently(() => outputOf(payer.kind, asked.model));
        answer = costParts({ promptTokens: 0, completionTokens: output }, rates)?.total ?? 0;
        heldMicros = await patiently((attempt) =>
          take(call, caps, { least, wanted: least + answer, isNew: true }, attempt),
        );
      } else {
        await patiently(() => store.insertFreeCall(db, call));
      }
      const renewing = setInterval(() => {
        store.renew(db, call.id, new Date(clock.now().getTime() + expiryMs)).catch(() => undefined);
      }, renewMs).unref();
      const costOf = (used: Used) => costParts(used, rates)?.total ?? null;
      return {
        get heldMicros() {
          return heldMicros;
        },
        costOf,
        async extend() {
          if (heldMicros === null) return;
          // More than once put aside where an answer is lost: all of it is given back at the end.
          heldMicros += await patiently(async (attempt) =>
            take(
              call,
              await capsFor(accountId, payer),
              { least: 1, wanted: Math.max(1, answer), isNew: false },
              attempt,
            ),
          );
        },
        async close(used, { isEstimated, reportedMicros, reportedTokens = null }) {
          clearInterval(renewing);
          const costs = costParts(used, rates);
          const source = isEstimated ? 'estimated' : reportedMicros !== null ? 'reported' : 'computed';
          const costMicros = reportedMicros ?? costs?.total ?? null;
          const settled: store.Settled = {
            ...{ tokens: partsOf(used), images: used.images ?? 0, rates: costs && rates, costs, costMicros },
            source: costMicros === null ? 'unknown' : source,
            reportedTokens,
          };
          await untilDatabaseAnswers(() => store.settle(db, call.id, settled), {
            signal: AbortSignal.timeout(settleMs),
          }).catch((err: unknown) => log.error({ err, callId: call.id }, 'the cost of a request was not stored'));
        },
      };
    },
  };
}
