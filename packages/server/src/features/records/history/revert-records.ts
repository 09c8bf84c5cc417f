import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import { newId } from '../../../adapters/ids.ts';
import type { Transaction } from '../../../adapters/database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { revertWithin } from './revert.store.ts';
import type { Selection } from './revert-plan.ts';

/** To how the records were at an instant, or before an act. */
type Target = { at: Date } | { undoes: string; force: boolean };

type Deps = {
  /** The owner as a person of the app, whom the history names. */
  findOwner(appId: AppId, accountId: AccountId): Promise<{ id: AppUserId }>;
};

/** Sets all records of an app back to an instant, or takes such a step back, as a part of a transaction that does more. */
export const createSetRecordsBack =
  ({ findOwner }: Deps) =>
  async ({ appId, accountId, to }: { appId: AppId; accountId: AccountId; to: Target }) => {
    const { id: byId } = await findOwner(appId, accountId);
    const isUndo = 'undoes' in to;
    const selection: Selection = isUndo
      ? { kind: 'call', appId, callId: to.undoes }
      : { kind: 'since', appId, at: to.at };
    return async (tx: Transaction, at: Date) => {
      const callId = newId();
      const reverted = await revertWithin(tx, selection, {
        callId,
        at,
        byId,
        via: isUndo ? 'undo' : 'restore',
        ...(isUndo && { undoes: to.undoes }),
        force: isUndo ? to.force : true,
      });
      if (!reverted.ok) throw new AppError('undo-conflict', { details: { conflicts: reverted.conflicts } });
      return { callId, ...reverted.counts };
    };
  };
