import { fieldOf } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const isAsked =
  /\b(?:limits?|budgets?)\b (?:per|for each|for every|by|for the different) (?:categor(?:y|ies)|types?)\b|\b(?:category|categories['’]?) (?:limits?|budgets?)\b|\b(?:limits?|budgets?)\b[^.;]{0,60}\b(?:what is left|how much is left|is left|remain\w*|exceed\w*|left over|overspen\w*)\b/i;
const isSpent = /(?:^| )(?:expense|spending|cost|purchase|transaction|payment)$/;

/** "a monthly limit per category and what is left of it": limits are kept, and a page weighs them against what was spent. */
export function budgets(features: Features): void {
  if (!features.says(isAsked)) return;
  const spent = features.drafts.find(({ noun, draft }) => isSpent.test(noun) && rolesOf(draft.entity).amount && fieldOf(draft.entity, 'category'))?.draft;
  const category = spent && fieldOf(spent.entity, 'category');
  if (!spent || !category) return;
  const options = category.options?.map(({ value }) => value) ?? [];
  const noun = features.says(/\blimits?\b/i) ? 'limit' : 'budget';
  for (const { noun: known, draft } of [...features.drafts])
    if (/^(?:(?:monthly|category) )?(?:limit|budget)$/.test(known) && !features.isDescribed(known)) features.drop(draft);
  const limits = draftWith(noun, ['Name: text!', category.type === 'select' ? `Category: select! ${options.join(' | ')}` : 'Category: text!', 'Monthly limit: money!']);
  limits.samples = (options.length > 0 ? options : ['Food', 'Home', 'Travel']).slice(0, 4).map((name, index) => ({ name: `${name}, each month`, category: name, monthly_limit: [200, 350, 120, 80][index]! }));
  limits.entity.access = spent.entity.access;
  features.add(noun, limits);
  features.page('budget', noun === 'limit' ? 'What is left' : 'Budget', 'Wallet', limits.entity, { others: [spent.entity.name] });
} // prettier-ignore
