import { holds } from '../generate/formula.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { partsOf } from '../plan/formula.ts';
import { pluralise } from '../plan/names.ts';
import { draftsOf, type NamedDraft } from '../recognise/drafts.ts';
import { linkDrafts, type EntityDraft } from '../recognise/entity-draft.ts';
import type { Wishes } from '../recognise/wishes.ts';
import type { ReadEntity, Reading, Relation } from '../reading/reading.ts';
import { alignedWith } from './align.ts';
import { chooseDomain, isBookedBeside } from './choose-domain.ts';
import type { SaidList } from './said-list.ts';
import type { Domain } from './domain.ts';
import { draftsOfDomain, type EntityOfList } from './domain-drafts.ts';
import { isOfDomain } from './find-domain.ts';
import { isOfPerson } from './which-list.ts';

/** A message that speaks of a domain: the lists of it that are said, and those that the text describes beside them. */
export type DomainApp = {
  domain: Domain;
  said: SaidList[];
  rest: ReadEntity[];
  relations: Relation[];
  /** Once its lists are drafted. */
  entityOf: EntityOfList;
};

/**
 * The domain that a message speaks of, put in place of what was read of it: its lists and what belongs to what are known,
 * the fields are those that the text names. Null where there is none, or where the text describes more that is not of it.
 */
export function domainFor(reading: Reading, text: string, isPublic: boolean): DomainApp | null {
  const match = chooseDomain(reading, text, isPublic);
  const aligned = match && alignedWith(match, reading, text);
  if (!match || !aligned || aligned.rest.length > aligned.lists.length) return null;
  // who writes to a site from outside has no entry there
  const rest = isPublic ? aligned.rest.filter(({ noun }) => !isOfPerson(noun)) : aligned.rest;
  const lists = withToldFirst(aligned.lists.map((one) => withoutLists(one, rest)));
  const isBeside = (noun: string) => rest.some((one) => one.noun === noun);
  reading.entities = [...lists.map(asRead), ...rest];
  reading.entities[0]!.leads = true;
  const isRated = lists.some(({ fields }) =>
    fields.some(({ field }) => /rating|stars|bewertung|sterne/.test(field.name)),
  );
  reading.abilities = reading.abilities.filter(
    (ability) =>
      (!ofLists.has(ability) || (ability === 'book' && isBookedBeside(match.domain, text))) &&
      !(ability === 'rate' && isRated),
  );
  reading.doubtful = [];
  reading.lists = reading.lists.map((list) => ({
    ...list,
    items: list.items.filter(({ field }) => !isOfDomain(match.domain, field)),
  }));
  reading.relations = reading.relations.filter(({ from, to }) => isBeside(from) || isBeside(to));
  return { domain: match.domain, said: lists, rest, relations: reading.relations, entityOf: new Map() };
}

/** An app is about what its text speaks of, though other such apps are about something else. */
function withToldFirst(lists: readonly SaidList[]): SaidList[] {
  const first = lists.find(({ noun, asked }) => noun !== null && asked.size > 0);
  return !first || lists[0]!.noun !== null ? [...lists] : [first, ...lists.filter((one) => one !== first)];
}

/** What is a list of its own is a field of none. */
const withoutLists = (said: SaidList, rest: readonly ReadEntity[]): SaidList => ({
  ...said,
  fields: said.fields.filter(
    ({ field }) =>
      field.type !== 'text' ||
      !rest.some(({ noun, plural }) => [noun, plural ?? pluralise(noun)].includes(field.label.toLowerCase())),
  ),
});

/** What brings lists of its own: a domain has its own for what people do. */
const ofLists: ReadonlySet<string> = new Set([
  'book',
  'order',
  'join',
  'borrow',
  'apply',
  'pay',
  'assign',
  'approve',
  'subscribe',
  'quiz',
]);

const asRead = ({ list, noun, fields, others }: SaidList): ReadEntity => ({
  noun: noun ?? list.label.toLowerCase(),
  plural: list.plural?.toLowerCase() ?? null,
  fields: [
    ...fields.map(({ field }) => field.label.toLowerCase()),
    ...others.map(({ field }) => field.label.toLowerCase()),
  ],
  weight: 3,
  why: ['of its domain'],
  isImplied: false,
  isWhole: true,
});

/** Entities with samples: those of the domain, then what the text describes beside it. */
export function domainDrafts(app: DomainApp, reading: Reading): NamedDraft[] {
  const { domain, said, rest, relations } = app;
  const { drafts, entityOf } = draftsOfDomain(domain, said, reading.plain);
  app.entityOf = entityOf;
  const others = draftsOf({ ...reading, entities: rest, relations: [] }, { kind: null, main: null, isPublic: false, text: reading.plain }); // prettier-ignore
  const isThere = ({ name, label }: Entity) =>
    drafts.some(({ draft: { entity } }) => entity.name === name || entity.label === label);
  drafts.push(...others.filter(({ draft }) => !isThere(draft.entity)));
  for (const { from, to, isLoose } of relations) {
    const [one, other] = [from, to].map((noun) => drafts.find((draft) => draft.noun === noun)?.draft);
    if (one && other && one !== other) linkDrafts(one, other, isLoose);
  }
  return drafts;
}

/** Beside what its domain works out of a list, no day and no number of the same kind is worked out again. */
export function withoutTwice(
  drafts: readonly NamedDraft[],
  before: ReadonlyMap<string, Pick<EntityDraft, 'entity' | 'samples'>>,
  { entityOf }: DomainApp,
): void {
  const own = new Set([...entityOf.values()].map(({ name }) => name));
  const entities = drafts.map(({ draft }) => draft.entity);
  for (const { draft } of drafts) {
    const { entity } = draft;
    const { entity: asWritten, samples } = before.get(entity.name) ?? {};
    if (!asWritten || !samples || !own.has(entity.name)) continue;
    const isKept = (one: Field) => entity.fields.some(({ name, type }) => name === one.name && type === one.type);
    // a list of the domain has its fields as the domain has them
    if (!asWritten.fields.every(isKept)) {
      delete entity.verb;
      Object.assign(entity, asWritten);
      draft.samples = samples;
    }
    const worked = asWritten.fields.filter(({ formula }) => formula);
    const isTwice = (one: Field) => worked.every(({ name }) => name !== one.name) && worked.some((field) => field.type === one.type && (one.type === 'date' || standOnTheSame(field, one))); // prettier-ignore
    const isLost = ({ formula }: Field) => formula !== undefined && !holds({ entities } as AppPlan, entity, formula);
    const gone = new Set(entity.fields.filter((field) => isLost(field) || (field.formula && isTwice(field))).map(({ name }) => name)); // prettier-ignore
    entity.fields = entity.fields.filter(({ name }) => !gone.has(name));
    entity.columns = entity.columns.filter((name) => !gone.has(name));
  }
}

/** Two numbers that follow from the same say the same. */
function standOnTheSame(one: Field, other: Field): boolean {
  const [first, second] = [one, other].map(({ formula }) =>
    partsOf(formula!).flatMap((part) => ('over' in part ? [`${part.over}.${part.field ?? ''}`] : 'field' in part ? [part.field] : [])).toSorted().join(' '),
  ); // prettier-ignore
  return first === second;
}

/** Who uses it and which pages it has by itself, where the text says nothing of it. */
export function domainWishes({ domain: { pages, company } }: DomainApp, wishes: Wishes, text: string): void {
  if (pages.includes('calendar')) wishes.calendar = true;
  if (pages.includes('board')) wishes.board = true;
  if (pages.includes('chart')) wishes.dashboard = true;
  if (company !== 'me' || several.test(text)) wishes.audience ??= 'team';
}

/** Somebody else uses it as well. */
const several = /\b(?:we|us|our|both of us|together|my (?:wife|husband|partner|girlfriend|boyfriend|sister|brother|family|flatmates?|roommates?|friends?|team|colleagues?|staff) and (?:i|me)|(?:with|for) my (?:wife|husband|partner|girlfriend|boyfriend|sister|brother|family|friends?|team|colleagues?))\b|(?<!\p{L})(?:wir|uns|unser\p{L}*|gemeinsam|zusammen mit|zu zweit|meine? (?:Frau|Mann|Freundin|Freund|Partner(?:in)?|Schwester|Bruder|Geschwister) und ich|mit mein\p{L}* (?:Frau|Mann|Freundin|Freund|Partner(?:in)?|Schwester|Bruder|Familie|Team))(?!\p{L})/iu; // prettier-ignore

/** Values of samples as the domain has them. */
export const domainSamples = ({ domain }: DomainApp): string[] =>
  domain.lists.flatMap(({ fields }) => fields.flatMap(({ samples }) => samples));

/** An app that would be called after its first list is called as such apps are. */
export const domainName = ({ domain, entityOf }: DomainApp, name: string, main: Entity): string =>
  domain.app !== '' &&
  entityOf.get(domain.lists[0]!.label) === main &&
  name.toLowerCase().endsWith(main.plural.toLowerCase())
    ? domain.app
    : name;
