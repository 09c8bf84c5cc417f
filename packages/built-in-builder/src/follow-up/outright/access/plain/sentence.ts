import type { AppPlan } from '../../../../plan/plan.ts';
import { type Deed, deeds as allDeeds } from '../../../../plan/rights.ts';
import { spelledOut } from '../said/clauses.ts';
import type { Party } from '../said/parties.ts';
import { allTheyMay } from '../said/signs.ts';
import type { Statement } from '../said/statement.ts';
import { noThings, type Things } from '../said/things.ts';
import { type Part, partsIn } from './parts.ts';
import { isTale, readPart, type Reading, saysNothing } from './reading.ts';
import { unfolded } from './unfolded.ts';

type Read = Reading & { join: Part['join'] };
/** A statement with how it is told whose something is. */
export type OwnStatement = Statement & {
  own?: Reading['own'];
  by?: Reading['by'];
  isEverywhere: boolean;
  isWeak: boolean;
};
const isRole = ({ kind }: Party): boolean => kind === 'role';
const isSome = ({ kind }: Party): boolean => kind !== 'nobody' && kind !== 'us';
const isMarked = ({ only, own, isDenied }: Reading): boolean => only !== null || own !== null || isDenied;
const nothing: Things = { lists: [], fields: [], isAll: false, isBefore: false, isUnknown: false, isStrange: false };

/** "And change just those" */
const justThose = /(?<!\p{L})(?:only|just|nur|bloß) (?:those|these|die|diese)\s*$/iu;
const ofAnything = /(?<!\p{L})(?:anything|nothing|nichts|nix|was)(?!\p{L})/iu;

/** Who may what by a message that says it part after part; null where one of them is dark. */
export function rightsIn(message: string, plan: AppPlan): OwnStatement[] | null {
  const reads: Read[] = [];
  const parts = partsIn(unfolded(spelledOut(message)));
  for (const [at, part] of parts.entries()) {
    if (isOfFeeling(parts, at)) continue;
    const read = readPart(part, plan);
    if (read === null) return null;
    if (!saysNothing(read) && !isTale(read)) reads.push({ ...read, join: part.join });
  }
  const all: OwnStatement[] = [];
  let waiting: Read[] = [];
  for (const [at, read] of reads.entries()) {
    const next = reads[at + 1];
    const last = all.at(-1);
    const isElliptic = read.deeds.length === 0 && !read.isKeptOut;
    if (isElliptic && last && allTheyMay.test(read.text) && read.parties.length === 0) last.isAllTheyMay = true;
    else if (
      isElliptic &&
      last &&
      (read.isFree || (last.isOwn && (read.isElse || (read.isOfOthers && read.isDenied))))
    ) {
      // "nobody else's" says once more what "their own" said
      if (read.isFree) last.isFree = true;
    } else if (isElliptic && last?.isAlone && read.own && !read.parties.some(isRole)) {
      // "the physios' job and theirs only"
    } else if (isElliptic && last && read.own && !read.parties.some(isRole))
      Object.assign(last, { isOwn: true, own: read.own, isDenied: false }); // prettier-ignore
    else if (isElliptic && read.isElse && !read.parties.some(isRole)) {
      if (waiting.length > 0) waiting.push(read);
      else if (last) Object.assign(last, { isAlone: true, isDenied: false });
      else return null;
    } else if (waitsFor(read, next, last !== undefined)) waiting.push(read);
    else {
      const made = statementOf([...waiting, read], last, plan);
      if (made === null) return null;
      waiting = [];
      all.push(...made);
    }
  }
  // what whoever runs the app may they may as it is
  const left = all.filter(({ parties, isAlone }) => isAlone || parties.some(({ kind }) => kind !== 'owner'));
  return waiting.length === 0 && left.some(({ isWeak, isAlone }) => !isWeak || isAlone) ? withThings(left) : null;
}

const feeling = /(?<!\p{L})(?:mir ist|mir wär\p{L}*|ich finde|es stört|ich habe? angst|I am (?:not|un\p{L}+|worried|afraid)|I'm (?:not|un\p{L}+|worried|afraid)|I do not like|it bothers)(?!\p{L})/iu; // prettier-ignore
/** A sentence of what somebody feels says nothing of who may, where another does. */
function isOfFeeling(parts: readonly Part[], at: number): boolean {
  const from = parts.findLastIndex(({ join }, one) => one <= at && join === 'start');
  const rest = parts.findIndex(({ join }, one) => one > at && join === 'start');
  return rest > 0 && feeling.test(parts[from]?.text ?? '');
}

/** What names only who, or only what is done, belongs to the next part, where that says the other. */
function waitsFor(read: Read, next: Read | undefined, hasLast: boolean): boolean {
  if (!next || (next.join === 'start' && read.parties.length > 0)) return false;
  const has = read.parties.filter(isSome);
  if (read.deeds.length === 0 && !read.isKeptOut) {
    // "recipes are my secret, keep the helpers from them", "of the bookings and guests nothing"
    if (has.length === 0 && !hasLast && !noThings(read.things)) return true;
    if (has.length === 0) return !isMarked(read) && next.join === 'and' && next.deeds.length === 0 && next.isDenied && hasLast; // prettier-ignore
    if (read.hasLeave && !noThings(read.things)) return false;
    return next.isElse ? next.deeds.length === 0 && !hasLast : next.deeds.length > 0 && (next.join === 'and' || (!next.parties.some(isRole) && !hasLast)); // prettier-ignore
  }
  // "they see and change their own"
  if (has.length > 0 && !isMarked(read) && noThings(read.things) && next.join === 'and' && next.own !== null && !next.parties.some(isRole)) return true; // prettier-ignore
  if (has.length > 0 || isMarked(read)) return false;
  const isSaidBehind = next.parties.some(isSome) || (isMarked(next) && (next.only !== 'thing' || noThings(read.things)) && read.join !== 'and' && !next.isDenied); // prettier-ignore
  return next.join === 'and' ? isSaidBehind && next.deeds.length > 0 : next.deeds.length === 0 && next.parties.some(isSome) && (next.only === 'who' || /^(?:das|dies|that|this|bleibt|egal)(?!\p{L})/iu.test(next.text)); // prettier-ignore
}

const joined = (some: readonly Things[]): Things => ({
  ...nothing,
  lists: [...new Set(some.flatMap(({ lists }) => lists))],
  fields: some.flatMap(({ fields }) => fields).filter((one, at, all) => all.findIndex(({ field }) => field === one.field) === at), // prettier-ignore
  isAll: some.some(({ isAll }) => isAll),
  isUnknown: some.some(({ isUnknown }) => isUnknown),
});

/** What parts that belong together say, with who and what was said before. */
function statementOf(reads: readonly Read[], last: OwnStatement | undefined, plan: AppPlan): OwnStatement[] | null {
  const read = reads.at(-1)!;
  const isElse = reads.some((one) => one.isElse);
  const spokenOf = joined(reads.map((one) => one.things));
  const isLastOnes = isElse && last !== undefined && spokenOf.lists.length === 0 && !reads.some((one) => one.parties.some(isRole)); // prettier-ignore
  const things = isLastOnes ? nothing : read.isAllElse && last ? { ...nothing, lists: plan.entities.filter((entity) => !last.things.lists.includes(entity)) } : spokenOf; // prettier-ignore
  const named = reads.flatMap((one) => one.parties);
  const only = reads.find((one) => one.only !== null)?.only ?? null;
  const isDenied = reads.some((one) => one.isDenied);
  const own = reads.find((one) => one.own !== null)?.own ?? (last?.isOwn && justThose.test(read.text) ? (last.own ?? null) : null); // prettier-ignore
  const spoken = [...new Set(reads.flatMap((one) => one.deeds))];
  const isElliptic = spoken.length === 0 && !read.isKeptOut;
  const isNobody = named.some(({ kind }) => kind === 'nobody');
  const some = named.filter(isSome);
  const roles = some.filter(isRole);
  const sole = reads.find((one) => one.sole !== null)?.sole;
  const subjects = sole && named.length > 1 ? [sole, ...named.filter((one) => one !== sole && reads.some(({ parties: some, sole: alone }) => alone === null && some.includes(one)) && (isRole(one) || one.kind === 'owner'))] : only === 'who' || isElse ? some.filter(({ kind }) => kind === 'role' || kind === 'owner') : roles.length > 0 ? roles : some; // prettier-ignore
  const isCarried = subjects.length === 0 && !isNobody;
  if (isCarried && !last) return null;
  if (isCarried && isElliptic) {
    // "… and the litters", "… just not the buyers"
    if (noThings(things)) return [];
    if (isDenied || read.isExcept) return [{ ...last!, isAlone: false, isOwn: false, isDenied: true, things: beside(things, last!) }]; // prettier-ignore
    if (noThings(last!.things) || last!.things.isAll) return null;
    last!.things = joined([last!.things, things]);
    return [];
  }
  const parties = isCarried ? last!.parties : isNobody && subjects.length === 0 ? named.filter(({ kind }) => kind === 'nobody') : subjects; // prettier-ignore
  const isLike = isCarried && !isMarked(read) && !isElse && !read.hasLeave && read.join !== 'but' && read.join !== 'start'; // prettier-ignore
  // "only the one who wrote it and me": they as well as who holds a role
  const isAuthors = reads.some((one) => one.isAuthor);
  const isAlone = only === 'who' || isElse || (isLike && last!.isAlone) || (isAuthors && roles.length > 0);
  const isOwner = parties.every(({ kind }) => kind === 'owner');
  if (isOwner && !isAlone && isDenied) return null;
  if (isOwner && !isAlone && isElliptic) return [];
  const isSight = isElliptic && (last === undefined || !noThings(things)) && isAlone && reads.some((one) => one.isFor);
  // "a ban is for the head alone": what has no other word for it is set
  const isSetting = isElliptic && !isSight && last === undefined && isAlone && things.fields.length > 0 && reads.some((one) => one.hasLeave); // prettier-ignore
  if (isElliptic && !last && !isSight && !isSetting) return null;
  const deeds: readonly Deed[] = isSight ? ['see'] : isSetting ? ['change'] : isElliptic ? last!.deeds : read.isKeptOut && spoken.length === 0 ? allDeeds : spoken; // prettier-ignore
  const isOfOthers = isDenied && reads.some((one) => one.isOfOthers) && own === null;
  if (isOfOthers && things.fields.length > 0) return null;
  const isOwn = own !== null || isOfOthers || (isLike && last!.isOwn);
  const hasLeave = reads.some((one) => one.hasLeave);
  const isSaid = hasLeave || isLike || (isCarried && read.join !== 'start') || (parties.some((one) => isRole(one) || one.kind === 'owner') && (isAlone || isDenied || isOwn || deeds.includes('see') || reads.some((one) => one.isLeft))); // prettier-ignore
  const isWeak = !isSaid;
  if (isWeak && !parties.some(isRole)) return null;
  const statement: OwnStatement = {
    isEverywhere: reads.some((one) => one.isEverywhere),
    isWeak,
    by: reads.find((one) => one.by !== null)?.by ?? null,
    own: own ?? (isOfOthers ? 'own' : isLike ? (last!.own ?? null) : null),
    parties,
    isAlone,
    isDenied: !isAlone && !isOfOthers && (isDenied || isNobody || (isLike && last!.isDenied)),
    isLooking: only === 'deed' && deeds.length === 1 && deeds[0] === 'see',
    isAllTheyMay: only === 'deed' && !deeds.includes('see'),
    isOwn,
    isOfOthers: false,
    isFree: reads.some((one) => one.isFree),
    isSure: true,
    deeds: [...deeds],
    isWhole: reads.some((one) => one.isWhole) || (read.isKeptOut && spoken.length === 0) || (isDenied && deeds.includes('change') && ofAnything.test(read.text)), // prettier-ignore
    isMending: reads.some((one) => one.isMending),
    isCarried,
    hasDeeds: true,
    things,
  };
  const others = only === 'thing' && roles.length + (isCarried ? 1 : 0) > 0 && !isDenied && things.fields.length === 0 ? plan.entities.filter((entity) => !things.lists.includes(entity)) : []; // prettier-ignore
  return others.length > 0 && things.lists.length > 0
    ? [statement, { ...statement, isDenied: true, isAllTheyMay: false, things: { ...nothing, lists: others } }]
    : [statement];
}

/** Of fields that several lists have, those of the list that was spoken of. */
function beside(things: Things, { things: before }: Statement): Things {
  const fields = things.fields.filter(({ entity }) => before.lists.includes(entity));
  return fields.length > 0 && things.lists.length === 0 ? { ...things, fields } : things;
}

/** Where nothing is named, what was spoken of before, else what comes next; null where that is nothing. */
function withThings(all: readonly OwnStatement[]): OwnStatement[] | null {
  const found: OwnStatement[] = [];
  for (const [at, statement] of all.entries()) {
    const before = found.at(-1)?.things;
    const isLoose = noThings(statement.things) || (statement.things.isAll && before !== undefined && !statement.isEverywhere); // prettier-ignore
    const things = !isLoose ? (before ? beside(statement.things, found.at(-1)!) : statement.things) : statement.things.isUnknown ? undefined : (before ?? all.slice(at + 1).find((one) => !noThings(one.things))?.things); // prettier-ignore
    if (!things || things.isUnknown) return null;
    // who enters a value enters what has it, and what is theirs is a record
    const isOfRecord = things.fields.length > 0 && !statement.isAlone && !statement.isDenied && (statement.isOwn || statement.deeds.join() === 'add'); // prettier-ignore
    found.push({ ...statement, isCarried: false, things: isOfRecord ? { ...things, lists: [...new Set(things.fields.map(({ entity }) => entity))], fields: [] } : things }); // prettier-ignore
  }
  return found;
}
