import type { PermissionValue } from '@whittle/contract/entities';
import { permissionValues } from '@whittle/contract/entities';

/** Who may read and who may write an entity's records through the running app. */
export type Access = { read: PermissionValue; write: PermissionValue };

/** ENT-01: what an entity without a rule of its own gets. */
export const defaultAccess: Access = { read: 'creator', write: 'creator' };

/** Who calls: a visitor, a signed-in person of the app, or the owner at work in the builder, who reaches everything. */
export type Actor = { kind: 'visitor' } | { kind: 'person'; id: string; role: string } | { kind: 'owner' };

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
