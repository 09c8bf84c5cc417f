import { builtInModelName } from '@whittle/contract/models';
import { systemClock, type Clock } from '../../clock.ts';
import type { LanguageModel, ModelRequest, ModelUsage } from '../language-model.ts';
import { inPieces } from './pace.ts';

export type BuiltInBuilderOptions = {
  clock?: Clock;
  /** Pause between two pieces of the reply; 0 streams without waiting. */
  paceMs?: number;
};

const defaultPaceMs = 6;
const noUsage: ModelUsage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/**
 * The builder that answers while no model is connected. It recognises common kinds of apps and changes, and says so
 * when it does not understand. Equal requests give equal replies, but for the dates of sample records.
 */
export function createBuiltInBuilder({
  clock = systemClock,
  paceMs = defaultPaceMs,
}: BuiltInBuilderOptions = {}): LanguageModel {
  return {
    label: builtInModelName,
    provider: 'built-in',
    model: 'built-in',
    isBuiltIn: true,
    listedAs: [],
    seesPictures: false,
    async *stream(request: ModelRequest, signal: AbortSignal) {
      // A hundred small files that the start of the server need not wait for.
      const { replyTo } = await import('@whittle/built-in-builder/reply');
      signal.throwIfAborted();
      const reply = replyTo(request.context, clock.now());
      for await (const text of inPieces(reply, paceMs, signal)) yield { type: 'text', text };
      yield { type: 'step', usage: noUsage };
      yield { type: 'finish', reason: 'stop', usage: noUsage, steps: 1 };
    },
  };
}
