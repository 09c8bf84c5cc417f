import { z } from 'zod';

/** CSV-10. How the text of a cell becomes a value. */
export const csvDataTypes = ['text', 'number', 'boolean', 'datetime', 'json'] as const;
export type CsvDataType = (typeof csvDataTypes)[number];

/** CSV-10. What parts a cell into the items of a list. */
export const splitCharacters = [',', ';', '|', '\n', '\t'] as const;
export type SplitCharacter = (typeof splitCharacters)[number];

/**
 * CSV-25. How the values of a column are written, where CSV-15 alone would lose something: numbers as 1,234.50 or as
 * 1.234,50, dates as 31/12/2026 or as 12/31/2026, words for yes and no.
 */
export const csvReadings = [
  'specified',
  'decimal-point',
  'decimal-comma',
  'day-first',
  'month-first',
  'yes-words',
] as const;
export type CsvReading = (typeof csvReadings)[number];

export const csvFormatSchema = z.object({
  reading: z.enum(csvReadings),
  /** The currency or other unit beside every number; another one beside a number is reported. */
  unit: z.string().max(20).optional(),
  /** The one text of the column that means yes; every other text means no. */
  yes: z.string().max(200).optional(),
  /** The column does not decide between 1,234 as a thousand and as a bit more than one, or between day and month. */
  isUnsure: z.boolean().optional(),
});
export type CsvFormat = z.infer<typeof csvFormatSchema>;

/** CSV-10. Where one column goes: `schemaField` is a dotted path, null for a column that is not imported. */
export const csvMappingSchema = z.object({
  csvHeader: z.string(),
  schemaField: z.string().nullable(),
  dataType: z.enum(csvDataTypes),
  /** Null for a value that is no list. */
  splitCharacter: z.enum(splitCharacters).nullable(),
  /** Without one a cell is read as CSV-15 says. */
  format: csvFormatSchema.optional(),
});
export type CsvMapping = z.infer<typeof csvMappingSchema>;

/** `POST /api/apps/{appId}/entities/{entityName}/csv-mapping`: the header and the first rows of a file (CSV-18). */
export const csvMappingRequestSchema = z.object({
  headers: z.array(z.string().max(1_000)).min(1).max(1_000),
  sampleRows: z.array(z.array(z.string().max(200)).max(1_000)).max(5),
});

export const csvMappingResponseSchema = z.object({ mappings: z.array(csvMappingSchema) });

/**
 * `?formats=` of an import (CSV-27): `specified` reads cells as CSV-15 says, `guess` finds out from each column's own
 * values how its numbers, dates and words for yes are written.
 */
export const importQuerySchema = z.object({ formats: z.enum(['specified', 'guess']).default('specified') });
export type ImportFormats = z.infer<typeof importQuerySchema>['formats'];

/** A cell that was stored as something else than its text or its field says (CSV-26, ENT-41). `row` counts the rows of data, from 1. */
export const alteredCellSchema = z.object({
  row: z.number(),
  /** The field that the value went to. */
  field: z.string(),
  text: z.string(),
  stored: z.unknown(),
  /** For what was stored as it is although the field says otherwise: the sentence, “due must be a date”. */
  unlike: z.string().optional(),
});
export type AlteredCell = z.infer<typeof alteredCellSchema>;

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
  /** How many cells were stored as something else than their text or their field says, and the first of them. */
  alteredCells: z.number(),
  altered: z.array(alteredCellSchema),
  /** Fields of the rows that the entity neither declares nor keeps. */
  notStored: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResultSchema>;
