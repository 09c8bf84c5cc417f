import type { AppPlan } from '../../../../plan/plan.ts';
import { isDeedAt } from './deeds.ts';
import type { Party } from './parties.ts';
import { denies, exceptWord, iDo, may, nobodyElse, onlyWord, skipped, theirThing } from './signs.ts';

const leave = String.raw`(?:may|can|could|should|shall|must|might|do|does|need|needs|have to|has to|(?:is|are) (?:not )?(?:allowed|supposed|able|free|welcome)|gets?|want|wants|will|would)`;
const standsBehind = new RegExp(
  String.raw`^(?:['’]?s)?(?:,? (?:and|or|und|oder|&) [\p{L} ]{2,24})?(?: (?:also|too|still|only|just|all|both|themselves|who [\p{L} ]{3,20}|always|never|here|now|then))* (?:${leave}|only)(?!\p{L})(?! (?:also |only |all |not )?(?:be|read)(?! (?:able|allowed|shown|the|them|it|all|every|that|this|those|any|what|my|our)))`,
  'iu',
);
const adverbs = /^(?: (?:also|too|still|only|just|all|both|always|never|here|now|then|and (?:me|I)))*\s*/iu;
const standsBefore =
  /(?<!\p{L})(?:let|lets|allow|allows|can|could|should|may|might|must|do|does|want|wants|like|for|by|if|fine|ok|please|nobody but|stop|except|besides)(?: (?:all|also|the|our|my|only|please))*\s*$/iu;

/** Whether it is they who do it. */
export function isSubject(
  text: string,
  who: readonly Party[],
  named: readonly Party[],
  { language }: AppPlan,
): boolean {
  if (named.length === 0) return who.length > 0;
  if (language === 'de')
    return (
      (may.test(text) &&
        named.some(
          ({ at }) =>
            !/(?<!\p{L})(?:bei|mit|an|zu|zur|zum|des|über|von|nach|wie|als|pro|je)(?: (?:der|dem|den|die|einem|einer|meinem|meiner|unseren?))*\s*$/iu.test(
              text.slice(0, at),
            ),
        )) ||
      isSight(text)
    );
  return named.some(
    ({ at, end }) =>
      standsBehind.test(text.slice(end)) ||
      isDeedAt(text.slice(end).replace(adverbs, '')) ||
      (standsBefore.test(text.slice(0, at)) && may.test(text)),
  );
}

/** "Foremen see all hours", of somebody who does not say it of the day. */
export const isSight = (text: string): boolean =>
  !/^(?:nobody|no one|niemand|keiner|I|we|ich|wir|man|you) /iu.test(text) &&
  /^(?:the |our |my |die |der |das |unsere? )?\p{L}+(?: \p{L}+)? (?:also |only |auch |nur )?(?:sees?|reads?|sehen|sieht|lesen|liest)(?!\p{L})/iu.test(
    text,
  );

/** Who does something: all whom a clause names, where one of them alone is not somebody by the way. */
export const subjectsOf = (parties: readonly Party[]): Party[] => {
  const others = parties.filter(({ kind }) => kind !== 'us' && kind !== 'owner');
  return others.length > 0 ? [...others] : parties.filter(({ kind }) => kind === 'owner');
};

/** Whom "only", "except", "alone", "nobody else" or whose business it is speaks of. */
export function aloneIn(text: string, parties: readonly Party[], spoken: readonly Party[]): Party[] {
  if (iDo.test(text)) return [{ kind: 'owner', at: 0, end: 0 }];
  for (const match of text.matchAll(onlyWord)) {
    const end = match.index + match[0].length;
    const start = end + skipped.exec(text.slice(end))![0].length;
    const first = parties.find(({ at }) => at >= end && at <= start);
    if (first) return chainFrom(first, parties, text);
  }
  const except = exceptWord.exec(text);
  const behind = except && parties.filter(({ at, kind }) => at > except.index && kind !== 'nobody');
  if (
    except &&
    spoken.length > 0 &&
    /^ (?:him|her|them|ihm|ihr|ihnen|ihn|sie)(?!\p{L})/iu.test(text.slice(except.index + except[0].length))
  )
    return spoken.slice(-1);
  if (
    behind &&
    behind.length > 0 &&
    (parties.some(({ kind }) => kind === 'nobody') ||
      denies.test(text) ||
      /(?<!\p{L})any(?:one|body)(?!\p{L})/iu.test(text))
  )
    return behind;
  const some = parties.filter(({ kind }) => kind === 'role' || kind === 'owner');
  if (
    some.length > 0 &&
    (nobodyElse.test(text) ||
      /(?<!\p{L})the only (?:one|ones|person|people)(?!\p{L})|(?<!\p{L})(?:der|die) einzigen?(?!\p{L})/iu.test(text))
  )
    return some;
  if (/(?<!\p{L})(?:my (?:own )?eyes|meine augen)(?!\p{L})/iu.test(text)) return [{ kind: 'owner', at: 0, end: 0 }];
  const last = parties.at(-1);
  if (last && /^ (?:only|alone|alleine?)\s*$/iu.test(text.slice(last.end))) return chainTo(last, parties, text);
  if (
    (theirThing.test(text) && !/(?<!\p{L})(?:none of|no|nobody['’]s|nothing)(?!\p{L})/iu.test(text)) ||
    /(?<!\p{L})between(?!\p{L})/iu.test(text)
  )
    return some.length > 0
      ? some
      : /(?<!\p{L})(?:my|mein\p{L}*) /iu.test(text)
        ? [{ kind: 'owner', at: 0, end: 0 }]
        : [];
  return [];
}

const joined =
  /^(?:,? (?:and|or|und|oder|&|sowie) |, )(?:(?:the|our|my|die|der|den|das|dem|unsere?|meine?n?|noch|für|von) )*$/iu;
const chainFrom = (first: Party, parties: readonly Party[], text: string): Party[] => {
  const chain = [first];
  for (const party of parties)
    if (party.at > chain.at(-1)!.at && joined.test(text.slice(chain.at(-1)!.end, party.at))) chain.push(party);
  return chain;
};
const chainTo = (last: Party, parties: readonly Party[], text: string): Party[] =>
  parties.filter((party) => chainFrom(party, parties, text).includes(last));

/** "May only read": what they do is all that they do. */
export function onlyBeforeDeed(text: string): boolean {
  for (const match of text.matchAll(onlyWord)) {
    const rest = text
      .slice(match.index + match[0].length)
      .replace(/^\s+(?:(?:be able|ever|to|mal|zu|get to) )*\s*/iu, '');
    if (
      isDeedAt(rest) &&
      !/^(?:visible|shown|accessible|readable|open|available|seen|sichtbar|einsehbar|lesbar)(?!\p{L})/iu.test(rest)
    )
      return true;
  }
  return false;
}
