import { expect, test } from 'vitest';
import { appFiles } from '../app-files.ts';
import { recognise } from '../../recognise/recognise.ts';

test('[GEN-60] a search over all lists reads and shows the fields of a record, and nothing that the server keeps beside them', () => {
  const { plan, samples } = recognise('A website with articles, events and news. Visitors can search everything.');
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  expect(files.get('pages/Search.jsx')).toContain("texts: ['category', 'author', 'summary', 'body']");
  const box = files.get('components/SearchBox.jsx')!;
  expect(box).toContain('textOf(record, source.texts)');
  expect(box).not.toContain('Object.entries(record)');
});
