import { describe, expect, test } from 'vitest';
import { entityOf } from '../plan/plan.ts';
import { after, planOf } from '../follow-up/told.fixture.ts';
import { Imports } from './imports.ts';
import { keptRules } from './kept-rules.ts';

const skates = planOf(
  'Ice rink: skates (size, brand, condition), skaters (name, phone, email, birthday, waiver signed) and hires (skate, skater, date from, date until, price, paid). Everyone should see everything.',
);

type Stored = Record<string, unknown>;
type Check = (before: Stored | null, entry: Stored) => Promise<void>;

/** The functions of a service as they run in an app, on these records of other lists. */
function running(messages: readonly string[], entity: string, lists: Record<string, Stored[]>): { save: Check; drop: (before: Stored) => Promise<void> } {
  const plan = messages.reduce((now, message) => after(message, now), skates);
  const kept = keptRules(plan, entityOf(plan, entity), new Imports())!;
  const names = Object.keys(lists);
  const given = names.map((name) => ({ list: () => Promise.resolve(lists[name]) }));
  const nothing = 'async () => {}';
  const make = new Function(...names, `${kept.test}\nreturn { save: ${kept.saves ? 'keepRules' : nothing}, drop: ${kept.deletes ? 'keepStored' : nothing} };`); // prettier-ignore
  return make(...given) as ReturnType<typeof running>;
} // prettier-ignore

const lists = {
  Skate: [
    { id: 's1', condition: 'Good' },
    { id: 's2', condition: 'Broken' },
  ],
  Skater: [
    { id: 'v1', waiver_signed: true },
    { id: 'v2', waiver_signed: false },
  ],
  Hire: [{ id: 'h1', skate: 's1', skater: 'v1' }],
};

describe('[GEN-63] rules of a list hold wherever in the app somebody saves', () => {
  test('[GEN-63] a record is refused by what it points to, with the reason, and what was there before may stay', async () => {
    const { save } = running(['damaged skates must not be handed out'], 'Hire', lists);
    await expect(save(null, { skate: 's1' })).resolves.toBeUndefined();
    await expect(save(null, { skate: 's2' })).rejects.toThrow('This is not possible: “Condition” of the skate is “Broken”.'); // prettier-ignore
    await expect(save({ skate: 's2', price: 1 }, { skate: 's2', price: 2 })).resolves.toBeUndefined();
  });

  test('[GEN-63] what is in use is not deleted, all else is', async () => {
    const { drop } = running(['don’t let anyone delete a skater who has had a hire'], 'Skater', lists);
    await expect(drop({ id: 'v1' })).rejects.toThrow('there are hires of it');
    await expect(drop({ id: 'v2' })).resolves.toBeUndefined();
  });

  test('[GEN-63] a field stays as it is once the record is in a state, the others can be changed', async () => {
    const { save } = running(['once a hire is paid the price must not be changed'], 'Hire', lists);
    await expect(save({ paid: true, price: 5 }, { paid: true, price: 6 })).rejects.toThrow('Price stays');
    await expect(save({ paid: false, price: 5 }, { paid: false, price: 6 })).resolves.toBeUndefined();
    await expect(save({ paid: true, price: 5, skate: 's1' }, { paid: true, price: 5, skate: 's2' })).resolves.toBeUndefined(); // prettier-ignore
  });

  test('[GEN-63] of two fields one has to be filled in', async () => {
    const { save } = running(['a skater needs a phone or an email, one of the two has to be there'], 'Skater', lists);
    await expect(save(null, { phone: '', email: '' })).rejects.toThrow('“Phone” is empty and “Email” is empty');
    await expect(save(null, { phone: '1', email: '' })).resolves.toBeUndefined();
  });
});
