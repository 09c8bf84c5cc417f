import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const entitiesOf = (prompt: string) => recognise(prompt).plan.entities;
const labels = (prompt: string) => entitiesOf(prompt).map(({ label }) => label);
const fieldsOf = (prompt: string, list: string) =>
  entitiesOf(prompt)
    .find(({ label }) => label === list)!
    .fields.map(({ label, type, isRequired }) => `${label}:${type}${isRequired ? '!' : ''}`);

describe('[GEN-62] ordinary apps have what was asked for, and nothing beside it', () => {
  test('people who only look on get no list, and what is reserved is what is said', () => {
    const prompt = 'I run a puppet shelter at a nursery. Parents can browse puppets, reserve puppets and see what they have borrowed. Carers say who comes.'; // prettier-ignore
    expect(labels(prompt)).not.toContain('Carer');
    expect(fieldsOf(prompt, 'Reservation')).toContain('Puppet:reference!');
    expect(fieldsOf(prompt, 'Loan')).toContain('Puppet:reference!');
  });

  test('what more likely than not belongs to something need not belong to it', () => {
    const prompt = 'Klavierstimmer: Kunden mit Adresse, Instrumente mit Marke und Baujahr, jede Stimmung mit Datum, Tonhöhe und Preis'; // prettier-ignore
    expect(fieldsOf(prompt, 'Instrument')).toContain('Kunde:reference');
  });

  test.each([
    ['Faults in our flats: what is broken, photo, flat. The caretaker gets each one and tracks it until done', 'Track'],
    ['Training nights of our judo club: date, hall, topic. Parents say whether they can drive', 'Parent'],
  ])('“%s” has no list of the kind %s', (prompt, list) => {
    expect(labels(prompt)).not.toContain(list);
  });

  test('whom a house knows is reached, and has no specialty', () => {
    const employee = fieldsOf(
      'Shift plan for our bakery. Employees: name them. Each shift is of one employee',
      'Employee',
    );
    expect(employee).toEqual(expect.arrayContaining(['Name:text!', 'Phone:phone']));
  });

  test('questions in brackets are called like fields, once', () => {
    const fields = fieldsOf('Fuel pump of our farm club: members, refills (what, how many litres, date).', 'Refill');
    expect(fields).toEqual(expect.arrayContaining(['Number of litres:number', 'Date:date!']));
    expect(fields.join()).not.toMatch(/how many|What:/i);
  });

  test('a quote has line items, cards have decks, rooms for meetings are booked by the hour, and a shift plan of a bakery has no bakery', () => {
    expect(fieldsOf('quotes for a joiner with customers and line items', 'Line item')).toContain('Unit price:money!');
    expect(labels('flashcards for bird voices w/ decks, front, back and a picture')).toContain('Deck');
    const booking = fieldsOf('Book a kiln in our co-op, nobody may book one that is already taken', 'Booking'); // prettier-ignore
    expect(booking.join()).toMatch(/Start[^,]*:date/);
    expect(labels('Shift plan for our bakery')).toEqual(['Shift', 'Employee']);
  });

  test('what belongs to a thing points to it, and is no field of it as well', () => {
    const prompt = 'A diary of my climbs: each trip has pitches, photos and a date. Pitches with grade and length.';
    expect(fieldsOf(prompt, 'Trip').join()).not.toMatch(/Pitches/);
    expect(fieldsOf(prompt, 'Pitch')).toContain('Trip:reference!');
  });

  test('a state in brackets is one field, and no three', () => {
    const prompt = 'A clock workshop: owners bring clocks. We change the state of the repair (waiting, open, ready).';
    const names = entitiesOf(prompt).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => /^(?:waiting|open|ready)$/.test(name))).toEqual([]);
  });

  test('what people apply for on a site is read by those who run it, and by no other visitor', () => {
    const prompt = 'Please build a website of a cattery. Visitors should be able to filter cats by breed and age and send an adoption application. There are pages for Home, Cats and Contact.'; // prettier-ignore
    const application = entitiesOf(prompt).find(({ label }) => label === 'Application')!;
    expect(application.access).toEqual({ read: 'admin', write: 'anonymous' });
    expect(application.fields.map(({ reference }) => reference)).toContain('Cat');
    expect(labels(prompt)).not.toContain('Adoption');
  });

  test('a gallery of works shows the works, and examples are choices', () => {
    const prompt = 'A company website of a blacksmith with a gallery of finished works. Visitors filter the gallery by kind of work such as gates, railings and lamps.'; // prettier-ignore
    expect(labels(prompt)).not.toEqual(expect.arrayContaining(['Gallery']));
    expect(labels(prompt).join()).not.toMatch(/Gate|Railing|Lamp/);
  });

  test('readings of several things have a kind', () => {
    const fields = entitiesOf('We enter readings for electricity, gas and water with a date.')[0]!.fields;
    expect(fields.find(({ name }) => name === 'kind')?.options?.map(({ value }) => value)).toEqual(['Electricity', 'Gas', 'Water']); // prettier-ignore
  });

  test('what is set aside is a favourite of the thing, not of itself', () => {
    const prompt = 'A site of a boat broker: boats with length, price and photos. Visitors save favourites and ask for a visit.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Favourite')).toContain('Boat:reference!');
  });
});

describe('[GEN-60] lists that ordinary texts speak of together', () => {
  test('income and expenses have what is said of both, in both languages, and neither belongs to the other', () => {
    for (const [prompt, list] of [
      ['Kassenheft: Einnahmen und Ausgaben mit Betrag, Datum und Zweck', 'Einnahme'],
      ['a ledger of income and expenses with amount, date and purpose', 'Income'],
    ] as const) {
      expect(fieldsOf(prompt, list).join()).toMatch(/(?:Betrag|Amount):money/);
      expect(entitiesOf(prompt).flatMap(({ fields }) => fields.filter(({ type }) => type === 'reference'))).toEqual([]);
    }
  });

  test('where people live is no list, and nobody is kept whom nothing joins', () => {
    expect(labels('Wer aus der Siedlung hat welche Leiter geliehen und wann kommt sie zurück?')).not.toContain('Siedlung'); // prettier-ignore
    expect(labels('I need to know who borrowed which ladder from our street shed and when it has to be back').join()).not.toMatch(/Employee|Street/); // prettier-ignore
  });

  test('what a site offers belongs to nobody to whom it is offered', () => {
    const prompt = 'Please implement a job website for ship crews. The website should have functionalities for browsing jobs and creating profiles. Sailors can create profiles with name, skills and photo and search jobs such as cook or mate.'; // prettier-ignore
    const job = entitiesOf(prompt).find(({ label }) => /Job|Opening/.test(label))!;
    expect(job.fields.filter(({ type }) => type === 'reference')).toEqual([]);
  });
});

describe('[GEN-60] what a list of an ordinary text is called by and holds', () => {
  test('a project of a client has a name of its own', () => {
    const prompt = 'freelance weaver - commissions with client, hours, rate per hour and deadline, and a list of clients'; // prettier-ignore
    const fields = fieldsOf(prompt, 'Commission');
    expect(fields.filter((field) => field.startsWith('Client:'))).toEqual([expect.stringMatching(/^Client:reference/)]);
  });

  test('what the log is called is no list beside what is told of', () => {
    const prompt = 'boiler maintenance log, several boilers, each service with date, pressure, cost and next due';
    expect(labels(prompt)).not.toContain('Boiler maintenance');
  });

  test('a book that nobody lends is not on a shelf', () => {
    const fields = fieldsOf('Reading circle. Members suggest books and vote on them.', 'Book').join();
    expect(fields).not.toMatch(/Borrowed|Due back/);
  });

  test('rooms of a house that is rebuilt have no whiteboard', () => {
    const fields = fieldsOf('Our attic is rebuilt: rooms, and tasks of each room with cost', 'Room').join();
    expect(fields).not.toMatch(/Equipment|Capacity/);
  });

  test('described orders go into no cart, and sums over months are no field', () => {
    const prompt = 'Ich backe Torten: Kunden, Bestellungen mit Sorte, Menge und Preis, bezahlt ja/nein, Umsatz pro Monat'; // prettier-ignore
    expect(labels(prompt).filter((label) => label === 'Bestellung')).toHaveLength(1);
    expect(fieldsOf(prompt, 'Bestellung').join()).not.toMatch(/Umsatz/);
  });
});

describe('[GEN-60] what specifications say that people do', () => {
  test('what a portal allows people to send has what they send, and the people do not', () => {
    const prompt = 'Please build a lost luggage portal. The portal should allow passengers to submit claims with photo, flight number and colour, and agents to change the status.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Claim')).toEqual(expect.arrayContaining(['Photo:image', 'Flight number:text']));
    expect(labels(prompt)).not.toContain('Passenger');
  });

  test('a status is set to what the text says', () => {
    const prompt = 'Build a recruitment website for a dairy. It lists open positions with department and location and lets applicants apply with name and email. Staff set their status to received, trial day, offer or rejected.'; // prettier-ignore
    const status = entitiesOf(prompt)
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'status');
    expect(status?.options?.map(({ value }) => value)).toEqual(['Received', 'Trial day', 'Offer', 'Rejected']);
  });

  test('where destinations are kept a tour is to one of them', () => {
    const prompt = 'A site of a coach company with trips, cities and a blog. Visitors filter trips by city, price and length.'; // prettier-ignore
    expect(fieldsOf(prompt, 'City').join()).not.toMatch(/reference/);
  });

  test('what members do with the recipes of others is no field', () => {
    const prompt = 'Create a knitting community. Members post patterns with yarn, size and picture, rate and comment on the patterns of others.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Pattern').join()).not.toMatch(/Rate|Comment/);
  });

  test('attendance is of a day and yes or no, and the school is no list', () => {
    const prompt = 'Please implement a music school management system. The system should have functionalities for managing pupils, courses and attendance.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Attendance')).toEqual(expect.arrayContaining(['Date:date!', 'Present:boolean']));
    expect(labels(prompt).join()).not.toMatch(/School/);
  });
});

describe('[GEN-60] mends of a review', () => {
  test('people after “of” are no kinds of a visit', () => {
    expect(labels('Record visits of patients, relatives and doctors with a date')).toContain('Patient');
  });

  test('who sees only the own readings is kept, and meters read no weather', () => {
    const prompt = 'Water meter readings of flats with date and value, tenants see only their own readings';
    expect(labels(prompt)).toContain('Tenant');
    expect(
      entitiesOf(prompt)
        .flatMap(({ fields }) => fields.map(({ label }) => label))
        .join(),
    ).not.toMatch(/Humidity|Air quality/);
  });

  test('who enters hours stays in the app', () => {
    const prompt = 'App für Handwerker: Kunden mit Adresse, Aufträge mit Datum, Monteure schreiben Stunden auf';
    const named = entitiesOf(prompt).flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)]);
    expect(named.join()).toMatch(/Monteur|Mitarbeiter|Wer/);
  });
});
