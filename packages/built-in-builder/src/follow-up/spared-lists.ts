import { inSentence, listInWords } from '../plan/names.ts';
import type { AppPlan, Entity } from '../plan/plan.ts';
import type { Understood } from './change.ts';
import { entitiesIn } from './understand/gist/mentions.ts';

const wholes =
  'list|lists|page|pages|table|tables|tab|section|part|everything|all|whole|rest|liste|listen|seite|seiten|tabelle|tabellen|reiter|bereich|alles|ganze[nrs]?|rest';
/** "Remove the colour of the boats", "nimm die Farbe bei den Booten raus": something of a list, and not the list. */
const belongs = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${wholes})\s)(\p{L}[\p{L}-]{2,})(?:\s+(?:away|out|off|weg|raus|heraus))?\s+(?:of|from|in|on|at|von|vom|aus|bei|beim|an|auf|zu|zum)\s+(?:(?:the|all|each|every|our|my|their|these|those|den|dem|der|die|das|allen|unsere[nrm]?|meine[nrm]?|jede[mr])\s+)?["“„]?$`,
  'iu',
);
const verbs = /^(?:remove|delete|drop|take|throw|kick|get|clear|wipe|hide|lose|scrap|ditch|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|nimm|nehmt|wirf|rid|out|away|please|bitte|can|you|mal|das|die|der)$/iu; // prettier-ignore

/** Whether a message speaks of something that belongs to a list's records. */
function isOfPart(message: string, { name, label, plural }: Entity, plan: AppPlan): boolean {
  const mentions = entitiesIn(message, plan).filter(({ entity }) => entity.name === name);
  if (mentions.length === 0) return false;
  return mentions.every(({ at, end }) => {
    const said = belongs.exec(message.slice(0, at))?.[1];
    const isOwner = /^['’]s?\s+\p{L}{3,}/u.test(message.slice(end));
    return isOwner || (said !== undefined && !verbs.test(said) && ![label, plural].some((one) => one.toLowerCase() === said.toLowerCase())); // prettier-ignore
  });
}

/** "Delete a boat", "einen Auftrag löschen": one of its records, which somebody may or may not delete. */
const isOfOne = (message: string, { name }: Entity, plan: AppPlan): boolean => {
  const mentions = entitiesIn(message, plan).filter(({ entity }) => entity.name === name);
  return mentions.some(({ at }) => one.test(message.slice(0, at)));
};
const one = /(?<!\p{L})(?:an?|any|one|another|single|eine?[nrsm]?|irgend\p{L}+)\s+$/iu;

/** What takes a list away, or says that it is of no use; only with one of these it goes. */
const takes = /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|drop\p{L}*|scrap\p{L}*|ditch\p{L}*|eras\p{L}*|lose|rid|throw\p{L}*|toss|chuck\p{L}*|kick\p{L}*|strip\p{L}*|cut|tak(?:e|ing)|out of the (?:app|menu)|off|away|gone|can go|should go|must go(?! out)|has to go|have to go|goes|leave out|without|disappear\p{L}*|need\p{L}*|necessary|useless|unnecessary|pointless|superfluous|nobody|no use|no longer|not used|unused|don['’]?t (?:want|use|care|have|do)|do not (?:want|use|have)|no more|entfern\p{L}*|lösch\p{L}*|gelöscht|streich\p{L}*|gestrichen|weg|raus|heraus|fort|verschwind\p{L}*|schmeiß\p{L}*|wirf|werf\p{L}*|verzicht\p{L}*|tonne|ohne|wegl\p{L}*|brauch\p{L}*|benötig\p{L}*|überflüssig\p{L}*|unnötig\p{L}*|niemand\p{L}*|kein\p{L}*|nicht mehr|nur)(?!\p{L})|\p{L}*(?:weg|raus)(?:lassen|nehmen|werfen|schmeißen|machen|fallen|kommen|tun)(?!\p{L})|^(?:no|not?|kein\p{L}*)(?!\p{L})|(?<!\p{L})(?:only|just)(?!\p{L})/iu; // prettier-ignore

/** No list goes because something of it was to go that it does not have, nor where nothing takes it away. */
export function sparingLists(message: string, plan: AppPlan, understood: Understood): Understood {
  if (understood.kind !== 'changes') return understood;
  const isRemoved = ({ name }: Entity) => understood.changes.some((change) => change.kind === 'remove-entity' && change.entity === name); // prettier-ignore
  const isNone = (entity: Entity) => isRemoved(entity) && (!takes.test(message) || isOfOne(message, entity, plan));
  if (plan.entities.some(isNone)) {
    const others = understood.changes.filter(({ kind }) => kind !== 'remove-entity');
    return others.length > 0 ? { ...understood, changes: others } : { kind: 'unknown' };
  }
  const spared = plan.entities.filter((entity) => isRemoved(entity) && isOfPart(message, entity, plan));
  if (spared.length === 0) return understood;
  const changes = understood.changes.filter((change) => change.kind !== 'remove-entity' || !spared.some(({ name }) => name === change.entity)); // prettier-ignore
  const sentences = spared.map(noSuchField);
  return changes.length > 0 ? { ...understood, changes, left: [...(understood.left ?? []), ...sentences] } : { kind: 'problem', sentence: `${sentences[0]} I changed nothing.` }; // prettier-ignore
}

const nothingToRemove = 'I found no field of that name to remove';
export const isOfNoSuchField = (sentence: string): boolean => sentence.startsWith(nothingToRemove);

export const noSuchField = ({ plural, fields }: Entity): string =>
  `${nothingToRemove}: ${inSentence(plural)} have ${listInWords(fields.map(({ label }) => inSentence(label)))}.`;
