import { readTag } from './tags.ts';

/** What directly goes on with a line of code behind a closing tag that stands in a string. */
const codeAfter = /['";,)}\]\\.+:]/;

/**
 * True when the text right behind a closing tag shows that the tag stands inside code, as in `'</action>';`. Further
 * closing tags are looked through: `"</action></action-group>"` is one string.
 */
export function isFollowedByCode(text: string, at: number, isEnded: boolean, depth = 0): boolean | 'more' {
  const char = text[at];
  if (char === undefined) return isEnded ? false : 'more';
  if (char === '`') {
    const run = text.slice(at, at + 3);
    return run === '```' ? false : !isEnded && '```'.startsWith(run) ? 'more' : true;
  }
  if (codeAfter.test(char)) return true;
  if (char !== '<' || depth > 2) return false;
  const tag = readTag(text, at, isEnded);
  if (tag === 'more') return 'more';
  if (tag === null) return /^<\/[a-z]/i.test(text.slice(at, at + 3));
  return tag.isClosing && isFollowedByCode(text, at + tag.length, isEnded, depth + 1);
}
