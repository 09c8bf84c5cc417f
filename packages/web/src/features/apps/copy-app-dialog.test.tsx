// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appSummary } from '../../testing/chat-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { CopyAppDialog } from './copy-app-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const app = appSummary();
const open = (sampleRecords: number) => {
  const texts = { header: '', description: '', seoTitle: '', gptPrompt: '', background: '', features: [] };
  fakeServer({ [`GET /api/apps/${app.id}/publication`]: { body: { ...texts, sampleRecords, isUnderWay: false } } });
  renderScreen(<CopyAppDialog app={app} isSample onClose={() => undefined} />);
};

test('[HOME-04] [TEMPL-03] sample data are offered only where there are some', async () => {
  open(0);
  expect(await screen.findByRole('checkbox', { name: /^Copy records and uploaded files too/ })).toBeDefined();
  expect(screen.queryByText('With the sample data')).toBeNull();
  cleanup();
  open(6);
  expect(await screen.findByRole('checkbox', { name: /^With the sample data/ })).toBeDefined();
});
