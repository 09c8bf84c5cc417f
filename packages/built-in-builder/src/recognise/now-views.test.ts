import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import type { ListPage } from '../plan/plan.ts';
import { recognise } from './recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const views = plan.pages.filter((page): page is ListPage => page.archetype === 'list' && page.only !== undefined);
  return { plan, samples, onlys: views.map(({ label, only }) => ({ label, only })), views };
};

describe('[GEN-62] what is due, soon or now', () => {
  test('who is away from a day to another one is away while it lasts', () => {
    const { onlys, plan, samples, views } = built(
      'Team of 15: vacation and sick days from to, show who is absent today and this week',
    );
    expect(onlys).toContainEqual({ label: 'Requests today', only: { kind: 'during', field: 'from', until: 'to' } });
    expect(onlys).toContainEqual({
      label: 'Requests this week',
      only: { kind: 'during', field: 'from', until: 'to', days: 6 },
    });
    const { name } = views.find(({ label }) => label === 'Requests today')!;
    const page = appFiles(plan, { samples }).find(({ path }) => path === `pages/${name}.jsx`)!.content;
    expect(page).toContain('daysFromToday(request.from) <= 0 && (!request.to || daysFromToday(request.to) >= 0)');
  });

  test('wer fehlt heute has a page of its own, and who arrives is told by the day of it', () => {
    const away = built(
      'Kleingartenverein, Urlaubsvertretung: wer ist von wann bis wann weg, wer gießt. Wer fehlt heute?',
    );
    expect(away.onlys).toContainEqual({ label: 'Anträge heute', only: { kind: 'during', field: 'von', until: 'bis' } });
    const guests = built(
      'Mietverträge unserer Ferienwohnungen: Gast, von, bis, Wohnung. Wer ist heute da, wer reist diese Woche an?',
    );
    expect(guests.onlys).toContainEqual({
      label: 'Buchungen heute',
      only: { kind: 'during', field: 'anreise', until: 'abreise' },
    });
    expect(guests.onlys).toContainEqual({ label: 'Diese Woche', only: { field: 'anreise', kind: 'week' } });
  });

  test.each([
    [
      'My insurances and contracts with end date and notice period in months, show me which I can cancel now',
      'Cancel soon',
      'months-after',
    ],
    [
      'handyverträge der familie: anbieter, kosten im monat, laufzeit bis, kündigungsfrist in monaten, was kann ich jetzt kündigen',
      'Bald kündigen',
      'months-after',
    ],
  ])('by when notice has to be given is worked out: “%s”', (prompt, label, by) => {
    const { plan, onlys } = built(prompt);
    const last = plan.entities.flatMap(({ fields }) => fields).find(({ formula }) => formula?.by === by)!;
    expect(last.formula!.parts[1]).toMatchObject({ times: -1 });
    expect(onlys).toContainEqual({ label, only: { kind: 'within', field: last.name, days: 60 } });
  });

  test('what has been there for six months', () => {
    const { onlys } = built(
      'Mein Fundbüro: Fundsachen mit Beschreibung, Funddatum. Was kann nach 6 Monaten versteigert werden?',
    );
    expect(onlys).toContainEqual({
      label: 'Seit 6 Monaten da',
      only: { kind: 'older', field: 'funddatum', days: 183 },
    });
  });
});
