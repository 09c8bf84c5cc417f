import type { AppPlan, DashboardPage } from '../../plan/plan.ts';
import type { Applied } from './applied.ts';
import { withPages } from './with-pages.ts';

/** The overview as the first page, also where it shows the figure already. */
export function withOverviewFirst(before: AppPlan, applied: Applied): Applied {
  const plan = 'problem' in applied ? before : applied.plan;
  const page = overviewOf(plan);
  if (!page || plan.pages[0] === page) return applied;
  return {
    plan: withPages(plan, [page, ...plan.pages.filter((one) => one !== page)]),
    said: ['said' in applied ? applied.said : '', `The app opens with **${page.label}** now.`]
      .filter(Boolean)
      .join(' '),
  };
}

export const overviewOf = (plan: AppPlan): DashboardPage | undefined =>
  plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
