import type { ErrorTable } from '../error-table.ts';

export const appSettingsErrors = {
  // EDIT-19, PUB-03, PUB-04
  'settings-not-saved': { status: 500, message: 'Failed to save app settings' },
  'style-not-saved': { status: 500, message: 'Failed to save app style' },
  'app-not-saved': { status: 500, message: 'Failed to save app' },
  // ADMIN-06; `fields` says for each one what it takes.
  'setting-locked': { status: 403, message: 'You cannot change this setting. Nothing was saved.' },
  'settings-too-early': { status: 409, message: 'Describe the app in the chat first, then set it up here.' },
  'settings-changed': { status: 409, message: 'This was changed elsewhere while you were editing it.' },
} as const satisfies ErrorTable;
