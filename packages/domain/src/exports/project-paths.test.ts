import { expect, test } from 'vitest';
import { appPathOf, projectPathOf } from './project-paths.ts';

test.each([
  ['pages/Home.jsx', 'src/pages/Home.jsx'],
  ['Layout.jsx', 'src/Layout.jsx'],
  ['globals.css', 'src/globals.css'],
  ['whittle.json', 'src/whittle.json'],
  ['entities/Task.json', 'whittle/entities/Task.json'],
  ['functions/notify.ts', 'whittle/functions/notify.ts'],
])('[EXP-02] %s lies at %s and is found there again', (path, projectPath) => {
  expect(projectPathOf(path)).toBe(projectPath);
  expect(appPathOf(projectPath)).toBe(path);
});

test.each(['package.json', 'whittle/app.json', 'src/entities/Task.js', 'data/Task.jsonl', 'README.md'])(
  '[EXP-02] %s is no file of the app',
  (path) => expect(appPathOf(path)).toBeNull(),
);
