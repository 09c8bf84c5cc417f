import type { FrameToBuilder } from '@whittle/contract/preview';
import type { PageCheckReport } from '@whittle/contract/page-check';
import { expect, test } from 'vitest';
import { type HiddenFrame, checkPages } from './check-pages.ts';

const error = { title: 'x is not a function', details: '', componentName: 'Home', scope: 'page' as const };
const settled = (revision: number): FrameToBuilder => ({ type: 'page_settled', revision, refusedCalls: 0 });
const pages = [
  { page: 'Home', path: '/Home' },
  { page: 'Team', path: '/Team' },
];

/** Walks with frames that say per path, load by load, what `says` holds; a page that says nothing runs into its time. */
async function checkWith(says: Record<string, FrameToBuilder[][]>, takes = true) {
  const reports: PageCheckReport[] = [];
  const opened: string[] = [];
  let closed = 0;
  await checkPages(
    { walk: 1, revision: 7, pages },
    {
      openFrame: async (): Promise<HiddenFrame> => {
        return {
          open(path, onMessage) {
            opened.push(path);
            const messages = says[path]?.shift() ?? [];
            queueMicrotask(() => messages.forEach(onMessage));
          },
          close: () => void (closed += 1),
        };
      },
      report: async (result) => {
        reports.push(result);
        return takes;
      },
      after: (_, run) => {
        const timer = setTimeout(run);
        return () => clearTimeout(timer);
      },
      signal: new AbortController().signal,
    },
  );
  return { reports, opened, closed };
}

test('[REPAIR-11] pages are opened one after the other, and each is told with its errors', async () => {
  const { reports, opened, closed } = await checkWith({
    '/Home': [[{ type: 'app_error', error }, settled(7)]],
    '/Team': [[settled(8)]],
  });
  expect(opened).toEqual(['/Home', '/Team']);
  expect(reports).toEqual([
    { walk: 1, page: 'Home', state: 'opened', errors: [error], refusedCalls: 0 },
    { walk: 1, page: 'Team', state: 'opened', errors: [], refusedCalls: 0 },
  ]);
  expect(closed).toBe(1);
});

test('[REPAIR-11] a page that shows older files is opened again, and what it said before is forgotten', async () => {
  const { reports, opened } = await checkWith({
    '/Home': [[{ type: 'app_error', error }, settled(6)], [settled(7)]],
    '/Team': [[settled(7)]],
  });
  expect(opened).toEqual(['/Home', '/Home', '/Team']);
  expect(reports[0]).toMatchObject({ errors: [] });
});

test('[REPAIR-11] behind a page that does not answer none is opened', async () => {
  const { reports, opened, closed } = await checkWith({ '/Team': [[settled(7)]] });
  expect(reports.map(({ state }) => state)).toEqual(['silent', 'silent']);
  expect([opened, closed]).toEqual([['/Home'], 1]);
});

test('[REPAIR-11] nothing more is opened when nobody waits for it', async () => {
  expect(await checkWith({ '/Home': [[settled(7)]] }, false)).toMatchObject({ opened: ['/Home'], closed: 1 });
});
