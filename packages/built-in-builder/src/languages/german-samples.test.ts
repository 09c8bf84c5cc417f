import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';

const samplesIn = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return (label: string, field: string) => {
    const entity = plan.entities.find((one) => one.label === label)!;
    return samples.get(entity.name)!.flatMap((row) => row[field] ?? []);
  };
};

test('[LANG-06] what German fields are called says what their sample records hold', () => {
  const flats = samplesIn(
    'Hausverwaltung: Wohnungen mit Größe, Miete und Etage, Mieter mit Alter und Einzugsdatum, Schäden',
  );
  for (const size of flats('Wohnung', 'groesse')) expect(size).toBeGreaterThanOrEqual(20);
  for (const floor of flats('Wohnung', 'etage')) expect(floor).toBeLessThan(10);
  for (const rent of flats('Wohnung', 'miete')) expect(rent).toBeGreaterThanOrEqual(300);
  for (const age of flats('Mieter', 'alter')) expect(age).toBeGreaterThanOrEqual(18);
  for (const since of flats('Mieter', 'einzugsdatum')) expect(since).toBeLessThan(0);
  expect(flats('Schaden', 'name')).toContain('Heizung bleibt kalt');
});

test('[LANG-06] an animal is of a kind of animals, a plant of one of plants, and who looks after them is a person', () => {
  const home = samplesIn('Tierheim: Tiere mit Name, Art, Alter und Gehege, Pflegerinnen');
  expect(home('Tier', 'art')).toContain('Kaninchen');
  for (const age of home('Tier', 'alter')) expect(age).toBeLessThan(20);
  expect(home('Pflegerin', 'name')).toContain('Annika Berger');
  expect(samplesIn('Meine Zimmerpflanzen mit Name, Art und Standort')('Zimmerpflanze', 'art')).toContain(
    'Citrus limon',
  );
  expect(samplesIn('Schallplatten mit Interpret, Titel und Jahr')('Schallplatte', 'jahr')).toContain(1998);
});
