import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SetRecordsBack } from '../../versions/restore-version.ts';
import { revertWithin } from './revert.store.ts';
import type { Selection } from './revert-plan.ts';

type Deps = {
  /** The owner as a person of the app, whom the history names. */
  findOwner(appId: AppId, accountId: AccountId): Promise<{ id: AppUserId }>;
};

/** Sets all records of an app back to an instant, or takes such a step back, as a part of a transaction that does more. */
export const createSetRecordsBack =
  ({ findOwner }: Deps): SetRecordsBack =>
  async ({ appId, accountId, to }) => {
    const { id: byId } = await findOwner(appId, accountId);
    const isUndo = 'undoes' in to;
    const selection: Selection = isUndo
      ? { kind: 'call', appId, callId: to.undoes }
      : { kind: 'since', appId, at: to.at };
    return async (tx, at) => {
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
