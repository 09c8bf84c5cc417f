import { describe, expect, test } from 'vitest';
import { after, planOf } from '../../told.fixture.ts';
import { understand } from '../../understand.ts';

const home = planOf('An animal home: animals (name, kind (dog, cat, bird), born on), tours (date, language (German, English), guests).'); // prettier-ignore
const heim = planOf('Eine Tierpension: Tiere (Name, Art (Hund, Katze), geboren am), Führungen (Datum, Sprache (Deutsch, Englisch), Gäste)'); // prettier-ignore

const added = (message: string, plan: typeof home) =>
  after(message, plan).entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const before = plan.entities.find(({ name }) => name === entity.name)?.fields.find(({ name }) => name === field.name); // prettier-ignore
      return (field.options ?? []).map(({ value }) => value).filter((value) => !before?.options?.some((one) => one.value === value)); // prettier-ignore
    }),
  );

describe('[GEN-63] further values of a choice that is named', () => {
  test.each([
    ['we need hedgehog and tame fox under kind as well', home, ['Hedgehog', 'Tame fox']],
    ['Language also needs Polish please', home, ['Polish']],
    ['We have started to take in hamsters, so add that to the kinds please', home, ['Hamsters']],
    ['There’s a wild kind too', home, ['Wild']],
    ['bei der sprache noch dänisch und polnisch', heim, ['Dänisch', 'Polnisch']],
    ['igel fehlt noch bei art', heim, ['Igel']],
  ])('“%s”', (message, plan, values) => {
    expect(added(message, plan)).toEqual(values);
  });

  test.each([
    ['the kind should not be too long', home],
    ['add that to the kind as well', home],
    ['bei art reicht hund und katze', heim],
  ])('no piece of a sentence is one: “%s”', (message, plan) => {
    const understood = understand(message, plan);
    expect(JSON.stringify(understood)).not.toContain('add-options');
  });
});

describe('[GEN-63] a reader that sees another wish than what is surely asked', () => {
  test.each([
    ['Instead of bird it should say Feathered friend', home, 'Feathered friend'],
    ['write “Thank you for your help” at the top of the start page', home, 'Thank you for your help'],
  ])('gives way: “%s”', (message, plan, expected) => {
    expect(JSON.stringify(after(message, plan))).toContain(expected);
  });
});
