import type { Dictated } from '../dictated/dictated-lists.ts';
import type { DictatedField, DictatedList } from '../dictated/dictated.ts';
import { toLabel } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { Language } from '../reading/language.ts';
import type { ReadEntity, Reading, Relation } from '../reading/reading.ts';
import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';
import { ownersIn } from '../reading/outline/owners.ts';
import { calledBy } from './called-by-day.ts';
import { addBeside, type Beside, relationsBeside } from './beside.ts';
import type { NamedDraft } from './drafts.ts';
import { columnsOf, draftOfNoun, linkDrafts, type EntityDraft } from './entity-draft.ts';
import { germanLabel } from './german-label.ts';

/** The field of a list that points to another: what it is called names that list, or the end of its name. */
type Tie = { from: DictatedList; field: DictatedField; to: DictatedList };

/**
 * Puts the lists that a message writes down in place of what was read of it, and gives back what else it names beside them: what a
 * line like theirs begins with.
 */
export function readAsDictated(reading: Reading, { lists, peers }: Dictated): Beside {
  const one = (word: string) => (reading.language === 'de' ? germanSingular(word) : lemmaOfNoun(word));
  const isOpened = ({ noun, plural }: ReadEntity, line: string) => {
    const opening = line.toLowerCase().split(/[^\p{L}-]+/u).filter(Boolean).slice(0, 3); // prettier-ignore
    return opening.some((word) => one(word) === noun.split(' ').at(-1) || word === plural);
  };
  const isListed = ({ noun: said }: ReadEntity) => lists.some(({ noun }) => noun === said || noun.endsWith(` ${said}`));
  const rest = reading.entities.filter((one) => !one.isLink && !isListed(one) && peers.some((line) => isOpened(one, line))); // prettier-ignore
  const relations = relationsBeside(reading.relations, rest, lists);
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
  reading.relations = tiesOf(lists, reading.language).map(({ from, to }): Relation => ({ from: from.noun, to: to.noun })); // prettier-ignore
  reading.doubtful = [];
  reading.abilities = reading.abilities.filter((ability) => !ofLists.has(ability));
  reading.lists = [];
  reading.entities.push(...rest);
  return { rest, relations };
}

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
export function dictatedDrafts(
  lists: readonly DictatedList[],
  reading: Reading,
  beside: Beside,
  typed: string,
): NamedDraft[] {
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
    for (const owner of ownersIn(typed, list, lists))
      if (!own.some(({ to }) => to === owner)) linkDrafts(draft, draftFor(owner));
    inOrder(draft, list);
    if (draft.addedTitle !== null) calledBy(draft, namesOf(draft));
    draft.entity.columns = columnsOf(draft.entity, []);
  }
  addBeside(drafts, beside, reading);
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
