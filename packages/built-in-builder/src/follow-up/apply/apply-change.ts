import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import type { Applied, Appliers } from './applied.ts';
import { changeDetails } from './change-details.ts';
import { changeEntities } from './change-entities.ts';
import { changeFeatures } from './change-features.ts';
import { changeFields } from './change-fields.ts';
import { changeFigures } from './change-figures.ts';
import { changeHighlights } from './change-highlights.ts';
import { changeKept } from './change-kept.ts';
import { changeLayouts } from './change-layouts.ts';
import { changeLists } from './change-lists.ts';
import { changeNumbers } from './change-numbers.ts';
import { changeOrder } from './change-order.ts';
import { changePages } from './change-pages.ts';
import { changeRights } from './change-rights.ts';
import { changeRules } from './change-rules.ts';
import { changeSettings } from './change-settings.ts';
import { changeSight } from './change-sight.ts';
import { changeViews } from './change-views.ts';

export type { Applied } from './applied.ts';

const appliers: Appliers<Change['kind']> = {
  ...changeFields,
  ...changeDetails,
  ...changeNumbers,
  ...changeRules,
  ...changeRights,
  ...changeKept,
  ...changeSight,
  ...changeLists,
  ...changeHighlights,
  ...changeLayouts,
  ...changeFigures,
  ...changeOrder,
  ...changeSettings,
  ...changeEntities,
  ...changeFeatures,
  ...changeViews,
  ...changePages,
};

export function applyChange<C extends Change>(plan: AppPlan, change: C): Applied {
  // The table has one function per kind, which the compiler cannot follow through an index.
  const apply = appliers[change.kind] as (plan: AppPlan, change: C) => Applied;
  const applied = apply(plan, change);
  // Nothing is said to be done that leaves the app as it is. Access is told by the stored files, not by the plan.
  const isSame = 'plan' in applied && change.kind !== 'access' && JSON.stringify(applied.plan) === JSON.stringify(plan);
  return isSame ? { problem: 'The app is like that already, so I changed nothing.' } : applied;
}
