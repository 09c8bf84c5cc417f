/** What nobody sees and no word is made of: breaks for a line's end, marks of direction, of joining and of byte order. */
const unseen = /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFFE\uFFFF]/g;
/** The joiner stays where it makes one picture of several. */
const joinsLetters = /(?<=\p{L})\u200D(?=\p{L})/gu;
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const wideSpace = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const leastShouted = 12;
const shareOfShouted = 0.8;

/**
 * A message as it was meant: decomposed umlauts as one letter, without signs that nobody sees, blanks of all widths
 * as blanks, and a text that is shouted in capitals in small letters.
 */
export function typedText(message: string): string {
  const text = message
    .normalize('NFC')
    .replace(unseen, '')
    .replace(joinsLetters, '')
    .replace(/\r\n?/g, '\n')
    .replace(control, ' ')
    .replace(wideSpace, ' ');
  return isShouted(text) ? withSmallLetters(text) : text;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= leastShouted && capitals >= letters * shareOfShouted && /\p{L}\s+\p{L}/u.test(text);
}

/** Each sentence begins with a capital. */
const withSmallLetters = (text: string): string =>
  text.toLowerCase().replace(/(?<=^\W*|[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase());
