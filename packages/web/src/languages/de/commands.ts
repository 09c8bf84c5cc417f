import type * as english from '../../core/commands/commands.texts.ts';
import type { Translation } from '../translation.ts';

export const commandTexts: Translation<typeof english.commandTexts> = {
  commands: 'Befehle',
  search: 'Befehle, Apps und Seiten suchen',
  nothing: 'So heißt nichts.',
  keys: 'Tastenkürzel',
  keysText: 'Was ohne Maus geht.',
  close: 'Schließen',
  groups: {
    here: 'Hier',
    pages: 'Seiten',
    goTo: 'Gehe zu',
    apps: 'Ihre Apps',
    theme: 'Farben',
  },
  home: 'Ihre Apps',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  themeOf: { system: 'Farben wie das Gerät', light: 'Helle Farben', dark: 'Dunkle Farben' },
};
