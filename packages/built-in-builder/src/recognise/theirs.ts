import { parseField } from '../kinds/parse-field.ts';
import { inSentence, singularise, toFieldName, toLabel } from '../plan/names.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { ownSights, type OwnSight } from '../reading/own-sight.ts';
import type { NamedDraft } from './drafts.ts';
import { columnsOf, type EntityDraft } from './entity-draft.ts';
import { germanPluralLabel } from './german-label.ts';
import { draftWith } from './features/draft-with.ts';
import { people as samplePeople } from './sample-people.ts';
import { sampleValue } from './sample-values.ts';

/** Somebody of the text who sees their own alone, and the list that has them. */
type Seer = { who: string; sight: OwnSight; list: EntityDraft; email: Field };

/**
 * "Employees see only their own devices": each is in a list with their address, and what they have points there. Where
 * the text tells of nothing that somebody has, there are none.
 */
export function peopleWhoSee(named: NamedDraft[], text: string, language: string): Seer[] {
  return ownSights(text, language).flatMap((sight) => {
    const who = language === 'de' ? germanSingular(sight.people) : singularise(sight.people);
    const list = listOf(named, who, sight, text, language);
    if (!list) return [];
    return [{ who, sight, list, email: addressOf(list, who, language) }];
  });
}

const alike: readonly RegExp[] = [
  /^(?:employee|worker|colleague|staff|staff member|team member|member of staff|person|technician|mitarbeiter|mitarbeiterin|kollege|angestellter|beschäftigter|person)$/i,
  /^(?:pupil|student|learner|trainee|child|kid|schüler|schülerin|azubi|auszubildender|lernender|kind|fahrschüler|teilnehmer|participant)$/i,
  /^(?:customer|client|guest|kunde|kundin|klient|gast|auftraggeber)$/i,
  /^(?:tenant|resident|lodger|mieter|bewohner|mietpartei)$/i,
  /^(?:teacher|instructor|trainer|coach|tutor|lehrer|lehrerin|fahrlehrer|trainerin|dozent)$/i,
  /^(?:member|player|mitglied|spieler|sportler)$/i,
  /^(?:driver|fahrer|fahrerin)$/i,
  /^(?:volunteer|helper|helfer|ehrenamtlicher|freiwilliger)$/i,
  /^(?:patient|patientin)$/i,
];
const isParent = /^(?:parent|mother|father|family|eltern|elternteil|familie|angehörige[rn]?|relative)$/i;
const isChild = /^(?:child|kid|pupil|student|player|baby|toddler|kind|schüler|spieler|resident|bewohner)$/i;

/** The list of those who see: called so, or otherwise; of parents that of the children. */
function listOf(
  named: NamedDraft[],
  who: string,
  sight: OwnSight,
  text: string,
  language: string,
): EntityDraft | undefined {
  const drafts = named.map(({ draft }) => draft);
  const isCalled = ({ entity }: EntityDraft) => lastWord(entity.label) === who || inSentence(entity.label) === who || inSentence(entity.plural) === sight.people; // prettier-ignore
  const called = drafts.find(isCalled);
  if (isParent.test(who)) {
    const child = drafts.find(({ entity }) => isChild.test(lastWord(entity.label)));
    if (called && child) pointTo(child, called, who);
    return called ?? child;
  }
  if (called) return called;
  const group = alike.find((words) => words.test(who));
  const other = group && drafts.find(({ entity }) => group.test(lastWord(entity.label)));
  if (other) return other;
  if (!sight.isSure || (!isPerson(who) && !group)) return undefined;
  return madeFor(named, who, sight, text, language);
}

const lastWord = (label: string): string => inSentence(label).split(' ').at(-1)!.toLowerCase();

/** Where they are in no list yet: one is made, and what they see points to it. */
function madeFor(
  named: NamedDraft[],
  who: string,
  sight: OwnSight,
  text: string,
  language: string,
): EntityDraft | undefined {
  const { what, isSure } = sight;
  const things = named.filter(({ draft }) => isNamedIn(draft.entity, what));
  const thing = things[0] ?? (isSure && /^(?:only |just |all )*(?:their|his|her)(?: own)? (?:stuff|things|ones|data|entries|records)/i.test(what) ? named[0] : undefined); // prettier-ignore
  if (!thing || thing.draft.entity.fields.some(({ type }) => type === 'email')) return undefined;
  // what people enter themselves is theirs without a list of them
  if (isEntered(thing.draft.entity, sight, text)) return undefined;
  const list = draftWith(who, ['Name: text!', 'Email: email', 'Phone: phone']);
  if (language === 'de')
    Object.assign(list.entity, { label: toLabel(who), plural: germanPluralLabel(who, null, text) });
  named.push({ ...thing, noun: who, draft: list });
  for (const { draft } of things.length > 0 ? things : [thing]) pointTo(draft, list, who);
  return list;
}

export const isNamedIn = ({ label, plural }: Pick<Entity, 'label' | 'plural'>, text: string): boolean => {
  const words = [label, plural, lastWord(label), lastWord(plural)].map((one) => one.replace(/[^\p{L} -]/gu, ''));
  return new RegExp(String.raw`(?<!\p{L})(?:\p{L}+-)?(?:${words.join('|')})(?!\p{L})`, 'iu').test(text);
};

const holds = /^(?:who|holder|who_has_it|has_it|handed_out_to|given_to|assigned_to|owner|user|used_by|borrower|borrowed_by|name|person|wer|wer_hat_es|inhaber|besitzer|nutzer|ausgegeben_an|zugeteilt|fahrer|driver|employee|mitarbeiter|member|customer|client|kunde)$/; // prettier-ignore

/** A text that says who it is becomes the reference, else one comes behind the title. */
function pointTo(draft: EntityDraft, list: EntityDraft, who: string): void {
  const { entity } = draft;
  if (entity.fields.some(({ reference }) => reference === list.entity.name)) return;
  const title = rolesOf(entity).title;
  const written = entity.fields.find((field) => field !== title && field.type === 'text' && (holds.test(field.name) || field.name === toFieldName(who))); // prettier-ignore
  const field: Field = {
    name: written?.name ?? toFieldName(list.entity.label),
    label: written?.label ?? list.entity.label,
    type: 'reference',
    isRequired: written?.isRequired ?? false,
    reference: list.entity.name,
  };
  if (written) entity.fields.splice(entity.fields.indexOf(written), 1, field);
  else entity.fields.splice(entity.fields.indexOf(title) + 1, 0, field);
  entity.columns = columnsOf(entity, [field.name, ...entity.columns.filter((name) => name !== field.name)].slice(0, 5));
  const names = list.samples.map((row) => row[rolesOf(list.entity).title.name] ?? '');
  draft.samples = draft.samples.map((row, index) => ({ ...row, [field.name]: names[index % Math.max(1, names.length)] ?? '' })); // prettier-ignore
}

/** By their address they are known when they sign in; a child by that of its parents. */
function addressOf(list: EntityDraft, who: string, language: string): Field {
  const { entity } = list;
  const known = entity.fields.find(({ type }) => type === 'email');
  if (known) return known;
  const isOfParents = isParent.test(who);
  const label = language === 'de' ? (isOfParents ? 'E-Mail der Eltern' : 'E-Mail') : isOfParents ? 'Parents’ email' : 'Email'; // prettier-ignore
  const field = { ...parseField('Email: email'), label, ...(isOfParents && { name: 'parents_email' }) };
  entity.fields.splice(entity.fields.indexOf(rolesOf(entity).title) + 1, 0, field);
  entity.columns = columnsOf(entity, entity.columns);
  list.samples = list.samples.map((row, index) => ({ ...row, [field.name]: sampleValue(field, index) ?? `${samplePeople.length}` })); // prettier-ignore
  return field;
}

const report = String.raw`(?:report|reports|register|registers|enter|enters|add|adds|book|books|request|requests|ask for|record|records|log|logs|sign up|signs up|cancel|cancels|fill in|submit|order|orders|melden|meldet|eintragen|tragen|trägt|buchen|bucht|beantragen|beantragt|bestellen|bestellt|erfassen|abmelden|anmelden|stellen|einreichen)`; // prettier-ignore
const somebodyElse = String.raw`(?!, (?:the|our|an?|only|i|we|der|die|das|unser\p{L}*|ich|wir|nur)(?!\p{L})(?! eigen))`;
const alone = String.raw`(?! only (?!their|his|her|see)| nur (?!ihr|sein|die eigen))`;

/** "Employees report", "Mitarbeiter tragen ihre Stunden ein": what people enter by the text themselves. */
const saysTheyEnter = (people: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${escaped(people)}(?:${somebodyElse}${alone},? \p{L}+){0,12}?,? ${report}(?!\p{L})(?! (?:darf|dürfen|kann|können|soll|sollen)(?: \p{L}+)? nur)`,
    'iu',
  ).test(text);

/** "Only I can hand them out", "eintragen dürfen nur die Lehrer". */
const onlyFew =
  /(?<!\p{L})only (?:i|we|me|the|our|an?|admins?) (?:[\p{L}]+ ){0,3}?(?:can|may|should|must|adds?|enters?|books?|plans?|hands?|gives?|assigns?|am|is|are)(?!\p{L})|(?<!\p{L})(?:dürfen|darf|kann|können|sollen|soll|trägt|tragen|plant|vergibt|vergebe) (?:das |es |sie )?nur (?:ich|wir|der|die|das|unser)|(?<!\p{L})nur (?:ich|wir|der|die) (?:\p{L}+ )?(?:darf|dürfen|kann|können|vergebe|vergibt|trage|trägt|plane|plant)(?!\p{L})/iu;

/** Each reads what is about them, admins all; who enters some of it does that for themselves. */
export function theirsAlone(plan: AppPlan, seers: readonly Seer[], text: string): void {
  for (const { sight, list, email } of seers) {
    const { entity } = list;
    if (!plan.entities.includes(entity)) continue;
    const others = plan.entities.filter((one) => one !== entity && pointing(one, entity).length > 0);
    const named = others.filter((one) => isNamedIn(one, sight.what));
    if (named.length === 0 && !sight.isSure) continue;
    const theirs = named.length > 0 ? [...named, ...others.filter((one) => pointing(one, entity).some(({ isRequired }) => isRequired))] : others; // prettier-ignore
    const seenBySomebody = seers.map((other) => other.list.entity).filter((one) => one !== entity);
    const doneByThem = theirs.filter((one) => isEntered(one, sight, text));
    for (const one of new Set(theirs)) {
      if (seenBySomebody.includes(one)) continue;
      const write = doneByThem.includes(one) || one.isSent ? 'all' : 'admin';
      for (const { name } of pointing(one, entity)) of(one, name, write);
    }
    // who teaches is named to those who are taught, and who books chooses themselves
    if (list === seers[0]!.list && theirs.some((one) => !doneByThem.includes(one) || one.isSent))
      of(entity, email.name, 'admin'); // prettier-ignore
    else if (list === seers[0]!.list && theirs.length === 0) of(entity, email.name, 'admin');
    else entity.access = { read: 'all', write: 'admin' };
    // two who both see a record find each other's name in it
    if (entity.theirsBy && seenBySomebody.length > 0) entity.showsNames = true;
  }
  if (seers.length === 0) return;
  withoutOthers(plan);
  sayOfWhom(plan, seers);
}

/** Who tells something of somebody else says of whom; of themselves the account says it. */
function sayOfWhom({ entities }: AppPlan, seers: readonly Seer[]): void {
  const isThemselves = (target: Entity) => seers.some(({ who, list }) => list.entity === target && !(isParent.test(who) && isChild.test(lastWord(target.label)))); // prettier-ignore
  for (const { theirsBy = [], fields, access } of entities) {
    if (access.write !== 'all' && access.write !== 'creator') continue;
    for (const field of fields) {
      const target = theirsBy.includes(field.name) && entities.find(({ name }) => name === field.reference);
      const isOfSomebody = target && target.theirsBy && isPerson(inSentence(target.label));
      if (isOfSomebody && !isThemselves(target)) field.isRequired = true;
    }
  }
}

const pointing = ({ fields }: Entity, { name }: Entity): Field[] => fields.filter(({ reference }) => reference === name); // prettier-ignore
const escaped = (words: string): string => words.replace(/[^\p{L} -]/gu, '');

const ownDeeds = /(?:booking|reservation|sign-?up|registration|request|absence|sick note|leave|report|order|answer|reply|entry|hours|run|ride|time entr(?:y|ies)|meldung|antrag|abwesenheit|fehlzeit|buchung|reservierung|anmeldung|bestellung|eintrag|stunden|schaden|fault|defect|mangel)s?$/i; // prettier-ignore

/** What is reported, asked for or entered by those whom it is about. */
function isEntered(entity: Entity, { people }: OwnSight, text: string): boolean {
  const { label, plural, verb, access } = entity;
  if (isPerson(inSentence(label))) return false;
  const isDeed = verb !== undefined || ownDeeds.test(label);
  if (saysTheyEnter(people, text))
    return isDeed || new RegExp(String.raw`(?<!\p{L})${report} (?:[\p{L}']+ ){0,4}(?:${escaped(label)}|${escaped(plural)})(?!\p{L})`, 'iu').test(text); // prettier-ignore
  return isDeed && !onlyFew.test(text) && (access.write === 'creator' || access.write === 'all');
}

function of(entity: Entity, field: string, write: 'all' | 'admin'): void {
  entity.theirsBy = [...new Set([...(entity.theirsBy ?? []), field])];
  entity.access = { read: 'all', write: entity.access.write === 'all' && entity.isSent ? 'all' : write };
}

/** What points to what only some see is for them too. */
function withoutOthers({ entities }: AppPlan): void {
  let again = true;
  while (again) {
    again = false;
    for (const entity of entities) {
      if (entity.theirsBy || entity.isSent || !/^(?:all|admin)$/.test(entity.access.read)) continue;
      const by = entity.fields.find(({ reference, isRequired }) => isRequired && entities.some(({ name, theirsBy }) => name === reference && theirsBy)); // prettier-ignore
      if (!by) continue;
      entity.theirsBy = [by.name];
      entity.access = { ...entity.access, read: 'all' };
      again = true;
    }
  }
}
