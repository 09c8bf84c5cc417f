import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstReply } from '../first-reply.ts';
import { followUpReply } from '../follow-up/follow-up-reply.ts';
import { appFiles } from '../generate/app-files.ts';
import { kinds } from '../kinds/kinds.ts';
import { parseField } from '../kinds/parse-field.ts';
import { recognise, type Understanding } from '../recognise/recognise.ts';
import { familiesData } from '../recognise/families-data.ts';
import { replyTo } from '../reply.ts';
import { choices } from './german/choices.ts';
import { fieldLabels } from './german/labels.ts';
import { nouns } from './german/nouns.ts';
import { germanFiles } from './german-files.ts';
import { germanPlan } from './german-plan.ts';
import { germanReply } from './german-reply.ts';

const now = new Date('2026-11-23T12:00:00Z');
const fixture = readFileSync(new URL('../../fixtures/prompts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const ofKinds = kinds.flatMap(({ words, entities }) => [
  `a ${words[0]} app`,
  ...entities.map((entity) => `${words[0]} with ${entity.words[0]}s, with a board, a calendar and charts by month`),
]);
const ofAbilities = [
  'comparisons and consolidated reports', 'booking, reviews and chat', 'a cart and order history', 'favourites, sharing and a reading history', 'user profiles, login and comments', 'a quiz with a leaderboard', 'a contact form and company introduction', 'anonymous reports and a forum', 'applications that managers approve', 'a timer and a calculator', 'a chatbot and a newsletter', 'search over everything and an order status by number', 'matching, voting and downloads', 'an HTML editor with live preview and templates', 'flashcards to flip and study in decks', 'opening hours, ticket prices and a form to leave feedback about the visit', 'search by city, price and artist and export of the data',
].map((wishes) => `A website for a museum shop with products (name, price, photo), courses, events and articles, with ${wishes}`); // prettier-ignore
const games = ['tic-tac-toe', 'memory', 'snake', '2048', 'a recycling sorting game', 'chess game'].map(
  (game) => `A ${game} to play`,
);
const calculators = ['a BMI calculator', 'a tip calculator', 'a loan calculator that keeps results to compare', 'a paint calculator', 'a calorie calculator', 'a converter for cups, litres and miles', 'a currency converter', 'a calculator']; // prettier-ignore
const prompts = [...fixture, ...ofKinds, ...ofAbilities, ...games, ...calculators];

/** The apps of all prompts as they are in German; what a prompt itself says stays as it is. */
const apps = prompts.map((prompt): Understanding => {
  const understood = recognise(prompt);
  if (understood.plan.language === 'de') return understood;
  return { ...understood, ...germanPlan(understood.plan, understood.samples, prompt) };
});

/** Words that English sentences do not go without, and German ones do not have. */
const english =
  /\b(?:the|and|of|with|for|are|by|this|that|you|your|who|how|has|have|not|now|add|search|edit|delete|show|sample|yet|each|every|from|to|it)\b/;

const followUps = [
  'add a notes field to aufgaben', 'add a link field', 'rename raum to zimmer', 'remove mitbewohner', 'remove everything', 'show the aufgaben as a board', 'show them in a calendar', 'add a chart by status', 'add a filter by status', 'add suppliers with name, email and phone', 'add comments', 'let visitors book', 'add a contact page', 'make it green', 'dark blue background and red buttons', 'use a serif font', 'call it Haushalt', 'only admins can edit', 'everyone who signs in can see and edit', 'make it public', 'add blocked to the status options', 'rename aufgaben to jobs', 'remove the overview', 'hello', 'thanks', 'help', 'undo that', 'how does the code work?', 'add dark mode', 'how do people log in?', 'remove the sample data', 'fix this error: x is not defined', 'asdf qwer', 'translate it to French', 'send an email when done', 'sort by date', 'put raum first', 'put datum last', 'connect to Slack', 'make status required', 'make raum optional', 'raum is a number', 'show aufgaben as cards', 'rename the page Overview to Start', 'it does not work', 'add a search', 'make the text bigger', 'put the menu at the top', 'show amounts in dollars', 'put Phone 0221 in the footer', 'add a page with our opening hours', 'hide raum from the list', 'add aufgaben', 'add a quiz', 'add favourites and share buttons', 'add a newsletter', 'add a logo', 'make the columns wider', 'remove erledigt from the status options',
]; // prettier-ignore

describe('[LANG-06] an app of the built-in builder in German', () => {
  // a text that is new needs its German in `german/app.ts`
  test('no text of its pages and parts stays English, whatever the app can do', () => {
    const left = apps.flatMap(({ plan, samples }) => {
      const { language: _, ...untold } = plan;
      return germanFiles(plan, appFiles(untold, { samples })).left;
    });
    expect([...new Set(left)].filter((text) => !text.endsWith('https://'))).toEqual([]);
  }, 120_000);

  // a sentence that is new needs its German in `german/replies`
  test('no sentence of its first reply stays English', () => {
    const left = apps.flatMap((understood) => germanReply(firstReply(understood, now), understood.plan).left);
    expect([...new Set(left)]).toEqual([]);
  }, 120_000);

  test('no sentence of an answer to a follow-up stays English', () => {
    const { plan, samples } = recognise('Ein Putzplan: Aufgaben mit Raum, Mitbewohner, Datum, Kosten und Status (offen, erledigt)'); // prettier-ignore
    const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, `${content}\n`]));
    const left = followUps.flatMap((message) => germanReply(followUpReply(message, plan, files, now), plan).left);
    expect([...new Set(left)]).toEqual([]);
  }, 120_000);

  test('every label, choice and noun that the builder chooses has a German word', () => {
    const lines = [
      ...kinds.flatMap(({ entities }) => entities.flatMap(({ fields }) => fields)),
      ...familiesData.trim().split(/\n\s*\n/).flatMap((block) => block.split('\n')[1]!.split(/;\s*/)),
    ]; // prettier-ignore
    const fields = lines.map(parseField);
    const of = (words: readonly string[], known: object) => [...new Set(words)].filter((word) => !(word in known));
    expect(of(fields.map(({ label }) => label), fieldLabels)).toEqual([]); // prettier-ignore
    expect(of(fields.flatMap(({ options = [] }) => options.map(({ value }) => value)), choices)).toEqual([]); // prettier-ignore
    expect(of(kinds.flatMap(({ entities }) => entities.map(({ name }) => name.replace('Property', 'Home'))), nouns)).toEqual([]); // prettier-ignore
  });
});

describe('[LANG-06] the language of an answer', () => {
  const { plan, samples } = recognise('Ein Putzplan: Aufgaben mit Raum, Datum und Status (offen, erledigt)');
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  const context = { appId: '1', appName: '', files, schemas: {}, earlier: ['Ein Putzplan'] };
  test.each([
    ['mach es grün', 'Die App nutzt jetzt'],
    ['Danke', 'Putzplan'],
    ['asdf', 'Ich bin der eingebaute Builder'],
    ['make it green', 'The app uses'],
    ['build it', 'Ich bin der eingebaute Builder'],
  ])('of a German app “%s” is answered with “%s ...”', (message, begin) => {
    expect(replyTo({ ...context, message }, now)).toContain(begin);
  });

  test.each(['Diesen Plan umsetzen', 'Build this plan'])('the button “%s” builds a German plan', (message) => {
    const planned = ['Ein Putzplan: Aufgaben mit Raum und Datum'];
    expect(replyTo({ ...context, files: new Map(), message, earlier: planned, planned }, now)).toContain(
      'Ich baue **Putzplan**',
    );
  });

  test('the button that goes on after a cut goes on in German too', () => {
    const message = 'Mach weiter und wiederhole die letzte Aktion, wenn sie abgeschnitten ist';
    const earlier = ['Ein Putzplan: Aufgaben mit Raum, Datum und Status (offen, erledigt)'];
    const begun = new Map([...files].slice(0, 6));
    expect(replyTo({ ...context, files: begun, message, earlier }, now)).toContain(
      'Ich mache weiter, wo die Antwort abgebrochen ist',
    );
  });

  test('of an empty app a German greeting is answered in German', () => {
    expect(replyTo({ ...context, files: new Map(), message: 'Hallo' }, now)).toContain(
      'Ich bin der eingebaute Builder',
    );
  });
});

describe('[LANG-06] German prompts', () => {
  test.each([
    ['Ein Vereinsportal für unseren Kegelclub: Mitglieder mit Name, Telefon und Geburtstag, Termine mit Datum, Ort und Thema, grün', 'Vereinsportal', ['Mitglieder', 'Termine']],
    ['Ein Putzplan für unsere WG: Aufgaben mit Raum, Mitbewohner, Fälligkeit und Status (offen, erledigt)', 'Putzplan', ['Aufgaben']],
    ['Ich möchte meine Ausgaben festhalten: Betrag, Datum, Kategorie und Beleg. Dazu eine Übersicht mit Diagramm nach Monat', 'Ausgaben', ['Ausgaben']],
    ['Eine Rezeptsammlung für meine Familie mit Zutaten, Zubereitung, Portionen und Bild', 'Rezeptsammlung', []],
    ['Inventar für unseren Sportverein: Geräte mit Anzahl, Standort, Zustand und Foto', 'Inventar', ['Geräte']],
    ['Eine Bibliothek für die Schule: Bücher mit Autor und ISBN, wer sie ausgeliehen hat und bis wann', 'Bibliothek', ['Bücher']],
    ['Wir brauchen ein Ticketsystem für Störungen im Haus: Titel, Beschreibung, Priorität, Status und zuständige Person', 'Ticketsystem', []],
    ['Ein Onlineshop für Honig und Kerzen mit Warenkorb, Preis und Bild', 'Onlineshop', ['Bestellungen']],
    ['Rechnungen für meine Kunden: Nummer, Betrag, fällig am, bezahlt', 'Rechnungen', ['Rechnungen', 'Kunden']],
    ['Ein Forum für Imker: Beiträge, Kommentare und Bewertungen, mit Profil', 'Forum', ['Beiträge']],
    ['Wohnungen zur Vermietung: Adresse, Miete, Zimmer, Besichtigungen mit Besucher und Datum', 'Wohnungen', ['Wohnungen', 'Besichtigungen']],
    ['Stellenbörse für unser Dorf: Stellen mit Firma, Ort und Bewerbungen', 'Stellenbörse', ['Bewerbungen']],
  ] as const)('“%s” gives %s, German throughout', (message, name, plurals) => {
    const { plan, samples } = recognise(message);
    expect(plan.language).toBe('de');
    expect(plan.name).toBe(name);
    expect(plan.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining([...plurals]));
    const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
    expect(JSON.parse(files.get('whittle.json')!)).toMatchObject({ language: 'de' });
    const reply = replyTo({ appId: '1', appName: '', files: new Map(), schemas: {}, message, earlier: [] }, now);
    const said = reply.replace(/<action [^]*?<\/action>/g, '').replace(/<[^>]+>/g, '');
    expect(said.split('\n').filter((line) => english.test(line))).toEqual([]);
    const shown = [...samples.values()].flat().flatMap((row) => Object.values(row).filter((value) => typeof value === 'string' && !value.startsWith('data:'))); // prettier-ignore
    expect(shown.filter((value) => english.test(String(value)))).toEqual([]);
  }); // prettier-ignore
});

describe('[LANG-06] apps of abilities in German', () => {
  test.each([
    ['Ein Schachspiel', ['Schachpartien'], ['Spielen']],
    ['Ein HTML-Editor mit Vorschau', ['Dokumente'], ['Editor']],
    ['Eine Karteikarten-App zum Vokabellernen', ['Karten'], ['Lernen']],
  ])('“%s” keeps %s once, and all that people read is German', (prompt, plurals, pages) => {
    const { plan } = recognise(prompt);
    expect(plan.entities.map(({ plural }) => plural)).toEqual(plurals);
    expect(plan.pages.flatMap((page) => (page.archetype === 'feature' ? [page.label] : []))).toEqual(pages);
    const labels = plan.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels.filter((label) => /^(?:White|Black|Moves|Content|Front|Back)$/.test(label))).toEqual([]);
  });
});

describe('[GEN-62] what happens to a thing needs no name of its own', () => {
  test.each([
    ['Eine App für unseren Ruderverein: Mitglieder, Boote und Ausleihen mit Datum und Status', ['Boot', 'Mitglied']],
    ['An app for our rowing club: members, boats and loans with date and status', ['Boat', 'Member']],
    [
      'For a tree surgeon: trees with name, species and height, inspections of a tree with date, inspector and findings',
      ['Tree', 'Date'],
    ],
    [
      'Für den Baumpfleger: Bäume mit Name, Art und Höhe, Kontrollen eines Baums mit Datum, Prüfer und Befund',
      ['Baum', 'Datum'],
    ],
  ])('“%s” calls it by %j', (prompt, labels) => {
    const { plan, samples } = recognise(prompt);
    const loan = plan.entities.find(({ fields }) => fields[0]!.joins)!;
    const named = loan.fields.filter(({ name }) => loan.fields[0]!.joins!.includes(name));
    expect(named.map(({ label }) => label)).toEqual(labels);
    expect(named.map(({ isRequired }) => isRequired)).toEqual([true, true]);
    expect(samples.get(loan.name)!.filter((row) => named.some(({ name }) => row[name] === undefined))).toEqual([]);
  });

  test.each([
    'An app with loans with date and status',
    'An app for a choir: concerts with name and date, rehearsals with topic and date',
    'Batches with strain and date, each batch has a worker. Workers with name and phone.',
  ])('“%s” keeps names', (prompt) => {
    expect(recognise(prompt).plan.entities.flatMap(({ fields }) => fields[0]!.joins ?? [])).toEqual([]);
  });
});

test('[GEN-62] yes and no of a record, and how many were found, are German on its page and in its search', () => {
  const { plan, samples } = recognise('Wir verleihen Räder: Räder mit Name, Rahmengröße und ob es verliehen ist (ja/nein). Kunden mit Name und Telefon.'); // prettier-ignore
  const { files } = germanFiles(plan, appFiles(plan, { samples }));
  const shown = files.map(({ content }) => content).join('\n');
  expect(shown).toContain("? 'Ja' : 'Nein'");
  expect(shown).not.toMatch(/\? 'Yes'|' found'/);
});
