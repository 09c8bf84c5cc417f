import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { findFieldAnywhere, findPage } from '../find.ts';
import { fieldsOf, mentions, withPlace } from './place.ts';

const put = '(?:put|move|place|show|list|set|bring|have|want|display)';
const comes = '(?:should|must|has to|needs to|ought to|can) (?:come|be|stand|go|appear|stay)';
const first = '(?:first|top|beginning|front|start|left|very first)';
const last = '(?:last|end|bottom|right|very end)';
const edge = `(?:(?:to|at|on|as|in) )?(?:the )?(${first}|${last})(?: (?:column|field|place|position|in the (?:list|form|table)|of the (?:list|form|table)))?`;
const beside = '(?:directly |right )?(before|after|above|below|behind|in front of|under|left of|right of)';
const ways: readonly RegExp[] = [`^${put} (.+?) ${edge}$`, `^(.+?) ${comes} ${edge}$`].map((words) => new RegExp(words, 'i')); // prettier-ignore
const waysBeside: readonly RegExp[] = [`^${put} (.+?) ${beside} (.+)$`, `^(.+?) ${comes} ${beside} (.+)$`].map((words) => new RegExp(words, 'i')); // prettier-ignore

/** "put the date first", "the amount should come before the category", "newest first", "sort by price" */
export function orderRequest(text: string, plan: AppPlan): Change[] | string | null {
  return sortRequest(text, plan) ?? moveRequest(text, plan) ?? movePageRequest(text, plan);
}

function moveRequest(text: string, plan: AppPlan): Change[] | string | null {
  const swapped = /^(?:swap|switch) (.+?) (?:and|with) (.+)$/i.exec(text);
  const near = waysBeside.map((words) => words.exec(text)).find(Boolean);
  const [name, where, other] = swapped ? [swapped[1]!, 'swap', swapped[2]!] : [near?.[1], near?.[2], near?.[3]];
  if (name && other) {
    const field = findIn(plan, name);
    const target = field && findFieldAnywhere(plan, other, field.entity);
    if (!field || !target) return null;
    const names = field.entity.fields.map((one) => one.name);
    const isBefore = where === 'swap' ? names.indexOf(field.field.name) > names.indexOf(target.field.name) : /before|above|front|left/i.test(where!); // prettier-ignore
    return [{ kind: 'move-field', entity: field.entity.name, field: field.field.name, to: { [isBefore ? 'before' : 'after']: target.field.name } }]; // prettier-ignore
  }
  const opening = /^(?:make|use) (?:the )?(.+?) (?:page )?(?:the |as the )?(?:first|main|start|home) page$|^(?:start|begin|open) (?:the app )?with (?:the )?(.+?)(?: page)?$/i.exec(text); // prettier-ignore
  const start = opening && findPage(plan, opening[1] ?? opening[2]!);
  if (start) return [{ kind: 'main-page', page: start.name }];
  const match = ways.map((words) => words.exec(text)).find(Boolean);
  if (!match) return null;
  const isFirst = new RegExp(`^${first}$`, 'i').test(match[2]!);
  const field = findIn(plan, match[1]!);
  if (field) return [{ kind: 'move-field', entity: field.entity.name, field: field.field.name, to: isFirst ? 'first' : 'last' }]; // prettier-ignore
  const page = isFirst ? findPage(plan, match[1]!.replace(/^the /i, '')) : undefined;
  return page ? [{ kind: 'main-page', page: page.name }] : null;
}

const inMenu = / (?:in|of|on) the (?:menu|navigation|nav ?bar|side ?bar)$/i;

/** "move customers before tasks in the menu", "put the calendar last in the menu" */
function movePageRequest(typed: string, plan: AppPlan): Change[] | null {
  const text = typed.replace(inMenu, '');
  const near = waysBeside.map((words) => words.exec(text)).find(Boolean);
  const [page, target] = [near?.[1], near?.[3]].map((name) => name && findPage(plan, name.replace(/^the /i, '')));
  if (page && target && page !== target)
    return [{ kind: 'move-page', page: page.name, to: { [/before|above|front|left/i.test(near![2]!) ? 'before' : 'after']: target.name } }]; // prettier-ignore
  const match = inMenu.test(typed) ? ways.map((words) => words.exec(text)).find(Boolean) : null;
  const one = match && findPage(plan, match[1]!.replace(/^the /i, ''));
  if (!one) return null;
  const isFirst = new RegExp(`^${first}$`, 'i').test(match[2]!);
  return [isFirst ? { kind: 'main-page', page: one.name } : { kind: 'move-page', page: one.name, to: {} }];
}

function findIn(plan: AppPlan, name: string): { entity: Entity; field: Field } | undefined {
  const { words, of } = withPlace(name.replace(/\s+(?:field|column)$/i, ''), plan);
  return findFieldAnywhere(plan, words, of);
}

const firstWords = '(?:first|at the top|on top|up top|to the top|come first|above|at the beginning)';
const newest = new RegExp(
  `\\b(?:newest|latest|most recent|youngest)\\b.*\\b${firstWords}|^(?:newest|latest) first$`,
  'i',
);
const oldest = new RegExp(`\\b(?:oldest|earliest|soonest|next)\\b.*\\b${firstWords}`, 'i');
const most = new RegExp(
  `\\b(?:highest|biggest|largest|most expensive|dearest|best(?: rated)?|most)\\b(.*?)\\b${firstWords}`,
  'i',
);
const least = new RegExp(`\\b(?:lowest|smallest|cheapest|least)\\b(.*?)\\b${firstWords}`, 'i');
const byField =
  /\b(?:sort(?:ed)?|order(?:ed)?|arranged?)\b(?: \S+){0,4}? (?:by|after|according to)\s+(?:the\s+)?(.+?)(?:,? (?:and )?(?:in )?(ascending|descending|falling|rising|newest first|latest first|oldest first|highest first|lowest first|cheapest first|most expensive first|best first|a to z|z to a)(?: order)?)?$/i;

function sortRequest(typed: string, plan: AppPlan): Change[] | string | null {
  const text = typed.replace(/\b(?:starts?|begins?) with (?:the )?(newest|latest|oldest|earliest|highest|lowest|biggest|smallest|cheapest|most expensive|best)\b(.*)$/i, '$1$2 first'); // prettier-ignore
  const entity = plan.entities.find((one) => mentions(text, one)) ?? plan.entities[0]!;
  const { title, moment, amount } = rolesOf(entity);
  const sort = (field: Field, direction: 'up' | 'down', of = entity): Change[] => [{ kind: 'sort-list', entity: of.name, field: field.name, direction }]; // prettier-ignore
  if (/\b(?:alphabetical(?:ly)?|a (?:to|-) z)\b/i.test(text) && !byField.test(text)) return sort(title, 'up');
  const by = byField.exec(text);
  if (by) {
    const isDay = /^(?:date|day|time|datum|tag|zeit)s?$/i.test(by[1]!);
    const field = findFieldAnywhere(plan, by[1]!, mentions(text, entity) ? entity : undefined);
    const found = field ?? (isDay && moment ? { entity, field: moment } : undefined);
    if (!found)
      return `I found no field “${by[1]}” to sort by: ${entity.plural.toLowerCase()} have ${fieldsOf(entity)}.`;
    const isDown = by[2]
      ? /descending|falling|newest|latest|highest|expensive|best|z to a/i.test(by[2])
      : isUsuallyDown(found.field);
    return sort(found.field, isDown ? 'down' : 'up', found.entity);
  }
  if (newest.test(text) || oldest.test(text)) {
    if (!moment) return `There is no date to sort ${entity.plural.toLowerCase()} by. Say “add a date field” first.`;
    return sort(moment, newest.test(text) ? 'down' : 'up');
  }
  const [isMost, isLeast] = [most.exec(text), least.exec(text)];
  const named = (isMost ?? isLeast)?.[1]?.trim();
  if (!isMost && !isLeast) return null;
  const rated = /\bbest\b/i.test(text) ? entity.fields.find(({ name }) => /rating|stars|score|grade|points/.test(name)) : undefined; // prettier-ignore
  const field = (named && findFieldAnywhere(plan, named, entity)?.field) || rated || amount;
  return field ? sort(field, isMost ? 'down' : 'up') : null;
}

/** Sums and scores begin with the highest, days with the latest, what is due with the next. */
const isUsuallyDown = (field: Field): boolean =>
  field.type === 'money' || field.type === 'number' || ((field.type === 'date' || field.type === 'datetime') && !isDeadline(field)); // prettier-ignore
