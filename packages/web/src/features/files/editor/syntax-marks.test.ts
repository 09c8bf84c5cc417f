import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { editorTheme } from '../editor-theme.ts';
import { syntaxProblems } from './syntax-marks.ts';

const linesOf = (path: string, doc: string) => {
  const state = EditorState.create({ doc, extensions: [editorTheme(path)] });
  return syntaxProblems(state).map(({ from }) => state.doc.lineAt(from).number);
};

test.each([
  [
    'pages/Home.jsx',
    'export default function Home() {\n  return <main className="p-4">{[1].map((n) => <b key={n}>{n}</b>)}</main>;\n}\n',
  ],
  ['lib/a.ts', 'type A<T> = { a?: T };\nexport const a = <T,>(x: T): A<T> => ({ a: x });\n'],
  ['globals.css', '@import "tailwindcss";\n@theme {\n  --color-a: oklch(0.5 0.1 20);\n}\n.a { color: red; }\n'],
  ['components/config.json', '{ "a": [1, 2] }'],
])('[FILE-12] nothing is marked in %s', (path, code) => {
  expect(linesOf(path, code)).toEqual([]);
});

test.each([
  ['pages/Home.jsx', 'export default function Home() {\n  return <main className=></main>;\n}\n', 2],
  ['pages/Home.jsx', 'const a = 1;\nconst b = ;\nconst c = 3;\n', 2],
  ['components/config.json', '{\n  "a": ,\n}', 2],
])('[FILE-12] in %s the line of a mistake is marked', (path, code, line) => {
  expect(linesOf(path, code)).toContain(line);
});
