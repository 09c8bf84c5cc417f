import { describe, expect, it } from 'vitest';
import { pagesSaid } from './pages-said.ts';
import { recognise } from './recognise.ts';

describe('pages that a message asks for by name [GEN-63]', () => {
  it.each([
    ['en', 'The site should have pages for home, walks, news and contact, where news shows the newest first.', ['home', 'walks', 'news', 'contact']],
    ['de', 'Die Website soll Seiten für Rechner, Anleitung und Kontakt haben. Verwende Beige.', ['Rechner', 'Anleitung', 'Kontakt']],
    ['en', 'It prints pages of labels for the jars.', []],
  ] as const)('%s: %s', (language, text, names) => {
    expect(pagesSaid(text, language === 'de')).toEqual(names);
  }); // prettier-ignore

  it('has them in that order, with an archive of what is past', () => {
    const { plan } = recognise(
      'Implement a website for a village choir. Visitors should be able to see concerts with date, place and ticket price. The site should have pages for home, archive, concerts and about.',
    );
    const shown = plan.pages.filter(({ archetype }) => archetype !== 'detail').map((page) => page.label);
    expect(shown.slice(0, 4)).toEqual(['Home', 'Archive', 'Concerts', 'About']);
    expect(plan.pages.find(({ label }) => label === 'Archive')).toMatchObject({ entity: 'Concert', only: { kind: 'past' } }); // prettier-ignore
    expect(plan.pages.find(({ label }) => label === 'Concerts')).toMatchObject({ only: { kind: 'coming' } });
  });
});
