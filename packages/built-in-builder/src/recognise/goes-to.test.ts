import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const entities = (prompt: string) => recognise(prompt).plan.entities;
const named = (prompt: string, label: RegExp) => entities(prompt).find((entity) => label.test(entity.label));

describe('[ENT-27] whom it reaches what people send', () => {
  test.each([
    ['A portal for apprentices and companies. Companies post apprenticeships with title and town. Apprentices search apprenticeships and apply.', /^Application$/, 'apprenticeship'],
    ['A job board website. Employers post jobs with title and place. Job seekers search jobs and apply.', /^Application$/, 'job'],
  ])('%s', (prompt, label, goesTo) => {
    expect(named(prompt, label)).toMatchObject({ isSent: true, goesTo, access: { read: 'all', write: 'all' } });
  }); // prettier-ignore

  test('who posts is entered by themselves', () => {
    const companies = named('A portal for apprentices and companies. Companies post apprenticeships with title and town. Apprentices apply.', /^Company$/); // prettier-ignore
    expect(companies).toMatchObject({ isProfile: true, access: { write: 'creator' } });
  });

  test('what customers send to a desk is theirs and the admins’; each customer finds themselves alone', () => {
    const prompt = 'A support desk: customers submit tickets with subject and priority, agents comment on the tickets and set the status. Customers see only their own tickets.'; // prettier-ignore
    expect(named(prompt, /^Ticket$/)).toMatchObject({ isSent: true });
    expect(named(prompt, /^Comment$/)).toMatchObject({ isSent: true, goesTo: 'ticket' });
    expect(named(prompt, /^Customer$/)).toMatchObject({ access: { write: 'admin' }, theirsBy: ['email'] });
  });

  test('a list that one keeps for oneself stays as it is', () => {
    const own = entities('I keep track of my repair requests with date, shop and price.');
    expect(own.every(({ isSent, access }) => !isSent && access.read === 'creator')).toBe(true);
  });

  test('a German website is for visitors, and an inner one is not', () => {
    const site = 'Eine Webseite für unsere Zahnarztpraxis: Besucher sehen die Leistungen mit Name und Preis und können einen Termin buchen mit Datum und Uhrzeit.'; // prettier-ignore
    expect(named(site, /^Leistung$/)?.access).toEqual({ read: 'anonymous', write: 'admin' });
    expect(named(site, /^(?:Buchung|Termin)$/)?.access).toEqual({ read: 'admin', write: 'anonymous' });
    const tool = entities('Ein internes Portal für unsere Mitarbeiter mit Geräten: Name, Raum und Zustand.');
    expect(tool.every(({ access }) => access.read !== 'anonymous')).toBe(true);
  });
});
