import { pluralise, toLabel } from '../../plan/names.ts';
import type { Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ToldList } from '../../reading/outline/outline.ts';
import { ownersIn } from '../../reading/outline/owners.ts';
import { addBeside, type Beside } from '../beside.ts';
import type { NamedDraft } from '../drafts.ts';
import { columnsOf, draftOfNoun, safeEntityName, type EntityDraft } from '../entity-draft.ts';
import { germanLabel, germanPluralLabel } from '../german-label.ts';
import { draftOfLink } from '../link-drafts.ts';
import { sampleValue } from '../sample-values.ts';
import { asksSeveral, listOfField, plainField, pointing, withSpans } from './outlined-field.ts';
import type { OutlinedApp } from './outlined-app.ts';

type Link = { own: ToldList; to: ToldList };

/** Entities with samples, each with the fields that were told and no others. */
export function outlinedDrafts({ lists }: OutlinedApp, reading: Reading, beside: Beside): NamedDraft[] {
  const isGerman = reading.language === 'de';
  const labelOf = ({ noun }: ToldList) => (isGerman ? germanLabel(noun, reading.plain) : toLabel(noun));
  const links: Link[] = [];
  const drafts = lists.map((list): NamedDraft => {
    const fields: Field[] = [];
    for (const told of list.fields) {
      const to = listOfField(told, list, lists, isGerman);
      if (to && to !== list && asksSeveral(told, to)) {
        links.push({ own: list, to });
        continue;
      }
      // "who" is called as those are of whom one is meant
      const isLoose = told.isSomebody && /^(?:who|wer|wen|wem|who was there|owner)$/i.test(told.label);
      const field = to ? pointing(isLoose ? labelOf(to) : told.label, safeEntityName(to.noun)) : plainField(told);
      if (field && !fields.some(({ name }) => name === field.name)) fields.push(field);
    }
    for (const owner of ownersIn(reading.plain, list, lists)) {
      const to = safeEntityName(owner.noun);
      if (!fields.some(({ reference }) => reference === to)) fields.push(pointing(labelOf(owner), to, fields.every(({ type }) => type !== 'reference'))); // prettier-ignore
    }
    withSpans(fields, list.fields, list.noun);
    const draft = draftOfNoun(list.noun, fields.map((field) => ({ field, hasOwnOptions: true })), reading.plain, { isWhole: true }); // prettier-ignore
    draft.entity.label = labelOf(list);
    draft.entity.plural = isGerman ? germanPluralLabel(list.noun, list.plural, reading.plain) : toLabel(list.plural ?? pluralise(list.noun)); // prettier-ignore
    asTold(draft, fields);
    return { noun: list.noun, draft };
  });
  for (const { own, to } of links) {
    const ends = [own, to].map((list) => drafts.find(({ noun }) => noun === list.noun)!.draft) as [EntityDraft, EntityDraft]; // prettier-ignore
    drafts.push(linkOf(ends, own, to, isGerman));
  }
  for (const { draft } of drafts) pointSamples(draft, drafts);
  addBeside(drafts, beside, reading);
  return drafts;
}

/** Of people who were there the attendances, else what joins both: rental things. */
function linkOf(ends: [EntityDraft, EntityDraft], own: ToldList, to: ToldList, isGerman: boolean): NamedDraft {
  const noun = isPerson(to.noun) ? (isGerman ? 'anwesenheit' : 'attendance') : isGerman ? `${own.noun}-${to.noun}` : `${own.noun} ${to.noun}`; // prettier-ignore
  const plural = isPerson(to.noun) ? (isGerman ? 'anwesenheiten' : 'attendances') : isGerman ? `${own.noun}-${to.plural ?? to.noun}` : `${own.noun} ${to.plural ?? pluralise(to.noun)}`; // prettier-ignore
  const link = { noun, plural, fields: [], weight: 3, why: ['each has several'], isImplied: false };
  return { noun, draft: draftOfLink(link, [], ends) };
}

const isName = /^(?:name|title|titel|bezeichnung|subject|betreff|headline|what it is|name of \p{L}+|full name)$/iu;
const isMaker = /^(?:maker|manufacturer|make|brand|hersteller|marke)$/i;
const isModel = /^modell?$/i;
const isSaying = /^(?:item|description|beschreibung|what|was|topic|thema|artikel|task|aufgabe|subject|betreff)$/i;
const isNumbered = /(?:number|no|nr|code|id|plate|nummer|kennzeichen)\.?$/i;
const isAddress = /^(?:address|adresse|anschrift)$/i;
const isNameless = /(?:^|_)(?:by|von|who|wer|where|place|ort|wann|whom|wem|standort|regal|shelf)$/;
const isSince = /(?:^|_)(?:seit|since|until|bis|born|birthday|geboren|geburtstag)$/;

/**
 * Exactly the fields that were told, in their order. A row is called by its name, or by what was told first; what has neither by
 * what it belongs to and its day: nobody has to think of a name.
 */
function asTold(draft: EntityDraft, told: readonly Field[]): void {
  const { entity } = draft;
  const before = rolesOf(entity).title;
  const added = entity.fields.find((field) => !told.some(({ name }) => name === field.name));
  const [first] = told;
  for (const field of told) if (field.type === 'longtext' && (isSaying.test(field.label) || (field === first && isAddress.test(field.label))) && !told.some(({ label }) => isName.test(label))) field.type = 'text'; // prettier-ignore
  const texts = told.filter(({ type }) => type === 'text');
  const isLead = ({ name, label }: Field) => !isNameless.test(name) && !isPerson(label.toLowerCase());
  // what stands for many on different days tells them apart, and is no name: the shop that gave something
  const isDated = told.some(({ label }) => /^(?:date|day|datum|tag|from|von)$/i.test(label));
  const references = told.filter(({ type }) => type === 'reference');
  const title = texts.find(({ label }) => isName.test(label)) ?? (isMaker.test(first?.label ?? '') ? texts.find(({ label }) => isModel.test(label)) : undefined) ?? texts.find((field) => field === first && !isNameless.test(field.name) && (!isDated || isNumbered.test(field.label))) ?? texts.find(({ name, label }) => name.endsWith('_name') || isSaying.test(label)) ?? (references.length === 0 ? texts.find(isLead) : undefined); // prettier-ignore
  const joined = title ? [] : called(told, references);
  const isJoined = joined.length > 1 || joined[0]?.type === 'reference';
  const name: Field = { name: 'name', label: 'Name', type: 'text', isRequired: true, ...(isJoined && { joins: joined.map((one) => one.name) }) }; // prettier-ignore
  const rest = told.filter((field) => field !== title).map((field) => (isJoined && joined.includes(field) ? { ...field, isRequired: true } : field)); // prettier-ignore
  entity.fields = [title ? { ...title, isRequired: true } : name, ...rest];
  draft.addedTitle = title || isJoined ? null : name.label;
  draft.samples = draft.samples.map((row, index) => {
    const { [added?.name ?? '']: _, ...values } = row;
    if (!title) return isJoined ? values : { ...values, name: row[before.name] ?? '' };
    return { ...values, [title.name]: row[title.name] ?? sampleValue(title, index) ?? row[before.name] ?? '' };
  });
  entity.columns = columnsOf(entity, []);
}

/** What a row without a name is called by: two that it belongs to, or one with its day or another word. */
function called(told: readonly Field[], references: readonly Field[]): Field[] {
  if (references.length > 1) return references.slice(0, 2);
  const days = told.filter(({ type, name }) => (type === 'date' || type === 'datetime') && !isSince.test(name));
  const words = told.filter(({ type, label }) => type === 'text' || (type === 'select' && !/^(?:stand|status|state)$/i.test(label))); // prettier-ignore
  const [word = days[1]] = [...words.filter(({ name }) => !isNameless.test(name)), ...words];
  const all = references.length > 0 ? [references[0], days[0] ?? word] : [days[0], word];
  return all.filter((field) => field !== undefined);
}

/** Samples point to records that are there. */
function pointSamples(draft: EntityDraft, drafts: readonly NamedDraft[]): void {
  draft.entity.fields.forEach(({ name, reference }, at) => {
    const target = reference && drafts.find((one) => one.draft.entity.name === reference)?.draft;
    if (!target) return;
    const title = rolesOf(target.entity).title;
    const titles = target.samples.map((row) => row[title.name]).filter((value) => typeof value === 'string');
    if (titles.length > 0) draft.samples = draft.samples.map((row, index) => ({ ...row, [name]: titles[(index * 3 + at) % titles.length]! })); // prettier-ignore
  });
}
