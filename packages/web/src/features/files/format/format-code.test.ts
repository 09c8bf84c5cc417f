import { expect, test } from 'vitest';
import { formatCode } from './format-code.ts';

const whole = (path: string, text: string, cursor = 0) => formatCode({ path, text, cursor, range: null });

test('[FILE-14] a file is laid out, with its own quotes, and the cursor stays at its word', async () => {
  const text = `import a from "a"\nexport default   () => <p   title={a}>hi</p>`;
  const cursor = text.indexOf('title');
  const done = await whole('pages/Home.jsx', text, cursor);
  expect(done).toEqual({
    ok: true,
    text: `import a from "a";\nexport default () => <p title={a}>hi</p>;\n`,
    cursor: expect.any(Number) as number,
  });
  expect(done.ok && done.text.slice(done.cursor, done.cursor + 5)).toBe('title');
});

test.each([
  ['lib/a.tsx', `const a:number=1`, `const a: number = 1;\n`],
  ['lib/a.js', `import {b} from 'b'`, `import { b } from 'b';\n`],
  ['styles/a.css', `a{color:red}`, `a {\n  color: red;\n}\n`],
  ['data/a.json', `{"a":1}`, `{ "a": 1 }\n`],
])('[FILE-14] %s is read as what it is', async (path, text, formatted) => {
  expect(await whole(path, text)).toMatchObject({ ok: true, text: formatted });
});

test('[FILE-14] a part is laid out alone', async () => {
  const text = `const  a=1\nconst  b=2\n`;
  const done = await formatCode({ path: 'a.js', text, cursor: 0, range: { from: 11, to: 21 } });
  expect(done).toMatchObject({ ok: true, text: `const  a=1\nconst b = 2;\n` });
});

test('[FILE-14] broken code stays as it is, and its line is told', async () => {
  expect(await whole('a.jsx', `const a = 1;\nconst b = <p>;`)).toEqual({ ok: false, problem: 'cannot-read', line: 2 });
});
