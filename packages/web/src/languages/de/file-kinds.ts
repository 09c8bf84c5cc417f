import type * as english from '../../lib/file-kinds.texts.ts';
import type { Translation } from '../translation.ts';

export const fileKindTexts: Translation<typeof english.fileKindTexts> = {
  page: { group: 'Seiten', one: 'Seite' },
  tool: { group: 'KI-Tools', one: 'KI-Tool' },
  component: { group: 'Komponenten', one: 'Komponente' },
  service: { group: 'Dienste', one: 'Dienst' },
  'other-code': { group: 'Andere Dateien', one: 'Datei' },
  data: { group: 'Daten', one: 'Datendatei' },
  settings: { group: 'App-Einstellungen', one: 'App-Einstellungen' },
  asset: { group: 'Bilder und Medien', one: 'Mediendatei' },
  style: { group: 'Stylesheets', one: 'Stylesheet' },
  function: { group: 'Funktionen (enthalten, werden nicht ausgeführt)', one: 'Funktion' },
  agent: { group: 'Agenten (enthalten, werden nicht ausgeführt)', one: 'Agent' },
  entity: { group: 'Entitäten', one: 'Entität' },
  root: { group: 'App-Root', one: 'App-Root' },
  layout: { group: 'Layout', one: 'Layout' },
  'global-css': { group: 'Globales CSS', one: 'Stile' },
};
