const names = /(?<!\p{L})(?:rename\p{L}*|call(?:ed)?|name[ds]?|instead of|nenn\p{L}*|umbenenn\p{L}*|umbenannt|heiß\p{L}*|heisst|statt|anstatt)(?!\p{L})/iu; // prettier-ignore
const quoted = /["„“”«»][^"„“”«»]{1,80}["„“”«»]/gu;
/** What is said of where and when a name holds, and the courtesy between it and what is named: small letters, since a name has its own. */
const fillers = /(?:,?\s+(?:everywhere|throughout(?: the (?:whole )?app)?|in (?:the )?(?:whole|entire) app|in all places|from now on|in future|überall|in der ganzen app|in der ganzen App|durchgehend|ab jetzt|ab sofort|künftig))(?=[\s.!,]|$)|(?:\s+(?:bitte|please|pls|doch))(?=[\s.!,]|$)/gu; // prettier-ignore

const mostWords = 14;

/** "Ach ja, …", "hmm, …": what somebody says before they say anything. */
const interjections = /^(?:(?:oh(?: no| yes| well)?|hm+|well|nah|nope|ah|aha|ach(?: ja| so| mist| nee| übrigens)?|achso|nee|naja|na ja|ähm?|mist|tja|huch|oje|oops|ups|actually|by the way|btw|übrigens)(?:\s*[,.!…-]+\s*|\s+(?=(?:and|und|the|die|der|das|ein|eine|a)\s)))+(?=\p{L})/iu; // prettier-ignore

/** A message without what says nothing of it: interjections, and in one that names something the words that are no part of the name. */
export function withoutFillers(typed: string): string {
  const message = typed
    .trim()
    .replace(interjections, '')
    .replace(/(?<!\p{L})(n)ich(?!\p{L})/giu, '$1icht');
  // in a message of several parts the words belong to one of them
  if (!names.test(message) || /[,;:.!?]\s/.test(message.replace(quoted, ' ')) || message.split(' ').length > mostWords)
    return message;
  const kept: string[] = [];
  const masked = message.replace(quoted, (found) => `\u0000${kept.push(found) - 1}\u0000`);
  const bare = masked
    .replace(fillers, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return bare.replace(/\u0000(\d+)\u0000/g, (_, at: string) => kept[Number(at)] ?? ''); // eslint-disable-line no-control-regex
}
