import { describe, expect, test } from 'vitest';
import { after, planOf } from '../../told.fixture.ts';
import { understand } from '../../understand.ts';

const tea = planOf(
  'Tea shop: teas (name, scent (jasmine, lemon, ginger), state (ordered, packed, sent), size (S, M, L)).',
);
const hof = planOf(
  'Hofladen: Kisten (Kunde, Stand (bestellt, gepackt, geliefert), Band (rot, gelb, grün), Größe (S, M, L)).',
);

const valuesOf = (message: string, plan: typeof tea, label: string) =>
  after(message, plan)
    .entities.flatMap(({ fields }) => fields)
    .find((field) => field.label === label)!
    .options!.map(({ value }) => value);

describe('[GEN-63] values of a choice, part by part', () => {
  test.each([
    ['take ginger out of the scents and put in mint and sweet orange', tea, 'Scent', ['Jasmine', 'Lemon', 'Mint', 'Sweet orange']],
    ['state also needs weighed, between ordered and packed', tea, 'State', ['Ordered', 'Weighed', 'Packed', 'Sent']],
    ['sizes XS and XL are missing', tea, 'Size', ['XS', 'S', 'M', 'L', 'XL']],
    ['we don’t sell lemon any more, take it out of the scents and add rose', tea, 'Scent', ['Jasmine', 'Ginger', 'Rose']],
    ['Beim Stand mach aus geliefert bitte abgeholt, und bezahlt fehlt noch', hof, 'Stand', ['Bestellt', 'Gepackt', 'Abgeholt', 'Bezahlt']],
    ['beim Stand fehlt zwischen gepackt und geliefert noch verladen', hof, 'Stand', ['Bestellt', 'Gepackt', 'Verladen', 'Geliefert']],
    ['beim Band fehlen rot-gelb und gelb-grün, bitte jeweils dazwischen', hof, 'Band', ['Rot', 'Rot-gelb', 'Gelb', 'Gelb-grün', 'Grün']],
  ] as const)('“%s”', (message, plan, label, values) => {
    expect(valuesOf(message, plan, label)).toEqual(values);
  }); // prettier-ignore

  test.each([
    ['take the state off', tea],
    ['the size can go, the scent too', tea],
    ['take the sent teas out of the list', tea],
    ['der Stand kann weg, wir brauchen Telefon und Anschrift', hof],
  ])('“%s” is about no value', (message, plan) => {
    expect(JSON.stringify(understand(message, plan))).not.toMatch(/remove-option|add-options|set-options/);
  });
});
