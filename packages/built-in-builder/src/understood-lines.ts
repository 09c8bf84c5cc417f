import { inSentence, listInWords } from './plan/names.ts';
import { leftOut } from './not-made.ts';
import type { AppPlan, Entity, FeaturePage } from './plan/plan.ts';
import type { Ability } from './reading/abilities.ts';
import type { Reading } from './reading/reading.ts';

/** Abilities that the pages of an app have, as the reply names them. */
const done: Partial<Record<Ability, string>> = {
  search: 'search',
  filter: 'filter and sort',
  calendar: 'a calendar',
  chart: 'charts',
  report: 'an overview with totals',
  upload: 'pictures',
  book: 'bookings',
  vote: 'votes',
  comment: 'comments',
  order: 'orders',
  apply: 'applications',
  join: 'registrations',
  login: 'sign-in',
  approve: 'a status to approve by',
  assign: 'assigning',
};

/** What was understood, a line each: the records with fields and relations, what people can do, the colours. */
export function understoodLines(reading: Reading, plan: AppPlan): string[] {
  const missing = leftOut(reading, plan, '');
  const can = reading.abilities.flatMap((ability) =>
    (ability === 'vote' && missing.includes('voting')) || (ability === 'chart' && missing.includes('a chart'))
      ? []
      : (done[ability] ?? []),
  );
  const { background, component } = reading;
  const colours = [
    background && `${background.words} behind`,
    component && `${component.words} for buttons and other parts`,
  ].filter((part): part is string => part !== null);
  return [
    ...plan.pages.flatMap((page) => (page.archetype === 'feature' ? workedOut(page) : [])),
    ...plan.entities.map((entity) => `${entity.plural}: ${fieldsInWords(entity)}${belongsTo(entity, plan)}`),
    ...(can.length > 0 ? [`What people can do: ${listInWords([...new Set(can)])}`] : []),
    ...(reading.roles.length > 0 ? [`Who takes part: ${listInWords(reading.roles)}`] : []),
    ...(colours.length > 0 ? [`Colours: ${listInWords(colours)}`] : []),
  ];
}

/** What a calculator or a converter works out, from what. */
function workedOut({ label, calculation, quantities }: FeaturePage): string[] {
  if (quantities)
    return [`${label}: ${listInWords(quantities.map(({ name, units }) => `${inSentence(name)} in ${listInWords(units.map((unit) => unit.name))}`))}`];
  if (!calculation) return [];
  const { inputs, results } = calculation;
  const inWords = (parts: readonly { label: string }[]) => listInWords(parts.map((part) => inSentence(part.label)));
  return [`${label}: from ${inWords(inputs)} it works out ${inWords(results)}`];
} // prettier-ignore

const fieldsInWords = ({ fields }: Entity): string =>
  listInWords(
    fields
      .filter(({ type, joins }) => type !== 'reference' && joins === undefined)
      .map(({ label }) => inSentence(label)),
  );

function belongsTo({ fields }: Entity, plan: AppPlan): string {
  const parents = fields.flatMap(({ reference }) => plan.entities.find(({ name }) => name === reference)?.label ?? []);
  return parents.length > 0
    ? `; each belongs to ${listInWords(parents.map((label) => `one ${inSentence(label)}`))}`
    : '';
}
