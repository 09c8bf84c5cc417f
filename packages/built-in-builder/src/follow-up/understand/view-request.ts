import type { AppPlan, Field, ListLayout } from '../../plan/plan.ts';
import { isMean, rolesOf } from '../../plan/roles.ts';
import { chartFor } from '../../recognise/dashboard-pages.ts';
import type { Change } from '../change.ts';
import { findField, findFieldAnywhere, findPage, inWords } from '../find.ts';
import { fieldsOf, mentions } from './place.ts';
import { add } from './verbs.ts';

/** Charts, boards, calendars, overviews, filters, the look of a list, what it shows, and the first page. */
export function viewRequest(text: string, plan: AppPlan): Change[] | string | null {
  const entity = plan.entities.find((one) => mentions(text, one)) ?? plan.entities[0]!;
  const by =
    /\b(?:by|per|for each|grouped by)\s+(?:the\s+)?([\p{L}][\p{L}\p{N} ]*?)(?:\s+(?:field|column|chart))?$/iu.exec(
      text.replace(/\s+(?:on|to|in|at)\s+(?:the\s+)?(?:dashboard|overview|home|first|start)(?:\s+page)?$/i, ''),
    )?.[1];
  const figure = figureRequest(text, plan);
  if (figure) return figure;
  if (
    /\b(?:chart|graph|diagram|breakdown|plot)s?\b/i.test(text) &&
    !/\b(?:off|away|remove|delete|hide|get rid|without|no more|don['’]?t)\b/i.test(text)
  ) {
    // prettier-ignore
    const words = (by ?? /(\w+)\s+(?:chart|graph)/i.exec(text)?.[1] ?? 'month')
      .toLowerCase()
      .replace('monthly', 'month')
      .replace('weekly', 'week');
    const chart = chartFor(entity, { by: words });
    if (!chart && by)
      return `I found no field “${by}” to chart by: ${entity.plural.toLowerCase()} have ${fieldsOf(entity)}. Say “add a ${by} field” first.`;
    const usual = chart ?? chartFor(entity, { by: 'month' });
    return usual ? [{ kind: 'add-chart', chart: usual }] : null;
  }
  if (/\b(?:kanban|board)\b/i.test(text)) {
    const field = by ? findField(entity, by) : undefined;
    if (!entity.fields.some((one) => one.type === 'select'))
      return `A board needs a field with choices. Say “add a status field with new, in progress and done” first.`;
    return [{ kind: 'add-board', entity: entity.name, by: field?.type === 'select' ? field.name : undefined }];
  }
  if (/\bcalendar\b/i.test(text)) {
    // "a calendar with the due dates" is of what has due dates
    const named = plan.entities.find((one) => mentions(text, one));
    const withDay = named ? undefined : plan.entities.find(({ fields }) => fields.some(({ type, label }) => type.startsWith('date') && text.toLowerCase().includes(label.toLowerCase()))) ?? plan.entities.find((one) => rolesOf(one).moment); // prettier-ignore
    if (withDay && rolesOf(withDay).moment) return [{ kind: 'add-calendar', entity: withDay.name }];
    if (!rolesOf(entity).moment) return `A calendar needs a date. Say “add a date field to ${inWords(entity)}” first.`;
    return [{ kind: 'add-calendar', entity: entity.name }];
  }
  if (/\b(?:dashboard|overview|statistics|stats)\b/i.test(text) && new RegExp(`^${add}`, 'i').test(text))
    return [{ kind: 'add-dashboard', entity: entity.name }];
  const filter =
    /\bfilter(?:ed|s|ing)?\s+(?:(?:the\s+)?[\p{L} ]+?\s+)?(?:by|for|on)\s+(?:the\s+)?([\p{L}][\p{L}\p{N} ]*)$/iu.exec(
      text,
    )?.[1] ?? /\b(?:add|need|want)\s+(?:a|an)\s+([\p{L}][\p{L}\p{N} ]*?)\s+filter\b/iu.exec(text)?.[1];
  if (filter) {
    const found = findFieldAnywhere(plan, filter, mentions(text, entity) ? entity : undefined);
    if (!found) return `I found no field called “${filter}”. ${entity.plural} have ${fieldsOf(entity)}.`;
    if (!canFilter(found.field))
      return `${found.field.label} has no choices to filter by. The search above the list finds it.`;
    return [{ kind: 'add-filter', entity: found.entity.name, field: found.field.name }];
  }
  const layout = layoutIn(text);
  if (layout && /\b(?:show|as|view|display|list|turn|make|use)\b/i.test(text))
    return [{ kind: 'list-layout', entity: entity.name, layout }];
  const shown = /^(?:show|display)\s+(?:the\s+)?(.+?)\s+(?:in|on)\s+(?:the\s+)?(?:list|table|rows?)\b/i.exec(text)?.[1];
  if (shown) {
    const found = findFieldAnywhere(plan, shown, undefined);
    return found ? [{ kind: 'show-field', entity: found.entity.name, field: found.field.name }] : null;
  }
  const first =
    /^(?:make|use|start with|open)\s+(?:the\s+)?(.+?)\s+(?:page\s+)?(?:the\s+|as\s+(?:the\s+)?)?(?:first|main|start|home)\s+page$/i.exec(
      text,
    )?.[1];
  const page = first ? findPage(plan, first) : undefined;
  return page ? [{ kind: 'main-page', page: page.name }] : null;
}

/** Of numbers a list offers from and to, of all others what there is to choose. */
const canFilter = ({ type }: Field): boolean =>
  ['select', 'multiselect', 'boolean', 'reference', 'text', 'number', 'money'].includes(type);

const ofAll =
  /^(?:show|display|add|calculate|i want|i need)(?: me)? (?:the )?(total|sum|average|mean)(?: of)?(?: the| all)? (.+)$/i;

/** "show the total price", "the average rating": the large figure of the overview. */
function figureRequest(text: string, plan: AppPlan): Change[] | string | null {
  const [, kind = '', words = ''] = ofAll.exec(text) ?? [];
  const found = words === '' ? undefined : findFieldAnywhere(plan, words, undefined);
  if (!found || !['money', 'number'].includes(found.field.type)) return null;
  if (/^(?:average|mean)$/i.test(kind) !== isMean(found.field))
    return isMean(found.field)
      ? `${found.field.label} is averaged and not added up: say “show the average ${found.field.label}”.`
      : `${found.field.label} is added up and not averaged: say “show the total ${found.field.label}”.`;
  return [{ kind: 'figure', entity: found.entity.name, field: found.field.name }];
}

const layoutIn = (text: string): ListLayout | null =>
  /\b(?:cards|gallery|tiles|photo grid)\b/i.test(text)
    ? 'gallery'
    : /\b(?:as|in|into) (?:a |an )?table\b|\btable view\b|^(?:make|turn) .*\b(?:into )?an? table$/i.test(text)
      ? 'table'
      : null;
