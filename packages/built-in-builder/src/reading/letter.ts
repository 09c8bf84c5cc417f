const heads = /^(?:from|to|cc|bcc|sent|date|von|an|gesendet|datum|reply-to):\s.*$/i;
const subject = /^(?:subject|betreff|re|aw|fwd|wg):\s*/i;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus)\b[^\n.:?]{0,40}[,!]?$/i;
const closing =
  /^(?:(?:(?:best|kind|kindest|warm|many) )?regards|(?:best|kind) wishes|all the best|best|cheers|sincerely|yours(?: \w+)?|(?:many )?thanks(?: a lot| in advance)?|thank you(?: (?:very much|in advance))?|(?:mit )?(?:viele[nr]?|beste[nr]?|liebe[nr]?|freundliche[nr]?|herzliche[nr]?) gr(?:ü|ue)(?:ß|ss)en?|(?:vielen |besten )?dank(?: im voraus)?|lg|vg|mfg)[,!.]?(?: \p{Lu}\p{L}+)?$/iu;
const original =
  /^(?:-{2,} ?(?:original message|ursprüngliche nachricht|forwarded message)|on .{6,60} wrote:|am .{6,60} schrieb)/i;

/** A pasted e-mail without its head, its greeting and what stands below the closing words; other texts as they are. */
export function withoutLetter(text: string): string {
  const typed = text.split('\n');
  if (typed.length < 3) return text;
  const lines = typed.map((line) => line.replace(/^\s*>+ ?/, ''));
  const end = lines.findIndex((line, at) => at > 0 && (closing.test(line.trim()) || original.test(line.trim())));
  const kept = (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !heads.test(line.trim()))
    .map((line) => line.replace(subject, ''));
  const first = kept.findIndex((line) => line.trim() !== '');
  if (kept.length > 1 && greeting.test(kept[first]?.trim() ?? '')) kept.splice(first, 1);
  const said = kept.join('\n');
  return /\p{L}{3}/u.test(said) ? said : text;
}
