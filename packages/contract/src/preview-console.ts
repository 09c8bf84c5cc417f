import { z } from 'zod';
import { limits } from './limits.ts';

const short = z.string().max(limits.consoleTextMaxChars);

/** A place in the app's own code; `line` is null where only the file is known. */
export const codePlaceSchema = z.object({ file: z.string().max(400), line: z.number().int().nullable() });
export type CodePlace = z.infer<typeof codePlaceSchema>;

export const consoleValueKinds = [
  'string',
  'number',
  'boolean',
  'bigint',
  'symbol',
  'undefined',
  'null',
  'function',
  'date',
  'regexp',
  'error',
  'element',
  'array',
  'object',
  'map',
  'set',
  'promise',
  /** The same object further up. */
  'cycle',
  /** A getter, which is not run, or an object that does not let itself be read. */
  'unread',
] as const;

/**
 * A value of the app as the console shows it: what it is, its text, and for what can be opened its parts. `more` counts
 * the parts that were left out; a value that lies too deep comes without parts.
 */
export type ConsoleValue = {
  kind: (typeof consoleValueKinds)[number];
  text: string;
  entries?: [string, ConsoleValue][] | undefined;
  more?: number | undefined;
};

/** Of a fixed depth, so that what a hostile page sends is never followed further down. */
const valueSchema = (depth: number): z.ZodType<ConsoleValue> => {
  const flat = z.object({ kind: z.enum(consoleValueKinds), text: short });
  if (depth === 0) return flat;
  const part = z.tuple([z.string().max(200), valueSchema(depth - 1)]);
  return flat.extend({
    entries: z.array(part).max(limits.consolePartsMax).optional(),
    more: z.number().int().nonnegative().optional(),
  });
};

export const consoleLevels = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** One call of `console`. A `group` and its `group-end` enclose what lies between them; `clear` empties the console. */
export const consoleEntrySchema = z.object({
  kind: z.enum(['line', 'table', 'group', 'group-collapsed', 'group-end', 'clear']),
  level: z.enum(consoleLevels),
  /** Milliseconds since 1970. */
  at: z.number(),
  values: z.array(valueSchema(limits.consoleDepth)).max(limits.consoleValuesMax),
  place: codePlaceSchema.nullable(),
});
export type ConsoleEntry = z.infer<typeof consoleEntrySchema>;

/** One call of the app over the network. It is told twice: when it starts and when it has ended, under one id. */
export const networkEntrySchema = z.object({
  id: z.number().int(),
  state: z.enum(['pending', 'done', 'failed']),
  /** `data` calls the app's own records, files and integrations; only they come with their bodies. */
  kind: z.enum(['data', 'other', 'resource']),
  method: z.string().max(20),
  /** Of the app's own host: the path; else the whole address. Without secrets. */
  url: z.string().max(limits.networkUrlMaxChars),
  status: z.number().int().nullable(),
  at: z.number(),
  durationMs: z.number().nullable(),
  bytes: z.number().int().nullable(),
  requestBody: short.nullable(),
  responseBody: short.nullable(),
  /** Why there is no answer. */
  problem: short.nullable(),
  place: codePlaceSchema.nullable(),
});
export type NetworkEntry = z.infer<typeof networkEntrySchema>;

const dropped = z.number().int().nonnegative();

/** What the frame tells for the builder's console, in bounded batches; `dropped` counts what did not fit. */
export const consoleMessages = [
  z.object({
    type: z.literal('console_entries'),
    entries: z.array(consoleEntrySchema).max(limits.consoleBatchMax),
    dropped,
  }),
  z.object({
    type: z.literal('network_entries'),
    entries: z.array(networkEntrySchema).max(limits.networkBatchMax),
    dropped,
  }),
] as const;
