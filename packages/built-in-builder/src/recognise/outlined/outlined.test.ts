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

  test.each([
    [
      'I mend clocks in my shed and want to put each one in: maker, model, roughly what year, what I paid, condition from 1 to 5, a photo and some notes. Under each clock I would like the repairs, with date, what was done and what it cost, because the clocks come back so often.',
      ['Clocks: Model text, Maker text, Year number, Price money, Condition number, Photo image, Notes longtext', 'Repairs: Date date, What was done longtext, Price money, Clock→Clocks'],
    ],
    [
      'For our rowing club: members with name, side (port, starboard, both) and age group junior / senior. And then outings, so who, date, boat, distance 2, 4 or 6 km and the three lap times.',
      ['Members: Name text, Side select, Age group select', 'Outings: Member→Members, Date date, Boat text, Distance select, Lap time 1 number, Lap time 2 number, Lap time 3 number'],
    ],
  ])('in a story as well: “%s”', (text, lines) => expect(linesOf(text + story)).toEqual(lines)); // prettier-ignore
});

const story = ' My late uncle kept all of this on the backs of envelopes, which is charming until somebody comes to the door and wants to know whether it is done, and nobody can read his hand any more. He had a system, he always said, and he took it with him when he moved to the sea, so we begin again from nothing, and my aunt is glad of every envelope that goes.'; // prettier-ignore
