import { defineTexts } from '../../lib/texts.ts';

export const mcpTexts = defineTexts('mcpTexts', {
  title: 'Your own assistants (MCP)',
  about:
    'Assistants that support the Model Context Protocol can use the active tools of the published app, its data sources and its chat assistant. They act in your name: runs and questions count as yours.',
  address: 'Server address',
  copyAddress: 'Copy the address',
  name: 'Token name',
  nameHint: 'What it is for, such as the name of your assistant.',
  scopes: {
    tools: { label: 'Run tools', says: 'Every active tool of the app, within its limits.' },
    sources: { label: 'Search data sources', says: 'Passages of all data sources of the app.' },
    assistant: {
      label: 'Ask the chat assistant',
      says: 'Its answers from data sources, and from records as you see them in the app. It changes nothing.',
    },
  },
  scopesTitle: 'What it may do',
  make: 'Create token',
  made: (name: string) =>
    `The token ${name}. Copy it now: it is shown only once. Your assistant sends it as “Authorization: Bearer ...”.`,
  copyToken: 'Copy the token',
  none: 'No tokens yet.',
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  revoke: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeAbout: 'The assistant that uses it loses access immediately.',
  revokeConfirm: 'Revoke',
  cancel: 'Cancel',
  retry: 'Try again',
  loadFailed: 'The tokens could not be loaded.',
});
