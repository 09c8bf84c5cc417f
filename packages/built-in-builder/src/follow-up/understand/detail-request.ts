import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field, FieldType } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { isPerson } from '../../reading/chunks.ts';
import { makeField } from '../../recognise/make-field.ts';
import type { Change } from '../change.ts';
import { findField, findFieldAnywhere, inWords } from '../find.ts';
import { withPlace } from './place.ts';
import { unitRequest } from './unit-request.ts';

type Found = { entity: Entity; field: Field };

/** What a field may be and must be: required or not, its choices, its kind. */
export function detailRequest(text: string, plan: AppPlan): Change[] | string | null {
  return dutyRequest(text, plan) ?? choicesRequest(text, plan) ?? unitRequest(text, plan) ?? typeRequest(text, plan);
}

const required: readonly RegExp[] = [
  /^(?:make|set) (.+?) (?:required|mandatory|compulsory|obligatory)$/i,
  /^(.+?) (?:must|has to|have to|needs? to|should) (?:always )?be (?:filled(?: in| out)?|entered|given|set|required|mandatory|compulsory)$/i,
  /^(.+?) (?:is|are) (?:required|mandatory|compulsory)$/i,
  /^(.+?) (?:must not|mustn['’]t|may not|cannot|can['’]t|should not|shouldn['’]t|should never) be (?:left )?(?:empty|blank)$/i,
  /^(?:people|users|everyone|everybody|they|you|one) (?:must|have to|has to|should) (?:always )?(?:enter|fill in|give|choose) (.+)$/i,
];
const optional: readonly RegExp[] = [
  /^(?:make|set) (.+?) (?:optional|not required|not mandatory)$/i,
  /^(.+?) (?:should(?:n['’]t| not)|need(?:n['’]t| not)|must(?: no longer| not)|doesn['’]t (?:need|have) to|does not (?:need|have) to|is(?:n['’]t| not)|no longer (?:has to|needs to)) be (?:required|mandatory|compulsory|filled in)(?: any ?more| any longer)?$/i,
  /^(.+?) (?:isn['’]t|is not|is no longer|are not|aren['’]t) (?:required|mandatory|compulsory)(?: any ?more| any longer)?$/i,
  /^(.+?) (?:should be|is|are|can be) (?:optional|not required|not mandatory|voluntary)$/i,
  /^(.+?) (?:may|can|should be allowed to) (?:stay|remain|be(?: left)?) (?:empty|blank)$/i,
  /^(?:don['’]t|do not) (?:require|insist on) (.+)$/i,
  /^(?:people|users|you|we|i|they) (?:don['’]t|do not|need not|needn['’]t) (?:need to |have to )?(?:enter|fill in|give|type|choose) (.+)$/i,
  /^(?:nobody|no one|people|users|you|we|i) (?:should(?:n['’]t)?|must|need|don['’]t|do not)(?: not)? have to (?:enter|fill in|give|type|choose) (.+)$/i,
  /^(.+?) (?:does|do)(?:n['’]t| not) (?:have|need) to be (?:filled(?: in| out)?|entered|given)$/i,
];

function dutyRequest(text: string, plan: AppPlan): Change[] | string | null {
  for (const [ways, isRequired] of [
    [optional, false],
    [required, true],
  ] as const)
    // prettier-ignore
    for (const words of ways) {
      const found = findIn(plan, words.exec(text)?.[1]);
      if (!found) continue;
      if (!isRequired && rolesOf(found.entity).title === found.field)
        return `${found.field.label} is what ${inWords(found.entity)} are called in every list, so it has to be filled in.`;
      return [{ kind: 'require-field', entity: found.entity.name, field: found.field.name, isRequired }];
    }
  return null;
}

const setChoices: readonly RegExp[] = [
  /^(.+?) should be an? (?:drop-?down|choice|select(?:ion)?|list)(?: box| list| menu)?(?: with| of| between| from|:) ?(.+)$/i,
  /^(.+?) (?:should|must|can|could|may) (?:only )?be (?:one of |either )?(.+? (?:or|and) .+)$/i,
  /^(.+?) (?:should|must|can|could|may) (?:only )?be:? ?((?:[\p{L}\d -]+, ){2,}[\p{L}\d -]+)$/iu,
  /^(status|state|stage|priority|category|type|kind|zustand|kategorie|priorität|art): ?((?:[\p{L}\d -]+, )+[\p{L}\d -]+)$/iu,
  /^(?:make|turn) (.+?) (?:into )?an? (?:drop-?down|select(?:ion)?|choice|list)(?: box| list| menu)? (?:with|of|:) ?(.+)$/i,
  /^(?:the )?(?:choices|options|values) (?:for|of) (.+?) (?:should be|are|:) ?(.+)$/i,
  /^(.+?) should have (?:the )?(?:choices|options|values):? (.+)$/i,
];
const addChoice: readonly RegExp[] = [
  /^(.+?) (?:also )?needs (?:one more|another|a new|an extra|a further|also the) (?:choice|option|value|status|category):? (.+)$/i,
  /^(?:the )?(.+?) (?:should|can|must|may) also (?:be|allow|include|offer|have|know) (.+)$/i,
];
const firstChoice =
  /^(?:the )?(.+?) (?:should |must |has to )?(?:always )?(?:starts?|begins?) (?:with|as|at|on|in) ["“']?(.+?)["”']?$/i;
const removeChoice: readonly RegExp[] = [
  /^(?:remove|delete|drop|take out|take away) (?:the )?(?:option|choice|value|status|category) ["“']?(.+?)["”']?$/i,
  /^(?:remove|delete|drop|take) ["“']?(.+?)["”']? (?:from|out of|off) (?:the )?(?:.+)$/i,
];

/** "Tools can be broken or fine": a field of the tools, where the app keeps them. */
const conditionOf = ({ name }: AppPlan['entities'][number], options: readonly string[], { language }: AppPlan): Change => ({
  kind: 'add-field',
  entity: name,
  field: makeField(`${language === 'de' ? 'Zustand' : 'Condition'} (${options.join(', ')})`)!.field,
  isShown: false,
}); // prettier-ignore

function choicesRequest(text: string, plan: AppPlan): Change[] | string | null {
  for (const words of addChoice) {
    const match = words.exec(text);
    const found = findIn(plan, match?.[1]);
    if (found?.field.options) return [{ kind: 'add-options', ...names(found), options: listOf(match![2]!) }];
  }
  for (const words of setChoices) {
    const match = words.exec(text);
    const found = findIn(plan, match?.[1]);
    const options = listOf(match?.[2] ?? '');
    if (!found || options.length < 2 || options.some((one) => one.split(' ').length > 4)) continue;
    const kept = plan.entities.find(({ name }) => name === found.field.reference);
    if (kept) return [conditionOf(kept, options, plan)];
    if (rolesOf(found.entity).title === found.field) return `${found.field.label} names the ${inWords(found.entity)}, so it stays a text.`; // prettier-ignore
    return [{ kind: 'set-options', ...names(found), options }];
  }
  const [, startOf, start = ''] = firstChoice.exec(text) ?? [];
  const begun = findIn(plan, startOf);
  const labels = begun?.field.options?.map(({ value }) => value) ?? [];
  const opening = labels.find((label) => label.toLowerCase() === start.toLowerCase());
  if (begun && opening)
    return labels[0] === opening
      ? `New ${inWords(begun.entity)} start with ${begun.field.label.toLowerCase()} ${opening} already: forms begin with the first choice.`
      : [{ kind: 'set-options', ...names(begun), options: [opening, ...labels.filter((label) => label !== opening)] }];
  for (const words of removeChoice) {
    const option = words.exec(text)?.[1];
    const found = option && withOption(plan, option);
    if (found) return [{ kind: 'remove-option', ...names(found), option: found.option }];
  }
  const renamed = /^(?:rename|call|change) (?:the )?(?:(?:option|choice|value|status|category|state) )?["“']?(.+?)["”']? (?:to|into|as) ["“']?(.+?)["”']?$/i.exec(text); // prettier-ignore
  const found = renamed && !findIn(plan, renamed[1]) ? withOption(plan, renamed[1]!) : null;
  return found
    ? [{ kind: 'rename-option', ...names(found), option: found.option, label: toLabel(renamed![2]!) }]
    : null;
}

const types: readonly (readonly [RegExp, FieldType])[] = [
  [/^(?:big(?:ger)?|large|larger|long(?:er)?|multi-?line|wide)? ?(?:text ?(?:box|area|field)|box|text|field|note)$|^(?:several|more) lines$/i, 'longtext'],
  [/^(?:short text|single line|plain text)$/i, 'text'],
  [/^(?:whole )?number$/i, 'number'],
  [/^(?:amount of money|sum of money|price|money|currency)$/i, 'money'],
  [/^(?:check ?box|tick ?box|yes\/no(?: field)?|switch|yes or no)$/i, 'boolean'],
  [/^(?:date|day|calendar field)$/i, 'date'],
  [/^(?:date and time|date with (?:a )?time|time)$/i, 'datetime'],
  [/^(?:link|web ?link|url|web address)$/i, 'url'],
  [/^(?:picture|photo|image)$/i, 'image'],
  [/^(?:file|upload|pdf|document)$/i, 'file'],
]; // prettier-ignore
const toType: readonly RegExp[] = [
  /^(?:make|turn|change) (.+?) (?:into |to )?an? (.+)$/i,
  /^(.+?) (?:should|must|has to) be an? (.+?)(?:,? (?:not|instead of) .+)?$/i,
  /^(.+?) is an? (.+?),? not .+$/i,
];

function typeRequest(text: string, plan: AppPlan): Change[] | string | null {
  const roomy = /^(?:i|we) need more (?:room|space|lines) for (.+)$|^(?:give )?(.+?) (?:needs?|should have) (?:more (?:room|space|lines)|several lines|a (?:big(?:ger)?|large(?:r)?) (?:text )?(?:box|field))$/i.exec(text); // prettier-ignore
  const timed = /^(.+?) (?:(?:also )?needs?|should (?:also )?have|should (?:also )?include) (?:a|the) time(?: as well| too| of day)?$/i.exec(text); // prettier-ignore
  const timedField = findIn(plan, timed?.[1]);
  if (timedField?.field.type === 'date') return retype(timedField, 'datetime');
  const long = findIn(plan, roomy?.[1] ?? roomy?.[2]);
  if (long) return retype(long, 'longtext');
  for (const words of toType) {
    const match = words.exec(text);
    const found = findIn(plan, match?.[1]);
    const type = types.find(([said]) => said.test(match?.[2]?.trim() ?? ''))?.[1];
    if (found && type) return retype(found, type);
  }
  return null;
}

function retype({ entity, field }: Found, type: FieldType): Change[] | string {
  if (rolesOf(entity).title === field)
    return `${field.label} names the ${inWords(entity)} in every list, so it stays a short text. Say “add a notes field” for longer texts.`;
  return [{ kind: 'retype-field', entity: entity.name, field: field.name, type }];
}

const names = ({ entity, field }: Found) => ({ entity: entity.name, field: field.name });

function findIn(plan: AppPlan, words: string | undefined): Found | undefined {
  if (!words) return undefined;
  const { words: name, of } = withPlace(words.replace(/\s+(?:field|column)s?$/i, ''), plan);
  // the status of orders rather than that of people, where both have one
  const rather =
    of ?? plan.entities.find((one) => !isPerson(one.label.toLowerCase()) && findField(one, name) !== undefined);
  return findFieldAnywhere(plan, name, rather);
}

function withOption(plan: AppPlan, said: string): (Found & { option: string }) | null {
  const wanted = said
    .replace(/["'“”]/g, '')
    .trim()
    .toLowerCase();
  for (const entity of plan.entities)
    for (const field of entity.fields) {
      const option = field.options?.find(({ value }) => value.toLowerCase() === wanted);
      if (option) return { entity, field, option: option.value };
    }
  return null;
}

const listOf = (words: string): string[] =>
  words
    .split(/\s*,\s*(?:or |and )?|\s+(?:or|and)\s+/)
    .map((one) =>
      toLabel(
        one
          .replace(/["'“”]/g, '')
          .replace(/^(?:an?|the)\s+/i, '')
          .trim(),
      ),
    )
    .filter(Boolean);
