import { counted } from '../../lib/numbers.ts';
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
  /** PREV-18 to PREV-20 */
  guard: {
    title: 'What the app was kept from doing',
    held: (acts: readonly string[]) =>
      `Nobody has used this version yet, and the app tried to ${acts.join(', ')}. Nothing was done.`,
    acts: {
      delete: (name: string, calls: number) => `delete records of ${name} (${counted(calls, 'call', 'calls')})`,
      change: (name: string, calls: number) => `change records of ${name} (${counted(calls, 'call', 'calls')})`,
      send: (name: string, calls: number) => `call ${name} (${counted(calls, 'call', 'calls')})`,
      people: (_name: string, calls: number) => `change who uses the app (${counted(calls, 'call', 'calls')})`,
    },
    keep: 'Keep everything',
    allow: 'Allow',
    hosts: (hosts: readonly string[], more: number) =>
      `The app tried to call ${hosts.join(', ')}${more > 0 ? ` and ${counted(more, 'other host', 'other hosts')}` : ''}, which could read what it sends. The preview does not, until you allow it.`,
    refuseHosts: 'Not now',
    allowHosts: 'Allow and reload',
    deleted: (records: number) =>
      `In the preview ${counted(records, 'record was', 'records were')} deleted since this version.`,
    undo: 'Undo',
    broughtBack: (records: number) => `${counted(records, 'record', 'records')} brought back`,
    failed: 'That did not work. Try again.',
  },
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
