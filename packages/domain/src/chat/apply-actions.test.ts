import { limits } from '@whittle/contract/limits';
import { describe, expect, it } from 'vitest';
import { parseReply, replyActions } from './action-stream.ts';
import { applyActions, createActionApplier } from './apply-actions.ts';

const actionsOf = (text: string) => replyActions(parseReply(text, { ended: true }));
const apply = (files: Record<string, string>, text: string) =>
  applyActions(new Map(Object.entries(files)), actionsOf(text));

const entity = (name: string, extra = '') => `{ "name": "${name}", "type": "object", "properties": {}${extra} }`;
const access = (content: string | undefined) =>
  (JSON.parse(content ?? '{}') as { 'x-accessControl'?: { permissions: unknown } })['x-accessControl']?.permissions;

describe('files', () => {
  it('leaves the given files alone and tells what changed', () => {
    const before = { 'pages/Home.jsx': 'a\n', 'pages/Old.jsx': 'b\n' };
    const result = apply(
      before,
      '<action type="add_file" file="pages/New.jsx">c</action>\n<action type="delete_file" file="pages/Old.jsx"/>',
    );
    expect(before).toEqual({ 'pages/Home.jsx': 'a\n', 'pages/Old.jsx': 'b\n' });
    expect([...result.files]).toEqual([
      ['pages/Home.jsx', 'a\n'],
      ['pages/New.jsx', 'c\n'],
    ]);
    expect(result).toMatchObject({ changed: ['pages/New.jsx'], removed: ['pages/Old.jsx'] });
  });

  it('the same content again is no change', () => {
    expect(
      apply({ 'pages/Home.jsx': 'a\n' }, '<action type="edit_file" file="pages/Home.jsx">\na\n</action>').changed,
    ).toEqual([]);
  });

  it('a refused action changes nothing, not even by its good edits', () => {
    const result = apply(
      { 'pages/Home.jsx': 'a\nb\n' },
      '<action type="edit_file" file="pages/Home.jsx"><search>a</search><replace>x</replace>\n<search>z</search><replace>y</replace></action>',
    );
    expect(result.files.get('pages/Home.jsx')).toBe('a\nb\n');
    expect(result.outcomes).toMatchObject([{ index: 0, ok: false, problem: 'no-match' }]);
  });

  it('an edit finds its file by another extension, a whole file replaces it', () => {
    const edited = apply(
      { 'pages/Home.tsx': 'a\n' },
      '<action type="edit_file" file="pages/Home.jsx"><search>a</search><replace>b</replace></action>',
    );
    expect([...edited.files]).toEqual([['pages/Home.tsx', 'b\n']]);
    const replaced = apply({ 'pages/Home.tsx': 'a\n' }, '<action type="add_file" file="pages/Home.jsx">b</action>');
    expect([...replaced.files]).toEqual([['pages/Home.jsx', 'b\n']]);
    expect(replaced).toMatchObject({ changed: ['pages/Home.jsx'], removed: ['pages/Home.tsx'] });
  });

  it('a file that is too big is refused, and so is one file too many', () => {
    const big = `<action type="add_file" file="lib/big.js">\n${'x'.repeat(limits.fileMaxBytes + 1)}\n</action>`;
    expect(apply({}, big).outcomes).toMatchObject([{ problem: 'too-big' }]);
    const many = Object.fromEntries(Array.from({ length: limits.appMaxFiles }, (_, at) => [`lib/f${at}.js`, '']));
    expect(apply(many, '<action type="add_file" file="lib/one.js">x</action>').outcomes).toMatchObject([
      { problem: 'too-many-files' },
    ]);
    expect(apply(many, '<action type="edit_file" file="lib/f1.js">x</action>').outcomes).toMatchObject([{ ok: true }]);
  });

  it('one by one gives the same as all at once, and each step tells its own changes', () => {
    const text =
      '<action type="add_file" file="pages/A.jsx">1</action>\n<action type="add_file" file="pages/A.jsx">2</action>\n<action type="delete_file" file="pages/A.jsx"/>';
    const applier = createActionApplier(new Map());
    const steps = actionsOf(text).map((action) => applier.apply(action));
    expect(steps).toMatchObject([
      { changed: ['pages/A.jsx'], removed: [] },
      { changed: ['pages/A.jsx'], removed: [] },
      { changed: [], removed: ['pages/A.jsx'] },
    ]);
    expect(applier.result()).toEqual(apply({}, text));
  });

  it('[GEN-10] a truncated action is refused with the text of its marker', () => {
    expect(apply({}, '<action type="add_file" file="pages/A.jsx">\nconst a').outcomes).toEqual([
      {
        index: 0,
        file: 'pages/A.jsx',
        ok: false,
        problem: 'truncated',
        message: 'Too long output, ask the chat to continue',
      },
    ]);
  });
});

describe('globals.css', () => {
  it('a line that names the look becomes the whole theme, and own rules stay', () => {
    const result = apply(
      {},
      '<action type="add_file" file="globals.css">\n@look Orchard Journal 4;\n\n.hero { color: red; }\n</action>',
    );
    const css = result.files.get('globals.css')!;
    expect(css).toMatch(/^@import "whittle\/base.css";/);
    expect(css).toContain('--radius: 4px;');
    expect(css).toContain('Literata');
    expect(css).toMatch(/\.hero \{ color: red; \}\n$/);
    expect(css).not.toContain('@look');
  });

  it('[PREV-21] colours that the person named stand in the theme, in light and dark', () => {
    const css = apply(
      {},
      '<action type="add_file" file="globals.css">\n@look Orchard Journal 4;\n@colors background: #F0FFFF, components: rgb(178, 34, 34);\n</action>',
    ).files.get('globals.css')!;
    expect(css.split('--background: #f0ffff;')).toHaveLength(4);
    expect(css.split('--primary: #b22222;')).toHaveLength(4);
    expect(css).not.toContain('@colors');
  });

  it("Tailwind's own imports go, the platform's base comes", () => {
    const result = apply(
      {},
      '<action type="add_file" file="globals.css">\n@tailwind base;\n@import "tailwindcss";\n:root { --primary: red; }\n</action>',
    );
    expect(result.files.get('globals.css')).toBe('@import "whittle/base.css";\n\n:root { --primary: red; }\n');
  });
});

describe('[S-10] who may see an entity', () => {
  it('a new entity that asks for wider reading gets the default and waits', () => {
    const result = apply(
      {},
      `<action type="add_entity" file="entities/Task.json" permissions="all/creator">${entity('Task')}</action>`,
    );
    expect(access(result.files.get('entities/Task.json'))).toBeUndefined();
    expect(result.accessRequests).toEqual([
      {
        entity: 'Task',
        current: { read: 'creator', write: 'creator' },
        requested: { read: 'all', write: 'creator' },
        state: 'waiting',
      },
    ]);
  });

  it.each([
    ['creator', 'admin', true],
    ['admin', 'creator', true],
    ['all', 'creator', false],
    ['anonymous', 'all', false],
    ['all', 'anonymous', true],
    ['creator', 'none', false],
    ['none', 'creator', true],
  ])('reading from %s to %s waits: %s', (from, to, waits) => {
    const rule = `, "x-accessControl": { "permissions": { "read": "${from}", "write": "creator" } }`;
    const result = apply(
      { 'entities/Task.json': entity('Task', rule) },
      `<action type="edit_entity" file="entities/Task.json" permissions="${to}/creator">${entity('Task')}</action>`,
    );
    expect(access(result.files.get('entities/Task.json'))).toEqual({ read: waits ? from : to, write: 'creator' });
    expect(result.accessRequests).toHaveLength(waits ? 1 : 0);
  });

  it('[GEN-26] where a rule narrows the permissions, the request says who will read and add', () => {
    const rule = `, "rls": { "read": { "$or": [{ "created_by_id": "{{user.id}}" }, { "user_condition": { "role": "admin" } }] } }`;
    const result = apply(
      {},
      `<action type="add_entity" file="entities/Task.json" permissions="all/all">${entity('Task', rule)}</action>`,
    );
    expect(result.accessRequests).toMatchObject([
      {
        requested: { read: 'all', write: 'all' },
        sentences: [
          'Who created a record can read it.',
          'Admins can read all records.',
          'Signed-in people can add, change and delete all records.',
        ],
      },
    ]);
  });

  it.each([
    ['import_entities', '', (schema: string) => `[${schema}]`],
    ['add_entity', ' file="entities/Task.json"', (schema: string) => schema],
  ])('[GEN-26] a schema in %s may say beside its fields who sees and changes records', (type, file, content) => {
    for (const said of ['"all/admin"', '{ "read": "all", "write": "admin" }']) {
      const schema = content(entity('Task', `, "permissions": ${said}`));
      const result = apply({}, `<action type="${type}"${file} title="Tasks">${schema}</action>`);
      expect(result.accessRequests).toMatchObject([{ entity: 'Task', requested: { read: 'all', write: 'admin' } }]);
      expect(JSON.parse(result.files.get('entities/Task.json')!)).not.toHaveProperty('permissions');
    }
    const unreadable = apply(
      {},
      `<action type="${type}"${file}>${content(entity('Task', ', "permissions": "some"'))}</action>`,
    );
    expect(unreadable.outcomes[0]!.message).toContain('could not be read');
  });

  it('writing alone may be widened and narrowed', () => {
    const result = apply(
      {},
      `<action type="add_entity" file="entities/Task.json" permissions="creator/all">${entity('Task')}</action>`,
    );
    expect(access(result.files.get('entities/Task.json'))).toEqual({ read: 'creator', write: 'all' });
  });

  it('an edit that says nothing about it keeps the rule, even when it drops it from the schema', () => {
    const rule = ', "x-accessControl": { "permissions": { "read": "none", "write": "admin" } }';
    const result = apply(
      { 'entities/Task.json': entity('Task', rule) },
      `<action type="edit_entity" file="entities/Task.json">${entity('Task')}</action>`,
    );
    expect(access(result.files.get('entities/Task.json'))).toEqual({ read: 'none', write: 'admin' });
  });

  it('[GEN-26] an entity action without a schema changes who may see and change it alone', () => {
    const file = entity('Task').replace('{}', '{ "title": { "type": "string" } }');
    const ways = [
      '<action type="edit_entity" file="entities/Task.json" permissions="creator/admin"></action>',
      '<action type="edit_entity" file="entities/Task.json" permissions="creator/admin"/>',
      '<action type="edit_entity" file="entities/Task.json" permissions="creator/admin">\n{}\n</action>',
      '<action type="edit_entity" file="entities/Task.json">{"name": "Task", "x-accessControl": {"permissions": {"read": "creator", "write": "admin"}}}</action>',
    ];
    for (const text of ways) {
      const result = apply({ 'entities/Task.json': file }, text);
      expect(result.outcomes, text).toMatchObject([{ ok: true }]);
      expect(access(result.files.get('entities/Task.json')), text).toEqual({ read: 'creator', write: 'admin' });
      const { properties } = JSON.parse(result.files.get('entities/Task.json')!) as { properties: object };
      expect(properties, text).toEqual({ title: { type: 'string' } });
    }
    const wider = apply({ 'entities/Task.json': file }, ways[0]!.replace('creator/admin', 'all/admin'));
    expect(wider.files.get('entities/Task.json')).not.toContain('"all"');
    expect(wider.accessRequests).toMatchObject([{ entity: 'Task', requested: { read: 'all' }, state: 'waiting' }]);
  });

  it('[GEN-26] without permissions, or for an entity that is not there, an empty action is refused', () => {
    const file = entity('Task');
    for (const text of [
      '<action type="edit_entity" file="entities/Task.json"></action>',
      '<action type="edit_entity" file="entities/Other.json" permissions="all/all"></action>',
      '<action type="edit_entity" file="entities/Task.json">{}</action>',
    ])
      expect(apply({ 'entities/Task.json': file }, text).outcomes, text).toMatchObject([{ ok: false }]);
  });

  it('deleting an entity and adding it again does not open it', () => {
    const rule = ', "x-accessControl": { "permissions": { "read": "none", "write": "none" } }';
    const result = apply(
      { 'entities/Task.json': entity('Task', rule) },
      `<action type="delete_file" file="entities/Task.json"/>\n<action type="add_entity" file="entities/Task.json">${entity('Task')}</action>`,
    );
    expect(access(result.files.get('entities/Task.json'))).toEqual({ read: 'none', write: 'none' });
  });

  it('no other way of writing the file widens it', () => {
    const open = entity(
      'Task',
      ', "x-accessControl": { "permissions": { "read": "anonymous", "write": "anonymous" } }',
    );
    const files = { 'entities/Task.json': entity('Task') };
    for (const text of [
      `<action type="add_file" file="entities/Task.json">${open}</action>`,
      `<action type="edit_file" file="/src/entities/Task">${open}</action>`,
      `<action type="edit_entity" file="Task">${open}</action>`,
      `<action type="import_entities">[${open}]</action>`,
      `<action type="import_entities">{"Task": ${open}}</action>`,
      '<action type="edit_entity" file="entities/Task.json"><search>"properties": {}</search><replace>"properties": {}, "x-accessControl": { "permissions": { "read": "all" } }</replace></action>',
    ]) {
      const result = apply(files, text);
      expect(result.outcomes).toMatchObject([{ ok: true }]);
      const declared = access(result.files.get('entities/Task.json'));
      expect([undefined, { read: 'creator', write: 'creator' }]).toContainEqual(declared);
      expect(result.accessRequests).toHaveLength(1);
    }
  });

  it('a later action of the same reply withdraws the wish', () => {
    const result = apply(
      {},
      `<action type="add_entity" file="entities/Task.json" permissions="all/all">${entity('Task')}</action>\n<action type="edit_entity" file="entities/Task.json" permissions="creator/creator">${entity('Task')}</action>`,
    );
    expect(result.accessRequests).toEqual([]);
  });
});

describe('schemas', () => {
  it('keep the text that the model wrote, so that it can be edited by quoting it', () => {
    const text =
      '{\n  "name": "Task",\n  "type": "object",\n  "properties": { "title": { "type": "string" } },\n  "required": ["title"]\n}';
    const first = apply(
      {},
      `<action type="add_entity" file="entities/Task.json" permissions="none/creator">\n${text}\n</action>`,
    );
    expect(first.files.get('entities/Task.json')).toContain('"properties": { "title": { "type": "string" } }');
    const second = applyActions(
      first.files,
      actionsOf(
        '<action type="edit_entity" file="entities/Task.json"><search>{ "title": { "type": "string" } }</search><replace>{ "title": { "type": "string" }, "done": { "type": "boolean" } }</replace></action>',
      ),
    );
    expect(second.outcomes).toMatchObject([{ ok: true }]);
    expect(access(second.files.get('entities/Task.json'))).toEqual({ read: 'none', write: 'creator' });
  });

  it('take their name from the file, and lose fields that the server sets', () => {
    const result = apply(
      {},
      '<action type="add_entity" file="entities/Task.json">{ "properties": { "id": {}, "created_by": {}, "title": {} }, "required": ["id", "title"] }</action>',
    );
    expect(JSON.parse(result.files.get('entities/Task.json')!)).toEqual({
      name: 'Task',
      type: 'object',
      properties: { title: {} },
      required: ['title'],
    });
  });

  it('are taken whole or not at all when several come at once', () => {
    const result = apply({}, `<action type="import_entities">[${entity('A')}, ${entity('constructor')}]</action>`);
    expect(result.files.size).toBe(0);
    expect(result.outcomes).toMatchObject([{ ok: false, problem: 'entity-name' }]);
  });
});

it('[GEN-08] records are handed on with their entity', () => {
  const result = apply(
    { 'entities/Task.json': entity('Task') },
    '<action type="insert_entity_records" entity="Task">[{ "title": "a" }, { "title": "b" },]</action>',
  );
  expect(result.recordInserts).toEqual([
    {
      index: 0,
      entity: 'Task',
      isSample: true,
      hasReferences: true,
      source: { kind: 'text', text: '[{"title":"a"},{"title":"b"}]' },
    },
  ]);
});
