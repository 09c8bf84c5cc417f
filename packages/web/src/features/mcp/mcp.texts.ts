import { defineTexts } from '../../lib/texts.ts';

export const mcpTexts = defineTexts('mcpTexts', {
  title: 'Your own assistants (MCP)',
  about:
    'An assistant that speaks the Model Context Protocol uses the active tools of this app, as it is published, its data sources and its chat assistant. It acts in your name: runs and questions count like yours.',
  address: 'Address of the server',
  copyAddress: 'Copy the address',
  name: 'Name of the token',
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
  make: 'Make a token',
  made: (name: string) =>
    `The token ${name}. Copy it now: it is shown this once. Your assistant sends it as “Authorization: Bearer ...”.`,
  copyToken: 'Copy the token',
  none: 'No tokens yet.',
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  revoke: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeAbout: 'The assistant that uses it is refused from now on.',
  revokeConfirm: 'Revoke',
  cancel: 'Cancel',
  retry: 'Try again',
  loadFailed: 'The tokens could not be loaded.',
});
