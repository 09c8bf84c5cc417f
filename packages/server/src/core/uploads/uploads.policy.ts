import type { AppCaller } from '../../http/app-caller.ts';
import type { UploadRow } from './uploads.store.ts';

/**
 * Whether somebody may have a private file signed or read for them: who uploaded it, and the owner and admins of the app.
 * Knowing its `file_uri`, which stands in records that others read, is not enough.
 */
export const mayUsePrivate = (
  { actor, person }: Pick<AppCaller, 'actor' | 'person'>,
  { isPrivate, uploaderId }: Pick<UploadRow, 'isPrivate' | 'uploaderId'>,
): boolean => {
  if (!isPrivate || person === null) return false;
  return actor.kind === 'owner' || person.isOwner || person.role === 'admin' || uploaderId === person.id;
};
