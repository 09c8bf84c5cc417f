import type { PermissionValue } from '@whittle/contract/entities';
import type { Access } from './access.ts';

/** ENT-03. `all` is named Public although it means signed-in people, so its sentence stands beside it (N-20). */
export const permissionNames: Record<PermissionValue, string> = {
  anonymous: 'Anonymous',
  all: 'Public',
  admin: 'Admin',
  creator: 'Creator',
  none: 'None',
};

export type AccessPreset = { name: string; sentence: string; access: Access };

/** ENT-04 to ENT-09, letter by letter. */
export const accessPresets: readonly AccessPreset[] = [
  {
    name: 'Admin Only Read, Anonymous Write',
    sentence: 'Anyone can submit, only admins can view',
    access: { read: 'admin', write: 'anonymous' },
  },
  {
    name: 'Anonymous Read, Admin Write',
    sentence: 'Anyone can view, only admins can edit',
    access: { read: 'anonymous', write: 'admin' },
  },
  {
    name: 'Public Read, Admin Write',
    sentence: 'Logged in users can view, only admins can edit',
    access: { read: 'all', write: 'admin' },
  },
  {
    name: 'Public Read, Creator Write',
    sentence: 'Logged in users can view, only the creator can edit',
    access: { read: 'all', write: 'creator' },
  },
  {
    name: 'Creator Only',
    sentence: 'Only the creator can view and edit',
    access: { read: 'creator', write: 'creator' },
  },
  { name: 'Admin Only', sentence: 'Only admins can view and edit', access: { read: 'admin', write: 'admin' } },
];

const readers: Record<PermissionValue, string> = {
  anonymous: 'Anyone can view',
  all: 'Logged in users can view',
  admin: 'Only admins can view',
  creator: 'Only the creator can view',
  none: 'Nobody can view',
};

const writers: Record<PermissionValue, string> = {
  anonymous: 'anyone can submit',
  all: 'logged in users can edit',
  admin: 'only admins can edit',
  creator: 'only the creator can edit',
  none: 'nobody can edit',
};

/** A sentence a person understands at once: the preset's where there is one, else put together from both halves. */
export function accessSentence({ read, write }: Access): string {
  const preset = accessPresets.find(({ access }) => access.read === read && access.write === write);
  return preset?.sentence ?? `${readers[read]}, ${writers[write]}`;
}
