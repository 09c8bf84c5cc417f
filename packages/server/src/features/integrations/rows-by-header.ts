import type { EntityProperty } from '@whittle/contract/entities';
import { entitySchemaSchema } from '@whittle/contract/entities';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { columnsOf, guessMapping } from '@whittle/domain/entities/csv/guess-mapping';
import { createRowReader, type CsvRecord } from '@whittle/domain/entities/csv/row-reader';
import { csvTargets } from '@whittle/domain/entities/csv/targets';
import { parseEntity } from '@whittle/domain/entities/entity';
import Papa from 'papaparse';

export type HeaderedRows = { rows: CsvRecord[]; /** What was left out, or null. */ problems: string | null };

const maxRows = 20_000;
const sampleRows = 20;

/**
 * The rows of CSV text as objects of a JSON Schema, column by column as their headers mean its fields. Null when a field
 * that is required, or every field, has no column: then somebody has to read the table.
 */
export function rowsByHeader(text: string, schema: Record<string, unknown>): HeaderedRows | null {
  const declared = entitySchemaSchema.safeParse(schema);
  const parsed = declared.success ? parseEntity('Row', JSON.stringify(declared.data)) : null;
  if (!parsed?.ok) return null;
  // A table may well have a column `id`, which no record may set.
  const properties = new Map<string, EntityProperty>(Object.entries(parsed.entity.schema.properties));
  const entity = { ...parsed.entity, properties };
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: detectDelimiter(text.slice(0, 10_000)),
    skipEmptyLines: 'greedy',
  });
  const [headers, ...lines] = data;
  if (!headers || lines.length === 0) return null;
  const mappings = guessMapping(columnsOf(headers, lines.slice(0, sampleRows)), csvTargets(entity));
  const mapped = new Set(mappings.flatMap(({ schemaField }) => schemaField ?? []));
  const required = declared.data?.required ?? [];
  if (mapped.size === 0 || !required.every((field) => mapped.has(field))) return null;
  const reader = createRowReader(entity, mappings);
  const rows = lines.slice(0, maxRows).map((cells) => reader.toRecord(cells));
  const left = lines.length - rows.length;
  return { rows, problems: left > 0 ? `Only the first ${maxRows} rows were read; ${left} were left out.` : null };
}
