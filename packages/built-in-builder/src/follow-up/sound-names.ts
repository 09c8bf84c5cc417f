import { toFieldName, toLabel } from '../plan/names.ts';
import type { AppPlan } from '../plan/plan.ts';
import type { Change, Understood } from './change.ts';
import { perhapsMore } from './perhaps-more.ts';

/** What begins or ends so is a piece of a sentence, and no name of a field: "By money", "Up the hours", "Button to call them". */
const beginsAside =
  /^(?:by|up|of|to|for|and|or|if|when|on|at|with|without|not|no|only|all|every|each|from|than|so|that|this|it|them|who|which|why|nach|von|bei|für|und|oder|wenn|auf|mit|ohne|nicht|kein\p{L}*|nur|alle|jede\p{L}*|als|dass|wer|welche\p{L}*|bis|damit)(?!\p{L})(?! (?:date|time|day|datum|tag|uhrzeit|name|email|whom|where|wem|wo|wann)(?!\p{L}))/iu;
const endsOpen =
  /(?<!\p{L})(?:the|an?|to|of|for|and|or|with|them|it|him|her|us|me|you|der|die|das|den|dem|ein\p{L}*|und|oder|für|zu|mir|uns|sie|es|ihn)$/iu;
/** "Who locks up": whoever does it is what the detail says. */
const isWhoDoes =
  /^(?:who|wer) (?!(?:is|are|can|may|sees?|has|had|was|were|ist|hat|darf|sieht|war|sind)(?!\p{L}))\p{L}+(?: \p{L}+){0,3}$/iu;
const isRefusal = /^(?:refused|allowed|forbidden|not allowed|rejected|verboten|erlaubt|abgelehnt werden|möglich|unmöglich|sinnlos|egal)$/i; // prettier-ignore
/** What stands for a choice that was named before, or for none. */
const isNoChoice =
  /^(?:(?:not|nicht) .+|too|also|that|this|it|them|those|as well|please|mir|uns|auch|noch|bitte|dazu|das|die|es|take)$/i;
/** "From", "For whom", "To date": short ones that are names after all. */
const known = /^(?:from|to|by|for|of|von|bis|nach|für)$/i;

const before =
  /^(?:they['’]?re|it['’]?s|theyres?|its (?=(?:in|on|at|been) )|is|are|an?|the|eine?[nmrs]?|der|die|das|den|dem)\s+(?=\p{L})/iu;
const behind =
  /(?<!(?:ge\p{L}+(?:t|en)|\p{L}+iert|\p{L}+ed|made|done|won))\s+(?:von|vom|of|the|der|die|das|den|dem|a|an)$/iu;
const noise = /^(?:wieder|ach|oh|again|please|bitte|doch|mal|hm+|back|nee|ja|also|auch)$/iu;

/** A label without what the sentence left on it: "Bild von", "einen Führerschein", and of orders "order urgent". */
function tidied(change: Change, plan: AppPlan): Change {
  if (change.kind !== 'add-field' || known.test(change.field.label)) return change;
  const { field } = change;
  const list = plan.entities.find(({ name }) => name === change.entity)?.label ?? '';
  const bare = field.label.replace(before, '').replace(behind, '').trim();
  const isOfList = field.type === 'boolean' && list !== '' && bare.toLowerCase().startsWith(`${list.toLowerCase()} `);
  const told = isOfList ? bare.slice(list.length + 1).replace(before, '') : bare;
  const said = plan.language === 'de' ? withCapitals(told) : told;
  if (said === '' || said === field.label) return change;
  const label = toLabel(said);
  return { ...change, field: { ...field, name: toFieldName(label), label } };
}

/** No noun: what is done, and where. */
const isNoNoun =
  /^(?:ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer|ab|an|auf|aus|ein|um|vor|zu)\p{L}*(?:t|en)|\p{L}+(?:iert|ig|lich|isch|bar|los|sam)|\p{L}+(?:st|te|ten)|am|um|im|an|bis|von|vom|mit|ohne|für|zu|zum|zur|bei|nach|vor|per|ab|aus|auf|in|noch|nicht|ja|nein)$/iu;

/** German names as they are written: "letzte begehung" is Letzte Begehung, "mail der eltern" Mail der Eltern, "gefahrenen kilometer" Gefahrene Kilometer. */
function withCapitals(label: string): string {
  const words = label.split(' ');
  const last = words.at(-1)!;
  const first = words[0]!;
  const isOf = /^(?:der|des|die|das|den|dem|vom|zum|zur|von|am|im)$/iu.test(words.at(-2) ?? '') && words.length > 2;
  const isNamed = words.length === 2 && /(?:e|er|es|en)$/u.test(first) && !isNoNoun.test(last) && !/(?:ung|heit|keit|er)en$/u.test(first); // prettier-ignore
  if (!isOf && !isNamed) return label;
  const noun = isOf && isNoNoun.test(last) ? last : last[0]!.toUpperCase() + last.slice(1);
  const plain = isNamed && /(?:ge\p{L}+enen|ge\p{L}+ten|ierten)$/iu.test(first) ? first.slice(0, -1) : first;
  return [plain, ...words.slice(1, -1), noun].join(' ');
}

/** A field is not added under a piece of a sentence; what is left of a message without such fields is done, else nothing. */
export function withSoundNames(message: string, plan: AppPlan, read: Understood): Understood {
  if (read.kind !== 'changes') return read;
  const understood = { ...read, changes: read.changes.map((change) => tidied(change, plan)) };
  const isQuoted = (label: string) => new RegExp(`["“„'‘]${label.replace(/[^\p{L}\p{N} ]/gu, '.')}["”“'’]`, 'iu').test(message); // prettier-ignore
  const isPiece = (label: string) =>
    !known.test(label) &&
    !isWhoDoes.test(label) &&
    !isQuoted(label) &&
    (noise.test(label) || beginsAside.test(label) || endsOpen.test(label) || isRefusal.test(label));
  const isNone = (change: Change) =>
    change.kind === 'add-field' ? isPiece(change.field.label) : (change.kind === 'add-options' || change.kind === 'set-options') && change.options.some((one) => isNoChoice.test(one)); // prettier-ignore
  const changes = understood.changes.filter((change) => !isNone(change));
  if (changes.length === understood.changes.length) return understood;
  return changes.length > 0 ? { ...understood, changes, left: [...(understood.left ?? []), perhapsMore] } : { kind: 'unknown' }; // prettier-ignore
}
