import type { Appliers } from './applied.ts';
import { withPages } from './with-pages.ts';

export const changePages: Appliers<'rename-page' | 'remove-page' | 'main-page' | 'look' | 'rename-app'> = {
  'rename-page'(plan, change) {
    const page = plan.pages.find(({ name }) => name === change.page)!;
    return {
      plan: { ...plan, pages: plan.pages.map((one) => (one === page ? { ...page, label: change.label } : one)) },
      said: `The page ${page.label} is called **${change.label}** now; its address stays.`,
    };
  },
  'remove-page'(plan, change) {
    const page = plan.pages.find(({ name }) => name === change.page)!;
    const rest = plan.pages.filter((one) => one !== page);
    if (!rest.some((one) => one.archetype !== 'detail'))
      return { problem: `${page.label} is the only page of this app, so it has to stay.` };
    return { plan: withPages(plan, rest), said: `The page ${page.label} is gone.` };
  },
  'main-page'(plan, change) {
    const page = plan.pages.find(({ name }) => name === change.page)!;
    return {
      plan: withPages(plan, [page, ...plan.pages.filter((one) => one !== page)]),
      said: `The app opens with **${page.label}** now.`,
    };
  },
  look(plan, change) {
    const { kind: _, ...look } = change;
    const { colours, ...palette } = plan.look;
    // another palette replaces the colours that were asked for before
    const next = { ...palette, ...(colours && !look.palette && { colours }), ...look };
    if (JSON.stringify(next) === JSON.stringify(plan.look))
      return { problem: `The app wears the ${next.palette} palette with ${next.typePair} type already.` };
    return {
      plan: { ...plan, look: next },
      said: `The app wears the **${next.palette}** palette with **${next.typePair}** type now, in light and dark.`,
    };
  },
  'rename-app'(plan, change) {
    return {
      plan: { ...plan, name: change.name },
      said: `The app calls itself **${change.name}** now. Its name on your home screen is changed there or when you publish.`,
    };
  },
};
