import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { compileFile } from '../../../compile/modules/module-cache.ts';
import type { Clock } from '../../clock.ts';
import { readPlan } from '@whittle/built-in-builder/plan/plan-file';
import { replyTo } from '@whittle/built-in-builder/reply';

const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z') };
type Files = ReadonlyMap<string, string>;

function ask(files: Files, message: string, earlier: string[] = []) {
  const context = { appId: 'a', appName: 'App', files, schemas: {}, message, earlier };
  const text = replyTo(context, clock.now());
  const actions = replyActions(parseReply(text, { ended: true }));
  const applied = applyActions(files, actions);
  return { text, actions, applied, files: applied.files as Files, plan: readPlan(applied.files) };
}

const prompts = {
  expenses:
    'An expense tracker for a small team: amount, category, date, receipt image; a dashboard with a chart by month',
  tasks: 'A task list for our office with title, assignee, due date and priority',
  plants: 'Track my house plants: name, room, last watered and a photo',
};
const apps = new Map<string, Files>();

beforeAll(() => {
  for (const [name, prompt] of Object.entries(prompts)) apps.set(name, ask(new Map(), prompt).files);
});

/** Nothing of the reply is refused, and every file that it touched still compiles. */
function expectSound({ applied, actions, files, text }: ReturnType<typeof ask>) {
  expect(applied.outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(actions.filter(({ isTruncated }) => isTruncated)).toEqual([]);
  expect(text.trim()).not.toBe('');
  for (const path of applied.changed) {
    if (!/\.jsx?$/.test(path)) continue;
    const compiled = compileFile(path, files.get(path)!);
    expect(compiled.ok ? null : compiled.problem).toBeNull();
  }
}

const schemaOf = (files: Files, name: string) =>
  JSON.parse(files.get(`entities/${name}.json`)!) as { properties: Record<string, Record<string, unknown>> };

describe.each(Object.keys(prompts))('follow-ups on the app of %s', (name) => {
  let main = '';
  beforeAll(() => {
    main = readPlan(apps.get(name)!)!.entities[0]!.name;
  });
  test.each([
    'add a supplier field and show it in the list',
    'Add a field for invoice numbers',
    'add a stage field with new, in progress and done',
    'make it green',
    'Use the Press palette',
    'Rename the app to Desk of Ada',
    'add clients with name, email and phone',
    'let everyone who signs in see and edit everything',
    'only admins can edit',
    'newest first',
    'make the text bigger',
    'put the menu at the top',
    'put Phone 0221 445566 in the footer',
    'add a page with our opening hours',
    'add comments',
    'add a contact page',
    'add favourites',
    'add a chat',
    'add a quiz',
    'add a monthly report',
    'add a chart by week',
    'add a stage field with new and done, make it blue and rename the app to Desk',
  ])('[GEN-08] “%s” is done with edits that fit', (message) => {
    const result = ask(apps.get(name)!, message);
    expectSound(result);
    expect(result.actions.length).toBeGreaterThan(0);
  });

  it('[GEN-08] writes no access that is so already', () => {
    const { text, actions } = ask(apps.get('plants')!, 'make it private again');
    expect(text).toContain('have this access already');
    expect(actions).toEqual([]);
  });

  it('adds a field with small edits of the files that show it', () => {
    const before = apps.get(name)!;
    const result = ask(before, 'add a supplier field and show it in the list');
    expect(schemaOf(result.files, main).properties['supplier']).toMatchObject({ type: 'string' });
    const rewritten = result.actions.filter(({ type, edits }) => type === 'edit_file' && edits.length === 0);
    expect(rewritten).toEqual([]);
    expect(result.applied.changed.length).toBeLessThan(9);
    expect(result.plan?.entities[0]?.columns).toContain('supplier');
  });

  it('adds a board once there is a field with choices', () => {
    const staged = ask(apps.get(name)!, 'add a stage field with new, in progress and done').files;
    const result = ask(staged, 'show them as a board by stage');
    expectSound(result);
    expect(result.plan?.pages.some((page) => page.archetype === 'board')).toBe(true);
  });

  it('renames and removes what it added, and says what becomes of stored values', () => {
    const grown = ask(apps.get(name)!, 'add a supplier field').files;
    const renamed = ask(grown, 'rename supplier to vendor');
    expectSound(renamed);
    // what was stored is not left behind under another name
    expect(schemaOf(renamed.files, main).properties).toMatchObject({ supplier: { title: 'Vendor' } });
    const removed = ask(renamed.files, 'remove the vendor field');
    expectSound(removed);
    expect(Object.keys(schemaOf(removed.files, main).properties)).not.toContain('supplier');
    expect(removed.text).toMatch(/stay in the database, hidden/);
  });

  it('removes a list that it added, with its pages', () => {
    const grown = ask(apps.get(name)!, 'add clients with name, email and phone');
    expect(grown.plan?.entities.map((entity) => entity.name)).toContain('Client');
    const removed = ask(grown.files, 'remove clients');
    expectSound(removed);
    expect(removed.files.has('entities/Client.json')).toBe(false);
    expect([...removed.files.keys()].filter((path) => path.startsWith('pages/')).sort()).toEqual(
      [...apps.get(name)!.keys()].filter((path) => path.startsWith('pages/')).sort(),
    );
  });

  it('[ENT-10] wider reading is asked for, never taken', () => {
    const result = ask(apps.get(name)!, 'let everyone who signs in see them');
    const request = result.applied.accessRequests.find(({ entity }) => entity === main);
    expect(request).toMatchObject({ requested: { read: 'all' }, current: { read: 'creator' } });
  });

  it('leaves files alone that were changed by hand where the change would go, and says so', () => {
    const before = new Map(apps.get(name)!);
    const dialog = `components/${main}Dialog.jsx`;
    before.set(dialog, 'export default function Dialog() {\n  return null;\n}');
    const result = ask(before, 'add a supplier field');
    expectSound(result);
    expect(result.files.get(dialog)).toBe(before.get(dialog));
    expect(result.text).toContain(dialog);
  });

  it('keeps what was changed by hand elsewhere in the same file', () => {
    const before = new Map(apps.get(name)!);
    const dialog = `components/${main}Dialog.jsx`;
    before.set(dialog, `// ours\n${before.get(dialog)!}`);
    const result = ask(before, 'add a supplier field');
    expectSound(result);
    expect(result.files.get(dialog)).toMatch(/^\/\/ ours\n[\s\S]*supplier/);
  });

  test.each([
    'hello',
    'thanks!',
    'what can you do',
    'undo that',
    'add dark mode',
    'why is the sky blue?',
    'flibber the glorp',
    'rename nothing to something',
    'remove the unicorn',
  ])('“%s” changes nothing and is answered in words', (message) => {
    const result = ask(apps.get(name)!, message);
    expect(result.actions).toEqual([]);
    expect(result.text.length).toBeGreaterThan(30);
  });

  it('[RUN-12] writes a broken file again when asked to fix its error', () => {
    const before = new Map(apps.get(name)!);
    const dialog = `components/${main}Dialog.jsx`;
    before.set(dialog, 'export default function () { throw new Error("x") }');
    const result = ask(before, `Fix this error: x ${dialog}:1 in component ${main}Dialog`);
    expect(result.files.get(dialog)?.trimEnd()).toBe(apps.get(name)!.get(dialog)?.trimEnd());
  });
});

it('shows a list in another way, once', () => {
  const cards = ask(apps.get('expenses')!, 'show it as cards');
  expectSound(cards);
  expect(cards.actions.length).toBeGreaterThan(0);
  expect(ask(cards.files, 'show it as cards').actions).toEqual([]);
});

it('[GEN-11] goes on where a first reply broke off', () => {
  const whole = apps.get('expenses')!;
  const half = new Map([...whole].slice(0, 12));
  const result = ask(half, 'Continue and repeat the last action if truncated', [prompts.expenses]);
  expectSound(result);
  expect([...result.files.keys()].sort()).toEqual([...whole.keys()].sort());
});

it('adds a list beside an app that it did not write, and touches nothing', () => {
  const foreign = new Map([
    ['pages/Home.jsx', 'export default () => null;'],
    ['entities/Order.json', '{"properties":{}}'],
  ]);
  const result = ask(foreign, 'add suppliers with name and email');
  expectSound(result);
  expect(result.files.get('pages/Home.jsx')).toBe(foreign.get('pages/Home.jsx'));
  expect(result.files.has('entities/Supplier.json')).toBe(true);
  expect(ask(foreign, 'make the header bigger').actions).toEqual([]);
});

describe('[GEN-08] a first reply that was stopped', () => {
  const prompt = prompts.expenses;
  const whole = () => [...apps.get('expenses')!];

  test.each(['continue', 'try again', 'go on', prompt])('is gone on with by “%s”', (message) => {
    for (const kept of [1, 4, 12]) {
      const begun = new Map(whole().slice(0, kept));
      const result = ask(begun, message, [prompt]);
      expectSound(result);
      expect(result.text).not.toMatch(/was not made by/);
      expect([...result.files.keys()].sort()).toEqual([...apps.get('expenses')!.keys()].sort());
    }
  });

  test('and one that wrote nothing yet is built by “try again”', () => {
    const result = ask(new Map(), 'try again', [prompt]);
    expect(result.plan?.entities[0]?.name).toBe('Expense');
  });
});
