import type { Page, Request } from '@playwright/test';

/** What a page complained of since it was asked last. */
export interface Watch {
  /** Errors of the console, uncaught errors, calls that failed. Each is one line; asking empties the list. */
  take(): string[];
  /** Resolves when nothing is under way and the page stopped changing, or after `limitMs`. */
  settled(limitMs?: number): Promise<void>;
}

/** Follows one page from now on. `expected` are answers that its app handles, such as `404 /functions/`. */
export function watchPage(page: Page, expected: string[]): Watch {
  let complaints: string[] = [];
  const underWay = new Set<Request>();
  const isExpected = (text: string) => expected.some((one) => text.includes(one));
  const complain = (text: string) => {
    if (!isExpected(text)) complaints.push(text.replaceAll(/\s+/g, ' ').slice(0, 400));
  };

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const failed = /Failed to load resource.*status of (\d+)/.exec(message.text());
    complain(failed ? `${failed[1]} ${pathOf(url)}` : `console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('request', (request) => underWay.add(request));
  // A stream of events stays open for as long as its page: it has answered once it began.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) underWay.delete(response.request());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const why = request.failure()?.errorText ?? '';
    // A page that is left ends its calls, and a download ends its navigation.
    if (why !== 'net::ERR_ABORTED') complain(`${why} ${pathOf(request.url())}`);
  });
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());
  // Yes to every question, and something to every request for a word.
  page.on('dialog', (dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'From the corpus' : undefined));
  page.on('popup', (popup) => void popup.close());

  return {
    take: () => complaints.splice(0),
    async settled(limitMs = 20_000) {
      const end = Date.now() + limitMs;
      do {
        await page.evaluate(untilStill, 60).catch(() => {});
      } while (underWay.size > 0 && Date.now() < end);
    },
  };
}

const pathOf = (url: string) => {
  try {
    const { pathname, hostname } = new URL(url);
    return hostname.endsWith('localhost') ? pathname : url;
  } catch {
    return url;
  }
};

/** In the page: resolves once its elements and texts were left alone for a moment and that state was painted. */
function untilStill(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = () => {
      observer.disconnect();
      clearTimeout(latest);
      requestAnimationFrame(() => resolve());
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    };
    const observer = new MutationObserver(restart);
    const latest = setTimeout(finish, 1_500);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    restart();
  });
}
