import type { AppPlan, Field } from '../../../../plan/plan.ts';
import { isPerson } from '../../../../reading/chunks.ts';
import { entitiesIn, likeness } from '../../../understand/gist/mentions.ts';
import { listsSaid } from '../things-said.ts';
import { deedsSaid, type DeedsSaid } from '../said/deeds.ts';
import type { Party } from '../said/parties.ts';
import { allTheyMay, deniedBehind } from '../said/signs.ts';
import { noThings, type Things } from '../said/things.ts';
import { answers } from './own.ts';
import { peopleIn } from './people.ts';
import { whatIn, whoHasWhat } from './what.ts';
import { aloneIn, only, type Said, soleIn } from './alone.ts';
import type { Part } from './parts.ts';
import { allElse, asksForDeed, asksWhich, author, byDuty, business, byEntry, condition, denial, elseWords, free, justOwn, keptFrom, everywhere, ifInverted, keptOut, leaves, may, noDenial, nowadays, ofOthers, ofSome, otherWish, tale } from './signs.ts'; // prettier-ignore

/** What one part of a message says, each by itself: who, whether alone, what they do or not, and with what. */
export type Reading = {
  text: string;
  parties: Party[];
  deeds: DeedsSaid['deeds'];
  isWhole: boolean;
  isMending: boolean;
  things: Things;
  /** What "only" is said of. */
  only: Said;
  /** Who it is said of. */
  sole: Party | null;
  /** Nobody else. */
  isElse: boolean;
  isDenied: boolean;
  /** Kept out of all of it. */
  isKeptOut: boolean;
  own: 'own' | 'entry' | 'duty' | null;
  /** Whom this detail names does it. */
  by: Field | null;
  /** Who entered it, or is named in it, is who does it. */
  isAuthor: boolean;
  isExcept: boolean;
  /** All but what was spoken of before. */
  isAllElse: boolean;
  /** What others have. */
  isOfOthers: boolean;
  isFree: boolean;
  /** Of all of the app. */
  isEverywhere: boolean;
  /** For somebody. */
  isFor: boolean;
  hasLeave: boolean;
  /** Left to somebody, by weaker words. */
  isLeft: boolean;
};

const except = /(?<!\p{L})(?:except(?: for)?|besides|apart from|other than|(?<=(?:nobody|no one|no-one|none|any(?:one|body)) )but|außer|ausser|bis auf)(?!\p{L})/iu; // prettier-ignore
/** All that can be done, in words that name none of it. */
const everyDeed = /(?<!\p{L})(?:do|does|doing|machen|tun) (?:\p{L}+ ){0,3}(?:everything|anything|whatever|alles)|whatever (?:\p{L}+ ){0,3}(?:likes?|wants?|needed)|free hand|full access|freie hand|schalten und walten|(?:darf|dürfen|kann|können) (?:\p{L}+ ){0,4}alles(?: machen| tun)?\s*$|alles machen|all the business with|hands off/iu; // prettier-ignore

const without = (text: string, parties: readonly Party[]): string =>
  parties.reduce((said, { at, end }) => said.slice(0, at) + ' '.repeat(end - at) + said.slice(end), text);

/** What a part says; null where it is of a condition, which is no right. */
export function readPart({ text, join }: Part, plan: AppPlan): Reading | null {
  const entry = byEntry.exec(text);
  const duty = byDuty.exec(text);
  const writer = entry || duty ? null : author.exec(text);
  const cut = entry ?? duty ?? writer;
  const rest = cut ? text.slice(0, cut.index) + ` ${cut.groups?.['rest'] ?? cut.groups?.['was'] ?? ''} `.padEnd(cut[0].length) + text.slice(cut.index + cut[0].length) : text; // prettier-ignore
  if (condition.test(rest.replace(new RegExp(free.source, 'giu'), ' ')) || ofSome.test(rest) || otherWish.test(text) || (join === 'start' && (asksForDeed.test(text) || ifInverted.test(text))) || (asksWhich.test(text) && !(whoHasWhat.test(text) && denial.test(text)))) return null; // prettier-ignore
  const isFree = free.test(rest);
  const isElse = elseWords.test(rest);
  const isOfOthers = ofOthers.test(rest);
  const asked = [elseWords, free].reduce((said, words) => said.replace(new RegExp(words.source, 'giu'), (one) => ' '.repeat(one.length)), rest); // prettier-ignore
  const parties = agentsOf(peopleIn(asked, plan), asked);
  if (isOfOthers) parties.splice(0, parties.length, ...parties.filter(({ kind }) => kind !== 'visitors'));
  if (parties.length === 0 && (isOfOthers || cut !== null) && anyone.test(asked))
    parties.push({ kind: 'everyone', at: 0, end: 0 });
  if (writer) parties.push({ kind: 'everyone', at: writer.index, end: writer.index });
  const bare = without(asked, parties);
  const keeper = keeperIn(asked, plan);
  if (keeper) parties.push({ kind: 'everyone', at: keeper.at, end: keeper.at });
  const isEvery = everyDeed.test(bare);
  const nouns = withoutNouns(bare, plan);
  // "das mach nur ich" is said of what was named before
  const isProVerb = proVerb.test(asked);
  const { isSet, ...what } = whatIn((isEvery ? bare.replace(everyWord, ' ') : bare).replace(only, ' '), asked, plan);
  const things = keeper ? { ...what, fields: what.fields.filter(({ field }) => field !== keeper.field) } : what;
  const spoken = isEvery
    ? { deeds: [...every], isWhole: true, isMending: false }
    : isProVerb
      ? { deeds: [], isWhole: false, isMending: false }
      : deedsOf(nouns.replace(looksLike, ' '));
  // "they do the loans": all but throwing them out
  const isDone = spoken.deeds.length === 0 && things.lists.length > 0 && may.test(asked) && /(?<!\p{L})(?:do|handle|run|keep|machen|führen|betreuen)(?!\p{L})/iu.test(asked); // prettier-ignore
  // a yes or no, and what has no other word for it, is set by whoever alone can
  const isChanged = isSet || (things.fields.length > 0 && may.test(asked) && parties.length > 0 && !isProVerb && only.test(asked)); // prettier-ignore
  only.lastIndex = 0;
  const said = spoken.deeds.length > 0 ? spoken : isDone ? { ...spoken, deeds: ['see' as const, 'add' as const, 'change' as const] } : isChanged ? { ...spoken, deeds: ['change' as const] } : business.test(asked) && parties.length > 0 ? { ...spoken, deeds: ['see' as const] } : spoken; // prettier-ignore
  const isNobody = parties.some(({ kind }) => kind === 'nobody');
  const behind = except.exec(asked);
  // "only the apprentices may not" keeps them from it
  const isKept = parties.some(({ end }) => deniedBehind.test(asked.slice(end)));
  const alone = isKept ? null : aloneIn(asked, parties, entry?.index ?? duty?.index ?? -1) ?? ((isNobody || (denial.test(bare) && parties.some(({ kind }) => kind === 'everyone'))) && behind && parties.some(({ at, kind }) => at > behind.index && kind !== 'nobody') ? 'who' : null); // prettier-ignore
  const isKeptOut = keptOut.test(asked);
  const isNow = nowadays.test(asked) && parties.every(({ kind }) => kind === 'everyone' || kind === 'nobody');
  const isDenied = alone !== 'who' && !isElse && (denial.test(bare.replace(noDenial, ' ')) || keptFrom.test(asked) || isKeptOut); // prettier-ignore
  // "the notes of their own pupils" are no pupils
  if (
    entry &&
    /(?<!\p{L})(?:for|of|from|in|on|zu|von|für|aus) $/iu.test(text.slice(0, entry.index)) &&
    things.lists.length < 2
  )
    return null;
  if (isOfState(asked, parties, plan)) return null;
  // what is done by nobody in particular is no right of somebody who was named before
  if (parties.length === 0 && !isElse && passive.test(bare)) return null;
  // to cancel one's own is read with whose it is
  if (said.isMending && entry === null && duty === null && /(?<!\p{L})(?:their|his|her|ihre?n?|seine?n?) \p{L}/iu.test(bare)) return null; // prettier-ignore
  return {
    text,
    // how it happens to be says nothing of how it is to be
    parties: isNow ? [] : parties,
    ...said,
    things,
    sole: alone === 'who' ? soleIn(asked, parties) : null,
    by: keeper?.field ?? null,
    only: writer || keeper ? 'own' : alone,
    isElse,
    isDenied,
    isKeptOut,
    own: entry && justOwn.test(entry[0]) ? 'own' : entry || writer ? 'entry' : duty || keeper ? 'duty' : null,
    isAuthor: writer !== null || keeper !== null,
    isExcept: behind !== null && !isNobody,
    isAllElse: allElse.test(text),
    isOfOthers,
    isFree,
    isEverywhere: everywhere.test(asked),
    isFor: /(?<!\p{L})(?:is|are|ist|sind) (?:\p{L}+ )?(?:for|für)(?!\p{L})/iu.test(asked),
    hasLeave: !isNow && may.test(asked),
    isLeft: leaves.test(asked),
  };
}
const passive =
  /(?<!\p{L})(?:can|may|should|must|could) (?:not |only |also )?be (?:\p{L}+ )?\p{L}+(?:ed|en|wn|ut|de)(?!\p{L})|(?<!\p{L})ge\p{L}+ werden(?!\p{L})/iu;
/** "Only its adviser": whoever a detail of that name names, of what is spoken of. */
function keeperIn(text: string, plan: AppPlan): { field: Field; at: number } | null {
  for (const match of text.matchAll(
    /(?<!\p{L})(?:only|nur|allein|bloß|just|nobody but|außer) (?:the|its|der|dem) (?<who>\p{L}{4,})(?!\p{L})/giu,
  )) {
    const who = match.groups!['who']!;
    if (plan.language !== 'de' && who.endsWith('s')) continue;
    const field = listsSaid(text, plan).flatMap(({ fields }) => fields).find(({ label, type }) => (type === 'reference' || type === 'email' || type === 'text') && likeness(who, label) >= 3); // prettier-ignore
    if (field && (isPerson(who.toLowerCase()) || answers.test(who))) return { field, at: match.index };
  }
  return null;
}

/** "Confirmed shifts", "injured kids": some of them only, by a yes or no or by a choice. */
function isOfState(text: string, parties: readonly Party[], plan: AppPlan): boolean {
  const states = plan.entities.flatMap(({ fields }) => fields.flatMap(({ type, label, options = [] }) => [...(type === 'boolean' ? [label] : []), ...options.map(({ value }) => value)])); // prettier-ignore
  const nouns = [...parties, ...entitiesIn(text, plan)];
  return nouns.some(({ at }) => {
    const before = /(?<word>\p{L}{4,}) $/u.exec(text.slice(0, at))?.groups?.['word'];
    return before !== undefined && states.some((state) => likeness(before, state) >= 3);
  });
}

/** "Man" is whoever uses the app. */
const anyone = /(?<!\p{L})(?:soll|sollte|darf|kann) man(?!\p{L})/iu;
const looksLike = /(?<!\p{L})looks? (?:for|after|far|much|like|nice\p{L}*|better|good|bad)(?!\p{L})/giu;
const proVerb = /^(?:das|dies|that|this) (?:mach\p{L}*|tu\p{L}*|darf|dürfen|do|does|is done)(?!\p{L})/iu;
const every = ['see', 'add', 'change', 'delete'] as const;
const everyWord = /(?<!\p{L})(?:everything|anything|whatever|alles|the lot)(?!\p{L})/giu;

/** Where a thing is done by somebody, they are who does it, and the thing nobody. */
function agentsOf(parties: Party[], text: string): Party[] {
  if (!/(?<!\p{L})(?:be|is|are|gets?) (?:\p{L}+ ){0,2}\p{L}+ (?:\p{L}+ )?by(?!\p{L})/iu.test(text)) return parties;
  const agents = parties.filter(({ at }) => /(?<!\p{L})(?:by|except|but|and) (?:the |our |my |only |just )*$/iu.test(text.slice(0, at)));
  return agents.length > 0 ? [...agents, ...parties.filter(({ kind, at }) => kind === 'nobody' && !agents.some((one) => one.at === at))] : parties;
} // prettier-ignore

/** Names of lists are no verbs: the shifts shift nothing. */
const withoutNouns = (text: string, plan: AppPlan): string =>
  entitiesIn(text, plan).reduce((said, { at, end, entity }) => {
    const isNoun = text.slice(at, end).toLowerCase() === entity.plural.toLowerCase() || /(?<!\p{L})(?:the|an?|any|new|of|their|his|her|our|my) $/iu.test(text.slice(0, at)); // prettier-ignore
    return isNoun ? said.slice(0, at) + 'x'.repeat(end - at) + said.slice(end) : said;
  }, text);

/** What is done; to do it is no deed of its own where another is named: "löschen mach nur ich". */
function deedsOf(text: string): DeedsSaid {
  const plainly = deedsSaid(text.replace(/(?<!\p{L})(?:mach(?:e|t|en|st)?|tun|tut|do|does|doing)(?!\p{L})/giu, ' '));
  return plainly.deeds.length > 0 ? plainly : deedsSaid(text);
}

export const isTale = ({ text, hasLeave, only: alone, isDenied }: Reading): boolean => tale.test(text) && !hasLeave && alone === null && !isDenied; // prettier-ignore
export const saysNothing = ({ parties, deeds, text, isElse, isFree, own, things, isKeptOut }: Reading): boolean => !allTheyMay.test(text) && parties.length === 0 && deeds.length === 0 && !isElse && !isFree && own === null && noThings(things) && !isKeptOut; // prettier-ignore
