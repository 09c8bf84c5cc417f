import type { Entity } from '@whittle/domain/entities/entity';
import { byteOrderMark, csvLine, exportColumns, exportFileName } from '@whittle/domain/entities/csv/write-csv';
import type { Adapters } from '../../../../adapters/adapters.ts';
import type { AppCaller } from '../../../../http/app-caller.ts';
import { AppError } from '../../../../http/app-error.ts';
import { type ListQuery, readListQuery } from '../../../../http/list-query.ts';
import { recordJson } from '../record-json.ts';
import { scopeOf } from '../record-scope.ts';
import { streamRecords } from './stream-records.ts';

/** Exports that one process writes at the same time; each holds a connection of the pool while it lasts. */
const maxAtOnce = 3;

export type CsvExport = { fileName: string; body: ReadableStream<Uint8Array> };

export function createExportRecords({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  let running = 0;

  /** All records that match the query, by the caller's own rules, written as they are read (CSV-23, CSV-24). */
  return (caller: AppCaller, entity: Entity, query: ListQuery): CsvExport => {
    const { filter, sort } = readListQuery(entity, query, 1);
    if (running >= maxAtOnce) throw new AppError('rate-limited');
    running += 1;
    const fields = exportColumns(entity.properties.keys());
    const encoder = new TextEncoder();

    async function* lines(): AsyncGenerator<Uint8Array> {
      yield encoder.encode(byteOrderMark + csvLine(fields));
      for await (const records of streamRecords(db, scopeOf(caller, entity), { filter, sort })) {
        const text = records.map((record) => {
          const values = JSON.parse(recordJson(record)) as Record<string, unknown>;
          return csvLine(fields.map((field) => values[field]));
        });
        yield encoder.encode(text.join(''));
      }
    }
    const body = streamOf(lines(), () => (running -= 1));
    return { fileName: exportFileName(entity.name, clock.now()), body };
  };
}

/** Reads one piece when one is asked for. `onEnd` runs once, also for a reader that goes before it began. */
function streamOf(pieces: AsyncGenerator<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await pieces.next();
          if (!next.done) return controller.enqueue(next.value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel() {
        end();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
