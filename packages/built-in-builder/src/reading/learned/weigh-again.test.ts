import { describe, expect, test } from 'vitest';
import { readByRules, readPrompt } from '../read-prompt.ts';
import { candidatesOf } from './candidates.ts';

const nounsOf = (prompt: string): string[] => readPrompt(prompt).entities.map(({ noun }) => noun);

describe('[GEN-08] what the rules read is weighed again', () => {
  test.each([
    [
      'Die Bergwacht braucht eine Liste ihrer Einsätze: Datum, Ort, wer dabei war, was gemacht wurde und welches Material gefehlt hat. Material wird einmal im Monat geprüft.',
      ['einsatz', 'material'],
    ],
    [
      'I make wedding cakes. Couples come for a tasting, choose flavours and a shape, pay a third up front and the rest two weeks before; I need to see what I bake which week',
      ['wedding cake', 'tasting'],
    ],
  ])('“%s” keeps %j', (prompt, nouns) => {
    expect(nounsOf(prompt)).toEqual(expect.arrayContaining(nouns));
    expect(readByRules(prompt).reading.entities.map(({ noun }) => noun)).not.toEqual(expect.arrayContaining(nouns));
  });

  test('German nouns that are added have German plurals', () => {
    const { entities } = readPrompt('Wir verleihen Festzelte an Vereine. Wer hat welches Zelt von wann bis wann, und was muss nach der Rückgabe repariert werden?'); // prettier-ignore
    const plurals = new Map(entities.map(({ noun, plural }) => [noun, plural?.toLowerCase()]));
    expect(plurals.get('reparatur')).toBe('reparaturen');
  });

  test.each([
    'A debate forum webpage.',
    'A questionnaire about our bus line: how often people ride (daily, weekly, never), and a comment.',
    'A memory game with pairs of flags, and a list of the best times of everybody who has played it so far',
  ])('“%s”: the rules have understood it, so nothing is changed', (prompt) => {
    expect(readPrompt(prompt)).toEqual(readByRules(prompt).reading);
  });

  test('fields that a sentence names keep their words and choices, and records do not repeat', () => {
    const prompt = 'Samples with barcode, patient initials and status (received, reported). The courier of each ward brings them in the afternoon, and a technician looks at what came in since yesterday.'; // prettier-ignore
    const { entities } = readPrompt(prompt);
    const fields = entities.find(({ noun }) => noun === 'sample')?.fields ?? [];
    expect(fields).toEqual(expect.arrayContaining(['barcode', 'patient initials', 'status (received, reported)']));
    expect(new Set(entities.map(({ noun }) => noun)).size).toBe(entities.length);
  });

  test('what a field names is a record of its own where the text speaks of several, and the field points to it', () => {
    const prompt = 'Six choirs share three rooms in the parish hall. A damage report should have the room, the date, what is broken and who pays.'; // prettier-ignore
    expect(nounsOf(prompt)).toEqual(expect.arrayContaining(['room', 'damage report']));
    expect(readPrompt(prompt).relations).toContainEqual({ from: 'damage report', to: 'room' });
  });

  test('a longer word and the shorter one that goes on with it are one record, by the longer', () => {
    const prompt = 'A marina site for houseboats. Guests compare the boats by length, berths and price per week and send a request.'; // prettier-ignore
    expect(nounsOf(prompt).filter((noun) => noun.endsWith('boat'))).toEqual(['houseboat']);
    expect(readPrompt(prompt).relations).toContainEqual({ from: 'request', to: 'houseboat' });
  });

  test('what the rules made one list each of is joined', () => {
    const prompt = 'Klavierstimmer: Kunden mit Adresse, Instrumente mit Marke und Baujahr, jede Stimmung mit Datum, Tonhöhe und Preis'; // prettier-ignore
    expect(readPrompt(prompt).relations).toContainEqual(expect.objectContaining({ from: 'instrument', to: 'kunde' }));
  });

  test('a list goes to what it is of, though another word stands right before it', () => {
    const prompt = 'Ghost tours in the old town! Guide gets 10 a head. Tour, language, date, guide, meeting point. Guests reserve with how many they are and a mobile number, and I want to know who really turned up.'; // prettier-ignore
    const fields = readPrompt(prompt).entities.find(({ noun }) => noun === 'tour')?.fields;
    expect(fields).toEqual(expect.arrayContaining(['language']));
  });

  test('what the rules gave to a word that is no record goes to one that is', () => {
    const prompt =
      'Urlaubsanträge im Büro: Mitarbeiter stellen Antrag von bis, Chef genehmigt, Resturlaub wird gezeigt';
    const fields = readPrompt(prompt).entities.flatMap((one) => one.fields.map((field) => `${one.noun}: ${field}`));
    expect(fields).toEqual(expect.arrayContaining(['urlaubsantrag: Antrag Beginn', 'urlaubsantrag: Ende']));
    expect(nounsOf(prompt)).not.toContain('resturlaub');
  });

  test('whom a list of fields names is a record of its own where that is very likely, and the list points there', () => {
    const prompt = 'Physiotherapy practice. Prescriptions: patient, doctor, date of issue, kind of treatment, number of sessions, sessions done, co-payment paid. Treatment must begin within 28 days, so warn us before it runs out.'; // prettier-ignore
    expect(nounsOf(prompt)).toEqual(expect.arrayContaining(['prescription', 'patient']));
    expect(readPrompt(prompt).relations).toContainEqual({ from: 'prescription', to: 'patient' });
  });

  test('two fields that end in the same word are two', () => {
    const found = candidatesOf(readByRules('Cars with plate, chassis number and insurer. Each damage has a claim number and a date.'));
    const names = found.filter(({ noun }) => noun === 'number').map((one) => one.names);
    expect(names).toEqual([['chassis number'], ['claim number']]);
  }); // prettier-ignore

  test('a long text is weighed even where it speaks of a game', () => {
    const prompt = 'Please implement a website for independent game developers. It should have jam announcements, team formation, game submission and rating. Participants form a team, upload a game with title, engine and download link, and write comments.'; // prettier-ignore
    expect(nounsOf(prompt)).toEqual(expect.arrayContaining(['team', 'game', 'comment']));
    expect(readByRules(prompt).reading.entities.map(({ noun }) => noun)).not.toContain('team');
  });

  test('the same prompt is read the same every time', () => {
    const prompt = 'My allotment: what I sowed where, when I watered it, what came up, what the slugs ate, and how many kilos of each kind I brought home in the end'; // prettier-ignore
    expect(readPrompt(prompt)).toEqual(readPrompt(prompt));
  });
});
