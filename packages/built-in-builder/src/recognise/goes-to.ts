import { parseField } from '../kinds/parse-field.ts';
import { isPerson } from '../reading/chunks.ts';
import { inSentence } from '../plan/names.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { EntityDraft } from './entity-draft.ts';
import { isSaidToBeTheirs } from './posted-by-people.ts';
import { people } from './sample-people.ts';

/**
 * What one person sends and another one deals with, in any app. An application for a job goes to whoever posted the job,
 * a comment on a ticket to whoever sent the ticket; what employees ask for and customers report goes to admins. Each is
 * read by who sent it, whom it goes to and admins, and only these two decide on it.
 */
export function goesToWhom(plan: AppPlan, drafts: readonly EntityDraft[], text: string, isPublic: boolean): void {
  if (isOfPortal.test(text.slice(0, opening))) enterThemselves(plan, text);
  for (const entity of plan.entities)
    if (!isPublic && isAskedFor(entity, text)) entity.isSent = true;
  for (const entity of plan.entities) {
    const poster = isAnswer(entity) ? postedByPeople(plan, entity) : undefined;
    if (!poster || !isPublic) continue;
    poster.isRequired = true;
    Object.assign(entity, { isSent: true, goesTo: poster.name });
  }
  for (const entity of plan.entities) {
    const sent = isTalk(entity) ? referenceTo(plan, entity, (target) => target.isSent === true && target.access.read !== 'anonymous') : undefined; // prettier-ignore
    if (sent) Object.assign(entity, { isSent: true, goesTo: sent.name });
  }
  for (const entity of plan.entities)
    if (entity.isSent && (entity.goesTo || !isPublic)) entity.access = { read: 'all', write: 'all' };
  for (const draft of drafts) if (draft.entity.isSent) bySender(plan, draft);
  if (!isPublic) outsiders(plan);
  for (const draft of drafts) withoutWhatIsSent(plan, draft);
  if (looksForPeople(plan, text)) for (const entity of plan.entities) if (entity.name === 'Profile') entity.access = { read: 'all', write: 'creator' }; // prettier-ignore
} // prettier-ignore

/** Who sent it is known by the account; nobody has to choose themselves from a list. */
function bySender({ entities }: AppPlan, { entity, samples }: EntityDraft): void {
  if (entity.access.write !== 'all' || isTalk(entity)) return;
  for (const field of entity.fields) {
    const target = entities.find(({ name }) => name === field.reference);
    if (target && field.name !== entity.goesTo && isPerson(inSentence(target.label))) field.isRequired = false;
  }
  const isNamed = entity.fields.some(({ type, name }) => type === 'email' || name === 'sent_by' || (name === 'name' && !isOfThing.test(entity.label))); // prettier-ignore
  if (isNamed) return;
  entity.fields.splice(1, 0, parseField('Sent by: text'));
  entity.columns = [...entity.columns.slice(0, 4), 'sent_by'];
  for (const [index, row] of samples.entries()) samples[index] = { ...row, sent_by: people[index % people.length]! };
}

/** Called by what it is about. */
const isOfThing =
  /(?:ticket|report|issue|problem|defect|claim|complaint|incident|fault|expense|meldung|schaden|mangel|störung|beschwerde)$/i;

/** Whoever writes to a desk sees none of the others who do. */
function outsiders({ entities }: AppPlan): void {
  const isNamed = (name: string) => entities.some(({ isSent, fields }) => isSent && fields.some(({ reference }) => reference === name)); // prettier-ignore
  for (const entity of entities)
    if (outside.test(entity.label) && isNamed(entity.name)) entity.access = { read: 'admin', write: 'admin' };
}
const outside = /^(?:customer|client|tenant|patient|guest|citizen|resident|applicant|visitor|kunde|mieter|patient|gast|bürger|bewohner|besucher)$/i; // prettier-ignore

/** What is booked, ordered or applied for belongs to none of those that point to it. */
function withoutWhatIsSent({ entities }: AppPlan, { entity, samples }: EntityDraft): void {
  const back = entity.fields.filter(({ reference }) => {
    const target = entities.find(({ name }) => name === reference);
    return target?.verb !== undefined && entity.verb === undefined && target.fields.some((field) => field.reference === entity.name); // prettier-ignore
  });
  const names = new Set(back.map(({ name }) => name));
  if (names.size === 0) return;
  entity.fields = entity.fields.filter(({ name }) => !names.has(name));
  entity.columns = entity.columns.filter((name) => !names.has(name));
  for (const [index, row] of samples.entries())
    samples[index] = Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));
}

const opening = 240;
const isOfPortal = /\b(?:portal|platform|market ?place|job ?board|network|directory|connect\w*|match\w*|community)\b|\p{L}*(?:plattform|börse|netzwerk|marktplatz)/iu; // prettier-ignore

const isAnswer = ({ verb, label, name, access }: Entity): boolean =>
  access.write !== 'none' && name !== 'ChatMessage' && (verb === undefined ? answers.test(label) : answerVerbs.has(verb)); // prettier-ignore
const answerVerbs = new Set(['Book', 'Order', 'Register', 'Enrol', 'Apply']);
const answers = /(?:^| )(?:application|request|enquiry|inquiry|registration|reservation|booking|appointment|rental|offer|bid|proposal|message|quote|order)$|(?:anmeldung|bewerbung|bestellung|buchung|reservierung|anfrage|nachricht|gebot)$/i; // prettier-ignore

const isTalk = ({ verb, name }: Entity): boolean =>
  verb === 'Add a comment' || verb === 'Reply' || /^(?:Comment|Reply|Response|Answer)$/.test(name);

const referenceTo = (
  { entities }: AppPlan,
  { fields }: Entity,
  holds: (target: Entity) => boolean,
): Field | undefined =>
  fields.find(({ reference }) => entities.some((target) => target.name === reference && holds(target)));

/** Who posted what is answered is one of many: the offers of a shop are written by its admins. */
const postedByPeople = (plan: AppPlan, entity: Entity): Field | undefined => {
  const posted = (target: Entity) => target !== entity && !target.verb && target.access.write === 'creator' && target.access.read !== 'creator'; // prettier-ignore
  const isThing = (target: Entity) => posted(target) && !target.isProfile && !isPerson(inSentence(target.label));
  return referenceTo(plan, entity, isThing) ?? referenceTo(plan, entity, posted);
};

const asked = /(?:^| )(?:tickets?|requests?|issues?|problems?|defects?|complaints?|claims?|applications?|reports?|incidents?|faults?|leaves?|absences?|vacations?|time off|expenses?|reimbursements?)$|(?:antrag|anträge|anfrage|meldung|störung|störungen|mangel|mängel|schaden|ticket|urlaub|beschwerde)$/i; // prettier-ignore
const handlers = String.raw`(?:managers?|admins?|administrators?|agents?|staff|supervisors?|bosse?s?|heads?|hr|board|committee|office|principal|landlord|caretaker|technicians?|it(?: staff| team| department)?|support(?: team| staff)?|team ?leads?|leaders?|secretary|coordinators?|dispatcher|the (?:company|owner|town|city))`;
const handled = new RegExp(
  String.raw`(?<!\p{L})${handlers}(?!\p{L})(?: (?:can|may|should|must|then|will|to))* (?:approves?|rejects?|accepts?|decides?|confirms?|grants?|denies|deny|resolves?|handles?|answers?|repl(?:y|ies)|respond\w*|assigns?|sets? the status|processes|process|close[sd]?|works? on|review\w*|comment\w*|see|sees)(?!\p{L})|(?:approved|rejected|handled|answered|confirmed|processed) by (?:the |a |an |our |their )?${handlers}|(?<!\p{L})(?:chef\p{L}*|leit\p{L}+|hausmeister\p{L}*|vorstand|verwaltung|büro|vorgesetzte\p{L}*|admins?|sachbearbeiter\p{L}*|techniker\p{L}*|support|personalabteilung|teamleit\p{L}*)(?!\p{L})[^.;]{0,60}(?:genehmig|lehn|bearbeit|antwort|beantwort|entscheid|bestätig|erledig|status)`,
  'iu',
);

/** "employees submit requests, managers approve them", "customers send tickets, agents answer". */
const isAskedFor = (entity: Entity, text: string): boolean =>
  asked.test(entity.label) &&
  entity.access.read !== 'anonymous' &&
  entity.access.write !== 'anonymous' &&
  !isOpenToAll(entity, text) &&
  handled.test(text) &&
  (isSaidToBeTheirs(entity, text) || seeOwn.test(text) || rolesOf(entity).state?.options?.some(({ value }) => /^(?:approved|genehmigt)$/i.test(value)) === true); // prettier-ignore

const seeOwn = /\bonly (?:see |view )?their own\b|\bsees? only (?:his|her|their|own)\b|nur (?:seine|ihre|die) eigenen/i;
const isOpenToAll = ({ plural, label }: Entity, text: string): boolean =>
  new RegExp(
    String.raw`(?:everyone|everybody|all (?:employees|members|staff|of us)|the whole team|colleagues|alle) (?:can |may |should |to )*(?:see|view|read|sehen)s?[^.;]{0,40}(?:${plural}|${label}|who is (?:away|off|absent))`,
    'i',
  ).test(text);

/** "Companies post jobs": the list of companies is made up of those who come; each enters itself. */
function enterThemselves(plan: AppPlan, text: string): void {
  const posted = plan.entities.filter(({ access, verb }) => access.write === 'creator' && !verb);
  for (const entity of plan.entities) {
    if (entity.access.write !== 'admin' || entity.isSent) continue;
    const isReferred = posted.some(({ fields }) => fields.some(({ reference }) => reference === entity.name));
    const names = `${entity.plural}|${entity.label}s`.replace(/[^\p{L} |-]/gu, '');
    const acts = new RegExp(String.raw`(?<!\p{L})(?:${names}) (?:can |could |should |may |must |will |to )*(?:post|publish|offer|create|add|list|upload|register|sign up|search|browse|apply|find|look|present|stellen|suchen|bieten)(?!\p{L})`, 'iu').test(text); // prettier-ignore
    if (acts && (isReferred || isPerson(inSentence(entity.label)) || comes.test(entity.label))) {
      entity.isProfile = true;
      entity.access = { read: isPerson(inSentence(entity.label)) && !isReferred ? 'all' : entity.access.read, write: 'creator' }; // prettier-ignore
    }
  }
}

const comes =
  /(?:seeker|provider|employer|company|firm|organi[sz]ation|agency|supplier|seller|buyer|anbieter|verkäufer)$/i;

/** "companies search candidates": what these say of themselves is there to be read. */
const looksForPeople = ({ entities }: AppPlan, text: string): boolean =>
  entities.some(({ name }) => name === 'Profile') &&
  /\b(?:search|browse|view|see|filter|find|match\w*|contact)(?:ing|es|s)? (?:for |the |suitable |other |through )*(?:students?|candidates?|applicants?|apprentices|job ?seekers|freelancers?|workers|members|users|people|profiles|partners|volunteers|tutors|teachers)\b/i.test(text); // prettier-ignore
