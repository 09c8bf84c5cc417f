/** Words that headers and fields use for the same thing; the first of each row stands for all of them. */
const synonyms: readonly (readonly string[])[] = [
  ['name', 'fullname', 'title', 'caption', 'subject', 'headline'],
  ['email', 'mail', 'emailaddress'],
  ['phone', 'telephone', 'tel', 'mobile', 'cell', 'cellphone', 'phonenumber', 'fax'],
  ['amount', 'price', 'cost', 'total', 'sum', 'value', 'fee', 'charge'],
  ['quantity', 'qty', 'count', 'number', 'units', 'pieces', 'num', 'no'],
  ['date', 'day', 'when', 'datetime', 'timestamp', 'time'],
  ['due', 'deadline', 'until'],
  ['start', 'begin', 'from', 'beginning'],
  ['end', 'finish', 'to', 'until'],
  [
    'description',
    'details',
    'summary',
    'notes',
    'note',
    'comment',
    'remark',
    'text',
    'body',
    'content',
    'memo',
    'about',
  ],
  ['category', 'type', 'kind', 'group', 'class', 'genre', 'department'],
  ['tag', 'label', 'keyword', 'topic'],
  ['status', 'state', 'stage', 'phase', 'progress'],
  ['priority', 'importance', 'urgency'],
  ['image', 'picture', 'photo', 'avatar', 'thumbnail', 'logo', 'cover', 'img', 'pic'],
  ['link', 'url', 'website', 'web', 'homepage', 'site', 'href'],
  ['city', 'town', 'place', 'location'],
  ['street', 'address', 'addr'],
  ['zip', 'postcode', 'postalcode', 'zipcode', 'plz'],
  ['country', 'nation'],
  ['company', 'organization', 'organisation', 'firm', 'employer', 'business', 'vendor', 'supplier', 'merchant'],
  ['person', 'contact', 'customer', 'client', 'user', 'member', 'guest', 'owner', 'assignee', 'author', 'who'],
  ['done', 'completed', 'complete', 'finished', 'closed', 'checked'],
  ['active', 'enabled', 'available', 'visible'],
  ['rating', 'score', 'stars', 'grade', 'points'],
  ['duration', 'length', 'minutes', 'hours'],
  ['color', 'colour'],
];

const groups = new Map<string, Set<number>>();
for (const [index, words] of synonyms.entries()) {
  for (const word of words) groups.set(word, (groups.get(word) ?? new Set()).add(index));
}

/** Whether two words are said of the same thing. */
export function meansTheSame(a: string, b: string): boolean {
  if (a === b) return true;
  const others = groups.get(b);
  return [...(groups.get(a) ?? [])].some((group) => others?.has(group));
}

/** The words of a header or a field: small letters without accents, singular, parted at separators and capitals. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : [singular(word)]));
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** 1 for equal texts, 0 for texts without anything in common: 1 less the share of letters to change (Levenshtein). */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || longest > 100) return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return 1 - previous[b.length]! / longest;
}
