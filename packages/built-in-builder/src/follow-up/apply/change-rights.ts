import { inSentence, listInWords } from '../../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field, type Option } from '../../plan/plan.ts';
import { deeds, type Who, whoMay, withFieldRights, without, withRights } from '../../plan/rights.ts';
import { rolesOf } from '../../plan/roles.ts';
import { deedWords, whoInWords } from '../../plan/who-words.ts';
import { width } from '../access-words.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

/** Who sees, adds, changes and deletes, by role, by who entered it and by field; the server holds to it. */
export const changeRights: Appliers<'rights' | 'field-rights' | 'approval'> = {
  rights(plan, { entity: name, rights, person }) {
    const entity = entityOf(plan, name);
    const next = withRights(entity, rights);
    if (rights.see === null) delete next.theirsBy;
    const asked = deeds.filter((deed) => rights[deed] !== undefined);
    const alike = Map.groupBy(asked, (deed) => whoInWords(whoMay(next, deed), next, deed));
    const said = [...alike].map(([who, some]) => `Who can ${listInWords(some.map((deed) => deedWords[deed]))} ${inSentence(entity.plural)} from now on: ${who}.`); // prettier-ignore
    const opens = rights.see !== undefined && isOpened(entity, next);
    return {
      plan: withEntity(plan, next),
      said: said.join(' '),
      note: [
        ...(opens ? [waits] : []),
        ...knownBy(
          plan,
          next,
          Object.values(rights).filter((who) => who !== null && who !== undefined),
        ),
        ...roleNotes(Object.values(rights), person),
      ].join(' '),
    };
  },
  'field-rights'(plan, { entity: name, field: fieldName, rights, person, alone = [] }) {
    const entity = entityOf(plan, name);
    const field = fieldOf(entity, fieldName)!;
    if (field === rolesOf(entity).title)
      return { problem: `${field.label} is what ${inSentence(entity.plural)} are called in every list, so everyone who sees one of them sees it.` }; // prettier-ignore
    const next = withFieldRights(field, rights);
    const holders = Object.values(rights).filter((who) => who !== undefined);
    return {
      plan: withEntity(
        plan,
        closedBeside(lettingIn(withField(entity, field, next), rights.change, field.name), field.name, alone),
      ),
      said: (['see', 'change'] as const)
        .flatMap((deed) => {
          const who = rights[deed];
          return who && (!who.everyone || field.rights?.[deed]) ? [`Who can ${deed} **${field.label}** of ${inSentence(entity.plural)} from now on: ${whoInWords(who, entity, deed)}.`] : []; // prettier-ignore
        })
        .concat(
          alone.map(
            (role) =>
              `The role “${role}” changes **${field.label}** of ${inSentence(entity.plural)}, and nothing else of them.`,
          ),
        )
        .join(' '),
      note: [
        ...(rights.change && !rights.see && alone.length === 0 && !rights.change.everyone
          ? ['Everyone else goes on reading it.']
          : []),
        ...knownBy(plan, entity, holders),
        ...roleNotes(holders, person),
      ].join(' '), // prettier-ignore // prettier-ignore
    };
  },
  approval(plan, { entity: name, by, isHidden, person }) {
    const entity = entityOf(plan, name);
    const isGerman = plan.language === 'de';
    const [waiting, approved, rejected] = isGerman ? (['Wartet', 'Genehmigt', 'Abgelehnt'] as const) : (['Waiting', 'Approved', 'Rejected'] as const); // prettier-ignore
    const known = entity.fields.find(({ options }) => options?.some(({ value }) => value === approved));
    const options: Option[] = [{ value: waiting, tone: 'warning' }, { value: approved, tone: 'success' }, { value: rejected, tone: 'danger' }]; // prettier-ignore
    const label = isGerman ? 'Freigabe' : 'Approval';
    const field: Field = known ?? { name: isGerman ? 'freigabe' : 'approval', label, type: 'select', isRequired: false, options }; // prettier-ignore
    const guarded: Field = { ...withFieldRights(field, { change: by }), start: field.options![0]!.value };
    const fields = known ? entity.fields.map((one) => (one === known ? guarded : one)) : [...entity.fields, guarded];
    const columns = entity.columns.includes(field.name) ? entity.columns : [...entity.columns, field.name];
    const open = lettingIn({ ...entity, fields, columns }, by, field.name);
    const before = whoMay(open, 'see');
    const next = isHidden && before === null ? withRights(open, { see: { ...by, own: true, once: { field: field.name, value: approved } } }) : open; // prettier-ignore
    return {
      plan: withEntity(plan, next),
      said: `New ${inSentence(entity.plural)} wait now: **${field.label}** begins with “${field.options![0]!.value}”, and only these change it: ${whoInWords(by, entity)}.`, // prettier-ignore
      note: [
        ...(next.rights?.see?.once ? [`Until it is “${approved}”, only who entered it and they see it.`] : []),
        ...roleNotes([by], person),
      ].join(' '),
    };
  },
};

const waits = 'What opens them to more people waits for your click below.';

/** Whether somebody sees it who did not: where the access grew, where all do now, or some by a role. */
function isOpened(entity: Entity, next: Entity): boolean {
  const [before, after] = [whoMay(entity, 'see'), whoMay(next, 'see')];
  if (width[next.access.read] > width[entity.access.read] || (entity.theirsBy && !next.theirsBy)) return true;
  if (before === null || before.not) return false;
  return after === null || (after.roles ?? []).some((role) => !before.roles?.includes(role)) || (after.own === true && !before.own); // prettier-ignore
}

const withField = (entity: Entity, field: Field, next: Field): Entity => ({
  ...entity,
  fields: entity.fields.map((one) => (one === field ? next : one)),
});

/** Whoever changes one field of what others entered is let into the record for that, and into nothing else of it. */
function lettingIn(entity: Entity, who: Who | undefined, guarded: string): Entity {
  const change = whoMay(entity, 'change');
  const fresh = (who?.roles ?? []).filter((role) => !change?.roles?.includes(role));
  const isAll = who?.everyone === true && !change?.everyone;
  if (change === null || change.not || (fresh.length === 0 && !isAll)) return entity;
  const fields = entity.fields.map((field) => field.name === guarded || field.formula || field.joins || field.rights?.change ? field : { ...field, rights: { ...field.rights, change } }); // prettier-ignore
  return withRights(
    { ...entity, fields },
    { change: isAll ? null : { ...change, roles: [...(change.roles ?? []), ...fresh] } },
  );
}

/** Who changes one field where everybody changes all of them, and is to change that one alone. */
function closedBeside(entity: Entity, kept: string, roles: readonly string[]): Entity {
  const change = whoMay(entity, 'change');
  if (roles.length === 0 || (change !== null && !change.not)) return entity;
  const fields = entity.fields.map((field) => field.name === kept || field.formula || field.joins ? field : { ...field, rights: { ...field.rights, change: roles.reduce<Who | null>(without, field.rights?.change ?? null)! } }); // prettier-ignore
  return { ...entity, fields };
}

/** How an app knows whom a record is about. */
const knownBy = ({ entities }: Pick<AppPlan, 'entities'>, entity: Entity, some: readonly Who[]): string[] =>
  [...new Set(some.flatMap(({ about = [] }) => about))].flatMap((name) => {
    const by = fieldOf(entity, name);
    const list = by?.type === 'email' ? entity : entities.find((one) => one.name === by?.reference);
    const field = list?.fields.find(({ type }) => type === 'email');
    return list && field ? [`They are known by the address that they sign in with: it has to stand under **${field.label}** of ${inSentence(list.plural)}.`] : []; // prettier-ignore
  });

/** Where roles are given. */
function roleNotes(some: readonly (Who | null | undefined)[], person: string | undefined): string[] {
  const roles = [
    ...new Set(some.flatMap((who) => [...(who?.roles ?? []), ...(who?.not ?? []), ...(who?.never ?? [])])),
  ];
  if (roles.length === 0) return person ? [`Give ${person} the role admin, in the database under Users.`] : [];
  return roles.map((role) => `Give the role “${role}” to ${person ?? 'whom it belongs to'}, in the database under Users.`); // prettier-ignore
}

/** Rules of rights stand on a field, so that it has to stay as long as they do. */
export const standsOnField = ({ rights = {} }: Entity, { name }: Field): boolean =>
  Object.values(rights).some(({ once, about }) => once?.field === name || about?.includes(name));
