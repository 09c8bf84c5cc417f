import { inSentence } from '../plan/names.ts';
import type { AppPlan } from '../plan/plan.ts';
import type { Change, Understood } from './change.ts';
import { fieldsIn } from './understand/gist/mentions.ts';

/** What takes a field away, or says that it is of no use: only with one of these a field goes. */
const takes = /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|drop\p{L}*|scrap\p{L}*|ditch\p{L}*|eras\p{L}*|axe|bin|lose|skip|kill\p{L}*|rid|throw\p{L}*|toss|chuck\p{L}*|kick\p{L}*|strip\p{L}*|clear\p{L}*|cut|take|takes|taken|out|off|away|go|goes|gone|going|leave (?:it |them |that )?(?:out|off|away)|without|hid(?:e|den)|vanish|disappear\p{L}*|only|just the|empty|entfern\p{L}*|lösch\p{L}*|gelöscht|streich\p{L}*|gestrichen|weg|raus|heraus|fort|verschwind\p{L}*|sparen|schmeiß\p{L}*|wirf|werf\p{L}*|kick|ausblenden|verzicht\p{L}*|verabschied\p{L}*|tonne|ohne|nur|lass\p{L}*|wegl\p{L}*|raush?\p{L}*|ausmisten|rauskomm\p{L}*|kippen)(?!\p{L})|\p{L}*(?:weg|raus)(?:lassen|nehmen|werfen|schmeißen|machen|fallen|kommen|tun|hauen|fliegen)(?!\p{L})/iu; // prettier-ignore
const needless = /(?<!\p{L})(?:need\p{L}*|necessary|useless|pointless|unnecessary|superfluous|redundant|obsolete|nobody|no ?one|never|no use|don['’]?t (?:want|use|care|track|keep|have)|do not (?:want|use|care|have)|not used|unused|use\p{L}*|no more|no longer|nothing to do|nonsense|silly|stupid|clutter\p{L}*|too (?:much|many)|twice|duplicate\p{L}*|belongs? to nobody|makes? no sense|mean nothing|supposed to mean|what['’]?s the point|what is the point|interest\p{L}*|brauch\p{L}*|benötig\p{L}*|gebraucht|nötig|notwendig|überflüssig\p{L}*|unnötig\p{L}*|unnütz|nutzlos|sinnlos\p{L}*|quatsch|unsinn|käse|niemand\p{L}*|keiner|keinen|kein mensch|kein schwein|interessier\p{L}*|doppelt\p{L}*|zu viel|stör\p{L}*|nervt|egal|wozu|macht keinen sinn|nicht (?:mehr|relevant|wichtig)|will\p{L}* (?:\p{L}+ ){0,3}?nicht|gar nicht)(?!\p{L})/iu; // prettier-ignore
const misplaced = /(?<!\p{L})(?:doubled|dump|losing|fliegt|fliegen|brauch ich nich|no business|mistake|irrelevant|übertrieben|blödsinn|sinn|nie gewollt|(?:don|doesn)['’]t (?:\p{L}+ )?have|none|(?:haben|hat) keine?n?|auch nich(?:t)?|neither|wrong|belongs?|no idea|relevant|fitting|taste|nothing (?:to do|lost)|already (?:in|stands|says)|not (?:choices|fields)|why (?:does|do|is|would)|what for|bad taste|makes? sense|what(?: on earth)? is|instead of|rather than|statt|anstatt|anstelle|stattdessen|fehl am platz|verloren|gehört|falsch|steht (?:ja |doch )?schon|stehen (?:ja |doch )?schon|wofür|weshalb|warum|reicht|los|wurst|aus(?:gedacht|denk\p{L}*|denkt)|denkt sich|nicht schlau|keine felder|versteh\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** "They take the heel off" tells what people do, and what is taken off a price is no field. */
const told = /(?<!\p{L})(?:they|he|she|people|members|customers) (?:take|throw|kick|leave|get|pull)(?!\p{L})|(?<!\p{L})(?:take|knock|get) (?:[€$£] ?)?\d/iu; // prettier-ignore
const none =
  /(?<!\p{L})(?:no|not an?|not the|neither|nor|without an?|kein\p{L}*|nicht de[nr]|nicht die|nicht das)\s+(?:\p{L}+\s+)?$/iu;
/** A complaint of how something looks takes nothing away; nor does the second half of "X has to be filled in, Y does not". */
const ofLooks = /(?<!\p{L})(?:looks?|sieht|aussehen|aussieht|signs?|zeichen|\p{L}+zeichen|dagegen|hingegen|pflicht\p{L}*|required|mandatory)(?!\p{L})/iu; // prettier-ignore
/** "Shorter than 15 minutes makes no sense" says so of the value, not of the field. */
const ofValues = /(?<!\p{L})(?:(?:\p{L}+er|more|less|fewer) than|above|over|below|under|at (?:most|least)|(?:\p{L}+er|mehr|weniger) als|über|unter|mindestens|höchstens)\s+(?:[€$£]\s?)?-?\d/iu; // prettier-ignore
const them =
  /(?<!\p{L})(?:it|that|this|those|these|them|they|both|all|others?|two|three|rest|das|die|sie|es|ihn|den|beide\p{L}*|alle\p{L}*|solche|anderen|zwei|drei)(?!\p{L})/iu;
const ends = /[.!?;]+\s+|,\s+(?=(?:and|but|und|aber|sondern|also|so)\s)/iu;

type Removal = Extract<Change, { kind: 'remove-field' }>;

/** Whether something in the message says that the field is to go: in the part that names it, beside it, or behind it by "take that out". */
function isTaken(message: string, { entity, field }: Removal, plan: AppPlan): boolean {
  const parts = message.split(ends);
  const of = { ...plan, entities: plan.entities.filter(({ name }) => name === entity) };
  const places = parts.map((part) => fieldsIn(part, of).filter((one) => one.field.name === field));
  const says = (text: string): boolean => (takes.test(text) && !told.test(text)) || (!ofLooks.test(text) && !ofValues.test(text) && (needless.test(text) || misplaced.test(text))); // prettier-ignore
  // what no words name is meant by the message as a whole
  if (places.every((one) => one.length === 0)) return says(message);
  return places.some((named, at) => {
    if (named.length === 0) return false;
    const isNone = named.some((one) => none.test(parts[at]!.slice(0, one.at)));
    const isBehind = parts.slice(at + 1).some((part) => takes.test(part) && them.test(part));
    // "Vegetarian? They are dogs. Remove": what stands beside it and names nothing else
    const isBeside = [parts[at - 1], parts[at + 1]].some((part) => part !== undefined && takes.test(part) && fieldsIn(part, of).length === 0); // prettier-ignore
    return isNone || says(parts[at]!) || isBehind || isBeside;
  });
}

/** No field goes that nothing takes away; what else was read of the message stays. */
export function sparingFields(message: string, plan: AppPlan, understood: Understood): Understood {
  if (understood.kind !== 'changes') return understood;
  const spared = understood.changes.filter(
    (change) => change.kind === 'remove-field' && !isTaken(message, change, plan),
  );
  const kept = understood.changes.filter((change) => !spared.includes(change) && !overwritesReference(change, plan));
  if (kept.length === understood.changes.length) return understood;
  const label = (change: Change): string => plan.entities.flatMap(({ name, fields }) => ('entity' in change && 'field' in change && change.entity === name ? fields.filter((one) => one.name === change.field) : []))[0]?.label ?? ''; // prettier-ignore
  const sentences = understood.changes.filter((change) => !kept.includes(change)).map((change) =>
    spared.includes(change)
      ? `I am not sure that ${label(change)} is to go: say “remove ${inSentence(label(change))}” if it is.`
      : `${label(change)} is chosen from a list of this app, so its choices are the records there. For choices of its own say “add a field Type with the choices one, two and three”.`,
  ); // prettier-ignore
  return kept.length > 0 ? { ...understood, changes: kept, left: [...(understood.left ?? []), ...sentences] } : { kind: 'problem', sentence: `${sentences[0]} I changed nothing.` }; // prettier-ignore
}

/** What is chosen from another list never becomes a choice of few words. */
const overwritesReference = (change: Change, plan: AppPlan): boolean =>
  change.kind === 'set-options' &&
  plan.entities.some(({ name, fields }) => name === change.entity && fields.some((field) => field.name === change.field && field.reference !== undefined)); // prettier-ignore
