import { describe, expect, it } from 'vitest';
import { entityOf } from '../plan/plan.ts';
import { recognise } from './recognise.ts';

const story =
  'We are a few people who walk the lanes on summer evenings and have done so for twenty years, mostly in the rain. Until now everything went into one thick notebook, which fell into the millpond in June, and nobody wants to go through that again, so please make it simple enough for the older ones of us who hold a torch in the other hand while they write things down.';

const clinic = `Bat clinic
1. Finders
   name, phone, place
2. Bats
   species, finder, found on, weight (g), sex (male / female), state (in care / released / died)
3. Feedings
   bat, date, food, amount (ml)`;

describe('an app of lists that a message writes down [GEN-63]', () => {
  it('has these lists and no others, with their fields as they are written and what points to what', () => {
    const { plan } = recognise(clinic);
    expect(plan.name).toBe('Bat clinic');
    expect(plan.entities.map(({ plural }) => plural)).toEqual(['Finders', 'Bats', 'Feedings']);
    const bat = entityOf(plan, 'Bat');
    expect(bat.fields.map(({ name, type }) => `${name} ${type}`)).toEqual(['species text', 'finder reference', 'found_on date', 'weight number', 'sex select', 'state select']); // prettier-ignore
    expect(bat.fields.at(-1)?.options?.map(({ value }) => value)).toEqual(['In care', 'Released', 'Died']);
    expect(entityOf(plan, 'Feeding').fields[0]).toMatchObject({ joins: ['bat', 'date'] });
  });

  it('begins with the records that are said to be there', () => {
    const { plan, samples } = recognise('Abzeichen-Buch\nKinder [Name, Geburtsdatum, Telefon]\nAbzeichen [Name, Mindestalter] – schon eingetragen: Frosch (5), Otter (8)\nPrüfungen [Kind, Abzeichen, Datum, bestanden ja/nein]'); // prettier-ignore
    expect(plan.entities).toHaveLength(3);
    expect(samples.get('Abzeichen')?.map(({ name, mindestalter }) => [name, mindestalter])).toEqual([['Frosch', 5], ['Otter', 8]]); // prettier-ignore
  });

  it('lets what is told in sentences belong to what it is written under', () => {
    const { plan } = recognise(
      `Surveyors register sites (name, grid reference, habitat: wood, river, barn) and add sightings to a site (species, date, number seen, notes). ${story}`,
    );
    const sighting = plan.entities.find(({ label }) => label === 'Sighting');
    expect(sighting?.fields.some(({ reference }) => reference === 'Site')).toBe(true);
  });
});
