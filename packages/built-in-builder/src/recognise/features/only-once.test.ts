import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const entityOf = (prompt: string, plural: string) =>
  recognise(prompt).plan.entities.find((one) => one.plural === plural);

describe('[GEN-60] what another one has already is refused', () => {
  test.each([
    ['Hunde mit Name, Rasse und Marke. Doppelte Marken soll er ablehnen.', 'Hunde', 'marke'],
    ['Dogs with name, breed and tag. No two dogs may have the same tag.', 'Dogs', 'tag'],
    ['Geräte mit Inventarnummer, Bezeichnung und Raum.', 'Geräte', 'inventarnummer'],
    ['Wir haben 30 Boote. Name, Länge, Liegeplatz, Eigner. Ich will sehen welche Plätze frei sind.', 'Boote', 'liegeplatz'], // prettier-ignore
  ])('%s', (prompt, plural, field) => expect(entityOf(prompt, plural)?.once).toContainEqual({ fields: [field] }));

  test('a thing that is out cannot go out again until it is back', () => {
    const prompt = 'Kameras mit Name und Typ. Ausleihen mit Kamera, Person, Rückgabetermin.';
    const loan = entityOf(prompt, 'Ausleihen');
    expect(loan?.once).toEqual([{ fields: ['kamera'], until: expect.stringMatching(/zurueck|returned/) as string }]);
    const { plan, samples } = recognise(prompt);
    const dialog = appFiles(plan, { samples }).find(({ path }) => path === `components/${loan!.name}Dialog.jsx`)!.content;
    expect(dialog).toContain('Das ist noch ausgegeben.');
    const test = /const same[\s\S]*?\n}\n/.exec(dialog)![0];
    const list = /function repeated\(values, (\w+), before\)/.exec(dialog)![1]!;
    const back = loan!.once![0]!.until!;
    const repeated = new Function(`${test}; return repeated`)() as (...args: unknown[]) => object;
    const out = { id: '1', kamera: 'a' };
    expect(list).not.toBe('');
    expect(repeated({ kamera: 'a' }, [out], null)).toHaveProperty('kamera');
    expect(repeated({ kamera: 'a' }, [{ ...out, [back]: '2026-01-02' }], null)).toEqual({});
    expect(repeated({ kamera: 'b' }, [out], null)).toEqual({});
    // what was there before may be changed
    expect(repeated({ kamera: 'a' }, [out, { id: '2', kamera: 'a' }], out)).toEqual({});
  }); // prettier-ignore

  test('a part of a day is taken once, whoever has it', () => {
    const booked = entityOf('Haus mit 9 Wohnungen. Für das Nebelhorn soll man sich eintragen können vormittags, nachmittags oder abends.', 'Reservierungen'); // prettier-ignore
    expect(booked?.once).toEqual([{ fields: ['datum', 'zeitfenster'] }]);
  });

  test.each([
    ['Haus mit 9 Wohnungen. Man soll sich eintragen können vormittags oder abends, aber höchstens 3 mal pro Monat pro Wohnung und Montag gar nicht.', 'Reservierungen', [{ day: 'datum', per: 'wohnung', most: 3, span: 'month' }, { day: 'datum', notOn: [1] }]],
    ['Boats with name. Bookings with boat, member and date. At most two bookings per week per member, never on Sundays.', 'Bookings', [{ most: 2, span: 'week' }, { notOn: [0] }]],
  ])('how often at most, and on which days none: %s', (prompt, plural, limits) =>
    expect(entityOf(prompt, plural)?.limits).toMatchObject(limits)); // prettier-ignore

  test('a booking is held to its time and to how often there may be one', () => {
    const { plan, samples } = recognise('Räume mit Name. Buchungen mit Raum, Mitglied, Beginn, Ende. Keine Doppelbuchung. Höchstens 2 mal pro Woche pro Mitglied.'); // prettier-ignore
    const dialog = appFiles(plan, { samples }).find(({ path }) => /components\/Buchung\w*Dialog/.test(path))!.content;
    expect(dialog).toMatch(/taken\(values[\s\S]*repeated\(values|repeated\(values[\s\S]*taken\(values/);
    expect(dialog.match(/const \{ data: \w+ = \[\], refetch \}/g)).toHaveLength(1);
  });

  test.each([
    ['Squash court bookings: name, day and start time. Two people cannot book the court at the same time.', 'Court bookings'],
    ['A recipe site: recipes with title, category and steps. Show other recipes of the same category.', 'Recipes'],
    ['Ausgaben mit Betrag, Projekt und fällig am. Projekte mit Name.', 'Ausgaben'],
  ])('what only sounds like it refuses nothing: %s', (prompt, plural) => {
    expect(entityOf(prompt, plural)).toMatchObject({ plural });
    expect(entityOf(prompt, plural)?.once).toBeUndefined();
  }); // prettier-ignore

  test('at most so many a day are counted of all of them, and days are read where whoever asks lives', () => {
    const { plan, samples } = recognise('Termine mit Kunde, Datum und Thema. Kunden mit Name. Maximal 8 am Tag, am Sonntag gar nicht.'); // prettier-ignore
    expect(plan.entities.find(({ plural }) => plural === 'Termine')?.limits?.[0]).toEqual({ day: 'datum', most: 8, span: 'day' }); // prettier-ignore
    const dialog = appFiles(plan, { samples }).find(({ path }) => /components\/Termin\w*Dialog/.test(path))!.content;
    expect(dialog).toContain('toDate(values.datum)?.getDay()');
    expect(dialog).toContain('dayKey(values.datum)');
  });
});
