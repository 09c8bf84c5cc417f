import type { Understood } from './change.ts';
import { perhapsMore } from './perhaps-more.ts';

/** What begins or ends so is a piece of a sentence, and no name of a field: "By money", "Up the hours", "Button to call them". */
const beginsAside =
  /^(?:by|up|of|to|for|and|or|if|when|on|at|with|without|not|no|only|all|every|each|from|than|so|that|this|it|them|who|which|why|nach|von|bei|für|und|oder|wenn|auf|mit|ohne|nicht|kein\p{L}*|nur|alle|jede\p{L}*|als|dass|wer|welche\p{L}*|bis|damit)(?!\p{L})(?! (?:date|time|day|datum|tag|uhrzeit|name|email|whom|where|wem|wo|wann)(?!\p{L}))/iu;
const endsOpen =
  /(?<!\p{L})(?:the|an?|to|of|for|and|or|with|them|it|him|her|us|me|you|der|die|das|den|dem|ein\p{L}*|und|oder|für|zu|mir|uns|sie|es|ihn)$/iu;
const isRefusal = /^(?:refused|allowed|forbidden|not allowed|rejected|verboten|erlaubt|abgelehnt werden|möglich|unmöglich|sinnlos|egal)$/i; // prettier-ignore
/** "From", "For whom", "To date": short ones that are names after all. */
const known = /^(?:from|to|by|for|of|von|bis|nach|für)$/i;

/** A field is not added under a piece of a sentence; what is left of a message without such fields is done, else nothing. */
export function withSoundNames(message: string, understood: Understood): Understood {
  if (understood.kind !== 'changes') return understood;
  const isQuoted = (label: string) => new RegExp(`["“„'‘]${label.replace(/[^\p{L}\p{N} ]/gu, '.')}["”“'’]`, 'iu').test(message); // prettier-ignore
  const isPiece = (label: string) =>
    !known.test(label) &&
    !isQuoted(label) &&
    (beginsAside.test(label) || endsOpen.test(label) || isRefusal.test(label));
  const changes = understood.changes.filter((change) => change.kind !== 'add-field' || !isPiece(change.field.label));
  if (changes.length === understood.changes.length) return understood;
  return changes.length > 0 ? { ...understood, changes, left: [...(understood.left ?? []), perhapsMore] } : { kind: 'unknown' }; // prettier-ignore
}
