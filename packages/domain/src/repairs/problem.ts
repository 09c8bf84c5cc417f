import { applyTextEdits, doOverlap, type TextEdit } from '../source-code/text-edits.ts';

/** What can be wrong with an app after a turn, in the words of docs/repairs.md. */
export const problemKinds = [
  'syntax',
  'duplicate-name',
  'outside-async',
  'broken-import',
  'missing-export',
  'undefined-name',
  'wrong-capitals',
  'entity',
  'field',
  'hook-place',
  'list-key',
  'link',
  'page-export',
  'html-in-jsx',
  'undefined-list',
  'query-call',
  'value',
  'type',
  'event-handler',
  'lost-result',
  'constant',
  'comparison',
  'state',
  'property',
  'endless-render',
  'redirect-loop',
  'layout',
  'access-rule',
  'hidden-page',
  'when-opened',
  'tool',
  'other',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** `error`: something fails when it is used. `warning`: it works, worse than it could. `hint`: only told. */
export type Severity = 'error' | 'warning' | 'hint';

/** A text edit of one of the app's files. */
export type Edit = TextEdit & { file: string };

/** A way out that needs no model: what changes, and the sentence that tells it. */
export type Fix = { edits: Edit[]; told: string };

/** For so many problems of a kind a file is looked at for a fix at once; what is left then has its turn in the next round. */
export const fixesAtOnce = 40;

export type Problem = {
  kind: ProblemKind;
  severity: Severity;
  file: string;
  line: number | null;
  message: string;
  /** Where an error of running code came through, a line for each place. */
  trace?: string;
  fix?: Fix;
};

/** Two problems of one key are the same one, wherever an edit has moved it. */
export const problemKey = ({ kind, file, message }: Problem): string => `${kind}|${file}|${message}`;

export const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;

/** Applies edits to files; null when two of them concern the same place. */
export function applyEdits(files: ReadonlyMap<string, string>, edits: readonly Edit[]): Map<string, string> | null {
  const after = new Map(files);
  for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
    const code = after.get(file);
    if (code === undefined || doOverlap(own)) return null;
    after.set(file, applyTextEdits(code, own));
  }
  return after;
}
