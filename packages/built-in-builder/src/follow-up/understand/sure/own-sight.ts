import { inSentence, toFieldName } from '../../../plan/names.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { ownSights, type OwnSight } from '../../../reading/own-sight.ts';
import { isNamedIn, peopleWhoSee, theirsAlone } from '../../../recognise/theirs.ts';
import type { Change } from '../../change.ts';

/** "Tenants see only their own repairs": what is about somebody is seen by them and by admins (docs/decisions/226). */
export function ownSightWish(text: string, plan: AppPlan): Change[] | null {
  const language = plan.language ?? 'en';
  const sights = ownSights(text, language).filter(({ isSure }) => isSure);
  if (sights.length === 0) return null;
  const next = structuredClone(plan);
  for (const sight of sights) pointToThem(next, sight);
  const named = next.entities.map((entity) => ({
    noun: inSentence(entity.label),
    draft: { entity, samples: [], renamed: new Map<string, string>(), addedTitle: null },
  }));
  const seers = peopleWhoSee(named, text, language);
  if (seers.length === 0) return null;
  next.entities = named.map(({ draft }) => draft.entity);
  theirsAlone(next, seers, text);
  const isNew = ({ name }: Entity) => !plan.entities.some((entity) => entity.name === name);
  const changed = next.entities.filter((entity) => !isNew(entity) && JSON.stringify(entity) !== JSON.stringify(plan.entities.find(({ name }) => name === entity.name))); // prettier-ignore
  const seen = changed.filter(({ theirsBy }) => theirsBy);
  if (seen.length === 0) return null;
  const people = seers[0]!.list.entity;
  return [
    { kind: 'own-sight', people: people.name, drafts: named.filter(({ draft }) => isNew(draft.entity)).map(({ draft }) => draft), changed }, // prettier-ignore
    ...changed
      .filter(
        ({ name, access }) =>
          JSON.stringify(access) !== JSON.stringify(plan.entities.find((one) => one.name === name)?.access),
      ) // prettier-ignore
      .map(({ name, access }): Change => ({ kind: 'access', entity: name, access, isOfSight: true })),
  ];
}

/** What they are to see says whose it is: where it does not yet, they are chosen in it. */
function pointToThem({ entities }: AppPlan, { people, what }: OwnSight): void {
  const list = entities.find(({ label, plural }) => [inSentence(label), inSentence(plural)].map((name) => name.toLowerCase()).includes(people)); // prettier-ignore
  if (!list) return;
  for (const entity of entities) {
    const isTheirs = entity === list || entity.fields.some(({ reference }) => reference === list.name);
    if (isTheirs || !isNamedIn(entity, what)) continue;
    const at = entity.fields.indexOf(rolesOf(entity).title) + 1;
    entity.fields.splice(at, 0, { name: toFieldName(list.label), label: list.label, type: 'reference', isRequired: false, reference: list.name }); // prettier-ignore
  }
}
