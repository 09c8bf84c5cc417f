import { z } from 'zod';

/** Numbers of the admin's first page that lead to a list of what they count. */
export const overviewLists = [
  'accounts',
  'apps',
  'turnsRunning',
  'turnsFailed',
  'messagesQueued',
  'runsRunning',
  'runsFailed',
  'sourcesWaiting',
  'sourcesFailed',
  'slowStatements',
] as const;

/** Those whose list is a page of its own. `spendDifferences`: requests of the last 30 days whose provider reports more than 2 % more or less than was computed. */
export const overviewPages = [
  'mailsWaiting',
  'mailsFailed',
  'batchesRunning',
  'spentThisMonth',
  'spendDifferences',
] as const;
/** Those that count bytes, whose list has the apps by size. `diskFreeBytes`: what the disk with the data directory has left. */
export const overviewSizes = ['databaseBytes', 'uploadBytes', 'diskFreeBytes'] as const;

export const overviewListSchema = z.enum([...overviewLists, ...overviewSizes]);
export type OverviewList = z.infer<typeof overviewListSchema>;

const figureKeys = [...overviewLists, ...overviewPages, ...overviewSizes] as const;
export type OverviewFigure = (typeof figureKeys)[number];

export const connectionNames = [
  'database',
  'model',
  'imageModel',
  'embeddingModel',
  'mail',
  'modelList',
  'fileStore',
] as const;
export type ConnectionName = (typeof connectionNames)[number];

export const overviewSchema = z.object({
  figures: z.record(z.enum(figureKeys), z.number()),
  currency: z.string(),
  /** `off`: not set up, which is no failure; `untried`: nothing is known yet. `detail` and `problem` are for the admin alone. */
  connections: z.array(
    z.object({
      name: z.enum(connectionNames),
      state: z.enum(['ok', 'off', 'untried', 'failing']),
      detail: z.string(),
      succeededAt: z.iso.datetime().nullable(),
      failedAt: z.iso.datetime().nullable(),
      /** What went wrong, while it does. */
      problem: z.string().nullable(),
    }),
  ),
  /** Statements of the database that have run for more than a second, the longest first. */
  slowStatements: z.array(z.object({ ms: z.number(), text: z.string() })),
  /** `schema`: the newest migration that the database has. */
  versions: z.object({ whittle: z.string(), node: z.string(), postgres: z.string(), schema: z.string() }),
  startedAt: z.iso.datetime(),
  /** What the configuration switches, by the variable's name. */
  switches: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const overviewItemsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      at: z.iso.datetime(),
      /** Why it failed: a code of the errors, with what stands in its sentence. */
      problem: z
        .object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
        .nullable()
        .optional(),
      /** In a list by size. */
      bytes: z.number().optional(),
    }),
  ),
  /** Only the newest are shown. */
  isCut: z.boolean(),
});
export type OverviewItems = z.infer<typeof overviewItemsSchema>;
