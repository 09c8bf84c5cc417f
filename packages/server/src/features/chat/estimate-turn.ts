import type { AppId } from '@whittle/contract/ids';
import type { CapState, TurnEstimate } from '@whittle/contract/spend/spend';
import type { LanguageModels } from '../../adapters/language-model/language-model.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { expectedPrompt } from '../../core/spend/expected-prompt.ts';
import type { Ledger } from '../../core/spend/ledger.ts';
import type { createPrepareEstimate } from './prepare-request.ts';

type Deps = {
  models: Pick<LanguageModels, 'current'>;
  trees: Pick<AppTrees, 'head'>;
  ledger: Pick<Ledger, 'expectTurn'>;
  prepareEstimate: ReturnType<typeof createPrepareEstimate>;
  /** The limits of the month that an account and one of its apps are under. */
  monthStates(accountId: string, appId: AppId): Promise<CapState[]>;
};

/** What a message will cost, before it is sent; null where it costs nothing, or nobody knows a price. */
export function createEstimateTurn({ models, trees, ledger, prepareEstimate, monthStates }: Deps) {
  return async (accountId: string, appId: AppId, chars: number): Promise<TurnEstimate> => {
    const model = await models.current('build', { kind: 'turn', appId, accountId });
    if (model.isBuiltIn) return null;
    const { files } = await trees.head(appId);
    const promptTokens = expectedPrompt(await prepareEstimate(appId, files, chars));
    const [expected, month] = await Promise.all([
      ledger.expectTurn(appId, model, promptTokens),
      monthStates(accountId, appId),
    ]);
    return expected && { ...expected, near: month.filter(({ isNear }) => isNear) };
  };
}
