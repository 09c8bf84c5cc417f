import type { DebugEntry } from '@whittle/contract/debug-log';
import { duration } from '../../lib/times.ts';
import { debugLogTexts as texts } from './debug-log.texts.ts';

/** A step of a turn in words: what it was, and what is worth knowing about it, a line each. */
export type DescribedEntry = { title: string; lines: string[]; isBad: boolean };

export function describeEntry(entry: DebugEntry): DescribedEntry {
  switch (entry.kind) {
    case 'request':
      return {
        title: [texts.purposes[entry.purpose], entry.round === undefined ? '' : texts.round(entry.round)]
          .filter(Boolean)
          .join(', '),
        lines: [
          ...entry.parts.map(({ part, chars, tokens }) => texts.part(texts.parts[part], chars, tokens)),
          ...(entry.tools.length > 0 ? [texts.tools(entry.tools.join(', '))] : []),
        ],
        isBad: false,
      };
    case 'answer':
      return {
        title: `${texts.answered}, ${duration(entry.durationMs)}`,
        lines: [
          [
            entry.firstByteMs === null ? texts.noText : texts.firstByte(duration(entry.firstByteMs)),
            texts.chars(entry.chars),
          ].join(', '),
          [
            texts.tokensOf(entry.promptTokens, entry.completionTokens),
            ...(entry.cacheReadTokens > 0 ? [texts.cached(entry.cacheReadTokens)] : []),
          ].join(', '),
          texts.ended(entry.finishReason),
        ],
        isBad: entry.finishReason === 'error',
      };
    case 'actions':
      return {
        title: texts.actions,
        lines: [
          ...(entry.applied.length > 0 ? [texts.applied(entry.applied.join(', '))] : []),
          ...entry.refused.map(({ file, message }) => texts.refused(file, message)),
        ],
        isBad: entry.refused.length > 0,
      };
    case 'check':
      return {
        title: `${texts.checked}, ${duration(entry.durationMs)}`,
        lines: [
          ...entry.mended.map(({ told }) => texts.mended(told)),
          ...entry.open.map(fault),
          ...(entry.open.length === 0 ? [texts.noFaults] : []),
        ],
        isBad: entry.open.length > 0,
      };
    case 'walk':
      return {
        title: `${texts.walked}, ${duration(entry.durationMs)}`,
        lines: [
          ...(entry.pages?.map(({ page, viewer, state }) =>
            texts.fault(viewer ? `${page} (${texts.viewers[viewer]})` : page, texts.pageStates[state]),
          ) ?? [texts.pagesNotChecked]),
          ...entry.problems.map(fault),
        ],
        isBad: entry.problems.length > 0,
      };
    case 'error':
      return { title: texts.error, lines: [texts.fault(entry.code, entry.message)], isBad: true };
  }
}

const fault = ({ file, line, message }: { file: string; line: number | null; message: string }) =>
  texts.fault(line === null ? file : `${file}:${line}`, message);
