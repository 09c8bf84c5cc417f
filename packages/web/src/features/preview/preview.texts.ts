import { defineTexts } from '../../lib/texts.ts';

export const previewTexts = defineTexts('previewTexts', {
  /** PREV-01 */
  title: 'App Preview',
  emptyTitle: 'Your app appears here',
  emptyText: 'The first page shows as soon as it is written.',
  openFailed: 'The preview could not be opened.',
  retry: 'Retry',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  newTab: 'Open in a new tab',
  popupBlocked: 'The browser blocked the new tab. Allow pop-ups for this page.',
  page: 'Page',
  pages: 'Pages of the app',
  goToPath: 'Go to a path',
  path: 'Path',
  go: 'Go',
  viewport: 'Viewport',
  viewports: { desktop: 'Desktop', tablet: 'Tablet, 768 x 1024', mobile: 'Mobile, 375 x 667' },
  /** PREV-11, PREV-12 */
  trouble: {
    silent: {
      title: 'The app does not answer',
      text: 'It may be in an endless loop or out of memory. Your files and records are safe.',
      hint: '(an endless loop, or data that grows without end)',
    },
    reloads: {
      title: 'The app was stopped: it reloads itself again and again',
      text: 'Something in its code reloads the page each time it starts. Your files and records are safe.',
      hint: '(something reloads the page each time it starts)',
    },
    floods: {
      title: 'The app was stopped: it sends messages without end',
      text: 'It sent thousands of messages a second to this window. Your files and records are safe.',
      hint: '(something posts messages to its parent window without end)',
    },
  },
  stopped: {
    title: 'The app is stopped',
    text: 'It starts again when the assistant has changed it, or when you start it.',
  },
  stopAndReload: 'Stop and reload',
  startAgain: 'Start again',
  fix: 'Fix with AI',
  waitForChat: 'The assistant is still working. It can fix this when it is done.',
  fixNotSent: 'An error occurred while sending your message',
});
