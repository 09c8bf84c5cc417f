import { defineTexts } from '../../lib/texts.ts';

export const builderTexts = defineTexts('builderTexts', {
  builder: 'Builder',
  back: 'Your apps',
  appMenu: (name: string) => `${name}, app menu`,
  /** S-11: what the running app says is never taken for the builder's own words. */
  fromApp: (message: string) => `The running app asks: ${message}`,
  saved: 'Saved',
  nothingYet: 'Nothing built yet',
  reconnecting: 'Reconnecting',
  preview: 'Preview',
  code: 'Code',
  database: 'Database',
  chat: 'Chat',
  more: 'More',
  view: 'View',
  newVersion: 'new version',
  panes: 'Parts of the builder',
  rail: 'Tools of the app',
  wideRail: 'Names of the tools',
  narrowRail: 'Icons only',
  resize: 'Width of the chat',
  notFoundTitle: 'This app does not exist, or it is not yours',
  notFoundText: 'It may have been deleted, or it belongs to another account.',
  opening: 'Opening the app',
});
