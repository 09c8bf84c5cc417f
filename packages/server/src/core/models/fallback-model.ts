import type { LanguageModel, ModelEvent, ModelRequest } from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';

/** A model that failed is asked last for so long, so that each request of a turn does not wait for it again. */
const restMs = 60_000;

/** Which models failed a moment ago, for all turns of this process. */
interface RestingModels {
  isResting(model: LanguageModel): boolean;
  failed(model: LanguageModel): void;
  answered(model: LanguageModel): void;
}

export function createRestingModels(now: () => number = Date.now): RestingModels {
  const until = new Map<string, number>();
  // A key of one person that fails says nothing of the same model with another key.
  const keyOf = ({ provider, label, ownerOfKey = '' }: LanguageModel) => `${provider} ${label} ${ownerOfKey}`;
  return {
    isResting: (model) => (until.get(keyOf(model)) ?? 0) > now(),
    failed: (model) => void until.set(keyOf(model), now() + restMs),
    answered: (model) => void until.delete(keyOf(model)),
  };
}

/**
 * Several models as one: the next is asked where the one before could not begin to answer. It carries the name of the model
 * that answered last. What broke after words had come is for the caller, who asks again for the rest; the model that broke
 * rests then, so that another one goes on.
 */
export function withFallback(models: readonly LanguageModel[], resting: RestingModels): LanguageModel {
  if (models.length === 1) return models[0]!;
  const inOrder = () => [...models].sort((a, b) => Number(resting.isResting(a)) - Number(resting.isResting(b)));
  let answering = inOrder()[0]!;

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const candidates = inOrder();
    for (const [index, model] of candidates.entries()) {
      let hasBegun = false;
      try {
        for await (const event of model.stream(request, signal)) {
          hasBegun ||= event.type === 'text' || event.type === 'tool-call';
          if (hasBegun) answering = model;
          yield event;
        }
        resting.answered(model);
        return;
      } catch (error) {
        if (!(error instanceof ModelError) || signal.aborted) throw error;
        resting.failed(model);
        if (hasBegun || index === candidates.length - 1) throw error;
      }
    }
  }

  return {
    get label() {
      return answering.label;
    },
    get provider() {
      return answering.provider;
    },
    get model() {
      return answering.model;
    },
    get listedAs() {
      return answering.listedAs;
    },
    get ownerOfKey() {
      return answering.ownerOfKey;
    },
    get seesPictures() {
      return answering.seesPictures;
    },
    isBuiltIn: false,
    stream,
  };
}
