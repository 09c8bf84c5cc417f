import type { FrameToBuilder } from '@whittle/contract/preview';
import type { AppError } from '@whittle/contract/app-errors';
import { limits } from '@whittle/contract/limits';
import type { PageCheckReport, CheckedPage, PageCheckRequest } from '@whittle/contract/page-check';

/** A frame that is out of sight. `open` loads a page of the app; what the page says comes to the listener given. */
export type HiddenFrame = {
  open(path: string, onMessage: (message: FrameToBuilder) => void): void;
  close(): void;
};

type PageCheckContext = {
  openFrame: () => Promise<HiddenFrame>;
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
  const frame = await openFrame();
  let last: Seen | null = null;
  try {
    for (const page of pages) {
      if (signal.aborted) return;
      if (last?.state !== 'silent') last = await openPage(frame, page, revision, walking);
      if (signal.aborted || !(await report({ walk, page: page.page, ...last }))) return;
    }
  } finally {
    frame.close();
  }
}

type Seen = Pick<PageCheckReport, 'state' | 'errors' | 'refusedCalls'>;

function openPage(frame: HiddenFrame, { path }: CheckedPage, revision: number, { after, signal }: PageCheckContext) {
  return new Promise<Seen>((resolve) => {
    let errors: AppError[] = [];
    const end = (state: Seen['state'], refusedCalls: number) => {
      cancel();
      signal.removeEventListener('abort', onAbort);
      resolve({ state, errors: errors.slice(0, limits.pageCheckErrorsPerPage), refusedCalls });
    };
    const onAbort = () => end('silent', 0);
    const cancel = after(limits.pageCheckPageMs, () => end('silent', 0));
    signal.addEventListener('abort', onAbort);
    const load = () => {
      errors = [];
      frame.open(path, (message) => {
        if (message.type === 'app_error') errors.push(message.error);
        // Another process of the server may not know the newest files yet.
        if (message.type === 'page_settled') {
          if (message.revision < revision) load();
          else end('opened', message.refusedCalls);
        }
      });
    };
    load();
  });
}
