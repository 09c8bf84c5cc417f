import type { AccessCheckAction, AccessCheckActor } from '@whittle/contract/access-check';
import type { PermissionValue } from '@whittle/contract/entities';
import type { Access } from '../entities/access.ts';
import type { Entity } from '../entities/entity.ts';
import { declaredRowRules, type Verb } from '../entities/entity-rules.ts';
import { isWithin, type RecordFacts } from '../entities/match-filter.ts';
import { reachOf, type RuleUser } from '../entities/rule.ts';

/** Who tries, and with what: the record that is there, and the one that would be made. */
export type Trial = {
  actor: AccessCheckActor;
  act: AccessCheckAction;
  /** Null for the visitor. */
  user: RuleUser | null;
  target: RecordFacts;
  fresh: RecordFacts;
};

/**
 * What the declaration promises. The five values are told from their meaning alone (ENT-03, N-20 to N-22), apart from
 * the rules that queries are made of. Row rules are answered record by record in memory, where queries answer them in
 * SQL.
 */
export function expectedOutcome(entity: Entity, trial: Trial): boolean {
  return declaredRowRules(entity.schema) === null ? byValues(entity.access, trial) : byRowRules(entity, trial);
}

/** Whether a permission's value lets an actor act on a record of `creator`. */
const lets: Record<PermissionValue, (actor: AccessCheckActor) => boolean> = {
  anonymous: () => true,
  all: (actor) => actor !== 'visitor',
  admin: (actor) => actor === 'admin',
  creator: (actor) => actor === 'creator',
  none: () => false,
};

function byValues({ read, write }: Access, { actor, act }: Trial): boolean {
  switch (act) {
    case 'list':
    case 'filter':
    case 'count':
    case 'read':
      return lets[read](actor);
    case 'create':
      return write === 'creator' ? actor !== 'visitor' : lets[write](actor);
    case 'create-many':
      return actor !== 'visitor' && (write === 'creator' || lets[write](actor));
    case 'update':
    case 'delete':
    case 'delete-many':
      // What everyone may submit only admins change, and nobody changes what they cannot see.
      return actor !== 'visitor' && lets[write === 'anonymous' ? 'admin' : write](actor) && lets[read](actor);
  }
}

function byRowRules({ rules }: Entity, { act, user, target, fresh }: Trial): boolean {
  const may = (verb: Verb, record: RecordFacts) => isWithin(reachOf(rules[verb], user), record);
  switch (act) {
    case 'list':
    case 'filter':
    case 'count':
    case 'read':
      return may('read', target);
    case 'create':
      return may('create', fresh);
    case 'create-many':
      return user !== null && may('create', fresh);
    case 'update':
      return may('update', target) && may('read', target);
    case 'delete':
      return may('delete', target) && may('read', target);
    case 'delete-many':
      return user !== null && may('delete', target) && may('read', target);
  }
}
