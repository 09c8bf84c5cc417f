// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { VersionFile } from '@whittle/contract/versions';
import { accessibilityProblems } from '../../testing/axe.ts';
import { inOneTask } from '../../testing/one-task.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone } from '../../testing/server.ts';
import { DatabasePanel } from './database-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const schema = (read: string) =>
  JSON.stringify({
    properties: { name: { type: 'string' } },
    'x-accessControl': { permissions: { read, write: 'creator' } },
  });
const files: VersionFile[] = [
  { path: 'entities/Booking.json', content: schema('creator') },
  { path: 'entities/Customer.json', content: schema('all') },
  { path: 'entities/User.json', content: '{"properties":{}}' },
  { path: 'entities/Broken.json', content: '{' },
  { path: 'pages/Home.jsx', content: 'export default () => null;' },
];

function open(props: Partial<Parameters<typeof DatabasePanel>[0]> = {}, count = 0) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
  const list = '/live_api/apps/a/entities/Booking';
  fakeServer({
    'GET /api/apps/a/entities/Booking/view': { body: {} },
    'GET /api/apps/a/entities/Booking/schema/renames': { body: { renames: [] } },
    [`GET ${list}/count`]: { body: { count } },
    [`GET ${list}?skip=0&limit=100`]: { body: [] },
  });
  const handlers = { onEntity: vi.fn(), onOpenChat: vi.fn(), onAsk: vi.fn(async () => {}), onRetry: vi.fn() };
  const rendered = renderScreen(
    <DatabasePanel
      appId="a"
      files={files}
      hasFailed={false}
      entity={null}
      isChatBusy={false}
      filesOrigin=""
      {...handlers}
      {...props}
    />,
  );
  return { ...handlers, ...rendered, user: userEvent.setup() };
}

test('[GRID-01] [GRID-02] [GRID-04] the entities are listed without User, the first one is open, help is a link', async () => {
  const { user, onEntity } = open();
  const list = screen.getByRole('navigation', { name: 'Entities' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Booking', 'Customer', 'Broken']);
  expect(within(list).getByRole('button', { name: 'Booking' }).getAttribute('aria-current')).toBe('true');
  expect(within(list).getByRole('link', { name: 'Help' }).getAttribute('href')).toBe(
    '/help/how-to-manage-your-app-data',
  );
  expect(await screen.findByRole('grid', { name: 'Records of Booking' })).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: 'Customer' }));
  expect(onEntity).toHaveBeenCalledWith('Customer');
});

test('[GRID-03] without entities the chat is the way on; while they load it says so', async () => {
  const { user, onOpenChat, rerender } = open({ files: [] });
  expect(screen.getByText('No entities yet, use the chat to create one')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to the chat' }));
  expect(onOpenChat).toHaveBeenCalledOnce();
  rerender(<></>);
  cleanup();
  open({ files: undefined });
  expect(screen.getByText('Loading...')).toBeTruthy();
});

test('[GRID-03] the people of an app without entities do not stand in the place of its data', async () => {
  const { user, onEntity, onOpenChat } = open({ files: [], users: <p>People of the app</p> });
  expect(screen.getByText('No entities yet, use the chat to create one')).toBeTruthy();
  expect(screen.queryByText('People of the app')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to the chat' }));
  expect(onOpenChat).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Users' }));
  expect(onEntity).toHaveBeenCalledWith('@users');
  cleanup();
  open({ files: [], users: <p>People of the app</p>, entity: '@users' });
  expect(screen.getByText('People of the app')).toBeTruthy();
});

test('[GRID-06] [GRID-07] the grid is 480 px high when it has that many records, its rows 40 px', async () => {
  open({}, 1_000);
  const grid = await screen.findByRole('grid');
  await vi.waitFor(() => expect(grid.style.minHeight).toBe('480px'));
  expect(within(grid).getAllByRole('row')[0]!.style.height).toBe('40px');
  expect(within(grid).getAllByRole<HTMLElement>('rowgroup').at(-1)!.style.height).toBe('40000px');
});

test('[VER-04] the data of an older version is shown, and nothing can change it', async () => {
  open({ readOnlyNotice: <p>Only to look at</p> }, 3);
  expect((await screen.findByRole('grid')).getAttribute('aria-readonly')).toBe('true');
  expect(screen.getByText('Only to look at')).toBeTruthy();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.filter((name) => /New|Add|Import|Undo|History|Access/.test(name ?? ''))).toEqual([]);
});

test('[GRID-05] a declaration that cannot be read is named instead of its records', () => {
  open({ entity: 'Broken' });
  expect(screen.getByText(/The definition of Broken is not valid/)).toBeTruthy();
});

test('[GRID-05] [ENT-04] to [ENT-11] [ENT-12] the chip says who may do what, and asks the chat for another rule', async () => {
  const { user, onAsk } = open();
  await user.click(await screen.findByRole('button', { name: 'Creator Only, Access Control Settings' }));
  const popover = await screen.findByRole('dialog', { name: 'Access Control Settings' });
  expect(within(popover).getByRole('list', { name: 'Current permissions' }).children.length).toBeGreaterThan(0);
  const radios = within(popover).getAllByRole('radio');
  expect(radios.map((radio) => radio.textContent?.split(' · ')[0])).toEqual([
    'Anyone can submit, only admins can viewAdmin Only Read, Anonymous Write',
    'Anyone can view, only admins can editAnonymous Read, Admin Write',
    'Logged in users can view, only admins can editPublic Read, Admin Write',
    'Logged in users can view, only the creator can editPublic Read, Creator Write',
    'Only the creator can view and editCreator Only',
    'Only admins can view and editAdmin Only',
  ]);
  expect(radios.findIndex((radio) => radio.getAttribute('aria-checked') === 'true')).toBe(4);
  await user.click(radios[5]!);
  await user.click(within(popover).getByRole('button', { name: 'Ask the chat' }));
  expect(onAsk).toHaveBeenCalledWith(
    'Change the permissions of the entity Booking to “Admin Only” (read admin, write admin): Only admins can view and edit.',
  );
  expect(await accessibilityProblems(popover)).toEqual([]);
});

test('[ENT-10] [ENT-11] not while the chat works, and a message that does not arrive is said', async () => {
  const busy = open({ isChatBusy: true });
  await busy.user.click(await screen.findByRole('button', { name: /Access Control Settings/ }));
  await busy.user.click(screen.getAllByRole('radio')[0]!);
  expect(screen.getByText('Please wait for chat to finish before updating permissions')).toBeTruthy();
  await busy.user.click(screen.getByRole('button', { name: 'Ask the chat' }));
  expect(busy.onAsk).not.toHaveBeenCalled();
  cleanup();

  const failing = open({ onAsk: async () => Promise.reject(networkGone) });
  await failing.user.click(await screen.findByRole('button', { name: /Access Control Settings/ }));
  await failing.user.click(screen.getAllByRole('radio')[0]!);
  await failing.user.click(screen.getByRole('button', { name: 'Ask the chat' }));
  expect(await screen.findByText('Failed to request access control change')).toBeTruthy();
});

test('[GRID-09] [GRID-14] a new row has the keyboard in the task in which it appears, so that no key is lost', async () => {
  open();
  const grid = await screen.findByRole('grid');
  await within(grid).findByText(/No records/);
  const add = screen.getByRole('button', { name: 'New' });
  const first = () => grid.querySelector<HTMLElement>('[data-row="0"][data-column="1"]');
  const focused = () => document.activeElement?.closest('[data-row]')?.outerHTML.slice(0, 80);
  for (const time of ['pressed', 'pressed again while the row is empty']) {
    add.focus();
    await inOneTask(() => add.click());
    expect(first(), time).not.toBeNull();
    expect(focused(), time).toBe(first()!.outerHTML.slice(0, 80));
  }
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await inOneTask(() => void press(document.activeElement!, 'T'));
  expect(document.activeElement).toBe(within(grid).getByRole('textbox', { name: 'Edit name' }));
  expect((document.activeElement as HTMLInputElement).value).toBe('T');
});
