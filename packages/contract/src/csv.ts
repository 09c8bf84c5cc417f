import { z } from 'zod';

/** CSV-10. How the text of a cell becomes a value. */
export const csvDataTypes = ['text', 'number', 'boolean', 'datetime', 'json'] as const;
export type CsvDataType = (typeof csvDataTypes)[number];

/** CSV-10. What parts a cell into the items of a list. */
export const splitCharacters = [',', ';', '|', '\n', '\t'] as const;
export type SplitCharacter = (typeof splitCharacters)[number];

/** CSV-10. Where one column goes: `schemaField` is a dotted path, null for a column that is not imported. */
export const csvMappingSchema = z.object({
  csvHeader: z.string(),
  schemaField: z.string().nullable(),
  dataType: z.enum(csvDataTypes),
  /** Null for a value that is no list. */
  splitCharacter: z.enum(splitCharacters).nullable(),
});
export type CsvMapping = z.infer<typeof csvMappingSchema>;

/** `POST /api/apps/{appId}/entities/{entityName}/csv-mapping`: the header and the first rows of a file (CSV-18). */
export const csvMappingRequestSchema = z.object({
  headers: z.array(z.string().max(1_000)).min(1).max(1_000),
  sampleRows: z.array(z.array(z.string().max(200)).max(1_000)).max(5),
});

export const csvMappingResponseSchema = z.object({ mappings: z.array(csvMappingSchema) });

/** What became of an imported file: the client library reads `status`, `details` and `output` (ENT-18). */
export const importResultSchema = z.object({
  status: z.enum(['success', 'error']),
  /** Sentences: how many rows are in, and which are not and why. */
  details: z.string().nullable(),
  /** The first records that were created; null when there are none. */
  output: z.array(z.record(z.string(), z.unknown())).nullable(),
  imported: z.number(),
  total: z.number(),
  /** `row` counts the rows of data, from 1. */
  rejected: z.array(z.object({ row: z.number(), reason: z.string() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;
