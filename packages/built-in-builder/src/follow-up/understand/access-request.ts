import type { AppPlan } from '../../plan/plan.ts';
import { accessIn, leaders } from '../access-words.ts';
import type { Change } from '../change.ts';
import { findFieldAnywhere } from '../find.ts';
import { rolesOf } from '../../plan/roles.ts';
import { entitiesIn, fieldsIn } from './gist/mentions.ts';
import { mentions } from './place.ts';

/** Who alone deletes, where it was not read who that is. */
const onlyDeleting =
  /^(?!.*\b(?:edit|change|write|modify|update|see|view|read)\b).*\b(?:only|nobody (?:but|except)|no one (?:but|except))\b.*\b(?:delete|remove)\b/i;

/** Of whom a field is to be hidden, where it was not read who that is. */
const hidesField =
  /^(?:hide|don['’]t show|do not show) (?:the |their |his |her )?(.+?) (?:from|to) (?:visitors|others|other people|strangers|everyone|users|members|customers|guests|the public)\b/i;

export const ofOneField =
  'Who is to see this one field I did not understand, so I changed nothing. Say it with a role, such as “only the treasurer may see the phone”.';
const narrowed =
  /\b(?:only|just|not for|nobody|no one|not everybody|not everyone|hidden?|private|not (?:be )?(?:visible|shown|see)|n['’]t see)\b|\bsee\b.*\bnot\b/i;
const people =
  /\b(?:everybody|everyone|all|others?|public|visitors|strangers|users|members|people|team|colleagues|employees|staff|admins?|me|i|nobody|no one|see|visible)\b/i;

/** "phone numbers only for the organisers": what no app here can do, and what must not narrow whole lists instead. */
export function hidesOneField(text: string, plan: AppPlan): string | null {
  if (/^(?:only|just) (?:show|list|display)\b|^(?:show|list|display) (?:me |us )?(?:only|just)\b/i.test(text))
    return null;
  if (/^(?:drop|remove|delete|add|sort|filter|rename|call|make)\b/i.test(text)) return null;
  if (!narrowed.test(text) || writing.test(text) || !(people.test(text) || leaders.test(text))) return null;
  if (ofLists.test(text)) return null;
  const named = fieldsIn(text.replace(doer, ' '), plan, { least: 2 }).filter(
    ({ entity, field }) => rolesOf(entity).title !== field,
  );
  const lists = plan.entities.filter((entity) => mentions(asPeople(text, plan), entity));
  return named.length > 0 && lists.every((list) => named.some(({ entity }) => entity === list)) ? ofOneField : null;
}
const ofLists = /\b(?:list|table|form|filter|sort|chart|show me|column|who (?:has|have|is|are))\b/i;

/** Who may do something is no list that it is done to, also where the app has such a list: "members may see the courses". */
const asPeople = (text: string, plan: AppPlan): string =>
  plan.entities
    .flatMap(({ label, plural }) => [plural, label])
    .reduce((said, name) => said.replace(new RegExp(`(?<!\\p{L})(?:(?:the|our|my|all) )?${name.replace(/[^\p{L} ]/gu, '.')} (?=(?:should|may|can|must|only|are (?:only )?allowed)\\b(?! (?:only )?be\\b))`, 'giu'), 'people '), text); // prettier-ignore
const doer = /^(?:the |our |my |all )?\p{L}+ (?=(?:should|may|can|must)\b(?! (?:only )?be\b))/iu;
const writing = /\b(?:save|submit|own|edit|change|write|update|modify|add|create|enter|delete|remove|manage)\b/i;

const leftOut =
  /,?\s*\b(?:(?:but|and|only) not|except(?: for)?|apart from|without|other than) (?:the |our |my )?([^,.;]+)/i;

/** "don't let anybody but me delete them" speaks of nobody, and opens nothing to anybody. */
const lets = /(?<!\p{L})(?:don['’]?t|do not|never|not) (?:want to )?(?:let|allow|want) any(?:one|body)(?: else)?(?= (?:but|except|other than|apart from|to|see|read|view|edit|change|delete|add)(?!\p{L}))(?: (?:(but|except|other than|apart from) (me|admins?|us|my team|the \p{L}+)))?(?: to)?/giu; // prettier-ignore

export function accessRequest(typed: string, plan: AppPlan): Change[] | string | null {
  const text = typed
    .replace(/(?<!\p{L})(?:touch|mess (?:around )?with|fiddle with|play with)(?!\p{L})/giu, 'edit')
    .replace(/\b(should|must|could)n['’]?t\b/giu, '$1 not')
    .replace(lets, (_, but?: string, who?: string) => (but ? `nobody but ${who} may` : 'nobody else may'));
  const hidden = hidesField.exec(text)?.[1];
  if (hidden && findFieldAnywhere(plan, hidden, undefined)) return ofOneField;
  if (onlyDeleting.test(text) && /\b(?:can|may|should|must|are allowed)\b/i.test(text))
    return 'Who alone is to delete I did not understand, so I changed nothing. Say it with a role, such as “only the treasurer may delete orders”.';
  if (
    /^(?:add|create|make an?)\b/i.test(text) &&
    !/\b(?:see|view|read|edit|access|change|public|private)\b/i.test(text)
  )
    return null;
  if (isNoAccess.test(text)) return null;
  // "visitors see the plants but not the suppliers": what is left out stays as it is
  const without = leftOut.exec(text)?.[1] ?? '';
  const spared = without === '' ? [] : plan.entities.filter((entity) => mentions(without, entity));
  const asked = asPeople(spared.length > 0 ? text.replace(leftOut, '') : text, plan);
  const said = plan.entities.filter((entity) => mentions(asked, entity));
  const named = said.length > 0 ? said : entitiesIn(asked, plan).map(({ entity }) => entity); // prettier-ignore
  const entities = (named.length > 0 ? named : ownersIn(asked, plan)).filter((entity) => !spared.includes(entity));
  const apart = perClause(asked, plan, spared);
  if (apart) return apart;
  const changes = entities.flatMap((entity): Change[] => {
    const access = accessIn(asked, entity.access);
    const isOfLeaders = leaders.test(asked) && (access?.read === 'admin' || access?.write === 'admin');
    return access ? [{ kind: 'access', entity: entity.name, access, ...(isOfLeaders && { isOfLeaders }) }] : [];
  });
  return changes.length > 0 ? changes : null;
}

/** "I want to pick a member and see only theirs", "a page that shows only the open ones": what is shown, not to whom. */
export const isNoAccess =
  /^(?:i|we)(?:['’]d| would)? (?:want|like|love|need) (?:to )?(?:be able to )?(?:choose|pick|select|filter|click)\b|\b(?:page|view|tab|list) (?:that|which|where|with|of) (?:\w+ )?(?:shows? )?only\b|^(?:when(?:ever)?|as soon as)\b/i;

/** "only we may see the members, the books can be public": each list as its own part says. */
function perClause(text: string, plan: AppPlan, spared: readonly AppPlan['entities'][number][]): Change[] | null {
  // ", the customers but only my team" is one part
  const clauses = text
    .replace(/(,[^,;]*?)\s+but (?=only\b)/gi, '$1 ')
    .split(
      /\s*[,;]\s*(?:and |but |und |aber )?|\s+(?:but|while|whereas)\s+|\s+and (?=(?:only|the|our|everyone|everybody|nobody)\b)/i,
    );
  const said = clauses.map((clause) => ({ clause, lists: plan.entities.filter((entity) => mentions(clause, entity)) }));
  const isApart = said.length > 1 && said.every(({ lists }) => lists.length > 0) && new Set(said.flatMap(({ lists }) => lists)).size === said.flatMap(({ lists }) => lists).length; // prettier-ignore
  if (!isApart) return null;
  // "the products everyone may see, the customers only my team": the second does what the first does
  const [verb] = /\b(?:see|view|read|edit|change|add)\b/i.exec(text) ?? [];
  const withVerb = (clause: string) =>
    verb && !/\b(?:see|view|read|visible|public|private|edit|change|write|add|create|delete|access)\b/i.test(clause)
      ? `${clause} may ${verb}`
      : clause;
  return said.flatMap(({ clause, lists }) =>
    lists
      .filter((entity) => !spared.includes(entity))
      .flatMap((entity): Change[] => {
        const read = accessIn(withVerb(clause), entity.access);
        // beside "only my team", everyone is whoever comes
        const isOpened = read?.read === 'all' && everyone.test(clause) && clauses.some((other) => other !== clause && ownPeople.test(other)); // prettier-ignore
        const access = read && isOpened ? { ...read, read: 'anonymous' as const } : read;
        return access ? [{ kind: 'access', entity: entity.name, access, ...(leaders.test(clause) && access.write === 'admin' && { isOfLeaders: true }) }] : []; // prettier-ignore
      }),
  );
}

const everyone = /\b(?:everyone|everybody|anyone|anybody|all people)\b/i;
const ownPeople =
  /\b(?:only|just)\b.*\b(?:my|our|the)? ?(?:team|employees|staff|colleagues|members|family|us|we)\b|\bonly (?:signed|logged)/i;

/** "only the treasurer may change the membership fee" speaks of the list that has the fee; else of all lists. */
function ownersIn(text: string, plan: AppPlan): AppPlan['entities'] {
  const lower = text.toLowerCase();
  const owners = plan.entities.filter(({ fields }) =>
    fields.some(({ label }) => label.length >= 4 && lower.includes(label.toLowerCase())),
  );
  return owners.length === 1 ? owners : plan.entities;
}
