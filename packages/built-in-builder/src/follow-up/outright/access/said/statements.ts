import type { AppPlan } from '../../../../plan/plan.ts';
import type { Deed } from '../../../../plan/rights.ts';
import { type Clause, clausesIn, spelledOut } from './clauses.ts';
import { deedsSaid } from './deeds.ts';
import { isOtherWish, signedIn, staysSo } from './other-wishes.ts';
import { partiesIn, type Party } from './parties.ts';
import {
  alike,
  allTheyMay,
  business,
  denialIsNone,
  deniedBehind,
  denies,
  free,
  happened,
  iDo,
  isSecret,
  keptFrom,
  keptOut,
  may,
  mayNot,
  meantFor,
  nobodyElse,
  ofAll,
  ofAnything,
  ofOthers,
  onlyFor,
  onlyWord,
  own,
  plural,
  pronounOf,
  pronounsOfBusiness,
  singular,
  theirThing,
  isTheirBusiness,
} from './signs.ts';
import type { Statement } from './statement.ts';
import { noThings, thingsIn } from './things.ts';
import { aloneIn, isSight, isSubject, onlyBeforeDeed, subjectsOf } from './who-does-it.ts';

/** What a message states of who may what; null where a part of it stays dark. */
export function statementsIn(message: string, plan: AppPlan): Statement[] | null {
  // whoever signs in is read with the words for that
  if (signedIn.test(message) && !free.test(message)) return null;
  const all: Statement[] = [];
  let last: Party[] = [];
  for (const clause of clausesIn(spelledOut(message))) {
    const read = statementOf(
      clause,
      all.at(-1)?.parties.length === 0 && all.at(-1)!.hasDeeds
        ? undefined
        : all.findLast(({ parties }) => parties.length > 0),
      last,
      plan,
    );
    if (staysSo.test(clause.text)) continue;
    if (isOtherWish(clause.text, plan)) return null;
    const roles = partiesIn(clause.text, plan).filter(({ kind }) => kind === 'role');
    const [only] = roles;
    // "a trainee, that's Lea": one, by what they do and by name
    if (
      roles.length === 1 &&
      only?.kind === 'role' &&
      only.person === only.role &&
      last.length === 1 &&
      last[0]!.kind === 'role' &&
      !last[0]!.person &&
      clause.text.split(' ').length <= 3
    )
      last = [{ ...last[0]!, person: only.person! }]; // prettier-ignore
    else if (roles.length > 0) last = roles;
    if (read === null) return null;
    all.push(...read);
  }
  return all;
}

const without = (text: string, parties: readonly Party[]): string =>
  parties.reduce((said, { at, end }) => said.slice(0, at) + ' '.repeat(end - at) + said.slice(end), text);

function statementOf(
  { text }: Clause,
  before: Statement | undefined,
  last: Party[],
  plan: AppPlan,
): Statement[] | null {
  const parties = partiesIn(text, plan);
  if (before && allTheyMay.test(text) && !parties.some(({ kind }) => kind === 'role') && text.split(' ').length <= 5) {
    before.isAllTheyMay = true;
    before.isSure = true;
    return [];
  }
  if (
    before &&
    nobodyElse.test(text) &&
    before.parties.length > 0 &&
    text.split(' ').length <= 6 &&
    deedsSaid(text).deeds.length === 0
  ) {
    before.isAlone = true;
    before.isSure = true;
    return [];
  }
  if (before && nobodyElse.test(text) && before.parties.length > 0 && parties.every(({ kind }) => kind === 'nobody' || kind === 'rest')) { const said = deedsSaid(text); return [{ ...before, isAlone: true, isDenied: false, isSure: true, deeds: [...new Set([...before.deeds, ...said.deeds])], isWhole: before.isWhole || said.isWhole, things: before.things }]; } // prettier-ignore
  if (before && free.test(text) && deedsSaid(text).deeds.length === 0 && text.split(' ').length <= 6) { before.isFree = true; return []; } // prettier-ignore
  // "their own, not those of a colleague" says it once more
  if ((before?.isOwn || before?.isAlone) && denies.test(text) && deedsSaid(text).deeds.length === 0 && noThings(thingsIn(without(text, parties), plan, () => false)) && !business.test(text)) return []; // prettier-ignore
  const bare = without(text, parties);
  const said = deedsSaid(bare.replace(free, ' '));
  // "between me and the customer" is of neither
  const things = thingsIn(
    bare.replace(onlyWord, ' ').replace(/(?<!\p{L})between(?!\p{L}).*$/iu, ''),
    plan,
    (word) => deedsSaid(word).deeds.length > 0 || may.test(word),
    text,
  );
  const isBusiness = business.test(text);
  const isDenied = denies.test(bare.replace(denialIsNone, ' ')) || keptFrom.test(text);
  const isKeptOut = keptOut.test(text) && isDenied;
  // "only the apprentices may not" keeps them from it, and lets nobody else
  const alone = isTheirBusiness(text) || parties.some(({ end }) => deniedBehind.test(text.slice(end))) ? [] : aloneIn(text, parties, last); // prettier-ignore
  const isAlone = alone.length > 0;
  const isOne = singular.test(text) && !plural.test(text);
  const meant = isOne ? last.slice(-1) : last;
  // "geht sie nichts an" is of whom stood before
  const isTheirs = pronounsOfBusiness.test(text);
  const pronouns = (parties.length === 0 && pronounOf.test(text)) || isTheirs ? meant : [];
  const named = pronounsOfBusiness.test(text) && last.length > 0 ? last : isAlone ? alone : subjectsOf(parties);
  const secret =
    named.length === 0 &&
    (isSecret.test(text) ||
      (isBusiness && (isDenied || /(?<!\p{L})none of(?!\p{L})/iu.test(text)) && pronouns.length === 0));
  const isElliptic = said.deeds.length === 0 && !isBusiness && !isKeptOut;
  const isLooking =
    /(?<!\p{L})(?:read[- ]only|lesezugriff|nur lesend)(?!\p{L})/iu.test(text) ||
    (onlyBeforeDeed(text) && said.deeds.includes('see'));
  const who =
    named.length > 0
      ? named
      : secret
        ? [{ kind: 'owner' as const, at: 0, end: 0 }]
        : pronouns.length > 0 && (!isElliptic || (may.test(text) && alike.test(text)))
          ? pronouns
          : before && !isElliptic && (isDenied || isLooking || (!may.test(text) && !noThings(things)))
            ? before.parties
            : [];
  const isStory = happened.test(text) && !may.test(text) && !isAlone && !isDenied;
  const isOwn = own.test(text) || (isDenied && ofOthers.test(text) && !said.deeds.includes('see'));
  const aside: Statement[] = [{ ...nothing, things, hasDeeds: said.deeds.length > 0, deeds: isStory ? [] : said.deeds, isWhole: said.isWhole, isMending: said.isMending }]; // prettier-ignore
  if (who.length === 0 || isStory || (isElliptic && named.length === 0 && who !== pronouns && !secret)) {
    // what it names is what the next part speaks of
    if (!noThings(things)) return aside;
    return (may.test(text) || isDenied) &&
      said.deeds.length > 0 &&
      !happened.test(text) &&
      who.length === 0 &&
      !/^(?:I|ich|we|wir) /iu.test(text)
      ? null
      : aside;
  }
  // "nobody can tell", "I cannot look it up": how it happens to be
  if (
    !isAlone &&
    !secret &&
    ((parties.some(({ kind }) => kind === 'nobody') && !mayNot.test(text)) ||
      who.every(({ kind }) => kind === 'owner' || kind === 'us'))
  )
    return (isDenied || may.test(text)) && said.deeds.length > 0 ? null : aside;
  if (
    said.isMending &&
    !isDenied &&
    !isAlone &&
    !isOwn &&
    /(?<!\p{L})(?:their|his|her|ihre?n?|seine?n?)(?!\p{L})/iu.test(text)
  )
    return null;
  if (isElliptic && !before && things.fields.length + things.lists.length === 0) return aside;
  if (
    isElliptic &&
    !isAlone &&
    !isDenied &&
    !alike.test(text) &&
    !may.test(text) &&
    !(before?.isOwn && ofAll.test(text)) &&
    !meantFor.test(text)
  )
    return aside;
  const carried = isElliptic && before && before.deeds.length > 0 ? before : said;
  const isMeantFor = meantFor.test(text);
  const isLeft = isAlone || isDenied || before !== undefined;
  if (
    said.deeds.length === 0 &&
    !isBusiness &&
    !isKeptOut &&
    !theirThing.test(text) &&
    !iDo.test(text) &&
    !isMeantFor &&
    !(isAlone && onlyFor.test(text)) &&
    !(before && before.deeds.length > 0 && isLeft)
  )
    return aside;
  if (
    !isAlone &&
    !isMeantFor &&
    !who.some(({ kind }) => kind === 'visitors') &&
    !isSubject(text, who, named, plan) &&
    !isBusiness &&
    !keptFrom.test(text) &&
    !isKeptOut &&
    !(isElliptic && before)
  )
    return isDenied || may.test(text) ? null : aside;
  const deeds: Deed[] = isBusiness ? ['see'] : isKeptOut && said.deeds.length === 0 ? ['see', 'add', 'change', 'delete'] : carried.deeds.length > 0 ? carried.deeds : theirThing.test(text) || iDo.test(text) ? ['change'] : ['see']; // prettier-ignore
  return [
    {
      parties: who,
      isAlone: isAlone || secret,
      isDenied: isDenied && !isAlone && !secret,
      isLooking,
      isAllTheyMay: allTheyMay.test(text) || onlyBeforeDeed(text),
      isOwn: isOwn && !(isDenied && !ofOthers.test(text)),
      isOfOthers: ofOthers.test(text) && said.deeds.includes('see'),
      isFree: free.test(text),
      isSure:
        isAlone ||
        isDenied ||
        may.test(text) ||
        isLooking ||
        isOwn ||
        isBusiness ||
        (isSight(text) && said.deeds.includes('see') && who.some(({ kind }) => kind === 'role')),
      deeds,
      isWhole:
        carried.isWhole ||
        isKeptOut ||
        (isDenied && deeds.includes('change') && ofAnything.test(text)) ||
        ((theirThing.test(text) || iDo.test(text)) && said.deeds.length === 0 && !isBusiness),
      isMending: carried.isMending,
      isCarried: named.length === 0,
      hasDeeds: true,
      things,
    },
  ];
}

const nothing: Statement = { parties: [], isAlone: false, isDenied: false, isLooking: false, isAllTheyMay: false, isOwn: false, isOfOthers: false, isFree: false, isSure: false, deeds: [], isWhole: false, isMending: false, isCarried: false, hasDeeds: false, things: { lists: [], fields: [], isAll: false, isBefore: false, isUnknown: false, isStrange: false } }; // prettier-ignore
