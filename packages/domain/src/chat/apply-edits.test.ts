import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { parseEdits } from './edits.ts';

const file = `import { Button } from '@/components/ui/button';

export default function Home() {
  return (
    <main>
      <h1>Tasks</h1>
      <Button>Add</Button>
      <Button>Remove</Button>
    </main>
  );
}
`;

describe('applyEdits', () => {
  it('replaces what stands exactly once, letter for letter', () => {
    const result = applyEdits(file, [{ search: '      <h1>Tasks</h1>', replace: '      <h1>$& and $1</h1>' }]);
    expect(result).toEqual({ ok: true, content: file.replace('Tasks', () => '$& and $1') });
  });

  it('applies each edit to what the one before left', () => {
    const result = applyEdits('a b', [
      { search: 'a', replace: 'b' },
      { search: 'b b', replace: 'c' },
    ]);
    expect(result).toEqual({ ok: true, content: 'c' });
  });

  it.each([
    ['<Button>', 'ambiguous', 'Edit 1 of 1: the search text stands more than once (lines 7, 8).'],
    ['<h1>Projects</h1>', 'no-match', 'not even its first line'],
    [
      '    <main>\n      <h2>Tasks</h2>',
      'no-match',
      'its first line stands at line 5, but it differs from line 6 of the file on',
    ],
    ['<Button>\n', 'ambiguous', 'the search text stands more than once (lines 7, 8).'],
    ['  \n', 'empty', 'the search text is empty'],
  ])('refuses %j as %s and says why', (search, problem, sentence) => {
    const result = applyEdits(file, [{ search, replace: 'x' }]);
    expect(result).toMatchObject({ ok: false, problem, at: 0 });
    if (!result.ok) expect(result.message).toContain(sentence);
  });

  it('[GEN-09] finds what a model wrote in one line in the lines that JSON was laid out in', () => {
    const schema = JSON.stringify({ properties: { name: { type: 'string' }, age: { type: 'number' } } }, null, 2);
    const search = '"name": { "type": "string" },';
    const replace = '"name": { "type": "string" }, "is_gone": { "type": "boolean" },';
    const edited = applyEdits(schema, [{ search, replace }], { isJson: true });
    expect(edited.ok && Object.keys((JSON.parse(edited.content) as { properties: object }).properties)).toEqual([
      ...['name', 'is_gone', 'age'],
    ]);
    expect(applyEdits(schema, [{ search, replace }])).toMatchObject({ problem: 'no-match' });
    expect(applyEdits(schema, [{ search: '{"type":', replace }], { isJson: true })).toMatchObject({
      problem: 'ambiguous',
    });
    expect(applyEdits(schema, [{ search: '"size": {}', replace }], { isJson: true })).toMatchObject({
      problem: 'no-match',
    });
  });

  it('counts overlapping places', () => {
    expect(applyEdits('aaa', [{ search: 'aa', replace: 'b' }])).toMatchObject({ problem: 'ambiguous' });
  });

  it('names the edit that failed', () => {
    const edits = [
      { search: 'Tasks', replace: 'Jobs' },
      { search: 'Tasks', replace: 'Work' },
    ];
    expect(applyEdits(file, edits)).toMatchObject({ ok: false, at: 1, problem: 'no-match' });
  });

  it('forgives CRLF against LF and keeps what the file uses', () => {
    const crlf = file.replaceAll('\n', '\r\n');
    const edits = [{ search: '    <main>\n      <h1>Tasks</h1>', replace: '    <main>\n      <h1>Jobs</h1>' }];
    expect(applyEdits(crlf, edits)).toEqual({ ok: true, content: crlf.replace('Tasks', 'Jobs') });
    const crlfEdits = edits.map(({ search, replace }) => ({ search: search.replaceAll('\n', '\r\n'), replace }));
    expect(applyEdits(file, crlfEdits)).toEqual({ ok: true, content: file.replace('Tasks', 'Jobs') });
  });

  it('forgives line breaks at the end of a search', () => {
    expect(applyEdits('a\nb', [{ search: 'b\n\n', replace: 'c\n' }])).toEqual({ ok: true, content: 'a\nc' });
  });

  it.each([
    // Indented otherwise as a whole: the replacement moves along.
    ['      <main>\n        <h1>Tasks</h1>', '      <main>\n        <h1>Jobs</h1>', '    <main>\n      <h1>Jobs</h1>'],
    // One line of it is off: the replacement stays as it was written.
    ['    <main>\n    <h1>Tasks</h1>', '    <main>\n      <h1>Jobs</h1>', '    <main>\n      <h1>Jobs</h1>'],
    ['\t<main>  \n\t\t<h1>Tasks</h1>', '\t<main>\n\t\t<h1>Jobs</h1>', '    <main>\n    \t<h1>Jobs</h1>'],
    ['\n\n  <main>\n    <h1>Tasks</h1>\n\n', '', null],
  ])('forgives the white space around whole lines that stand once: %j', (search, replace, now) => {
    const was = '    <main>\n      <h1>Tasks</h1>\n';
    expect(file).toContain(was);
    const content = file.replace(was, now === null ? '' : `${now}\n`);
    expect(applyEdits(file, [{ search, replace }])).toEqual({ ok: true, content });
  });

  it('forgives no white space where only a part of a line is meant, nor where such lines stand twice', () => {
    expect(applyEdits('a  b', [{ search: 'a b', replace: 'c' }])).toMatchObject({ problem: 'no-match' });
    expect(applyEdits('  a\nb\na', [{ search: '\ta', replace: 'c' }])).toMatchObject({
      problem: 'ambiguous',
      message: expect.stringContaining('lines 1, 3'),
    });
  });

  it('changes exactly the place it found, for any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.string(),
        (before, search, after, replace) => {
          const text = before + search + after;
          const result = applyEdits(text, [{ search, replace }]);
          if (result.ok && !/\r/.test(text + search + replace)) expect(result.content).toBe(before + replace + after);
        },
      ),
    );
  });
});

describe('parseEdits', () => {
  it('reads pairs; the line breaks beside the tags are not part of them', () => {
    expect(
      parseEdits('<search>\n  a\n</search>\n<replace>\n  b\n\n</replace>\n<search>c</search><replace></replace>'),
    ).toEqual({
      edits: [
        { search: '  a', replace: '  b\n' },
        { search: 'c', replace: '' },
      ],
      isBroken: false,
    });
  });

  it('takes <search> and </replace> inside the texts for what they are', () => {
    const content = [
      '<search>',
      '<search className="box">old</search>',
      '</search>',
      '<replace>',
      "<search>new</search>{'</replace>'}",
      '</replace>',
    ].join('\n');
    expect(parseEdits(content)).toEqual({
      edits: [{ search: '<search className="box">old</search>', replace: "<search>new</search>{'</replace>'}" }],
      isBroken: false,
    });
  });

  it('reads fences and escapes around the texts', () => {
    expect(parseEdits('<search>\n```jsx\na\n```\n</search>\n<replace>\n```jsx\nb\n```\n</replace>').edits).toEqual([
      { search: 'a', replace: 'b' },
    ]);
    expect(
      parseEdits('&lt;search&gt;\n&lt;p&gt;\n&lt;/search&gt;\n&lt;replace&gt;\n&lt;b&gt;\n&lt;/replace&gt;').edits,
    ).toEqual([{ search: '<p>', replace: '<b>' }]);
  });

  it.each(['<search>\na', '<search>a</search>', '<search>a</search><replace>b', '<<<<<<< SEARCH\na\n=======\nb\n'])(
    '%j is broken',
    (content) => {
      expect(parseEdits(content).isBroken).toBe(true);
    },
  );
});
