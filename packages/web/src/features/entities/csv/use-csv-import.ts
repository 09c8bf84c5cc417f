import type { CsvMapping } from '@whittle/contract/csv';
import { columnsOf, guessMapping, withFormats } from '@whittle/domain/entities/csv/guess-mapping';
import { csvTargets } from '@whittle/domain/entities/csv/targets';
import type { Entity } from '@whittle/domain/entities/entity';
import { useEffect, useRef, useState } from 'react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { createAlteredValues } from './altered-values.ts';
import type { FileCheck } from './check-file.ts';
import { createCsvReader, type CsvReader } from './csv-reader.ts';
import { sendBatch, suggestMapping } from './csv.requests.ts';
import { csvTexts as texts } from './csv.texts.ts';
import { createImportRun, type ImportRun, type ImportState } from './import-run.ts';
import type { Analysis, FileFormat } from './read-file.ts';
import { createRejectedRows } from './rejected-rows.ts';

export type GoodAnalysis = Extract<Analysis, { ok: true }>;

/** CSV-08: from the file to its mapping to its rows, and back to the file. */
export type ImportStep =
  | { kind: 'upload'; problem: string | null }
  | { kind: 'analyzing'; percent: number }
  | { kind: 'mapping'; file: File; analysis: GoodAnalysis; mappings: CsvMapping[]; check: FileCheck | null }
  | { kind: 'importing'; state: ImportState };

type Options = { appId: string; entity: Entity; onImported: () => void };

const problems = {
  empty: texts.empty,
  'no-rows': texts.noRows,
  unreadable: texts.unreadable,
  spreadsheet: texts.spreadsheet,
};
/** As often as a person can see a number change. */
const showEveryMs = 100;

/** What the wizard does. One worker reads; it ends with the dialog. */
export function useCsvImport({ appId, entity, onImported }: Options) {
  const [step, setStep] = useState<ImportStep>({ kind: 'upload', problem: null });
  const reader = useRef<CsvReader | null>(null);
  const asking = useRef<AbortController | null>(null);
  const run = useRef<ImportRun | null>(null);
  const rejected = useRef<ReturnType<typeof createRejectedRows> | null>(null);
  const altered = useRef<ReturnType<typeof createAlteredValues> | null>(null);
  const latest = useLatest(onImported);
  const targets = csvTargets(entity);

  useEffect(
    () => () => {
      asking.current?.abort();
      run.current?.stop();
      reader.current?.close();
      reader.current = null;
    },
    [],
  );

  const analyse = async (file: File, chosen: Partial<FileFormat> = {}) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setStep({ kind: 'analyzing', percent: 0 });
    const show = throttled((percent: number) => !own.signal.aborted && setStep(whileAnalyzing(percent)));
    const analysis = await (reader.current ??= createCsvReader())
      .analyse(file, chosen, (percent) => show(percent, false))
      .catch((): Analysis => ({ ok: false, problem: 'unreadable' }));
    if (own.signal.aborted) return;
    if (!analysis.ok) return setStep({ kind: 'upload', problem: problems[analysis.problem] });
    const suggested = await suggest(analysis, own.signal);
    if (own.signal.aborted) return;
    const mappings = withFormats(suggested, analysis.signs, analysis.format.delimiter);
    showMapping({ file, analysis, mappings });
  };

  /** The mapping at once, and what it makes of the whole file as soon as that is known. */
  const showMapping = (mapping: { file: File; analysis: GoodAnalysis; mappings: CsvMapping[] }) => {
    setStep({ kind: 'mapping', ...mapping, check: null });
    const show = (check: FileCheck | null) =>
      setStep((now) => (now.kind === 'mapping' && now.mappings === mapping.mappings ? { ...now, check } : now));
    reader.current?.check(requestOf(mapping)).then(show, () => show(null));
  };

  const requestOf = ({ file, analysis, mappings }: { file: File; analysis: GoodAnalysis; mappings: CsvMapping[] }) => ({
    ...{ file: analysis.workbook?.content ?? file, format: analysis.format, entity: entity.name },
    ...{ schema: JSON.stringify(entity.schema), mappings },
  });

  const suggest = async (analysis: GoodAnalysis, signal: AbortSignal): Promise<CsvMapping[]> => {
    try {
      const mappings = await suggestMapping(appId, entity.name, analysis, signal);
      if (mappings.length === analysis.headers.length) return mappings;
    } catch {
      // Said below, unless the person has gone back.
    }
    if (!signal.aborted) confirmWithToast(texts.mappingFailed);
    return guessMapping(columnsOf(analysis.headers, analysis.sampleRows), targets);
  };

  const settle = (state: ImportState) => {
    if (state.status === 'broken') confirmWithToast(texts.importFailed);
    if (state.status !== 'done') return;
    confirmWithToast(
      state.failed > 0 ? texts.someFailed(state.failed, state.total) : texts.allImported(state.imported),
    );
  };

  const start = async () => {
    if (step.kind !== 'mapping' || run.current) return;
    const { file, analysis, mappings } = step;
    const source = reader.current!;
    const importId = newImportId();
    const out = createRejectedRows(analysis.headers);
    rejected.current = out;
    const changed = createAlteredValues();
    altered.current = changed;
    const show = throttled((state: ImportState) => setStep({ kind: 'importing', state }));
    const made = createImportRun({
      total: analysis.rows,
      importId,
      next: () => source.next(),
      send: (records, key) => sendBatch(appId, entity.name, records, { key, importId }),
      wait: untilOnline,
      onRejected: out.add,
      onAltered: changed.add,
      onChange: (state) => {
        show(state, state.status !== 'running');
        if (['done', 'stopped', 'broken'].includes(state.status)) {
          settle(state);
          latest.current();
        }
      },
    });
    run.current = made;
    await source.open(requestOf({ file, analysis, mappings }));
    await made.run();
  };

  const back = () => {
    asking.current?.abort();
    setStep({ kind: 'upload', problem: null });
  };

  return {
    step,
    targets,
    analyse,
    back,
    start: () => void start(),
    remap: (mappings: CsvMapping[]) => step.kind === 'mapping' && showMapping({ ...step, mappings }),
    stop: () => run.current?.stop(),
    goOn: () => void run.current?.run(),
    retry: () => void run.current?.retry(),
    rejectedRows: () => rejected.current?.toFile(run.current?.failedBatches ?? []) ?? null,
    alteredValues: () => altered.current?.toFile() ?? null,
  };
}

/** After a while, or as soon as the browser has a network again. */
const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Keys of batches and the one act of the history are made of it: 24 hex digits. */
const newImportId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A late percent changes nothing in the steps that follow. */
const whileAnalyzing =
  (percent: number) =>
  (step: ImportStep): ImportStep =>
    step.kind === 'analyzing' ? { kind: 'analyzing', percent } : step;

/** Calls at most every `showEveryMs` with the newest value; `isLast` calls at once. */
function throttled<T>(call: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: T;
  return (value: T, isLast: boolean) => {
    newest = value;
    if (isLast) {
      clearTimeout(timer);
      timer = undefined;
      call(value);
    } else {
      timer ??= setTimeout(() => {
        timer = undefined;
        call(newest);
      }, showEveryMs);
    }
  };
}
