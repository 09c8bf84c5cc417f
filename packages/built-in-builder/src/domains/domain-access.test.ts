import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';

const listsOf = (text: string) =>
  Object.fromEntries(recognise(text).plan.entities.map(({ label, access, isSent }) => [label, { ...access, isSent }]));

test('[ENT-04] who rents sees what they reported, and nobody else’s rent or telephone', () => {
  const lists = listsOf(
    'I let five flats in two houses. I keep tenants, rent payments and repairs. Tenants can report what is broken',
  );
  expect(lists['Tenant']).toMatchObject({ read: 'admin', write: 'admin' });
  expect(lists['Rent payment']).toMatchObject({ read: 'admin', write: 'admin' });
  const sent = Object.entries(lists).filter(([, { isSent }]) => isSent);
  expect(sent.map(([label]) => label).join()).toMatch(/Repair/);
});

test('[ENT-04] where each sees only the own, nobody’s telephone is shown to all', () => {
  const lists = listsOf('Unser Chor: wer kommt zur Probe, welche Stimme. Jeder sieht nur seine eigenen Rückmeldungen');
  expect(lists['Sänger']).toMatchObject({ read: 'admin' });
});
