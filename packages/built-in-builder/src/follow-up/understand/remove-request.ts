import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { findEntity, findFieldAnywhere, findPage, inWords } from '../find.ts';
import { whatThereIs, withPlace } from './place.ts';
import { remove } from './verbs.ts';

export function removeRequest(text: string, plan: AppPlan): Change[] | string | null {
  const match = new RegExp(`^${remove}\\s+(.+)$`, 'i').exec(text);
  const hide = /^hide\s+(.+?)(?:\s+(?:in|from|on)\s+(?:the\s+)?(?:list|table))?$/i.exec(text);
  const what = (match?.[1] ?? hide?.[1])?.replace(/ (?:completely|entirely|altogether|for good|as well|too)$/i, '');
  if (!what) return null;
  const isPage = /\s(?:page|view|screen|tab)$/i.test(what);
  const { words, of } = withPlace(what.replace(/\s+(?:field|column|fields|columns|entity|list)$/i, ''), plan);
  const names = words.split(/\s*,\s*|\s+and\s+/);
  const isOfField = hide !== null || /\b(?:fields?|columns?)\b/i.test(what);
  const changes: Change[] = [];
  for (const name of names) {
    // "the trainings" are the list, also where a signup has a training
    const list = of || isPage || isOfField ? undefined : findEntity(plan, name);
    const found = isPage || list ? undefined : findFieldAnywhere(plan, name, of);
    const entity = list ?? (found || isPage ? undefined : findEntity(plan, name));
    const page = found || entity ? undefined : findPage(plan, name);
    if (found && hide) changes.push({ kind: 'hide-field', entity: found.entity.name, field: found.field.name });
    else if (found && rolesOf(found.entity).title === found.field)
      return `${found.field.label} is what ${inWords(found.entity)} are called in every list, so it has to stay. You can rename it.`;
    else if (found) changes.push({ kind: 'remove-field', entity: found.entity.name, field: found.field.name });
    else if (entity && plan.entities.length === 1)
      return `${entity.plural} are the only thing that this app keeps, so they have to stay. You can rename them.`;
    else if (entity) changes.push({ kind: 'remove-entity', entity: entity.name });
    else if (page && page.archetype === 'list' && plan.pages.filter((one) => one.archetype !== 'detail').length === 1)
      return `${page.label} is the only page of this app, so it has to stay.`;
    else if (page) changes.push({ kind: 'remove-page', page: page.name });
    else return `I found nothing called “${name}” in this app. It has ${whatThereIs(plan)}.`;
  }
  return changes;
}
