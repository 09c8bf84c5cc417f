import type { AppPlan, Entity } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { inWords } from '../../find.ts';
import { ofOneField } from '../access-request.ts';
import { entitiesIn, fieldsIn } from '../gist/mentions.ts';
import { placesOf } from '../../../generate/capacity.ts';
import { listInWords } from '../../../plan/names.ts';

type Answer = Change[] | string | { changes: Change[]; left: string[] } | null;

const iSeeAll = /(?<!\p{L})(?:i|we|admins?|only i|the (?:boss|owner|office|board)|ich|wir|nur ich|der chef|die chefin|das büro|der vorstand|die leitung)(?: (?:can|may|want to|should|will|must|darf|kann|will|möchte|soll))?(?: (?:also|auch|aber|however))? (?:see|sees|view|seh|sehe|sieht|sehen)?\s*(?:everything|all(?: of (?:it|them))?|alles|alle(?:s)?)(?!\p{L})|(?<!\p{L})(?:seh|sehe|sieht) (?:ich|der chef|die chefin|der vorstand) (?:alles|alle)(?!\p{L})/iu; // prettier-ignore
const othersOwn = /(?<!\p{L})(?:only|just|nur|bloß)(?: (?:see|sehen|sieht|on|to|die|den|das|ihre?n?|seine?n?|the))*\s*(?:their|his|her|own|theirs|ihre[nrms]?|seine[nrms]?|eigene[nrms]?|deren|sich)(?!\p{L})/iu; // prettier-ignore

/** "I see all, the customers only their own": everybody their own, and where those who run it see all. */
function ownAndAll(text: string, plan: AppPlan): Answer {
  if (!iSeeAll.test(text) || !othersOwn.test(text)) return null;
  const entities = listsOf(text, plan);
  const open = entities.filter(({ access }) => access.read !== 'creator');
  const seen = `You see all ${listInWords(entities.map(inWords))} in the builder under Database; inside of the app everybody sees only what they made, admins too.`; // prettier-ignore
  if (open.length === 0) return `That is so already: everybody sees only their own. ${seen} I changed nothing.`;
  return { changes: open.map(({ name }) => ({ kind: 'access', entity: name, access: { read: 'creator', write: 'creator' } })), left: [seen] }; // prettier-ignore
}

/** Whose own they are is no list that is meant: "customers only their own orders". */
function listsOf(text: string, plan: AppPlan): Entity[] {
  const behind = othersOwn.exec(text);
  const named = entitiesIn(behind ? text.slice(behind.index) : text, plan).map(({ entity }) => entity);
  return named.length > 0 ? named : plan.entities;
}

const foreign = /(?<!\p{L})(?:(?:der|von|die|den) (?:anderen?|andern|anderer)|anderer|voneinander|gegenseitig|other people['’]s|others['’]|each other(?:['’]s)?|one another(?:['’]s)?|someone else['’]s|somebody else['’]s|anyone else['’]s|other (?:customers|members|users|people|parents|students|guests)['’])(?!\p{L})/iu; // prettier-ignore
const strange = /(?<!\p{L})fremde[nrms]? \p{Lu}/u;
const unseen =
  /(?<!\p{L})(?:not|never|nobody|no one|n['’]t|cannot|nicht|nie|niemand|keine[rsn]?|keiner)(?!\p{L})|n['’]t(?!\p{L})/iu;
const seen = /(?<!\p{L})(?:see|view|read|look at|show\p{L}*|visible|sehen|sieht|lesen|ansehen|anschauen|angezeigt|anzeigen|sichtbar|zeigen|gezeigt|einsehen|zugänglich|gehen)(?!\p{L})/iu; // prettier-ignore

/** "readers must not be shown the data of others" */
function nobodyElses(text: string, plan: AppPlan): Answer {
  if (!(foreign.test(text) || strange.test(text)) || !unseen.test(text) || !seen.test(text)) return null;
  const named = entitiesIn(text, plan).map(({ entity }) => entity).filter(({ label }) => !isPerson(label.toLowerCase())); // prettier-ignore
  const entities = named.length > 0 ? named : plan.entities;
  const open = entities.filter(({ access }) => access.read !== 'creator');
  if (open.length === 0) return 'That is so already: everybody sees only their own. I changed nothing.';
  return open.map(({ name }) => ({ kind: 'access', entity: name, access: { read: 'creator', write: 'creator' } }));
}

const without = /(?<!\p{L})(?:without|no need (?:to|for)|not? (?:have|need) to)(?: (?:making|having|creating|needing|an?|to|the))*\s+(?:account|log(?:ging)?[- ]?in|sign(?:ing)?[- ]?(?:in|up)|regist\p{L}+|password)|(?<!\p{L})ohne (?:sich )?(?:(?:eine?|vorher|sich|extra) )*(?:anmeldung|anmelden|anzumelden|konto|account|login|einloggen|einzuloggen|registrierung|registrieren|zu registrieren|passwort)(?!\p{L})|(?<!\p{L})(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,3}?(?:anmelden|einloggen|registrieren|konto|account) (?:müssen|brauchen)/iu; // prettier-ignore
const does = /(?<!\p{L})(?:book|rent|hire|borrow|mieten|leihen|ausleihen|order|reserve|apply|submit|send|enter|add|fill|ask|request|sign up|register|enrol|rsvp|report|leave|write|buchen?|bestellen?|reservieren?|bewerben|abschicken|absenden|schicken|eintragen|einträgt|anfragen|ausfüllen|melden|anlegen|schreiben|mitmachen|teilnehmen|einreichen)(?!\p{L})/iu; // prettier-ignore
const takes = /book|rental|loan|ausleih|verleih|vermiet|order|reserv|appl|request|inquir|enquir|registra|sign|rsvp|report|message|comment|review|buchung|bestell|reserv|bewerb|anfrage|anmeldung|meldung|nachricht|termin|appointment/i; // prettier-ignore

/** "people must be able to book without an account": what is sent in is open to all, and read by those who run it. */
function withoutAccount(text: string, plan: AppPlan): Answer {
  if (!without.test(text) || !does.test(text.replace(without, ' ')) || /(?<!\p{L})(?:not|n['’]t|nobody|nicht|keiner|niemand)(?!\p{L})/iu.test(text.replace(without, ' '))) return null; // prettier-ignore
  const named = entitiesIn(text.replace(without, ' '), plan).map(({ entity }) => entity);
  const entity = named.find(({ name, label }) => takes.test(`${name} ${label}`)) ?? plan.entities.find(({ name, label, verb }) => verb !== undefined || takes.test(`${name} ${label}`)) ?? named[0]; // prettier-ignore
  if (!entity) return null;
  const read = entity.access.read === 'creator' || entity.access.read === 'none' ? 'admin' : entity.access.read;
  const chosen = plan.entities.filter(({ name, access }) => access.read !== 'anonymous' && name !== entity.name && entity.fields.some(({ reference }) => reference === name)); // prettier-ignore
  // whose names and numbers are kept is shown to no stranger for the sake of a form
  const people = chosen.find(({ label, fields }) => isPerson(label.toLowerCase()) || fields.some(({ type }) => type === 'phone' || type === 'email')); // prettier-ignore
  if (people) return `Whoever adds one of the ${inWords(entity)} chooses from the ${inWords(people)}, and strangers would see all of them. Replace that field by a plain name first: “remove ${people.label.toLowerCase()} from ${inWords(entity)}” and “add a name field to ${inWords(entity)}”. I changed nothing.`; // prettier-ignore
  return [
    { kind: 'access', entity: entity.name, access: { read, write: 'anonymous' }, ...(read === 'admin' && { isOfLeaders: true }) },
    ...chosen.map(({ name, access }): Change => ({ kind: 'access', entity: name, access: { ...access, read: 'anonymous' } })),
  ]; // prettier-ignore
}

const full = /(?<!\p{L})(?:full|fully booked|sold out|enough (?:people|helpers|volunteers|participants)|no (?:more )?(?:places|seats|spots|room|tickets)(?: are| is)? left|out of (?:places|seats)|all (?:places|seats|spots) (?:are )?taken|maximum (?:is )?reached|voll\p{L}*|ausgebucht|genug (?:leute|personen|helfer|teilnehmer|anmeldungen)|keine (?:freien )?plätze|(?:alle )?plätze (?:\p{L}+ )?(?:weg|vergeben|belegt)|belegt)(?!\p{L})/iu; // prettier-ignore
const stops = /(?<!\p{L})(?:no (?:more|one|longer)|nobody|not|n['’]t|never|stop|closed?|refuse|reject|keiner|niemand|nicht mehr|keine(?: weiteren)?|nicht|geschlossen|schluss|gesperrt)(?!\p{L})|n['’]t\b/iu; // prettier-ignore

/** "a full course takes no more": kept by the server where what is booked says how many places it has. */
function fullUp(text: string, plan: AppPlan): Answer {
  if (!full.test(text) || !stops.test(text)) return null;
  for (const entity of plan.entities) {
    const places = placesOf(plan, entity);
    if (places) return `That is so already: once the ${places.field.label} of one of the ${inWords(places.of)} are taken, no more ${inWords(entity)} are stored. I changed nothing.`; // prettier-ignore
  }
  const [named] = entitiesIn(text, plan);
  for (const entity of plan.entities) {
    const of = plan.entities.find(({ name }) => entity.fields.some(({ reference }) => reference === name) && (!named || named.entity.name === name)); // prettier-ignore
    const label = plan.language === 'de' ? 'Plätze' : 'Places';
    const field = { name: plan.language === 'de' ? 'plaetze' : 'places', label, type: 'number' as const, isRequired: false }; // prettier-ignore
    if (!of) continue;
    const next = { ...plan, entities: plan.entities.map((one) => (one === of ? { ...one, fields: [...one.fields, field] } : one)) }; // prettier-ignore
    const would = placesOf(next, entity);
    if (would) return { changes: [{ kind: 'add-field', entity: of.name, field, isShown: true }], left: [`Once the ${label} are taken, no more ${inWords(entity)} are stored; without a number there is no limit.`] }; // prettier-ignore
  }
  return 'How many may come I can only hold to where people put down their names in a list of their own. Say “let people sign up” first, and give each a number of places. I changed nothing.';
}

const concerns = /(?<!\p{L})(?:(?:geht|gehen) (?:nur|niemand\p{L}*|keine\p{L}*) .*an|(?:is|are) (?:only )?(?:nobody['’]?s|no one['’]?s|none of (?:their|anybody['’]?s)) business|nobody['’]?s business|concerns? only|only concerns?)(?!\p{L})/iu; // prettier-ignore

/** "the phone numbers are nobody's business but the board's": of one field, which has no readers of its own. */
const concernsFew = (text: string, plan: AppPlan): Answer =>
  concerns.test(text) && fieldsIn(text, plan, { least: 2 }).length > 0 ? ofOneField : null;

export const whoseWish = (text: string, plan: AppPlan): Answer =>
  concernsFew(text, plan) ??
  nobodyElses(text, plan) ??
  ownAndAll(text, plan) ??
  withoutAccount(text, plan) ??
  fullUp(text, plan);
