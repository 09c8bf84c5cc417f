// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { CodePanel } from './code-panel.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const panel = {
  appId: 'a',
  versionId: null,
  mayEdit: false,
  isOlder: false,
  isHeld: false,
  openPath: null,
  openLine: null,
  onOpen: () => {},
  onOpenPlace: () => {},
};
const file = (path: string) => ({ path, content: 'export default 1' });

it('[FILE-05] code that could not be loaded says so, and is asked for again', async () => {
  const onRetry = vi.fn();
  renderScreen(<CodePanel {...panel} files={undefined} hasFailed onRetry={onRetry} />);
  expect(screen.getByText('Could not load code. Please try again.')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('[FILE-02] the tree of the files stands beside the open one, and opens others', async () => {
  const onOpen = vi.fn();
  const files = [file('pages/Home.jsx'), file('components/Card.jsx')];
  renderScreen(<CodePanel {...panel} files={files} hasFailed={false} onRetry={() => {}} onOpen={onOpen} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Card' }));
  expect(onOpen).toHaveBeenCalledWith('components/Card.jsx');
});

it('[FILE-02] on a phone the files come first and none is marked as open, until one is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const show = (openPath: string | null) => (
    <CodePanel {...panel} files={[file('pages/Home.jsx')]} hasFailed={false} onRetry={() => {}} openPath={openPath} />
  );
  const marked = () => document.querySelector('nav[aria-label="Files of the app"] [aria-current]')?.textContent;
  const { rerender } = renderScreen(show(null));
  expect(within(screen.getByRole('navigation', { name: 'Files of the app' })).getAllByRole('button')).toHaveLength(1);
  expect(marked()).toBeUndefined();
  rerender(show('pages/Home.jsx'));
  expect(marked()).toBe('Home');
});

it('[FILE-11] a text is found in all files, and Enter leads to its line', async () => {
  const onOpenPlace = vi.fn();
  const files = [file('pages/Home.jsx'), { path: 'components/Card.jsx', content: 'const a = 1;\nconst price = 2;\n' }];
  renderScreen(<CodePanel {...panel} files={files} hasFailed={false} onRetry={() => {}} onOpenPlace={onOpenPlace} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Find in all files' }));
  await person.type(screen.getByRole('combobox', { name: 'Find in all files' }), 'PRICE');
  expect(await screen.findByText('1 line')).toBeDefined();
  await person.keyboard('{Enter}');
  expect(onOpenPlace).toHaveBeenCalledWith({ file: 'components/Card.jsx', line: 2 });
});

it('[FILE-13] opened files stand as tabs that close, and come back in this window', async () => {
  const files = [file('pages/Home.jsx'), file('components/Card.jsx'), file('components/Row.jsx')];
  const show = (openPath: string | null) => (
    <CodePanel {...panel} files={files} hasFailed={false} onRetry={() => {}} openPath={openPath} />
  );
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Open files' }))
      .getAllByRole('button', { name: /^(?!Close)/ })
      .map(({ textContent }) => textContent);
  const { rerender, unmount } = renderScreen(show('pages/Home.jsx'));
  rerender(show('components/Row.jsx'));
  expect(tabs()).toEqual(['Home.jsx', 'Row.jsx']);
  unmount();

  renderScreen(show(null));
  expect(tabs()).toEqual(['Home.jsx', 'Row.jsx']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close Home.jsx' }));
  expect(tabs()).toEqual(['Row.jsx']);
});
