import { tokensOfChars } from '@whittle/domain/models/estimate';
import type { EmbeddingModels } from '../../adapters/embedding-model/embedding-model.ts';
import type { ImageModel, ImageModels } from '../../adapters/image-model/image-model.ts';
import type {
  LanguageModel,
  LanguageModels,
  ListedLimits,
  ModelEvent,
  ModelRequest,
  ModelUsage,
  ModelUser,
  TextRole,
} from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import { createRestingModels, withFallback } from '../models/fallback-model.ts';
import { expectedPrompt } from './expected-prompt.ts';
import type { Ledger, OpenCall } from './ledger.ts';

/** What the public list states of a model with one of these ids. */
export type FindLimits = (ids: readonly string[]) => Promise<ListedLimits | null>;

/**
 * The same models, each of whose requests is written into the ledger and held to its limits; where one fails, the next of
 * its role answers.
 */
export function meterModels(models: LanguageModels, ledger: Ledger, limitsOf: FindLimits): LanguageModels {
  const resting = createRestingModels();
  const candidates = async (role: TextRole, user?: ModelUser | null) =>
    (await models.candidates(role, user)).map((model) => meterModel(model, ledger, limitsOf));
  return {
    candidates,
    current: async (role = 'build', user = null) => withFallback(await candidates(role, user), resting),
    named: async (name) => {
      const model = await models.named(name);
      return model && meterModel(model, ledger, limitsOf);
    },
    list: () => models.list(),
  };
}

function meterModel(model: LanguageModel, ledger: Ledger, limitsOf: FindLimits): LanguageModel {
  if (model.isBuiltIn) return model;
  const { label, provider, model: name, isBuiltIn, listedAs, seesPictures, ownerOfKey } = model;
  return {
    ...{ label, provider, model: name, isBuiltIn, listedAs, seesPictures, ownerOfKey },
    stream: (request, signal) =>
      request.payer === null ? model.stream(request, signal) : streamMetered(model, ledger, request, signal, limitsOf),
  };
}

const none: ModelUsage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

async function* streamMetered(
  model: LanguageModel,
  ledger: Ledger,
  request: ModelRequest,
  signal: AbortSignal,
  limitsOf: FindLimits,
): AsyncGenerator<ModelEvent> {
  const promptTokens = expectedPrompt(request);
  // At once: whoever waits for the first word waits for both.
  const [call, listedLimits] = await Promise.all([
    ledger.open(request.payer!, model, { promptTokens, images: 0 }, signal),
    limitsOf(model.listedAs).catch(() => null),
  ]);
  const withLimits = { ...request, listedLimits };
  let counted = none;
  let reported: number | null = null;
  /** Null from the first step on whose provider states no total. */
  let reportedTokens: number | null = 0;
  /** Of the step that runs now, whose tokens nobody has counted yet. */
  let step = { hasBegun: false, chars: 0 };
  /** A step ended whose tokens its provider did not report: an answer is never free because nobody counted it. */
  let isUncounted = false;
  const stop = new AbortController();
  try {
    for await (const event of model.stream(withLimits, AbortSignal.any([signal, stop.signal]))) {
      if (event.type === 'step') {
        const isCounted = event.usage.promptTokens + event.usage.completionTokens > 0;
        isUncounted ||= !isCounted && step.hasBegun;
        counted = isCounted ? add(counted, event.usage) : withStep(counted, step, promptTokens);
        if (event.costMicros !== undefined) reported = (reported ?? 0) + event.costMicros;
        reportedTokens =
          event.reportedTokens === undefined || reportedTokens === null ? null : reportedTokens + event.reportedTokens;
        step = { hasBegun: false, chars: 0 };
      } else if (event.type === 'finish') {
        if (!isUncounted) counted = event.usage;
        step = { hasBegun: false, chars: 0 };
      } else if (event.type !== 'tool-result') {
        const chars = event.type === 'text' ? event.text.length : JSON.stringify(event.args).length;
        step = { hasBegun: true, chars: step.chars + chars };
      }
      yield event;
      if (event.type !== 'finish') await keepWithin(call, withStep(counted, step, promptTokens));
    }
  } finally {
    stop.abort();
    const isEstimated = step.hasBegun || (isUncounted && reported === null);
    await call.close(withStep(counted, step, promptTokens), {
      isEstimated,
      reportedMicros: isEstimated ? null : reported,
      reportedTokens: isEstimated || reportedTokens === 0 ? null : reportedTokens,
    });
  }
}

/** Goes on as long as money is left for it. */
async function keepWithin(call: OpenCall, used: ModelUsage): Promise<void> {
  while (call.heldMicros !== null && (call.costOf(used) ?? 0) > call.heldMicros) await call.extend();
}

const withStep = (counted: ModelUsage, step: { hasBegun: boolean; chars: number }, promptTokens: number): ModelUsage =>
  step.hasBegun ? add(counted, { ...none, promptTokens, completionTokens: tokensOfChars(step.chars) }) : counted;

const add = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});

/** The same for models that draw, a picture at a time; where one fails, the next one draws. */
export function meterImages(images: ImageModels, ledger: Ledger): ImageModels {
  const candidates = async () => (await images.candidates()).map((model) => meterImage(model, ledger));
  return {
    candidates,
    async current() {
      const [first, ...others] = await candidates();
      if (!first) return null;
      return {
        label: first.label,
        async draw(...asked) {
          let failure: unknown;
          for (const model of [first, ...others]) {
            try {
              return await model.draw(...asked);
            } catch (error) {
              if (!(error instanceof ModelError)) throw error;
              failure = error;
            }
          }
          throw failure;
        },
      };
    },
  };
}

const meterImage = (model: ImageModel, ledger: Ledger): ImageModel => ({
  label: model.label,
  async draw(prompt, signal, payer) {
    const call = await ledger.open(
      payer,
      { provider: 'image', model: model.label, listedAs: [] },
      { promptTokens: 0, images: 1 },
      signal,
    );
    let drawn = 0;
    try {
      const image = await model.draw(prompt, signal, payer);
      drawn = 1;
      return image;
    } finally {
      const used = { promptTokens: 0, completionTokens: 0, images: drawn };
      await call.close(used, { isEstimated: false, reportedMicros: null });
    }
  },
});

/** The same for models that turn texts into vectors. */
export const meterEmbeddings = (embeddings: EmbeddingModels, ledger: Ledger): EmbeddingModels => ({
  async current() {
    const model = await embeddings.current();
    return (
      model && {
        ...model,
        async embed(texts, kind, signal, payer) {
          const promptTokens = tokensOfChars(texts.reduce((sum, { length }) => sum + length, 0));
          const call = await ledger.open(payer, model, { promptTokens, images: 0 }, signal);
          let used = { promptTokens: 0, completionTokens: 0 };
          let isEstimated = false;
          try {
            const embedded = await model.embed(texts, kind, signal, payer);
            isEstimated = embedded.tokens === null;
            used = { promptTokens: embedded.tokens ?? promptTokens, completionTokens: 0 };
            return embedded;
          } finally {
            await call.close(used, { isEstimated, reportedMicros: null });
          }
        },
      }
    );
  },
});
