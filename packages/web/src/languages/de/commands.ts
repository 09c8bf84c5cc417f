import type * as english from '../../core/commands/commands.texts.ts';
import type { Translation } from '../translation.ts';

export const commandTexts: Translation<typeof english.commandTexts> = {
  commands: 'Befehle',
  search: 'Befehle, Apps und Seiten suchen',
  nothing: 'Keine Ergebnisse.',
  keys: 'Tastenkürzel',
  keysText: 'Alles, was ohne Maus möglich ist.',
  close: 'Schließen',
  groups: {
    here: 'Hier',
    pages: 'Seiten',
    goTo: 'Gehe zu',
    apps: 'Ihre Apps',
    theme: 'Design',
  },
  home: 'Ihre Apps',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  themeOf: { system: 'Systemdesign', light: 'Helles Design', dark: 'Dunkles Design' },
};
