import { detailPageOf, type AppPlan, type Entity, type Field, type Page } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { remember } from '../../../remember.ts';

/** What a message names of the app, where it stands in it, and how surely. */
export type Mention<T> = T & { at: number; end: number; score: number };
export type FieldMention = Mention<{ entity: Entity; field: Field }>;

const plain = remember((text) =>
  text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
);

/** What stays of a word in all its forms, English and German: "prices" and "price", "Vornamen" and "Vorname". */
export const stemOf = remember((word) => {
  const bare = plain(word).replace(/^(.*(?:shel|kni|lea|cal|hal|loa|wol|thie|scar))ves$/, '$1f');
  const stem = bare.replace(/(?:innen|ies|ern|en|er|em|es|e|n|s|y)$/, '');
  return stem.length >= 3 ? stem : bare;
});

/** Ends of German compounds and English second words that say no more than what kind of thing a field or list is. */
const tails = /^(?:s?nummern?|nr|s?felder?|s?feld|s?spalten?|s?listen?|s?seiten?|s?tabellen?|s?angaben?|s?daten|s?datum|s?adressen?|s?zahl|s?wert|s?betrag|n?liste)$/; // prettier-ignore

/** Words that people use for one another, a line each. */
const alike: readonly (readonly string[])[] = [
  ['telefon', 'telefonnummer', 'handy', 'handynummer', 'mobil', 'phone', 'mobile', 'telephone'],
  ['start', 'begin', 'beginning', 'beginn', 'anfang', 'check-in'],
  ['end', 'until', 'ende', 'rückgabe', 'check-out'],
  ['zuständig', 'zuständige', 'verantwortlich', 'wer', 'assignee', 'responsible', 'person', 'bearbeiter'],
  ['wofür', 'zweck', 'verwendungszweck', 'purpose'],
  ['foto', 'bild', 'fotos', 'bilder', 'picture', 'photo', 'image', 'pic'],
  ['price', 'cost', 'costs', 'rate', 'preis', 'kosten', 'kostet', 'expensive', 'teuer'],
  ['difficulty', 'hard', 'difficult', 'schwierigkeit', 'schwer', 'schwierig'],
  ['duration', 'lasts', 'dauer', 'dauert'],
  ['note', 'notes', 'comment', 'comments', 'remark', 'notiz', 'bemerkung', 'anmerkung', 'hinweis'],
  ['mail', 'email', 'e-mail', 'mailadresse'],
  ['amount', 'sum', 'betrag', 'summe'],
  ['due', 'deadline', 'fällig', 'fälligkeit', 'frist', 'abgabe'],
  ['wann', 'when', 'date', 'day', 'datum', 'tag'],
  ['wo', 'where', 'place', 'location', 'ort'],
  ['menge', 'anzahl', 'bestand', 'stock', 'quantity', 'stück', 'vorrat'],
  ['kategorie', 'category', 'rubrik', 'art', 'typ', 'type', 'kind'],
  ['status', 'state', 'stand', 'zustand'],
  ['defekt', 'kaputt', 'beschädigt'],
  ['broken', 'damaged', 'defective', 'faulty'],
  ['rating', 'stars', 'bewertung', 'sterne', 'points', 'punkte', 'score'],
];
const groupsOf = remember((word) =>
  alike.flatMap((words, index) => (words.some((one) => plain(one) === plain(word) || (word.length > 3 && stemOf(one) === stemOf(word))) ? [index] : []))); // prettier-ignore
const ofTitles = /^(?:vor|nach|familien|first|last|sur|full)?-?nam(?:e|en|es)s?$/iu;

export type Token = { word: string; at: number; end: number };
export const tokensIn = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu), (match) => ({
    word: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }));

const isFormOf = (long: string, short: string): boolean =>
  short.length >= 3 && long.startsWith(short) && /^(?:e|en|er|es|em|n|s|ern|nen|innen)$/.test(long.slice(short.length));

/** How surely a word stands for a name: 3 as it is, 2 as the beginning of a compound, 1 by another word; 0 not at all. */
export function likeness(word: string, name: string): number {
  const [stem, wanted] = [stemOf(word), stemOf(name)];
  if (plain(word) === plain(name)) return 4;
  if (stem === wanted || isFormOf(plain(word), plain(name)) || isFormOf(plain(name), plain(word))) return 3;
  const bare = plain(word);
  if (wanted.length >= 4 && bare.startsWith(wanted) && tails.test(bare.slice(wanted.length).replace(/^(?:e[nrs]?|n|s)(?=\p{L}{4})/u, ''))) return 2; // prettier-ignore
  return groupsOf(word).some((group) => groupsOf(name).includes(group)) ? 1 : 0;
}

/** Where a name of one or more words stands in the text; of several words also where the main one stands alone. */
function find(tokens: readonly Token[], name: string): Mention<object>[] {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const found: Mention<object>[] = [];
  tokens.forEach((token, index) => {
    // "sign-ups" is one word here and two there
    if (words.length > 1 && (token.word.includes('-') || name.includes('-')) && likeness(token.word, name) >= 3) {
      found.push({ at: token.at, end: token.end, score: 5 });
      return;
    }
    if (
      words.length > 1 &&
      words.every((word, step) => tokens[index + step] && likeness(tokens[index + step]!.word, word) >= 3)
    ) {
      // prettier-ignore
      found.push({ at: token.at, end: tokens[index + words.length - 1]!.end, score: 5 });
      return;
    }
    const scores = words.map((word) =>
      words.length === 1 || (word.length > 2 && !isSmall.test(word)) ? likeness(token.word, word) : 0,
    );
    const score = words.length === 1 ? scores[0]! : Math.max(...scores) >= 3 ? 1.5 : scores[0]! >= 1 ? 1 : scores.at(-1)! >= 1 ? 0.5 : 0; // prettier-ignore
    if (score > 0) found.push({ at: token.at, end: token.end, score: words.length === 1 && isUnnamed(token.word, name) ? Math.min(score, unsure) : score }); // prettier-ignore
  });
  return found;
}

/** A small word is a field's name only where it is written as one: "von den alten" names no field Von. */
const isUnnamed = (word: string, name: string): boolean =>
  /^(?:from|to|was|who|what|where|when|for|by|von|bis|wer|wo|was|wann|wem|wie|wofür|an|am|um|ab|in|mit)$/iu.test(name) && word !== name; // prettier-ignore
const unsure = 0.5;

/** "the inquiries" are the customer inquiries. */
const byLastWord = (tokens: readonly Token[], name: string): Mention<object>[] => {
  const last = name.split(' ').at(-1)!;
  return last === name
    ? []
    : tokens.filter(({ word }) => likeness(word, last) >= 3).map(({ at, end }) => ({ at, end, score: 2 }));
};

/** "die Stunden" are the Unterrichtsstunden, where no other list ends so. */
export function byLastPart(text: string, { entities, language }: AppPlan): Mention<{ entity: Entity }>[] {
  if (language !== 'de') return [];
  return tokensIn(text).flatMap(({ word, at, end }) => {
    const part = plain(word);
    const isEnd = (name: string) => plain(name).length > part.length + 2 && plain(name).endsWith(part);
    const named = entities.filter(({ label, plural }) => isEnd(label) || isEnd(plural));
    return part.length >= leastPart && /^\p{Lu}/u.test(word) && named.length === 1 ? [{ at, end, score: 2, entity: named[0]! }] : []; // prettier-ignore
  });
}
const leastPart = 5;

const isSmall =
  /^(?:the|and|for|per|pro|von|der|die|das|den|dem|des|und|for|with|mit|bei|zum|zur|has|was|hat|war|ist|sind|are|tun|did|who|how|what|wer|wie|can|not|its|our)$/i;

const overlap = (a: Mention<object>, b: Mention<object>): boolean => a.at < b.end && b.at < a.end;

/** Every place names one thing: the surest, of equals the first. */
function surest<T>(all: readonly Mention<T>[]): Mention<T>[] {
  const kept: Mention<T>[] = [];
  for (const one of [...all].sort((a, b) => b.score - a.score)) if (!kept.some((other) => overlap(one, other))) kept.push(one); // prettier-ignore
  return kept.sort((a, b) => a.at - b.at);
}

/** A pair of small words that name two fields: "from and to", "von und bis". */
const withPairs = (text: string): string =>
  text
    .replace(/(?<!\p{L})from (and|or) (?:to|until)(?!\p{L})/giu, 'start $1 end')
    .replace(/(?<!\p{L})von (und|oder) bis(?!\p{L})/giu, 'beginn $1 ende');

export const entitiesIn = (text: string, plan: AppPlan): Mention<{ entity: Entity }>[] => {
  const tokens = tokensIn(text);
  return surest(
    plan.entities.flatMap((entity) =>
      [entity.label, entity.plural].flatMap((name) =>
        [...find(tokens, name), ...byLastWord(tokens, name)].filter(({ score }) => score >= 2).map((one) => ({ ...one, entity })),
      ),
    ),
  ); // prettier-ignore
};

/** Fields that a text names; those of an entity that it names too come before those of others. */
export function fieldsIn(said: string, plan: AppPlan, { least = 1 } = {}): FieldMention[] {
  const text = withPairs(said);
  const tokens = tokensIn(text);
  const lists = entitiesIn(text, plan);
  const near = (entity: Entity) => (lists.some((one) => one.entity === entity) ? 0.4 : 0);
  const all = plan.entities.flatMap((entity, index) =>
    entity.fields.flatMap((field) => {
      const title = rolesOf(entity).title === field;
      const places = find(tokens, field.label);
      if (title && ofTitles.test(field.label)) places.push(...tokens.filter(({ word }) => ofTitles.test(word)).map(({ at, end }) => ({ at, end, score: 2 }))); // prettier-ignore
      return places.map((one) => ({ ...one, entity, field, score: one.score + near(entity) - index * 0.01 - (title ? 0.1 : 0) })); // prettier-ignore
    }),
  );
  // what is called like a list is the list
  return surest(all.filter((one) => one.score >= least - 0.4 && !lists.some((list) => overlap(one, list) && list.score >= one.score - 0.4))); // prettier-ignore
}

/** Pages that a text names, by what they are called or by what they are. */
export function pagesIn(text: string, plan: AppPlan): Mention<{ page: Page }>[] {
  const tokens = tokensIn(text);
  const details = new Set<Page | undefined>(plan.entities.map((entity) => detailPageOf(plan, entity.name)));
  const also: Partial<Record<Page['archetype'], readonly string[]>> = {
    dashboard: ['overview', 'dashboard', 'übersicht', 'statistik'],
    calendar: ['calendar', 'kalender'],
    board: ['board', 'tafel', 'kanban', 'pinnwand'],
  };
  return surest(
    plan.pages.filter((page) => !details.has(page)).flatMap((page) =>
      [page.label, ...(also[page.archetype] ?? [])].flatMap((name) =>
        find(tokens, name).filter(({ score }) => score >= 2).map((one) => ({ ...one, page })),
      ),
    ),
  ); // prettier-ignore
}

/** The list that a message is about: the one it names, else the one that has what it names, else the first. */
export const aboutIn = (text: string, plan: AppPlan): Entity =>
  entitiesIn(text, plan)[0]?.entity ??
  byLastPart(text, plan)[0]?.entity ??
  fieldsIn(text, plan)[0]?.entity ??
  doneIn(text, plan) ??
  plan.entities[0]!;

/** What people do, and what the list of it is called. */
const deeds: readonly (readonly [said: RegExp, list: RegExp])[] = [
  [/(?<!\p{L})(?:lent|lend|borrow\p{L}*|(?:aus|ver)ge?lieh\p{L}*|leiht?|ausleih\p{L}*|verleih\p{L}*)(?!\p{L})/iu, /loan|lending|rental|borrow|leih|verleih/i],
  [/(?<!\p{L})(?:book(?:ed)?|reserved?|gebucht\p{L}*|buch(?:t|en)|reservier\p{L}*)(?!\p{L})/iu, /booking|reserv|buchung/i],
  [/(?<!\p{L})(?:order(?:ed)?|bestell\p{L}*|sold|bought|verkauf\p{L}*)(?!\p{L})/iu, /order|sale|purchase|bestell|verkauf/i],
  [/(?<!\p{L})(?:spent|spend|ausgegeben|pa(?:id|y)|bezahl\p{L}*|gezahlt)(?!\p{L})/iu, /expense|payment|invoice|ausgabe|zahlung|rechnung/i],
]; // prettier-ignore
/** The list of what people do, where a text says that they did it. */
export const doneIn = (text: string, plan: AppPlan): Entity | undefined => {
  const list = deeds.find(([said]) => said.test(text))?.[1];
  return list && plan.entities.find(({ name, label }) => list.test(name) || list.test(label));
};
