import { inSentence, withArticle } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { inWords } from '../find.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { listMeant, listsMeant } from './meant/list-meant.ts';
import { someMeant } from './meant/some-meant.ts';
import { isAbout } from './other-wish.ts';
import type { Outright } from './outright.ts';

const where = /^(?:and |so |but |und |aber )?(?:(?:where|how) (?:do|can|would|should|must) (?:i|we|you|people|they)|wo (?:kann|soll|muss|hake?|trage?|stelle?|setze?|ändere?|klicke?|gebe?|markiere?)|wie (?:kann|trage?|hake?|ändere?|markiere?|setze?))(?!\p{L}).*(?<!\p{L})(?:tick\p{L}*|mark|enter|set|put in|note|check|cross|record|say|haken?|abhaken?|hake|eintragen?|trage|setze\p{L}*|markier\p{L}*|eingeben|gebe|stelle|ändere|anklicken|klicke)(?!\p{L})/iu; // prettier-ignore
const undoes = /(?<!\p{L})(?:how (?:do|can|would|should) (?:i|we)|where (?:do|can) (?:i|we)|wie (?:kann|lösche?|storniere?|mache?|entferne?|nehme?|bekomme?) (?:ich|wir|man)|wo (?:kann|lösche?|storniere?) (?:ich|wir|man))(?!\p{L}).*(?<!\p{L})(?:undo|delete|cancel|remove|take (?:out|off)|get rid|strike|löschen?|lösche|storniere?n?|rückgängig|entferne?n?|austragen|streiche?n?|raus|weg)(?!\p{L})/iu; // prettier-ignore
const ofApp = /(?<!\p{L})(?:change you made|last change|your change|field|page|list|column|colou?rs?|feld|seite|spalte|farben?|deine änderung|letzte änderung|app)(?!\p{L})/iu; // prettier-ignore
const sees = /(?<!\p{L})(?:(?:does|do|will|would) (?:really |then |actually )*(?:everyone|everybody|anyone|anybody|all|others?|strangers?|the others|people|they|other \p{L}+|the public)(?:\s\p{L}+){0,4}? (?:see|read|look at)|who (?:can |all |else )*(?:sees?|reads?)|(?:sieht|sehen|liest|lesen) (?:dann |da |denn |eigentlich |auch )*(?:jede\p{L}*|alle|andere\p{L}*|fremde|die anderen)|wer (?:kann |darf |alles )*(?:sieht|sehen|liest|lesen)|wer .{0,40}(?:sehen|lesen) (?:kann|darf))(?!\p{L})/iu; // prettier-ignore
const isQuestion = /\?\s*$|^(?:who|wer|can|could|does|do|will|sieht|sehen|können|kann|wenn|when|if)(?!\p{L})/iu;

/** What the plan itself can answer: where something is entered, how a record goes, who sees what. */
export function planQuestion(text: string, plan: AppPlan): Outright {
  if (text.length > longest || isAbout(text, 'counts') || isWish.test(text)) return null;
  if (undoes.test(text) && !ofApp.test(text)) return removal(listMeant(text, plan) ?? bookings(plan));
  if (where.test(text)) {
    const found = enteredIn(text, plan);
    if (found) return entering(found.entity, found.field);
  }
  return sees.test(text) && isQuestion.test(text) ? sight(text, plan) : null;
}

const longest = 140;
/** A question that goes on to wish for something. */
const isWish = /(?<!\p{L})(?:should|want|need\p{L}*|i['’]d|choose|view|map|ansicht|karte|stadtplan|soll\p{L}*|möchte\p{L}*|hätte\p{L}*|mach\p{L}* mir|brauch\p{L}*)(?!\p{L})/iu; // prettier-ignore

const removal = (entity: Entity | undefined): string =>
  entity
    ? `Open the ${inSentence(entity.label)} from the list of ${inWords(entity)}: its page has “Edit” to change it and “Delete” to remove it. I changed nothing in the app.`
    : 'Open the record from its list: its page has “Edit” to change it and “Delete” to remove it. I changed nothing in the app.'; // prettier-ignore

const bookings = ({ entities }: AppPlan): Entity | undefined =>
  entities.find(({ name }) => /booking|reservation|appointment|buchung|reservierung|termin/i.test(name));

function enteredIn(text: string, plan: AppPlan): { entity: Entity; field: Field } | null {
  const some = someMeant(text.replace(/(?<!\p{L})(?:when|if|wenn|falls|sobald)(?!\p{L})/giu, ' '), plan);
  const told = some?.only.find((one) => 'field' in one && ['yes', 'no', 'is', 'given', 'missing'].includes(one.kind));
  const field = told && 'field' in told ? some!.entity.fields.find(({ name }) => name === told.field) : undefined;
  // a field that is named is answered by the readers of fields
  return some && field ? { entity: some.entity, field } : null;
}

const entering = (entity: Entity, field: Field): string =>
  `**${field.label}** is a field of ${inWords(entity)}: open ${withArticle(inSentence(entity.label))} from its list, press “Edit”, and ${field.type === 'boolean' ? 'tick it' : 'enter it'} there. I changed nothing in the app.`; // prettier-ignore

function sight(text: string, plan: AppPlan): string | null {
  const named = listsMeant(text, plan).map(({ entity }) => entity);
  const labels = fieldsIn(text, plan).map(({ field }) => field.label);
  const having = plan.entities.filter(({ fields }) => fields.some(({ label }) => labels.includes(label)));
  const lists = [...new Set(named.length > 0 ? named : having)];
  if (lists.length === 0) return null;
  return `${lists.map(seenBy).join(' ')} I changed nothing in the app.`;
}

/** One sentence each, in words that say what a link shows. */
function seenBy({ plural, access, theirsBy }: Entity): string {
  if (theirsBy) return `${plural} are seen by the people whom they are about and by admins, nobody else.`;
  switch (access.read) {
    case 'anonymous':
      return `${plural} are seen by everybody who has the link, even without signing in.`;
    case 'all':
      return `${plural} are seen by everybody who signs in, and by nobody without.`;
    case 'creator':
      return `${plural} are seen by whoever entered them, each person their own, and by nobody else.`;
    case 'admin':
      return `${plural} are seen by admins alone.`;
    default:
      return `${plural} are seen by nobody in the app.`;
  }
}
