// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appSummary } from '../../testing/chat-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone, refusal } from '../../testing/server.ts';
import { chatDraft, firstMessage } from './draft.ts';
import { PromptBox } from './prompt-box.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const app = appSummary();
const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

function openBox() {
  renderScreen(
    <Routes>
      <Route path="/" element={<PromptBox />} />
      <Route path="*" element={<Address />} />
    </Routes>,
  );
  return userEvent.setup();
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe your app' });

describe('the prompt box', () => {
  it('[PUB-03] makes the app and takes the request to its chat', async () => {
    const server = fakeServer({ 'POST /api/apps': { status: 201, body: app } });
    const user = openBox();
    await user.type(box(), 'An expense tracker');
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect((await screen.findByTestId('address')).textContent).toBe(`/build/app/${app.id}`);
    expect(server.calls[0]?.body).toEqual({ appType: 'space_app', appBuilderVersion: 4 });
    expect(firstMessage.isWaiting(app.id)).toBe(true);
    expect(chatDraft(app.id).read()).toBe('An expense tracker');
  });

  it('[PUB-03] a double click makes one app', async () => {
    const server = fakeServer({ 'POST /api/apps': { status: 201, body: app } });
    const user = openBox();
    await user.type(box(), 'An expense tracker');
    const build = screen.getByRole('button', { name: 'Build' });
    fireEvent.click(build);
    fireEvent.click(build);
    await screen.findByTestId('address');
    expect(server.callsTo('/api/apps')).toHaveLength(1);
  });

  it('[HOME-05] makes an AI tool of words that ask for one, and what was chosen counts', async () => {
    const server = fakeServer({ 'POST /api/apps': { status: 201, body: { ...app, appType: 'tool' } } });
    const user = openBox();
    const choice = () => screen.getByRole('radio', { checked: true }).textContent;
    expect(choice()).toBe('App');
    await user.type(box(), 'A tool that writes poems');
    expect(choice()).toBe('AI tool');
    await user.click(screen.getByRole('radio', { name: 'App' }));
    expect(choice()).toBe('App');
    await user.click(screen.getByRole('radio', { name: 'AI tool' }));
    await user.click(screen.getByRole('button', { name: 'Build' }));
    await screen.findByTestId('address');
    expect(server.calls[0]?.body).toMatchObject({ appType: 'tool' });
  });

  it('[HOME-02] takes chosen and pasted files to the chat, without those that were removed', async () => {
    fakeServer({ 'POST /api/apps': { status: 201, body: app } });
    const user = openBox();
    const picture = new File(['png'], 'sketch.png', { type: 'image/png' });
    const table = new File(['a;b'], 'expenses.csv', { type: 'text/csv' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [picture, table]);
    const chips = screen.getByRole('list', { name: 'Attached files' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove expenses.csv' }));
    await user.type(box(), 'An app that looks like this{Enter}');
    await screen.findByTestId('address');
    expect(firstMessage.isWaiting(app.id)).toBe(true);
    expect(firstMessage.filesOf(app.id)).toEqual([picture]);
    firstMessage.clear(app.id);
  });

  it('[HOME-02] says which file is too large, and goes on without it', async () => {
    const user = openBox();
    const large = new File(['x'], 'film.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 1_000_000_000 });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [large]);
    expect(screen.getByRole('alert').textContent).toMatch(/^film\.png is too large/);
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Ctrl+Enter', '{Control>}{Enter}{/Control}'],
  ])('[HOME-01] %s builds', async (_, keys) => {
    fakeServer({ 'POST /api/apps': { status: 201, body: app } });
    const user = openBox();
    await user.type(box(), `An expense tracker${keys}`);
    expect(await screen.findByTestId('address')).toBeDefined();
  });

  it('[HOME-01] Shift+Enter breaks the line', async () => {
    const user = openBox();
    await user.type(box(), 'An expense tracker{Shift>}{Enter}{/Shift}for a team');
    expect(box().value).toBe('An expense tracker\nfor a team');
  });

  it.each([
    ['the server refuses', refusal('internal'), 'Failed to save app. Something went wrong on the server.'],
    ['the network is gone', networkGone, 'Failed to save app. The server cannot be reached.'],
  ])('[PUB-03] when %s, the request stays in the box', async (_, answer, sentence) => {
    fakeServer({ 'POST /api/apps': answer });
    const user = openBox();
    await user.type(box(), 'An expense tracker');
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(box().value).toBe('An expense tracker');
  });

  it('an example fills the box', async () => {
    const user = openBox();
    await user.click(screen.getByRole('button', { name: 'Team expenses' }));
    expect(box().value).toMatch(/^An expense tracker for a small team/);
    expect(document.activeElement).toBe(box());
  });

  it('an empty box asks for words', async () => {
    const user = openBox();
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect(screen.getByRole('alert').textContent).toBe('Write what you want to build first.');
  });

  it('a request of 200,000 characters is refused with its length', async () => {
    localStorage.setItem('whittle.draft.home', 'x'.repeat(200_000));
    const user = openBox();
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect(screen.getByRole('alert').textContent).toBe('This is 200,000 characters long; the limit is 50,000.');
  });
});

it('[HOME-02] a first message whose files were lost with its window stays a draft', () => {
  localStorage.setItem(`whittle.first-message.${app.id}`, 'send with files');
  expect(firstMessage.isWaiting(app.id)).toBe(false);
});
