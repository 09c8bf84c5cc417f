/** Words as code and as labels. All of it is for English; other scripts fall back to what letters they have. */

/** Without what every object has: a constructor is a noun as well. */
const irregular: Record<string, string> = {
  __proto__: null!,
  person: 'people',
  child: 'children',
  clothing: 'clothes',
  man: 'men',
  woman: 'women',
  mouse: 'mice',
  foot: 'feet',
  goose: 'geese',
  leaf: 'leaves',
  loaf: 'loaves',
  knife: 'knives',
  shelf: 'shelves',
  wolf: 'wolves',
  half: 'halves',
  life: 'lives',
  datum: 'data',
  medium: 'media',
  criterion: 'criteria',
  movie: 'movies',
  cookie: 'cookies',
  zombie: 'zombies',
  quiz: 'quizzes',
  bus: 'buses',
  gas: 'gases',
  status: 'statuses',
  virus: 'viruses',
  lens: 'lenses',
  photo: 'photos',
  piano: 'pianos',
  video: 'videos',
  studio: 'studios',
  shoe: 'shoes',
  hoe: 'hoes',
  cache: 'caches',
  axis: 'axes',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  thesis: 'theses',
  crisis: 'crises',
  ski: 'skis',
  taxi: 'taxis',
  hive: 'hives',
  canoe: 'canoes',
  toe: 'toes',
  beehive: 'beehives',
  tooth: 'teeth',
  calf: 'calves',
  thief: 'thieves',
  wife: 'wives',
  scarf: 'scarves',
  stomach: 'stomachs',
  salesperson: 'salespeople',
  salesman: 'salesmen',
  craftsman: 'craftsmen',
  tradesman: 'tradesmen',
  fisherman: 'fishermen',
  fireman: 'firemen',
};
const singularOf = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));
/** Nouns that end a longer word, which changes as they do: `bookshelf`, `schoolchild`. */
const endings = ['child', 'woman', 'foot', 'tooth', 'leaf', 'loaf', 'knife', 'shelf', 'wolf', 'wife'];
/** The few that end in -oes; a cello, a memo and a dynamo do not. */
const inOes = new Set(['potato', 'tomato', 'hero', 'echo', 'veto', 'torpedo', 'embargo', 'mosquito', 'domino', 'volcano', 'mango', 'buffalo', 'tornado', 'cargo']); // prettier-ignore
const unchanged = new Set([
  'education', 'equipment', 'experience', 'feedback', 'infrastructure', 'inventory', 'personnel', 'poetry', 'procurement', 'merchandise', 'attendance', 'stock', 'news', 'series', 'species', 'fish', 'sheep', 'software', 'hardware',
  'furniture', 'information', 'staff', 'money', 'music', 'homework', 'luggage', 'data', 'advice', 'jewellery', 'jewelry', 'laundry', 'research', 'knowledge', 'traffic', 'weather', 'cutlery', 'crockery', 'pottery', 'aircraft', 'deer', 'salmon',
  'cattle', 'livestock', 'wildlife', 'gear', 'baggage', 'literature', 'stationery', 'housework', 'paperwork', 'machinery', 'footage',
]); // prettier-ignore

const lastWord = (words: string): [before: string, last: string] => {
  const at = words.lastIndexOf(' ') + 1;
  return [words.slice(0, at), words.slice(at)];
};

/** `expense` becomes `expenses`, `book copy` `book copies`; an uncountable stays. */
export function pluralise(words: string): string {
  const [before, last] = lastWord(words);
  const lower = last.toLowerCase();
  if (unchanged.has(lower) || singularOf.has(lower)) return words;
  const known = irregular[lower] ?? compound(lower, (end) => irregular[end]);
  if (known) return before + matchCase(known, last);
  if (/[^aeiou]y$/i.test(last)) return `${before}${last.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(last)) return `${before}${last}es`;
  if (inOes.has(lower)) return `${before}${last}es`;
  return `${before}${last}s`;
}

/** `bookshelf` changes as `shelf` does, in the direction that `change` takes. */
function compound(word: string, change: (end: string) => string | undefined): string | undefined {
  for (const one of endings)
    for (const end of [one, irregular[one]!]) {
      const changed = word.length > end.length && word.endsWith(end) ? change(end) : undefined;
      if (changed) return word.slice(0, -end.length) + changed;
    }
  return undefined;
}

/** The reverse of `pluralise`, for words that people write; leaves what is singular already. */
export function singularise(words: string): string {
  const [before, last] = lastWord(words);
  const lower = last.toLowerCase();
  if (unchanged.has(lower) || irregular[lower]) return words;
  const known = singularOf.get(lower) ?? compound(lower, (end) => singularOf.get(end));
  if (known) return before + matchCase(known, last);
  if (/ies$/i.test(last) && last.length > 4) return `${before}${last.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/i.test(last)) return before + last.slice(0, -2);
  if (inOes.has(lower.slice(0, -2)) || usEnding.test(last)) return before + last.slice(0, -2);
  if (/(?:ss|us|is)$/i.test(last)) return words;
  if (/s$/i.test(last) && last.length > 3) return before + last.slice(0, -1);
  return words;
}

/** `campuses` are each a campus; `houses` and `excuses` are not. */
const usEnding = /(?<!^(?:m|f|r|ab|exc|ref|acc)|[aeo]|^)uses$/i;

const matchCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

export const isPlural = (word: string): boolean => singularise(word) !== word;

/** Letters and digits only, in words; `Straße` keeps its sense as `Strasse`. */
function wordsOf(text: string): string[] {
  return text
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/['’]/g, '')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
}

/** `due date` becomes `due_date`; empty when the text has no Latin letter. */
export function toFieldName(text: string): string {
  const name = wordsOf(text)
    .map((word) => word.toLowerCase())
    .join('_')
    .replace(/^(\d)/, 'n$1')
    .slice(0, 40)
    .replace(/_+$/, '');
  return name;
}

/** `book copy` becomes `BookCopy`; a leading digit gets a letter before it. */
export function toPascal(text: string): string {
  return wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
    .replace(/^(\d)/, 'N$1')
    .slice(0, 40);
}

/** `BookCopy` becomes `bookCopy`. */
export const toCamel = (text: string): string => {
  const pascal = toPascal(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** `BookCopies` becomes `book-copies`. */
export const toKebab = (text: string): string =>
  wordsOf(text)
    .map((word) => word.toLowerCase())
    .join('-');

/** `due_date` and `due date` become `Due date`; abbreviations in capitals stay. */
export function toLabel(text: string): string {
  const words = text.replace(/_/g, ' ').replace(/\s+/g, ' ').trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bcv(?=s?\b)/gi, 'CV');
}

/** A label inside a sentence: `Due date` becomes `due date`, `ISBN` stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}[\p{Ll}\d' -]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const countable = new Set(['series', 'species', 'fish', 'sheep', 'aircraft', 'deer', 'salmon', 'stock', 'experience', 'inventory']); // prettier-ignore

/** Nobody adds "a news" or "a personal information". */
export const isUncounted = (noun: string): boolean => {
  const [, last] = lastWord(noun.toLowerCase());
  return unchanged.has(last) && !countable.has(last);
};

/** `a task`, `an expense`, `an hour`; `news` has none. */
export function withArticle(noun: string): string {
  if (isUncounted(noun)) return noun;
  const isVowel = /^(?:[aeio]|u(?!ni|se|ti|k)|hour|honest)/i.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** `a, b and c` */
export function listInWords(items: string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
