import { isForbidden, isTold } from '../../rules/told/words.ts';
import { anyWord } from '../../any-word.ts';

/** Where a text names two things that it compares. */
export type Places = { left: readonly number[]; right: readonly number[] };
export type Bound = 'at-most' | 'at-least';

const greater = anyWord(String.raw`more|higher|greater|larger|bigger|longer|later|heavier|older|dearer|costlier|taller|above|over|past|beyond|exceed(?:s|ed|ing)?|after|top(?:s|ped)|mehr|höher\p{L}*|größer\p{L}*|länger|später|schwerer|teurer|über|oberhalb|übersteig\p{L}*|überschreit\p{L}*|nach`); // prettier-ignore
const less = anyWord(String.raw`less|lower|smaller|shorter|earlier|sooner|fewer|cheaper|lighter|younger|below|under|short of|before|prior to|weniger|niedriger\p{L}*|kleiner\p{L}*|kürzer|früher|eher|billiger|günstiger|leichter|unter|unterhalb|unterschreit\p{L}*|vor|bevor|ehe`); // prettier-ignore
const most = anyWord(String.raw`at most|at the most|no more than|no later than|not more than|within|up to|the (?:most|maximum|limit) is|höchstens|maximal|innerhalb|bis zu|nicht mehr als|spätestens`); // prettier-ignore
const least = anyWord(String.raw`at least|no less than|no earlier than|not less than|not before|or more|or later|or above|or higher|mindestens|wenigstens|nicht weniger als|frühestens|nicht vor|oder mehr|oder später`); // prettier-ignore
const than = /(?<!\p{L})(?:than|als|wie)(?!\p{L})/iu;
/** What has to be so, with nothing denied: "has to be above". */
const must = anyWord(
  String.raw`must|has to|have to|had to|should|ought to|needs? to|make sure|see to it|comes? after|only|muss|müssen|soll(?:en|te|ten)?|always|immer|erst|kommt|kommen`,
);
const mistakes = anyWord(
  String.raw`schlecht|block|catch|keep|mistakes?|typos?|errors?|slips?|weird|out of the question|tippfehler|versehen|fehler|abfang\p{L}*|sperr\p{L}*|verhinder\p{L}*`,
);
const past = anyWord(String.raw`was|were|had|came|put|typed|entered|wrote|booked|sold|war|waren|hatte\p{L}*|kam\p{L}*|gab\p{L}*|stand\p{L}*`); // prettier-ignore

type Found = { at: number; end: number; isGreater: boolean };

/** Words that compare; what is no more at all is compared with nothing. */
function comparedIn(text: string): Found[] {
  const all = [greater, less].flatMap(
    (words, index) =>
    Array.from(text.matchAll(new RegExp(words.source, 'giu')), (match): Found => ({ at: match.index, end: match.index + match[0].length, isGreater: index === 0 })), // prettier-ignore
  );
  return all.filter(({ at, end }) => !amounts.test(text.slice(at, end)) || than.test(text.slice(end, end + widest)));
}
const amounts = /^(?:more|less|mehr|weniger)$/iu;

/**
 * Which way two things are compared, by the words for it: "the deposit can't be higher than the price" keeps the first at
 * most the second. What is banned or told as a mistake is turned round. Null where the words do not say it.
 */
export function boundIn(said: string, places: Places): Bound | null {
  const text = said.replace(tails, (tail) => ' '.repeat(tail.length));
  for (const [words, bound] of [
    [most, 'at-most'],
    [least, 'at-least'],
  ] as const) {
    const match = words.exec(text);
    const order = match ? orderOf(text, places, match.index, match.index + match[0].length) : null;
    if (order) return order === 'as named' ? bound : turned(bound);
  }
  const named = new Set([...places.left, ...places.right]);
  const [one] = comparedIn(text)
    .filter(({ at }) => !named.has(at))
    .flatMap((found) => {
      const order = orderOf(text, places, found.at, found.end);
      return order ? [{ ...found, order, gap: gapAround(places, found) }] : [];
    })
    .toSorted((a, b) => a.gap - b.gap);
  if (!one) return null;
  const bound: Bound = one.isGreater === isBanned(text, one.at) ? 'at-most' : 'at-least';
  return one.order === 'as named' ? bound : turned(bound);
}

/** How far what is compared stands from the word for it. */
function gapAround({ left, right }: Places, { at, end }: Found): number {
  const all = [...left, ...right];
  const behind = Math.min(widest, ...all.filter((place) => place >= end).map((place) => place - end));
  const before = Math.min(widest, ...all.filter((place) => place < at).map((place) => at - place));
  return behind + before;
}

/** "At most", "or more": the bound that a number is in so many words. */
export const boundSaid = (text: string): Bound | null => (most.test(text) ? (least.test(text) ? null : 'at-most') : least.test(text) ? 'at-least' : null); // prettier-ignore

/** "Not the other way round" bans nothing that was said before. */
const tails = /(?:,|and|und)? (?:not|nie|nicht) (?:the other way (?:a?round)|andersh?e?rum|davor|before|umgekehrt)|, anything else (?:is|would be)[^.,;]*|, alles andere ist[^.,;]*/giu; // prettier-ignore
const turned = (bound: Bound): Bound => (bound === 'at-most' ? 'at-least' : 'at-most');
const widest = 60;

/** Whether what is compared there must not be: by its part of the sentence, where that does not say it by all of the text. */
function isBanned(text: string, at: number): boolean {
  const ends = Array.from(text.matchAll(/[.;:!?,]\s/g), ({ index }) => index);
  const from = ends.findLast((end) => end < at) ?? 0;
  const part = text.slice(from, ends.find((end) => end > at) ?? text.length);
  if (bans(part)) return true;
  return !must.test(part) && (bans(text) || isTold.test(text) || past.test(part));
}
const bans = (text: string): boolean => isForbidden(text) || mistakes.test(text);

/** Whether the first thing is compared with the second or the other way round: what stands behind "than", else behind the word, is what it is compared with. */
function orderOf(text: string, { left, right }: Places, at: number, end: number): 'as named' | 'turned' | null {
  const match = than.exec(text.slice(end, end + widest));
  const from = match ? end + match.index : at;
  const behind = (places: readonly number[]) => Math.min(...places.filter((place) => place > from));
  const before = (places: readonly number[]) => Math.max(...places.filter((place) => place <= from));
  const [leftBehind, rightBehind] = [behind(left), behind(right)];
  if (leftBehind !== rightBehind) return rightBehind < leftBehind ? 'as named' : 'turned';
  // both before a verb at the end: "die Miete … die Grenze nicht überschreiten"
  const [leftBefore, rightBefore] = [before(left), before(right)];
  if (left.length === 0 || right.length === 0) return Number.isFinite(leftBefore) ? 'as named' : Number.isFinite(rightBefore) ? 'turned' : null; // prettier-ignore
  if (match || !Number.isFinite(leftBefore) || !Number.isFinite(rightBefore)) return null;
  return leftBefore < rightBefore ? 'as named' : 'turned';
}
