import { expect, test } from 'vitest';
import { renameInAppFiles } from './rename-in-app-files.ts';

const shell = (title: string) => `export default () => <AppShell\n  title=${title}\n  items={items}\n/>;`;
const layoutAfter = (title: string, to: string, from = 'Expenses') =>
  renameInAppFiles(new Map([['Layout.jsx', shell(title)]]), { from, to }).get('Layout.jsx');

test.each([
  ['"Expenses"', 'Team spending', '"Team spending"'],
  ["{'Expenses'}", 'Team spending', '"Team spending"'],
  ['"Expenses"', 'Mo\'s "R&D" {x}', '{"Mo\'s \\"R&D\\" {x}"}'],
])('[PUB-19] the title of the frame %s becomes %s', (title, to, written) => {
  expect(layoutAfter(title, to)).toBe(shell(written));
});

test('[PUB-19] a name that was written with quotes is found again', () => {
  expect(layoutAfter('{"Mo\'s \\"R&D\\" {x}"}', 'Labs', 'Mo\'s "R&D" {x}')).toBe(shell('"Labs"'));
});

test('[PUB-19] a page of the same name, and a title that is something else, stay', () => {
  const layout = `const items = [{ label: 'Expenses' }];\n${shell('"Money"')}\n<h1>Expenses</h1>`;
  const files = new Map([
    ['Layout.jsx', layout],
    ['pages/Expenses.jsx', '<h1>Expenses</h1>'],
  ]);
  const changed = renameInAppFiles(files, { from: 'Expenses', to: 'Spending' });
  expect(changed.get('Layout.jsx')).toBe(layout.replace('<h1>Expenses</h1>', '<h1>Spending</h1>'));
  expect([...changed.keys()].sort()).toEqual(['Layout.jsx', 'whittle.json']);
});

test('[PUB-19] the settings keep what else they say, and the notes of the built-in builder follow', () => {
  const files = new Map([
    ['whittle.json', '{ "name": "Expenses", "mainPage": "Home" }'],
    [
      'services/app-plan.js',
      'export default {\n  "name": "Expenses",\n  "pages": [\n    { "name": "Expenses" },\n  ],\n};',
    ],
  ]);
  const changed = renameInAppFiles(files, { from: 'Expenses', to: 'Spending' });
  expect(JSON.parse(changed.get('whittle.json')!)).toEqual({ name: 'Spending', mainPage: 'Home' });
  expect(changed.get('services/app-plan.js')).toContain(
    '  "name": "Spending",\n  "pages": [\n    { "name": "Expenses" }',
  );
});

test('[PUB-19] nothing changes where everything says the name already, or the settings cannot be read', () => {
  const files = new Map([['whittle.json', '{"name":"Spending"}']]);
  expect(renameInAppFiles(files, { from: 'Expenses', to: 'Spending' }).size).toBe(0);
  expect(renameInAppFiles(new Map([['whittle.json', '{']]), { from: 'A', to: 'B' }).size).toBe(0);
});
