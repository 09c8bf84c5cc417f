import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { after, planOf } from './told.fixture.ts';
import { understand } from './understand.ts';

const plan = planOf(
  'A boat hire: boats (name, kind, seats), rentals (boat, customer, phone, start time, end time). People can book a boat and see what is free.',
);

describe('[GEN-63] a list that goes', () => {
  test.each([
    'Visitors may look at the boats, but only I may add, change or delete a boat.',
    'Only admins are allowed to remove any boat',
    'Helpers should not be able to throw away a boat',
  ])('is not one that somebody may delete one record of: %s', (message) => {
    const understood = understand(message, plan);
    const kinds = understood.kind === 'changes' ? understood.changes.map(({ kind }) => kind) : [];
    expect(kinds).not.toContain('remove-entity');
  });

  test('leaves no page that shows it', () => {
    expect(JSON.stringify(plan.pages)).toContain('"others":["Boat"]');
    const next = after('remove the boats', plan);
    expect(next.entities.map(({ plural }) => plural)).not.toContain('Boats');
    expect(JSON.stringify(next.pages)).not.toContain('"Boat"');
    expect(() => appFiles(next, { samples: new Map() })).not.toThrow();
  });
});
