import type { Dictated } from '../dictated/dictated-lists.ts';
import { ownersIn } from '../dictated/owners.ts';
import { isFieldLike } from '../dictated/items.ts';
import type { DictatedField, DictatedList } from '../dictated/dictated.ts';
import { pluralise, toLabel } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { Language } from '../reading/language.ts';
import type { ReadEntity, Reading, Relation } from '../reading/reading.ts';
import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';
import { calledBy } from './called-by-day.ts';
import { pagesSaid } from './pages-said.ts';
import { draftsOf, type NamedDraft } from './drafts.ts';
import { columnsOf, draftOfNoun, linkDrafts, type EntityDraft } from './entity-draft.ts';
import { germanLabel } from './german-label.ts';

/** The field of a list that points to another: what it is called names that list, or the end of its name. */
type Tie = { from: DictatedList; field: DictatedField; to: DictatedList };

/**
 * Puts the lists that a message writes down in place of what was read of it, and gives back what else it names beside them: what a
 * line like theirs begins with.
 */
export function readAsDictated(reading: Reading, { lists, peers, isAll }: Dictated, typed: string): Beside {
  const isOpened = ({ noun, plural }: ReadEntity, line: string) => {
    const opening = line
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .filter(Boolean)
      .slice(0, 3);
    const one = (word: string) => (reading.language === 'de' ? germanSingular(word) : lemmaOfNoun(word));
    return opening.some((word) => one(word) === noun.split(' ').at(-1) || word === plural);
  };
  const said = new Set(lists.flatMap(({ fields }) => fields.flatMap(({ field, of }) => [field.label.toLowerCase(), of.toLowerCase()]))); // prettier-ignore
  const pages = pagesSaid(typed, reading.language === 'de').map((name) => name.toLowerCase());
  const ownOf = ({ fields }: ReadEntity) =>
    fields.filter((field) => {
      const name = field.replace(/\s*[(:].*$/, '').toLowerCase();
      return isFieldLike(field) && ![...said].some((one) => one.includes(name) || name.includes(one));
    });
  /** Something that the sentences tell of beside those lists: it has fields of its own, or a page. */
  const isTold = (one: ReadEntity) =>
    ownOf(one).length > 0 ||
    pages.some((name) => name === one.noun || name === one.plural || name === pluralise(one.noun)) ||
    (one.fields.length === 0 && lists.length === 1 && !said.has(one.noun));
  const isBeside = (one: ReadEntity) => !one.isLink && lists.every(({ noun }) => noun !== one.noun && !noun.endsWith(` ${one.noun}`)) && (isAll ? peers.some((line) => isOpened(one, line)) : isTold(one)); // prettier-ignore
  const rest = reading.entities.filter(isBeside).map((one) => ({ ...one, fields: isAll ? one.fields : ownOf(one) }));
  const kept = new Set([...rest, ...lists].map(({ noun }) => noun));
  const relations = reading.relations.filter(({ from, to }) => kept.has(from) && kept.has(to));
  reading.entities = lists.map(({ noun, fields }, at): ReadEntity => ({
    noun,
    plural: null,
    fields: fields.map(({ field }) => field.label.toLowerCase()),
    weight: 3,
    why: ['is written down'],
    isImplied: false,
    isWhole: true,
    ...(at === 0 && { leads: true as const }),
  }));
  reading.relations = tiesOf(lists, reading.language).map(({ from, to }): Relation => ({
    from: from.noun,
    to: to.noun,
  }));
  reading.doubtful = [];
  if (isAll) {
    reading.abilities = reading.abilities.filter((ability) => !ofLists.has(ability));
    reading.lists = [];
  }
  if (!isAll) reading.abilities = reading.abilities.filter((ability) => askedBy[ability]?.test(typed) ?? true);
  reading.entities.push(...rest);
  return {
    typed,
    rest,
    relations: relations.filter(({ from, to }) => rest.some(({ noun }) => noun === from || noun === to)),
  };
}

/** What a message tells beside its lists, and the message itself. */
type Beside = { typed: string; rest: ReadEntity[]; relations: Relation[] };

/** What brings a list of its own has to be said by its word, where the lists are told. */
const askedBy: Readonly<Partial<Record<string, RegExp>>> = {
  order: /\b(?:order(?!ed by)s?|shop|store|cart|basket|buy online)\b|(?<!\p{L})(?:bestell|warenkorb|shop)/iu,
  book: /\b(?:book(?:ing|able|ed)?|reserv\w+|appointments?)\b|(?<!\p{L})(?:buch(?:en|ung|bar)|reservier|termin)/iu,
};

/** What brings lists, states or pages of its own: the message says which lists there are. */
const ofLists: ReadonlySet<string> = new Set(['book', 'order', 'join', 'borrow', 'apply', 'pay', 'assign', 'approve', 'subscribe', 'contact', 'store', 'print']); // prettier-ignore

function tiesOf(lists: readonly DictatedList[], language: Language): Tie[] {
  const one = (words: string) => (language === 'de' ? germanSingular(words) : lemmaOfNoun(words));
  return lists.flatMap((from) =>
    from.fields.flatMap((field): Tie[] => {
      if (field.field.type !== 'text' && field.field.type !== 'longtext' && field.field.type !== 'number') return [];
      const said = field.of.toLowerCase();
      const noun = one(said);
      const others = lists.filter((list) => list !== from);
      const people = others.filter((list) => isPerson(list.noun));
      const to =
        (/^(?:who|wer|wem|wen|person)$/i.test(said) && people.length === 1 ? people[0] : undefined) ??
        others.find((list) => list.noun === noun || list.noun === said || list.said.toLowerCase() === said) ??
        others.find((list) => list.noun.endsWith(` ${noun}`) || (language === 'de' && noun.length > 3 && list.noun.endsWith(noun))); // prettier-ignore
      return to && !reaches(lists, to, from, one) ? [{ from, field, to }] : [];
    }),
  );
}

/** Whether a list points to another by its fields, so that one back would close a circle. */
function reaches(
  lists: readonly DictatedList[],
  from: DictatedList,
  to: DictatedList,
  one: (words: string) => string,
): boolean {
  // prettier-ignore
  return from.fields.some(({ of }) => one(of.toLowerCase()) === to.noun) && lists.indexOf(from) > lists.indexOf(to);
}

/** Entities with samples, exactly as the message writes them down. */
export function dictatedDrafts(lists: readonly DictatedList[], reading: Reading, beside: Beside): NamedDraft[] {
  const { language, plain } = reading;
  const ties = tiesOf(lists, language);
  const drafts = lists.map((list): NamedDraft => {
    const own = ties.filter(({ from }) => from === list).map(({ field }) => field);
    const written = list.fields.filter((field) => !own.includes(field));
    callBy(written, own.length > 0 && written[0] !== list.fields[0]);
    const draft = draftOfNoun(list.noun, written, plain, { isWhole: true });
    draft.entity.label = language === 'de' ? germanLabel(list.noun, plain) : toLabel(list.noun);
    draft.entity.plural = toLabel(list.said);
    if (list.seeds) seed(draft, list.seeds);
    return { noun: list.noun, draft };
  });
  const draftFor = (list: DictatedList) => drafts[lists.indexOf(list)]!.draft;
  for (const list of lists) {
    const draft = draftFor(list);
    const own = ties.filter(({ from }) => from === list);
    for (const { field, to } of own) pointTo(draft, field, draftFor(to));
    for (const owner of ownersIn(beside.typed, list, lists))
      if (!own.some(({ to }) => to === owner)) linkDrafts(draft, draftFor(owner));
    inOrder(draft, list);
    if (draft.addedTitle !== null) calledBy(draft, namesOf(draft));
    draft.entity.columns = columnsOf(draft.entity, []);
  }
  const others = draftsOf({ ...reading, entities: beside.rest, relations: [] }, { kind: null, main: null, isPublic: false, text: plain }); // prettier-ignore
  drafts.push(...others.filter((other) => beside.rest.length > 0 && !drafts.some(({ draft }) => draft.entity.name === other.draft.entity.name))); // prettier-ignore
  for (const { from, to, isLoose } of beside.relations) {
    const [one, other] = [from, to].map((noun) => drafts.find((draft) => draft.noun === noun)?.draft);
    if (one && other && one !== other) linkDrafts(one, other, isLoose);
  }
  return drafts;
}

/** A child and the badge it tries for, else what it is of and its day. */
function namesOf({ entity: { fields } }: EntityDraft): Field[] {
  const of = fields.filter(({ type }) => type === 'reference');
  const day = fields.find(({ type }) => type === 'date' || type === 'datetime');
  return of.length > 1 && !day?.isRequired ? of.slice(0, 2) : [...of.slice(0, 1), ...(day && of.length > 0 ? [day] : [])]; // prettier-ignore
}

const titles =
  /(?:^|_)(?:name|vorname|nachname|title|titel|bezeichnung|betreff|subject|modell|model|thema|topic|kennzeichen|code)$|nummer$|(?:^|_)number$/;

/** A list without a name of its own is called by its first text, unless what it points to names it. */
function callBy(written: readonly DictatedField[], isTied: boolean): void {
  const texts = written.filter(({ field }) => field.type === 'text');
  const title = texts.find(({ field }) => titles.test(field.name)) ?? (isTied ? undefined : texts[0]);
  if (title) title.field.isRequired = true;
}

/** The field as it was written, holding a record of the other list. */
function pointTo(draft: EntityDraft, { field }: DictatedField, target: EntityDraft): void {
  const { fields } = draft.entity;
  const isTaken = fields.some(({ name }) => name === field.name);
  if (isTaken) return;
  const made: Field = { name: field.name, label: field.label, type: 'reference', isRequired: field.isRequired, reference: target.entity.name }; // prettier-ignore
  fields.push(made);
  const title = rolesOf(target.entity).title.name;
  const names = target.samples.map((row) => row[title]).filter((value) => typeof value === 'string');
  const before = fields.filter(({ type }) => type === 'reference').length - 1;
  draft.samples = draft.samples.map((row, at) => ({
    ...row,
    [made.name]: names[(at * 3 + before) % names.length] ?? '',
  }));
}

/** The title, then all in the order in which they were written. */
function inOrder({ entity, addedTitle }: EntityDraft, list: DictatedList): void {
  const title = rolesOf(entity).title;
  const place = ({ name }: Field) => list.fields.findIndex(({ field }) => field.name === name);
  entity.fields = entity.fields.toSorted((one, other) => Number(other === title) - Number(one === title) || place(one) - place(other)); // prettier-ignore
  for (const field of entity.fields) if (field.type === 'reference' && addedTitle === null) field.isRequired ||= entity.fields.find(({ type }) => type === 'reference') === field; // prettier-ignore
}

/** What a message writes down stays as it is written, and no list is added to it, whatever the parts of an app brought on the way. */
export function keepDictated(
  drafts: NamedDraft[],
  written: readonly NamedDraft[],
  before: readonly EntityDraft[],
  isAll: boolean,
): void {
  for (const [at, { draft }] of written.entries()) {
    const { entity, samples } = before[at]!;
    const now = draft.entity.fields;
    for (const field of entity.fields) {
      const place = now.findIndex(({ name }) => name === field.name);
      const isOther = place >= 0 && (now[place]!.type !== field.type || JSON.stringify(now[place]!.options) !== JSON.stringify(field.options)); // prettier-ignore
      if (place < 0) now.push(field);
      else if (isOther) now[place] = { ...now[place]!, type: field.type, options: field.options! };
      else continue;
      draft.samples = draft.samples.map((row, row_) => ({ ...row, [field.name]: samples[row_ % samples.length]?.[field.name] ?? row[field.name]! })); // prettier-ignore
    }
    if (!isAll) continue;
    const own = new Set(entity.fields.map(({ name }) => name));
    const isKept = ({ name, formula }: Field) => own.has(name) || formula !== undefined;
    draft.entity.fields = now.filter(isKept);
    draft.entity.columns = draft.entity.columns.filter((name) =>
      draft.entity.fields.some((field) => field.name === name),
    );
    delete draft.entity.verb;
    delete draft.entity.actions;
    if (draft.entity.isExclusive) delete draft.entity.once;
  }
  if (isAll) drafts.splice(0, drafts.length, ...drafts.filter((one) => written.includes(one)));
}

/** The records that the message names, in place of made-up ones. */
function seed(draft: EntityDraft, seeds: NonNullable<DictatedList['seeds']>): void {
  const title = rolesOf(draft.entity).title.name;
  const [number, order] = draft.entity.fields.filter(({ type }) => type === 'number' || type === 'money');
  draft.samples = seeds.map(({ name, number: value }, at) => ({
    ...draft.samples[at % draft.samples.length],
    [title]: name,
    ...(number && value !== null && { [number.name]: value }),
    ...(order && { [order.name]: at + 1 }),
  }));
}
