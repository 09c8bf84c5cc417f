const greeting = /^(?:(?:hi|hello|hey|hallo|moin|yo|sup)\b[\s\d!.,?]*)+$/i;
const abuse = /\b(?:fuck\w*|shit\w*|bitch\w*|asshole|cunt|wtf|arschloch|scheiße|fick\w*)\b/gi;
const empty =
  /\b(?:add|make|build|create|an?|the|app|test|me|please|something|it|this|do|asdf\w*|qwer\w*|foo|bar|bitte|mach)\b/gi;
const wish = /\b(?:make|build|create|design|bau\w*|mach\w*|app)\b.*\b(?:something|app|website|tool|anything)\b/i;

/** Pairs of letters that no word of ours has; q stands before u, rarely a, or at the end. */
const impossible =
  /q(?![ua]|$)|[^aeiouy]q(?!u)|wq|xc[^aehio]|cvm|vm[^aeiou]|[fjv]k|jf|kj[^aeiouäö]|[zvjx]x|[fkhvx]j[^aeiouäöü]/;

/** Letters struck at random: a longer word without a vowel, or with letters that never stand together. */
const isStruckAtRandom = (word: string): boolean =>
  word.length > 3 &&
  (rows.test(word) || !/[aeiouyäöü]/.test(word) || impossible.test(word) || /(\p{L})\1{3}/u.test(word));

/** What is said in chats and asks for nothing. */
const chatter =
  /^(?:(?:lol|rofl|(?:ha){2,}h?|(?:he){2,}|hm+|meh|yo|sup|wassup|what['’]?s? ?up|ok(?:ay)?|cool|nice|yes|yep|no|nope|ja|nein|na ?ja|egal|was geht(?: ab)?|wie geht['’]?s?(?: dir| euch)?|alles klar|blah?)(?!\p{L})[\s!.,?]*)+$/iu;
/** Keys that lie side by side. */
const rows = /asdf|sdfg|dfgh|qwer(?!y)|wert[yz]|zxcv|yxcv|hjkl|uiop/;

/** Whether a first message says nothing that an app could be made from, so that the builder asks instead. */
export function isJunk(message: string): boolean {
  const text = message.trim();
  if (greeting.test(text) || chatter.test(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3) return true;
  const isLatin = /\p{Script=Latin}/u.test(text);
  if (!isLatin) return false;
  const clean = text.replace(abuse, '');
  if (clean !== text && (clean.replace(empty, '').match(/\p{L}/gu)?.length ?? 0) < 4) return true;
  if (wish.test(text)) return false;
  const words = clean.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every(isStruckAtRandom);
}
