import { expect, test } from 'vitest';
import { chatLimits } from '@whittle/contract/chat/limits';
import { eachInTime } from './in-time.ts';
import type { Said } from './reply-thread.ts';

/** Many times what the slowest takes; a pattern that hangs takes for ever. */
const mostMs = 30_000;
const longest = chatLimits.chatMessageMaxChars;

const again = (text: string): string => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
const german = [
  'Veranlagungsjahresabschluss',
  'Mandantenstammdatenverwaltung',
  'Fristenkontrollbuch',
  'Bearbeitungsstatusanzeige',
];
const english = ['Customers', 'Appointments', 'Maintenance-Records', 'Subcontractors'];
const many = (words: readonly string[], between: string): string =>
  Array.from({ length: 200 }, (_, at) => `${words[at % words.length]}${String.fromCharCode(97 + (at % 26))}`).join(
    between,
  );

const messages: Readonly<Record<string, string>> = {
  'a list that hung':
    'Fristenkontrolle Steuerbüro – Mandanten, Steuerart, Veranlagungsjahr, Frist, Bearbeiter, Status, Ampel, überfällige zuerst',
  'German names between commas': `Mandanten verwalten: ${many(german, ', ')}`,
  'German names with und': `Wir verwalten ${many(german, ' und ')}`,
  'English names between commas': `An app to track ${many(english, ', ')}`,
  'English names with and': `We track ${many(english, ' and ')}`,
  'one word': `Track ${'a'.repeat(40_000)}`,
  'one German word': `Bitte verwalte ${'Überprüfungs'.repeat(3_300)} und Termine`,
  'quoted words': again('Call it "open" "closed", '),
  'quotes left open': `Name ${again('"offen, ')}`,
  'German quotes': `Status ${again('„offen“ und „zu“ ')}`,
  hyphens: `Track ${again('well-known-state-of-the-art-')}`,
  dashes: `App – ${again('Kunden – Termine – ')}`,
  'dashes alone': again('-'),
  digits: `Track ${again('1234567890')}`,
  amounts: `Costs of ${again('1.234,56 € and 12.5, ')}`,
  times: `Open from ${again('10:30 to 11:45 and ')}`,
  'who can see': `Track customers. ${again('who can see the invoices and who can see the customers, ')}`,
  'wer darf sehen': `Kunden verwalten. ${again('wer darf die Rechnungen sehen und wer darf die Kunden sehen, ')}`,
  'who can see but not': again('members can see trips but not '),
  'empty lines': `Track customers${'\n'.repeat(49_000)}x`,
  'lines of spaces': `Track customers${again(' \n')}x`,
  'spaces in front of a wish': `add${' '.repeat(2_000)}`,
  'empty lines in a sum': `calculate: gebe ${'\n'.repeat(5_000)}`,
  bullets: `Track:\n${again('- customers with name and status\n')}`,
  'German bullets': `Verwalten:\n${again('• Kunden mit Namen und Adresse\n')}`,
  brackets: `Track ${again('(')}`,
  'brackets that close': `Track ${again('lessons (pupil, date) ')}`,
  commas: `Track ${again(',')}`,
  'please again and again': again('please '),
  'columns of a board': `Orders, just like on a kanban board with the columns: ${again('new and, ')}!`,
  'web sites of hubs': `hub ${again('web site ')}!`,
  'an e-mail when': `send ${again('an e-mail when an alert is set off and ')}`,
  'each has several': again('Each customer has several invoices and each '),
  'jeder hat mehrere': again('Jeder Kunde hat mehrere Rechnungen und jeder '),
  'more than': again('more than 3 days before the date '),
  'mehr als': again('mehr als 3 Tage vor dem Datum '),
  'one word again': again('the '),
  greetings: `${again('hi ')}customers`,
  laughing: `${again('ha')}x`,
  also: again('also '),
};

/** As a first message, and as a follow-up in an app. */
const said: Said[] = Object.values(messages).flatMap((whole, at) => {
  const message = whole.slice(0, longest);
  return [
    { message, app: 'none' },
    { message, app: at % 2 === 0 ? 'german' : 'english' },
  ];
});

test('[GEN-81] every message is answered in seconds, however it is written', { timeout: 1_800_000 }, async () => {
  const answers = await eachInTime<Said, string>(new URL('reply-thread.ts', import.meta.url), said, mostMs);
  const hung = answers.flatMap((answer, at) =>
    answer === null ? [`${said[at]!.app}: ${said[at]!.message.slice(0, 60)}`] : [],
  );
  expect(hung).toEqual([]);
  expect(answers[0]).toContain('Mandant');
});
