import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { germanSingular } from './german-tagger.ts';
import type { Language } from './language.ts';
import { lemmaOfNoun } from './lemma.ts';
import { isLinkNamed, linkBetween } from './lexicon/links.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity, Relation } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** One has several of the other; `isShared` where the other, too, is never of one alone: a tag, an author, who attends. */
export type HasSeveral = { of: string; several: string; isShared: boolean };

const many = String.raw`(?:several|multiple|many|various|different|more than one|one or more|zero or more|any number of|a number of|lots of|a few)`;
const modal = String.raw`(?:(?:can|could|may|might|should|must|will) (?:also )?)?`;
const noun = String.raw`(?!(?:and|or|can|may|the|a|an)\b)([\p{L}-]+)`;
const owning = 'have|has|contain|contains|include|includes|hold|holds|list|lists|use|uses|need|needs|get|gets|write by';
const sharing = String.raw`(?:belongs?|is assigned|are assigned|be assigned|be linked|is linked) to|(?:is|are|be|appears?|plays?|sings?|takes? part|participates?|enrol(?:l?s?|led)|is enrolled|are enrolled|be enrolled|works?) (?:in|on|at|part of|for)|(?:comes?|goes?|listens?|signs? up|registers?|enlists?) (?:to|for|in)|enlists?|attends?|joins?|visits?|takes?|studies|study|learns?|teach(?:es)?|speaks?|supports?`;
const english = new RegExp(String.raw`${noun} ${modal}(?:(${owning})|(${sharing})) ${many} (?:other |different |of (?:the|these) )?${noun}`, 'giu'); // prettier-ignore
/** "many students per course", "several tags for each recipe" */
const englishPer = new RegExp(String.raw`${many} ${noun} (?:per|for (?:each|every|one)|in (?:each|every|one)|can come to one|come to one) ${noun}`, 'giu'); // prettier-ignore
/** "many-to-many between students and courses" */
const plainly = /\b(?:many[- ]to[- ]many|[nm]:[nm]|viele[- ]zu[- ]viele)\b[^.;]{0,40}?(?:between|of|zwischen|von) (?:the |den )?([\p{L}-]+) (?:and|und) (?:the |den )?([\p{L}-]+)|([\p{L}-]+) (?:and|to|und|zu) ([\p{L}-]+)[^.;,]{0,30}?\b(?:many[- ]to[- ]many|[nm]:[nm])(?![\p{L}:])/giu; // prettier-ignore
/** "who comes to which rehearsal" */
const whoComes = /\b(?:who|which ([\p{L}-]+)) (?:is |are |has |have )?(?:comes?|came|coming|goes|going|attends?|attending|attended|takes? part|signed up|joins?|joined|enrolled) (?:to |in |for |at )?(?:which|what) ([\p{L}-]+)/iu; // prettier-ignore

/** "which actors are in which scene", "who teaches which course", "which helper is on duty on which day" */
const whichWhich = /\b(?:who|which ([\p{L}-]+)) (?:(?:is|are|was|were|will|(?:has|have)(?! which)|can) )?(?:(?:on duty|needed|playing|singing) )?(?!(?:borrowed|has|have|rented|got|needs?|keys?)\b)(?:(teach(?:es)?|trains?|leads?|plays?|sings?|runs?|helps?|carr(?:y|ies) out|does|do|works?|acts?|appears?|stands?|needed) )?(?:to |in |on |for |at |with )?which ([\p{L}-]+)/giu; // prettier-ignore
/** "activities with day, place and which leaders help" */
const whichHelp = /(?:,|\band) which ([\p{L}-]+(?:s|ren|people)) (?:(?:are|were|was|is) (?:there|along|present|in(?:volved)?|needed)|(?:took|take|takes) part|help(?:ed|s)?|came?(?: along)?|join(?:ed)?|play(?:ed)?|sing|sang|go(?:es)?|went|attend(?:ed)?|work(?:ed)?)\b/giu; // prettier-ignore
/** Whom a verb makes of people. */
const doers: readonly (readonly [RegExp, RegExp])[] = [
  [/^teach|^train/i, /^(?:teacher|trainer|instructor|tutor|coach|lecturer)$/],
  [/^lead/i, /^(?:leader|guide|trainer|instructor)$/],
  [/^(?:play|sing|act)/i, /^(?:player|musician|singer|actor|member)$/],
];

const viele = String.raw`(?:mehrere[nr]?|viele[nr]?|verschiedene[nr]?|beliebig viele[nr]?|unterschiedliche[nr]?|einige[nr]?)`;
const germanOwning = 'hat|haben|enthält|enthalten|braucht|brauchen|umfasst|verwendet|verwenden|bekommt';
const germanSharing = 'gehört|gehören|besucht|besuchen|belegt|belegen|nimmt|nehmen|lernt|lernen|kommt|kommen|ist|sind|spielt|spielen|singt|singen|arbeitet|arbeiten|macht|machen|fährt|fahren|unterrichtet|unterrichten|steht|stehen'; // prettier-ignore
const german = new RegExp(String.raw`(\p{Lu}[\p{L}-]+) (?:(kann|können|darf|dürfen|soll|sollen)|(${germanOwning})|(${germanSharing}))(?: (?:auch|sich|immer|gleichzeitig|dabei|man|aus|in|an|bei|zu|für|von|mit|auf)){0,2} ${viele}(?: \p{Ll}+)? (\p{Lu}[\p{L}-]+)((?: (?:\p{Ll}+|sein))*)`, 'gu'); // prettier-ignore
/** "viele Teilnehmer pro Kurs" */
const germanPer = new RegExp(String.raw`${viele} (\p{Lu}[\p{L}-]+) (?:pro|je|in jede[mr]|zu jede[mr]|bei jede[mr]) (\p{Lu}[\p{L}-]+)`, 'giu'); // prettier-ignore
const germanEnds = /\b(?:besuchen|belegen|angehören|gehören|teilnehmen|lernen|kommen|mitmachen|mitspielen|mitfahren|dabei sein|sein|stehen|spielen|unterrichten|auftreten|arbeiten)\b/u; // prettier-ignore
/** "Wer kommt zu welcher Probe?" */
const werKommt = /\b(?:[Ww]er|[Ww]elche[rs]? (\p{Lu}[\p{L}-]+)) (?:kommt|nimmt|geht|macht|ist|besucht|singt|spielt|fährt)\b[^.?;]{0,24}?\bwelche[rnsm]? (\p{Lu}[\p{L}-]+)/u; // prettier-ignore

const singularOf: Record<Language, (word: string) => string> = {
  en: (word) => lemmaOfNoun(word),
  de: (word) => germanSingular(word.toLowerCase()),
  other: (word) => word,
};

/** What a sentence says of things of which one has several. */
function severalIn(sentence: string, language: Language): HasSeveral[] {
  const one = singularOf[language];
  const found: HasSeveral[] = [];
  const note = (of: string, several: string, isShared: boolean) => {
    if (one(of) !== one(several)) found.push({ of: one(of), several: one(several), isShared });
  };
  for (const [, a, b, c, d] of sentence.matchAll(plainly)) note(a ?? c!, b ?? d!, true);
  if (language === 'en') {
    for (const match of sentence.matchAll(english)) {
      const [, of = '', , shares, several = ''] = match;
      // "my dad takes many pills": there is one dad
      const isMine = /\b(?:my|our) $/i.test(sentence.slice(0, match.index)) && one(of) === of.toLowerCase();
      if (!isMine) note(of, several, shares !== undefined);
    }
    for (const [, several = '', of = ''] of sentence.matchAll(englishPer)) note(of, several, false);
    return found;
  }
  for (const [, of = '', isAble, , shares, several = '', tail = ''] of sentence.matchAll(german)) {
    const isShared = shares !== undefined || (isAble !== undefined && germanEnds.test(tail));
    if (isAble === undefined || isShared || /\b(?:haben|enthalten|bekommen)\b/.test(tail)) note(of, several, isShared);
  }
  for (const [, several = '', of = ''] of sentence.matchAll(germanPer)) note(of, several, false);
  return found;
} // prettier-ignore

/** Who comes to what, as a question asks it. */
function attendedIn(sentence: string, language: Language): Facts['attended'] {
  const one = singularOf[language];
  const [, who, to] = (language === 'de' ? werKommt : whoComes).exec(sentence) ?? [];
  if (to) return [{ who: who ? one(who) : null, to: one(to), by: null, isDated: /\bon which day\b/i.test(sentence) }];
  if (language === 'de') return [];
  return [...sentence.matchAll(whichWhich)].flatMap(([, people, verb, thing = '']) =>
    people || verb
      ? [
          {
            who: people ? one(people) : null,
            to: one(thing),
            by: verb ?? null,
            isDated: /\b(?:on which day|which day|and when)\b/i.test(sentence),
          },
        ]
      : [],
  );
}

/** "recipes with tags (a recipe can have several tags), servings": a remark among the items of a list. */
const remark = /\s*(?:\((?<inside>[^()]+)\)|[:,]\s(?<after>(?:and |und )?(?:an?|each|every|one|any|ein|eine|jede[rs]?) [^.,;:()]+)(?=[,;.]|$))/giu; // prettier-ignore

/** Notes of what there are several; answers the text without the remarks that say only that two have several of each other. */
export function takeSeveral(text: string, language: Language, facts: Facts): string {
  if (language === 'other') return text;
  for (const sentence of sentencesOf(text)) facts.several.push(...severalIn(sentence, language));
  for (const said of sentencesOf(text).flatMap((sentence) => attendedIn(sentence, language))) {
    // "which helper is on duty on which day"
    if (!/^(?:day|weekday|weekend|week|morning|evening|date)$/.test(said.to)) facts.attended.push(said);
    else if (said.who && (isPerson(said.who) || /(?:er|or|ist)$/.test(said.who))) {
      facts.left.push({ noun: 'shift', plural: null, fields: ['date'], of: [said.who] });
      facts.add(said.who, 1.6, 'has a day');
    }
  }
  if (language === 'en')
    facts.helpers.push(...[...text.matchAll(whichHelp)].map(([, people = '']) => lemmaOfNoun(people.toLowerCase())));
  const pairs = pairsIn(facts);
  const isOfPair = ({ of, several }: HasSeveral) =>
    pairs.some((pair) => [pair.of, pair.several].includes(of) && [pair.of, pair.several].includes(several));
  return text.replace(remark, (whole, ...rest) => {
    const { inside, after } = rest.at(-1) as { inside?: string; after?: string };
    const clauses = (inside ?? after ?? '').split(/,\s*/).map((clause) => severalIn(clause.trim(), language));
    return clauses.every((said) => said.length > 0 && said.every(isOfPair)) ? '' : whole;
  });
}

/** Words of which one is seldom of one thing alone: many recipes have the same tag. */
const shared = /^(?:tag|category|keyword|label|genre|ingredient|author|actor|artist|skill|allergen|topic|schlagwort|stichwort|kategorie|etikett|zutat|autor|autorin|schauspieler|künstler|allergen|thema)$/; // prettier-ignore

export type Pair = { of: string; several: string };

/** The pairs of which each has several of the other, as they were said of what is kept. */
export function pairsIn(facts: Facts): Pair[] {
  const pairs: Pair[] = [];
  const isKnown = ({ of, several }: Pair) =>
    pairs.some((pair) => (pair.of === of && pair.several === several) || (pair.of === several && pair.several === of));
  for (const said of facts.several) {
    const isBack = facts.several.some((other) => other.of === said.several && other.several === said.of);
    if ((isBack || said.isShared || shared.test(said.several)) && !isKnown(said)) pairs.push(said);
  }
  return pairs;
}

export const severalHaveIt = 'several have it';

/** What is said of several speaks for both being kept. */
export function hintPairs(facts: Facts): void {
  for (const { of, several } of pairsIn(facts)) {
    facts.add(of, 1.6, `has several of ${several}`);
    facts.add(several, 1.6, severalHaveIt);
  }
  // "which cleaner goes to which building"
  for (const { who, to } of facts.attended)
    if (who && isPerson(who)) for (const noun of [who, to]) facts.add(noun, 1.6, 'who comes to what');
}

/** A record between the two of each pair, unless the text names one that belongs to both. */
export function addPairs(entities: ReadEntity[], relations: Relation[], facts: Facts, language: Language): void {
  const entityFor = (word: string) =>
    entities.find((one) => one.noun === word) ?? entities.find((one) => headOf(one.noun) === word);
  const attended = facts.attended.flatMap(({ who, to, by, isDated }) => {
    const doer = by === null ? undefined : doers.find(([verb]) => verb.test(by))?.[1];
    const people = entities.filter(({ noun: one }) => (doer ? doer.test(one) : isPerson(one)));
    const person = who ?? entities.find(({ noun: one }) => isWho(one, facts) && !doer)?.noun ?? (people.length === 1 ? people[0]!.noun : undefined); // prettier-ignore
    return person ? [{ of: to, several: person, isDated }] : [];
  });
  for (const { of, several } of [...pairsIn(facts), ...attended, ...helping(entities, facts)]) {
    const [owner, other] = [entityFor(of), entityFor(several)];
    if (!owner || !other || owner === other) continue;
    const isOfBoth = (noun: string) => [owner, other].every((to) => [...relations, ...facts.relations].some((one) => one.from === noun && one.to === to.noun)); // prettier-ignore
    const said = entities.find((one) => one !== owner && one !== other && isOfBoth(one.noun));
    if (said && !said.isImplied) continue;
    const usual = linkBetween(owner.noun, other.noun, language);
    const isDated = attended.some((one) => one.of === of && one.several === several && one.isDated);
    const link = isDated ? { ...usual, fields: ['date', ...usual.fields.filter((field) => field !== 'date')] } : usual;
    const record =
      said ??
      entities.find(({ noun: one, fields }) => (one === link.noun || isLinkNamed(one, link.noun)) && fields.length < 3);
    for (const entity of [owner, other])
      entity.fields = entity.fields.filter((field) => ![owner, other].some((one) => one.noun === lemmaOfNoun(field) || one.noun === germanSingular(field.toLowerCase()))); // prettier-ignore
    facts.pairs.push([owner.noun, other.noun]);
    if (record) Object.assign(record, { isLink: true, fields: record.isImplied ? [...link.fields] : record.fields });
    else entities.push({ noun: link.noun, plural: link.plural, fields: [...link.fields], weight: 1.5, why: ['joins both'], isImplied: true, isLink: true }); // prettier-ignore
    const from = record?.noun ?? link.noun;
    relations.unshift({ from, to: owner.noun }, { from, to: other.noun });
  }
}

/** Those of whom several take part, by a field that says so: "which kids took part". */
const helping = (entities: readonly ReadEntity[], { helpers }: Facts): Pair[] =>
  helpers.flatMap((several) => entities.filter(({ noun: one, fields }) => one !== several && fields.some((field) => lemmaOfNoun(field.toLowerCase()) === several)).map((owner) => ({ of: owner.noun, several }))); // prettier-ignore

/** Who comes, where nobody says who: the first of the people that are kept. */
const isWho = (noun: string, { actors }: Facts): boolean => actors.has(noun) || comesAlong.test(noun);
const comesAlong =
  /^(?:member|guest|player|singer|student|volunteer|participant|attendee|person|friend|parent|child|kid|mitglied|gast|spieler|sänger|sängerin|schüler|teilnehmer|musiker|helfer|person|kind|freund)$/;
