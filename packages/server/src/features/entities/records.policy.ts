import { canCreate, changeReach, readReach } from '@whittle/domain/entities/access';
import type { Entity } from '@whittle/domain/entities/entity';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import type { RecordScope } from './records.store.ts';

/** The records that a caller reaches; the store writes it into every statement (S-08). */
export function scopeOf({ app, actor, person }: AppCaller, { name, access, properties }: Entity): RecordScope {
  return {
    appId: app.id,
    entity: name,
    fields: [...properties.keys()],
    callerId: person?.id ?? null,
    read: readReach(access, actor),
    change: changeReach(access, actor),
    seesCreators: actor.kind !== 'visitor',
  };
}

/** Every record of an entity: what the platform does for the owner, in the name of `callerId`. */
export const wholeScope = (appId: string, entity: string, callerId: string | null): RecordScope => ({
  appId,
  entity,
  fields: [],
  callerId,
  read: 'every',
  change: 'every',
  seesCreators: true,
});

/** A visitor hears that signing in may help, a signed-in person that the rule says no. */
export function requireCreate({ actor }: AppCaller, { access }: Entity): void {
  if (canCreate(access, actor)) return;
  throw new AppError(actor.kind === 'visitor' ? 'not-signed-in' : 'access-denied');
}

/** Changing and deleting is for people: a visitor is asked to sign in, whether or not the record is there. */
export function requireChange({ actor }: AppCaller): void {
  if (actor.kind === 'visitor') throw new AppError('not-signed-in');
}
