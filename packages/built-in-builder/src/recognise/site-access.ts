import { bookedThing } from '../generate/booked-once.ts';
import type { SampleValue } from '../kinds/kind.ts';
import { parseField } from '../kinds/parse-field.ts';
import { rolesOf } from '../plan/roles.ts';
import type { AppPlan, Entity, Page } from '../plan/plan.ts';
import { columnsOf, type EntityDraft } from './entity-draft.ts';
import { visitorsWrite } from './features/features.ts';
import { isSaidToBeTheirs, isTheirs } from './posted-by-people.ts';
import { people } from './sample-people.ts';
import { sampleValue } from './sample-values.ts';

/**
 * Who does what on a site for visitors: what they book, order or apply for reaches those who run it, what the site shows
 * is written by those, and what people post by the text is theirs.
 */
export function siteAccess(plan: AppPlan, drafts: readonly EntityDraft[], text: string): void {
  for (const draft of drafts) {
    const { entity } = draft;
    const { read, write } = entity.access;
    if (isReport.test(entity.label) && reportsIt.test(text))
      entity.access = { read: readByAll.test(text) ? 'anonymous' : 'admin', write: 'anonymous' };
    else if (isSentIn(entity)) sendIn(plan, draft, text);
    else if (read === 'anonymous' && write === 'creator' && !isTheirs(entity, plan, text))
      entity.access = { read: 'anonymous', write: 'admin' };
    else if (read === 'creator' && write === 'creator' && !isOnesOwn(entity, plan, text))
      entity.access = { read: 'admin', write: 'admin' };
  }
  plan.pages = plan.pages.filter((page) => !isFormOfOwner(page, plan));
  forThoseWhoRunIt(plan, text);
}

/** Figures and boards about what the house itself enters are no part of a site, unless the text asks for them. */
function forThoseWhoRunIt({ pages, entities }: AppPlan, text: string): void {
  if (asksForFigures.test(text)) return;
  for (const page of pages.slice(1)) {
    const writer = entities.find(({ name }) => name === page.entity)?.access.write;
    if ((page.archetype === 'dashboard' || page.archetype === 'board') && writer === 'admin') page.isForAdmins = true;
  }
}
const asksForFigures = /\b(?:dashboards?|charts?|statistics?|stats|overview|graphs?|analytics|kanban|boards?|trends?|figures|totals?|visuali[sz]\w*)\b|(?<!\p{L})(?:übersicht|auswertung\p{L}*|statistik\p{L}*|diagramm\p{L}*|kennzahl\p{L}*)/iu; // prettier-ignore

/** What anybody tells the house: damage, a find, a question. */
const isReport = /(?:^| )(?:report|defect|damage|issue|suggestion|idea|question|sighting)$|(?:meldung|hinweis|schaden|mangel|vorschlag|frage|sichtung)$/i; // prettier-ignore
const reportsIt = /\b(?:reports?|reporting|suggests?|asks?|submits?)\b|(?<!\p{L})(?:meld\p{L}*|\p{L}+melder|fragen|stellen|vorschlagen|einreichen)(?!\p{L})/iu; // prettier-ignore
const readByAll =
  /\bpublic(?:ly)?\b|\b(?:everyone|everybody|anyone|others) (?:can )?see|\bmap\b|(?<!\p{L})(?:öffentlich\p{L}*|für alle sichtbar|alle sehen|karte)(?!\p{L})/iu;

const sendingVerbs = new Set(['Book', 'Order', 'Register', 'Enrol', 'Apply']);
const sentByPeople = /(?:^| )(?:application|request|claim|complaint|viewing|enquiry|inquiry|registration|reservation|booking|appointment|rental)$|(?:anmeldung|bewerbung|bestellung|buchung|reservierung|anfrage|antrag|termin)$/i; // prettier-ignore

/** What somebody leaves for those who run the site to deal with. */
const isSentIn = ({ verb, label, name, access }: Entity): boolean =>
  access.write !== 'none' &&
  (verb === undefined ? name === 'Order' || sentByPeople.test(label) : sendingVerbs.has(verb));

/** Nobody needs an account to send it, and who has one finds it again; of what is booked all others see when it is taken. */
function sendIn(plan: AppPlan, draft: EntityDraft, text: string): void {
  const { entity } = draft;
  answerable(draft);
  const uses = (feature: string, holds: (page: Page & { archetype: 'feature' }) => boolean) =>
    plan.pages.some((page) => page.archetype === 'feature' && page.feature === feature && holds(page));
  const isLookedUp = uses('lookup', (page) => page.entity === entity.name && page.by === undefined);
  const isListed = uses('profile', ({ others }) => others?.includes(entity.name) === true);
  if (bookedThing(entity) || isLookedUp) {
    entity.isSent = true;
    entity.access = { read: 'anonymous', write: 'anonymous' };
  } else if (isListed || isSeenAgain(entity, text)) {
    entity.isSent = true;
    entity.access = { read: 'all', write: 'anonymous' };
  } else entity.access = visitorsWrite;
}

/** "view booking records", "track their orders": whoever sent one wants to find it again. */
const isSeenAgain = ({ label, plural }: Entity, given: string): boolean => {
  const text = given.replace(/\benrolment/gi, 'enrollment');
  return new RegExp(
    String.raw`\b(?:view|see|check|track|manage|cancel|change|follow)\b[^.;]{0,30}\b(?:${label}|${plural})\b|(?<!\p{L})(?:${label}|${plural})(?!\p{L})[^.;]{0,30}(?:einsehen|verwalten|verfolgen|stornieren|absagen|ansehen)`,
    'iu',
  ).test(text);
};

/** Without a name and a way to reach them nobody can answer. */
function answerable(draft: EntityDraft): void {
  const { entity } = draft;
  const { title } = rolesOf(entity);
  if (title.joins) {
    const { joins: _, ...name } = title;
    Object.assign(title, { ...name, type: 'text', isRequired: true });
    delete title.joins;
    put(draft, title.name, (index) => people[index % people.length]!);
  }
  const email = entity.fields.find(({ type }) => type === 'email');
  const phone = entity.fields.find(({ type }) => type === 'phone');
  const reached = email ?? phone;
  if (reached) {
    reached.isRequired = true;
    put(draft, reached.name, (index) => sampleValue(reached, index) ?? '');
  } else {
    const field = parseField('Email: email!');
    entity.fields.splice(entity.fields.indexOf(title) + 1, 0, field);
    entity.columns = columnsOf(entity, entity.columns);
    put(draft, field.name, (index) => sampleValue(field, index) ?? '');
  }
}

function put(draft: EntityDraft, field: string, value: (index: number) => SampleValue): void {
  for (const [index, row] of draft.samples.entries())
    if (row[field] === undefined || row[field] === '') draft.samples[index] = { ...row, [field]: value(index) };
}

const isOnesOwn = ({ name, verb, label, plural }: Entity, plan: AppPlan, text: string): boolean =>
  verb !== undefined ||
  /^(?:Favourite|Like|Profile|Bookmark)$/.test(name) ||
  plan.pages.some((page) => page.archetype === 'feature' && page.feature !== 'search' && page.entity === name) ||
  isSaidToBeTheirs({ label, plural }, text);

/** A form by which everybody would add to what only the owner writes. */
const isFormOfOwner = (page: Page, { entities }: AppPlan): boolean =>
  page.archetype === 'feature' && page.feature === 'form' && entities.find(({ name }) => name === page.entity)?.access.write === 'admin'; // prettier-ignore
