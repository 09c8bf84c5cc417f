import type { ErrorTable } from '../error-table.ts';

export const codeErrors = {
  'file-not-found': { status: 404, message: 'This file does not exist in the app.' },
  'file-changed': { status: 409, message: 'This file was changed elsewhere while you were editing it.' },
  'file-exists': { status: 409, message: 'The app already has a file with that name.' },
  'file-read-only': { status: 403, message: 'Entities are read-only here. Ask the chat to change them.' },
  'visual-edit-refused': { status: 409, message: 'This element cannot be changed on the page.' },
  'code-editing-closed': { status: 403, message: 'In this installation only a platform admin can edit code.' },
} as const satisfies ErrorTable;
