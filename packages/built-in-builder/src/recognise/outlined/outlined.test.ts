import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

/** "Loans: Child→Children, Taken out on date", each list of the plan in one line. */
const linesOf = (text: string): string[] => {
  const { entities } = recognise(text).plan;
  return entities.map(({ plural, fields }) => {
    const stored = fields.filter(({ joins }) => !joins);
    return `${plural}: ${stored.map(({ label, type, reference }) => (reference ? `${label}→${entities.find(({ name }) => name === reference)?.plural}` : `${label} ${type}`)).join(', ')}`; // prettier-ignore
  });
};

describe('[GEN-60] lists that a first message enumerates are the lists of the app', () => {
  test.each([
    [
      'We lend out costumes and my sister minds the shop. Costumes: name, size, colour, worth. Borrowers: name, phone, email. Loans: which costume, who took it, taken on, due back on, brought back on. My sister does the loans, I wash and mend.',
      ['Costumes: Name text, Size text, Colour text, Worth money', 'Borrowers: Name text, Phone phone, Email email', 'Loans: Costume→Costumes, Taken by→Borrowers, Taken on date, Due back on date, Brought back on date'],
    ],
    [
      'Our rehearsal rooms are full of paper. We want the rooms (name, floor, seats) and the bookings: room, band, day, from, to, how many people, paid or not. Three of us answer the phone and put the bookings in.',
      ['Rooms: Name text, Floor number, Seats number', 'Bookings: Room→Rooms, Band text, Day date, From time, To time, Number of people number, Paid boolean'],
    ],
    [
      'Ich leite den Wanderverein mit 80 Leuten. Touren: Name, Datum, Treffpunkt, wie lange, Stufe (leicht, mittel, schwer). Mitglieder: Name, Telefon, eingetreten am. Anmeldungen: wer, welche Tour, bezahlt ja oder nein. Die Kollegen vom Vorstand pflegen alles.',
      ['Touren: Name text, Datum date, Treffpunkt text, Dauer number, Stufe select', 'Mitglieder: Name text, Telefon phone, Eingetreten am date', 'Anmeldungen: Mitglied→Mitglieder, Tour→Touren, Bezahlt boolean'],
    ],
    [
      'We tune organs in forty churches. Organs: church, builder, year, number of stops. Visits: which organ, date, who went, how it was, what we charged. I would like the pupils with name, phone and which organs they play.',
      ['Organs: Church text, Builder text, Year number, Number of stops number', 'Visits: Organ→Organs, Date date, Who went text, How it was longtext, Price money', 'Pupils: Name text, Phone phone', 'Pupil organs: Pupil→Pupils, Organ→Organs'],
    ],
  ])('“%s”', (text, lines) => expect(linesOf(text)).toEqual(lines)); // prettier-ignore

  test('what belongs to something and has a day is called by both, and nobody has to think of a name', () => {
    const { entities } = recognise(
      'I mend violins. Violins: name, maker, year, owner. Repairs: which violin, brought in on, what was done, price, and where it stands (waiting, on the bench, done, collected). My apprentice writes things in as well.',
    ).plan;
    expect(entities.map(({ plural }) => plural)).toEqual(['Violins', 'Repairs']);
    expect(entities[1]!.fields[0]).toMatchObject({ name: 'name', joins: ['violin', 'brought_in_on'] });
  });
});
