import { isWithin } from '@whittle/domain/entities/match-filter';
import { isSameValue } from '@whittle/domain/entities/match-value';
import type { RecordData } from '@whittle/domain/entities/record-input';
import { both } from '@whittle/domain/entities/rule';
import type { RecordScope } from './record-scope.ts';
import { refusal } from './records.policy.ts';
import type { HeldRecord } from './sql/change-records.ts';

/** Whether a change of these fields has to be asked about with the record as it will be. */
export const mayMove = ({ belongsBy }: RecordScope, change: RecordData): boolean =>
  belongsBy !== undefined && Object.keys(change).some((field) => belongsBy.has(field));

/**
 * A change may not make a record somebody else's: what its rules compare with the caller has to let them read and change
 * it afterwards too. All else that they ask, such as its state, is about the record as it was; so whoever may change a
 * draft may hand it in. Throws `access-denied`. Rule: ENT-42.
 */
export function requireStaysWithin(scope: RecordScope, before: HeldRecord, after: RecordData): void {
  const moved = [...(scope.belongsBy ?? [])].filter((field) => !isSameValue(before.data[field], after[field]));
  if (moved.length === 0) return;
  const data = { ...before.data, ...Object.fromEntries(moved.map((field) => [field, after[field] ?? null])) };
  if (!isWithin(both(scope.reach.read, scope.reach.update), { ...before, data })) throw refusal(scope.callerId);
}
