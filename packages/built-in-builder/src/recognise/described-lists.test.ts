import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const listsOf = (prompt: string): Record<string, string[]> =>
  Object.fromEntries(
    recognise(prompt).plan.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]),
  );

describe('[GEN-62] what a text describes is made whole', () => {
  test.each([
    [
      'Boats have name, number of seats, date of purchase and kind of engine.',
      'Boats',
      ['Name', 'Number of seats', 'Date of purchase', 'Kind of engine'],
    ],
    [
      'Eine App für den Hafen: Boote mit Name, Anzahl der Sitze, Datum der Wartung und Art des Motors',
      'Boote',
      ['Name', 'Anzahl der Sitze', 'Datum der Wartung', 'Art des Motors'],
    ],
    [
      'A register for beetle collectors. Users add a find with species, collecting site, collection date and finder.',
      'Finds',
      ['Species', 'Collecting site', 'Collection date', 'Finder'],
    ],
    [
      'A programme for our puppet theatre. Visitors read a show’s title, running time, language and minimum age.',
      'Shows',
      ['Title', 'Running time', 'Language', 'Minimum age'],
    ],
    [
      'A lab book. Farms send us cases: sample code, kind of soil (sand, clay, loam), field size and due date. Each case runs through received, dried, sieved, measured.',
      'Cases',
      ['Sample code', 'Kind of soil', 'Field size', 'Due date', 'Stage'],
    ],
    [
      'A caving guide. Users should be able to submit a location with address, type (free or guided), daily fee, parking and photos, and filter by type.',
      'Locations',
      ['Address', 'Type', 'Daily fee', 'Parking', 'Photos'],
    ],
    [
      'A catalogue of our minerals. Visitors open a mineral’s detail page with picture, hardness, weight and shelf.',
      'Minerals',
      ['Picture', 'Hardness', 'Weight', 'Shelf'],
    ],
    [
      'I service church clocks. Clocks (some towers have two), maker, year, and serial number',
      'Clocks',
      ['Maker', 'Year', 'Serial number'],
    ],
  ])('“%s”: %s have %j', (prompt, list, labels) => {
    expect(listsOf(prompt)[list]).toEqual(expect.arrayContaining(labels));
  });

  test('what is measured is no list, and a way in steps without “and” has them all', () => {
    const lists = listsOf('Boats have name, number of seats, date of purchase and kind of engine.');
    expect(Object.keys(lists)).toEqual(['Boats']);
    const { plan } = recognise(
      'Parcels have sender and weight. Each parcel runs through registered, weighed, loaded, delivered.',
    );
    const stage = plan.entities[0]!.fields.find(({ name }) => name === 'stage');
    expect(stage?.options?.map(({ value }) => value)).toEqual(['Registered', 'Weighed', 'Loaded', 'Delivered']);
  });

  test('a thing that is described has a name beside its description', () => {
    const { plan } = recognise('A catalogue of our lighthouses: lighthouses with description, height, year and photo');
    expect(plan.entities[0]!.fields.slice(0, 2).map(({ label, type }) => [label, type])).toEqual([
      ['Name', 'text'],
      ['Description', 'longtext'],
    ]);
  });

  test('a word that JavaScript knows is a noun like others', () => {
    expect(
      Object.keys(
        listsOf('A site for crossword constructors: constructors with name and email, puzzles with title and size'),
      ),
    ).toEqual(expect.arrayContaining(['Constructors']));
  });
});

describe('[GEN-62] what a text only says in passing gets no list, and no fields of another sense', () => {
  const described =
    'Users can view kites with name, span and weight, and log flights with date, wind and place in a calendar.';
  test.each([
    [`Please implement a logbook website for a small museum. ${described}`, 'Museums'],
    [`Please build a website for restorers of old kites. ${described}`, 'Restorers'],
    [`Please build a flight tracker. The hierarchy is simple. ${described}`, 'Hierarchies'],
  ])('“%s” has no %s', (prompt, list) => {
    expect(Object.keys(listsOf(prompt))).not.toContain(list);
  });

  test('the museums that are kept stay', () => {
    const lists = listsOf(`A website for a museum. ${described} Museums with name, town and phone.`);
    expect(lists['Museums']).toEqual(expect.arrayContaining(['Name', 'Town', 'Phone']));
  });

  test('choices of another sense are left out where lists are described', () => {
    const prompt = `A tool for our kite club. ${described} Users can add a helper with name, town and phone and see all assignments.`;
    const invented = recognise(prompt).plan.entities.flatMap(({ fields }) => fields.filter(({ type, name }) => type === 'select' && name !== 'status')); // prettier-ignore
    expect(invented.map(({ label }) => label)).toEqual([]);
  });
});

test('[GEN-62] a list of people that is described keeps its fields, whatever they type in', () => {
  const lists = listsOf(
    'Class reunion: guests type in their code and see their room. I manage the guest list with number, name, room, bus and diet (none, vegan).',
  );
  expect(lists['Guests']).toEqual(expect.arrayContaining(['Number', 'Name', 'Bus', 'Diet']));
});
