import { describe, expect, test } from 'vitest';
import { planOf, told } from './told.fixture.ts';

const garden = planOf(
  'Our allotment society: plots with number, size and yearly rent, members with name, email and joined date, jobs with title, plot, due date and done yes or no.',
);
const school = planOf(
  'Kleine Musikschule: Schüler mit Name, Telefon und Instrument, Lehrer mit Name und E-Mail, Unterrichtsstunden mit Schüler, Lehrer, Datum, Uhrzeit und Dauer.',
);
const bakery = planOf(
  'Bäckerei: Produkte mit Name und Preis, Kunden mit Name und Telefon, Bestellungen mit Kunde, Produkt, Menge und Abholdatum.',
);

describe('[GEN-63] what no two records may have alike', () => {
  test.each([
    ['A plot number must not be used twice', 'No two plots can have the same Number now'],
    ['no two members with the same email please', 'No two members can have the same Email now'],
    ['make the plot number unique', 'No two plots can have the same Number now'],
    ['nobody should be entered twice in the members', 'No two members can have the same Name now'],
    ['only one job per plot and day', 'No two jobs can have the same Plot and Due date now'],
  ])('[GEN-63] “%s”', (message, sentence) => expect(told(message, garden)).toContain(sentence));

  test.each([
    ['Ein Lehrer kann nicht zwei Stunden zur selben Zeit geben', 'unterrichtsstunden with the same Lehrer can be at the same time'],
    ['Jede E-Mail darf es bei den Lehrern nur einmal geben', 'lehrer can have the same E-Mail'],
    ['kein Schüler darf doppelt drinstehen', 'schüler can have the same Name'],
    ['Die Telefonnummer muss eindeutig sein', 'schüler can have the same Telefon'],
  ])('[GEN-63] „%s“', (message, sentence) => expect(told(message, school)).toContain(sentence)); // prettier-ignore

  test('[GEN-63] once is enough', () => {
    expect(told('make the plot number unique', planWith('make the plot number unique'))).toContain('problem:');
  });
});

describe('[GEN-63] boards, ticks and what stands out, as people ask for them', () => {
  test.each([
    ['bitte eine Tafel mit Spalten neu, gebacken, abgeholt, wo ich die Bestellungen verschieben kann', /Status.*Board/],
    ['Ich möchte Bestellungen als bezahlt markieren und danach filtern können', /field Bezahlt.*filter/],
  ])('[GEN-63] „%s“', (message, sentence) => expect(told(message, bakery)).toMatch(sentence));

  test.each([
    ['only show the jobs that arent done yet, unless I ask for the others', /leaves out what is done/],
    ['I want to mark plots as waterlogged', /field Waterlogged/],
    ['members who joined more than a year ago should stand out', /In every list of members those stand out/],
    ['At the top it should say Welcome to the Green Corner', /says Welcome to the Green Corner/],
    ['a dark design please, it is so bright at night', /background is #1b1d22/],
  ])('[GEN-63] “%s”', (message, sentence) => expect(told(message, garden)).toMatch(sentence));
});

describe('[GEN-63] who may see what, list by list and by whom it is said', () => {
  test('[GEN-63] “jeder” beside “nur mein Team” is whoever comes', () => {
    const said = told('Die Produkte soll jeder sehen können, die Kunden aber nur mein Team', bakery, { namesEntity: true }); // prettier-ignore
    expect(said).toMatch(/Produkt anonymous\//);
    expect(said).not.toMatch(/Kunde anonymous/);
  });

  test.each([
    ['Members may look at everything, but only I change it', garden],
    ['Alle dürfen alles ansehen, aber ändern nur ich', school],
  ])('[GEN-63] “%s”: others enter nothing', (message, plan) => expect(told(message, plan)).toMatch(/all\/admin/));
});

function planWith(message: string) {
  const plan = structuredClone(garden);
  const plots = plan.entities.find(({ label }) => label === 'Plot')!;
  plots.once = [{ fields: ['number'] }];
  expect(message).toContain('number');
  return plan;
}

describe('[GEN-63] days of the week, ticks, and what is no name', () => {
  test.each([
    ['we are closed on Mondays', garden, /Due date of jobs cannot be on a Monday/],
    ['no weekends please: jobs on a Sunday must be refused', garden, /cannot be on a Sunday and a Saturday/],
    ['montags geben wir keine Stunden, da ist geschlossen', school, /cannot be on Montag/],
    ['Ein Produkt kann Bio sein oder nicht', bakery, /field Bio/],
    ['A plot can be fenced or not', garden, /field Fenced/],
  ])('[GEN-63] “%s”', (message, plan, sentence) => expect(told(message, plan)).toMatch(sentence));

  test.each(['each member should have a button to call them', 'jobs on a holiday should be refused'])(
    '[GEN-63] “%s” adds no field that is a piece of the sentence',
    (message) => expect(told(message, garden)).not.toMatch(/field (?:Button to call them|Refused)/i),
  );
});
