import { AppError } from '../../../http/app-error.ts';
import type { RecordScope } from './record-scope.ts';

/** Whether the caller may make some record at all; which one is up to the rules. A visitor hears that signing in may help. */
export function requireCreate({ reach, callerId }: RecordScope): void {
  if (reach.create === false) throw refusal(callerId);
}

/** Where a rule lets no visitor change anything, a visitor is asked to sign in, whether or not the record is there. */
export function requireChange({ reach, callerId }: RecordScope, verb: 'update' | 'delete'): void {
  if (callerId === null && reach[verb] === false) throw refusal(callerId);
}

/** Many at once is for people. */
export function requirePerson({ callerId }: RecordScope): void {
  if (callerId === null) throw refusal(callerId);
}

/** A new record that its rule refuses. */
export const refusal = (callerId: string | null) => new AppError(callerId === null ? 'not-signed-in' : 'access-denied');
