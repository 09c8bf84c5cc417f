import { inSentence } from '../../plan/names.ts';
import { entityOf, fieldOf, listPageOf, type ListPage } from '../../plan/plan.ts';
import { sameOnly } from '../../plan/only.ts';
import { canGroup } from '../../generate/group-rows.ts';
import { listFor } from '../../recognise/build-pages.ts';
import type { Appliers } from './applied.ts';
import { maxNavigation, navigation, withPages } from './with-pages.ts';

/** Pages that show some records, lists in groups, and what the owner has to say on a page. */
export const changeLists: Appliers<'only-page' | 'group-list' | 'page-note'> = {
  'only-page'(plan, { entity: name, label, only, order, isFirst }) {
    const entity = entityOf(plan, name);
    const same = plan.pages.find((page) => page.archetype === 'list' && page.entity === name && sameOnly(page.only, only)); // prettier-ignore
    if (same) return { problem: `The app has the page ${same.label} already.` };
    if (navigation(plan).length >= maxNavigation)
      return { problem: `The navigation holds ${maxNavigation} pages. Remove one first, for example “remove the calendar page”.` }; // prettier-ignore
    const all = listPageOf(plan, name);
    const { hidesDone: _, note: __, ...like } = all ?? (listFor(entity) as ListPage);
    // what begins with today would leave out what is past
    const layout = like.layout === 'agenda' || like.layout === 'journal' ? 'table' : like.layout;
    const page: ListPage = { ...like, layout, name: '', label, only, ...(order && { order }) };
    const at = plan.pages.findIndex((one) => one === all) + 1;
    if (isFirst)
      return {
        plan: withPages(plan, [page, ...plan.pages]),
        said: `The app opens with **${label}** now, with only those; all ${inSentence(entity.plural)} stay on their own page.`,
      };
    return {
      plan: withPages(plan, [...plan.pages.slice(0, at), page, ...plan.pages.slice(at)]),
      said: `There is a page **${label}** now, with only those; all ${inSentence(entity.plural)} stay on their own page.`,
    };
  },
  'group-list'(plan, { entity: name, field: of }) {
    const entity = entityOf(plan, name);
    const field = fieldOf(entity, of)!;
    if (!canGroup(field))
      return { problem: `${field.label} has no choices to group by; the list can be sorted by it.` };
    const pages = plan.pages.map((page) =>
      page.archetype === 'list' && page.entity === name && page.groupBy !== of ? { ...page, groupBy: of } : page,
    );
    if (pages.every((page, index) => page === plan.pages[index]))
      return { problem: `The list of ${inSentence(entity.plural)} is grouped like that already.` };
    return {
      plan: { ...plan, pages },
      said: `The list of ${inSentence(entity.plural)} is grouped by **${inSentence(field.label)}** now, with a heading above each group.`,
    };
  },
  'page-note'(plan, { page: name, text }) {
    const page = plan.pages.find((one) => one.name === name)!;
    if (page.note === text) return { problem: `${page.label} says that already.` };
    return {
      plan: { ...plan, pages: plan.pages.map((one) => (one === page ? { ...page, note: text } : one)) },
      said: `The page ${page.label} says **${text.replaceAll('*', '')}** below its title now.`,
    };
  },
};
