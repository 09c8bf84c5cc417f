import { expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from '../recognise/recognise.ts';
import { replyTo } from '../reply.ts';

const appOf = (prompt: string): ReadonlyMap<string, string> => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};
const clock = new Date('2026-03-04T10:00:00Z');
const reply = (prompt: string, message: string): string =>
  replyTo({ appId: 'a', appName: 'App', schemas: {}, files: appOf(prompt), message, earlier: [prompt] }, clock);
const paths = (text: string): string[] => Array.from(text.matchAll(/ file="([^"]+)"/g), ([, path]) => path!);

test('[GEN-63] of two wishes the one that is not understood is named beside what was done', () => {
  const text = reply(
    'A choir: singers with name, voice and phone',
    'add a birthday field and make the frobnicator quux',
  );
  expect(text).toContain('have a field **Birthday** now');
  expect(text).toMatch(/I did not understand “make the frobnicator quux”/);
});

test('[GEN-63] pages of a German app keep their files when another page comes', () => {
  const prompt = 'Chor: Sänger mit Name und Stimme, Proben mit Datum, Ort und Beginn';
  const written = paths(reply(prompt, 'Proben bitte als Kalender'));
  expect(written.filter((path) => path.startsWith('pages/') && !appOf(prompt).has(path))).toEqual([
    'pages/Calendar.jsx',
  ]);
});

test.each([
  ['nach Stimme filtern, bitte', /lässt sich .*nach/],
  ['sonntags ist geschlossen', /Dafür brauchen .* ein Datum/],
  ['Telefon nur für den Vorstand sichtbar', /Wer ab jetzt \*\*Telefon\*\* bei Sängern sehen darf: Admins und die Rolle „Vorstand“/],
  ['warum ist die Liste leer?', /Eine Liste zeigt, was man sehen darf/],
  ['die Stimme ist meistens Alt', /Neue Einträge beginnen jetzt mit|beginnen schon damit/],
])('[GEN-63] “%s” is answered in German', (message, words) => {
  const text = reply('Chor: Sänger mit Name, Stimme (Sopran, Alt, Tenor, Bass) und Telefon', message);
  expect(text).toMatch(words);
  expect(text.replace(/<action [\s\S]*?<\/action>/g, '')).not.toMatch(/\b(?:the|now|which|changed nothing)\b/);
}); // prettier-ignore

test('[GEN-63] a value to begin with stands in the form of a new record alone', () => {
  const text = reply('A shelf of lamps: lamps with name and price', 'the price is usually 25');
  expect(text).toMatch(/price: lamp \? \(lamp\?\.price \?\? ''\) : '25'/);
});

test('[GEN-63] a list in the order of two fields compares by the first, then by the next', () => {
  const text = reply('A help desk: tickets with title, priority and person', 'sort by priority and then newest first');
  expect(text).toMatch(/inTurn\(\s*compareValue\(\(ticket\) => \[.*\]\.indexOf\(ticket\.priority\), -1\), compareValue\(\(ticket\) => ticket\.created_date, -1\)/); // prettier-ignore
});
