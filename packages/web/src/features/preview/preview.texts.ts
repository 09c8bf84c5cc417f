import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const previewTexts = defineTexts('previewTexts', {
  /** PREV-01 */
  title: 'App Preview',
  emptyTitle: 'Your app appears here',
  emptyText: {
    working: 'The first page appears as soon as it is ready.',
    idle: 'Describe the app in the chat. Its first page appears here.',
    /** A turn ended before it had written a page. */
    begun: 'There is no page yet. Send “continue” in the chat to go on.',
  },
  openFailed: 'The preview could not be opened.',
  retry: 'Try again',
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
    title: 'Blocked actions',
    held: (acts: readonly string[]) =>
      `Nobody has used this version yet, but the app tried to ${acts.join(', ')}. This was blocked.`,
    acts: {
      delete: (name: string, calls: number) => `delete records of ${name} (${counted(calls, 'call', 'calls')})`,
      change: (name: string, calls: number) => `change records of ${name} (${counted(calls, 'call', 'calls')})`,
      send: (name: string, calls: number) => `call ${name} (${counted(calls, 'call', 'calls')})`,
      people: (_name: string, calls: number) => `change who uses the app (${counted(calls, 'call', 'calls')})`,
    },
    keep: 'Keep blocking',
    allow: 'Allow',
    hosts: (hosts: readonly string[], more: number) =>
      `The app tried to call ${hosts.join(', ')}${more > 0 ? ` and ${counted(more, 'other host', 'other hosts')}` : ''}, which could read what it sends. This is blocked until you allow it.`,
    refuseHosts: 'Not now',
    allowHosts: 'Allow and reload',
    /** PREV-22 */
    download: (name: string, size: string) =>
      `The app would save the file “${name}” (${size}), and nobody clicked for it.`,
    refuseDownload: 'Discard',
    saveDownload: 'Save file',
    hostsMenu: 'Allowed hosts...',
    hostsTitle: 'Hosts that the preview may call',
    hostsAbout:
      'You allowed these for the preview of this app. A preview in a tab of its own calls them until it is reloaded.',
    hostsNone: 'None. When the app tries to call another host, a bar above the preview asks you.',
    removeHost: 'Remove',
    removeThisHost: (host: string) => `Remove ${host}`,
    deleted: (records: number) =>
      `In the preview ${counted(records, 'record was', 'records were')} deleted since this version was made.`,
    undo: 'Undo',
    broughtBack: (records: number) => `${counted(records, 'record', 'records')} restored`,
    failed: 'That did not work. Try again.',
  },
  /** PREV-11, PREV-12 */
  trouble: {
    silent: {
      title: 'The app is not responding',
      text: 'It may be in an endless loop, be out of memory or have left for another site. Your files and records are safe.',
      hint: '(an endless loop, or data that grows without end)',
    },
    reloads: {
      title: 'The app was stopped: it kept reloading',
      text: 'Something in its code reloads the page each time it starts. Your files and records are safe.',
      hint: '(something reloads the page each time it starts)',
    },
    floods: {
      title: 'The app was stopped: it flooded this window with messages',
      text: 'It sent thousands of messages per second. Your files and records are safe.',
      hint: '(something posts messages to its parent window without end)',
    },
  },
  stopped: {
    title: 'The app is stopped',
    text: 'It starts again when the assistant changes it or when you start it.',
  },
  stopAndReload: 'Stop and reload',
  startAgain: 'Start again',
  fix: 'Fix with AI',
  waitForChat: 'The assistant is still working. It can fix this when it has finished.',
  fixNotSent: 'An error occurred while sending your message',
});
