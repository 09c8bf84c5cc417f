// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { newAppConfiguration } from './app-settings.fixture.ts';
import { AppPanels, type AppPanelsProps } from './app-panels.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const configuration = newAppConfiguration;
const nothing = () => undefined;
const props: AppPanelsProps = {
  ...{ appId: 'a', versionId: null, panel: 'settings', setting: null, elsewhere: [], isAdmin: true },
  ...{ onPanel: nothing, onTools: nothing, onDatabase: nothing, onSources: nothing, onAssistant: nothing },
  ...{ memberships: () => null, filesOrigin: '', files: new Map() },
};
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** Settings that one window keeps; reads after the first wait until they are let go and tell what was stored as they began. */
function keptSettings() {
  const server = { now: configuration, reads: [] as PromiseWithResolvers<void>[] };
  fakeServer({
    'GET /api/apps/a/settings': () => ({ body: server.now }),
    'POST /api/apps/a/settings': ({ body }) => {
      const { appSettings } = body as { appSettings: object };
      server.now = { ...server.now, settings: { ...server.now.settings, ...appSettings } };
      return { body: server.now };
    },
    'GET /api/admin/template-categories': { body: { items: ['Trade'] } },
    'GET /api/apps/a/claim-link': { body: { link: null } },
  });
  const answered = fetch;
  vi.stubGlobal('fetch', async (...[to, init]: Parameters<typeof fetch>) => {
    const answer = await answered(to, init);
    const isRead =
      (init?.method ?? 'GET') === 'GET' && String(to instanceof Request ? to.url : to).includes('/settings');
    if (!isRead) return answer;
    const read = Promise.withResolvers<void>();
    if (server.reads.push(read) > 1) await read.promise;
    init?.signal?.throwIfAborted();
    return answer;
  });
  return server;
}

test('[EDIT-20] a setting that was saved is never shown as it was before, also by a reading that began before the save', async () => {
  const server = keptSettings();
  const { rerender } = renderScreen(<AppPanels {...props} />);
  const box = await screen.findByLabelText('Offer this app as a template');
  // A version was made elsewhere, and its settings are on their way.
  rerender(<AppPanels {...props} versionId="v2" />);
  await vi.waitFor(() => expect(server.reads).toHaveLength(2));
  fireEvent.click(box);
  const category = await screen.findByLabelText('New category');
  fireEvent.change(category, { target: { value: 'Clubs' } });
  await vi.waitFor(() => expect(server.now.settings.isAppTemplate).toBe(true));
  await settle();
  expect(category.isConnected).toBe(true);
  for (const { resolve } of server.reads) resolve();
  await settle();
  for (const { resolve } of server.reads) resolve();
  await settle();
  expect([category.isConnected, (category as HTMLInputElement).value]).toEqual([true, 'Clubs']);
  expect(screen.getByLabelText('Offer this app as a template')).toHaveProperty('checked', true);
});
