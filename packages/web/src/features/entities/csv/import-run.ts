import { limits } from '@whittle/contract/limits';
import type { Alteration, CsvRecord } from '@whittle/domain/entities/csv/row-reader';
import type { CheckedRow } from './read-file.ts';

type ValidRow = Extract<CheckedRow, { ok: true }>;

/** What the server said to one batch. */
export type BatchAnswer =
  | { kind: 'imported' }
  /** The batch as it is will never come in. `row` is the one that keeps it out, from 0, where the server names it. */
  | { kind: 'refused'; row: number | null; reason: string }
  /** Nobody knows whether it came in; sending it again with its key is safe. `reason` is what the server said, if it did. */
  | { kind: 'unknown'; reason: string | null }
  /** Nothing will come in any more, such as after a sign-out. */
  | { kind: 'hopeless'; reason: string };

export type FailedBatch = {
  key: string;
  rows: ValidRow[];
  /** Has been refused before, as a whole. */
  isRetry?: boolean;
  refusal: { line: number | null; reason: string } | null;
};

export type ImportState = {
  status: 'running' | 'stopping' | 'stopped' | 'broken' | 'done';
  total: number;
  imported: number;
  /** Rows that are not in: refused ones, and all of a batch that failed (CSV-21). */
  failed: number;
  /** What the import waits for before it sends again: a server that cannot be reached, or one that reports a problem. */
  waitsFor: 'connection' | 'server' | null;
  failedBatches: readonly FailedBatch[];
  /** How many rows are out for good, and the first of them. */
  rejected: number;
  firstRejected: readonly { line: number; reason: string }[];
  /** How many values came in as something else than their text says, and the first of them (CSV-26). */
  altered: number;
  firstAltered: readonly AlteredValue[];
  problem: string | null;
};

export type AlteredValue = Alteration & { line: number };
export type Rejected = { line: number; cells: string[]; reason: string };

type Deps = {
  total: number;
  /** Keys of batches begin with it. */
  importId: string;
  next(): Promise<CheckedRow[] | null>;
  send(records: CsvRecord[], key: string): Promise<BatchAnswer>;
  wait(ms: number): Promise<void>;
  onRejected(row: Rejected): void;
  onAltered(value: AlteredValue): void;
  onChange(state: ImportState): void;
};

/** Without an answer it is asked for again as long as it takes, the last of these apart; an error is believed after all of them. */
const waitsMs = [500, 2_000, 5_000, 10_000];
/** More than these is no accident of single rows: the import stops instead of trying the rest. */
const maxFailedBatches = 500;
/** Rows and values that are listed; the files to download hold all of them. */
const shownAtMost = 10;

export type ImportRun = ReturnType<typeof createImportRun>;

/**
 * Sends the rows of a file in batches of 10, 3 at a time (CSV-19), those of a long file in larger ones. Each batch has a key of its own that stays its own
 * until the server has said no to it: so a batch that is sent again, whatever happened to the first answer, comes in once.
 */
export function createImportRun({ total, importId, next, send, wait, onRejected, onAltered, onChange }: Deps) {
  let status: ImportState['status'] = 'stopped';
  let imported = 0;
  let failed = 0;
  let batchNumber = 0;
  let waiting = 0;
  let waitsFor: ImportState['waitsFor'] = null;
  let problem: string | null = null;
  let failedBatches: FailedBatch[] = [];
  /** Batches that are sent again, before further rows are read. */
  let again: FailedBatch[] = [];
  let rows: ValidRow[] = [];
  let hasEnded = false;
  let stopWanted = Promise.withResolvers<void>();
  let reading: Promise<void> = Promise.resolve();

  let rejected = 0;
  let firstRejected: { line: number; reason: string }[] = [];
  const reject = (row: Rejected): void => {
    rejected += 1;
    if (firstRejected.length < shownAtMost) firstRejected = [...firstRejected, { line: row.line, reason: row.reason }];
    onRejected(row);
  };

  let altered = 0;
  let firstAltered: AlteredValue[] = [];
  const noteAltered = (batch: readonly ValidRow[]): void => {
    for (const row of batch) {
      for (const cell of row.altered) {
        const value = { ...cell, line: row.line };
        altered += 1;
        if (firstAltered.length < shownAtMost) firstAltered = [...firstAltered, value];
        onAltered(value);
      }
    }
  };

  const change = () =>
    onChange({
      ...{ status, total, imported, failed, waitsFor: waiting > 0 ? waitsFor : null, failedBatches },
      ...{ rejected, firstRejected, altered, firstAltered, problem },
    });

  const batchRows = total < limits.csvManyRows ? limits.csvBatchRows : limits.csvLargeBatchRows;

  const read = async (): Promise<void> => {
    while (rows.length < batchRows && !hasEnded) {
      const part = await next();
      if (!part) hasEnded = true;
      for (const row of part ?? []) {
        if (row.ok) rows.push(row);
        else {
          if (row.isSkipped) onRejected(row);
          else {
            failed += 1;
            reject(row);
          }
        }
      }
      change();
    }
  };

  /** The next batch; several askers read one after the other. */
  const take = async (): Promise<FailedBatch | null> => {
    const repeated = again.shift();
    if (repeated) return repeated;
    reading = reading.then(read);
    await reading;
    const taken = rows.splice(0, rowsOfBatch(rows, batchRows));
    if (taken.length === 0) return null;
    batchNumber += 1;
    return { key: `${importId}-${batchNumber}`, rows: taken, refusal: null };
  };

  const sendUntilKnown = async ({ key, rows: batch }: FailedBatch): Promise<BatchAnswer> => {
    const records = batch.map((row) => row.record);
    let lost = 0;
    let errors = 0;
    for (;;) {
      const answer = await send(records, key);
      if (answer.kind !== 'unknown' || status !== 'running') return answer;
      const isLost = answer.reason === null;
      const ms = isLost ? waitsMs[Math.min(lost, waitsMs.length - 1)] : waitsMs[errors];
      if (ms === undefined) return answer;
      if (isLost) lost += 1;
      else errors += 1;
      waiting += 1;
      waitsFor = isLost ? 'connection' : 'server';
      change();
      await Promise.race([wait(ms), stopWanted.promise]);
      waiting -= 1;
      if (status !== 'running') return answer;
    }
  };

  const settle = (batch: FailedBatch, answer: BatchAnswer): void => {
    if (answer.kind === 'imported') {
      imported += batch.rows.length;
      noteAltered(batch.rows);
    } else failed += batch.rows.length;
    switch (answer.kind) {
      case 'imported':
        return;
      case 'refused': {
        const line = answer.row === null ? null : (batch.rows[answer.row]?.line ?? null);
        const [only] = batch.rows;
        // A row that is refused by itself is refused for good.
        if (batch.rows.length === 1 && only) reject({ ...only, reason: answer.reason });
        else if (batch.isRetry) {
          failed -= batch.rows.length;
          again.push(...withoutCulprit({ ...batch, refusal: { line, reason: answer.reason } }));
        } else failedBatches = [...failedBatches, { ...batch, refusal: { line, reason: answer.reason } }];
        if (failedBatches.length >= maxFailedBatches) breakOff(answer.reason);
        return;
      }
      case 'unknown':
        failedBatches = [...failedBatches, batch];
        return breakOff(answer.reason);
      case 'hopeless':
        failedBatches = [...failedBatches, batch];
        return breakOff(answer.reason);
    }
  };

  const breakOff = (reason: string | null): void => {
    if (status === 'running') status = 'broken';
    problem ??= reason;
  };

  const work = async (): Promise<void> => {
    while (status === 'running') {
      const batch = await take();
      if (!batch) return;
      if (status !== 'running') return void again.unshift(batch);
      settle(batch, await sendUntilKnown(batch));
      change();
    }
  };

  /** Takes batches back that failed; they are sent before further rows are read. */
  const takeBack = (isTaken: (batch: FailedBatch) => boolean): void => {
    const batches = failedBatches.filter(isTaken);
    failedBatches = failedBatches.filter((batch) => !isTaken(batch));
    failed -= batches.reduce((sum, batch) => sum + batch.rows.length, 0);
    for (const batch of batches) again.push(...withoutCulprit(batch));
  };

  /**
   * Sends until all is settled, the person stops it, or nothing works any more; what nobody answered before is sent first.
   * A second call while it runs does nothing.
   */
  const run = async (): Promise<void> => {
    if (status === 'running' || status === 'stopping') return;
    status = 'running';
    stopWanted = Promise.withResolvers();
    problem = null;
    takeBack(({ refusal }) => refusal === null);
    change();
    try {
      await Promise.all(Array.from({ length: limits.csvParallelBatches }, work));
    } catch (error) {
      breakOff((error as Error).message);
    }
    const isOver = hasEnded && rows.length === 0 && again.length === 0;
    const now = status as ImportState['status'];
    if (now === 'stopping') status = 'stopped';
    else if (now === 'running') status = isOver ? 'done' : 'stopped';
    change();
  };

  return {
    run,
    /** Ends after the batches that are under way. */
    stop(): void {
      if (status !== 'running') return;
      status = 'stopping';
      stopWanted.resolve();
      change();
    },
    /** Sends what failed again: without the row that kept a batch out, or by halves where none was named. */
    async retry(): Promise<void> {
      if (status === 'running' || status === 'stopping') return;
      takeBack(() => true);
      await run();
    },
    get failedBatches(): readonly FailedBatch[] {
      return failedBatches;
    },
  };

  /** Batches with keys of their own, because they hold other rows than the one that was refused. */
  function withoutCulprit({ key, rows: batch, refusal }: FailedBatch): FailedBatch[] {
    if (!refusal) return [{ key, rows: batch, refusal: null }];
    const culprit = batch.find((row) => row.line === refusal.line);
    if (culprit) {
      failed += 1;
      reject({ ...culprit, reason: refusal.reason });
      const others = batch.filter((row) => row !== culprit);
      return others.length === 0 ? [] : [{ key: `${key}.r`, rows: others, isRetry: true, refusal: null }];
    }
    const half = Math.ceil(batch.length / 2);
    return [batch.slice(0, half), batch.slice(half)].flatMap((part, at) =>
      part.length === 0 ? [] : [{ key: `${key}.${at + 1}`, rows: part, isRetry: true, refusal: null }],
    );
  }
}

/** How many of the first rows go together: as many as may, unless they are long. */
function rowsOfBatch(rows: readonly ValidRow[], most: number): number {
  let chars = 0;
  const tooLong = rows.slice(0, most).findIndex(({ cells }) => {
    chars += cells.reduce((sum, cell) => sum + cell.length, 0);
    return chars > limits.csvBatchChars;
  });
  return tooLong < 0 ? most : Math.max(1, tooLong);
}
