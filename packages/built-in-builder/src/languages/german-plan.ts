import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { AppPlan, Entity, Field, Page } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { content } from './german/content.ts';
import { calculators } from './german/calculators.ts';
import { choices } from './german/choices.ts';
import { fieldLabels, pageLabels, units, verbs } from './german/labels.ts';
import { nouns } from './german/nouns.ts';
import { germanRow } from './german-samples.ts';
import { translator, type Phrases, type Translate } from './phrases.ts';

type Samples = ReadonlyMap<string, readonly SampleRow[]>;

/**
 * The plan with German labels, choices and sentences where the builder chose them, and with German samples. What people
 * wrote (`said`) stays as they wrote it; stored names stay as they are.
 */
export function germanPlan(plan: AppPlan, samples: Samples, said: string): { plan: AppPlan; samples: Samples } {
  const written = inWords(said);
  const isSaid = (label: string) => written.includes(inWords(label));
  /** What it is called in German, unless the prompt calls it so already. */
  const called = (phrases: Phrases, english: string): string =>
    isSaid(english) ? english : (phrases[english] ?? english);
  /** "Kind" as what another list holds is a child, and no sort. */
  const labelOf = ({ label, reference }: Field): string => {
    const isOfList = reference !== undefined && plan.entities.some((one) => one.name === reference && one.label === label); // prettier-ignore
    if (isOfList) return called(nouns, label);
    return reference ? called(nouns, called(fieldLabels, label)) : called(fieldLabels, label);
  };
  const values = new Map<string, string>();
  const entities = plan.entities.map((entity): Entity => ({
    ...entity,
    // "Noten" are no notes
    label: isSaid(entity.plural) ? entity.label : called(nouns, entity.label),
    plural: called(nouns, entity.plural),
    ...(entity.verb && { verb: verbs[entity.verb] ?? entity.verb }),
    fields: entity.fields.map((field): Field => ({
      ...field,
      label: labelOf(field),
      ...(field.unit && { unit: called(units, field.unit) }),
      ...(field.options && {
        options: field.options.map((option) => {
          const value = isCalledOff(entity, option.value) ? 'Storniert' : called(choices, option.value);
          values.set(`${entity.name}.${field.name}.${option.value}`, value);
          return { ...option, value };
        }),
      }),
    })),
  }));
  const words = wordsOf(plan.entities, entities);
  const inApp = translator(
    { ...calculators, ...content, ...pageLabels },
    (word) => words.get(word.toLowerCase()) ?? null,
  );
  const pageLabel = (english: string): string => (isSaid(english) ? english : (inApp(english) ?? english));
  return {
    plan: {
      ...plan,
      language: 'de',
      name: isSaid(plan.name) ? plan.name : (inApp(plan.name) ?? plan.name),
      entities,
      pages: plan.pages.map((page) => germanPage(page, pageLabel, inApp)),
    },
    samples: germanSamples({ ...plan, entities }, samples, {
      values,
      isSaid: (value) => value.length > 2 && isSaid(value),
    }),
  };
}

/** An order, a payment and a booking are cancelled otherwise than an appointment. */
const isCalledOff = ({ label, name, fields }: Entity, option: string): boolean =>
  option === 'Cancelled' &&
  (/order|payment|booking|reservation|rental|invoice|purchase|sale|subscription|fee|donation|policy/i.test(
    `${name} ${label}`,
  ) ||
    /(?:bestellung|zahlung|buchung|reservierung|miete|rechnung|kauf|abo|gebühr|spende|beitrag|auftrag)$/i.test(label) ||
    fields.some(({ type }) => type === 'money'));

const inWords = (text: string): string =>
  ` ${text
    .toLocaleLowerCase('de')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Every label that a plan has, for a change that is to leave them as they are. */
export const labelsOf = ({ entities, pages }: AppPlan): string =>
  [
    ...entities.flatMap(({ label, plural, fields }) => [
      label,
      plural,
      ...fields.flatMap((field) => [field.label, ...(field.options ?? []).map(({ value }) => value)]),
    ]),
    ...pages.map(({ label }) => label),
  ].join('\n');

/** Words of the English plan and what they are called now. */
function wordsOf(before: readonly Entity[], after: readonly Entity[]): Map<string, string> {
  const words = new Map<string, string>();
  const add = (from: string, to: string) => words.set(from.toLowerCase(), to);
  before.forEach((entity, index) => {
    entity.fields.forEach((field, at) => add(field.label, after[index]!.fields[at]!.label));
    add(entity.label, after[index]!.label);
    add(entity.plural, after[index]!.plural);
  });
  return words;
}

function germanPage(page: Page, label: (english: string) => string, translate: Translate): Page {
  const whole = (text: string) => translate(text) ?? text;
  const next = { ...page, label: label(page.label) };
  if (next.archetype === 'dashboard') next.figure = whole(next.figure);
  if (next.archetype === 'landing') next.sentence = whole(next.sentence);
  if (next.archetype === 'feature') {
    if (next.calculation) {
      const { inputs, results } = next.calculation;
      const named = <T extends { label: string; unit?: string }>(one: T): T => ({
        ...one,
        label: calculators[one.label] ?? label(one.label),
        ...(one.unit && { unit: calculators[one.unit] ?? one.unit }),
      });
      next.calculation = {
        inputs: inputs.map((input) => ({
          ...named(input),
          ...(input.options && { options: input.options.map(named) }),
        })),
        results: results.map(named),
      };
    }
    if (next.quantities)
      next.quantities = next.quantities.map((quantity) => ({
        ...quantity,
        name: calculators[quantity.name] ?? quantity.name,
        units: quantity.units.map((unit) => ({ ...unit, name: calculators[unit.name] ?? unit.name })),
      }));
    if (next.sentence) next.sentence = whole(next.sentence);
    if (next.sections)
      next.sections = next.sections.map(({ heading, text }) => ({ heading: whole(heading), text: whole(text) }));
  }
  return next;
}

/** Rows with German words; those that point to others follow their names. */
function germanSamples(
  plan: AppPlan,
  samples: Samples,
  { values, isSaid }: { values: ReadonlyMap<string, string>; isSaid: (value: string) => boolean },
): Samples {
  const titles = new Map<string, SampleValue>();
  const rows = new Map(
    plan.entities.map((entity) => {
      const title = rolesOf(entity).title.name;
      const made = (samples.get(entity.name) ?? []).map((row, index) => {
        const next = germanRow(entity, row, index, {
          choice: (field, value) => values.get(`${entity.name}.${field}.${value}`) ?? value,
          isSaid,
        });
        titles.set(`${entity.name}.${String(row[title])}`, next[title]!);
        return next;
      });
      return [entity.name, made] as const;
    }),
  );
  for (const entity of plan.entities)
    for (const { name, type, reference } of entity.fields)
      if (type === 'reference' && reference)
        rows.set(
          entity.name,
          (rows.get(entity.name) ?? []).map((row) =>
            row[name] === undefined
              ? row
              : { ...row, [name]: titles.get(`${reference}.${String(row[name])}`) ?? row[name] },
          ),
        );
  return rows;
}
