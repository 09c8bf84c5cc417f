import { singularise, toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { findEntity, findField, findFieldAnywhere, findPage } from '../find.ts';
import { whatThereIs, withPlace } from './place.ts';

export function renameRequest(text: string, plan: AppPlan): Change[] | string | null {
  if (/\bbuttons?\b/i.test(text) && /^(?:rename|call|change|the button)/i.test(text))
    return 'Buttons are called after what they add or do: rename the list, for example “rename dog to animal”, and they follow.';
  const match =
    /^(?:please\s+)?(?:call|name|rename)\s+(.+?)\s+(?:to\s+|as\s+|into\s+)?["“']([^"”']{1,60})["”'](?:\s+(?:instead|now|please))*$/i.exec(
      text,
    ) ??
    /^(?:rename|change the (?:name|label|title) of)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i.exec(text) ??
    /^call\s+(the app|it|the\s+.+?(?=\s+page\b)\s+page|the\s+.+?)\s+["“']?(.+?)["”']?(?:\s+instead)?$/i.exec(text);
  const changed = /^change (?:the )?(.+?) (?:to|into) (.+)$/i.exec(text);
  if (!match) return changed ? changedName(changed, plan) : null;
  const [from, to] = [
    match[1]!.trim(),
    toLabel(
      match[2]!
        .replace(/["'“”]/g, '')
        .trim()
        .slice(0, 60),
    ),
  ];
  if (/^(?:it|(?:the|this|my|our) (?:app|application|project|site|website)|app)$/i.test(from))
    return [{ kind: 'rename-app', name: to }];
  const { words, of } = withPlace(from.replace(/\s+(?:field|column)$/i, ''), plan);
  if (!/\bpage\b|\btab\b/i.test(from)) {
    const found = findFieldAnywhere(plan, words, of);
    const named = findEntity(plan, words.replace(/\s+entity$/i, ''));
    if (found && !(named && found.field.reference)) {
      if (findField(found.entity, to)) return `${found.entity.plural} already have a field called ${to}.`;
      return [{ kind: 'rename-field', entity: found.entity.name, field: found.field.name, label: to }];
    }
    if (named) return [{ kind: 'rename-entity', entity: named.name, label: singularise(to) }];
  }
  const page = findPage(plan, words);
  if (page) return [{ kind: 'rename-page', page: page.name, label: to }];
  return `I found nothing called “${words}” in this app. It has ${whatThereIs(plan)}.`;
}

/** "change category to type" names a field; "change the background to green" does not. */
function changedName([, from = '', to = '']: RegExpExecArray, plan: AppPlan): Change[] | string | null {
  const { words, of } = withPlace(from.replace(/\s+(?:field|column|label)$/i, ''), plan);
  const isKnown = findFieldAnywhere(plan, words, of) ?? findEntity(plan, words);
  return isKnown && to.split(' ').length <= 4 ? renameRequest(`rename ${from} to ${to}`, plan) : null;
}
