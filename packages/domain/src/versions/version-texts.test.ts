import { expect, it } from 'vitest';
import { parseReply } from '../chat/action-stream.ts';
import { versionContent, versionRequest } from './version-texts.ts';

const contentOf = (text: string) => versionContent(parseReply(text, { ended: true }));

it('[VER-01] a version is named by the titles of its action groups', () => {
  const group = (title: string) =>
    `<action-group title="${title}"><action type="add_file" file="pages/Home.jsx">x</action></action-group>`;
  expect(contentOf(`Sure.\n${group('Build the tracker')}\nand\n${group('Sample data')}`)).toBe(
    'Build the tracker, Sample data',
  );
});

it('[VER-01] without a title the first words stand in', () => {
  expect(contentOf('I looked\nat the app.')).toBe('I looked at the app.');
  expect(contentOf('')).toBe('');
});

it('[VER-01] the request is cut to one line', () => {
  expect(versionRequest(' a\n\nb ')).toBe('a b');
  expect(versionRequest('x'.repeat(5_000))).toHaveLength(1_000);
});
