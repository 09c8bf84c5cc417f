import type { KindEntity, SampleRow, SampleValue } from '../kinds/kind.ts';
import { parseField } from '../kinds/parse-field.ts';
import { pluralise, singularise, toFieldName, toLabel, toPascal } from '../plan/names.ts';
import type { Access, Entity, Field } from '../plan/plan.ts';
import { doneOptions, isDeadline, rolesOf } from '../plan/roles.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { familyFor, isOfPeople } from './families.ts';
import { timesBesideDates } from './clock-times.ts';
import { withFittingChoices } from './fitting-choices.ts';
import type { WrittenField } from './make-field.ts';
import { mergeFields } from './merge-fields.ts';
import { withTexts } from './sample-descriptions.ts';
import { asIsKnown, asItsTitleSays, filled } from './sample-rows.ts';
import { people } from './sample-people.ts';
import { sampleTitle } from './sample-titles.ts';
import { titlesAbout, topicOf } from './topic.ts';
import { ofItsKind } from './sample-species.ts';
import { descriptionByGrade } from './sample-by-grade.ts';
import { sampleValue } from './sample-values.ts';
import { isOtherSense } from './other-sense.ts';
import { usualFields } from './usual-fields.ts';

/** An entity with records to show it alive; `renamed` leads from a kind's field names to the ones in use. */
export type EntityDraft = {
  entity: Entity;
  samples: SampleRow[];
  renamed: ReadonlyMap<string, string>;
  addedTitle: string | null;
};

const privateAccess: Access = { read: 'creator', write: 'creator' };
const maxColumns = 5;

/** An entity of a known kind, with the fields that the prompt named in place of the usual ones when it named two or more. */
export function draftOfKind(kind: KindEntity, written: readonly WrittenField[]): EntityDraft {
  const known = kind.fields.map(parseField);
  const isAdditive = written.length < 3;
  const merged =
    written.length === 0
      ? { fields: known, renamed: new Map<string, string>(), addedTitle: null }
      : mergeFields(known, written, isAdditive);
  timesBesideDates(merged.fields);
  const nameNow = (name: string) => merged.renamed.get(name) ?? name;
  const entity: Entity = {
    name: kind.name,
    label: toLabel(kind.words[0] ?? kind.name),
    plural: toLabel(pluralise(kind.words[0] ?? kind.name)),
    fields: merged.fields,
    columns: [],
    access: privateAccess,
  };
  const kept = kind.columns.map(nameNow).filter((name) => merged.fields.some((field) => field.name === name));
  entity.columns = written.length === 0 ? kept : columnsOf(entity, kept);
  const samples = kind.samples.map((row, index) => {
    const renamedRow = Object.fromEntries(Object.entries(row).map(([name, value]) => [nameNow(name), value]));
    return sampleRow(entity.fields, index, renamedRow, new Set(known.map((field) => nameNow(field.name))));
  });
  return { entity, samples, renamed: merged.renamed, addedTitle: merged.addedTitle };
}

const customSamples = 8;

/** People of whom a list is kept. */
const isOfPeopleKept = ({ entity }: EntityDraft): boolean =>
  entity.fields.some(({ type }) => type === 'email' || type === 'phone');

/** Lets records of one entity belong to those of another: `Walk` gets a `Dog`. The samples point to each other. */
export function linkDrafts(draft: EntityDraft, target: EntityDraft, isLoose = false): void {
  const name = toFieldName(target.entity.label);
  if (draft.entity.fields.some(({ reference }) => reference === target.entity.name)) return;
  const written = draft.entity.fields.findIndex((field) => field.name === name || singularise(field.name) === name);
  // rows are called by a text: a project that is called by its client gets a name of its own
  const isTitle = written >= 0 && draft.entity.fields[written] === rolesOf(draft.entity).title;
  if (isTitle && draft.entity.fields.some((field) => field.name === `${name}_record`)) return;
  if (isTitle && isOfPeopleKept(target) && !draft.entity.fields.some((field) => field.name === 'name')) {
    const title = draft.entity.fields[written]!;
    draft.samples = draft.samples.map((row, index) => ({ ...Object.fromEntries(Object.entries(row).filter(([key]) => key !== title.name)), name: sampleTitle(draft.entity.label.toLowerCase(), index) })); // prettier-ignore
    draft.entity.columns = draft.entity.columns.filter((column) => column !== title.name);
    Object.assign(title, { name: 'name', label: 'Name' });
    linkDrafts(draft, target, isLoose);
    return;
  }
  const field: Field = {
    name: isTitle ? `${name}_record` : name,
    label: target.entity.label,
    type: 'reference',
    isRequired: !isLoose && !draft.entity.fields.some(({ type }) => type === 'reference'),
    reference: target.entity.name,
  };
  if (written >= 0 && !isTitle) {
    const before = draft.entity.fields[written]!.name;
    draft.entity.fields[written] = field;
    draft.entity.columns = draft.entity.columns.map((column) => (column === before ? field.name : column));
  } else {
    // what is a guess stands behind what is said
    const last = draft.entity.fields.findLastIndex(({ type }) => type === 'reference');
    draft.entity.fields.splice(isLoose && last > 0 ? last + 1 : 1, 0, field);
    draft.entity.columns = [field.name, ...draft.entity.columns].slice(0, maxColumns);
  }
  const title = rolesOf(target.entity).title.name;
  const titles = target.samples.map((row) => row[title]).filter((value) => typeof value === 'string');
  // two lists of people begin with the same names: the second one goes on by a row
  const before = draft.entity.fields.filter(({ type, name: other }) => type === 'reference' && other !== name).length;
  draft.samples = draft.samples.map((row, index) => ({
    ...row,
    [field.name]: titles[(index * 3 + before) % titles.length] ?? '',
  }));
}

/** Says nothing without how much it was: "expenses with receipt". */
const isAmount = /(?:expense|income|earning|donation|ausgabe|einnahme|spende)$/i;

/** An entity that no kind knows: `noun` is singular, as in the text. */
export function draftOfNoun(
  noun: string,
  written: readonly WrittenField[],
  text = '',
  { isWhole = false }: { isWhole?: boolean | undefined } = {},
): EntityDraft {
  const family = isWhole || isOtherSense(noun, text) ? undefined : familyFor(noun, text);
  const titled: Field = { name: 'name', label: 'Name', type: 'text', isRequired: true };
  const merged =
    written.length === 0
      ? {
          fields: usualFields(isLent(noun, text) ? 'lent thing' : isShownOnly(noun, text) ? 'company profile' : noun, text), // prettier-ignore
          renamed: new Map<string, string>(),
          addedTitle: null,
        }
      : !isWhole && written.length < 3 && (family || isAmount.test(noun))
        ? mergeFields(usualFields(noun, text), written, true)
        : withName(noun, mergeFields([titled], written, false), titled);
  const topic = topicOf(text, noun);
  const said = new Set(written.filter(({ hasOwnOptions }) => hasOwnOptions).map(({ field }) => field.name));
  if (family) merged.fields = withFittingChoices(merged.fields, { noun, text, topic, said });
  if (isMeasured.test(noun) && !isOtherSense(noun, text)) inPlaceAndTime(merged.fields);
  timesBesideDates(merged.fields);
  const entity: Entity = {
    name: safeEntityName(noun),
    label: toLabel(noun),
    plural: noun === 'stock' && merged.fields.some(({ name }) => name === 'sector') ? 'Stocks' : toLabel(pluralise(noun)), // prettier-ignore
    fields: merged.fields,
    columns: [],
    access: privateAccess,
  };
  entity.columns = columnsOf(entity, []);
  const title = rolesOf(entity).title.name;
  const titles = (topic && titlesAbout(noun, topic)) ?? family?.samples ?? [];
  const isSent =
    title === 'name' &&
    ((family && isOfPeople(family)) || (sentIn.test(noun) && entity.fields.some(({ type }) => type === 'email')));
  const count = titles.length >= 5 ? Math.min(customSamples, titles.length) : customSamples;
  const samples = Array.from({ length: count }, (_, index) => {
    const own = titles.length >= count ? titles[index]! : sampleTitle(noun, index);
    const name = isSent ? people[index % people.length]! : own;
    const row = sampleRow(entity.fields, index, { [title]: name }, new Set([title]));
    const whole = ofItsKind(noun, entity.fields, asItsTitleSays(entity, noun, { ...(family && filled(entity, index)), ...row }), index); // prettier-ignore
    const known = family ? asIsKnown(entity, family, whole) : whole;
    return inTime(entity, family ? withTexts(entity, known, { noun, topic, index }) : describedByGrade(entity, known, noun, index)); // prettier-ignore
  });
  return { entity, samples, renamed: merged.renamed, addedTitle: merged.addedTitle };
}

/** Of a noun that nobody knows more of, a line that suits what it is; else none. */
function describedByGrade({ fields }: Entity, row: SampleRow, noun: string, index: number): SampleRow {
  const field = fields.find(({ name, type }) => name === 'description' && (type === 'text' || type === 'longtext'));
  if (!field || row[field.name] === undefined || field.isRequired) return row;
  const { [field.name]: _, ...rest } = row;
  const said = descriptionByGrade(noun, index);
  return said === undefined ? rest : { ...rest, [field.name]: said };
}

/** What somebody can point at has a name beside its description; what happens is called by what it was. */
function withName(noun: string, merged: ReturnType<typeof mergeFields>, name: Field): ReturnType<typeof mergeFields> {
  const kind = gradeOf(noun.toLowerCase())?.kind ?? '';
  if (merged.fields[0]?.name !== 'description' || !pointedAt.has(kind)) return merged;
  const [description, ...rest] = merged.fields;
  return {
    ...merged,
    fields: [name, { ...description!, type: 'longtext', isRequired: false }, ...rest],
    addedTitle: name.label,
  };
}
const pointedAt: ReadonlySet<string> = new Set(['thing', 'place', 'person', 'vehicle', 'animal', 'plant', 'food', 'device', 'group', 'event']); // prettier-ignore

/** What people send in is kept under their own name. */
const sentIn =
  /\b(?:sign-?up|registration|message|application|booking|reservation|appointment|request|e?nquiry|inquiry|order|rsvp|pledge|donation|feedback|response|submission|contact)$/i;

/** A loan of a thing; money is lent in texts that speak of it. */
const isLent = (noun: string, text: string) =>
  /\b(?:loan|lending)$/.test(noun) &&
  !/\b(?:money|bank|interest|mortgage|credit|lenders?|repay\w*|debts?|financ\w*)\b/i.test(text);

/** Companies of which a text tells who they are, and nothing of their money. */
const isShownOnly = (noun: string, text: string) =>
  /^(?:company|business|firm|organi[sz]ation)$/.test(noun) &&
  text !== '' &&
  !/\b(?:financ\w*|revenue|profit|expenses|budget|stocks?|account\w*|earnings|consolidat\w*|balance)\b/i.test(text);

const isMeasured = /^(?:measurement|reading|air quality|sensor reading)$/;

/** A reading belongs to a place and a day. */
function inPlaceAndTime(fields: Field[]): void {
  const [first] = fields;
  if (first?.name === 'name') Object.assign(first, { name: 'place', label: 'Place' });
  if (!fields.some(({ type }) => type === 'date' || type === 'datetime'))
    fields.splice(1, 0, parseField('Measured on: date!'));
}

/** What lies ahead is not done yet, and what happened is not planned any more. */
function inTime(entity: Entity, row: SampleRow): SampleRow {
  const { state, moment, until } = rolesOf(entity);
  const when = row[(until ?? moment)?.name ?? ''];
  const done = doneOptions(state)[0]?.value;
  const open = state?.options?.find((option) => option.tone !== 'done')?.value;
  if (!state || !done || !open || when === undefined || (moment && isDeadline(moment))) return row;
  const isAhead = Number.parseInt(String(when), 10) > 0;
  const isDone = doneOptions(state).some(({ value }) => value === row[state.name]);
  if (isAhead && isDone) return { ...row, [state.name]: open };
  return !isAhead && moment?.type === 'datetime' && !isDone ? { ...row, [state.name]: done } : row;
}

/** The row with values for the fields that nobody prepared. */
function sampleRow(
  fields: readonly Field[],
  index: number,
  row: Record<string, SampleValue>,
  prepared: ReadonlySet<string>,
): SampleRow {
  const values: Record<string, SampleValue> = {};
  for (const field of fields) {
    const own = row[field.name];
    const value = prepared.has(field.name) ? fitting(field, own, index) : sampleValue(field, index);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** A prepared value where the type is still the same; choices that the prompt replaced are taken from the new ones. */
function fitting(field: Field, value: SampleValue | undefined, index: number): SampleValue | undefined {
  if (value === undefined)
    return field.isRequired || field.type === 'image' || field.type === 'file' ? sampleValue(field, index) : undefined;
  switch (field.type) {
    case 'select':
      return field.options?.some((option) => option.value === value) ? value : sampleValue(field, index);
    case 'number':
    case 'money':
      return typeof value === 'number' ? value : sampleValue(field, index);
    case 'date':
      return typeof value === 'number'
        ? value
        : typeof value === 'string' && /^[+-]\d+ /.test(value)
          ? Number.parseInt(value, 10)
          : sampleValue(field, index);
    case 'datetime':
      return typeof value === 'string' && /^[+-]\d+ \d/.test(value) ? value : sampleValue(field, index);
    case 'boolean':
      return typeof value === 'boolean' ? value : sampleValue(field, index);
    case 'days':
      return Array.isArray(value) ? value : [];
    case 'multiselect':
      return sampleValue(field, index);
    default:
      return typeof value === 'string' ? value : sampleValue(field, index);
  }
}

/** What a row shows beside its title: the kind's choice first, then what can be read at a glance. */
export function columnsOf(entity: Entity, kept: readonly string[]): string[] {
  const { title, state, amount, moment } = rolesOf(entity);
  const rest = entity.fields
    .filter((field) => field !== title && field.type !== 'longtext' && field.type !== 'days' && field.type !== 'image')
    .sort((a, b) => Number(b.type === 'file') - Number(a.type === 'file'))
    .map((field) => field.name);
  const wanted = [...new Set([...kept, ...rest])].slice(0, maxColumns);
  // dates to the left, state and sum to the right, where the eye looks for them
  const rank = (name: string) => (name === amount?.name ? 3 : name === state?.name ? 2 : name === moment?.name ? 0 : 1);
  return kept.length >= 3 ? wanted : wanted.sort((a, b) => rank(a) - rank(b));
}

const taken = new Set(['User', 'All', 'Object', 'Date', 'Map', 'Set', 'Array', 'String', 'Number', 'Boolean', 'Function', 'Symbol', 'Promise', 'Error', 'Json', 'Math', 'Constructor', 'Login', 'App', 'Apps', 'Tool', 'Api', 'Home', 'Layout', 'Image', 'Link', 'Event', 'File', 'Field', 'Page', 'Board', 'Calendar', 'Chart', 'Button', 'Form', 'Default', 'Import', 'Export', 'Class', 'Case', 'Package', 'New', 'Delete', 'Enum', 'Value', 'Choice', 'Catch', 'Return', 'Switch', 'Break', 'Continue', 'Throw', 'Try', 'Void', 'With', 'Yield', 'Await', 'Let', 'Static', 'Private', 'Public', 'Interface', 'Var', 'For', 'If', 'While', 'Do', 'Else', 'In', 'This', 'Super', 'Const', 'Null', 'True', 'False', 'Arguments', 'Eval']); // prettier-ignore

/** A name for an entity that no import or page of the app can collide with. */
export function safeEntityName(noun: string): string {
  const name = toPascal(noun);
  if (name === '') return 'Entry';
  return taken.has(name) || toFieldName(noun) === '' ? `${name}Entry` : name;
}
