import { defineTexts } from '../../lib/texts.ts';

export const commandTexts = defineTexts('commandTexts', {
  commands: 'Commands',
  search: 'Search commands, apps and pages',
  nothing: 'No results.',
  keys: 'Keyboard shortcuts',
  keysText: 'Everything you can do without the mouse.',
  close: 'Close',
  groups: {
    here: 'Here',
    pages: 'Pages',
    goTo: 'Go to',
    apps: 'Your apps',
    theme: 'Theme',
  },
  home: 'Your apps',
  settings: 'Settings',
  signOut: 'Sign out',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  themeOf: { system: 'Theme of the device', light: 'Light theme', dark: 'Dark theme' },
});
