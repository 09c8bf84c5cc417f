import { chartFor } from '../recognise/build-pages.ts';
import { draftOfNoun } from '../recognise/entity-draft.ts';
import { listsIn } from '../recognise/field-list.ts';
import { lookIn } from '../recognise/look-words.ts';
import { makeField } from '../recognise/make-field.ts';
import { promptText } from '../recognise/prompt-text.ts';
import { listInWords, singularise, toLabel } from '../plan/names.ts';
import type { AppPlan, Entity, ListLayout } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { accessIn } from './access-words.ts';
import type { Change, Understood } from './change.ts';
import { findEntity, findField, findFieldAnywhere, findPage, inWords } from './find.ts';

const add =
  '(?:add|include|insert|create|make|introduce|also track|track|store|put in|give (?:me|us|it)|i (?:want|need)|we need|need)';
const remove = '(?:remove|delete|drop|get rid of|take (?:out|away)|throw out)';

/** Reads a follow-up against the app's plan. Deterministic; what it does not know it says. */
export function understand(message: string, plan: AppPlan): Understood {
  const text = promptText(message)
    .replace(/^(?:please|pls|can you|could you|would you|now|ok(?:ay)?|and|also)[\s,]+/gi, '')
    .replace(/[\s.!]+$/, '');
  const talk = talkIn(text);
  if (talk) return talk;
  const parts = splitRequests(text);
  const changes: Change[] = [];
  let problem: string | null = null;
  for (const part of parts) {
    const found = readRequest(part, plan);
    if (Array.isArray(found)) changes.push(...found);
    else if (typeof found === 'string') problem ??= found;
  }
  const shown = /\b(?:show|display|list) (?:it|them|this|that) (?:in|on) (?:the )?(?:list|table|rows?)\b/i.test(text);
  if (shown) for (const change of changes) if (change.kind === 'add-field') change.isShown = true;
  if (changes.length > 0) return { kind: 'changes', changes };
  return problem ? { kind: 'problem', sentence: problem } : { kind: 'unknown' };
}

function talkIn(text: string): Understood | null {
  if (/^fix this error:|^please fix the errors/i.test(text)) return { kind: 'fix', error: text };
  if (/^(?:hi|hello|hey|hallo|good (?:morning|evening|day)|salut|hola)\b[^a-z]*$/i.test(text))
    return { kind: 'talk', topic: 'greeting' };
  if (
    /^(?:thanks?|thank you|great|nice|perfect|cool|awesome|danke|merci|super|well done|looks? good)\b[\w\s,!.]{0,30}$/i.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'thanks' };
  if (/\b(?:undo|revert|go back|roll back|take (?:that|it) back)\b/i.test(text)) return { kind: 'talk', topic: 'undo' };
  if (/\bdark (?:mode|theme)\b|\blight mode\b/i.test(text)) return { kind: 'talk', topic: 'dark' };
  if (/^(?:help|what can (?:you|i)|how (?:do|can) i|who are you|what are you)/i.test(text))
    return { kind: 'talk', topic: 'help' };
  if (/^(?:why|when|where|who|what|which|how|is|are|does|do|did)\b.*\?$/i.test(text))
    return { kind: 'talk', topic: 'question' };
  return null;
}

/** "add a notes field, rename amount to cost and make it green" are three requests. */
function splitRequests(text: string): string[] {
  const verbs = `${add}|${remove}|rename|call|make|use|change|show|let|allow|hide|move|turn|only|filter`;
  return text
    .split(
      new RegExp(
        `(?:\\s*[;.\\n]+\\s*|\\s*,\\s*(?:and\\s+|then\\s+)?|\\s+(?:and|then)\\s+(?:then\\s+|also\\s+)?)(?=(?:${verbs})\\b)`,
        'i',
      ),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:show|display|list) (?:it|them|this|that) (?:in|on)\b/i.test(part));
}

/** The changes of one request, a sentence when it cannot be met, null when it is not understood. */
function readRequest(text: string, plan: AppPlan): Change[] | string | null {
  return (
    accessRequest(text, plan) ??
    renameRequest(text, plan) ??
    removeRequest(text, plan) ??
    viewRequest(text, plan) ??
    optionsRequest(text, plan) ??
    fieldRequest(text, plan) ??
    entityRequest(text, plan) ??
    lookRequest(text)
  );
}

function accessRequest(text: string, plan: AppPlan): Change[] | null {
  const named = plan.entities.filter((entity) => mentions(text, entity));
  const entities = named.length > 0 ? named : plan.entities;
  const changes = entities.flatMap((entity): Change[] => {
    const access = accessIn(text, entity.access);
    return access ? [{ kind: 'access', entity: entity.name, access }] : [];
  });
  return changes.length > 0 ? changes : null;
}

const mentions = (text: string, entity: Entity): boolean =>
  [entity.label, entity.plural, entity.name].some((name) => new RegExp(`\\b${escape(name)}\\b`, 'i').test(text));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function renameRequest(text: string, plan: AppPlan): Change[] | string | null {
  const match =
    /^(?:rename|change the (?:name|label|title) of)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i.exec(text) ??
    /^call\s+(the app|it|the\s+.+?)\s+["“']?(.+?)["”']?$/i.exec(text);
  if (!match) return null;
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
    if (found) {
      if (findField(found.entity, to)) return `${found.entity.plural} already have a field called ${to}.`;
      return [{ kind: 'rename-field', entity: found.entity.name, field: found.field.name, label: to }];
    }
    const entity = findEntity(plan, words.replace(/\s+entity$/i, ''));
    if (entity) return [{ kind: 'rename-entity', entity: entity.name, label: singularise(to) }];
  }
  const page = findPage(plan, words);
  if (page) return [{ kind: 'rename-page', page: page.name, label: to }];
  return `I found nothing called “${words}” in this app. It has ${whatThereIs(plan)}.`;
}

function removeRequest(text: string, plan: AppPlan): Change[] | string | null {
  const match = new RegExp(`^${remove}\\s+(.+)$`, 'i').exec(text);
  const hide = /^hide\s+(.+?)(?:\s+(?:in|from|on)\s+(?:the\s+)?(?:list|table))?$/i.exec(text);
  const what = match?.[1] ?? hide?.[1];
  if (!what) return null;
  const isPage = /\s(?:page|view|screen|tab)$/i.test(what);
  const { words, of } = withPlace(what.replace(/\s+(?:field|column|fields|columns|entity)$/i, ''), plan);
  const names = words.split(/\s*,\s*|\s+and\s+/);
  const changes: Change[] = [];
  for (const name of names) {
    const found = isPage ? undefined : findFieldAnywhere(plan, name, of);
    const entity = found || isPage ? undefined : findEntity(plan, name);
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

function viewRequest(text: string, plan: AppPlan): Change[] | string | null {
  const entity = plan.entities.find((one) => mentions(text, one)) ?? plan.entities[0]!;
  const by = /\bby\s+(?:the\s+)?([\p{L}][\p{L}\p{N} ]*?)(?:\s+(?:field|column|chart))?$/iu.exec(text)?.[1];
  if (/\b(?:chart|graph|diagram|breakdown|plot)s?\b/i.test(text)) {
    const words = (by ?? /(\w+)\s+(?:chart|graph)/i.exec(text)?.[1] ?? 'month')
      .toLowerCase()
      .replace('monthly', 'month')
      .replace('weekly', 'week');
    const chart = chartFor(entity, { by: words }) ?? chartFor(entity, { by: 'month' });
    return chart ? [{ kind: 'add-chart', chart }] : null;
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
    : /\b(?:as|in) (?:a |an )?table\b|\btable view\b/i.test(text)
      ? 'table'
      : null;

/** "add blocked and waiting to the status options" */
function optionsRequest(text: string, plan: AppPlan): Change[] | null {
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
  if (!match) return null;
  const found = findFieldAnywhere(plan, match[2] ?? 'status', undefined);
  if (!found?.field.options) return null;
  const options = match[1]!
    .split(/\s*,\s*|\s+and\s+|\s+or\s+/)
    .map((one) => toLabel(one.replace(/["'“”]/g, '').trim()))
    .filter(Boolean);
  return [{ kind: 'add-options', entity: found.entity.name, field: found.field.name, options }];
}

function fieldRequest(text: string, plan: AppPlan): Change[] | string | null {
  const isNamed = /\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b/i.test(text);
  const verb = new RegExp(`^${add}\\s+`, 'i');
  if (!verb.test(text)) return null;
  const { words, of } = withPlace(text.replace(verb, ''), plan);
  if (!isNamed && !of) return null;
  const target = of ?? plan.entities[0]!;
  const choices =
    /^(.*?)\s+(?:field|column)\s+(?:with|:)\s*(?:the\s+)?(?:options?|choices?|values?)?\s*:?\s*(.+)$/i.exec(words);
  const list = choices
    ? [`${choices[1]} (${choices[2]!.split(/\s*,\s*|\s+(?:and|or)\s+/).join(', ')})`]
    : words
        .replace(/\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b\s*(?:for|called|named|:)?/gi, ' ')
        .split(/\s*,\s*(?![^()]*\))|\s+(?:and|plus)\s+(?![^()]*\))/);
  const changes: Change[] = [];
  for (const item of list) {
    const cleaned = item
      .replace(/^(?:\s|a |an |the |another |new |one |some |more |optional )+/i, '')
      .replace(/["“”]/g, '')
      .trim();
    if (cleaned === '') continue;
    const written = makeField(cleaned, { isRequired: /\b(?:required|mandatory)\b/i.test(cleaned) });
    if (!written) return `“${cleaned}” cannot be the name of a field. Choose another one.`;
    if (findField(target, written.field.label)?.name === written.field.name)
      return `${target.plural} already have a field called ${written.field.label}.`;
    changes.push({ kind: 'add-field', entity: target.name, field: written.field, isShown: false });
  }
  return changes.length > 0 ? changes : null;
}

/** "add clients with name and email", "add a page for suppliers", "also keep suppliers" */
function entityRequest(text: string, plan: AppPlan): Change[] | string | null {
  const verb = new RegExp(`^(?:${add}|keep|manage)\\s+`, 'i');
  if (!verb.test(text)) return null;
  const rest = text
    .replace(verb, '')
    .replace(
      /^(?:a |an |the |new |another |also |list of |table of |(?:page|list|section|entity|table|tab)\s+(?:for|of|called|named)\s+)+/i,
      '',
    );
  const noun =
    /^([\p{L}][\p{L}\p{N} -]*?)(?:\s+(?:page|list|entity|table|section))?(?:\s+(?:with|having|that have|including)\b.*|\s*[:(].*)?$/iu
      .exec(rest)?.[1]
      ?.trim();
  if (!noun || noun.split(' ').length > 3) return null;
  if (findEntity(plan, noun))
    return `The app already keeps ${noun}. Say “add a notes field to ${noun}” to change them.`;
  const fields = listsIn(rest)
    .flatMap(({ items }) => items)
    .flatMap((item) => makeField(item) ?? []);
  const isPlain = fields.length === 0 && !/s$/i.test(noun) && !/\b(?:page|list|entity|table|section)\b/i.test(text);
  if (isPlain) return null;
  return [{ kind: 'add-entity', draft: draftOfNoun(singularise(noun.toLowerCase()), fields) }];
}

function lookRequest(text: string): Change[] | null {
  const { palette, typePair, radius } = lookIn(text);
  if (!palette && !typePair && radius === undefined) return null;
  return [
    {
      kind: 'look',
      ...(palette && { palette }),
      ...(typePair && { typePair }),
      ...(radius !== undefined && { radius }),
    },
  ];
}

/** Parts "notes to expenses", "status of the tasks", "amount from expenses" into the thing and the entity it belongs to. */
function withPlace(text: string, plan: AppPlan): { words: string; of: Entity | undefined } {
  const match =
    /^(.+?)\s+(?:to|from|of|in|on|for)\s+(?:the\s+|each\s+|every\s+|all\s+|my\s+|our\s+)*(.+?)(?:\s+(?:entity|list|form|page|table))?$/i.exec(
      text,
    );
  const of = match ? findEntity(plan, match[2]!) : undefined;
  if (of) return { words: match![1]!, of };
  const [first, ...rest] = text.split(' ');
  const before = rest.length > 0 ? findEntity(plan, first!.replace(/['’]s?$/, '')) : undefined;
  return before && findField(before, rest.join(' '))
    ? { words: rest.join(' '), of: before }
    : { words: text, of: undefined };
}

const fieldsOf = (entity: Entity): string => listInWords(entity.fields.map((field) => field.label.toLowerCase()));
const whatThereIs = (plan: AppPlan): string =>
  plan.entities.map((entity) => `${inWords(entity)} with ${fieldsOf(entity)}`).join('; ');
