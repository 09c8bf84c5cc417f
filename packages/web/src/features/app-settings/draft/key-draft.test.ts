import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAppConfiguration } from '../app-settings.fixture.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { createKeyDraft, type Dirty } from './key-draft.ts';

const first = newAppConfiguration;

/** A server that keeps keys as the real one does. */
function setUp() {
  const server = { now: first, calls: [] as [string, object][], fail: null as Error | null };
  let kept: Dirty = {};
  const draft = createKeyDraft({
    configuration: first,
    async send(document, patch, base) {
      server.calls.push([document, patch]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (server.fail) throw server.fail;
      const has = server.now[document] as Record<string, unknown>;
      const keys = Object.keys(patch).filter((key) => has[key] !== base[key] && has[key] !== patch[key]);
      const stored = Object.fromEntries(Object.entries(patch).filter(([key]) => !keys.includes(key)));
      server.now = { ...server.now, [document]: { ...has, ...stored } };
      if (keys.length === 0) return server.now;
      throw new ApiError(409, { code: 'settings-changed', message: '', extra: { keys, configuration: server.now } });
    },
    keep: (dirty) => (kept = dirty),
  });
  const changeElsewhere = (style: object) => {
    server.now = { ...server.now, style: { ...server.now.style, ...style } };
  };
  return { draft, server, changeElsewhere, kept: () => kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[EDIT-20] each key rests for 2000 ms by itself, and is in a saving state during its call', async () => {
  const { draft, server } = setUp();
  draft.change('texts', 'header', 'Hello');
  await wait(1_500);
  draft.change('style', 'background', '#101010');
  await wait(550);
  expect(server.calls).toEqual([['texts', { header: 'Hello' }]]);
  expect(draft.state().states).toEqual({ 'texts.header': 'saving', 'style.background': 'waiting' });
  await wait(100);
  expect(draft.state().states).toEqual({ 'style.background': 'waiting' });
  await wait(2_000);
  expect(server.now.style.background).toBe('#101010');
  expect(draft.state().dirty).toEqual({});
});

test('[EDIT-20] one request at a time; what is typed meanwhile goes with the next', async () => {
  const { draft, server } = setUp();
  draft.change('texts', 'header', 'One', 'at-once');
  await wait(50);
  draft.change('texts', 'header', 'Two');
  draft.change('texts', 'welcomeMessage', 'Hi', 'at-once');
  await wait(60);
  expect(server.calls.length).toBe(2);
  expect(draft.state().dirty['texts.header']).toEqual({ value: 'Two', base: 'One' });
  await wait(2_200);
  expect(server.now.texts).toMatchObject({ header: 'Two', welcomeMessage: 'Hi' });
  expect(draft.state().states).toEqual({});
});

test('[EDIT-20] a cut network restores what was being saved, merges it with what came since, and sends both', async () => {
  const { draft, server, kept } = setUp();
  server.fail = new NetworkError('no answer');
  draft.change('texts', 'header', 'Hello', 'at-once');
  await wait(100);
  draft.change('style', 'background', '#101010');
  expect(draft.state().states).toEqual({ 'texts.header': 'failed', 'style.background': 'waiting' });
  expect(draft.state().failure).toBe(server.fail);
  expect(Object.keys(kept())).toEqual(['texts.header', 'style.background']);
  server.fail = null;
  void draft.flush();
  await wait(300);
  expect(server.now).toMatchObject({ texts: { header: 'Hello' }, style: { background: '#101010' } });
  expect([draft.state().dirty, kept()]).toEqual([{}, {}]);
});

test('[EDIT-20] what the server refuses about one key keeps no other from being saved', async () => {
  const { draft, server } = setUp();
  server.fail = new ApiError(400, { code: 'invalid-input', message: '', fields: { 'appStyle.logoUrl': 'No.' } });
  draft.change('style', 'logoUrl', 'x');
  draft.change('style', 'styleName', 'dark');
  await wait(2_050);
  server.fail = new ApiError(400, { code: 'invalid-input', message: '', fields: { 'appStyle.logoUrl': 'No.' } });
  await wait(60);
  server.fail = null;
  await wait(200);
  expect(server.now.style).toMatchObject({ styleName: 'dark', logoUrl: '' });
  expect(draft.state().problems).toEqual({ 'style.logoUrl': 'No.' });
});

test.each(['mine', 'theirs'] as const)(
  '[EDIT-20] two windows: other keys come together, the same key waits for a person: %s',
  async (choice) => {
    const { draft, server, changeElsewhere } = setUp();
    draft.change('style', 'background', '#111111');
    draft.change('style', 'styleName', 'dark');
    changeElsewhere({ background: '#222222', headerTextColor: '#333333' });
    await wait(2_200);
    expect(server.now.style).toMatchObject({ styleName: 'dark', background: '#222222', headerTextColor: '#333333' });
    expect(draft.state().states).toEqual({ 'style.background': 'conflict' });
    expect(draft.state().theirs).toEqual({ 'style.background': '#222222' });
    draft.resolve('style.background', choice);
    await wait(200);
    expect(server.now.style.background).toBe(choice === 'mine' ? '#111111' : '#222222');
    expect(draft.state().dirty).toEqual({});
  },
);

test('[EDIT-20] what a window left unsaved is taken up by the next one', async () => {
  const before = setUp();
  before.server.fail = new NetworkError('no answer');
  before.draft.change('texts', 'header', 'Hello', 'at-once');
  await wait(100);
  const after = setUp();
  after.draft.restore(before.kept());
  await wait(200);
  expect(after.server.now.texts.header).toBe('Hello');
});
