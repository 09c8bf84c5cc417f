import { navigationOf } from '../generate/layout-file.ts';
import { germanPlan } from '../languages/german-plan.ts';
import type { Kind, SampleRow } from '../kinds/kind.ts';
import { parseField } from '../kinds/parse-field.ts';
import { distinctLabels } from '../plan/distinct-labels.ts';
import type { AppPlan, Entity, ListPage } from '../plan/plan.ts';
import { inSentence, listInWords, pluralise, toLabel } from '../plan/names.ts';
import { rolesOf } from '../plan/roles.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { sensible } from '../reading/sensible-nouns.ts';
import { withAskedIntervals } from '../reading/asked-intervals.ts';
import { withListedDeeds } from '../reading/listed-deeds.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';
import { isBody, nameFor } from './app-name.ts';
import { notTaken, putBack } from './account.ts';
import { audienceIn } from './audience.ts';
import { buildPages, named as namedPages } from './build-pages.ts';
import { askedNote, withAskedFigures } from './asked-figures.ts';
import { askedViews } from './asked-views.ts';
import { calculatorApp } from './calculator-app.ts';
import { calledByWhatHappens } from './called-by-day.ts';
import { chooseKind, knownEntity } from './choose-kind.ts';
import { customLook, customSignature, nounIn } from './custom-kind.ts';
import { ownDomain } from '../domains/choose-domain.ts';
import { domainAccess } from '../domains/domain-access.ts';
import {
  domainDrafts,
  domainFor,
  domainName,
  domainSamples,
  domainWishes,
  withoutTwice,
} from '../domains/domain-app.ts';
import { domainViews } from '../domains/domain-views.ts';
import { domainDashboard } from '../domains/domain-dashboard.ts';
import { dictatedLists } from '../dictated/dictated-lists.ts';
import { titleOf } from '../dictated/title.ts';
import { dictatedDrafts, readAsDictated } from './dictated-drafts.ts';
import { draftsOf } from './drafts.ts';
import { columnsOf, type EntityDraft } from './entity-draft.ts';
import { draftPages } from './draft-pages.ts';
import { ofHouseholds } from './household.ts';
import { withoutUnsaidMoney } from './money-said.ts';
import { germanPluralLabel } from './german-label.ts';
import { keepOnlyTold, keepTold } from './keep-told.ts';
import { lookFor } from './look-for.ts';
import { addFeatures } from './features/add-features.ts';
import { everydayShapes } from './shapes/everyday-shapes.ts';
import { putPagesSaid } from './put-pages.ts';
import { putAccess, putNumbers, putPages } from './shapes/put-asked.ts';
import { lineRights } from './told/line-rights.ts';
import { withToldViews } from './told/told-views.ts';
import { withoutCircles } from './without-circles.ts';
import { validPages } from './valid-pages.ts';
import { withoutDrawings } from './without-drawings.ts';
import { offersSomething } from './offers-something.ts';
import { oneLongName } from './sample-names.ts';
import { withOwnAddresses } from './sample-people.ts';
import { goesToWhom } from './goes-to.ts';
import { isAsked, outlinedApp, readAsOutlined } from './outlined/outlined-app.ts';
import { outlinedDrafts } from './outlined/outlined-drafts.ts';
import { openReports } from './open-reports.ts';
import { peopleWhoSee, theirsAlone } from './theirs.ts';
import { readByFew } from './read-by-few.ts';
import { siteAccess } from './site-access.ts';
import { monthFigures } from './month-figures.ts';
import { noticePeriods, noticeViews } from './notice-period.ts';
import { longThere, nowViews } from './now-views.ts';
import { startForAll } from './start-for-all.ts';
import { sensibleRows } from './sample-sense.ts';
import { sampleValue } from './sample-values.ts';
import { settleEntities } from './settle-entities.ts';
import { firstPromptText, holdsPhrase, plainWords } from './prompt-text.ts';
import { accessFor, wishesIn, type Wishes } from './wishes.ts';

/** What the builder made of a prompt. `notes` are decisions that the prompt left open, as sentences. */
export type Understanding = {
  plan: AppPlan;
  samples: ReadonlyMap<string, readonly SampleRow[]>;
  kind: Kind | null;
  daily: string;
  user: string;
  signatureIs: string;
  reading: Reading;
  /** The prompt without markup, as it was read. */
  text: string;
  notes: string[];
  /** What the text names as kept and the plan does not have. */
  notTaken: string[];
  /** Values of samples that are in the language of the text already. */
  ownSamples?: readonly string[];
};

const topItems = 6;

const nothingNamed =
  'The text names nothing that I could keep records of, so I began with entries that have a name, a status, a date and notes.';

/** Reads a prompt as the description of an app. Any text gives an app; `notes` says what was guessed. Deterministic. */
export function recognise(prompt: string): Understanding {
  const understood = understand(prompt);
  const { reading, plan, samples, text, ownSamples = [] } = understood;
  understood.notes.push(...reading.unknownColours.map(colourNotKnown));
  const made =
    reading.language === 'de'
      ? {
          ...understood,
          ...germanPlan(plan, samples, [text, ...ownSamples].join('\n')),
        }
      : understood;
  distinctLabels(made.plan);
  const asked = withAskedFigures(made.plan, made.samples, understood.text);
  const { plan: next } = asked;
  withoutCircles(next);
  const rows = next.entities.map(
    (entity) => [entity.name, sensibleRows(entity, asked.samples.get(entity.name) ?? [])] as const,
  );
  const { entities } = next;
  return {
    ...made,
    plan: next,
    notes: [...understood.notes, ...askedNote(asked.made)],
    samples: withOwnAddresses(entities, oneLongName(entities, new Map(rows))),
  };
}

const colourNotKnown = (words: string): string =>
  `I do not know the colour “${words}”, so I left it out; name another, or give a value such as #2a9d8f.`;

function understand(prompt: string): Understanding {
  const text = firstPromptText(prompt);
  const reading = readPrompt(text);
  withoutDrawings(reading, text);
  const wishes = wishesIn(text);
  const calculator = calculatorApp(text, reading, wishes);
  if (calculator) return calculator;
  const notes: string[] = [];
  const isPublic = isForVisitors(reading.plain, wishes) && !ownDomain(reading, text);
  const dictated = dictatedLists(prompt);
  if (!dictated) {
    settleEntities(reading, isPublic);
    putBack(reading);
    Object.assign(reading, withAskedIntervals(withListedDeeds(reading), text));
  }
  // lists that stand in lines of their own, else those that are told in sentences; of one in a story a domain knows more
  const told = dictated ? null : outlinedApp(reading, text, isPublic);
  const isOne = told !== null && !told.isWhole && told.lists.length === 1;
  const domain = dictated || (told && !isOne) ? null : domainFor(reading, text, isPublic);
  const outlined = isOne && (domain || !reading.entities.some(({ noun }) => noun === told.lists[0]!.noun)) ? null : told; // prettier-ignore
  const isStory = outlined?.isWhole === false;
  const beside = dictated ? readAsDictated(reading, dictated) : outlined && readAsOutlined(reading, outlined, text);
  const asked =
    reading.language === 'en' && !isPublic && !domain && !dictated && !outlined ? everydayShapes(reading, text) : null;
  if (asked?.isShared) wishes.audience ??= 'team';
  if (domain) domainWishes(domain, wishes, text);
  const kindFor = (noun: string | null) =>
    asked?.isShaped || domain || dictated || outlined ? null : chooseKind(text, reading, noun);
  let kind = kindFor(mainOf(reading)?.noun ?? null);
  if (reading.entities.length === 0 && !kind) reading.entities.push(fallback(text, reading, notes));
  const main = mainOf(reading)?.noun ?? null;
  kind ??= kindFor(main);
  const named = dictated
    ? dictatedDrafts(dictated.lists, reading, beside!, text)
    : outlined
      ? outlinedDrafts(outlined, reading, beside!)
      : domain
        ? domainDrafts(domain, reading)
        : draftsOf(reading, { kind, main, isPublic, text: reading.plain });
  if (isPublic) wishes.audience = 'public';
  else if (domain && wishes.audience === 'public') wishes.audience = 'team';
  const own = named.map(({ draft }) => draft);
  ofHouseholds(named, reading.plain);
  withoutUnsaidMoney(own, kind, reading.plain);
  const { plain } = reading;
  const audience = audienceFor(plain, kind, reading.language);
  const usualName =
    (dictated || isStory ? titleOf(prompt, reading.language) : null) ??
    nameFor(plain, reading, {
      kind,
      audience: audience ?? audienceIn(plain),
      main: own[0]!.entity,
    });
  const appName = domain ? domainName(domain, usualName, own[0]!.entity) : usualName;
  const filters = new Map<string, string[]>();
  const before = new Map(
    named.map(({ draft: { entity, samples } }) => [entity.name, structuredClone({ entity, samples })]),
  );
  const written = [...named];
  const asWritten = named.map(({ draft }) => structuredClone(draft));
  const features = addFeatures({
    text: plain,
    typed: text,
    reading,
    drafts: named,
    isPublic,
    name: appName,
    notes,
    filters,
  });
  if (isStory) keepTold(written, asWritten);
  if (dictated) {
    keepOnlyTold(named, written, asWritten);
    const kept = new Set(named.map(({ draft }) => draft.entity.name));
    features.splice(0, features.length, ...features.filter(({ entity, others = [] }) => (entity === '' || kept.has(entity)) && others.every((name) => kept.has(name)))); // prettier-ignore
  }
  if (asked) putNumbers(named, asked);
  if (domain) withoutTwice(named, before, domain);
  if (!isPublic) monthFigures(named, text, reading.language);
  if (!isPublic) noticePeriods(named, text, reading.language);
  const seers = isPublic ? [] : peopleWhoSee(named, text, reading.language);
  withoutLostReferences(named);
  calledByWhatHappens(named);
  wishes.calendar ||= reading.abilities.includes('calendar');
  if (reading.abilities.includes('calendar')) needDay(named[0]!.draft, named.map(({ draft }) => draft.entity)); // prettier-ignore
  const drafts = named.map(({ draft }) => draft);
  const first = drafts[0]!.entity;
  const isMoney = drafts.some(
    ({ entity }) =>
      rolesOf(entity).amount?.type === 'money' &&
      kind?.pages.some((page) => page.archetype === 'list' && page.layout === 'ledger'),
  );
  const access = wishes.audience ? accessFor(wishes.audience, isMoney) : kind?.access;
  if (access)
    for (const { entity } of drafts)
      if (
        !isPersonal(entity, isPublic) &&
        entity.access.write !== 'anonymous' &&
        entity.access.read !== 'anonymous' &&
        entity.access.read !== 'admin'
      )
        entity.access = entity.verb && access.write === 'admin' ? { read: access.read, write: 'creator' } : access;
  readOnly(plain, drafts);
  lookOnly(plain, drafts);
  for (const draft of drafts)
    if (draft.addedTitle && !asked)
      notes.push(`${draft.entity.plural} also get a ${draft.addedTitle.toLowerCase()}, so that every row has a name.`);
  if (notes.length === 0)
    notes.push(
      ...noteOnBare(
        reading,
        drafts.map(({ entity }) => entity),
      ),
    );

  const custom = kind ? null : customSignature(first);
  const plan: AppPlan = {
    name: appName,
    kind: kind?.id ?? 'custom',
    audience,
    look: lookFor(kind?.look ?? customLook(text || 'app'), wishes, reading),
    nav: wishes.audience === 'public' ? 'top' : (kind?.nav ?? 'side'),
    signature: kind?.signature ?? custom!.signature,
    currency: wishes.currency ?? 'EUR',
    entities: drafts.map(({ entity }) => entity),
    pages: buildPages(kind, drafts, wishes, {
      features,
      sentence: isPublic || wishes.landing ? `Welcome to ${appName}` : null,
    }),
  };
  plan.pages = validPages(plan.pages, plan.entities);
  if (asked) addBehind(plan, putPages(plan, named, asked));
  if (domain) {
    domainDashboard(plan, domain, text);
    addBehind(plan, domainViews(plan, domain, text));
  }
  if (reading.language === 'en') addBehind(plan, askedViews(plan, text));
  callAsSaid(plan, plain);
  if (reading.abilities.includes('filter') || searchesByNumber.test(plain)) addRanges(plan);
  for (const page of plan.pages)
    if (page.archetype === 'list')
      page.filters = [...new Set([...page.filters, ...(filters.get(page.entity) ?? []).slice(0, 2)])];
  if (reading.abilities.includes('rank')) rankLists(plan);
  if (isPublic || /\bdrafts?\b|entw(?:u|ü)rf/i.test(plain)) draftPages(plan, notes);
  if (domain && !isPublic) domainAccess(plan, domain, text);
  withToldViews(plan, text, reading.language === 'de');
  if (asked) putAccess(plan, named, asked);
  if (isPublic) siteAccess(plan, drafts, text);
  goesToWhom(plan, drafts, plain, isPublic);
  addBehind(plan, noticeViews(plan));
  addBehind(plan, longThere(plan, text));
  addBehind(plan, nowViews(plan, text));
  theirsAlone(plan, seers, text);
  openReports(plan, text);
  readByFew(plan);
  if (!isPublic) startForAll(plan);
  if (!isPublic) lineRights(plan, prompt, notes);
  putPagesSaid(plan, text, reading.language === 'de');
  // a bar along the top holds six, a list at the side as many as there are
  if (navigationOf(plan).length > topItems) plan.nav = 'side';
  const samples = new Map(drafts.map(({ entity, samples: rows }) => [entity.name, rows]));
  return {
    plan,
    samples,
    kind,
    daily: kind?.daily ?? `add ${first.plural.toLowerCase()} and find them again`,
    user:
      kind?.user ?? (audience ? `the people of ${audience}, on phone and laptop` : 'you first, on phone and laptop'),
    signatureIs: kind?.signatureIs ?? custom!.signatureIs,
    reading,
    text,
    notes,
    notTaken: notTaken(reading, plan).filter((said) => !outlined || !isAsked(said)),
    ...(domain && { ownSamples: domainSamples(domain) }),
  };
}

/** What points to a list that is not there holds a name. */
function withoutLostReferences(drafts: readonly { draft: EntityDraft }[]): void {
  const names = new Set(drafts.map(({ draft }) => draft.entity.name));
  for (const field of drafts.flatMap(({ draft }) => draft.entity.fields))
    if (field.type === 'reference' && !names.has(field.reference ?? '')) {
      field.type = 'text';
      delete field.reference;
    }
}

/** A website is for visitors, unless the text says that it is for the people of a house. */
export function isForVisitors(text: string, { audience }: Wishes): boolean {
  if (audience === 'public') return true;
  const opening = text.slice(0, 160);
  const isOwn =
    /\b(?:my|our) (?:team|staff|family|company|office|club|own)\b|\binternal\b|\bintranet\b|\bfor (?:me|myself)\b|\bprivate(?:ly)?\b(?! (?:messag|chat|convers|communicat|notes?\b))(?<!\b(?:chat|write|talk|each other) privately)|\b(?:we|i) (?:write down|keep track|need to know|track|record)\b/i.test(
      text,
    );
  const isRun =
    /\bmanag(?:e|es|ement|ing|er)\b|\btrack(?:s|er|ing)\b|\bsystem\b|\badministration\b|\b(?:e-?mail|mail) (?:client|sending)\b|\beditor\b|\bto-?do\b/i.test(
      text.slice(0, 110).replace(/\bmanag\w+ (?:their|your) /, ''),
    ) && !/\bweb ?site (?:to|for|that) (?:display|show|provid|publish|present)/i.test(opening);
  const isOwnInGerman = ownInGerman.test(opening) || runInGerman.test(text.slice(0, 110));
  const isSite = site.test(opening) || germanSite.test(opening) || forOthers.test(text);
  return isSite && !isOwn && !isRun && !isOwnInGerman;
}

const germanSite = /(?<!\p{L})(?:(?:web|internet)(?:seiten?|auftritt|präsenz)|homepage|online-?(?:shop|laden|markt|flohmarkt|marktplatz|portal|magazin)|flohmarkt|marktplatz|\p{L}{3,}börse|\p{L}*(?:portal|plattform))(?!\p{L})/iu; // prettier-ignore
const ownInGerman = /(?<!\p{L})(?:intern\p{Ll}*|intranet|für (?:mich|uns)(?! (?:im|in|am) )|nur für|(?:mein|unser)(?:e[mnrs]?)? (?:team|mitarbeiter\p{L}*|familie|wg|büro|haushalt|kollegen))(?!\p{L})/iu; // prettier-ignore
const runInGerman =
  /(?<!\p{L})(?:verwalt\p{L}*|\p{L}*verwaltung|erfass\p{L}*|system|buchhaltung|lager\p{L}*)(?!\p{L})/iu;

const site =
  /\b(?:web ?sites?|(?<!,\s)(?<!\b(?:\d+|two|three|four|five|six|several|many|different|building|camp) )site(?!s\b,)s?|web ?pages?|blog|portal|portfolio|(?:flea|online|second-hand) market|market ?place|magazine|landing page|platform|mini-?program)\b|\b(?:online|web) ?(?:shop|store)s?\b|^(?:(?:\W*(?:please|build|make|create|a|an|the|me|us|simple|small|nice|new))+ ?)?(?:[\p{L}-]+ ){0,2}(?:shop|store) (?:for|where|that|with|which|catalogu?e)\b/iu;
/** An application whose users read what other users wrote. */
const forOthers =
  /\bother users['’]|\bothers['’] (?:posts|reviews|comments)|\busers (?:can|should be able to) browse nearby\b/i;

/** Bookings, favourites and profiles are each person's own. */
const isPersonal = ({ name, verb, label, fields }: Entity, isPublic: boolean): boolean =>
  ['Favourite', 'Order', 'Profile'].includes(name) ||
  (isPublic && verb !== undefined && !['Add a comment', 'Join', 'Reply', 'Write a review'].includes(verb)) ||
  // a name beside a phone number is shown to strangers only where people offer something
  (isPublic && fields.some(({ type }) => type === 'email' || type === 'phone') && !offersSomething.test(label));

/** Each stands behind the list that it is taken from. */
function addBehind(plan: AppPlan, views: readonly ListPage[]): void {
  for (const view of views) {
    const at = plan.pages.findIndex((page) => page.archetype === 'list' && page.entity === view.entity) + 1;
    const pages = [...plan.pages.slice(0, at), view, ...plan.pages.slice(at)];
    plan.pages = namedPages(pages, plan.entities[0]);
  }
}

/** "parents read notices but cannot post notices": who is signed in reads them, admins write them. */
function readOnly(text: string, drafts: readonly EntityDraft[]): void {
  for (const { entity } of drafts) {
    const names = [entity.label, entity.plural].map((name) => name.replace(/[^\p{L} -]/gu, '')).join('|');
    const refused = new RegExp(
      `\\b(?:cannot|can['’]?t|can not|may not|must not|not allowed to) (?:post|add|write|create|publish|enter|change|edit)(?: \\w+)? (?:${names})\\b|\\bdürfen (?:\\p{L}+ )?keine (?:\\p{L}+ )?(?:${names})\\b`,
      'iu',
    );
    if (!refused.test(text) || entity.access.read === 'anonymous') continue;
    entity.access = { read: 'all', write: 'admin' };
    // what people say about it is for all who read it
    for (const other of drafts)
      if (isTalk.test(other.entity.name) && other.entity.fields.some(({ reference }) => reference === entity.name))
        other.entity.access = { read: 'all', write: 'creator' };
  }
}

/** "the secretary edits, the others just look" is said of all that is kept; "can read and add but not delete" too. */
function lookOnly(text: string, drafts: readonly EntityDraft[]): void {
  const isByOne = oneEdits.test(text);
  if (!isByOne && !addsOnly.test(text)) return;
  for (const { entity } of drafts)
    if (entity.access.read !== 'anonymous' && !entity.verb) entity.access = { read: 'all', write: isByOne ? 'admin' : 'creator' }; // prettier-ignore
}
const oneEdits = /\b(?:the |an? |our )?[\p{L}-]+ (?:edits?|changes?|updates?|maintains?|enters?)(?: (?:it|them|everything|the list))?,? (?:and |but )?(?:(?:the |all )?others?|everyone else|everybody else|the rest|all others)(?: of us)? (?:can |may |should )?(?:just|only) (?:looks?|reads?|sees?|views?)\b|\bonly (?:the |our |an? )?[\p{L}-]+ (?:can|may|should|is allowed to) (?:edit|change|update|enter)\b[^.;]*\b(?:others?|everyone|everybody|rest)\b[^.;]*\b(?:look|read|see|view)\b/iu; // prettier-ignore
const addsOnly = /\b(?:can|may|should) (?:read|see|look)(?: it| them)?,? (?:and|&) (?:add|write)[^.;]{0,20}\bbut (?:not|never|can['’]?t|cannot|may not) (?:delete|remove|change|edit)\b/i; // prettier-ignore

const isTalk = /^(?:Comment|Reply|Review)$/;

/**
 * What the app is mostly about: what is said first, unless nothing is told of it and much of something else. What people
 * do is told by what they do it with, and people are meant only where nothing else is kept.
 */
function mainOf({ entities }: Reading): ReadEntity | undefined {
  const leading = entities.find(({ leads }) => leads);
  if (leading) return leading;
  const said = entities.filter(({ isImplied }) => !isImplied);
  const first = said[0] ?? entities[0];
  const things = said.filter(({ noun }) => !isPerson(noun));
  const told = things.find(({ fields }) => fields.length >= leastTold);
  if (first && told && first.fields.length === 0 && gradeOf(first.noun)?.kind !== 'deed') return told;
  if (!first || !isPerson(first.noun) || things.length === 0) return first;
  const strongest = things.reduce((best, one) => (one.weight > best.weight ? one : best));
  return strongest.fields.length > first.fields.length || strongest.weight > first.weight ? strongest : first;
}
const leastTold = 2;

/** A text whose clauses name no record may still be about one noun. */
function fallback(text: string, reading: Reading, notes: string[]): ReadEntity {
  if (/\b(?:quiz|trivia|flash ?cards?|vokabel\w*)\b/i.test(text)) return { noun: 'question', plural: null, fields: [], weight: 1, why: ['of a quiz'], isImplied: false }; // prettier-ignore
  const isLost = /\blost (?:and|&|\+) found\b/i.test(text);
  const isRota = /\b(?:rotas?|rosters?|on[- ]call|duty plan|dienstplan)\b/i.test(text);
  const noun = isRota ? 'shift' : isLost ? 'found item' : onlyNoun(reading, text);
  if (!noun) notes.push(nothingNamed);
  return {
    noun: noun ?? 'entry',
    plural: null,
    fields: [],
    weight: 1,
    why: ['only noun'],
    isImplied: false,
  };
}

/** The noun of a text that speaks of one; German ones as they are in the singular. */
function onlyNoun(reading: Reading, text: string): string | null {
  const noun = nounIn(reading.language === 'de' ? reading.plain : text);
  const own = noun && sensible(noun, reading);
  return own && reading.language === 'de' ? germanSingular(own) : own;
}

function noteOnBare({ entities, doubtful, language, plain }: Reading, built: readonly Entity[]): string[] {
  const many = (noun: string) => (language === 'de' ? germanPluralLabel(noun, null, plain) : pluralise(noun));
  const bare = entities.filter(({ noun, fields, isLink }) => fields.length === 0 && !isLink && !knownEntity(noun));
  const labels = bare.flatMap(({ noun }) => built.find(({ label }) => label === toLabel(noun))?.plural ?? []);
  return [
    ...(labels.length > 0
      ? [
          `You named no fields for ${listInWords(labels.map(inSentence))}, so I chose them; name others and I change them.`,
        ]
      : []),
    ...(doubtful.length > 0
      ? [
          `I was not sure whether to keep ${listInWords(doubtful.slice(0, 4).map(many))} as lists of their own; say “add ${many(doubtful[0]!)}” if so.`,
        ]
      : []),
  ];
}

/** The people whom the app is for, unless the words only say again what kind of app it is. */
function audienceFor(text: string, kind: Kind | null, language: Reading['language']): string | null {
  const said = audienceIn(text);
  const lastWord = plainWords(said?.split(' ').at(-1) ?? '');
  return said &&
    (language === 'de' ? isGermanBody(said) : isBody(said)) &&
    !(kind?.words ?? []).some((word) => holdsPhrase(lastWord, word) >= 0)
    ? said
    : null;
}

/** "für unseren Hofladen", and no "für wen" or "für den Zebrastreifen". */
const isGermanBody = (said: string): boolean =>
  /^\p{Lu}/u.test(said) && ['group', 'place'].includes(gradeOf(germanSingular(said.split(' ').at(-1)!.toLowerCase()))?.kind ?? ''); // prettier-ignore

const searchesByNumber =
  /\b(?:search|find|brows)\w*[^.]*\bby\b[^.]*\b(?:price|cost|rent|(?:number of )?(?:bed)?rooms|size|area|age|capacity|rating)\b/i;

/** Where people are to filter, a price and a count have a from and a to. */
function addRanges({ pages, entities }: AppPlan): void {
  for (const page of pages) {
    if (page.archetype !== 'list') continue;
    const entity = entities.find(({ name }) => name === page.entity);
    const shown = entity?.fields.filter(
      ({ type, name }) => type === 'money' || (type === 'number' && ranged.test(name)),
    );
    page.filters.push(...(shown ?? []).slice(0, 2).map(({ name }) => name));
  }
}

/** "a weekly meal planner": what is planned by day has a day. */
function needDay({ entity, samples }: EntityDraft, all: readonly Entity[]): void {
  if (all.some(({ fields }) => fields.some(({ type }) => type === 'date' || type === 'datetime'))) return;
  const day = parseField('Date: date!');
  entity.fields.splice(1, 0, day);
  entity.columns = columnsOf(entity, []);
  samples.forEach((row, index) => Object.assign(row, { [day.name]: sampleValue(day, index) }));
}

/** "What’s on" is Events where the text speaks of events. */
function callAsSaid({ pages, entities }: AppPlan, text: string): void {
  for (const page of pages) {
    const plural = entities.find(({ name }) => page.archetype === 'list' && name === page.entity)?.plural;
    const isOwn = plural && /^(?:What’s on|Openings|Homes|Queue|Shelf)$/.test(page.label);
    const isTaken = pages.some(({ label }) => label === plural);
    if (isOwn && !isTaken && new RegExp(`\\b${inSentence(plural)}\\b`, 'i').test(text)) page.label = plural;
  }
}

/** A ranking is the list that begins with the most points. */
function rankLists({ pages, entities }: AppPlan): void {
  for (const page of pages) {
    const points = entities
      .find(({ name }) => page.archetype === 'list' && name === page.entity)
      ?.fields.find(
        ({ name, type }) =>
          type === 'number' &&
          /^(?:points|score|votes|punkte|punktzahl)$/.test(name) &&
          !/match|game/i.test(page.entity),
      );
    if (page.archetype === 'list' && points) page.order ??= { field: points.name, direction: 'down' };
  }
}

const ranged = /bedrooms|rooms|age|year|rating|capacity|guests|size|area|square|minutes|hours|distance|weight|discount/;
