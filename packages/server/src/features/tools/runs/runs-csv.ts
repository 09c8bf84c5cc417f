import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BuilderRun } from '@whittle/contract/tools/tool-run';
import { byteOrderMark, csvLine } from '@whittle/domain/entities/csv/write-csv';
import { amountOf } from '@whittle/domain/models/money';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';

const columns = [
  ...['started', 'ended', 'state', 'problem', 'model', 'prompt_tokens', 'completion_tokens'],
  ...['credits', 'cost', 'currency'],
];

type ReadPage = (before: string | null) => Promise<{ items: readonly BuilderRun[]; next: string | null }>;

/** Runs as lines, newest first, a column for each field; what is personal is hidden there as well. */
export function runsCsv(tool: ToolDocument, currency: string, readPage: ReadPage): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: string | null = null;
  const head = csvLine([...columns, ...tool.fields.map(({ name }) => plain(name))]);
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + head)),
    async pull(controller) {
      const { items, next } = await readPage(before);
      if (items.length > 0)
        controller.enqueue(encoder.encode(items.map((run) => lineOf(run, tool, currency)).join('')));
      if (next === null) return controller.close();
      before = next;
    },
  });
}

const lineOf = (run: BuilderRun, { fields }: ToolDocument, currency: string): string =>
  csvLine([
    ...[run.createdAt, run.endedAt ?? '', run.state, run.problem?.message ?? '', run.model ?? ''],
    ...[run.tokens.prompt, run.tokens.completion, run.credits],
    ...[run.costMicros === null ? '' : amountOf(run.costMicros).toFixed(6), currency],
    ...fields.map(({ id }) => (run.hidden.includes(id) ? '(hidden)' : plain(inputText(shownValue(run.inputs[id]))))),
  ]);

/** Strangers fill in the form, so what a spreadsheet would run as a formula is marked as text. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);
