import { colourMentions, type SaidColour } from '../../reading/colours.ts';
import { shadeOf } from '../../reading/colour-shades.ts';
import { thingColours } from '../../reading/lexicon/thing-colours.ts';

export type NamedColour = SaidColour & { at: number; end: number; isThing: boolean };

const rejected = /(?<!\p{L})(?:nothing|no|not|never|without|instead of|rather than|too|anything but|kein\p{L}*|nicht|nichts|ohne|statt|anstatt|zu|weg vom?|bloß kein\p{L}*)(?:\s+(?:the|so|too|much|any|dem|der|das|den|die|mehr|in|zu))*\s+$/iu; // prettier-ignore
const mostWords = 3;
/** "the green of moss": the colour's own name adds nothing to the thing's. */
const ofThing =
  /^\s*(?:,\s*)?(?:(?:like|of|from|as|wie|von|vom)\s+)?(?:(?:in|on|the|an?|our|old|wet|de[mnr]|das|die|ein\p{L}*)\s+){0,2}$/iu;

/** Colours that a text names, by their own names or by things that have them, in order; without those it does not want. */
export function coloursNamed(text: string): NamedColour[] {
  const things = thingsIn(text);
  const own = colourMentions(text).filter(({ at, end }) => !things.some((thing) => at < thing.end && thing.at < end));
  const all = [...things, ...own.map((one) => ({ ...one, isThing: false }))].sort((a, b) => a.at - b.at);
  const wanted = all.filter(({ at }) => !rejected.test(text.slice(0, at)));
  return wanted.filter((one, index) => {
    const [before, after] = [wanted[index - 1], wanted[index + 1]];
    const isSaidOf = (thing: NamedColour | undefined, between: string) =>
      thing !== undefined && thing.isThing && !one.isThing && ofThing.test(between);
    return !isSaidOf(after, text.slice(one.end, after?.at)) && !isSaidOf(before, text.slice(before?.end, one.at));
  });
}

function thingsIn(text: string): NamedColour[] {
  const words = [...text.matchAll(/[\p{L}-]+/gu)].map((match) => ({ word: match[0].toLowerCase(), at: match.index, end: match.index + match[0].length })); // prettier-ignore
  const found: NamedColour[] = [];
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
      const run = words.slice(from, from + count);
      const { at } = run[0]!;
      const { end } = run.at(-1)!;
      const hex = hexOf(run.map(({ word }) => word));
      if (hex === null) continue;
      found.push({ words: text.slice(at, end), hex, at, end, isThing: true });
      from += count - 1;
      break;
    }
  return found;
}

/** "moss", "moosfarben", "dark plum", "dunkles Petrol". */
function hexOf(run: readonly string[]): string | null {
  const name = run.join(' ');
  const exact = thing(name);
  if (exact) return exact;
  const base = run.length > 1 ? thing(run.slice(1).join(' ')) : undefined;
  return base ? shadeOf(run[0]!, base) : null;
}

const thing = (name: string): string | undefined =>
  thingColours.get(name) ??
  thingColours.get(
    name.replace(/[ -]?(?:farben|farbig|farbe|ton|töne|colou?red|colou?rs?|tones?)(?:e[nmrs]?)?$/u, ''),
  ) ??
  thingColours.get(name.replace(/e[nmrs]?$/u, ''));
