import { isDeedAt } from '../said/deeds.ts';
import type { Party } from '../said/parties.ts';

/** What "only" is said of. */
export type Said = 'who' | 'own' | 'deed' | 'thing' | null;

export const only = /(?<!\p{L})(?:only|just|solely|alone|exclusively|nur|bloß|bloss|lediglich|ausschließlich|ausschliesslich|allein|alleine|einzig|höchstens)(?!\p{L})/giu; // prettier-ignore
const filler = /^[\s,]*(?:(?:ever|be able to|be|to|by|for|from|noch|mal|wirklich|von|vom|durch|für|bei|an|in|am|auf|the|our|my|die|der|das|dem|den|des|unse?re?[nrm]?|meine?[nrm]?|those|diejenigen|jene)\s+)*/iu; // prettier-ignore
const theirs = /(?:['’]s?|s['’]|\bmy|\bmeine?|\bour|\bunsere?) (?:job|thing|business|decision|task|sache|aufgabe|eyes)(?!\p{L})|(?<!\p{L})(?:sache|aufgabe|job) (?:von|vom|der|des)(?!\p{L})|(?<!\p{L})(?:up to|left to|leave|vorbehalten|matter of)(?!\p{L})/iu; // prettier-ignore
const lookingOnly = /(?<!\p{L})(?:read[- ]only|nur lesend|lesezugriff)(?!\p{L})/iu;

/** Who of several is alone. */
export const soleIn = (text: string, parties: readonly Party[]): Party | null =>
  parties.find(({ at, end, kind }) => kind !== 'nobody' && (/(?<!\p{L})(?:only|just|solely|nur|bloß|allein|alleine|einzig|ausschließlich|ausschliesslich|lediglich|höchstens|but|except|außer|ausser)\s(?:(?:noch|von|vom|durch|by|for|für|the|our|my|der|die|das|dem|den|unse?re?[nrm]?|meine?[nrm]?)\s)*$/iu.test(text.slice(0, at)) || /^ (?:alone|only|alleine?)(?!\p{L})/iu.test(text.slice(end)))) ?? null; // prettier-ignore

/** What the word for "only" stands before, or who stands before "alone". */
export function aloneIn(text: string, parties: readonly Party[], ownAt: number): Said {
  if (lookingOnly.test(text)) return 'deed';
  for (const match of text.matchAll(only)) {
    const end = match.index + match[0].length;
    const behind = end + filler.exec(text.slice(end))![0].length;
    const isOf = (at: number) => at >= end && at <= behind;
    if (parties.some(({ at, end: to, kind }) => kind !== 'nobody' && (isOf(at) || (/^(?: (?:alone|only|allein|alleine))/iu.test(text.slice(to)) && to === match.index - 1 && /^(?:alone|only|allein|alleine)$/iu.test(match[0]) && (/^\s*$/u.test(text.slice(end)) || /^alone|^allein/iu.test(match[0])))))) return 'who'; // prettier-ignore
    if (/^\s+(?:nichts|nix|nicht|keine?|not|nothing|no)(?!\p{L})/iu.test(text.slice(end))) continue;
    if (/^\s+(?:(?:by|von|durch|for|für)\s)?(?:er|ihm|ihr|ihnen|he|she|they|him|her|them)\s*$/iu.test(text.slice(end)) || /(?<!\p{L})(?:by|von|durch|for|für)\s(?:ihm|ihr|ihnen|him|her|them)\s$/iu.test(text.slice(0, match.index))) return 'who'; // prettier-ignore
    if (/^ (?:noch )?(?:selbst|selber)(?!\p{L})/iu.test(text.slice(end)) && parties.some(({ kind }) => kind === 'owner')) return 'who'; // prettier-ignore
    if (/^ be(?!\p{L})/iu.test(text.slice(end)) && parties.some(({ at }) => /(?<!\p{L})by (?:the |our |my )?$/iu.test(text.slice(0, at)))) return 'who'; // prettier-ignore
    if (ownAt >= 0 && ownAt >= end - 1 && ownAt <= behind + 40 && !isDeedAt(text.slice(behind))) return 'own';
    if (isDeedAt(text.slice(behind))) return ownAt >= 0 ? 'own' : 'deed';
    return ownAt < 0 ? 'thing' : 'own';
  }
  return theirs.test(text) && parties.some(({ kind }) => kind === 'role' || kind === 'owner') ? 'who' : null;
}
