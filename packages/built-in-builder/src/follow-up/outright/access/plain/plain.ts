import type { AppPlan, Entity } from '../../../../plan/plan.ts';
import type { Who } from '../../../../plan/rights.ts';
import type { Change } from '../../../change.ts';
import type { Outright } from '../../outright.ts';
import { changesOf } from '../said/meaning.ts';
import { isOtherWish, signedIn } from '../said/other-wishes.ts';
import { ownSightWish } from '../../../understand/sure/own-sight.ts';
import { themselves } from '../themselves.ts';
import { fieldOfWhose, isListed, notKnown } from './own.ts';
import { free } from './signs.ts';
import { type OwnStatement, rightsIn } from './sentence.ts';

/** "All others only their own": whoever is left is read statement by statement. */
const ofTheRest = /(?<!\p{L})(?:alle[nr]? (?:anderen|übrigen)|(?:die|der) (?:anderen|übrigen|rest)|(?:everyone|everybody|anyone|all) (?:else|others)|(?:the|all) (?:others|rest))(?!\p{L})[^.;]{0,40}(?:eigene\p{L}*|own)(?!\p{L})/iu; // prettier-ignore

/** Who may what, where each part of a message says it by its grammar: who stands where who does it stands. */
export function plainRightsWish(text: string, plan: AppPlan): Outright {
  if (/\?\s*$/u.test(text) || isOtherWish(text, plan) || (signedIn.test(text) && !free.test(text))) return null;
  if (ofTheRest.test(text)) return null;
  const statements = rightsIn(text, plan);
  if (!statements || statements.length === 0) return null;
  // what is opened to everybody and says no more is weighed with care elsewhere
  if (statements.every(({ parties, isAlone, isDenied, isOwn, isFree }) => !isAlone && !isDenied && !isOwn && !isFree && parties.every(({ kind }) => kind === 'everyone'))) return null; // prettier-ignore
  if (statements.some((statement) => isListed(statement, plan) && statement.isOwn && statement.deeds.includes('see'))) { const sight = ownSightWish(text, plan); if (sight) return sight; } // prettier-ignore
  const told = statements.map((statement) => withWhose(statement, plan));
  const missing = told.find((one) => typeof one === 'string');
  if (missing !== undefined) return missing;
  return changesOf(
    told.filter((one) => typeof one !== 'string'),
    plan,
  );
}

const withoutTargets = (lists: readonly Entity[]): readonly Entity[] => {
  const left = lists.filter((entity) => !lists.some((other) => other !== entity && other.fields.some(({ reference }) => reference === entity.name))); // prettier-ignore
  return left.length > 0 ? left : lists;
};

/** Whose records are whose, by a field of theirs that says so, else by who entered them. */
function withWhose(statement: OwnStatement, plan: AppPlan): OwnStatement | string {
  if (!statement.isOwn || !statement.own) return statement;
  const named = statement.things.isAll ? plan.entities : statement.things.lists;
  // "the sign-ups for their own courses": what points to what is theirs
  const lists = statement.things.isAll || named.length < 2 ? named : withoutTargets(named);
  const about = new Map<(typeof lists)[number], { who: Who; changes: Change[] }>();
  for (const entity of lists) {
    const through = lists.length < named.length ? named.find((one) => one !== entity && entity.fields.some(({ reference }) => reference === one.name)) : undefined; // prettier-ignore
    const said =
      statement.by && entity.fields.includes(statement.by)
        ? statement.by
        : fieldOfWhose(through ?? entity, statement, plan);
    const field = through && said ? entity.fields.find(({ reference }) => reference === through.name)! : said;
    if (through && !said) return notKnown(through, null);
    const people = plan.entities.find(({ name }) => name === said?.reference);
    if (through && !people) return notKnown(through, said);
    if (statement.own === 'entry') continue;
    if (people) {
      const { who, changes } = themselves(people, plan);
      about.set(entity, { who: { ...who, about: [field!.name] }, changes });
    } else if (field?.type === 'email') about.set(entity, { who: { own: true, about: [field.name] }, changes: [] });
    else if (statement.own === 'duty') return notKnown(entity, field);
  }
  return {
    ...statement,
    things: lists === named ? statement.things : { ...statement.things, lists: [...lists] },
    about,
  };
}
