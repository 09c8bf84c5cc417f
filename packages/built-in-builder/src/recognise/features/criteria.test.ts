import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const shapeOf = (prompt: string) => {
  const { plan } = recognise(prompt);
  return {
    plan,
    fields: (name: string) => plan.entities.find((one) => one.name === name)?.fields.map((field) => field.name) ?? [],
    filters: (name: string) =>
      plan.pages.flatMap((page) => (page.archetype === 'list' && page.entity === name ? page.filters : [])),
    pages: plan.pages.flatMap((page) => (page.archetype === 'feature' ? [`${page.label}: ${page.feature}`] : [])),
    labels: plan.entities.map(({ label }) => label),
  };
};

describe('[GEN-66] what people search, filter and browse by is a field under their name', () => {
  test.each([
    ['A cookbook site where people search recipes by name, filter by cuisine and print them', 'Recipe', 'cuisine'],
    ['A website for booking dance classes. It has functions for browsing classes by day and trainer', 'DanceClass', 'trainer'],
    ['A website where users search properties for sale by city, price and number of rooms, view details with photos, and contact the agent', 'Property', 'city'],
  ])('%s', (prompt, entity, field) => {
    const { fields, filters } = shapeOf(prompt);
    expect(fields(entity)).toContain(field);
    expect(filters(entity)).toContain(field);
    expect(fields(entity).filter((name) => /view|browse|search|contact_the|print/.test(name))).toEqual([]);
  }); // prettier-ignore
});

describe('[GEN-66] what people do is no field of what they see', () => {
  test('after a list of fields', () => {
    const { plan } = shapeOf(
      'A hotel site: see rooms with prices and amenities, book a room, and read and write guest reviews. Each booking has its dates.',
    );
    const names = plan.entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => /^(?:book|read|write)/.test(name))).toEqual([]);
  });
});

describe('[GEN-66] the app is not one of its own records', () => {
  test('a hub, a forum and a player', () => {
    const hub = shapeOf('A photo sharing hub website where users upload files and organize them in folders');
    expect(hub.labels).not.toContain('Hub');
    const forum = shapeOf('A discussion forum website with threads and replies');
    expect(forum.labels).not.toContain('Discussion forum');
    const player = shapeOf('A music player website with playlists and songs; add songs to favorites');
    expect(player.labels).not.toContain('Player');
    const favourites = player.plan.entities.find(({ name }) => name === 'Favourite');
    expect(favourites?.fields.map(({ reference }) => reference)).toContain('Song');
  });

  test('tickets of events are ordered, those of a help desk are kept', () => {
    const prompt = 'An event website: visitors browse events and buy tickets; organizers add events with date, venue and price';
    const { labels, fields } = shapeOf(prompt);
    expect(labels).not.toContain('Ticket');
    expect(fields('Event')[0]).toMatch(/name|title/);
    expect(shapeOf('A help desk for our office with tickets and their status').labels).toContain('Ticket');
  }); // prettier-ignore
});

describe('[GEN-60] small parts that a prompt names in passing', () => {
  test.each([
    ['A zoo website where visitors read about opening hours and ticket prices and see the animals', 'Plan your visit: content'],
    ['A museum website with exhibitions; visitors leave feedback about their visit', 'Leave feedback: form'],
    ['A site for exchange rates to convert between currencies and keep favourite pairs', 'Converter: calculator'],
    ['A flashcard app where I make decks, study cards by flipping them and mark them as known', 'Study: study'],
    ['A rain diary with date, rainfall and wind, and export of the data', 'Reports: report'],
  ])('%s', (prompt, page) => {
    expect(shapeOf(prompt).pages).toContain(page);
  }); // prettier-ignore

  test('an exchange rate is no rating', () => {
    expect(shapeOf('A website that shows exchange rates of currency pairs and how the rates changed').labels).not.toContain('Review'); // prettier-ignore
  });

  test('what a site shows has a description to read, unless its fields were named', () => {
    expect(shapeOf('A website for a workshop with tools and courses').plan.entities.every(({ fields, verb }) => verb !== undefined || fields.some(({ type }) => type === 'longtext'))).toBe(true); // prettier-ignore
  });
});
