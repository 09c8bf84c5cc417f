import { toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { findEntity, findFieldAnywhere } from '../find.ts';

/** "add blocked and waiting to the status options" */
export function optionsRequest(text: string, plan: AppPlan): Change[] | null {
  const match =
    /^add\s+(?:the\s+)?(?:options?|choices?|values?|statuse?s|categor(?:y|ies))\s+(.+?)\s+to\s+(?:the\s+)?(.+?)(?:\s+(?:field|options?|choices?|list))?$/i.exec(
      text,
    ) ??
    /^add\s+(.+?)\s+(?:as\s+(?:an?\s+)?(?:options?|choices?)\s+)?to\s+(?:the\s+)?(.+?)\s+(?:options?|choices?|values)$/i.exec(
      text,
    ) ??
    /^add\s+(.+?)\s+as\s+(?:an?\s+)?(?:option|choice|status|category)s?(?:\s+(?:to|of|for)\s+(?:the\s+)?(.+))?$/i.exec(
      text,
    );
  const plain = match ? null : /^add\s+(?:the\s+)?["“']?(.+?)["”']?\s+to\s+(?:the\s+)?([\p{L} ]+)$/iu.exec(text);
  if (plain && findEntity(plan, plain[2]!)) return null;
  return optionsOf(match ?? plain, plan);
}

function optionsOf(match: RegExpExecArray | null, plan: AppPlan): Change[] | null {
  if (!match) return null;
  const found = findFieldAnywhere(plan, match[2] ?? 'status', undefined);
  if (!found?.field.options) return null;
  const options = match[1]!
    .split(/\s*,\s*|\s+and\s+|\s+or\s+/)
    .map((one) => toLabel(one.replace(/["'“”]/g, '').trim()))
    .filter(Boolean);
  return [{ kind: 'add-options', entity: found.entity.name, field: found.field.name, options }];
}
