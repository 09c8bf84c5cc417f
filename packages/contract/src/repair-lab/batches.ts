import { z } from 'zod';
import { limits } from '../limits.ts';

const count = z.number().int().nonnegative();
const micros = z.number().int().nonnegative();

/** What the owner of apps allows: that batch runs of a platform admin read them. Nothing unless they say so. */
export const labConsentChoices = ['account', 'allowed', 'refused'] as const;
export type LabConsentChoice = (typeof labConsentChoices)[number];

export const labConsentSchema = z.object({
  /** For every app that has no choice of its own. */
  isForAll: z.boolean(),
  apps: z.array(z.object({ id: z.string(), name: z.string(), choice: z.enum(labConsentChoices) })),
});
export type LabConsent = z.infer<typeof labConsentSchema>;
export const labConsentOfAllSchema = labConsentSchema.pick({ isForAll: true });
export const labConsentOfAppSchema = z.object({ choice: z.enum(labConsentChoices) });

const modelName = z.string().trim().min(1).max(200);

/** Which models repair what rules leave, each by itself; none: rules alone. */
export const batchModelsSchema = z.object({
  models: z.array(modelName).max(limits.batchModels),
  iterations: z.number().int().min(limits.repairIterationsMin).max(limits.repairIterationsMax),
});
export type BatchModels = z.infer<typeof batchModelsSchema>;

/** `capMicros`: the most that the models of the run may cost together; needed where there are any. */
export const startBatchSchema = batchModelsSchema
  .extend({ capMicros: z.number().int().positive().max(1_000_000_000_000).nullable() })
  .refine(({ models, capMicros }) => models.length === 0 || capMicros !== null, {
    path: ['capMicros'],
    message: 'Say what the run may cost at most.',
  });
export type StartBatch = z.infer<typeof startBatchSchema>;

/**
 * What a run will cost, before it starts. `past`: by what rules left in the run before; `guess`: nobody knows yet how much
 * is wrong in these apps.
 */
export const batchEstimateSchema = z.object({
  apps: count,
  currency: z.string(),
  basis: z.enum(['past', 'guess']),
  /** Null where no price of the model is known. */
  models: z.array(
    z.object({ model: z.string(), cost: z.object({ lowMicros: micros, highMicros: micros }).nullable() }),
  ),
});
export type BatchEstimate = z.infer<typeof batchEstimateSchema>;

/** `stopped`: by a limit of money, which `problem` names. */
export const batchStates = ['running', 'done', 'cancelled', 'stopped'] as const;
export type BatchState = (typeof batchStates)[number];

/** `withdrawn`: its owner no longer allows it, or it is gone; then nothing of it counts. */
export const batchAppStates = ['waiting', 'running', 'done', 'failed', 'withdrawn'] as const;
export type BatchAppState = (typeof batchAppStates)[number];

export const batchSummarySchema = z.object({
  id: z.string(),
  state: z.enum(batchStates),
  /** The code of the error that ended it. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Null where the account is gone. */
  startedBy: z.string().nullable(),
  models: z.array(z.string()),
  iterations: z.number().int(),
  capMicros: micros.nullable(),
  spentMicros: micros,
  currency: z.string(),
  apps: z.record(z.enum(batchAppStates), count),
});
export type BatchSummary = z.infer<typeof batchSummarySchema>;

/** What a platform admin needs before a run: how many apps may be read, which models are connected, and the runs so far. */
export const batchesSchema = z.object({
  allowedApps: count,
  models: z.array(z.object({ model: z.string(), name: z.string() })),
  currency: z.string(),
  items: z.array(batchSummarySchema),
});
export type Batches = z.infer<typeof batchesSchema>;

/** `given`: what rules left in the apps that the model was asked about. */
const ofModel = { model: z.string(), given: count, fixed: count };

/**
 * Sums over the apps that are done, in counts; none of it says that a finding is right. A repair may bring to light what the
 * file hid before, so `given` of a detector may be more than rules left of `found`.
 */
export const batchReportSchema = batchSummarySchema.extend({
  filesChecked: count,
  rulesMs: z.number().nonnegative(),
  detectors: z.array(
    z.object({
      detectorId: z.string(),
      apps: count,
      found: count,
      fixedByRules: count,
      models: z.array(z.object(ofModel)),
    }),
  ),
  scores: z.array(
    z.object({
      ...ofModel,
      /** Apps that it was asked about, and those in which its connection failed, which are not in the score. */
      apps: count,
      failedApps: count,
      questions: count,
      ms: z.number().nonnegative(),
      /** Null where nothing was asked. */
      costMicros: micros.nullable(),
    }),
  ),
  /** What failed or runs first, then where most was found. */
  appItems: z.array(
    z.object({
      n: z.number().int(),
      /** Null where the app is gone. */
      name: z.string().nullable(),
      state: z.enum(batchAppStates),
      found: count,
      fixedByRules: count,
      /** The code of the error because of which it failed. */
      problem: z.string().nullable(),
    }),
  ),
  /** Not all apps are listed; the sums have them all. */
  isCut: z.boolean(),
});
export type BatchReport = z.infer<typeof batchReportSchema>;
