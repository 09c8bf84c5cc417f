import type { ReadEntity, Reading } from '../reading/reading.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { isPerson } from '../reading/chunks.ts';
import type { DomainList } from './domain.ts';
import { isOfDomain, leastOfTold, standsIn, type Match } from './find-domain.ts';
import { isSaid, wordsOf } from './phrases.ts';
import { listedNames, takeFromPeople, takeInFields, takeToWhereKnown } from './listed-items.ts';
import { referenceTo, saidList, type SaidList } from './said-list.ts';
import { withSaidStates } from './said-states.ts';
import { bestFor, byAllFields, byFields, byMostFields, general, isDeedOf, isDeedSaid, isNamed, isNamedIn, isOnlyField, isToldByFields, leastTold, ofAnyList, ofFamily, takeInPeople } from './which-list.ts'; // prettier-ignore

/** What was read of a text, put to the lists of its domain; `rest` are lists that the domain does not know. */
export type Aligned = { lists: SaidList[]; rest: ReadEntity[] };

/** "An app for my father: who is there when, blood pressure": for whom it is has none of that. */
function dropOneOfFamily(reading: Reading, lists: readonly DomainList[]): void {
  const isSomebody = ({ noun }: ReadEntity) => ofFamily.test(noun) && !lists.some((list) => isNamed(list, noun));
  reading.entities = reading.entities.filter((entity) => !isSomebody(entity));
}

/** Null where the text describes its lists itself, or speaks of what the domain does not know. */
export function alignedWith(match: Match, reading: Reading, text: string): Aligned | null {
  dropOneOfFamily(reading, match.lists);
  takeInFields(reading, match.domain, text);
  const names = listedNames(reading, match.domain, text);
  takeFromPeople(reading, match.lists, wordsOf(text));
  takeToWhereKnown(reading, match.domain.lists);
  const said = new Said(match, reading, text);
  if (said.isOfOthers() || said.describesItself()) return null;
  const { domain, lists, words } = said;
  const rest = [...said.rest(), ...said.askedLists()];
  const around = { domain, lists, words, isRead: said.isRead };
  if (lists.length === 0 || said.isAboutAnother(rest)) return null;
  const told = lists.map((list) => ({
    ...saidList(list, said.readOf(list), around),
    names: names.get(list.label) ?? [],
  }));
  const joined = told.map((one) => ({ ...one, others: [...one.others, ...said.chosenIn(one).map(referenceTo)] }));
  return { lists: withSaidStates(joined, text), rest };
}

/** Where so many of its lists are described, or so many lists at all, the text has said what it wants. */
const mostly = 0.6;
const severalTold = 3;

/** A text beside the lists of a domain: which of them it names, and by which of the lists that were read. */
class Said {
  readonly words: readonly string[];
  readonly domain: Match['domain'];
  readonly lists: readonly DomainList[];
  readonly #reading: Reading;
  readonly #score: number;
  readonly #listOf: Map<ReadEntity, DomainList | undefined>;

  constructor({ domain, lists, score }: Match, reading: Reading, text: string) {
    this.words = wordsOf(text);
    this.domain = domain;
    this.#reading = reading;
    this.#score = score;
    const found = (entity: ReadEntity) => bestFor(entity.noun, lists) ?? (this.#isAbout(entity) || general.test(entity.noun) ? byFields(entity, lists) : (byAllFields(entity, lists, this.words) ?? (domain.language === 'de' ? byMostFields(entity, lists) : undefined))); // prettier-ignore
    this.#listOf = new Map(reading.entities.map((entity) => [entity, found(entity)]));
    takeInPeople(this.#listOf, lists, this.words);
    const around = wordsBesideChoices(reading, this.words);
    const isOfRead = ({ label }: DomainList) => lists.some((one) => this.isRead(one) && one.fields.some(({ field }) => field.isRequired && field.reference === label)); // prettier-ignore
    const named = lists.filter((list) => this.isRead(list) || (around.length < this.words.length && list.isCore && isOfRead(list) && !isNamedIn(list, around)) || !isOnlyField(list, reading, this.words)); // prettier-ignore
    // "Schüler bestellen bis zum Vortag" tells of the Bestellungen
    const isDone = (list: DomainList) => domain.language === 'de' && list.isCore && this.readOf(list).some(({ noun, isImplied }) => isImplied && isDeedSaid(noun, this.words)); // prettier-ignore
    const spoken = named.filter((list) => this.isRead(list) || isNamedIn(list, around) || isDone(list));
    this.lists = named.filter((list) => spoken.includes(list) || isPointedAt(list, spoken));
  }

  readonly readOf = (list: DomainList): ReadEntity[] =>
    this.#reading.entities.filter((entity) => this.#listOf.get(entity) === list);
  readonly isRead = (list: DomainList): boolean => this.readOf(list).some(({ isImplied }) => !isImplied);

  #isTaken(entity: ReadEntity): boolean {
    const list = this.#listOf.get(entity);
    return list !== undefined && this.lists.includes(list);
  }

  #isAbout({ noun }: ReadEntity): boolean {
    const words = wordsOf(noun);
    return this.domain.about.some((phrase) => phrase.text.split(' ').includes(noun) || isSaid(phrase, words));
  }

  /** Something joins two things of which the domain knows only one, or what is booked is no list of it. */
  isOfOthers(): boolean {
    const { entities, relations, abilities } = this.#reading;
    const links = new Set(entities.filter(({ isLink }) => isLink).map(({ noun }) => noun));
    if (relations.some(({ from, to }) => links.has(from) && !isOfDomain(this.domain, to))) return true;
    const isBooked = (entity: ReadEntity) => !this.#isTaken(entity) && !entity.isImplied && !isPerson(entity.noun) && this.domain.about.some((phrase) => isSaid(phrase, wordsOf(entity.noun))); // prettier-ignore
    return abilities.includes('book') && entities.some(isBooked);
  }

  /** What the text tells most of is no list of it, and the list that such apps are about is not named. */
  isAboutAnother(rest: readonly ReadEntity[]): boolean {
    const [main] = this.lists;
    const own = ({ fields }: ReadEntity) => fields.filter((name) => !ofAnyList.test(name)).length;
    const [told] = this.#reading.entities.filter(isToldByFields).toSorted((a, b) => own(b) - own(a));
    return told !== undefined && own(told) > severalTold && rest.includes(told) && !this.isRead(main!);
  }

  /** Its lists have their fields in the text, and none is named beside them. */
  describesItself(): boolean {
    const { entities } = this.#reading;
    const told = entities.filter(isToldByFields);
    if (told.length >= severalTold || (told.length > 0 && this.#score < leastOfTold)) return true;
    const isTold = (list: DomainList, least: number) => this.readOf(list).some(({ why, fields }) => why.includes('has fields') && fields.length >= least); // prettier-ignore
    const count = this.lists.filter((list) => isTold(list, 1)).length;
    const nouns = new Set(told.flatMap(({ noun, plural }) => wordsOf(`${noun} ${plural ?? ''}`)));
    const others = this.words.filter((word) => !nouns.has(word) && !nouns.has(word.replace(/s$/, '')));
    // "Probenanwesenheit ankreuzen": the text names it and leaves open what it has
    const isOpen = (list: DomainList) => this.domain.language === 'de' && this.readOf(list).every(({ fields, isImplied, noun }) => fields.length === 0 && !isImplied && !isPerson(noun)); // prettier-ignore
    const isNew = (list: DomainList) => (this.isRead(list) ? isOpen(list) : isNamedIn(list, others));
    const isWhole =
      count > 1
        ? count >= this.lists.length * mostly || !this.lists.some(isNew)
        : this.lists.some((list) => isTold(list, leastTold)) &&
          this.lists.every((list) => isTold(list, leastTold) || !isNamedIn(list, this.words));
    if (!isWhole) return false;
    const beside = this.#others();
    return entities.every((entity) => this.#isTaken(entity) || beside.includes(entity));
  }

  /** Lists from which a record of this one is chosen by the text, though the domain joins the two by no reference. */
  chosenIn({ list, isTold, others }: SaidList): DomainList[] {
    const listOf = (noun: string) => this.lists.find((one) => this.readOf(one).some((entity) => entity.noun === noun));
    const targets = this.#reading.relations.filter(({ from }) => listOf(from) === list).map(({ to }) => listOf(to));
    const isJoined = (one: DomainList, other: DomainList) =>
      one.fields.some(({ field }) => field.reference === other.label);
    return !isTold ? [] : [...new Set(targets)].filter((target) => target !== undefined && target !== list && !isJoined(list, target) && !isJoined(target, list) && !others.some(({ field }) => field.reference === target.label)) as DomainList[]; // prettier-ignore
  }

  /** Lists that the text describes and the domain does not know, but for what people do by a list of the domain. */
  rest(): ReadEntity[] {
    const isThere = ({ noun, isImplied }: ReadEntity) => isImplied && this.#pointsToOwn(noun) && this.lists.some((list) => isDeedOf(noun, list)); // prettier-ignore
    return this.#others().filter((entity) => !isThere(entity));
  }

  #others(): ReadEntity[] {
    const implied = new Set(this.#reading.entities.filter(({ isImplied }) => isImplied).map(({ noun }) => noun));
    const taken = new Set(this.#reading.entities.filter((entity) => this.#isTaken(entity)).map(({ noun }) => noun));
    const isTold = ({ from }: Reading['relations'][number]) => this.domain.language !== 'de' || !implied.has(from) || taken.has(from); // prettier-ignore
    const joined = new Set(this.#reading.relations.flatMap((one) => (isTold(one) ? [one.from, one.to] : [one.from])));
    return this.#reading.entities.filter(
      (entity) =>
        !this.#isTaken(entity) &&
        isOther(entity, joined) &&
        !(isTalk.test(entity.noun) && entity.fields.length === 0) &&
        !this.#isTitle(entity, joined) &&
        (entity.isImplied ? isDeedSaid(entity.noun, this.words) : standsIn(entity.noun, this.words)) &&
        (isToldByFields(entity) || (isOwnList(entity, joined) ? !this.#isAbout(entity) : !isOfDomain(this.domain, entity.noun))), // prettier-ignore
    );
  }

  /** "Hive card, digital": the text begins with what the app is called. */
  #isTitle({ noun, fields }: ReadEntity, joined: ReadonlySet<string>): boolean {
    const [first = ''] = this.words;
    return fields.length === 0 && !joined.has(noun) && !isPerson(noun) && first.startsWith(noun.toLowerCase());
  }

  #pointsToOwn(noun: string): boolean {
    const isOwn = (to: string) => this.lists.some((list) => this.readOf(list).some((one) => one.noun === to));
    return this.#reading.relations.some(({ from, to }) => from === noun && isOwn(to));
  }

  /** "With recipes and a grocery list" asks for a list, no field; it is taken from the fields. */
  askedLists(): ReadEntity[] {
    return this.#reading.entities.filter((entity) => this.#isTaken(entity)).flatMap((entity) => {
      const named = entity.fields.filter((field) => isList.test(field) && !isOfDomain(this.domain, field));
      entity.fields = entity.fields.filter((field) => !named.includes(field));
      return named.map(itemsOf);
    }); // prettier-ignore
  }
}

/** "Termine mit Art (Training, Spiel)": what stands in the text only as a choice names no list. */
function wordsBesideChoices({ entities }: Reading, words: readonly string[]): readonly string[] {
  const inBrackets = entities.flatMap(({ fields }) => fields.map((field) => wordsOf(/\(([^()]+)\)\s*$/u.exec(field)?.[1] ?? ''))); // prettier-ignore
  // "Wohnungen (Gast, von, bis)" has fields there
  const choices = inBrackets.filter((said) => !said.some((word) => isPerson(word) || /^(?:von|bis|from|to)$/.test(word))).flat(); // prettier-ignore
  const count = (all: readonly string[], word: string) => all.filter((one) => one === word).length;
  const only = new Set(choices.filter((word) => count(words, word) <= count(choices, word)));
  return only.size === 0 ? words : words.filter((word) => !only.has(word));
}

/** What people say of a record has a place of its own beside it. */
const isTalk = /^(?:comment|rating|review|like|kommentar|bewertung)$/;

const isList = /^(.+?)(?: list|liste|zettel)$/i;
/** A grocery list holds grocery items, an Einkaufsliste Einkaufsartikel. */
const itemsOf = (list: string): ReadEntity => ({
  noun: list.toLowerCase().replace(isList, (_, item: string) => (item.endsWith('s') && !list.includes(' ') ? `${item}artikel` : `${item.trim()} item`)),
  plural: null,
  fields: [],
  weight: 1,
  why: ['a list'],
  isImplied: false,
}); // prettier-ignore

/** What nobody speaks of is there only for what points to it. */
const isPointedAt = ({ label }: DomainList, lists: readonly DomainList[]): boolean =>
  lists.some(({ fields }) => fields.some(({ field }) => field.isRequired && field.reference === label));

/** What has fields of its own is a list, though the domain knows it as a field; so are people to whom something belongs. */
const isOwnList = ({ noun, fields, isImplied }: ReadEntity, joined: ReadonlySet<string>): boolean =>
  !isImplied &&
  (fields.length > 0 || (isPerson(noun) && joined.has(noun)) || (gradeOf(noun)?.asRecord ?? 0) > mostlyRecord);

/** What a text describes by itself, beside what such a text usually speaks of. */
function isOther({ noun, fields, isImplied, isLink }: ReadEntity, joined: ReadonlySet<string>): boolean {
  if (isLink || (general.test(noun) && fields.length < leastTold)) return false;
  if (isImplied) return fields.length > 0 && joined.has(noun);
  return isPerson(noun) ? joined.has(noun) : fields.length > 1 || (gradeOf(noun)?.asRecord ?? 0) >= mostlyRecord;
}
const mostlyRecord = 3;
