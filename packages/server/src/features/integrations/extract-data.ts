import { isPlainObject } from '@whittle/domain/entities/json';
import { z } from 'zod';
import type { Adapters } from '../../adapters/adapters.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { parseInput } from '../../http/validation.ts';
import { askModel } from '../../core/models/ask-model.ts';
import type { IntegrationEndpoint } from './endpoint.ts';
import { filesAsData, type GatheredFiles } from './gather-files.ts';
import { modelLimits } from './invoke-llm.ts';
import { askForJson, createFits, type JsonSchema } from './json-answer.ts';
import { takeOwnersShare } from './owners-share.ts';
import type { AppFile } from './read-app-file.ts';
import { rowsByHeader } from './rows-by-header.ts';
import type { IntegrationUsage } from './usage.ts';
import { wrapRows } from './wrap-rows.ts';

const inputSchema = z.looseObject({
  file_url: z.string().min(1, 'is missing'),
  json_schema: z.record(z.string(), z.unknown()).refine((schema) => Object.keys(schema).length > 0, 'is empty'),
});

const timeoutMs = 120_000;

export type Extracted =
  { status: 'success'; details: string | null; output: unknown } | { status: 'error'; details: string; output: null };

type Deps = Pick<Adapters, 'models' | 'clock'> & {
  rateLimits: RateLimits;
  usage: Pick<IntegrationUsage, 'requireTokens'>;
  readFile(caller: AppCaller, address: string): Promise<AppFile>;
  gatherFile(file: AppFile): Promise<GatheredFiles>;
};

/**
 * The data of a file in the shape of `json_schema`. JSON that fits and tables whose columns are called like the schema's
 * fields are read as they are; everything else is read by the connected model. What is wrong with the file is an answer
 * with `status: 'error'`, as client code expects; what is wrong with the call or the platform is an error.
 */
export function createExtractData({ models, clock, rateLimits, usage, readFile, gatherFile }: Deps) {
  const call: IntegrationEndpoint['call'] = async (caller, input, context): Promise<Extracted> => {
    const { file_url: address, json_schema: schema } = parseInput(inputSchema, input);
    await takeOwnersShare(
      { rateLimits, clock },
      { call: 'llm', caller, address: context.address, limits: modelLimits },
    );
    let files: GatheredFiles;
    try {
      const file = await readFile(caller, address);
      files = await gatherFile(file);
      const direct = readDirectly(file, files, schema);
      if (direct) return direct;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file-unreadable') throw error;
      return { status: 'error', details: error.message, output: null };
    }
    await usage.requireTokens(caller.app.id);
    const ask = async (prompt: string, system: string) => {
      const question = { system, prompt, pictures: files.pictures };
      const payer = { kind: 'endpoint' as const, appId: caller.app.id };
      const reply = await askModel(models, question, { timeoutMs, payer });
      context.use.tokens(reply.model, reply.usage);
      return reply.text;
    };
    const output = await askForJson(ask, `${filesAsData(files.texts)}${order}`, schema);
    const isCut = files.texts.some(({ truncated }) => truncated);
    return { status: 'success', details: isCut ? 'Only the beginning of the file was read.' : null, output };
  };
  return call;
}

const order =
  'Take the data out of the file above or the picture. Leave out what is not there; never make anything up. Dates are YYYY-MM-DD.';

/** Null where the file is neither JSON of the right shape nor a table with the right columns. */
function readDirectly(file: AppFile, { texts }: GatheredFiles, schema: JsonSchema): Extracted | null {
  const [text] = texts;
  if (!text || text.truncated) return null;
  if (/\.json$/i.test(file.name) || file.type === 'application/json') return readJson(text.text, schema);
  const isTable =
    /\.(csv|tsv|xlsx)$/i.test(file.name) || /^text\/(csv|tab-separated-values)|spreadsheet/.test(file.type);
  return isTable ? readTable(text.text, schema) : null;
}

function readJson(text: string, schema: JsonSchema): Extracted | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { status: 'error', details: `The file is not valid JSON: ${(error as Error).message}`, output: null };
  }
  const fits = createFits(schema);
  if (fits(value) === null) return { status: 'success', details: null, output: value };
  // A list of things that each fit is what callers mean by a schema of one thing.
  const isListOfThem = Array.isArray(value) && value.length > 0 && value.every((one) => fits(one) === null);
  return isListOfThem ? { status: 'success', details: null, output: value } : null;
}

function readTable(text: string, schema: JsonSchema): Extracted | null {
  const shape = wrapRows(schema);
  if (!shape || !isPlainObject(shape.row)) return null;
  const table = rowsByHeader(text, shape.row);
  if (!table) return null;
  return { status: 'success', details: table.problems, output: shape.wrap(table.rows) };
}
