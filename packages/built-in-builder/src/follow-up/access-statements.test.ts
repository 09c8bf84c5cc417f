import { describe, expect, test } from 'vitest';
import { entityJson } from '../generate/entity-json.ts';
import { appFiles } from '../generate/app-files.ts';
import type { AppPlan } from '../plan/plan.ts';
import { after, planOf, told } from './told.fixture.ts';

const nursery = planOf(
  'For our plant nursery, everyone signs in and sees everything: plants with name, price, quantity and notes, orders with customer, plant, day and paid yes or no, and suppliers with name and phone.',
);
const chapel = planOf(
  'Für unsere Musikschule: Instrumente mit Name, Wert und Standort, Ausleihen mit Instrument, Schüler, Tag und zurück ja oder nein, Räume mit Name und Schlüssel.',
);
const withOwn = planOf('My clinic app, private for each of us: visits with day, animal and notes.');

const rlsOf = (plan: AppPlan, plural: string): unknown => {
  const entity = plan.entities.find((one) => one.plural === plural)!;
  return (JSON.parse(entityJson(plan, entity, entity.access)) as { rls?: unknown }).rls;
};
const not = (role: string) => ({ user_condition: { role: { $nin: [role] } } });

describe('[GEN-63] who may what, statement by statement', () => {
  test.each([
    ['the seasonal helper should see everything but not delete a thing', /Who can delete (?:plants|orders) from now on: .*never the role “Seasonal helper”/],
    ['Everybody may look at the orders but nobody may touch them except the office', /Who can add, change and delete orders from now on: admins and the role “Office”\.$/],
    ['the gardeners enter the orders, the others just look', /Who can add, change and delete orders from now on: admins and the role “Gardener”\.$/],
    ['A colleague wiped half the suppliers yesterday. Deleting is only for me from now on.', /^Who can delete suppliers from now on: admins\.$/],
    ['only the apprentices may not delete suppliers', /^Who can delete suppliers from now on: everyone but the role “Apprentice”\.$/],
    ["just the helpers can't change the plants", /^Who can change and delete plants from now on: everyone but the role “Helper”\.$/],
    ['hide the quantity from the apprentice', /^Who can see Quantity of plants from now on: everyone but the role “Apprentice”\.$/],
    ['what we charge is between me and the bank, the lads need not read that', /^Who can see Price of plants from now on: admins\.$/],
    ['numbers are for Agnes, nobody else', /Who can see Phone of suppliers from now on: admins and the role “Agnes”\./],
    ['from now on only I get to throw an order out. not Tom, and sorry, not even my wife. booking them stays the way it is', /^Who can delete orders from now on: admins\.$/],
  ])('“%s”', (message, said) => expect(told(message, nursery, { namesEntity: true })).toMatch(said)); // prettier-ignore

  test.each([
    ['die praktikantin soll die ausleihen nur lesen', /^Who can add, change and delete ausleihen from now on: everyone but the role “Praktikantin”\.$/],
    ['Alle dürfen schauen, ändern dürfen nur ich und Petra', /Who can add, change and delete ausleihen from now on: admins and the role “Petra”/],
    ['nur die azubis dürfen keine ausleihen löschen', /^Who can delete ausleihen from now on: everyone but the role “Azubi”\.$/],
    ['den schlüssel braucht das sekretariat nicht zu sehen', /^Who can see Schlüssel of räume from now on: everyone but the role “Sekretariat”\.$/],
    ['an den räumen pfuscht mir jeder rum. das mach ab jetzt nur noch ich', /Raum all\/admin|Who can add, change and delete räume from now on: admins\./],
    ['der hausmeister erwischt mich immer im gang. der soll die räume auch ändern dürfen, wegschmeissen aber bitte nur wir', /Who can delete räume from now on: admins\./],
  ])('“%s”', (message, said) => expect(told(message, chapel, { namesEntity: true })).toMatch(said)); // prettier-ignore

  test.each([
    ['the office mustn’t save an order without a day'],
    ['nobody should have to enter a price'],
    ['our committee wants to see who ordered what'],
    ['people should be able to leave a comment on a plant'],
  ])('“%s” is of something else', (message) => expect(told(message, nursery)).not.toMatch(/^Who can/));

  test('[GEN-63] who enters something goes on with it, save holders of a role who may not', () => {
    const plan = after('the trainee should see the visits but not delete any', withOwn);
    expect(rlsOf(plan, 'Visits')).toMatchObject({ delete: { $and: [{ $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] }, not('Trainee')] } }); // prettier-ignore
    const files = appFiles(plan, { samples: new Map() });
    expect(files.some(({ content }) => content.includes("!['Trainee'].includes(me?.role)"))).toBe(true);
  });

  test('[GEN-63] what a role alone did is everybody’s no more when only who runs the app does it', () => {
    const plan = after('only I may delete orders', after('only the office may delete orders', nursery));
    expect(rlsOf(plan, 'Orders')).toMatchObject({ delete: { user_condition: { role: 'admin' } } });
  });

  test('[GEN-63] one field is a role’s, and nothing else of the list', () => {
    const plan = after('the vet should be able to change the quantity, and nothing else', nursery);
    expect(rlsOf(plan, 'Plants')).toMatchObject({ create: not('Vet'), delete: not('Vet') });
  });
});

describe('[GEN-63] questions of who may what', () => {
  const closed = after('only the office may delete orders', nursery);
  test.each([
    ['who can throw away an order right now?', /Who can delete orders now: admins and the role “Office”\. I changed nothing\./],
    ['what can a gardener do at the moment?', /No rule names a role “Gardener” yet.*The role “Gardener” cannot delete orders/],
    ['Can my deputy Ruth do everything I can', /problem: Whoever has the role admin may do everything that you may: give it to Ruth/],
  ])('“%s”', (message, said) => expect(told(message, closed)).toMatch(said)); // prettier-ignore
});
