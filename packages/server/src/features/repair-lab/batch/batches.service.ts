import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type {
  Batches,
  BatchEstimate,
  BatchModels,
  BatchReport,
  LabConsent,
  LabConsentChoice,
  StartBatch,
} from '@whittle/contract/repair-lab/batches';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createModelConnections } from '../../../adapters/language-model/model-connections.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { ModelPricesStore } from '../../../core/models/model-prices.ts';
import type { Ledger } from '../../../core/spend/ledger.ts';
import { AppError } from '../../../http/app-error.ts';
import { batchCsv } from './batch-csv.ts';
import { toReport, toSummary } from './batch-report.ts';
import type { BatchRunner } from './batch-runner.ts';
import {
  cancelBatch,
  filesLeftPerApp,
  findBatch,
  insertBatch,
  listBatchApps,
  listBatches,
  listQuestions,
} from './batches.store.ts';
import { countAllowed, readConsent, saveConsent, saveConsentOfApp } from './consents.store.ts';

/** `address` is the network address, for the audit log. */
type By = { accountId: AccountId; address: string };

type Deps = Pick<Adapters, 'config' | 'db' | 'clock' | 'secrets' | 'models'> & {
  audit: Pick<AuditService, 'record'>;
  modelPrices: Pick<ModelPricesStore, 'read'>;
  ledger: Pick<Ledger, 'expectRequest'>;
  runner: Pick<BatchRunner, 'wake' | 'cancelled'>;
};

/** What a question about a file has, with the names of the others, before anything is known of the apps. */
const questionTokens = 3_000;
/** Files that a model is asked about in each app, where no run says how many. */
const guessedFiles = 2;

export type BatchesService = ReturnType<typeof createBatchesService>;

/** Batch runs of the repair lab: who allows them, what they cost, and what they found (VALID-17 to VALID-20). */
export function createBatchesService(deps: Deps) {
  const { db, clock, models, audit, modelPrices, ledger, runner } = deps;
  const connections = createModelConnections(deps);

  const estimate = async ({ models: names, iterations }: BatchModels): Promise<BatchEstimate> => {
    const [apps, past, { currency }] = await Promise.all([countAllowed(db), filesLeftPerApp(db), modelPrices.read()]);
    const few = past === null ? 0 : Math.round(past * apps);
    const many = Math.ceil((past ?? guessedFiles) * apps) * iterations;
    const expected = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const model = await models.named(name);
        if (!model) throw new AppError('model-missing');
        const one = await ledger.expectRequest('lab', model, questionTokens);
        return { model: name, cost: one && { lowMicros: few * one.lowMicros, highMicros: many * one.highMicros } };
      }),
    );
    return { apps, currency, basis: past === null ? 'guess' : 'past', models: expected };
  };

  const read = async (id: string): Promise<BatchReport> => {
    const row = await findBatch(db, id);
    if (!row) throw new AppError('batch-not-found');
    const [apps, asked] = await Promise.all([listBatchApps(db, id), listQuestions(db, id)]);
    return toReport(row, apps, asked);
  };

  return {
    consent: (accountId: AccountId): Promise<LabConsent> => readConsent(db, accountId),

    async saveConsent(by: By, isForAll: boolean): Promise<LabConsent> {
      await saveConsent(db, by.accountId, isForAll, clock.now());
      await audit.record({ ...noteBy(by), event: 'lab-consent-changed', details: { isForAll } });
      return readConsent(db, by.accountId);
    },

    /** For the owner of the app, whom the caller has made sure of. */
    async saveConsentOfApp(by: By, appId: AppId, choice: LabConsentChoice): Promise<LabConsent> {
      await saveConsentOfApp(db, { appId, accountId: by.accountId, choice, at: clock.now() });
      await audit.record({ ...noteBy(by), event: 'lab-consent-changed', appId, details: { choice } });
      return readConsent(db, by.accountId);
    },

    async list(): Promise<Batches> {
      const [allowedApps, { connections: all }, { currency }, rows] = await Promise.all([
        countAllowed(db),
        connections.read(),
        modelPrices.read(),
        listBatches(db, limits.batchesShown),
      ]);
      const named = new Map(all.toReversed().map(({ model, name }) => [model, name]));
      return {
        ...{ allowedApps, currency, items: rows.map(toSummary) },
        models: [...named].toReversed().map(([model, name]) => ({ model, name })),
      };
    },

    /** Throws `model-missing`. */
    estimate,

    /** Throws `batch-running`, `batch-without-apps`, `model-missing`, `batch-price-unknown`. */
    async start(by: By, asked: StartBatch): Promise<BatchReport> {
      const { models: expected, currency } = await estimate(asked);
      const unpriced = expected.find(({ cost }) => cost === null);
      if (unpriced) throw new AppError('batch-price-unknown', { values: { model: unpriced.model } });
      const names = expected.map(({ model }) => model);
      const id = await db.transaction(async (tx) => {
        const batch = { ...asked, models: names, accountId: by.accountId, currency, at: clock.now() };
        const made = await insertBatch(tx, batch);
        if (!made) throw new AppError('batch-running');
        if (made.apps === 0) throw new AppError('batch-without-apps');
        const details = { apps: made.apps, models: names, capMicros: asked.capMicros };
        await audit.record({ ...noteBy(by), event: 'batch-started', target: made.id, details }, tx);
        return made.id;
      });
      runner.wake();
      return read(id);
    },

    /** Throws `batch-not-found`. */
    read,

    /** Throws `batch-not-found`, `batch-over`. */
    async cancel(by: By, id: string): Promise<BatchReport> {
      if (!(await findBatch(db, id))) throw new AppError('batch-not-found');
      await db.transaction(async (tx) => {
        if (!(await cancelBatch(tx, id, clock.now()))) throw new AppError('batch-over');
        await audit.record({ ...noteBy(by), event: 'batch-cancelled', target: id }, tx);
      });
      runner.cancelled(id);
      return read(id);
    },

    async csv(id: string): Promise<{ fileName: string; body: string }> {
      const report = await read(id);
      return { fileName: `batch-run-${report.createdAt.slice(0, 10)}.csv`, body: batchCsv(report) };
    },
  };
}

const noteBy = ({ accountId, address }: By) => ({ actor: { kind: 'account' as const, id: accountId }, address });
