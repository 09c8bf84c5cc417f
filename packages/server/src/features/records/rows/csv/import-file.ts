import type { ImportFormats, ImportResult } from '@whittle/contract/csv';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { AppError } from '../../../../http/app-error.ts';
import type { RecordsService } from '../records.service.ts';
import type { RecordsCaller } from '../record-scope.ts';
import type { ManyOptions } from '../write-calls.ts';
import { alteredSentence } from '@whittle/domain/entities/csv/altered-sentence';
import { undeclaredNames } from '@whittle/domain/entities/undeclared-names';
import { type FileRow, readRows } from './read-rows.ts';

type ValidRow = Extract<FileRow, { ok: true }>;
type Options = ManyOptions & {
  /** Rows that somebody made up to have something to look at. */
  isSample?: boolean;
  formats: ImportFormats;
};

const batchRows = 500;
const mostNames = 20;
const mostNameChars = 100;

/**
 * Creates a record for every row of a file that is valid and allowed (ENT-18), under the caller's own permissions, while
 * the file arrives. A row that is refused keeps no other from coming in; the answer says which and why, and which cells
 * were stored as something else than their text says (CSV-26).
 */
export function createImportFile({ records }: { records: Pick<RecordsService, 'createPart'> }) {
  return async (
    caller: RecordsCaller,
    entity: Entity,
    bytes: AsyncIterable<Uint8Array>,
    { context, key, keepsIds, isSample = false, formats }: Options,
  ): Promise<ImportResult> => {
    // Who may not create anything hears so before the file is read.
    await records.createPart(caller, entity, [], { context, key: null });
    const output: Record<string, unknown>[] = [];
    const rejected: ImportResult['rejected'] = [];
    const altered: ImportResult['altered'] = [];
    const notStored = new Set<string>();
    let alteredCells = 0;
    let imported = 0;
    let total = 0;
    let refused = 0;
    const reject = (row: number, reason: string) => {
      refused += 1;
      if (rejected.length < limits.importAnswerRows) rejected.push({ row, reason });
    };

    /** All of them, or by halves those that the server takes. */
    const create = async (rows: ValidRow[]): Promise<void> => {
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) return;
      try {
        const ownKey = key === null ? null : `${key}:${first.row}-${last.row}`;
        const values = rows.map(({ record }) => (isSample ? { ...record, is_sample: true } : record));
        const options = { context, key: ownKey, ...(keepsIds && { keepsIds }) };
        const created = await records.createPart(caller, entity, values, options);
        imported += rows.length;
        for (const { row, altered: cells } of rows) {
          alteredCells += cells.length;
          if (altered.length < limits.importAnswerRows) altered.push(...cells.map((cell) => ({ row, ...cell })));
        }
        if (output.length < limits.importAnswerRows) {
          output.push(...(JSON.parse(created) as typeof output).slice(0, limits.importAnswerRows - output.length));
        }
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        if (rows.length === 1) return reject(first.row, error.message.replace(/^Row 1: /, ''));
        const half = Math.ceil(rows.length / 2);
        await create(rows.slice(0, half));
        await create(rows.slice(half));
      }
    };

    let batch: ValidRow[] = [];
    const noteNotStored = (names: readonly string[]) => {
      for (const name of names) if (notStored.size < mostNames) notStored.add(name.slice(0, mostNameChars));
    };
    for await (const row of readRows(entity, bytes, { formats, noteLeft: noteNotStored })) {
      total += 1;
      if (total > limits.importMaxRows) throw new AppError('too-large', { message: tooManyRows(imported) });
      if (!row.ok) reject(row.row, row.reason);
      else {
        noteNotStored(undeclaredNames(entity, row.record));
        if (batch.push(row) < batchRows) continue;
        await create(batch);
        batch = [];
      }
    }
    await create(batch);
    if (total === 0) throw new AppError('import-empty');
    // Refused rows of one batch are found by halves, after those that could not even be read.
    rejected.sort((a, b) => a.row - b.row);
    altered.sort((a, b) => a.row - b.row);
    return {
      status: imported > 0 ? 'success' : 'error',
      details: [
        describe(imported, refused, rejected),
        alteredSentence(alteredCells, altered),
        notStoredSentence(entity, [...notStored]),
      ]
        .filter(Boolean)
        .join(' '),
      output: imported > 0 ? output : null,
      imported,
      total,
      rejected,
      alteredCells,
      altered: altered.slice(0, limits.importAnswerRows),
      notStored: [...notStored],
    };
  };
}

const notStoredSentence = ({ name }: Entity, fields: readonly string[]) =>
  fields.length > 0 ? `${name} does not declare these fields, so they were not stored: ${fields.join(', ')}.` : '';

const tooManyRows = (imported: number) =>
  `A file may have ${limits.importMaxRows.toLocaleString('en')} rows. The first ${imported.toLocaleString('en')} of this one are in.`;

function describe(imported: number, refused: number, rejected: ImportResult['rejected']): string {
  const lead = `Imported ${imported} ${imported === 1 ? 'row' : 'rows'}.`;
  if (refused === 0) return lead;
  const listed = rejected.map(({ row, reason }) => `Row ${row}: ${reason}`).join(' ');
  const more = refused > rejected.length ? ` And ${refused - rejected.length} more.` : '';
  return `${lead} ${refused} ${refused === 1 ? 'row was' : 'rows were'} not imported. ${listed}${more}`;
}
