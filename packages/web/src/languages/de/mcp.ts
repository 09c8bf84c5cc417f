import type * as english from '../../features/mcp/mcp.texts.ts';
import type { Translation } from '../translation.ts';

export const mcpTexts: Translation<typeof english.mcpTexts> = {
  title: 'Ihre eigenen Assistenten (MCP)',
  about:
    'Ein Assistent, der das Model Context Protocol spricht, nutzt die aktiven Tools dieser App, wie sie veröffentlicht ist, ihre Datenquellen und ihren Chat-Assistenten. Er handelt in Ihrem Namen: Läufe und Fragen zählen wie Ihre.',
  address: 'Adresse des Servers',
  copyAddress: 'Adresse kopieren',
  name: 'Name des Tokens',
  nameHint: 'Wofür es ist, etwa der Name Ihres Assistenten.',
  scopes: {
    tools: { label: 'Tools ausführen', says: 'Jedes aktive Tool der App, innerhalb seiner Grenzen.' },
    sources: { label: 'Datenquellen durchsuchen', says: 'Abschnitte aus allen Datenquellen der App.' },
    assistant: {
      label: 'Den Chat-Assistenten fragen',
      says: 'Seine Antworten aus Datenquellen und aus Datensätzen, wie Sie sie in der App sehen. Er ändert nichts.',
    },
  },
  scopesTitle: 'Was es darf',
  make: 'Token erstellen',
  made: (name) =>
    `Das Token ${name}. Kopieren Sie es jetzt: Es wird nur dieses eine Mal gezeigt. Ihr Assistent sendet es als „Authorization: Bearer ...“.`,
  copyToken: 'Token kopieren',
  none: 'Noch keine Token.',
  lastUsed: (when) => `zuletzt benutzt ${when}`,
  neverUsed: 'nie benutzt',
  revoke: (name) => `${name} widerrufen`,
  revokeTitle: (name) => `${name} widerrufen?`,
  revokeAbout: 'Der Assistent, der es benutzt, wird ab jetzt abgewiesen.',
  revokeConfirm: 'Widerrufen',
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  loadFailed: 'Die Token konnten nicht geladen werden.',
};
