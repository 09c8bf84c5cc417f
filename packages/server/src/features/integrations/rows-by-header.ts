import type { EntityProperty } from '@whittle/contract/entities';
import { entitySchemaSchema } from '@whittle/contract/entities';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { noSigns, noteSigns } from '@whittle/domain/entities/cells/guess-format';
import { alteredSentence } from '@whittle/domain/entities/csv/altered-sentence';
import { columnsOf, guessMapping, withFormats } from '@whittle/domain/entities/csv/guess-mapping';
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
  const delimiter = detectDelimiter(text.slice(0, 10_000));
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter,
    skipEmptyLines: 'greedy',
  });
  const [headers, ...lines] = data;
  if (!headers || lines.length === 0) return null;
  const named = guessMapping(columnsOf(headers, lines.slice(0, sampleRows)), csvTargets(entity));
  const mapped = new Set(named.flatMap(({ schemaField }) => schemaField ?? []));
  const required = declared.data?.required ?? [];
  if (mapped.size === 0 || !required.every((field) => mapped.has(field))) return null;
  const read = lines.slice(0, maxRows);
  const signs = headers.map((_, at) => {
    const own = noSigns();
    for (const cells of read) noteSigns(own, cells[at] ?? '');
    return own;
  });
  const reader = createRowReader(entity, withFormats(named, signs, delimiter));
  const converted = read.map((cells) => reader.convert(cells));
  const altered = converted.flatMap((one, at) => one.altered.map((cell) => ({ row: at + 1, ...cell })));
  const left = lines.length - read.length;
  const problems = [
    left > 0 ? `Only the first ${maxRows} rows were read; ${left} were left out.` : '',
    alteredSentence(altered.length, altered),
  ].filter((problem) => problem !== '');
  return { rows: converted.map(({ record }) => record), problems: problems.join(' ') || null };
}
