import type { AppId } from '@whittle/contract/ids';
import type { CapState, TurnEstimate } from '@whittle/contract/spend/spend';
import type { LanguageModels } from '../../adapters/language-model/language-model.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { tokensOfPicture } from '@whittle/domain/models/estimate';
import { expectedPrompt } from '../../core/spend/expected-prompt.ts';
import type { Ledger } from '../../core/spend/ledger.ts';
import { tokenBudget } from './context/tokens.ts';
import type { createPrepareEstimate } from './prepare-request.ts';

type Deps = {
  models: Pick<LanguageModels, 'current'>;
  trees: Pick<AppTrees, 'head'>;
  ledger: Pick<Ledger, 'expectTurn'>;
  prepareEstimate: ReturnType<typeof createPrepareEstimate>;
  /** The limits of the month that an account and one of its apps are under. */
  monthStates(accountId: string, appId: AppId): Promise<CapState[]>;
};

/** What is to be sent: its length, and how many pictures and other files go with it. */
type Planned = { chars: number; pictures: number; documents: number };

/** A document of a few lines. */
const fewTokensOfDocument = 500;
/** Tokens that attached files add to a request: of pictures as always, of documents between a few lines and all that is sent. */
const attachedTokens = ({ pictures, documents }: Planned) => ({
  few: pictures * tokensOfPicture + documents * fewTokensOfDocument,
  many: pictures * tokensOfPicture + (documents > 0 ? tokenBudget.attachments : 0),
});

/** What a message will cost, before it is sent; null where it costs nothing, or nobody knows a price. */
export function createEstimateTurn({ models, trees, ledger, prepareEstimate, monthStates }: Deps) {
  return async (accountId: string, appId: AppId, planned: Planned): Promise<TurnEstimate> => {
    const model = await models.current('build', { kind: 'turn', appId, accountId });
    if (model.isBuiltIn) return null;
    const { files } = await trees.head(appId);
    const promptTokens = expectedPrompt(await prepareEstimate(appId, files, planned.chars));
    const [expected, month] = await Promise.all([
      ledger.expectTurn(appId, model, promptTokens, attachedTokens(planned)),
      monthStates(accountId, appId),
    ]);
    return expected && { ...expected, near: month.filter(({ isNear }) => isNear) };
  };
}
