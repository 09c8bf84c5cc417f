import type { AccountId, AppId } from '@whittle/contract/ids';
import type { Transaction } from '../../adapters/database/database.ts';

export type Files = ReadonlyMap<string, string>;

export type FilesChange = {
  appId: AppId;
  /** Whose change it is. */
  accountId: AccountId;
  before: Files;
  after: Files;
  /** What the app's own address declares from then on, when the change is about that; a name that it reads stays. */
  published?: Files;
};

/**
 * Looks which fields a change of the files renames, as the schemas themselves say, in whichever direction: a reply that
 * renames, a version that is gone back to, a publish after which nobody writes the old name any more. The answer moves
 * their values within the transaction of that change. Of two values the later one stays, the other is in the history.
 */
export type CarryValues = (change: FilesChange) => Promise<(tx: Transaction, at: Date) => Promise<void>>;
