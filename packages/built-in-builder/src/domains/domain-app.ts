import { holds } from '../generate/formula.ts';
import { listPageOf, type AppPlan, type Entity, type Field, type ListPage } from '../plan/plan.ts';
import { inSentence, toFieldName } from '../plan/names.ts';
import { draftsOf, type NamedDraft } from '../recognise/drafts.ts';
import { linkDrafts } from '../recognise/entity-draft.ts';
import type { Wishes } from '../recognise/wishes.ts';
import type { ReadEntity, Reading, Relation } from '../reading/reading.ts';
import { alignedWith } from './align.ts';
import type { SaidList } from './said-list.ts';
import type { Domain } from './domain.ts';
import { standsOn } from './expression.ts';
import { draftsOfDomain, type EntityOfList } from './domain-drafts.ts';
import { chooseKind } from '../recognise/choose-kind.ts';
import { everydayShapes } from '../recognise/shapes/everyday-shapes.ts';
import { findDomain, isOfDomain, leastOfKind, leastOfShaped, leastOfSite } from './find-domain.ts';
import { isSaid, wordsOf } from './phrases.ts';

/** A message that speaks of a domain: the lists of it that are said, and those that the text describes beside them. */
export type DomainApp = {
  domain: Domain;
  said: SaidList[];
  rest: ReadEntity[];
  relations: Relation[];
  /** Once its lists are drafted. */
  entityOf: EntityOfList;
};

/** What a text says is for its own people, though it speaks of a website or of everybody: no visitors come, nobody sells anything. */
export const ownDomain = (reading: Reading, text: string): boolean =>
  !forOthers.test(text) && (findDomain(text, reading)?.score ?? 0) >= leastOfSite;
const forOthers = /\b(?:visitors?|portals?|(?:patients?|customers?|clients?|guests?|parents?) (?:can|should|may)|customers?|public|strangers?|without (?:signing|logging) in|shop|store|blog|magazine|market ?place|community|platform|news|articles?|contact (?:form|page)|about (?:us|page)|landing|company|agency|users should be able to (?:browse|book|order|register))\b|(?<!\p{L})(?:besucher|kunden|öffentlich|ohne anmeldung|shop|laden|über uns|kontaktformular|startseite)(?!\p{L})/iu; // prettier-ignore

/**
 * The domain that a message speaks of, put in place of what was read of it: its lists and what belongs to what are known,
 * the fields are those that the text names. Null where there is none, or where the text describes more that is not of it.
 */
export function domainFor(reading: Reading, text: string): DomainApp | null {
  if (hasOwnApp.test(text) || saysHow.test(text)) return null;
  const match = findDomain(text, reading);
  if (!match) return null;
  const { abilities } = reading;
  if (abilities.includes('quiz') || (abilities.includes('play') && match.score < leastOfShaped)) return null;
  // what is booked has free times, slots and a page of its own elsewhere
  if (match.score < leastOfSite && (isSpecified.test(text) || reading.abilities.includes('book'))) return null;
  const [main] = reading.entities.filter(({ isImplied }) => !isImplied);
  if (match.score < leastOfKind && chooseKind(text, reading, main?.noun ?? null)) return null;
  if (match.score < leastOfShaped && reading.language === 'en' && everydayShapes(structuredClone(reading), text)?.isShaped) return null; // prettier-ignore
  const aligned = alignedWith(match, reading, text);
  if (!aligned || aligned.rest.length >= aligned.lists.length) return null;
  const { rest } = aligned;
  const lists = aligned.lists.map((one) => withoutLists(one, rest));
  const isBeside = (noun: string) => rest.some((one) => one.noun === noun);
  reading.entities = [...lists.map(asRead), ...rest];
  reading.entities[0]!.leads = true;
  const isRated = lists.some(({ fields }) =>
    fields.some(({ field }) => /rating|stars|bewertung|sterne/.test(field.name)),
  );
  reading.abilities = reading.abilities.filter(
    (ability) =>
      (!ofLists.has(ability) || (ability === 'book' && booksSomething.test(text) && !hasBookings(match.domain))) &&
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

const booksSomething = /\b(?:book|reserv)\w*|(?<!\p{L})(?:buch(?!halt|führ)|reservier)\p{L}*/iu;
const hasBookings = ({ lists }: Domain): boolean =>
  lists.some(({ words }) => words.some(({ text }) => /book|reserv|stay|buch|termin/.test(text)));

/** A text that says by itself how a day is worked out is taken at its word. */
const saysHow =
  /\p{L} ?= ?\p{L}[\p{L} ]* [x×*/+-] ?\p{L}|\b(?:\d+) (?:days|weeks|months) (?:later|after|before)\b|(?<!\p{L})\d+ (?:Tage|Wochen|Monate) (?:später|danach|nach|vor)(?!\p{L})/iu;

/** What is a list of its own is a field of none. */
const withoutLists = (said: SaidList, rest: readonly ReadEntity[]): SaidList => ({
  ...said,
  fields: said.fields.filter(
    ({ field }) => field.type !== 'text' || !rest.some(({ noun }) => noun.toLowerCase() === field.label.toLowerCase()),
  ),
});

/** A specification names what it wants. */
const isSpecified =
  /\bweb ?(?:site|page|application)s?\b|\b(?:platform|portal)\b|\bshould (?:have|provide|offer|include) (?:functional|functions|features)|\busers should be able to\b/i;

/** What the builder makes by itself, with more than lists. */
const hasOwnApp =
  /\bgoods (?:received|issued|receipts?|issues?)\b|\bstock-?taking\b|wareneing[aä]ng|warenausg[aä]ng|inventur|flash ?cards?/i;

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
export function withoutTwice(drafts: readonly NamedDraft[], before: EntityOfList, { entityOf }: DomainApp): void {
  const own = new Set([...entityOf.values()].map(({ name }) => name));
  const entities = drafts.map(({ draft }) => draft.entity);
  for (const entity of entities) {
    const asWritten = before.get(entity.name);
    if (!asWritten || !own.has(entity.name)) continue;
    const isKept = (one: Field) => entity.fields.some(({ name, type }) => name === one.name && type === one.type);
    // a list of the domain has its fields as the domain has them
    if (!asWritten.fields.every(isKept)) {
      delete entity.verb;
      Object.assign(entity, asWritten);
    }
    const worked = asWritten.fields.filter(({ formula }) => formula);
    const isTwice = ({ name, type }: Field) => worked.every((field) => field.name !== name) && worked.some((field) => field.type === type); // prettier-ignore
    const isLost = ({ formula }: Field) => formula !== undefined && !holds({ entities } as AppPlan, entity, formula);
    const gone = new Set(entity.fields.filter((field) => isLost(field) || (field.formula && isTwice(field))).map(({ name }) => name)); // prettier-ignore
    entity.fields = entity.fields.filter(({ name }) => !gone.has(name));
    entity.columns = entity.columns.filter((name) => !gone.has(name));
  }
}

/** Who uses it and which pages it has by itself, where the text says nothing of it. */
export function domainWishes({ domain: { pages, company } }: DomainApp, wishes: Wishes): void {
  if (pages.includes('calendar')) wishes.calendar = true;
  if (pages.includes('board')) wishes.board = true;
  if (pages.includes('chart')) wishes.dashboard = true;
  if (company !== 'me') wishes.audience ??= 'team';
}

/** Values of samples as the domain has them. */
export const domainSamples = ({ domain }: DomainApp): string[] =>
  domain.lists.flatMap(({ fields }) => fields.flatMap(({ samples }) => samples));

/** An app that would be called after its first list is called as such apps are. */
export const domainName = ({ domain }: DomainApp, name: string, main: Entity): string =>
  domain.app !== '' && name.toLowerCase().endsWith(main.plural.toLowerCase()) ? domain.app : name;

/**
 * Members read what there is and enter what they do; those who run the app look after the rest. Where people from outside
 * use it as well, each of them sees what they sent, and nobody's address or money.
 */
export function domainAccess(plan: AppPlan, { domain }: DomainApp, text: string): void {
  const areGuests = guests.test(text);
  for (const entity of plan.entities) {
    if (entity.access.read !== 'all') continue;
    const isOf = (...types: Field['type'][]) => entity.fields.some(({ type }) => types.includes(type));
    const isDone = entity.fields.some(({ type, isRequired }) => type === 'reference' && isRequired);
    const isPrivate = isOf('email', 'phone') || (isOf('money') && isOf('date', 'datetime'));
    if (areGuests && sentByGuests.test(entity.label)) entity.isSent = true;
    else if (isPrivate && (areGuests || (isOf('email', 'phone') && onlyOwn.test(text))))
      entity.access = { read: 'admin', write: 'admin' }; // prettier-ignore
    else if (areGuests) entity.access = { read: 'all', write: 'admin' };
    else if (domain.company === 'members') entity.access = { read: 'all', write: isDone ? 'creator' : 'admin' };
  }
}
/** Who is not of the house does something in the app. */
const guests = /\b(?:tenants?|customers?|clients?|patients?|parents|guests?|residents?|buyers?|donors?|applicants?)(?: (?:and|or) [\p{L}]+)? (?:can|could|may|should|want|wants|need to|log in|logs in|report|reports|ask|asks|request|requests|book|books|order|orders|sign up|see)\b|(?<!\p{L})(?:Mieter|Kund(?:en|innen)|Patient(?:en|innen)|Eltern|Gäste|Bewohner|Käufer)(?:innen)? (?:können|kann|sollen|soll|dürfen|darf|wollen|melden|fragen|bestellen|buchen|sehen|wählen)(?!\p{L})/iu; // prettier-ignore
/** What such people send in. */
const sentByGuests = /report|request|repair|fault|defect|order|booking|appointment|absence|complaint|enquiry|inquiry|question|sign-?up|reply|answer|meldung|anfrage|auftrag|reparatur|bestellung|buchung|termin|abwesenheit|rückmeldung|anmeldung|mangel|schaden|frage/i; // prettier-ignore

const onlyOwn =
  /\bonly (?:see |sees )?(?:their|his|her|his or her) own\b|(?<!\p{L})nur (?:seine|ihre|die|den|das)n? eigenen?(?!\p{L})/iu;

/** What a number begins with: of what is left, where nothing is taken away, what there is. */
const baseOf = ({ numbers }: Domain, list: string, label: string): string[] =>
  numbers.filter((one) => one.list === list && one.field.label === label && one.field.type === 'number').flatMap(({ expression }) => standsOn(expression).fields); // prettier-ignore

/** Pages of some records: what is due, what runs low, what is still open. */
export function domainViews(plan: AppPlan, { domain, entityOf }: DomainApp, text: string): ListPage[] {
  const words = wordsOf(text);
  const taken = new Set(plan.pages.map(({ label }) => label));
  return domain.views.flatMap((view): ListPage[] => {
    const entity = entityOf.get(view.list);
    const like = entity && listPageOf(plan, entity.name);
    const isAsked = view.words.length === 0 || view.words.some((phrase) => isSaid(phrase, words));
    if (!entity || !like || !isAsked) return [];
    const named = (label: string): Field | undefined =>
      entity.fields.find((field) => field.label === label || field.name === toFieldName(label)) ??
      baseOf(domain, view.list, label).flatMap((own) => entity.fields.find((field) => field.label === own) ?? [])[0];
    const only = view.conditions.flatMap((one) => {
      const field = named(one.field);
      return field ? [{ ...one, field: field.name }] : [];
    });
    if (only.length < view.conditions.length) return [];
    const { hidesDone: _, note: __, order: ___, groupBy: ____, ...page } = like;
    const layout = page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout;
    const label = taken.has(view.label) ? `${entity.plural}: ${inSentence(view.label)}` : view.label;
    taken.add(label);
    return [{ ...page, layout, name: '', label, icon: 'ListFilter', only: only.length > 1 ? only : only[0]! }];
  });
}
