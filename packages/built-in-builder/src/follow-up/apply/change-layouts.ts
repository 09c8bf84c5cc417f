import { inSentence } from '../../plan/names.ts';
import { entityOf, type ListLayout, type Page } from '../../plan/plan.ts';
import { layoutWorks } from '../../recognise/build-pages.ts';
import type { Appliers } from './applied.ts';

/** How a list shows its rows, where its fields allow it. */
export const changeLayouts: Appliers<'list-layout'> = {
  'list-layout'(plan, { entity: name, layout }) {
    const entity = entityOf(plan, name);
    const nouns = inSentence(entity.plural);
    if (!layoutWorks(layout, entity)) return { problem: missing[layout]?.(nouns) ?? `The fields of ${nouns} do not allow that.` }; // prettier-ignore
    // a page of some records would lose those that are past
    const isMeant = (page: Page) => page.archetype === 'list' && page.entity === name && (layout !== 'agenda' || !page.only); // prettier-ignore
    const pages = plan.pages.map((page) => (isMeant(page) ? ({ ...page, layout } as Page) : page));
    if (!pages.some(isMeant)) return { problem: `There is no list of ${nouns} to show in another way.` };
    if (JSON.stringify(pages) === JSON.stringify(plan.pages))
      return { problem: `${entity.plural} are shown like that already.` };
    return { plan: { ...plan, pages }, said: said[layout](entity.plural, nouns) };
  },
};

const missing: Partial<Record<ListLayout, (nouns: string) => string>> = {
  checklist: (nouns) => `To tick off ${nouns} in the list takes a tick box or a status that ends with done: say “add a done field to ${nouns}” first.`,
  agenda: (nouns) => `A list by day takes a date: say “add a date field to ${nouns}” first.`,
  ledger: (nouns) => `A list by month with sums takes an amount and a date, and ${nouns} do not have both.`,
  journal: (nouns) => `To read ${nouns} in the list takes a longer text: say “add a notes field to ${nouns}” first.`,
}; // prettier-ignore

const said: Record<ListLayout, (plural: string, nouns: string) => string> = {
  agenda: (_, nouns) => `The list of ${nouns} begins with today now; what is past is there under “When”.`,
  checklist: (plural) => `${plural} are shown as a checklist now and can be ticked off there.`,
  gallery: (plural) => `${plural} are shown as cards now.`,
  index: (plural) => `${plural} are shown under their first letters now.`,
  journal: (plural) => `${plural} are shown as texts to read now.`,
  ledger: (plural) => `${plural} are shown by month now, each month with its sum.`,
  stock: (plural) => `${plural} are shown with their stock now, to count it up and down.`,
  table: (plural) => `${plural} are shown as a table now.`,
  tracker: (plural) => `${plural} are shown with the last seven days to tick now.`,
  votes: (plural) => `${plural} are shown with their votes now.`,
};
