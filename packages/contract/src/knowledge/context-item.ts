import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { knowledgeLimits as limits } from './limits.ts';

/** CTX-03 */
export const contextItemTypes = [
  'csv',
  'doc',
  'txt',
  'pdf',
  'google_doc',
  'google_sheet',
  'google_slide',
  'notion_page',
  'notion_database',
  'web_page',
  'unrecognized',
] as const;
export type ContextItemType = (typeof contextItemTypes)[number];

/** CTX-04 */
export const contextSources = ['local_files', 'web_scraper', 'google_drive', 'notion'] as const;

/** CTX-05 */
export const contextStatuses = ['unsynced', 'pending', 'running', 'synced', 'error', 'usage_limit_reached'] as const;
export type ContextStatus = (typeof contextStatuses)[number];

/** Statuses that something is still to follow. CTX-06 */
export const unsettledStatuses: readonly ContextStatus[] = ['unsynced', 'pending', 'running'];

/** How often a source that lies elsewhere is read by itself. */
export const syncIntervals = ['hourly', 'daily', 'weekly'] as const;
export type SyncInterval = (typeof syncIntervals)[number];

/** Whom a data source is open to from pages of the app, where it is open to them at all. */
export const sourceOpenness = ['everyone', 'people', 'admins'] as const;
export type SourceOpenness = (typeof sourceOpenness)[number];

/**
 * Why a page was left out. `kept`: it did not answer this time, so what it said before stays. `scan`: it is a picture,
 * which OCR can read.
 */
export const leftOutReasons = [
  'robots',
  'status',
  'kind',
  'too-large',
  'unreachable',
  'no-text',
  'limit',
  'kept',
  'scan',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What was read of a source that has parts: pages of a document or a site, rows of a table. */
export const readReportSchema = z.object({
  /** What the parts are. */
  unit: z.enum(['pages', 'rows', 'slides']).nullable(),
  read: z.int(),
  /** How many of them say what they said before. */
  unchanged: z.int().optional(),
  /** How many of the parts were left out, by why. */
  leftOut: z.partialRecord(z.enum(leftOutReasons), z.int()),
});
export type ReadReport = z.infer<typeof readReportSchema>;

/** A code of errors.ts with its sentence. */
export const contextProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ContextProblem = z.infer<typeof contextProblemSchema>;

/** CTX-02. A data source of an app: a file, a text or a web address, and what became of it. */
export const contextItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(contextItemTypes),
  source: z.enum(contextSources),
  status: z.enum(contextStatuses),
  provider: z.string().nullable(),
  providerItemId: z.string().nullable(),
  externalFileUrl: z.string().nullable(),
  externalFileId: z.string().nullable(),
  lastSyncedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Bytes; 0 for what was not read yet. */
  size: z.int(),
  numOfChunks: z.int(),
  /** The item that this one replaced. */
  originalContextItemId: z.string().nullable(),
  /** How often it is read by itself; null for never. */
  syncEvery: z.enum(syncIntervals).nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  /** Who finds it from the app's pages; null for nobody: tools and the assistant alone answer from it. */
  openTo: z.enum(sourceOpenness).nullable(),
  /** Why it is not up to date. */
  problem: contextProblemSchema.nullable(),
  /** While it runs: how much of it is read. `total` is null as long as nobody can tell. */
  progress: z.object({ done: z.int(), total: z.int().nullable() }).nullable(),
  report: readReportSchema.nullable(),
});
export type ContextItem = z.infer<typeof contextItemSchema>;

const markSchema = z.object({ from: z.int(), to: z.int() });

/** A passage of a source, and where it stands there. */
export const passageSchema = z.object({
  contextItemId: idSchema,
  /** Its number in the source, from 0. */
  n: z.int(),
  name: z.string(),
  text: z.string(),
  /** The headings above it, outermost first. */
  titlePath: z.array(z.string()),
  page: z.int().nullable(),
  row: z.int().nullable(),
  /** The page of a site that it stands on. */
  address: z.string().nullable(),
  /** Characters of the source's text. */
  start: z.int(),
  end: z.int(),
  /** Where the passage answers to what was asked: characters of `text`. */
  marks: z.array(markSchema),
});
export type Passage = z.infer<typeof passageSchema>;

/** What a builder's plan lets an app have. CTX-20, CTX-21 */
export const contextLimitsSchema = z.object({
  items: z.int(),
  fileMaxBytes: z.int(),
  siteDepth: z.int(),
  sitePages: z.int(),
});
export type ContextLimits = z.infer<typeof contextLimitsSchema>;

/** CTX-39. Which model tells what passages mean, how many of them it has read, and why it did not read the others. */
export const meaningStateSchema = z.object({
  model: z.string(),
  done: z.int(),
  total: z.int(),
  problem: contextProblemSchema.nullable(),
});
export type MeaningState = z.infer<typeof meaningStateSchema>;

export const contextItemListSchema = z.object({
  contextItems: z.array(contextItemSchema),
  hasReachedDataLimit: z.boolean(),
  /** Ids of those that the plan has no room for any more: they are kept, and nothing is answered from them. PLAN-24 */
  paused: z.array(idSchema).optional(),
  limits: contextLimitsSchema,
  /** Null where no model is connected for it: passages are found by their words. */
  meaning: meaningStateSchema.nullable(),
});
export type ContextItemList = z.infer<typeof contextItemListSchema>;

export const webAddressSchema = z.object({
  /** Without a scheme it is taken to be HTTPS. */
  externalFileUrl: z.string().trim().min(1).max(limits.contextAddressChars),
  name: z.string().trim().max(limits.contextNameChars).default(''),
  /** Whether pages that this one leads to are read as well, as far as the plan allows. */
  isSite: z.boolean().default(false),
});

/** A document that lies at a provider which the caller is connected with. */
export const connectedItemSchema = z.object({
  source: z.enum(['notion', 'google_drive']),
  providerItemId: z.string().trim().min(1).max(limits.contextNameChars),
  type: z.enum(contextItemTypes),
  name: z.string().trim().min(1).max(limits.contextNameChars),
});
