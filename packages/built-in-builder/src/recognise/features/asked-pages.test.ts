import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const entityOf = (prompt: string, label: string) =>
  recognise(prompt).plan.entities.find((entity) => entity.label === label)!;
const fileOf = (prompt: string, path: string) => {
  const { plan, samples } = recognise(prompt);
  return appFiles(plan, { samples }).find((file) => file.path === path)!.content;
};

describe('[GEN-60] what a text asks for beside its lists', () => {
  test.each([
    ['Homepage of our brass band: concerts with date and town, a gallery of pictures', 'Gallery'],
    ['Seite für unseren Musikverein: Konzerte mit Datum und Ort, eine Bildergalerie', 'Galerie'],
  ])('%s has a page of pictures', (prompt, label) => {
    expect(recognise(prompt).plan.pages).toContainEqual(expect.objectContaining({ label, layout: 'gallery' }));
  });

  test('chores that are to be ticked off are, where they are listed', () => {
    const { pages } = recognise('Aufgaben mit Raum und Status (offen, erledigt). Ich will Aufgaben abhaken.').plan;
    expect(pages[0]).toMatchObject({ layout: 'checklist' });
  });

  test('who is looked for has what profiles say', () => {
    const prompt =
      'Find a singing partner: profiles with name, voice, favourite song and city; partners chat; sign in with Google';
    expect(entityOf(prompt, 'Partner').fields.map(({ name }) => name)).toEqual([
      'name',
      'voice',
      'favourite_song',
      'city',
    ]);
  });

  test('what some people must not post is read by all who are signed in, and written by admins', () => {
    const prompt =
      'Noticeboard of a school class. Teachers post notices with title and date; parents read them, but cannot post notices.';
    expect(entityOf(prompt, 'Notice').access).toEqual({ read: 'all', write: 'admin' });
  });

  test('what an entry needs beside the time is asked once the time was measured', () => {
    const prompt =
      'Time tracking: projects with a name, time entries that belong to a project with date, hours and note. A stopwatch should measure time.';
    expect(fileOf(prompt, 'pages/Timer.jsx')).toContain('<EntryDialog defaults={measured}');
  });
});
