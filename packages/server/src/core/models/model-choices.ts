import type { ModelChoices, ModelFacts } from '@whittle/contract/models';
import type { ModelPrices } from '@whittle/contract/model-prices';
import type { Adapters } from '../../adapters/adapters.ts';
import type { OfferedModel } from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import { AppError } from '../../http/app-error.ts';
import type { ListedModel, ModelLists } from './model-list.ts';
import { type ModelPricesStore, priceOfListed } from './model-prices.ts';

type Deps = Pick<Adapters, 'models'> & {
  modelLists: Pick<ModelLists, 'read'>;
  modelPrices: Pick<ModelPricesStore, 'read'>;
};

export type ModelChoicesReader = ReturnType<typeof createModelChoices>;

/**
 * Which models may be named: those that the connected provider has, with what the public list says of them (EDIT-16). The
 * list alone would offer models that nobody here can ask.
 */
export function createModelChoices({ models, modelLists, modelPrices }: Deps) {
  const offered = async (): Promise<{ items: readonly OfferedModel[]; problem: string | null }> => {
    try {
      return { items: await models.list(), problem: null };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return { items: [await models.current()], problem: `${error.message} ${error.details}` };
    }
  };

  return {
    async read(): Promise<ModelChoices> {
      const [{ items, problem }, list, prices] = await Promise.all([offered(), modelLists.read(), modelPrices.read()]);
      const find = finderIn(list.models);
      return {
        items: items.map((one) => ({ model: one.model, label: one.model, facts: factsOf(one, find(one), prices) })),
        problem,
        currency: prices.currency,
        list: { at: list.at, isBuiltIn: list.isBuiltIn },
      };
    },

    /** Throws `model-not-offered` for a name that is none of the choices. */
    async requireChoice(model: string): Promise<void> {
      const { items } = await offered();
      if (!items.some((one) => one.model === model)) throw new AppError('model-not-offered', { values: { model } });
    },
  };
}

/** By exact id first, as everywhere: a part of a name is another model with another price. */
function finderIn(models: readonly ListedModel[]): (one: OfferedModel) => ListedModel | null {
  const byId = new Map(models.map((one) => [one.id, one]));
  const bySlug = new Map(models.map((one) => [one.slug, one]));
  return ({ listedAs }) =>
    listedAs.map((id) => byId.get(id) ?? bySlug.get(id)).find((found) => found !== undefined) ?? null;
}

function factsOf(
  { model }: OfferedModel,
  listed: ListedModel | null,
  { currency, prices }: ModelPrices,
): ModelFacts | null {
  const own = prices.find((one) => one.model === model);
  if (!listed && !own) return null;
  // The list counts in dollars.
  const price = own ?? (listed && currency === 'USD' ? priceOfListed(listed) : null);
  return {
    name: listed?.name ?? model,
    contextTokens: listed?.contextTokens ?? null,
    perMillionPromptTokens: price?.perMillionPromptTokens ?? null,
    perMillionCompletionTokens: price?.perMillionCompletionTokens ?? null,
    seesPictures: listed?.seesPictures ?? false,
    callsTools: listed?.callsTools ?? false,
  };
}
