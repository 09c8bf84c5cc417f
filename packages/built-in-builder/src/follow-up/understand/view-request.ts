import type { AppPlan, ListLayout } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
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
  if (/\b(?:chart|graph|diagram|breakdown|plot)s?\b/i.test(text)) {
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
    if (!['select', 'multiselect', 'boolean'].includes(found.field.type))
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

const layoutIn = (text: string): ListLayout | null =>
  /\b(?:cards|gallery|tiles|photo grid)\b/i.test(text)
    ? 'gallery'
    : /\b(?:as|in|into) (?:a |an )?table\b|\btable view\b|^(?:make|turn) .*\b(?:into )?an? table$/i.test(text)
      ? 'table'
      : null;
