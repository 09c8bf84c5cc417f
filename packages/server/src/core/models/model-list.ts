import { type Rate, rateOfDecimal } from '@whittle/domain/models/money';
import { z } from 'zod';
import type { Adapters } from '../../adapters/adapters.ts';
import { readSetting } from '../../adapters/database/read-setting.ts';
import { settings } from '../../adapters/database/schema.ts';
import { builtInModelList } from './built-in-model-list.ts';

const key = 'model-list';
const staleMs = 6 * 3_600_000;
/** After a failure, so that a list that is away is not asked for with every request. */
const retryMs = 15 * 60_000;
const readAgainMs = 60_000;
const maxBytes = 8_000_000;
const timeoutMs = 20_000;
const maxModels = 3_000;

/** What a public list says of a model. Rates are of one token; null where the list knows none. */
export type ListedModel = {
  id: string;
  slug: string;
  name: string;
  contextTokens: number | null;
  /** The longest answer; left out where the list does not say it. */
  outputTokens?: number | undefined;
  input: Rate | null;
  output: Rate | null;
  cacheRead: Rate | null;
  cacheWrite: Rate | null;
  seesPictures: boolean;
  callsTools: boolean;
};

export type ModelList = {
  /** When the list was fetched, or the day of the built-in one. */
  at: string;
  isBuiltIn: boolean;
  /** Why it could not be fetched the last time. */
  problem: string | null;
  models: readonly ListedModel[];
};

const decimal = z.union([z.string(), z.number().transform(String)]).nullish();
const entrySchema = z.object({
  id: z.string().min(1).max(200),
  canonical_slug: z.string().max(200).nullish(),
  name: z.string().max(300).nullish(),
  context_length: z.number().nullish(),
  top_provider: z.object({ max_completion_tokens: z.number().int().positive().nullish() }).nullish().catch(null),
  architecture: z.object({ input_modalities: z.array(z.string()).nullish() }).nullish(),
  pricing: z
    .object({ prompt: decimal, completion: decimal, input_cache_read: decimal, input_cache_write: decimal })
    .nullish(),
  supported_parameters: z.array(z.string()).nullish(),
});
const storedSchema = z.object({
  at: z.string(),
  etag: z.string().nullable(),
  models: z.array(z.custom<ListedModel>((value) => typeof (value as ListedModel | null)?.id === 'string')),
});
type Stored = z.infer<typeof storedSchema>;

export type ModelLists = ReturnType<typeof createModelLists>;

/**
 * The public list of models with their prices and abilities (USAGE-09): fetched in the background at most every six hours,
 * and only when somebody needs a price; the last good copy stays, and before the first one the built-in list counts.
 */
export function createModelLists({
  config,
  db,
  clock,
  egress,
  log,
}: Pick<Adapters, 'config' | 'db' | 'clock' | 'egress' | 'log'>) {
  let known: { stored: Stored | null; readAt: number } | null = null;
  let triedAt = -Infinity;
  let fetching: Promise<void> | null = null;
  let problem: string | null = null;

  const readStored = async (): Promise<Stored | null> => {
    const now = clock.now().getTime();
    if (known && now - known.readAt < readAgainMs) return known.stored;
    const value = await readSetting(db, key);
    const read = storedSchema.safeParse(value);
    known = { stored: read.success ? read.data : null, readAt: now };
    return known.stored;
  };

  const keep = async (stored: Stored): Promise<void> => {
    const row = { key, value: stored, updatedAt: clock.now() };
    await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    known = { stored, readAt: clock.now().getTime() };
  };

  const fetchList = async (): Promise<void> => {
    const url = config.modelListUrl;
    if (url === null) return;
    const before = await readStored();
    const at = clock.now().toISOString();
    try {
      const { status, headers, bytes } = await egress.fetch(url, {
        ...{ maxBytes, timeoutMs, allowedTypes: ['application/json'] },
        headers: { accept: 'application/json', ...(before?.etag && { 'if-none-match': before.etag }) },
      });
      if (status === 304 && before) {
        await keep({ ...before, at });
      } else {
        if (status !== 200) throw new Error(`the list answered ${status}`);
        const models = readModelList(JSON.parse(Buffer.from(bytes).toString('utf8')));
        if (models.length === 0) throw new Error('the list holds no models');
        await keep({ at, etag: headers.get('etag'), models });
      }
      problem = null;
    } catch (err) {
      problem = err instanceof Error ? err.message : String(err);
      log.warn({ err, url }, 'the list of models could not be fetched');
    }
  };

  const refresh = (): Promise<void> => {
    triedAt = clock.now().getTime();
    fetching ??= fetchList().finally(() => (fetching = null));
    return fetching;
  };

  const read = async (): Promise<ModelList> => {
    const stored = await readStored();
    const now = clock.now().getTime();
    const age = stored ? now - Date.parse(stored.at) : Infinity;
    if (config.modelListUrl !== null && age > staleMs && now - triedAt > retryMs) void refresh().catch(() => undefined);
    return stored
      ? { at: stored.at, isBuiltIn: false, problem, models: stored.models }
      : { ...builtInModelList, isBuiltIn: true, problem };
  };

  const find = async (ids: readonly string[]): Promise<ListedModel | null> => {
    if (ids.length === 0) return null;
    const { models } = await read();
    for (const id of ids) {
      const found = models.find((one) => one.id === id) ?? models.find((one) => one.slug === id);
      if (found) return found;
    }
    return null;
  };

  return {
    /** What is known now; asks for a newer list in the background when this one is old. */
    read,
    /** Asks for the list and waits for it. */
    async refreshed(): Promise<ModelList> {
      await refresh();
      return read();
    },
    find,
    /** How much a model may write and read. */
    async limitsOf(ids: readonly string[]) {
      const found = await find(ids);
      return found && { maxOutputTokens: found.outputTokens ?? null, contextTokens: found.contextTokens };
    },
  };
}

/** Entries that cannot be read are left out; a price of "-1" means that it varies, which is no price. */
export function readModelList(answer: unknown): ListedModel[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) return [];
  return data.slice(0, maxModels).flatMap((one): ListedModel[] => {
    const read = entrySchema.safeParse(one);
    if (!read.success) return [];
    const { id, canonical_slug: slug, name, context_length, architecture, pricing, supported_parameters } = read.data;
    const outputTokens = read.data.top_provider?.max_completion_tokens;
    const rate = (text: string | null | undefined) => (text ? rateOfDecimal(text) : null);
    return [
      {
        ...{ id, slug: slug ?? id, name: name ?? id, contextTokens: context_length ?? null },
        ...(outputTokens && { outputTokens }),
        input: rate(pricing?.prompt),
        output: rate(pricing?.completion),
        cacheRead: rate(pricing?.input_cache_read),
        cacheWrite: rate(pricing?.input_cache_write),
        seesPictures: architecture?.input_modalities?.includes('image') ?? false,
        callsTools: supported_parameters?.includes('tools') ?? false,
      },
    ];
  });
}
