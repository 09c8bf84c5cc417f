import type { FrameToBuilder } from '@whittle/contract/preview';
import { limits } from '@whittle/contract/limits';
import type {
  CheckedPage,
  PageCheckReport,
  PageCheckRequest,
  PageError,
  PageViewer,
} from '@whittle/contract/page-check';

/** A frame that is out of sight. `open` loads a page of the app; what the page says comes to the listener given. */
export type HiddenFrame = {
  open(path: string, onMessage: (message: FrameToBuilder) => void): void;
  close(): void;
};

type PageCheckContext = {
  /** A frame in which the app is opened as `viewer`. */
  openFrame: (viewer: PageViewer) => Promise<HiddenFrame>;
  /** False when nobody waits for the rest. */
  report: (result: PageCheckReport) => Promise<boolean>;
  after: (ms: number, run: () => void) => () => void;
  signal: AbortSignal;
};

/**
 * Opens the pages one after the other and tells what each one showed. Behind one that does not answer none is opened: its
 * process may be stuck, and with it every further frame of the same host.
 */
export async function checkPages(
  { walk, revision, pages }: PageCheckRequest,
  walking: PageCheckContext,
): Promise<void> {
  const { report, openFrame, signal } = walking;
  let frame = null as { viewer: PageViewer; hidden: HiddenFrame } | null;
  let isStuck = false;
  try {
    for (const { page, path, viewer } of pages) {
      if (signal.aborted) return;
      let seen: Seen = { ...nothingSeen, state: 'silent' };
      if (!isStuck) {
        if (frame?.viewer !== viewer) {
          frame?.hidden.close();
          frame = { viewer, hidden: await openFrame(viewer) };
        }
        ({ isStuck, ...seen } = await openPage(frame.hidden, path, revision, walking));
      }
      if (signal.aborted || !(await report({ walk, page, viewer, ...seen }))) return;
    }
  } finally {
    frame?.hidden.close();
  }
}

type Seen = Omit<PageCheckReport, 'walk' | keyof CheckedPage>;

const nothingSeen = { errors: [], refusedCalls: 0, pressed: 0, notPressed: 0, unreadable: [] } satisfies Partial<Seen>;

/** What a page says while it is loaded, and then while it is tried out. `isStuck`: it did not come to an end in time. */
function openPage(frame: HiddenFrame, path: string, revision: number, { after, signal }: PageCheckContext) {
  return new Promise<Seen & { isStuck: boolean }>((resolve) => {
    let seen: Seen = { ...nothingSeen, state: 'silent' };
    let errors: PageError[] = [];
    const end = (isStuck: boolean) => {
      cancel();
      signal.removeEventListener('abort', onAbort);
      resolve({ ...seen, errors: seen.errors.slice(0, limits.pageCheckErrorsPerPage), isStuck });
    };
    const onAbort = () => end(true);
    let cancel = after(limits.pageCheckPageMs, () => end(true));
    signal.addEventListener('abort', onAbort);
    const load = () => {
      errors = [];
      frame.open(path, (message) => {
        if (message.type === 'app_error') errors.push(message.error);
        // Another process of the server may not know the newest files yet.
        if (message.type === 'page_settled' && message.revision < revision) load();
        else if (message.type === 'page_settled') {
          cancel();
          cancel = after(limits.pageCheckPressEndMs, () => end(true));
          seen = { ...seen, state: 'opened', errors, refusedCalls: message.refusedCalls };
          errors = [];
        } else if (message.type === 'page_pressed') {
          const { label, refusedCalls } = message;
          // What follows a refusal says nothing about the page.
          const ofPress = refusedCalls > 0 ? [] : errors.map((error) => ({ ...error, pressed: label }));
          seen = { ...seen, pressed: seen.pressed + 1, errors: [...seen.errors, ...ofPress] };
          errors = [];
        } else if (message.type === 'page_done') {
          const { notPressed, unreadable } = message;
          seen = { ...seen, notPressed, unreadable };
          end(false);
        }
      });
    };
    load();
  });
}
