import { describe, expect, test } from 'vitest';
import { entityJson } from '../generate/entity-json.ts';
import type { AppPlan } from '../plan/plan.ts';
import { after, planOf, told } from './told.fixture.ts';

const ringers = planOf(
  'For our bell ringers, twenty of us, everyone signs in and sees everything: ringers with name, phone, birthday and level, subscriptions with ringer, year, amount and paid yes or no, and visits with tower, date and notes.',
);
const bees = planOf(
  'Imkerverein: Völker mit Name, Standort und Stärke, Beiträge mit Mitglied, Jahr, Betrag und bezahlt ja oder nein.',
);

type Schema = { rls?: Record<string, unknown>; properties: Record<string, { rls?: Record<string, unknown> }> };
const schemaOf = (plan: AppPlan, plural: string): Schema => {
  const entity = plan.entities.find((one) => one.plural === plural)!;
  return JSON.parse(entityJson(plan, entity, entity.access)) as Schema;
};
const role = (...roles: string[]) => ({ user_condition: { role: { $in: ['admin', ...roles] } } });
const admins = { user_condition: { role: 'admin' } };

describe('[GEN-63] who sees and changes what, by role and by field', () => {
  test('[GEN-63] one field that a role changes is kept by the server', () => {
    const plan = after('Ticking off who’s paid is the treasurer’s thing, not just anybody’s', ringers);
    expect(schemaOf(plan, 'Subscriptions').properties['paid']?.rls).toEqual({ write: role('Treasurer') });
  });

  test('[GEN-63] what is somebody’s own business is read by them and admins', () => {
    const plan = after('everyone’s date of birth is their own business', ringers);
    const own = { $or: [{ created_by_id: '{{user.id}}' }, { id: { $in: '{{user.records.Ringer.email}}' } }, admins] };
    expect(schemaOf(plan, 'Ringers').properties['birthday']?.rls).toEqual({ read: own, write: own });
  });

  test('[GEN-63] what one is to pay is seen by whom it is about, and nothing else is closed', () => {
    const plan = after('One ringer knowing what the next one owes has caused bad blood', ringers);
    const about = { ringer: { $in: '{{user.records.Ringer.email}}' } };
    expect(schemaOf(plan, 'Subscriptions').rls).toEqual({ read: { $or: [{ created_by_id: '{{user.id}}' }, about, admins] } }); // prettier-ignore
    expect(schemaOf(plan, 'Ringers').rls).toBeUndefined();
  });

  test('[GEN-63] who deletes is none of who changes', () => {
    const plan = after('From now on I’m the only one who throws anything out', ringers);
    expect(schemaOf(plan, 'Visits').rls).toEqual({ delete: admins });
  });

  test('[GEN-63] who only looks reads what is named, and changes nothing', () => {
    const plan = after('our accountant may look at the subscriptions but mustn’t change anything', ringers);
    const others = { user_condition: { role: { $nin: ['Accountant'] } } };
    expect(schemaOf(plan, 'Subscriptions').rls).toEqual({ create: others, update: others, delete: others });
    expect(schemaOf(plan, 'Ringers').rls).toBeUndefined();
  });

  test('[GEN-63] what waits for approval begins so, and only who approves changes that', () => {
    const plan = after('a visit counts only once the tower captain has approved it', ringers);
    const approval = schemaOf(plan, 'Visits').properties['approval'];
    expect(approval).toMatchObject({ default: 'Waiting', rls: { write: role('Tower captain') } });
  });

  test('[GEN-63] what was closed to all but some is opened to all by a rule that says so', () => {
    const closed = after('only the treasurer may see the subscriptions', ringers);
    expect(schemaOf(closed, 'Subscriptions').rls).toEqual({ read: role('Treasurer') });
    const open = after('let everyone see the subscriptions', closed);
    expect(schemaOf(open, 'Subscriptions').rls).toEqual({ read: true });
  });

  test.each([
    ['Abgehakt wird bei uns nur von der Kassenwartin', 'Who can change Bezahlt of zahlungen from now on: admins and the role “Kassenwartin”.'], // prettier-ignore
    ['Gelöscht wird hier gar nichts, es sei denn von mir als Inhaberin', 'from now on: admins.'],
    [
      'wer austritt, soll sich nicht mehr einloggen können',
      'problem: You shut somebody out in the database under Users',
    ],
    ['Ist das alles geschützt oder kann da jeder von außen mitlesen?', 'problem: Without signing in nobody sees any record of this app.'], // prettier-ignore
  ])('[GEN-63] “%s”', (message, words) => expect(told(message, bees)).toContain(words));

  test.each([
    ['nobody except the coaches should be able to change visits', 'Who can add, change and delete visits from now on: admins and the role “Coach”.'],
    ['my husband should see the visits too but nobody else', 'Who can see visits from now on: admins and the role “Husband”.'],
    ['members shouldnt see each others birthdays, only the coaches', 'admins, the role “Coach”, who entered it and whom it is about by Email.'],
  ])('[GEN-63] “%s” is for a role', (message, words) => expect(told(message, ringers)).toContain(words)); // prettier-ignore

  test('[GEN-63] “teachers may change them, participants only look” says nothing of what only some see', () =>
    expect(told('members may change the visits, visitors can only read them', ringers)).not.toMatch(/Who can see/));
});
