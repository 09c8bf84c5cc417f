import { inSentence } from '../../plan/names.ts';
import { entityOf, type Access, type Entity, type Field, type Page } from '../../plan/plan.ts';
import type { Rights } from '../../plan/rights.ts';
import { listFor } from '../../recognise/build-pages.ts';
import { iconFor } from '../../recognise/custom-kind.ts';
import { width } from '../access-words.ts';
import type { Appliers } from './applied.ts';
import { withSoundFormulas } from './sound-formulas.ts';
import { withoutList } from './without-list.ts';
import { maxNavigation, navigation, withEntity, withPages } from './with-pages.ts';

export const changeEntities: Appliers<'add-entity' | 'rename-entity' | 'remove-entity' | 'access'> = {
  'add-entity'(plan, change) {
    const { entity } = change.draft;
    if (plan.entities.some(({ name }) => name === entity.name))
      return { problem: `The app already keeps ${inSentence(entity.plural)}.` };
    const grown = { ...plan, entities: [...plan.entities, entity] };
    const detail: Page = {
      archetype: 'detail',
      name: '',
      label: entity.label,
      icon: iconFor(entity.label),
      entity: entity.name,
    };
    const isFull = navigation(plan).length >= maxNavigation;
    return {
      plan: withPages(grown, [...plan.pages, listFor(entity), detail]),
      said: `The app keeps **${inSentence(entity.plural)}** now, with ${entity.fields
        .filter(({ joins }) => !joins)
        .map((field) => inSentence(field.label))
        .join(', ')}: a list, a form and a page for each.`,
      ...(isFull && {
        note: `The navigation holds ${maxNavigation} pages, so the new list is reached from its address only.`,
      }),
    };
  },
  'rename-entity'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const { plural } = change;
    const other = plan.entities.find(
      (one) => one !== entity && [one.label, one.plural].some((name) => [change.label, plural].includes(name)),
    );
    if (other) return { problem: `There is a list called ${other.plural} already, so I changed nothing: choose another name.` }; // prettier-ignore
    const next = { ...entity, label: change.label, plural };
    const pages = plan.pages.map((page) => renamedOnPage(page, entity, change));
    const entities = withEntity(plan, next).entities.map((one) => withReferencesRenamed(one, entity, change.label));
    return {
      plan: { ...plan, entities, pages },
      said: `${entity.plural} are called **${inSentence(plural)}** everywhere now; their records stay.`,
    };
  },
  'remove-entity'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const entities = plan.entities
      .filter((one) => one !== entity)
      .map((one) => ({
        ...one,
        fields: one.fields.map((field) => (field.reference === entity.name ? plainText(field) : field)),
      }));
    const pages = withoutList(plan.pages, entity.name);
    if (!pages.some((page) => page.archetype !== 'detail'))
      return { problem: `Without ${inSentence(entity.plural)} the app would have no page.` };
    return {
      plan: withSoundFormulas(withPages({ ...plan, entities }, pages)),
      said: `${entity.plural} and their pages are gone.`,
      note: 'Their records stay in the database, out of reach, and return if you add them again.',
    };
  },
  access(plan, change) {
    const entity = entityOf(plan, change.entity);
    return {
      plan: withEntity(
        plan,
        change.isOfSight ? { ...entity, access: change.access } : withAccess(entity, change.access),
      ),
      said: '',
    };
  },
};

/** What opens a list to all takes back what held it to some, in the words of rules; what narrows it leaves them. */
function withAccess({ theirsBy, rights = {}, ...entity }: Entity, access: Access): Entity {
  const { read, write } = entity.access;
  const isOpen = access.read === 'all' || access.read === 'anonymous';
  // who says of a list that all may see it, and it is open to all but for its rules, means these
  const opens = isOpen && (access.read === read ? access.write === write : width[access.read] > width[read]);
  const kept: Rights = { ...rights };
  if (opens && (rights.see || theirsBy)) kept.see = { everyone: true };
  const lifted = access.write === 'all' && write !== 'all' ? (['add', 'change', 'delete'] as const) : [];
  for (const deed of lifted) if (rights[deed]) kept[deed] = { everyone: true };
  return {
    ...entity,
    access,
    ...(theirsBy && !opens && { theirsBy }),
    ...(Object.keys(kept).length > 0 && { rights: kept }),
  };
}

/** A field that is called like the list that it is chosen from follows the list's new name. */
const withReferencesRenamed = (one: Entity, old: Entity, label: string): Entity => ({
  ...one,
  fields: one.fields.map((field) =>
    field.reference === old.name && [old.label, old.plural].includes(field.label) && !one.fields.some((other) => other.label === label)
      ? { ...field, label, isRenamed: true as const }
      : field,
  ),
}); // prettier-ignore

/** What a page is called, and the figures that it names the list in. */
function renamedOnPage(page: Page, old: Entity, { label, plural }: { label: string; plural: string }): Page {
  const words = (text: string): string =>
    [[old.plural, plural] as const, [old.label, label] as const].reduce(
      (said, [before, now]) =>
        said.replace(new RegExp(`(?<!\\p{L})${before.replace(/[^\p{L}\p{N} -]/gu, '.')}(?!\\p{L})`, 'giu'), (found) => (/^\p{Lu}/u.test(found) ? now : inSentence(now))),
      text,
    ); // prettier-ignore
  const named = page.entity === old.name && page.archetype !== 'feature' && page.archetype !== 'landing' ? { ...page, label: words(page.label) } : page; // prettier-ignore
  if (named.archetype !== 'dashboard') return named;
  const beside = named.beside?.map((one) => (one.entity === old.name ? { ...one, figure: words(one.figure) } : one));
  return { ...named, ...(named.entity === old.name && { figure: words(named.figure) }), ...(beside && { beside }) };
}

const plainText = (field: Field): Field => {
  const { reference: _, ...rest } = field;
  return { ...rest, type: 'text' as const };
};
