import type { BuilderToFrame } from '@whittle/contract/preview';
import type { ElementFacts, VisualEdited, VisualEditRequest, VisualUndo } from '@whittle/contract/visual-edit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { createEditingSession, type EditingState, nothingChosen } from './editing-session.ts';

const facts: ElementFacts = {
  name: 'h1',
  texts: [{ label: null, value: 'Hello' }],
  textProblem: null,
  classes: ['p-4'],
  hasComputedClasses: false,
  classesProblem: null,
  style: [],
  attributes: [],
  isRepeated: false,
  deleteProblem: null,
};

/** Versions are v1, v2 ...; `answer` decides what becomes of a call. */
function setUp(answer: (request: VisualEditRequest) => void = () => {}) {
  let versions = 1;
  let state: EditingState = nothingChosen;
  const told: BuilderToFrame[] = [];
  const sent: VisualEditRequest[] = [];
  const undone: VisualUndo[] = [];
  const session = createEditingSession({
    texts: { cannotUndo: 'Cannot be undone' },
    onChange: (next) => {
      state = next;
    },
    calls: {
      read: async () => facts,
      async edit(request): Promise<VisualEdited> {
        sent.push(request);
        answer(request);
        versions += 1;
        return { versionId: `v${versions}`, previousVersionId: request.versionId, file: request.file, element: facts };
      },
      async undo(undo) {
        undone.push(undo);
        versions += 1;
        return { versionId: `v${versions}` };
      },
    },
  });
  session.attach((order) => told.push(order));
  const choose = async (versionId = 'v1', selection = 1) => {
    const element = { file: 'pages/Home.jsx', line: 3, column: 5, label: 'h1' };
    session.choose({ type: 'element_selected', selection, element, above: [], copies: 1, look: {}, versionId });
    await vi.advanceTimersByTimeAsync(0);
  };
  const type = (text: string) => session.change({ edit: { kind: 'text', index: 0, text } });
  return { session, told, sent, undone, choose, type, state: () => state };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(5_000);

test('[VIS-09] every key shows at once, and a burst is one call with its result', async () => {
  const { choose, type, told, sent, session, state } = setUp();
  await choose();
  for (const text of ['H', 'Ho', 'Home']) type(text);
  session.change({ edit: { kind: 'classes', add: ['p-6'], remove: [] }, style: [['padding', '1.5rem']] });
  session.change({ edit: { kind: 'classes', add: ['p-8'], remove: [] }, style: [['padding', '2rem']] });
  expect(told.at(-1)).toEqual({
    type: 'show_edit',
    edit: { texts: [{ index: 0, was: 'Hello', now: 'Home' }], style: [['padding', '2rem']], attributes: [] },
  });
  expect(state().chosen?.facts).toMatchObject({ texts: [{ value: 'Home' }], classes: ['p-8'] });
  await pause();
  expect(sent).toMatchObject([
    {
      versionId: 'v1',
      name: 'h1',
      edits: [
        { kind: 'text', text: 'Home' },
        { kind: 'classes', add: ['p-8'], remove: [] },
      ],
    },
  ]);
  expect(told.at(-1)?.type).toBe('show_edit');
  await choose('v2');
  expect(told.at(-1)).toEqual({ type: 'end_edit', isKept: true });
});

test('[VIS-07] undo leads back, redo forth again, each from the text that is there', async () => {
  const { choose, type, session, undone, state } = setUp();
  await choose();
  type('One');
  await pause();
  type('Two');
  await session.undo();
  expect(undone).toEqual([{ file: 'pages/Home.jsx', from: 'v3', to: 'v2' }]);
  await session.redo();
  expect(undone.at(-1)).toEqual({ file: 'pages/Home.jsx', from: 'v4', to: 'v3' });
  await session.undo();
  await session.undo();
  expect(undone.at(-1)).toEqual({ file: 'pages/Home.jsx', from: 'v2', to: 'v1' });
  expect(state()).toMatchObject({ canUndo: false, canRedo: true });
});

test('[VIS-09] a turn that is over before its news came is not waited for', async () => {
  let isRunning = true;
  const { choose, type, sent, state } = setUp(() => {
    if (isRunning) throw new ApiError(409, { code: 'turn-running', message: 'The assistant is working.' });
  });
  await choose();
  type('Home');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().save.kind).toBe('waiting');
  isRunning = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(2);
  expect(state().canUndo).toBe(true);
});

test('[VIS-04] a picture that arrives when another element is chosen is not put into that one', async () => {
  const { choose, session, sent } = setUp();
  await choose('v1', 1);
  await choose('v1', 2);
  const edit = { kind: 'attribute', name: 'src', value: '/cat.png' } as const;
  session.change({ edit }, 1);
  await pause();
  expect(sent).toEqual([]);
  session.change({ edit }, 2);
  await pause();
  expect(sent).toMatchObject([{ edits: [edit] }]);
});

test('[VIS-09] without the network the change stays, is shown as not saved, and is sent again', async () => {
  let isGone = true;
  const { choose, type, session, sent, state } = setUp(() => {
    if (isGone) throw new NetworkError('gone');
  });
  await choose();
  type('Home');
  await pause();
  expect(state().save).toMatchObject({ kind: 'error', canRetry: true });
  expect(state().chosen?.facts?.texts[0]?.value).toBe('Home');
  isGone = false;
  session.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toMatchObject({ edits: [{ kind: 'text', text: 'Home' }] });
  expect(state().save.kind).toBe('saved');
});

test('[VIS-06] while the assistant works a change waits; one that is refused is taken back in words', async () => {
  let problem: string | null = 'turn-running';
  const { choose, type, session, told, sent, state } = setUp(() => {
    if (problem) throw new ApiError(409, { code: problem, message: 'This text comes from your data.' });
  });
  await choose();
  type('Home');
  await pause();
  expect(state().save.kind).toBe('waiting');
  session.hold(true);
  problem = 'visual-edit-refused';
  session.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(told.at(-1)).toEqual({ type: 'end_edit', isKept: false });
  expect(state().save).toEqual({ kind: 'error', message: 'This text comes from your data.', canRetry: false });
  expect(state().chosen?.facts?.texts[0]?.value).toBe('Hello');
});

test('[VIS-06] what was chosen on a page that runs older code is sent again with its new place', async () => {
  const { choose, type, sent, state } = setUp(({ versionId }) => {
    if (versionId === 'v1') throw new ApiError(409, { code: 'file-changed', message: 'Changed' });
  });
  await choose('v1');
  type('Home');
  await vi.advanceTimersByTimeAsync(450);
  await choose('v2');
  await pause();
  expect(sent.map(({ versionId }) => versionId)).toEqual(['v1', 'v2']);
  expect(state().save.kind).not.toBe('error');
});
