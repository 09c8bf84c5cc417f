import { inSentence, pluralise, singularise, toLabel } from '../plan/names.ts';
import { detailPageOf, listPageOf, type AppPlan, type Entity, type FeaturePage, type ListPage, type Page } from '../plan/plan.ts'; // prettier-ignore
import { rolesOf } from '../plan/roles.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { named } from './build-pages.ts';
import { pagesSaid } from './pages-said.ts';

const isHome =
  /^(?:home ?(?:page)?|start ?(?:page)?|welcome|landing(?: page)?|front(?: page)?|main|startseite|start|willkommen)$/iu;
const isFigures = /^(?:statistics?|stats|reports?|results?|analysis|evaluation|figures|overview|dashboard|summary|statistik\p{L}*|auswertung\p{L}*|berichte?|übersicht|ergebnisse)$/iu; // prettier-ignore
const isContact = /^(?:contact(?: us)?|kontakt\p{L}*)$/iu;
const isForm = /^(?:submit|apply|application|booking|book(?: now)?|reservation|reserve|order|sign ?up|registration|request|join|buchen|buchung|reservierung|anmeldung|bewerbung|anfrage|bestellung|einreichen|melden)$/iu; // prettier-ignore
const isCart = /^(?:basket|cart|checkout|warenkorb|kasse)$/iu;
const isArchive = /^(?:archive|past|past (?:events|\p{L}+)|archiv|vergangene\p{L}*|rückblick)$/iu;
const isOwn = /^(?:my|meine?) (?<what>.+)$/iu;
const isTool = /rechner$|calculator$|^(?:converter|umrechner|quiz|game|spiel|timer|temperatur|temperature)$/iu;
/** What is no page to read, though nothing shows it. */
const noText = /(?:details?|confirmation|profiles?|log ?in|search|list|topics?|results?|leaderboard|ranking|map|calendar|settings|account|einzelheiten|bestätigung|profil|anmeldung|login|suche|liste|rangliste|karte|kalender|einstellungen|konto)$/iu; // prettier-ignore
const isStaff = /^(?:staff|admin\p{L}*|box office|management|office|review|back office|team area|verwaltung|intern\p{L}*|personal|büro|freigabe)$/iu; // prettier-ignore

/**
 * Gives the app the pages that the message asks for by name, in its order: one that shows that already is called so, an
 * archive shows what is past, and what nothing shows is a page to read.
 */
export function putPagesSaid(plan: AppPlan, text: string, isGerman: boolean): void {
  const names = pagesSaid(text, isGerman);
  if (names.length === 0) return;
  const taken = new Set<Page>();
  const made = names.flatMap((name): Page[] => {
    const found = pageFor(plan, name, taken, isGerman);
    const page = found ?? (noText.test(name) || [isStaff, isTool, isForm, isCart, isOwn, isFigures, isArchive].some((words) => words.test(name)) ? null : textPage(plan, name, isGerman)); // prettier-ignore
    if (!page) return [];
    taken.add(page);
    const isSame = page.label.toLowerCase().includes(name.toLowerCase()) && page.label.length < name.length + 3;
    if (!isSame && !(page.archetype === 'list' && page.only === undefined && isOfEntity(plan, page.entity, name, isGerman) && page.label.split(' ').length === 1)) page.label = toLabel(name); // prettier-ignore
    return [page];
  });
  const rest = plan.pages.filter((page) => !taken.has(page));
  const home = made.find((page) => isHome.test(page.label));
  const first = home ?? (plan.pages[0]!.archetype === 'landing' ? plan.pages[0]! : made[0]!);
  const order = [first, ...made.filter((page) => page !== first), ...rest.filter((page) => page !== first)];
  plan.pages = named(order, plan.entities[0]);
}

const singulars = (words: string, isGerman: boolean): Set<string> => {
  const lower = words.toLowerCase();
  return new Set([lower, singularise(lower), ...(isGerman ? [germanSingular(lower)] : [pluralise(lower)])]);
};

function isOfEntity(plan: AppPlan, name: string, said: string, isGerman: boolean): boolean {
  const entity = plan.entities.find((one) => one.name === name);
  return entity !== undefined && isCalled(entity, said, isGerman);
}

function isCalled({ label, plural }: Entity, said: string, isGerman: boolean): boolean {
  const words = singulars(said, isGerman);
  return [label, plural].some((one) => words.has(one.toLowerCase()) || words.has(one.toLowerCase().split(' ').at(-1)!));
}

function pageFor(plan: AppPlan, name: string, taken: ReadonlySet<Page>, isGerman: boolean): Page | null {
  const free = plan.pages.filter((page) => !taken.has(page) && page.archetype !== 'detail');
  const words = singulars(name, isGerman);
  const feature = (...features: FeaturePage['feature'][]) => free.find((page): page is FeaturePage => page.archetype === 'feature' && features.includes(page.feature)); // prettier-ignore
  if (isHome.test(name)) return free.find(({ archetype }) => archetype === 'landing') ?? null;
  const own = isOwn.exec(name)?.groups?.what;
  if (own) return ownPage(plan, own, name, isGerman);
  if (isArchive.test(name)) return archivePage(plan, name);
  const called = free.find((page) => words.has(page.label.toLowerCase()));
  if (called) return called;
  const entity = plan.entities.find((one) => isCalled(one, name, isGerman));
  const list = entity && listPageOf(plan, entity.name);
  if (list && !taken.has(list)) return list;
  if (isContact.test(name)) return free.find((page) => page.archetype === 'feature' && page.feature === 'form' && isContact.test(page.label)) ?? null; // prettier-ignore
  if (isCart.test(name)) return feature('cart') ?? null;
  if (isForm.test(name)) return feature('form') ?? null;
  if (isFigures.test(name)) return feature('report') ?? free.find(({ archetype }) => archetype === 'dashboard') ?? null;
  if (isTool.test(name)) return feature('calculator', 'quiz', 'game', 'timer') ?? null;
  return free.find((page) => [...words].some((word) => word.length > 4 && page.label.toLowerCase().split(' ').includes(word))) ?? null; // prettier-ignore
}

/** "My sessions": those that who is signed in entered. */
function ownPage(plan: AppPlan, what: string, name: string, isGerman: boolean): Page | null {
  const entity = plan.entities.find((one) => isCalled(one, what, isGerman)) ?? plan.entities.find(({ isSent, verb, label }) => isSent || verb !== undefined || isGiven.test(label)); // prettier-ignore
  const list = entity && listPageOf(plan, entity.name);
  return list ? { ...list, name: '', label: toLabel(name), icon: 'UserRound', only: { kind: 'mine' } } : null;
}

const isGiven = /(?:submission|request|application|booking|reservation|order|entry|claim|report|anfrage|antrag|buchung|bestellung|bewerbung|eintrag|meldung)$/iu; // prettier-ignore

/** What is over, of the list that has a day; the other list leaves it out from now on. */
function archivePage(plan: AppPlan, name: string): ListPage | null {
  const lists = plan.pages.flatMap((page) => (page.archetype === 'list' && page.only === undefined ? [page] : []));
  for (const list of lists) {
    const entity = plan.entities.find((one) => one.name === list.entity);
    const day = entity && rolesOf(entity).moment;
    if (!entity || !day || !happens.test(`${entity.label} ${inSentence(entity.plural)}`)) continue;
    list.only = { field: day.name, kind: 'coming' };
    list.order = { field: day.name, direction: 'up' };
    return { ...list, name: '', label: toLabel(name), icon: 'Archive', only: { field: day.name, kind: 'past' }, order: { field: day.name, direction: 'down' } }; // prettier-ignore
  }
  return null;
}
const happens = /(?:performance|event|concert|meeting|match|game|show|tour|course|date|exhibition|reading|session|trip|walk|termin|veranstaltung|konzert|treffen|spiel|aufführung|vorstellung|kurs|ausstellung|lesung|fahrt|führung)/iu; // prettier-ignore

function textPage(plan: AppPlan, name: string, isGerman: boolean): FeaturePage | null {
  if (detailPageOf(plan, toLabel(name))) return null;
  const label = toLabel(name);
  const text = isGerman
    ? 'Dieser Text ist ein Anfang: Sagen Sie mir, was hier stehen soll.'
    : 'This text is a beginning: tell me what it should say.';
  return { archetype: 'feature', feature: 'content', entity: '', name: '', label, icon: 'BookOpenText', sentence: '', sections: [{ heading: label, text }] }; // prettier-ignore
}
