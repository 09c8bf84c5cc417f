import type { ToolRun } from '@whittle/contract/tools/tool-run';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { byteOrderMark, csvLine, exportFileName } from '@whittle/domain/entities/csv/write-csv';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { toolEditorTexts } from './tool-editor.texts.ts';

const { columns, states, hidden } = toolEditorTexts.runs;

/** The runs as a file, a column for each field; what is personal is hidden there as well. */
export function runsCsv(tool: ToolDocument, path: string, runs: readonly ToolRun[]): { name: string; blob: Blob } {
  const head = [
    ...[columns.when, columns.state, columns.problem, columns.model, columns.tokens],
    ...tool.fields.map((field) => field.name),
  ];
  const lines = runs.map((run) =>
    csvLine([
      ...[run.createdAt, states[run.state], run.problem?.message, run.model],
      run.tokens.prompt + run.tokens.completion,
      ...tool.fields.map(({ id }) => shown(run.inputs[id])),
    ]),
  );
  return {
    name: exportFileName(path, new Date()),
    blob: new Blob([byteOrderMark, csvLine(head), ...lines], { type: 'text/csv;charset=utf-8' }),
  };
}

/** Strangers fill in the form, so what a spreadsheet would run as a formula is marked as text. */
function shown(value: unknown): string {
  if (value === null) return hidden;
  const text = inputText(shownValue(value));
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}
