/**
 * English texts and how they read in another language. `{a}` stands for words, `{A}` for words that are known to be the
 * app's or a phrase, `{1}` for a value that code puts in.
 */
export type Phrases = Readonly<Record<string, string>>;

/** The value that code puts in at a place of a text, by its number: never typed by anybody. */
export const valueAt = (index: number): string => `⟦${index}⟧`;
export const valuePattern = /⟦(\d+)⟧/;

/** Answers a text in the other language, or null where it is not known. `wordFor` knows words of the app itself. */
export type Translate = (text: string) => string | null;

type Pattern = { begin: string; end: string; test: RegExp; slots: string[]; into: string };

/** Looks texts up in the phrases: as they stand, then with the slots filled; what fills a slot is looked up itself. */
export function translator(phrases: Phrases, wordFor: (word: string) => string | null = () => null): Translate {
  const known = new Map<string, string | null>();
  const patterns = patternsOf(phrases);
  const exactly = (text: string): string | null => (Object.hasOwn(phrases, text) ? phrases[text]! : wordFor(text));
  const find = (text: string): string | null => {
    const exact = exactly(text);
    if (exact !== null) return exact;
    for (const { begin, end, test, slots, into } of patterns) {
      if (!text.startsWith(begin) || !text.endsWith(end)) continue;
      const match = test.exec(text);
      if (match && match.slice(1).every((part, index) => !/[A-Z]/.test(slots[index]!) || translate(part) !== null))
        return beginningLike(
          text,
          into.replace(/\{(\w)\}/g, (_, slot: string) => inSlot(match[slots.indexOf(slot) + 1]!)),
        );
    }
    return null;
  };
  const translate: Translate = (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text)!;
  };
  /** "filter and sort" is one part where it is known as it stands. */
  const partsOf = (words: string): string[] => {
    const pieces = words.split(outside('(, | and | or )'));
    for (let at = 0; at + 2 < pieces.length; at += 2) {
      const both = pieces.slice(at, at + 3).join('');
      if (exactly(both) !== null) pieces.splice(at, 3, both);
    }
    return pieces.filter((_, index) => index % 2 === 0);
  };
  /** What the app calls so stays, though the word is English as well: a Kind is a child. */
  const own = (words: string): string | null => (wordFor(words) === words ? words : null);
  const inSlot = (words: string): string =>
    own(words) ?? exactly(words) ?? listed(words, true) ?? translate(words) ?? listed(words) ?? words;
  /** "a, b and c", part by part; with `isKnown` only where each part is known. */
  const listed = (words: string, isKnown = false): string | null => {
    if (words.includes('; ')) return words.split('; ').map(inSlot).join('; ');
    const parts = partsOf(words);
    const said = parts.map((part) => translate(part));
    if (parts.length < 2 || (isKnown && said.includes(null))) return null;
    const all = said.map((part, index) => part ?? parts[index]!);
    const last = outside(' and ').test(words) ? ' und ' : outside(' or ').test(words) ? ' oder ' : ', ';
    return [all.slice(0, -1).join(', '), all.at(-1)].join(last);
  };
  return translate;
}

/** Between the parts of a list, and not inside of brackets. */
const outside = (separator: string): RegExp => new RegExp(`(?:${separator})(?![^(]*\\))`);

const isLetter = (slot: string): boolean => /[a-z]/i.test(slot);
/** A phrase that began with a capital does so again, whatever word is first now. */
const beginningLike = (english: string, text: string): string =>
  /^\p{Lu}/u.test(english) ? text.charAt(0).toLocaleUpperCase('de') + text.slice(1) : text;

const compiled = new WeakMap<Phrases, Pattern[]>();

/** The phrases that have slots, those with the most words of their own first. */
function patternsOf(phrases: Phrases): Pattern[] {
  let patterns = compiled.get(phrases);
  if (!patterns) {
    patterns = Object.entries(phrases)
      .filter(([english]) => /\{\w\}/.test(english))
      .sort(([a], [b]) => ownLetters(b) - ownLetters(a))
      .map(([english, into]) => {
        const pieces = english.split(/\{(\w)\}/);
        return {
          begin: pieces[0]!,
          end: pieces.at(-1)!,
          slots: pieces.filter((_, index) => index % 2 === 1),
          test: new RegExp(
            `^${pieces.map((piece, index) => (index % 2 === 0 ? escaped(piece) : isLetter(piece) ? '(.+?)' : '(⟦\\d+⟧)')).join('')}$`,
            's',
          ),
          into,
        };
      });
    compiled.set(phrases, patterns);
  }
  return patterns;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ownLetters = (english: string): number => english.replace(/\{\w\}/g, '').length;
