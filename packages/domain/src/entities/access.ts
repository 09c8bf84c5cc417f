import type { PermissionValue } from '@whittle/contract/entities';
import { permissionValues } from '@whittle/contract/entities';

/** Who may read and who may write an entity's records through the running app. */
export type Access = { read: PermissionValue; write: PermissionValue };

/** ENT-01: what an entity without a rule of its own gets. */
export const defaultAccess: Access = { read: 'creator', write: 'creator' };

/** What the rules know of a caller. The owner here is the owner at work in the builder, not in the running app. */
export type Actor = { kind: 'visitor' } | { kind: 'person'; id: string; role: 'admin' | 'user' } | { kind: 'owner' };

/** Which records an act reaches: every one, those that the caller created, or none. */
export type Reach = 'every' | 'own' | 'none';

/** ENT-03, N-20, N-22: an app's admin does not see what is the creator's alone; the owner in the builder sees all. */
export function readReach(access: Access, actor: Actor): Reach {
  return actor.kind === 'owner' ? 'every' : reach(access.read, actor);
}

/** ENT-03, N-21: whether the caller may create records. `anonymous` lets everyone submit. */
export function canCreate({ write }: Access, actor: Actor): boolean {
  if (actor.kind === 'owner' || write === 'anonymous') return true;
  if (actor.kind === 'visitor' || write === 'none') return false;
  return write === 'admin' ? actor.role === 'admin' : true;
}

/** ENT-03, N-21: which records the caller may change or delete. What everyone may submit, only admins may change. */
export function changeReach({ write }: Access, actor: Actor): Reach {
  if (actor.kind === 'owner') return 'every';
  return reach(write === 'anonymous' ? 'admin' : write, actor);
}

function reach(value: PermissionValue, actor: Exclude<Actor, { kind: 'owner' }>): Reach {
  if (value === 'anonymous') return 'every';
  if (value === 'none' || actor.kind === 'visitor') return 'none';
  if (value === 'creator') return 'own';
  return value === 'all' || actor.role === 'admin' ? 'every' : 'none';
}

/** What a value lets be done includes what these let be done. `admin` and `creator` include neither the other. */
const includes: Record<PermissionValue, readonly PermissionValue[]> = {
  none: ['none'],
  creator: ['none', 'creator'],
  admin: ['none', 'admin'],
  all: ['none', 'creator', 'admin', 'all'],
  anonymous: permissionValues,
};

/** Whether `next` lets somebody see what `present` hides from them (S-10). From creator to admin does, and back too. */
export function isWider(next: PermissionValue, present: PermissionValue): boolean {
  return !includes[present].includes(next);
}

/** Reads the `permissions` attribute of an action, `read/write`. Null when a part is missing or no known value. */
export function parsePermissions(text: string): Access | null {
  const [read, write, ...rest] = text.split('/').map((part) => part.trim().toLowerCase());
  return rest.length === 0 && isPermissionValue(read) && isPermissionValue(write) ? { read, write } : null;
}

export const formatPermissions = ({ read, write }: Access): string => `${read}/${write}`;

export const isPermissionValue = (value: unknown): value is PermissionValue =>
  permissionValues.some((known) => known === value);
