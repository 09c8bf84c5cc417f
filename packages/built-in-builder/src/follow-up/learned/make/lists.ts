import { singularise, toLabel } from '../../../plan/names.ts';
import { detailPageOf, type AppPlan, type Entity, type Page } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { findEntity } from '../../find.ts';
import { listOf, pluralOfGerman } from '../../understand/gist/lists.ts';
import { germanSingulars } from '../../../reading/lexicon/german-nouns.ts';
import { textPageWish } from '../../understand/sure/text-pages.ts';
import { textPageRequest } from '../../understand/text-page-request.ts';
import { noteWish } from '../../understand/sure/notes.ts';
import { settingsRequest } from '../../understand/settings-request.ts';
import type { ReadWish } from '../read-wish.ts';
import { eachOnce, labelFrom, nameFrom } from './labels.ts';
import type { Given, Maker } from './maker.ts';

/** A list of its own with the fields that are named; of another where each belongs to one. */
export const addList: Maker = (wish, { plan }) => {
  const noun = wish.names[0] && nameFrom(wish.names[0]);
  if (!noun || noun.split(' ').length > 3 || isOfChoices.test(noun)) return null;
  if (findEntity(plan, noun))
    return `The app already keeps ${noun}. Say “add a notes field to ${noun}” to change them.`;
  const [made, ...more] = listOf(noun, eachOnce(wish.parts.map(labelFrom)).join(', '), plan);
  const draft = made?.kind === 'add-entity' ? made.draft : null;
  if (!draft) return null;
  for (const owner of ownersOf(wish, plan).toReversed()) {
    const field = draft.entity.fields.some(({ reference }) => reference === owner.name) ? undefined : makeField(owner.label)?.field; // prettier-ignore
    if (field) draft.entity.fields.splice(1, 0, { name: field.name, label: field.label, type: 'reference', isRequired: true, reference: owner.name }); // prettier-ignore
  }
  return [made!, ...more];
};

/** "Every boat has these states": a choice of the boat, and no list. */
const isOfChoices = /^(?:states?|status(?:es)?|stages?|zust[aä]nde?|stufen?)$/i;

/** How likely a list has to be to be what each entry belongs to. */
const leastOwner = 0.5;
/** The lists that each entry of a new one belongs to. */
function ownersOf(wish: ReadWish, { entities }: AppPlan): Entity[] {
  const likely = wish.listSlot('of').filter((one) => one.likely >= leastOwner).map(({ list }) => list); // prettier-ignore
  if (likely.length > 0) return likely;
  return wish.values.of === 'yes' && entities.includes(wish.list) ? [wish.list] : [];
}

export const renameList: Maker = (wish, { plan }) => {
  const label = wish.names[0] && nameFrom(wish.names[0]);
  if (!label) return null;
  const small = label.toLowerCase();
  const one = plan.language === 'de' ? (germanSingulars.get(small) ?? label) : singularise(label);
  const plural = plan.language === 'de' ? (germanSingulars.has(small) ? label : toLabel(pluralOfGerman(label))) : label;
  return [{ kind: 'rename-entity', entity: wish.list.name, label: toLabel(one), plural: toLabel(plural) }];
};

export const removeList: Maker = ({ list }, { plan }) =>
  plan.entities.length === 1
    ? `${list.plural} are the only thing that this app keeps, so they have to stay. You can rename them.`
    : [{ kind: 'remove-entity', entity: list.name }];

export const renameApp: Maker = ({ names }) => {
  const name = names[0]?.replace(/["„“”]/g, '').trim();
  return name ? [{ kind: 'rename-app', name }] : null;
};

const withPage =
  (change: (page: Page, ...rest: Parameters<Maker>) => Change[] | string | null): Maker =>
  (wish, given) => {
    const page = pageIn(wish.list.name, given);
    return page ? change(page, wish, given) : null;
  };

/** The page that is named, else the list page of the list that is. */
function pageIn(list: string, { plan, marked }: Given): Page | undefined {
  const details = new Set<Page | undefined>(plan.entities.map((entity) => detailPageOf(plan, entity.name)));
  const named = marked.pages[0]?.page;
  const isNamed = marked.lists.some(({ entity }) => entity.name === list);
  return named ?? (isNamed ? plan.pages.find((page) => !details.has(page) && page.archetype === 'list' && page.entity === list) : undefined); // prettier-ignore
}

export const renamePage: Maker = withPage((page, { names }) => {
  const label = names[0] && nameFrom(names[0]);
  return label ? [{ kind: 'rename-page', page: page.name, label }] : null;
});
export const removePage: Maker = withPage((page, _, { plan }) => (isOnly(page, plan) ? `${page.label} is the only page of this app, so it has to stay.` : [{ kind: 'remove-page', page: page.name }])); // prettier-ignore
export const startPage: Maker = (wish, given) => {
  const page = pageIn(wish.list.name, given) ?? (wish.likelyList >= sureList ? given.plan.pages.find((one) => one.archetype === 'list' && one.entity === wish.list.name) : undefined); // prettier-ignore
  return page ? [{ kind: 'main-page', page: page.name }] : null;
};
const sureList = 0.7;

const isOnly = (page: Page, plan: AppPlan): boolean =>
  page.archetype === 'list' && plan.pages.filter((one) => one.archetype !== 'detail').length === 1;

const behind = /(?<!\p{L})(?:after|behind|below|last|end|nach|hinter|unter|ende|letzte[nrs]?|ganz hinten)(?!\p{L})/iu;

export const movePage: Maker = (wish, given) => {
  const page = pageIn(wish.list.name, given);
  const others = [...given.marked.pages.map((one) => one.page), ...given.marked.lists.flatMap(({ entity }) => given.plan.pages.filter((one) => one.archetype === 'list' && one.entity === entity.name))]; // prettier-ignore
  const other = others.find((one) => one !== page);
  if (!page) return null;
  const first = given.plan.pages.find((one) => one.archetype !== 'detail' && one !== page);
  const lastOne = given.plan.pages.findLast((one) => one.archetype !== 'detail' && one !== page);
  const isBehind = behind.test(given.text);
  const target = other ?? (isBehind ? lastOne : first);
  return target ? [{ kind: 'move-page', page: page.name, to: isBehind ? { after: target.name } : { before: target.name } }] : null; // prettier-ignore
};

export const textPage: Maker = ({ names }, { text, plan }) => {
  const ruled = textPageWish(text, plan) ?? textPageRequest(text, plan);
  if (ruled !== null) return ruled;
  const label = names[0] && nameFrom(names[0]);
  return label ? textPageRequest(`add a page about ${label}`, { ...plan, entities: [] }) : null;
};

const quoted = /["„“]([^"„“”]{2,200})["“”]/u;
const behindColon = /:\s*(.{3,200})$/su;
const saidIn = (text: string): string | undefined => (quoted.exec(text) ?? behindColon.exec(text))?.[1]?.trim();

export const footer: Maker = (_, { text, plan }) => {
  const said = saidIn(text);
  if (said) return [{ kind: 'footer', text: said }];
  return settingsRequest(text, plan) ?? 'Tell me what the footer should say, for example “put Phone 0221 123456 in the footer”.'; // prettier-ignore
};

export const pageNote: Maker = (wish, given) => {
  const ruled = noteWish(given.text, given.plan);
  if (ruled !== null) return ruled;
  const said = saidIn(given.text);
  const page = pageIn(wish.list.name, given) ?? given.plan.pages.find((one) => one.archetype === 'list' && one.entity === wish.list.name); // prettier-ignore
  return said && page ? [{ kind: 'page-note', page: page.name, text: said }] : null;
};
