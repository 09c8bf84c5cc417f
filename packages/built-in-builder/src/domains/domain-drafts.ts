import { holds } from '../generate/formula.ts';
import { bookedThing } from '../generate/booked-once.ts';
import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import { pluralise, toFieldName, toLabel } from '../plan/names.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { columnsOf, safeEntityName, type EntityDraft } from '../recognise/entity-draft.ts';
import type { NamedDraft } from '../recognise/drafts.ts';
import { germanLabel, germanPluralLabel } from '../recognise/german-label.ts';
import { people } from '../recognise/sample-people.ts';
import type { WrittenField } from '../recognise/make-field.ts';
import { sampleValue } from '../recognise/sample-values.ts';
import type { Domain, DomainField } from './domain.ts';
import { isName, type SaidList } from './said-list.ts';
import { fieldIn, formulaOf } from './domain-formula.ts';
import { countedOf, standsOn } from './expression.ts';
import { isSaid, phraseOf, placesOf, wordsOf, type Phrase } from './phrases.ts';
import { ofFamily } from './which-list.ts';

const samples = 8;

/** An entity with samples for each list of a domain that is said; references lead to those that are there. */
export function draftsOfDomain(
  domain: Domain,
  said: readonly SaidList[],
  text: string,
): { drafts: NamedDraft[]; entityOf: EntityOfList } {
  const called = new Map(said.map((one) => [one.list.label, calledIn(one, domain, text)]));
  const words = wordsOf(text);
  const drafts = said.map((one) => ({
    noun: one.noun ?? one.list.label.toLowerCase(),
    draft: draftOf(one, called, {
      words,
      mayBeAhead: isAhead(domain, one),
      counted: countedIn(domain, one.list.label),
      language: domain.language,
    }),
  }));
  for (const { draft } of drafts) pointToOthers(draft, drafts);
  const entityOf = new Map(said.map(({ list }, at) => [list.label, drafts[at]!.draft.entity]));
  putNumbers(domain, entityOf);
  for (const { draft } of drafts) draft.entity.columns = columnsOf(draft.entity, columnsAsked(draft.entity));
  putRules(domain, entityOf);
  return { drafts, entityOf };
}

/** Entities by the label that their list has in its domain. */
export type EntityOfList = ReadonlyMap<string, Entity>;

/** Fabric used, Taken out: what does not end in a noun has no plural. */
const pluralOf = (label: string): string =>
  / (?:\w+ed|out|off|back|in|done|sold)$|^(?:Income|Taken|Lent|Sold|Used|Given|Spent|Drunk|\w+ed)$/.test(label)
    ? label
    : pluralise(label);

type Called = { name: string; label: string; plural: string };

/** A list is called by the noun of the text where that is one of its own words: dogs, though pets is what they are. */
function calledIn({ list, noun }: SaidList, { about, language }: Domain, text: string): Called {
  const [kind, usual] = [noun ?? '', list.label.toLowerCase()].map((word) => gradeOf(word)?.kind ?? '');
  const isAbout = noun !== null && about.some((phrase) => isSaid(phrase, wordsOf(noun)));
  const isAlike =
    noun !== null && (kind === usual || isAbout || ![kind, usual].some((one) => /deed|person|event|^$/.test(one!)));
  const isWord = list.words.some((phrase) => isSaid(phrase, wordsOf(noun ?? '')));
  // people are called as the text calls them
  const words = wordsOf(text);
  const isByFields = noun !== null && !isAbout && !list.words.some((phrase) => isSaid(phrase, words)) && isSaid(phraseOf(noun, language), words); // prettier-ignore
  // "krank oder im Urlaub": one of several that are said is no name of them all
  const isChoice = list.fields.some(({ field: { options = [] } }) => options.some(({ value }) => value.toLowerCase() === noun) && options.filter(({ value }) => isSaid(phraseOf(value, language), words)).length > 1); // prettier-ignore
  const isCalledSo = noun !== null && !isChoice && !ofFamily.test(noun) && (isPerson(noun) || (isAlike && isWord) || isByFields); // prettier-ignore
  if (noun === null || !isCalledSo || noun === list.label.toLowerCase()) return { name: safeEntityName(list.label), label: list.label, plural: list.plural ?? (language === 'de' ? list.label : pluralOf(list.label)) }; // prettier-ignore
  const label = language === 'de' ? germanLabel(noun, text) : toLabel(noun);
  const plural = language === 'de' ? germanPluralLabel(noun, null, text) : toLabel(pluralise(noun));
  return { name: safeEntityName(noun), label, plural };
}

function draftOf(
  said: SaidList,
  called: ReadonlyMap<string, Called>,
  { words, mayBeAhead, counted, language }: Spoken & { mayBeAhead: boolean },
): EntityDraft {
  const { list, fields } = said;
  const entity: Entity = {
    ...called.get(list.label)!,
    fields: fieldsOf(said, called, { words, counted, language }),
    columns: [],
    access: { read: 'creator', write: 'creator' },
  };
  if (!entity.fields.some(({ type, isRequired }) => type === 'text' && isRequired)) callByWhatItIs(entity);
  const title = rolesOf(entity).title;
  const typed = new Map(fields.map(({ field, samples: values }) => [field.name, values]));
  if (said.names?.length) typed.set(title.name, said.names);
  const rows = Array.from({ length: samples }, (_, index): SampleRow =>
    Object.fromEntries(
      entity.fields.flatMap((field): [string, SampleValue][] => {
        if (field.type === 'reference' || field.joins) return [];
        const day = title.joins && !mayBeAhead && happens.test(field.name) ? past(field, index) : undefined;
        const value = day ?? valueOf(field, typed.get(field.name) ?? [], index, field === title);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  );
  // no name twice
  const distinct = typed.get(title.name)?.length || samples;
  return {
    entity,
    samples: title.joins ? rows : rows.slice(0, distinct),
    renamed: new Map(),
    addedTitle: null,
  };
}

/** The words of the text, and the fields of a list by whose choices something is counted. */
type Spoken = { words: readonly string[]; counted: ReadonlySet<string>; language: Domain['language'] };

/** Fields of a list by whose choices something is counted. */
const countedIn = ({ numbers }: Domain, list: string): ReadonlySet<string> =>
  new Set(numbers.flatMap(({ expression }) => countedOf(expression, list)));

/** What a record is called by and belongs to comes first, then what the text names in its order, then the rest. */
function fieldsOf(
  { fields, written, asked, others, isTold }: SaidList,
  called: ReadonlyMap<string, Called>,
  { words, counted, language }: Spoken,
): Field[] {
  // prettier-ignore
  const placeOf = (phrases: readonly Phrase[]): number =>
    Math.min(...phrases.flatMap((phrase) => placesOf(phrase, words)), words.length);
  const made = fields.map((one, at) => {
    const field = fieldFor(one, written, { called, isTold, isCounted: counted.has(one.field.label) });
    const isFirst = at === 0 || (field.isRequired && ['reference', 'date', 'datetime', 'text'].includes(field.type));
    return { field, place: isFirst ? -1 : asked.has(one) ? placeOf(one.words) : words.length + 1 };
  });
  const isNew = ({ name, label }: Field): boolean =>
    !made.some(({ field }) => field.name === name || field.label === label);
  const mapped = others.flatMap(({ field }): Field[] => {
    if (field.type !== 'reference') return [field];
    const target = called.get(field.reference ?? '');
    return target ? [{ ...field, reference: target.name, label: target.label, name: toFieldName(target.label) }] : [];
  });
  const own = mapped.flatMap((field) => (isNew(field) ? [{ field, place: placeOf([phraseOf(field.label, language)]) }] : [])); // prettier-ignore
  return [...made, ...own].toSorted((a, b) => a.place - b.place).map(({ field }) => field);
}

/** What is planned lies ahead as well; a list of which nobody wants to see what is to come tells of what happened. */
const isAhead = ({ views }: Domain, { list }: SaidList): boolean =>
  views.some(
    (view) =>
      view.list === list.label && view.conditions.some(({ kind }) => ['coming', 'within', 'week'].includes(kind)),
  );
const happens = /^(?:date|day|when|from|since|on|datum|tag|wann|von|seit|am)$/;
const daysAgo = [-1, -4, -8, -13, -19, -26, -34, -43];
function past({ type }: Field, index: number): SampleValue | undefined {
  const day = index === 0 && type === 'datetime' ? 0 : daysAgo[index % daysAgo.length]!;
  return type === 'date'
    ? day
    : type === 'datetime'
      ? `${day === 0 ? '+0' : day} ${day === 0 ? '08' : `1${index % 9}`}:30`
      : undefined;
}

/** The field as the domain has it, with the choices that the text gives; without its list a reference is a text. */
function fieldFor(
  own: DomainField,
  written: SaidList['written'],
  { called, isTold, isCounted }: { called: ReadonlyMap<string, Called>; isTold: boolean; isCounted: boolean },
): Field {
  const { field } = own;
  const said = written.get(own);
  const options = said?.hasOwnOptions ? said.field.options : undefined;
  if (field.type === 'reference') {
    const target = called.get(field.reference ?? '');
    if (!target) return { ...withoutReference(field), type: 'text', isRequired: false };
    const isCalledSo = field.label === field.reference;
    return {
      ...field,
      reference: target.name,
      ...(isCalledSo && { label: target.label, name: toFieldName(target.label) }),
    };
  }
  // what somebody names without choices may be anything, unless there is one for all else
  const isFree = !(isCounted && decides.test(field.name)) && said?.field.type === 'text' && field.type === 'select' && !field.options?.some(({ value }) => /^(?:other|else|sonstig|ander)/i.test(value)); // prettier-ignore
  if (isFree)
    return { name: field.name, label: field.label, type: 'text', isRequired: false, ...asSaid(field, said, isTold) };
  // "coming yes or no" is what was asked for, whatever such lists usually have
  const isScale = said?.field.max !== undefined && field.type === 'number';
  if (said && (isScale || (said.field.type === 'boolean' && field.type === 'select')))
    return { ...said.field, isRequired: false };
  return {
    ...field,
    ...asSaid(field, said, isTold),
    ...(options && { type: field.type === 'multiselect' ? 'multiselect' : 'select', options }),
  };
}

/** Points follow from how a match ended, so that is chosen; a purpose may be any. */
const decides = /^(?:result|outcome|winner|ergebnis|ausgang)$/;

/** A field is called as whoever wrote the text calls it, where that can be the same; its stored name stays. */
function asSaid({ label, type }: Field, said: WrittenField | undefined, isTold: boolean): Partial<Field> {
  const own = said?.field.label ?? label;
  const isAlike = said?.field.type === type || (/^(?:long)?text$/.test(said?.field.type ?? '') && !['date', 'datetime', 'time', 'boolean'].includes(type)); // prettier-ignore
  const isKnown =
    (isTold || gradeOf(own.toLowerCase()) !== undefined) && !/^(?:number|amount|anzahl|menge)\b/i.test(own);
  return own.toLowerCase() === label.toLowerCase() || !isAlike || !isName(own) || !isKnown ? {} : { label: own, isRenamed: true }; // prettier-ignore
}

const withoutReference = (field: Field): Field => {
  const { name, label, type, isRequired } = field;
  return { name, label, type, isRequired };
};

/** What happens is called by what it belongs to and its day. */
function callByWhatItIs(entity: Entity): void {
  const references = entity.fields.filter(({ type, isRequired }) => type === 'reference' && isRequired).slice(0, 2);
  const day = entity.fields.find(({ type }) => type === 'date' || type === 'datetime');
  const joined = [...references, ...(day && references.length < 2 ? [day] : [])];
  if (joined.length === 0) return;
  for (const field of joined) field.isRequired = true;
  entity.fields = [{ name: 'name', label: 'Name', type: 'text', isRequired: true, joins: joined.map(({ name }) => name) }, ...entity.fields]; // prettier-ignore
}

function valueOf(field: Field, typed: readonly string[], index: number, isTitle: boolean): SampleValue | undefined {
  if (typed.length === 0)
    return isTitle && isOfPeople(field) ? people[index % people.length]! : sampleValue(field, index);
  const value = typed[index % typed.length]!;
  if (field.type === 'number' || field.type === 'money') {
    const number = Number(value.replace(',', '.'));
    return Number.isFinite(number) ? number : sampleValue(field, index);
  }
  if (field.type === 'select') return field.options?.some((option) => option.value === value) ? value : sampleValue(field, index); // prettier-ignore
  return ['text', 'longtext', 'url'].includes(field.type) ? value : sampleValue(field, index);
}

const isOfPeople = ({ name }: Field): boolean => name === 'name';

/** Samples name records that are there, spread so that each has some. */
function pointToOthers(draft: EntityDraft, drafts: readonly NamedDraft[]): void {
  const references = draft.entity.fields.filter(({ type }) => type === 'reference');
  references.forEach((field, before) => {
    const target = drafts.find((one) => one.draft.entity.name === field.reference)?.draft;
    if (!target) return;
    const title = rolesOf(target.entity).title;
    const titles = target.samples.map((row) => row[title.name]).filter((value) => typeof value === 'string');
    const rival = references.slice(0, before).find(({ reference }) => reference === field.reference);
    draft.samples = draft.samples.map((row, index) => {
      // nobody plays against themselves
      const place = rival ? titles.indexOf(row[rival.name] as string) + 1 + (index % Math.max(1, titles.length - 1)) : index * (before + 1) + before; // prettier-ignore
      return { ...row, [field.name]: titles[place % titles.length] ?? '' };
    });
  });
}

function putNumbers(domain: Domain, entityOf: EntityOfList): void {
  const plan = { entities: [...entityOf.values()] } as AppPlan;
  for (const { list, field, expression } of domain.numbers) {
    const entity = entityOf.get(list);
    const { lists } = standsOn(expression);
    // without the records that it counts nothing is left to work out
    if (!entity || (lists.length > 0 && !lists.some((one) => entityOf.has(one)))) continue;
    if (entity.fields.some(({ name }) => name === field.name)) continue;
    const formula = formulaOf(expression, entity, entityOf);
    if (formula && holds(plan, entity, formula)) entity.fields.push({ ...field, isRequired: false, formula });
  }
}

/** What is worked out is what people look for: it stands in the list, behind what is said first. */
function columnsAsked(entity: Entity): string[] {
  const title = rolesOf(entity).title;
  const shown = entity.fields.filter((field) => field !== title && !['longtext', 'image', 'days'].includes(field.type));
  const worked = shown.filter(({ formula }) => formula).slice(0, 2);
  return [...shown.filter(({ formula }) => !formula).slice(0, 5 - worked.length), ...worked].map(({ name }) => name);
}

function putRules({ rules }: Domain, entityOf: EntityOfList): void {
  for (const rule of rules) {
    const entity = entityOf.get(rule.list);
    if (!entity) continue;
    const named = (label: string) => fieldIn(entity, label);
    if (rule.kind === 'exclusive') {
      entity.isExclusive = true;
      if (!bookedThing(entity)) delete entity.isExclusive;
    } else if (rule.kind === 'at-most') {
      const [low, high] = [named(rule.low), named(rule.high)];
      if (low && high) entity.rules = [...(entity.rules ?? []), { left: { field: low.name }, is: 'at-most', right: { field: high.name }, at: low.name }]; // prettier-ignore
    } else {
      const fields = rule.fields.map(named);
      const day = entity.fields.find(({ type }) => type === 'date' || type === 'datetime');
      if (fields.some((field) => field === undefined)) continue;
      const per = fields[0]!.name;
      if (rule.span && day)
        entity.limits = [...(entity.limits ?? []), { day: day.name, per, most: 1, span: rule.span }];
      else if (!rule.span) entity.once = [...(entity.once ?? []), { fields: fields.map((field) => field!.name) }];
    }
  }
}
