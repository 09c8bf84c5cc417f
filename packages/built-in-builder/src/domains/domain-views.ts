import { inSentence } from '../plan/names.ts';
import { listPageOf, type AppPlan, type Field, type ListPage } from '../plan/plan.ts';
import type { DomainApp } from './domain-app.ts';
import { fieldIn } from './domain-formula.ts';
import type { Domain } from './domain.ts';
import { standsOn } from './expression.ts';
import { isSaid, wordsOf } from './phrases.ts';

/** What a number begins with: of what is left, where nothing is taken away, what there is. */
const baseOf = ({ numbers }: Domain, list: string, label: string): string[] =>
  numbers.filter((one) => one.list === list && one.field.label === label && one.field.type === 'number').flatMap(({ expression }) => standsOn(expression).fields); // prettier-ignore

/** Pages of some records: what is due, what runs low, what is still open. */
export function domainViews(plan: AppPlan, { domain, entityOf }: DomainApp, text: string): ListPage[] {
  const words = wordsOf(text);
  const taken = new Set(plan.pages.map(({ label }) => label));
  return domain.views.flatMap((view): ListPage[] => {
    const entity = entityOf.get(view.list);
    const like = entity && listPageOf(plan, entity.name);
    const isAsked = view.words.length === 0 || view.words.some((phrase) => isSaid(phrase, words));
    if (!entity || !like || !isAsked) return [];
    const named = (label: string): Field | undefined =>
      fieldIn(entity, label) ??
      baseOf(domain, view.list, label).flatMap((own) => entity.fields.find((field) => field.label === own) ?? [])[0];
    const only = view.conditions.flatMap((one) => {
      const field = named(one.field);
      // a state that the text has replaced by its own is nowhere to be seen
      const isGone = one.kind === 'is' && field?.options !== undefined && !field.options.some(({ value }) => value === one.value); // prettier-ignore
      return field && !isGone ? [{ ...one, field: field.name }] : [];
    });
    if (only.length < view.conditions.length) return [];
    const { hidesDone: _, note: __, order: ___, groupBy: ____, ...page } = like;
    const layout = page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout;
    const label = taken.has(view.label) ? `${entity.plural}: ${inSentence(view.label)}` : view.label;
    taken.add(label);
    return [{ ...page, layout, name: '', label, icon: 'ListFilter', only: only.length > 1 ? only : only[0]! }];
  });
}
