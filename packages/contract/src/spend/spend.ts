import { z } from 'zod';

/**
 * What a model was used for. `turn`: the assistant writes; `repair`: it corrects what a check found; `tool`: a run of an AI
 * tool; `endpoint`: an app calls Core; `assistant`: the chat of a published app; `lab`: the repair lab; `help`: small
 * questions of the builder's screens; `embedding`, `image`.
 */
export const spendKinds = [
  'turn',
  'repair',
  'tool',
  'endpoint',
  'assistant',
  'lab',
  'help',
  'embedding',
  'image',
] as const;
export const spendKindSchema = z.enum(spendKinds);
export type SpendKind = z.infer<typeof spendKindSchema>;

/**
 * Where a cost comes from: `reported` by the provider, `computed` from reported tokens and a price, `estimated` where an
 * answer broke off before its tokens were reported, `unknown` where no price is known, which is not the same as nothing.
 */
export const costSources = ['reported', 'computed', 'estimated', 'unknown'] as const;
export type CostSource = (typeof costSources)[number];

/** Money in whole millionths of a dollar, or of the currency that the installation's prices are in. */
const microsSchema = z.number().int().min(0).max(1_000_000_000_000_000);
const capSchema = microsSchema.nullable();

/** Most that may be spent: in one turn, and in a month (UTC) by one app and by one account; null: no limit. */
export const capsSchema = z.object({ turn: capSchema, app: capSchema, account: capSchema });
export type Caps = z.infer<typeof capsSchema>;

/** What the admin sets for everybody; `installation` is for all of them together in a month. */
export const installationCapsSchema = capsSchema.extend({ installation: capSchema });
export type InstallationCaps = z.infer<typeof installationCapsSchema>;

export const capScopes = ['turn', 'app', 'account', 'installation'] as const;
export type CapScope = (typeof capScopes)[number];

export const spendDimensions = ['day', 'app', 'account', 'kind', 'tool', 'turn', 'model', 'key'] as const;
export const spendDimensionSchema = z.enum(spendDimensions);
export type SpendDimension = z.infer<typeof spendDimensionSchema>;

/** One line of a bill. The five kinds of tokens are disjoint: each is counted and paid once. */
export const spendRowSchema = z.object({
  /** A day, or the id of what the line is about; empty for what belongs to none, such as deleted apps. */
  key: z.string(),
  label: z.string(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  cacheReadTokens: z.number().int(),
  cacheWriteTokens: z.number().int(),
  outputTokens: z.number().int(),
  images: z.number().int(),
  costMicros: microsSchema,
  /** Calls of models without a known price: they are not in the cost. */
  unpriced: z.number().int(),
});
export type SpendRow = z.infer<typeof spendRowSchema>;

/** How far a limit of the month is used; `held` is put aside for calls that are running. */
export const capStateSchema = z.object({
  scope: z.enum(capScopes),
  capMicros: microsSchema,
  spentMicros: microsSchema,
  heldMicros: microsSchema,
  /** From 80 % on. */
  isNear: z.boolean(),
  isReached: z.boolean(),
});
export type CapState = z.infer<typeof capStateSchema>;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as 2026-01-31.');

export const spendQuerySchema = z.object({
  by: spendDimensionSchema.default('day'),
  /** Days of UTC, both included; the last 30 without them. */
  from: day.optional(),
  to: day.optional(),
  appId: z.string().max(64).optional(),
});
export type SpendQuery = z.infer<typeof spendQuerySchema>;

/**
 * Requests of a day to one model whose provider reports more than 2 % more or less than was computed here. `cost` and
 * `tokens` are of those of them that differ in it; null where none does.
 */
export const spendDifferenceSchema = z.object({
  day: z.string(),
  provider: z.string(),
  model: z.string(),
  calls: z.number().int(),
  cost: z.object({ computedMicros: microsSchema, reportedMicros: microsSchema }).nullable(),
  tokens: z.object({ computed: z.number().int(), reported: z.number().int() }).nullable(),
});
export type SpendDifference = z.infer<typeof spendDifferenceSchema>;

export const spendReportSchema = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  rows: z.array(spendRowSchema),
  /** True where there were more lines than are shown; the total has them all. */
  isCut: z.boolean(),
  total: spendRowSchema,
  month: z.array(capStateSchema),
  /** Newest day first. */
  differences: z.array(spendDifferenceSchema),
});
export type SpendReport = z.infer<typeof spendReportSchema>;

/** What a message will cost before it is sent; null where it costs nothing or no price is known. */
export const turnEstimateSchema = z
  .object({
    currency: z.string(),
    lowMicros: microsSchema,
    highMicros: microsSchema,
    /** `past`: what replies in this app cost so far; `guess`: what the request has and answers usually have. */
    basis: z.enum(['past', 'guess']),
    /** Limits of the month of which more than 80 % is spent. */
    near: z.array(capStateSchema),
  })
  .nullable();
export type TurnEstimate = z.infer<typeof turnEstimateSchema>;

/** What a reply cost: new work, and corrections of it that the builder did not ask for. */
export const turnCostSchema = z.object({
  currency: z.string(),
  workMicros: microsSchema,
  repairMicros: microsSchema,
  /** Requests without a known price: they are in neither. */
  unpriced: z.number().int(),
});
export type TurnCost = z.infer<typeof turnCostSchema>;

/** One's own limits, and those of the installation that hold as well; the lower one counts. */
export const ownCapsSchema = z.object({ own: capsSchema, installation: capsSchema, currency: z.string() });
export type OwnCaps = z.infer<typeof ownCapsSchema>;
