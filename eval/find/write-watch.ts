import type { Page, Response } from '@playwright/test';

const writing = /^(?:POST|PUT|PATCH|DELETE)$/;

/** Follows what a page asks the server to store: steps that change data count by what the server took, not by what the page says. */
export function watchWrites(page: Page) {
  const seen: { method: string; isTaken: boolean; sentence: string }[] = [];
  const hear = (response: Response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    const [, entity] = /\/entities\/(\w+)/.exec(pathname) ?? [];
    if (!entity || !writing.test(method) || /\/(?:v2|count|aggregate|live)\b/.test(pathname)) return;
    seen.push({ method, isTaken: response.ok(), sentence: `${method} ${entity} answered ${response.status()}` });
  };
  page.on('response', hear);
  return {
    took: (methods: RegExp) => seen.some(({ method, isTaken }) => isTaken && methods.test(method)),
    refused: () => seen.find(({ isTaken }) => !isTaken)?.sentence ?? null,
    stop: () => void page.off('response', hear),
  };
}
