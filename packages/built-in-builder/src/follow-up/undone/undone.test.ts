import { applyActions } from '@whittle/domain/chat/apply-actions';
import { parseReply } from '@whittle/domain/chat/action-stream';
import { replyActions } from '@whittle/domain/chat/reply';
import { describe, expect, test } from 'vitest';
import type { AppPlan } from '../../plan/plan.ts';
import { readPlan } from '../../plan/plan-file.ts';
import { replyTo } from '../../reply.ts';

const first = 'A toy library: toys with name, maker and year, borrowers with name and phone, loans with toy, borrower, due back (date) and returned yes or no'; // prettier-ignore
const now = new Date('2026-11-28T12:00:00Z');

/** The plan after each of the messages, sent one after another, and what the last reply says. */
function sent(...messages: string[]): { plans: AppPlan[]; said: string } {
  let files: ReadonlyMap<string, string> = new Map();
  let said = '';
  const plans = messages.map((message, index) => {
    said = replyTo({ appId: 'a', appName: 'App', message, earlier: messages.slice(0, index), files, schemas: {} } as never, now); // prettier-ignore
    files = applyActions(files, replyActions(parseReply(said, { ended: true }))).files;
    return readPlan(files)!;
  });
  return { plans, said };
}

describe('[GEN-63] what an earlier message did is taken back, and later changes stay', () => {
  test('colours, by what was done before', () => {
    const { plans, said } = sent(first, 'rust and cream, like our sign', 'oldest toys at the top', 'put the old colours back please'); // prettier-ignore
    expect(plans[1]!.look).not.toEqual(plans[0]!.look);
    expect(plans[3]!.look).toEqual(plans[0]!.look);
    expect(plans[3]!.pages).toEqual(plans[2]!.pages);
    expect(said).toContain('What your message “rust and cream, like our sign” did is taken back');
  });

  test('an order, by the words of the message that made it', () => {
    const { plans } = sent(first, 'oldest toys at the top', 'our logo is petrol', 'take the thing with the oldest toys back'); // prettier-ignore
    expect(plans[3]!.pages).toEqual(plans[0]!.pages);
    expect(plans[3]!.look).toEqual(plans[2]!.look);
  });

  test('a page that came is gone again, and the one before it stays', () => {
    const { plans } = sent(first, 'show me just the loans that are still out', 'a page with only the borrowers without a phone', 'undo that last thing'); // prettier-ignore
    expect(plans[3]!.pages).toEqual(plans[1]!.pages);
  });

  test('a field that was taken out comes back as it was, and one that came goes', () => {
    const { plans } = sent(first, 'the maker of the toys can go', 'our logo is petrol', 'oh no, we need the maker after all, back in please'); // prettier-ignore
    const labels = (plan: AppPlan) => plan.entities.find(({ name }) => name === 'Toy')!.fields.map(({ label }) => label); // prettier-ignore
    expect(labels(plans[1]!)).not.toContain('Maker');
    expect(labels(plans[3]!)).toContain('Maker');
    expect(plans[3]!.look).toEqual(plans[2]!.look);
    const { plans: added } = sent(first, 'add a colour field to toys', 'undo the colour field of the toys again');
    expect(labels(added[1]!)).toContain('Colour');
    expect(labels(added[2]!)).toEqual(labels(added[0]!));
  });

  test.each([
    'hm, the maker was useful after all',
    'put the maker thing back that you threw out',
    'I do want the maker again',
  ])('a field is wanted again: “%s”', (message) => {
    const { plans, said } = sent(first, 'nobody needs the maker, throw it out', 'our logo is petrol', message);
    const labels = (plan: AppPlan) => plan.entities.find(({ name }) => name === 'Toy')!.fields.map(({ label }) => label); // prettier-ignore
    expect(labels(plans[1]!)).not.toContain('Maker');
    expect(labels(plans[3]!)).toContain('Maker');
    expect(plans[3]!.look).toEqual(plans[2]!.look);
    expect(said).toContain('what was stored in it is there again');
  });

  test('a name that was better comes back, and what is to be taken out takes nothing back', () => {
    const { plans } = sent(first, 'rename maker to brand', 'no, maker was better');
    expect(plans[2]!.entities).toEqual(plans[0]!.entities);
    const taken = sent(first, 'rename maker to brand', 'I don’t really need the year, take it out').plans[2]!;
    const toys = taken.entities.find(({ name }) => name === 'Toy')!.fields.map(({ label }) => label);
    expect(toys).toContain('Brand');
    expect(toys).not.toContain('Year');
  });

  test('what has no way back is not said to be taken back', () => {
    const { plans, said } = sent(first, 'also keep repairs of toys: date, what was done, price', 'undo the repairs again'); // prettier-ignore
    expect(plans[2]!.entities).toEqual(plans[1]!.entities);
    expect(said).toContain('Undo this change');
  });

  test('where nothing was done there is nothing to take back', () => {
    const { plans, said } = sent(first, 'undo that');
    expect(plans[1]).toEqual(plans[0]);
    expect(said).toContain('Undo this change');
  });

  test('a loan that came back is no change of the app', () => {
    const { plans } = sent(first, 'our logo is petrol', 'how do I undo a loan that was brought back?');
    expect(plans[2]).toEqual(plans[1]);
  });
});
