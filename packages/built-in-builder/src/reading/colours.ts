import { shadeInWord, shadeOf } from './colour-shades.ts';
import { extraColours } from './lexicon/colours-extra.ts';
import { cssColours } from './lexicon/css-colours.ts';
import { unknownColoursIn } from './unknown-colours.ts';

export type SaidColour = { words: string; hex: string };
/** `rest` is the text without what it says about colours; `unknown` what was named as a colour and is none that is known. */
export type SaidColours = {
  background: SaidColour | null;
  component: SaidColour | null;
  unknown: string[];
  rest: string;
};

const known = new Map<string, string>([
  ...cssColours,
  ...Object.entries(extraColours).map(([name, hex]): [string, string] => [name.replace(/[ -]/g, ''), hex]),
]);

const grounds =
  /\b(?:back ?grounds?|backdrops?|canvas|screens?|body|page base|base layer|ground|hintergr(?:und|ünde))\b/giu;
const parts =
  /\b(?:components?|elements?|ui|interfaces?|content blocks?|blocks?|pieces|widgets?|controls|buttons?|accents?|highlights?|headers?|cards|panels|boxes|primary|foreground|menus?|bars?|parts|knöpfe|schaltflächen|elemente|akzente?|text boxes)\b/giu;
/** Of a lone colour: it is the ground's when it is said of all there is. */
const wholes = /\b(?:layouts?|pages?|whole (?:app|site)|walls?|seiten?)\b/giu;
const look =
  /\b(?:colou?rs?|colou?red|themes?|palette|styl(?:e|es|ed|ing)|design|look|layout|make it|everything|farben?|schema|tones?|scheme|shades?)\b/iu;
const ofLook = [grounds, parts, look].map(({ source }) => new RegExp(source, 'iu'));

/**
 * A colour alone at the end: "…, date and place, green", "… . Blue please". Only names that are nothing but colours, since
 * a list may end with an orange, an olive or a plum; a list of several colours is a list.
 */
const onlyColour =
  '(?:(?:dark|light|bright|pale|navy|sky|royal|forest|olive|lime|steel|hell|dunkel)[ -]?)?(?:red|green|blue|yellow|purple|pink|brown|black|gr[ae]y|teal|navy|turquoise|beige|rot|grün|blau|gelb|lila|rosa|braun|schwarz|grau|türkis)';
const beforeTail = '(?:^|[,;–])\\s*(?:(?:all(?:es)?|everything)\\s+)?(?:in\\s+)?';
const afterTail = '(?:\\s+(?:please|bitte))?\\s*[.!]?\\s*$';
const loneTail = new RegExp(`${beforeTail}${onlyColour}${afterTail}`, 'iu');

/** Two colours alone at the end: "…; dark red and gold", "… in navy and cream". One of them is nothing but a colour. */
function pairAtEnd(sentence: string, [first, second, ...more]: readonly Mention[]): number | null {
  if (!first || !second || more.length > 0) return null;
  if (!/^\s*(?:and|und|&|with|mit)\s*$/iu.test(sentence.slice(first.end, second.at))) return null;
  if (!new RegExp(`^${afterTail}`, 'iu').test(sentence.slice(second.end))) return null;
  if (![first, second].some(({ words }) => new RegExp(`^${onlyColour}$`, 'iu').test(words))) return null;
  return new RegExp(`(?:${beforeTail}|\\s+in\\s+)$`, 'iu').exec(sentence.slice(0, first.at))?.index ?? null;
}

type Mention = SaidColour & { at: number; end: number };

/** Colours as they are said, of the ground and of what stands on it; taken from sentences that speak of the look. */
export function coloursIn(text: string): SaidColours {
  const found: SaidColours = { background: null, component: null, unknown: [], rest: '' };
  const kept: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;\n])(?=\s|$)/)) {
    const all = colourMentions(sentence);
    const mentions = withoutChoices(all, sentence);
    // places of known colours hold as many letters as before
    const others = unknownColoursIn(all.reduce((left, { at, end }) => `${left.slice(0, at)}${'#'.repeat(end - at)}${left.slice(end)}`, sentence)); // prettier-ignore
    found.unknown.push(...others.map(({ words }) => words));
    const unnamed = others.reduce((left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`, sentence); // prettier-ignore
    const speaksOfLook = ofLook.some((words) => words.test(sentence));
    const said = speaksOfLook ? mentions.filter((mention) => isOfLook(sentence, mention, mentions)) : [];
    const pairFrom = said.length === 0 ? pairAtEnd(sentence, mentions) : null;
    if (pairFrom !== null) {
      settle(found, sentence, mentions);
      kept.push(sentence.slice(0, pairFrom));
      continue;
    }
    if (said.length === 0) {
      const [only] = mentions;
      const tail = mentions.length === 1 ? loneTail.exec(sentence) : null;
      if (only && tail && only.at >= tail.index) found.component ??= { words: only.words, hex: only.hex };
      const isTail = only !== undefined && tail !== null && only.at >= tail.index;
      kept.push(isTail ? sentence.slice(0, tail.index) : unnamed);
      continue;
    }
    settle(found, sentence, said);
    kept.push(withoutLook(unnamed, said));
  }
  return { ...found, rest: kept.join('') };
}

/** Every run of up to four words that is a colour's name, the longest first; and values, each joined to the name beside it. */
export function colourMentions(sentence: string): Mention[] {
  const words = [
    ...sentence.matchAll(
      /#[\da-f]{6}\b|#[\da-f]{3}\b|\brgba?\(\d{1,3}, ?\d{1,3}, ?\d{1,3}(?:, ?[\d.]+%?)?\)|\bhsl\(\d{1,3}, ?\d{1,3}%, ?\d{1,3}%\)|[\p{L}-]+/giu,
    ),
  ].map((match) => ({
    text: match[0].toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; from++) {
    const first = words[from]!;
    if (/^(?:#|rgba?\(|hsl\()/.test(first.text)) {
      mentions.push({ words: first.text, hex: wideHex(first.text), at: first.at, end: first.end });
      continue;
    }
    for (let count = Math.min(4, words.length - from); count > 0; count--) {
      const run = words.slice(from, from + count);
      const name = run
        .map(({ text }) => text)
        .join('')
        .replace(/-/g, '');
      const called = namesOf(name).find((one) => known.has(one));
      const hex = known.get(called ?? '') ?? shadedIn(run.map(({ text }) => text));
      const { end } = run.at(-1)!;
      const isWhole = /^(?:background dark|dark background)$/.test(run.map(({ text }) => text).join(' '));
      if (isWhole && known.has(`dark${words[from + 2]?.text ?? ''}${words[from + 3]?.text ?? ''}`)) continue;
      if (!hex || /[^\p{L}\s-]/u.test(sentence.slice(first.at, end))) continue;
      // "dunkelgrüne Knöpfe" are in dunkelgrün
      const spelling = called === undefined || called === name ? sentence.slice(first.at, end).toLowerCase() : called;
      mentions.push({ words: spelling, hex, at: first.at, end });
      from += count - 1;
      break;
    }
  }
  return withTheirValues(mentions, sentence);
}

/** "colour: red, green or blue" is what a field may be. */
function withoutChoices(mentions: readonly Mention[], sentence: string): Mention[] {
  const between = (index: number) => sentence.slice(mentions[index]?.end, mentions[index + 1]?.at);
  const isJoined = (index: number) => mentions[index + 1] !== undefined && /^,? (?:or |oder )?$/.test(between(index));
  return mentions.filter((_, index) => {
    let [from, to] = [index, index];
    while (from > 0 && isJoined(from - 1)) from--;
    while (isJoined(to)) to++;
    // "bisque or glaze": one of two, whatever the other is
    const isOneOfTwo = /^ (?:or|oder) \p{Ll}/u.test(sentence.slice(mentions[to]!.end)) || / (?:or|oder) $/.test(sentence.slice(0, mentions[from]!.at)); // prettier-ignore
    return !isOneOfTwo && !/ (?:or|oder) /.test(sentence.slice(mentions[from]!.end, mentions[to]!.at));
  });
}

const namesOf = (name: string): string[] => [
  name,
  withoutEnding(name),
  name.replace(/n$/, ''),
  name.replace(/farben$/, ''),
];

/** "pale yellow", "dark navy", "zartes Rosa", "blassgelbe": a shade of a colour that is known. */
function shadedIn(run: readonly string[]): string | null {
  const word = run.length === 1 ? shadeInWord(run[0]!) : null;
  const shade = word?.shade ?? run[0]!;
  const rest = word?.colour ?? run.slice(1).join('').replace(/-/g, '');
  const hex = namesOf(rest).flatMap((name) => known.get(name) ?? [])[0];
  return hex && rest !== '' ? shadeOf(shade, hex) : null;
}

/** "dunkelgrüne", "goldenen", "türkisfarbene" */
const withoutEnding = (name: string): string =>
  name
    .replace(/(?:e|er|es|en|em)$/, '')
    .replace(/(?:farben|farbig)$/, '')
    .replace(/^(gold|silber|bronze)(?:en|n)$/, '$1');

const partOfLook = 'back ?grounds?|backdrops?|hintergrund|ground|pages?|colou?r|farbe|components?|elements?|buttons?|headers?|cards|panels|accents?|knöpfe|schaltflächen|akzente?'; // prettier-ignore
/** What may stand between a colour's name and its value: "cream background (#fff8e7)", "#fff8e7 (cream)". */
const besideValue = new RegExp(`^\\s*(?:(?:${partOfLook})\\s*)?[(:=]?\\s*$`, 'iu');

/** "cream (#fff8e7)" is one colour: the value, under the name that was said. */
function withTheirValues(mentions: readonly Mention[], sentence: string): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const isPair =
      last !== undefined &&
      isValue(last) !== isValue(mention) &&
      besideValue.test(sentence.slice(last.end, mention.at));
    if (!isPair) {
      joined.push(mention);
      continue;
    }
    const [name, value] = isValue(mention) ? [last, mention] : [mention, last];
    joined[joined.length - 1] = { words: name.words, hex: value.hex, at: last.at, end: mention.end };
  }
  return joined;
}

const isValue = ({ words }: Mention): boolean => /^(?:#|rgba?\(|hsl\()/.test(words);

const asHex = (part: number): string => Math.round(Math.min(255, part)).toString(16).padStart(2, '0');

function wideHex(said: string): string {
  const numbers = (said.match(/[\d.]+/g) ?? []).map(Number);
  if (said.startsWith('rgb')) return `#${numbers.slice(0, 3).map(asHex).join('')}`;
  if (said.startsWith('hsl')) return hexOfHsl(numbers);
  return said.length === 4 ? `#${[...said.slice(1)].map((digit) => digit + digit).join('')}` : said;
}

function hexOfHsl([hue = 0, saturation = 0, lightness = 0]: readonly number[]): string {
  const strength = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (from: number): string => {
    const at = (from + hue / 30) % 12;
    return asHex(255 * (lightness / 100 - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** "red wine" in a sentence about the look is still wine: a colour stands near a word of the look, or ends a phrase. */
function isOfLook(sentence: string, mention: Mention, mentions: readonly Mention[]): boolean {
  const near = sentence.slice(Math.max(0, mention.at - 60), mention.end + 60);
  const marks = ofLook.some((words) => words.test(near));
  return (
    marks &&
    (mentions.length > 1 || !/^\s+(?:wine|tea|bread|card|list|house|room)s?\b/i.test(sentence.slice(mention.end)))
  );
}

/** Ground and parts go to the nearest colour that is left; a lone colour without a word of the ground is the parts'. */
function settle(found: SaidColours, sentence: string, said: readonly Mention[]): void {
  const [first, second] = said;
  if (!first) return;
  const distance = (mention: Mention, words: RegExp): number =>
    Math.min(
      ...[...sentence.matchAll(words)].map((match) => {
        const end = match.index + match[0].length;
        if (match.index >= mention.at && end <= mention.end) return 0;
        const gap = match.index >= mention.end ? match.index - mention.end : mention.at - end;
        // a full stop of sense between the two: "white background, navy buttons"
        const between = sentence.slice(Math.min(end, mention.end), Math.max(match.index, mention.at));
        return gap < 0 ? 1_000 : gap + (/,|\band\b|\bwith\b|\bund\b/.test(between) ? 25 : 0);
      }),
      10_000,
    );
  const strip = ({ words, hex }: Mention): SaidColour => ({ words, hex });
  if (second) {
    const straight = distance(first, grounds) + distance(second, parts);
    const crossed = distance(first, parts) + distance(second, grounds);
    // "gold buttons on black"
    const isOn = /\b(?:on|auf|over)(?: an?| the| einem)?\s*$/i.test(sentence.slice(0, second.at));
    const isStraight = isOn && sentence.search(grounds) < 0 ? false : straight <= crossed;
    const [ground, part] = isStraight ? [first, second] : [second, first];
    found.background ??= strip(ground);
    found.component ??= strip(part);
  } else if (Math.min(distance(first, grounds), distance(first, wholes)) < distance(first, parts))
    found.background ??= strip(first);
  else found.component ??= strip(first);
}

const orders =
  /^\s*(?:please\s+)?(?:set|use|apply|assign|style|design|configure|declare|implement|make|give|choose|pick|colou?r|paint|render|define|adopt|let|employ|put|select|establish|create|set up|the|all|use a|with|hintergrund|bitte|deploy|add|have|incorporate|utili[sz]e|specify|show|format|fill|customi[sz]e|present|dress|integrate|tint|keep|build|background|initiali[sz]e|fix|go|take|lay|run|provide)\b/i;

/** A sentence that orders colours says nothing else; of other sentences only the part between commas goes. */
function withoutLook(sentence: string, said: readonly Mention[]): string {
  if (
    orders.test(sentence) &&
    !/\b(?:app|website|tracker|tool|list|planner)\b[^.]*\b(?:with|for|to|that|where)\b/i.test(
      sentence.slice(0, said[0]!.at),
    )
  )
    return '';
  let at = 0;
  const parted = sentence.split(/(,|:|\s(?:and|with|und|mit|in)\s)/).map((part) => {
    const from = at;
    at += part.length;
    const holds = said.some((mention) => mention.at >= from && mention.at < at);
    return { part, holds };
  });
  return parted
    .filter(({ holds }, index) => !holds && !(parted[index + 1]?.holds && index % 2 === 1))
    .map(({ part }) => part)
    .join('')
    .replace(bareParts, '');
}

/** "buttons" without their colour. */
const bareParts = /(?<=^|[,;])\s*(?:(?:the|die|der) )?(?:back ?ground|hintergrund|buttons|knöpfe|accents?|akzente|headings|überschriften|header|cards|karten)\s*:?\s*(?=$|[,.;])/giu; // prettier-ignore
