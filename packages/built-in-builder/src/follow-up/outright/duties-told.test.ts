import { describe, expect, test } from 'vitest';
import { planOf } from '../told.fixture.ts';
import { understand } from '../understand.ts';

const swims = planOf('Dog walks: walks (title, mood, fee, remark).');
const fahrten = planOf('Fahrdienst: Fahrten (Titel, Fahrer, Strecke in km, Preis, Notiz).');

const hire = planOf(
  'Canoe hire, everyone signs in and sees everything: canoes with name and seats, outings with canoe, guide, day and deposit, guides with name and phone.',
);

const duties = (message: string, plan: typeof swims) => {
  const understood = understand(message, plan);
  return understood.kind === 'changes' ? understood.changes.map((change) => (change.kind === 'require-field' ? [change.field, change.isRequired] : change.kind)) : understood; // prettier-ignore
};

describe('[GEN-63] what has to be there and what may stay empty, clause by clause', () => {
  test.each([
    ['mood and fee always have to be filled in, the remark may stay empty', swims, [['mood', true], ['fee', true]]],
    ['the remark can stay empty, but the fee has to be filled in', swims, [['fee', true]]],
    ['the deposit has to be there, the guide may stay empty', hire, [['deposit', true]]],
    ['the guide may stay empty, but the deposit must be filled in', hire, [['deposit', true]]],
    ['Fahrer und Preis müssen immer drinstehen, die Notiz darf leer bleiben', fahrten, [['fahrer', true], ['preis', true]]],
  ] as const)('“%s”', (message, plan, expected) => {
    expect(duties(message, plan)).toEqual(expected);
  }); // prettier-ignore

  test.each([['if the fee is above 50, a remark has to be filled in', swims]])(
    '“%s” asks for it under a condition',
    (message, plan) => {
      expect(JSON.stringify(duties(message, plan))).not.toContain('[["');
    },
  );
});
