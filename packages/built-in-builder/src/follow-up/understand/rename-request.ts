import { pluralise, singularise, toLabel } from '../../plan/names.ts';
import { germanSingular } from '../../reading/german-plural.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { findEntity, findField, findFieldAnywhere, findPage } from '../find.ts';
import { lookRequest } from './look-request.ts';
import { whatThereIs, withPlace } from './place.ts';

/** What stands above the first page, which the menu calls the same. */
const headingOfFirst =
  /^(?:(?:change|rename|set) the (?:heading|headline|title) (?:of|on) (?:the )?(?:first|main|start|home) ?page (?:to|into)|(?:make |let )?the (?:heading|headline) (?:(?:of|on) (?:the )?(?:first|main|start|home) ?page )?(?:should |must )?(?:say|read|be))\s+(.+)$/i;

const asLabel = (said: string): string =>
  toLabel(
    said
      .replace(/["'“”]/g, '')
      .trim()
      .slice(0, 60),
  );

export function renameRequest(text: string, plan: AppPlan): Change[] | string | null {
  const heading = headingOfFirst.exec(text)?.[1];
  const [first] = plan.pages;
  if (heading && first) return [{ kind: 'rename-page', page: first.name, label: asLabel(heading) }];
  const isOfButtons = /\bbuttons?\b/i.test(text) && /^(?:rename|call|change|the button)/i.test(text);
  if (isOfButtons && lookRequest(text, plan) === null)
    return 'Buttons are called after what they add or do: rename the list, for example “rename dog to animal”, and they follow.';
  const match =
    /^(?:please\s+)?(?:call|name|rename)\s+(.+?)\s+(?:to\s+|as\s+|into\s+)?["“']([^"”']{1,60})["”'](?:\s+(?:instead|now|please))*$/i.exec(
      text,
    ) ??
    /^(?:rename|change the (?:name|label|title) of)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i.exec(text) ??
    /^call\s+(the app|it|the\s+.+?(?=\s+page\b)\s+page|the\s+.+?)\s+["“']?(.+?)["”']?(?:\s+instead)?$/i.exec(text);
  const changed = /^change (?:the )?(.+?) (?:to|into) (.+)$/i.exec(text);
  if (!match) return changed ? changedName(changed, plan) : null;
  const [from, to] = [match[1]!.trim(), asLabel(match[2]!)];
  if (
    /^(?:it|(?:the|this|my|our) (?:app|application|project|site|website)|app|seite|webseite|website|page|anwendung)$/i.test(
      from,
    )
  )
    return [{ kind: 'rename-app', name: to }];
  const { words, of } = withPlace(from.replace(/\s+(?:field|column)$/i, ''), plan);
  if (!/\bpage\b|\btab\b/i.test(from)) {
    const found = findFieldAnywhere(plan, words, of);
    const named = findEntity(plan, words.replace(/\s+entity$/i, ''));
    if (found && !(named && found.field.reference)) {
      if (findField(found.entity, to)) return `${found.entity.plural} already have a field called ${to}.`;
      return [{ kind: 'rename-field', entity: found.entity.name, field: found.field.name, label: to }];
    }
    if (named) return [{ kind: 'rename-entity', entity: named.name, ...namesOf(to, plan) }];
  }
  const page = findPage(plan, words);
  if (page) return [{ kind: 'rename-page', page: page.name, label: to }];
  return `I found nothing called “${words}” in this app. It has ${whatThereIs(plan)}.`;
}

/** One and several of them. No rule makes a German plural, so what is said there is taken for several. */
function namesOf(said: string, { language }: AppPlan): { label: string; plural: string } {
  if (language !== 'de') return { label: singularise(said), plural: pluralise(singularise(said)) };
  return { label: toLabel(germanSingular(said)), plural: said };
}

/** "change category to type" names a field; "change the background to green" does not. */
function changedName([, from = '', to = '']: RegExpExecArray, plan: AppPlan): Change[] | string | null {
  const { words, of } = withPlace(from.replace(/\s+(?:field|column|label)$/i, ''), plan);
  const isKnown = findFieldAnywhere(plan, words, of) ?? findEntity(plan, words);
  return isKnown && to.split(' ').length <= 4 ? renameRequest(`rename ${from} to ${to}`, plan) : null;
}
