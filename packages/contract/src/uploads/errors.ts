import type { ErrorTable } from '../error-table.ts';

export const uploadErrors = {
  'file-unreadable': { status: 422, message: 'This file could not be read.' },
  'file-too-big': { status: 413, message: 'File size to large' },
  'file-link-invalid': {
    status: 400,
    message: 'This link is incomplete or has expired. Ask the app for a new one.',
  },
  'upload-missing': { status: 400, message: 'File not found' },
  'upload-failed': { status: 500, message: 'Failed to upload image' },
} as const satisfies ErrorTable;
