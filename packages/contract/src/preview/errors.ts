import type { ErrorTable } from '../error-table.ts';

export const previewErrors = {
  'walk-reads-only': { status: 403, message: 'This preview is read-only.' },
  'preview-not-used': {
    status: 403,
    message:
      'This was blocked because nobody has used the app in its preview since it changed. Click into the app and try again, or allow it above the preview.',
  },
  'walk-over': { status: 409, message: 'The assistant is no longer waiting for this page.' },
} as const satisfies ErrorTable;
