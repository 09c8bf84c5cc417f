import type { ToolDetails } from '@whittle/contract/tools/calls';
import { type ToolDocument, toolDocumentSchema } from '@whittle/contract/tools/tool-document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { mergeTools } from './merge-tools.ts';
import { createToolDraft, type KeptDraft } from './tool-draft.ts';

const document = toolDocumentSchema.parse({
  ...{ id: 'a'.repeat(24), title: 'Meal plan', texts: { header: 'Meal plan' } },
  ...{ stages: [{ id: 's1', prompt: 'Cook.' }], blocks: [{ id: 'plan', type: 'rich_text' }] },
});
const gates = { settings: true, adminSettings: true, fieldTypes: [] };
const header = (text: string) => (tool: ToolDocument) => ({ ...tool, texts: { ...tool.texts, header: text } });
const title = (text: string) => (tool: ToolDocument) => ({ ...tool, title: text });

/** A server that keeps a document as the real one does: a save names the text that it was made on. */
function setUp() {
  const server = { document, revision: 1, saves: 0, fail: null as Error | null };
  let kept: KeptDraft | null = null;
  const details = (): ToolDetails => ({
    tool: { toolId: document.id, title: '', path: 'meal-plan', status: 'draft', imageUrl: '', problems: [] },
    ...{ document: server.document, text: String(server.revision), gates, maySignUp: true },
  });
  const draft = createToolDraft({
    details: details(),
    async send(next, base) {
      server.saves += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (server.fail) throw server.fail;
      if (base !== String(server.revision)) throw new ApiError(409, { code: 'file-changed', message: 'changed' });
      server.document = next;
      server.revision += 1;
      return details();
    },
    read: () => Promise.resolve(details()),
    keep: (next) => (kept = next),
  });
  const changeElsewhere = (change: (tool: ToolDocument) => ToolDocument) => {
    server.document = change(server.document);
    server.revision += 1;
  };
  return { draft, server, changeElsewhere, details, kept: () => kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[EDIT-20] typing is sent once it has rested for 2000 ms, and said to be saved only then', async () => {
  const { draft, server } = setUp();
  draft.change(header('Meal'));
  await vi.advanceTimersByTimeAsync(1_900);
  draft.change(header('Meals'));
  await vi.advanceTimersByTimeAsync(1_900);
  expect([server.saves, draft.state().phase]).toEqual([0, 'waiting']);
  await vi.advanceTimersByTimeAsync(110);
  expect([server.saves, draft.state().phase]).toEqual([1, 'saving']);
  await vi.advanceTimersByTimeAsync(100);
  expect([server.document.texts.header, draft.state().phase]).toEqual(['Meals', 'saved']);
});

test('[EDIT-20] what is typed while a save is on its way goes with the next one', async () => {
  const { draft, server } = setUp();
  draft.change(header('One'), 'at-once');
  await vi.advanceTimersByTimeAsync(50);
  draft.change(header('Two'));
  await vi.advanceTimersByTimeAsync(60);
  expect([server.document.texts.header, draft.state().document.texts.header]).toEqual(['One', 'Two']);
  expect(draft.state().phase).toBe('waiting');
  void draft.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect([server.document.texts.header, draft.state().phase]).toEqual(['Two', 'saved']);
});

test('[EDIT-20] [TOOL-14] a failed save loses nothing and can be tried again', async () => {
  const { draft, server, kept } = setUp();
  server.fail = new NetworkError('no answer');
  draft.change(header('Meals'), 'at-once');
  await vi.advanceTimersByTimeAsync(100);
  expect(draft.state()).toMatchObject({ phase: 'failed', document: { texts: { header: 'Meals' } } });
  expect(kept()?.document.texts.header).toBe('Meals');
  server.fail = null;
  void draft.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect([server.document.texts.header, draft.state().phase, kept()]).toEqual(['Meals', 'saved', null]);
});

test('[EDIT-22] other parts that were changed elsewhere are laid together without a question', async () => {
  const { draft, server, changeElsewhere } = setUp();
  changeElsewhere(title('Dinner'));
  draft.change(header('Meals'), 'at-once');
  await vi.advanceTimersByTimeAsync(300);
  expect(server.document).toMatchObject({ title: 'Dinner', texts: { header: 'Meals' } });
  expect(draft.state()).toMatchObject({ phase: 'saved', conflict: null, document: { title: 'Dinner' } });
});

test.each(['mine', 'theirs'] as const)('[EDIT-22] the same part waits for a person: %s', async (choice) => {
  const { draft, server, changeElsewhere } = setUp();
  changeElsewhere((tool) => header('Dinners')(title('Dinner')(tool)));
  draft.change(header('Meals'), 'at-once');
  await vi.advanceTimersByTimeAsync(300);
  expect(draft.state()).toMatchObject({ phase: 'conflict', conflict: { keys: ['texts.header'] } });
  expect(server.document.texts.header).toBe('Dinners');
  draft.resolve(choice);
  await vi.advanceTimersByTimeAsync(300);
  expect(draft.state().phase).toBe('saved');
  expect(server.document).toMatchObject({
    title: 'Dinner',
    texts: { header: choice === 'mine' ? 'Meals' : 'Dinners' },
  });
});

test('[EDIT-22] an unsaved draft goes on after a reload, on what the server has by then', async () => {
  const before = setUp();
  before.server.fail = new NetworkError('no answer');
  before.draft.change(header('Meals'), 'at-once');
  await vi.advanceTimersByTimeAsync(100);
  const after = setUp();
  after.changeElsewhere(title('Dinner'));
  after.draft.hear(after.details());
  after.draft.restore(before.kept()!);
  await vi.advanceTimersByTimeAsync(300);
  expect(after.server.document).toMatchObject({ title: 'Dinner', texts: { header: 'Meals' } });
});

test('[EDIT-22] undo takes a burst of typing back as one, and redo brings it again', async () => {
  const { draft } = setUp();
  draft.change(header('M'));
  draft.change(header('Me'));
  await vi.advanceTimersByTimeAsync(1_500);
  draft.change(header('Mea'));
  draft.undo();
  expect(draft.state().document.texts.header).toBe('Me');
  draft.undo();
  expect(draft.state().document.texts.header).toBe('Meal plan');
  draft.redo();
  expect([draft.state().document.texts.header, draft.state().canRedo]).toEqual(['Me', true]);
});

test('[EDIT-22] merging keeps both sides of different keys', () => {
  const mine = header('Mine')(document);
  const theirs = { ...document, settings: { ...document.settings, dailyUserLimit: 3 } };
  const { merged, conflicts } = mergeTools({ base: document, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ texts: { header: 'Mine' }, settings: { dailyUserLimit: 3 } });
});
