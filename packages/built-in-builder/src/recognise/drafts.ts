import type { Kind, KindEntity } from '../kinds/kind.ts';
import { pluralise, singularise, toFieldName, toLabel } from '../plan/names.ts';
import { rolesOf } from '../plan/roles.ts';
import type { Field } from '../plan/plan.ts';
import { nouns as germanNouns } from '../languages/german/nouns.ts';
import { isPerson } from '../reading/chunks.ts';
import { actVerbs } from '../reading/lexicon/verbs.ts';
import type { Reading, Relation } from '../reading/reading.ts';
import { entityOfKind, knownEntity } from './choose-kind.ts';
import { draftOfKind, draftOfNoun, linkDrafts, type EntityDraft } from './entity-draft.ts';
import { draftOfLink } from './link-drafts.ts';
import { germanLabel, germanPluralLabel } from './german-label.ts';
import { hasFamily } from './families.ts';
import { makeField, type WrittenField } from './make-field.ts';
import { isOtherSense } from './other-sense.ts';
import { isDeed } from './deeds.ts';
import { withTexts } from './sample-descriptions.ts';
import { titlesAbout, topicOf } from './topic.ts';

const maxFields = 20;

export type NamedDraft = { noun: string; draft: EntityDraft };

/** An entity for each thing that was read, with the kind's entities beside it where the text leaves them open. */
export function draftsOf(
  reading: Reading,
  { kind, main, isPublic, text }: { kind: Kind | null; main: string | null; isPublic: boolean; text: string },
): NamedDraft[] {
  const drafts: NamedDraft[] = [];
  const read = [...reading.entities].sort((a, b) => Number(b.noun === main) - Number(a.noun === main));
  const isDescribed = describesItsLists(reading);
  for (const { noun, plural, fields, isLink, ...entity } of read) {
    if (isLink) continue;
    const written = writtenFields(fields);
    const isWhole = entity.isWhole || (isDescribed && written.length > 0 && written.length < leastDescribed);
    const known =
      isWhole || (!(kind && entityOfKind(kind, noun)) && isOtherSense(noun, text))
        ? undefined
        : knownAs(noun, kind, isPublic);
    const isTaken = known !== undefined && drafts.some((one) => one.draft.entity.name === known.name);
    const draft =
      known && !isTaken
        ? toldOf(text, noun, draftOfKind(known, written))
        : draftOfNoun(noun, written, text, { isWhole });
    if (isDescribed && written.length === 0) leaveOutInvented(draft);
    if (draft.entity.name === 'Book' && (!lends.test(text) || reading.entities.some((one) => /^(?:loan|ausleihe)$/.test(one.noun)))) leaveOut(draft, new Set(['status', 'borrowed_by', 'due_back_on'].filter((name) => !written.some(({ field }) => field.name === name)))); // prettier-ignore
    if (drafts.some((one) => one.draft.entity.name === draft.entity.name)) continue;
    const examples = reading.examples.get(noun);
    if (examples) nameAfter(draft, examples);
    if (reading.language === 'de' && !(toLabel(noun) in germanNouns)) nameInGerman(draft, noun, plural, text);
    else if (known || plural) relabel(draft, noun, reading.language === 'de' ? null : plural);
    else nameAsSaid(draft, noun, text);
    drafts.push({ noun, draft });
  }
  addLinks(drafts, reading);
  const isItsMain = kind !== null && (main === null || entityOfKind(kind, main) === kind.entities[0]);
  if (kind && isItsMain && read.every(({ noun }) => entityOfKind(kind, noun)))
    for (const entity of kind.entities)
      if (!drafts.some(({ draft }) => draft.entity.name === entity.name))
        drafts.push({ noun: entity.words[0] ?? entity.name, draft: draftOfKind(entity, []) });
  const links = new Set(reading.entities.filter(({ isLink }) => isLink).map(({ noun }) => noun));
  const linkAll = (isGuessed: boolean) => {
    for (const relation of reading.relations)
      if (!links.has(relation.from) && (relation.isLoose === true) === isGuessed) link(drafts, relation);
  };
  linkAll(false);
  pointToKept(drafts);
  linkAll(true);
  leaveOutListed(drafts);
  for (const { draft } of drafts) pointToSamples(draft, drafts);
  return withoutDanglingReferences(drafts);
}

const leastDescribed = 3;

/** Two lists with their fields and more: such a text says what it wants of each. */
const describesItsLists = ({ entities }: Reading): boolean =>
  entities.filter(({ fields, isImplied }) => !isImplied && fields.length >= leastDescribed).length > 1;

const lends = /\b(?:lend|lent|loan|borrow|librar|check(?:ed|s)? out)\w*|leih|bücherei|bibliothek/i;

/** Choices and figures of another sense: the subjects of a school, where assignments are jobs for translators. */
function leaveOutInvented(draft: EntityDraft): void {
  const isInvented = ({ name, type, isRequired }: Field): boolean =>
    (/^(?:multi)?select$/.test(type) && name !== 'status') || (type === 'number' && !isRequired);
  leaveOut(draft, new Set(draft.entity.fields.filter(isInvented).map(({ name }) => name)));
}

function leaveOut(draft: EntityDraft, gone: ReadonlySet<string>): void {
  draft.entity.fields = draft.entity.fields.filter(({ name }) => !gone.has(name));
  draft.entity.columns = draft.entity.columns.filter((name) => !gone.has(name));
  draft.samples = draft.samples.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !gone.has(name))));
} // prettier-ignore

/** The articles of a site about something are about that, whatever the kind's own samples tell. */
function toldOf(text: string, noun: string, draft: EntityDraft): EntityDraft {
  const topic = topicOf(text, noun);
  const titles = topic && titlesAbout(noun, topic);
  if (!titles) return draft;
  const { entity } = draft;
  const title = rolesOf(entity).title.name;
  draft.samples = draft.samples.map((row, index) => withTexts(entity, { ...row, [title]: titles[index % titles.length]! }, { noun, topic, index }));
  return draft;
} // prettier-ignore

/** What joins two of which each has several of the other. */
function addLinks(drafts: NamedDraft[], { entities, relations }: Reading): void {
  for (const link of entities.filter(({ isLink }) => isLink)) {
    const ends = relations.filter(({ from }) => from === link.noun).flatMap(({ to }) => drafts.find(({ noun }) => noun === to)?.draft ?? []);
    const [one, other] = ends;
    if (one && other && one !== other) drafts.push({ noun: link.noun, draft: draftOfLink(link, writtenFields(link.fields), [one, other]) });
  }
} // prettier-ignore

/** Samples of a kind name records that the app may call otherwise: they point to some that are there. */
function pointToSamples(draft: EntityDraft, drafts: readonly NamedDraft[]): void {
  for (const { name, reference } of draft.entity.fields) {
    const target = drafts.find((one) => one.draft.entity.name === reference)?.draft;
    if (!target) continue;
    const title = rolesOf(target.entity).title.name;
    const titles = target.samples.map((row) => row[title]);
    draft.samples = draft.samples.map((row, index) =>
      titles.includes(row[name]) ? row : { ...row, [name]: titles[(index * 3) % titles.length] ?? '' },
    );
  }
}

/**
 * The entity of a kind that suits the noun. Kinds are made for the people of a house: what a website shows to visitors is
 * described by its family, a job by its trade and a product by its price.
 */
function knownAs(noun: string, kind: Kind | null, isPublic: boolean): KindEntity | undefined {
  const ofKind = kind ? entityOfKind(kind, noun) : undefined;
  if (isPublic && hasFamily(noun) && !(ofKind && isShownAsIs.has(kind?.id ?? ''))) return undefined;
  return ofKind ?? (isPerson(noun) ? undefined : knownEntity(noun));
}

/** Kinds that are for visitors from the start. */
const isShownAsIs = new Set(['blog', 'events', 'recipes']);

/** The first samples bear the names that the text gives as examples. */
function nameAfter({ entity, samples }: EntityDraft, examples: readonly string[]): void {
  const title = rolesOf(entity).title.name;
  examples.slice(0, samples.length).forEach((example, index) => {
    samples[index] = { ...samples[index], [title]: toLabel(singularise(example)) };
  });
}

/** Which report, case or album is meant decides its fields; it is called as the text does. */
const isToldApart = /^(?:damage report|written report|legal case|photo album|course material|travel tip|game resource|musical instrument)$/; // prettier-ignore

/** "chores" are tasks, and are called chores. */
function relabel({ entity }: EntityDraft, noun: string, plural: string | null): void {
  entity.label = toLabel(plural && isToldApart.test(noun) ? singularise(plural) : noun);
  entity.plural = toLabel(plural ?? pluralise(noun));
}

function nameInGerman({ entity }: EntityDraft, noun: string, plural: string | null, text: string): void {
  entity.label = germanLabel(noun, text);
  entity.plural = germanPluralLabel(noun, plural, text);
}

const idleBefore =
  /^(?:the|an?|our|my|your|their|its|his|her|and|or|of|for|to|in|on|with|by|from|all|any|some|more|most|many|various|different|several|specific|detailed|available|selected|related|new|own|other|existing|no|each|every|multiple|these|those|certain|desired|favou?rite|popular|latest|upcoming|online|paper|local|nearby|regulatory|as|like|such|that|which|between|about|user|users)$/i;

/** "service plans" that the text calls so time and again are called so, not "plans". */
function nameAsSaid({ entity }: EntityDraft, noun: string, text: string): void {
  if (noun.includes(' ') || entity.label !== toLabel(noun)) return;
  const many = pluralise(noun);
  const all = [...text.matchAll(new RegExp(String.raw`\b(?:([\p{L}-]+) )?${many}\b`, 'giu'))].map(([, word]) => (word ?? '').toLowerCase());
  const counts = new Map<string, number>();
  for (const word of all) if (word.length > 2 && !idleBefore.test(word) && !/^(?:happen|occurr|plan+ed|done|made|took|been)/.test(word) && (!word.endsWith('ing') || /^(?:cleaning|training|consulting|learning|moving|catering|gardening|parking)$/.test(word))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [best, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count < 2 || count < all.length * 0.6 || actVerbs.has(best)) return;
  entity.label = toLabel(`${best} ${noun}`);
  entity.plural = toLabel(`${best} ${many}`);
} // prettier-ignore

/** A part of a site, and nothing that a record has: "attorney profiles", "a contact form". */
const isSection = /\p{L} (?:profiles|testimonials|listings|galler(?:y|ies)|sections?|pages?|forms?|results)$/iu;

/** "which ones", "how many per": what is left of a question. */
const saysNoField =
  /^(?:ones?|things?|they|them|which|others?|alle|alles|andere)$|\b(?:per|pro|je)$|^(?:alerts?|warn\w*|remind\w*) (?:at|of|when|if|me|us)\b|^(?:mahn|warte|über|merk|ein-?kaufs)?liste$/iu;

/** "km, km per month": what is added up is no field beside what is entered. */
const isTotalOf = (name: string, names: readonly string[]): boolean => {
  if (
    /^(?:umsatz|gewinn|ertrag|gesamt\p{L}*|summe|revenue|turnover|profit|totals?) (?:per|pro|je|by) \p{L}+$/iu.test(
      name,
    )
  )
    return true;
  const [, of] = /^(.+) (?:per|pro|je) \p{L}+$/iu.exec(name) ?? [];
  return of !== undefined && names.some((one) => one.toLowerCase() === of.toLowerCase());
};

function writtenFields(names: readonly string[]): WrittenField[] {
  const fields = names
    .map((name) =>
      name.replace(
        /^(?:different|various|multiple|several|specific|all(?: the)?|each|its|their|(?:see|view)(?: the)?) (?=\p{L})/iu,
        '',
      ),
    )
    .map((name) => name.replace(/^prices$/i, 'price').replace(/^preise$/i, 'Preis'))
    .filter((name) => !isTotalOf(name, names))
    .filter((name) => !isDeed(name) && !isSection.test(name) && !saysNoField.test(name))
    .flatMap(
      (name) =>
        makeField(
          name
            .replace(/\s+as (?:an? )?(?:pdfs?|files?|documents?)$/i, ' file')
            .replace(/\s+als (?:pdf|datei(?:en)?)$/i, ' Datei')
            .replace(/\s+as (?:an? )?(photo|image|picture|file)s?$/i, ' $1'),
        ) ?? [],
    );
  const isDated = fields.some(({ field }) => field.type === 'date' || field.type === 'datetime');
  const has = (words: RegExp) => fields.some(({ field }) => words.test(field.name));
  for (const { field } of fields) {
    // "distance, time, pace" measures a run; "brand, size, price" are clothes; "start, destination" are places
    if (field.name === 'time' && has(/^(?:distance|pace|speed|km|kilomet(?:re|er)s|laps)$/))
      Object.assign(field, { type: 'number', unit: 'min' });
    if (field.name === 'size' && has(/^(?:brand|condition|colou?r)$/)) dropUnit(field, 'text');
    if (/^(?:start|from|von)$/.test(field.name) && has(/^(?:destination|ziel|goal|end_point|kilomet(?:re|er)s?|km)$/))
      field.type = 'text';
  }
  // "date, from, to" are places, "reason, from, to" are days
  for (const { field } of fields) {
    if (field.name === 'from' && has(/^(?:until|till)$/)) field.type = 'date';
    else if (/^(?:from|to|von|bis)$/.test(field.name)) field.type = isDated ? 'text' : 'date';
    else if (/^(?:beginn|anfang|ende)$/.test(field.name))
      field.type = isDated || fields.some((one) => one.field.label === 'Tag') ? 'datetime' : 'date';
    else if (field.label === 'Tag') field.type = 'date';
  }
  return fields
    .filter(({ field }, index) => fields.findIndex((other) => other.field.name === field.name) === index)
    .slice(0, maxFields);
}

function dropUnit(field: Field, type: Field['type']): void {
  field.type = type;
  delete field.unit;
}

/** Where customers are kept, the customer of a sale is one of them and not a name typed anew. */
function pointToKept(drafts: readonly NamedDraft[]): void {
  for (const { draft: child } of drafts) {
    const title = rolesOf(child.entity).title;
    for (const field of [...child.entity.fields]) {
      if (field.type !== 'text') continue;
      // what a sale is called by stays; which product it is of is said beside it
      const isOf = field === title && field.name === 'item';
      if (field === title && !isOf) continue;
      const parent = drafts.find(
        ({ draft }) => draft !== child && isCalled(draft, isOf ? 'product' : field.name),
      )?.draft;
      if (!parent || reaches(drafts, parent, child)) continue;
      linkDrafts(child, parent);
      const made = child.entity.fields.find(({ reference }) => reference === parent.entity.name);
      if (made && !isOf) Object.assign(made, { label: field.label, isRequired: field.isRequired });
    }
  }
}

/** "each trip has places": the places that point to a trip are no field of it as well; nor is who does a task, once it points to a person. */
function leaveOutListed(drafts: readonly NamedDraft[]): void {
  for (const { draft } of drafts) {
    const { entity } = draft;
    const title = rolesOf(entity).title;
    const pointsBack = new Set(drafts.filter(({ draft: other }) => other !== draft && other.entity.fields.some(({ reference }) => reference === entity.name)).map(({ draft: other }) => toFieldName(other.entity.plural))); // prettier-ignore
    const isOfSomebody = entity.fields.some(({ reference }) => drafts.some((one) => one.draft.entity.name === reference && isPerson(one.noun))); // prettier-ignore
    const others = new Set(drafts.filter((one) => one.draft !== draft && !isPerson(one.noun)).map((one) => toFieldName(one.draft.entity.plural)).filter((name) => name !== singularise(name))); // prettier-ignore
    const gone = new Set(entity.fields.filter((field) => field !== title && field.type !== 'reference' && (pointsBack.has(field.name) || (field.type === 'text' && others.has(field.name)) || (isOfSomebody && field.name === 'assignee'))).map(({ name }) => name)); // prettier-ignore
    if (gone.size > 0) leaveOut(draft, gone);
  }
}

const isCalled = ({ entity }: EntityDraft, name: string): boolean => {
  const own = toFieldName(entity.label);
  return own === name || own.endsWith(`_${name}`);
};

function link(drafts: readonly NamedDraft[], { from, to, isLoose }: Relation): void {
  const child = drafts.find(({ noun }) => noun === from)?.draft;
  const parent = drafts.find(({ noun }) => noun === to)?.draft;
  if (!child || !parent || child === parent || reaches(drafts, parent, child)) return;
  linkDrafts(child, parent, isLoose === true);
}

/** Whether references lead from one draft to the other; a further one back would close a circle. */
function reaches(drafts: readonly NamedDraft[], from: EntityDraft, to: EntityDraft): boolean {
  return from.entity.fields.some(({ reference }) => {
    if (!reference) return false;
    if (reference === to.entity.name) return true;
    const next = drafts.find(({ draft }) => draft.entity.name === reference)?.draft;
    return next !== undefined && next !== from && reaches(drafts, next, to);
  });
}

/** A reference to an entity that the app does not have becomes plain text. */
function withoutDanglingReferences(drafts: NamedDraft[]): NamedDraft[] {
  const names = new Set(drafts.map(({ draft }) => draft.entity.name));
  for (const { draft } of drafts)
    for (const field of draft.entity.fields)
      if (field.type === 'reference' && (!field.reference || !names.has(field.reference))) {
        field.type = 'text';
        delete field.reference;
      }
  return drafts;
}
