import type { FrameToBuilder } from '@whittle/contract/preview';
import type { PageCheckReport, PageViewer } from '@whittle/contract/page-check';
import { expect, test } from 'vitest';
import { type HiddenFrame, checkPages } from './check-pages.ts';

const error = { title: 'x is not a function', details: '', componentName: 'Home', scope: 'page' as const };
const settled = (revision: number): FrameToBuilder => ({ type: 'page_settled', revision, refusedCalls: 0 });
const pressed = (label: string, refusedCalls = 0): FrameToBuilder => ({ type: 'page_pressed', label, refusedCalls });
const done: FrameToBuilder = { type: 'page_done', notPressed: 0, unreadable: [] };
const failed: FrameToBuilder = { type: 'app_error', error };
const opened = (page: string, more: Partial<PageCheckReport> = {}): PageCheckReport => ({
  ...{ walk: 1, page, viewer: 'owner', state: 'opened' },
  ...{ errors: [], refusedCalls: 0, pressed: 0, notPressed: 0, unreadable: [] },
  ...more,
});
const twoPages = [
  { page: 'Home', path: '/Home', viewer: 'owner' as const },
  { page: 'Team', path: '/Team', viewer: 'owner' as const },
];

/** Checks with frames that say per path, load by load, what `says` holds; a page that says nothing runs into its time. */
async function checkWith(says: Record<string, FrameToBuilder[][]>, { takes = true, pages = [...twoPages] } = {}) {
  const reports: PageCheckReport[] = [];
  const loads: string[] = [];
  const frames: PageViewer[] = [];
  let closed = 0;
  await checkPages(
    { walk: 1, revision: 7, pages },
    {
      openFrame: async (viewer): Promise<HiddenFrame> => {
        frames.push(viewer);
        return {
          open(path, onMessage) {
            loads.push(path);
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
  return { reports, loads, frames, closed };
}

test('[REPAIR-11] pages are opened one after the other, and each is told with its errors', async () => {
  const { reports, loads, closed } = await checkWith({
    '/Home': [[failed, settled(7), done]],
    '/Team': [[settled(8), done]],
  });
  expect(loads).toEqual(['/Home', '/Team']);
  expect(reports).toEqual([opened('Home', { errors: [error] }), opened('Team')]);
  expect(closed).toBe(1);
});

test('[REPAIR-11] an error names what was pressed before it; behind a refused call it says nothing', async () => {
  const { reports } = await checkWith({
    '/Home': [
      [
        ...[settled(7), failed, pressed('button “Add”'), failed, pressed('button “Join”', 1), pressed('tab “Done”')],
        { type: 'page_done', notPressed: 2, unreadable: [] },
      ],
    ],
    '/Team': [[settled(7), done]],
  });
  const errors = [{ ...error, pressed: 'button “Add”' }];
  expect(reports[0]).toEqual(opened('Home', { errors, pressed: 3, notPressed: 2 }));
});

test('[REPAIR-11] everybody else has a frame of their own', async () => {
  const { frames, reports, closed } = await checkWith(
    {
      '/Home': [
        [settled(7), done],
        [settled(7), done],
      ],
    },
    { pages: [twoPages[0]!, { ...twoPages[0]!, viewer: 'visitor' as never }] },
  );
  expect(frames).toEqual(['owner', 'visitor']);
  expect(reports.map(({ viewer }) => viewer)).toEqual(['owner', 'visitor']);
  expect(closed).toBe(2);
});

test('[REPAIR-11] a page that shows older files is opened again, and what it said before is forgotten', async () => {
  const { reports, loads } = await checkWith({
    '/Home': [
      [failed, settled(6)],
      [settled(7), done],
    ],
    '/Team': [[settled(7), done]],
  });
  expect(loads).toEqual(['/Home', '/Home', '/Team']);
  expect(reports[0]).toMatchObject({ errors: [] });
});

test('[REPAIR-11] behind a page that does not answer none is opened', async () => {
  const { reports, loads, closed } = await checkWith({ '/Team': [[settled(7), done]] });
  expect(reports.map(({ state }) => state)).toEqual(['silent', 'silent']);
  expect([loads, closed]).toEqual([['/Home'], 1]);
});

test('[REPAIR-11] a page that hangs once it is used keeps what it showed', async () => {
  const { reports } = await checkWith({ '/Home': [[settled(7), pressed('button “Start”')]] });
  expect(reports).toEqual([opened('Home', { pressed: 1 }), opened('Team', { state: 'silent' })]);
});

test('[REPAIR-11] nothing more is opened when nobody waits for it', async () => {
  const seen = await checkWith({ '/Home': [[settled(7), done]] }, { takes: false });
  expect(seen).toMatchObject({ loads: ['/Home'], closed: 1 });
});
