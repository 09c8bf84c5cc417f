const slot = String.raw`(?:the |a |an |some |ein(?:e[nmr]?)? )?([\p{L}-]+(?: [\p{L}-]+)?)`;
const part = 'backgrounds?|buttons?|headings?|headers?|accents?|cards|links|components|hintergr(?:und|ünde)|knöpfe?|überschriften|karten|akzente|schaltflächen'; // prettier-ignore
const end = String.raw`(?= ?(?:[.,;!]|$| (?:and|und|with|mit|on|auf|please|bitte|for the|für)\b))`;
const link = String.raw`(?: (?:should|soll|sollen|must) be(?: in)?| in| is| are| ist| sind|:| to| =){1,3}`;
const close = String.raw`(?= ?(?:[.,;!]|$| (?:and|und|please|bitte)\b))`;
/** Where a colour's name would stand: "background: moonlight", "buttons in schlamm", "the colour of the site is x". */
const places: readonly RegExp[] = [
  String.raw`(?<!# ?)\b(?:${part})(?: colou?rs?)?${link} ${slot}${close}`,
  String.raw`(?<=^\s*|[,;] (?:and |und )?)(?:the |der |die )?(?:${part}) ([\p{L}-]+)${end}`,
  String.raw`\b(?:colou?rs?|farben?)(?: of the \w+)?${link} ${slot}${end}`,
  String.raw`\b(?:on|auf|with|mit)(?: an?| einem)? ([\p{L}-]+)(?: colou?red)? (?:backgrounds?|hintergrund)${end}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** What may stand there and names no colour at all. */
const other = /\b(?:images?|pictures?|photos?|videos?|music|colou?rs?|farben?|logo|clean|simple|nice|plain|modern|large|big|small|bold|round(?:ed)?|square|flat|the|same|right|left|top|bottom|center|front|back|it|them|dark|light|hell\w*|dunk\w*|schlicht\w*|schön\w*|groß\w*|rund\w*|title|text|icon|match\w*|brand|our|my|your|unser\w*|mein\w*|two|both|contrast\w*|readable|german|english|deutsch|englisch|different|various|several|bright|warm\w*|cool|soft|neutral|pastel\w*|tones?|töne\w*|style|theme|gradient|verlauf|glass|any|which|what|kept|shown|used|visible|clear|tidy|accessible|ease|comfort\w*)\b/iu; // prettier-ignore

const saysNothing = /^(?:eine?n?|save|to|an?|soll|sollen|should|is|are|ist|sind|in)$/i;

/** The words that stand where a colour is named and are none that is known, with where what is said so begins and ends. */
export function unknownColoursIn(sentence: string): { words: string; at: number; end: number }[] {
  const found: { words: string; at: number; end: number }[] = [];
  for (const place of places)
    for (const match of sentence.matchAll(place)) {
      const words = match[1]!.trim();
      const isTaken = found.some(({ at, end: to }) => match.index < to && at < match.index + match[0].length);
      // "on cards in a shoebox" says where they are
      const isPlace = /\bin (?:an?|the|my|our) \S+$/i.test(match[0].trim());
      if (!isTaken && !isPlace && !other.test(words) && !saysNothing.test(words))
        found.push({ words, at: match.index, end: match.index + match[0].length });
    }
  return found;
}
