import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { enumerationsIn } from './listed-items.ts';
import { statesIn } from './said-states.ts';

const listOf = (text: string, label: string) => {
  const { plan, samples } = recognise(text);
  const entity = plan.entities.find((one) => one.label === label);
  return { fields: entity?.fields.map((field) => field.label) ?? [], entity, rows: samples.get(entity?.name ?? '') ?? [] };
}; // prettier-ignore
const labelsOf = (text: string) => recognise(text).plan.entities.map(({ label }) => label);

describe('[GEN-62] what a message says of the lists of its domain', () => {
  test('names behind a colon are records of the list, no lists and no fields', () => {
    const text =
      'Klassenfahrt der 6a nach Sylt, 24 Schüler, 290 € pro Kind\n- wer hat wie viel eingezahlt\n- Ausgaben: Bus, Herberge, Eintritt';
    expect(labelsOf(text)).not.toEqual(expect.arrayContaining(['Bus']));
    const { rows, fields } = listOf(text, 'Ausgabe');
    expect(rows.map((row) => row['was'])).toEqual(expect.arrayContaining(['Bus', 'Herberge', 'Eintritt']));
    expect(fields).not.toEqual(expect.arrayContaining(['Herberge']));
  });

  test('what people report with is told of the report, not of them', () => {
    const text = 'Mietshaus mit 12 Wohnungen. Mieter melden Mängel mit Wohnung, Beschreibung und Dringlichkeit.';
    expect(listOf(text, 'Mieter').fields).not.toContain('Dringlichkeit');
  });

  test('states that are named are those of the list that has most of them', () => {
    const text = 'I brew beer at home and want a log of my batches. status fermenting / bottled / gone';
    const options = listOf(text, 'Batch').entity?.fields.find(({ label }) => label === 'Status')?.options;
    expect(options?.map(({ value }) => value)).toEqual(['Fermenting', 'Bottled', 'Gone']);
  });

  test('the fields that a text names come first, in its order', () => {
    const { fields } = listOf('yarn stash: brand, colour, weight, how many balls and in which box. and what i used for which project', 'Yarn stash'); // prettier-ignore
    const places = ['Colour', 'Weight', 'Balls', 'Box'].map((label) => fields.indexOf(label));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('readings that somebody wants to see over time are the charts', () => {
    const { plan } = recognise('log for two aquariums: ph, nitrate, water changes. a chart of the values over time');
    const page = plan.pages.find((one) => one.archetype === 'dashboard');
    expect(page).toMatchObject({ entity: 'WaterTest', measure: { kind: 'sum', isMean: true } });
  });

  test('what citizens report to a town needs no account and no list of citizens', () => {
    const text = 'Schadensmelder für unsere Stadt. Bürger melden ohne Anmeldung Schlaglöcher und defekte Laternen mit Foto. Öffentlich sichtbar mit Status.'; // prettier-ignore
    const { plan } = recognise(text);
    expect(plan.entities.find(({ label }) => label === 'Meldung')?.access).toEqual({ read: 'anonymous', write: 'anonymous' }); // prettier-ignore
    expect(labelsOf(text)).not.toContain('Bürger');
  });

  test('who says “we” shares it', () => {
    const text = (who: string) => `${who} keep bees. the hives, every inspection and how much honey there was`;
    expect(listOf(text('I'), 'Hive').entity?.access.read).toBe('creator');
    expect(listOf(text('My wife and I'), 'Hive').entity?.access.read).toBe('all');
  });

  test('points follow from both sides of a match', () => {
    const text = 'Ladder of our chess club. Enter who played who and the result, it works out the points.';
    const points = listOf(text, 'Player').entity?.fields.find(({ label }) => label === 'Points');
    expect(JSON.stringify(points?.formula)).toMatch(/"by":"white".*"by":"black"|"by":"black".*"by":"white"/);
  });

  test.each([
    'Sailing club with 9 boats. Members book a boat for a day and report damage afterwards.',
    'We run a dental practice: who is due for a check-up, and whether they were called',
    'Football league: teams, matches and results, table',
  ])('“%s”: whatever is chosen from is there', (text) => {
    const { entities } = recognise(text).plan;
    const targets = entities.flatMap(({ fields }) => fields.flatMap(({ reference }) => reference ?? []));
    expect(entities.map(({ name }) => name)).toEqual(expect.arrayContaining(targets));
  });
});

describe('[GEN-62] lists and states as they are written', () => {
  test('items behind a colon, in brackets and between commas', () => {
    expect(enumerationsIn('Rooms: kitchen, bath, hall; and more')[0]).toEqual({ head: 'Rooms', items: ['kitchen', 'bath', 'hall'] }); // prettier-ignore
    expect(enumerationsIn('a cleaning plan (bath, kitchen and hall)')[0]).toEqual({ head: 'plan', items: ['bath', 'kitchen', 'hall'] }); // prettier-ignore
    expect(enumerationsIn('only one, two')).toEqual([]);
  });

  test.each([
    ['status open / in progress / done, filter', ['open', 'in progress', 'done']],
    ['Status (offen, in Arbeit oder fertig)', ['offen', 'in Arbeit', 'fertig']],
    ['update the status from planned to in transit to delivered', ['planned', 'in transit', 'delivered']],
    ['filter by status and month', []],
  ])('“%s”', (text, states) => expect(statesIn(text)).toEqual(states));

  test('a name means the field that is called so, and what is worked out is no field of its own', () => {
    const invoice = listOf('Freelance invoices: clients, jobs with date and fee, invoices with number, due date, paid or not', 'Invoice').fields; // prettier-ignore
    expect(invoice.filter((label) => /^due/i.test(label))).toEqual(['Due date']);
    const book = listOf('Reading club: books we read, who suggested, vote for next one, rating by each member, average', 'Book').fields; // prettier-ignore
    expect(book.filter((label) => /average|suggested/i.test(label))).toEqual(['Suggested by', 'Average stars']);
  });

  test('what an app is called says what it is about', () => {
    const labels = labelsOf('Pocket money app for two kids: they earn for chores and spend it. Parents approve chores.'); // prettier-ignore
    expect(labels).toEqual(expect.arrayContaining(['Child', 'Chore', 'Pocket money payment', 'Expense']));
  });
});
