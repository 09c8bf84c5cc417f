import type { DebugEntry } from '@whittle/contract/debug-log';
import { limits } from '@whittle/contract/limits';
import type { Problem } from '@whittle/domain/repairs/problem';
import type { ModelRequest } from '../../../adapters/language-model/language-model.ts';
import { estimateTokens } from '../context/tokens.ts';

type NewEntry = DebugEntry extends infer E ? (E extends unknown ? Omit<E, 'atMs'> : never) : never;

/** What happens in a turn, step by step, for the debug log (VER-17). Sizes and places, never the texts of a request. */
export interface TurnDiary {
  note(entry: NewEntry): void;
  readonly entries: readonly DebugEntry[];
  readonly dropped: number;
}

export function createTurnDiary(): TurnDiary {
  const startedAt = performance.now();
  const entries: DebugEntry[] = [];
  let dropped = 0;
  return {
    note(entry) {
      if (entries.length < limits.debugLogEntries) entries.push({ ...entry, atMs: since(startedAt) } as DebugEntry);
      else dropped += 1;
    },
    entries,
    get dropped() {
      return dropped;
    },
  };
}

/** Whole milliseconds since an instant of `performance.now`. */
export const since = (instant: number) => Math.round(performance.now() - instant);

type RequestEntry = Extract<NewEntry, { kind: 'request' }>;

export function noteOfRequest(
  { system, messages, pictures = [], tools, maxSteps }: ModelRequest,
  about: Pick<RequestEntry, 'purpose' | 'round'>,
): RequestEntry {
  const [instructions = '', ...app] = system;
  const size = (part: RequestEntry['parts'][number]['part'], text: string) => ({
    ...{ part, chars: text.length },
    tokens: estimateTokens(text),
  });
  const parts = [
    size('instructions', instructions),
    size('app', app.join('\n')),
    size(
      'conversation',
      messages
        .slice(0, -1)
        .map(({ content }) => content)
        .join('\n'),
    ),
    size('message', messages.at(-1)?.content ?? ''),
    { part: 'pictures' as const, chars: pictures.reduce((sum, { bytes }) => sum + bytes.length, 0), tokens: 0 },
  ].filter(({ chars }) => chars > 0);
  return { kind: 'request', ...about, parts, tools: tools.map(({ name }) => name), maxSteps };
}

export const placesOf = (problems: readonly Problem[]) =>
  problems.map(({ kind, file, line, message }) => ({ kind, file, line, message }));
