import type { Annotation } from '@whittle/contract/chat';
import { errorCatalogue } from '@whittle/contract/errors';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import { AppError } from '../../../http/app-error.ts';
import { TurnInterrupted, type TurnFailure, type WritingEnd } from './turn.ts';

const failureOf = (code: 'turn-shut-down' | 'turn-too-long'): TurnFailure => ({
  code,
  reason: errorCatalogue[code].message,
});

/** How a turn ends whose writing threw. Anything unexpected is the server's own failure; its text is for admins only. */
export function endOfBrokenWriting(error: unknown): WritingEnd {
  if (error instanceof TurnInterrupted) {
    if (error.kind === 'stopped') return { outcome: 'stopped', finishReason: 'stopped', failure: null };
    if (error.kind !== 'lost') {
      const failure = failureOf(error.kind === 'shutdown' ? 'turn-shut-down' : 'turn-too-long');
      return { outcome: 'truncated', finishReason: error.kind, failure };
    }
  }
  return { outcome: 'truncated', finishReason: 'error', failure: toFailure(error) };
}

/** What a person reads about whatever went wrong. */
export function toFailure(error: unknown): TurnFailure {
  if (error instanceof ModelError) return { code: error.code, reason: error.message, details: error.details };
  if (error instanceof AppError) return { code: error.code, reason: error.message };
  return {
    code: 'internal',
    reason: errorCatalogue.internal.message,
    details: error instanceof Error ? error.message : String(error),
  };
}

/** The turn whose process died: found by another one, or by the next start. */
export const deadProcess = failureOf('turn-shut-down');

/** GEN-21: one sentence for all failures, the readable reason beside it. */
export const toAnnotatedError = ({ code, reason, details }: TurnFailure): Annotation['error'] => ({
  code,
  message: errorCatalogue['chat-failed'].message,
  reason,
  ...(details && { details }),
});
