import { toFieldName, toLabel } from '../../plan/names.ts';
import type { Formula, FormulaPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

/** Fields that say themselves what they are worked out from, and scores of risks: nobody enters those. */
export function saidFormulas(features: Features): void {
  for (const { draft } of features.drafts) {
    for (const field of draft.entity.fields) asSaid(draft, field);
    riskScore(draft);
  }
}

const operators: readonly (readonly [said: RegExp, by: Formula['by']])[] = [
  [/\s*(?:[×*]|\bx\b|\btimes\b|\bmultiplied by\b|\bmal\b)\s*/iu, 'product'],
  [/\s*(?:\/|÷|\bdivided by\b|\bgeteilt durch\b)\s*/iu, 'quotient'],
  [/\s*(?:\+|\bplus\b)\s*/iu, 'sum'],
  [/\s+(?:-|–|−|minus)\s+/iu, 'difference'],
];

/** "score = likelihood x impact", "total: quantity times price" */
function asSaid({ entity, samples }: EntityDraft, field: Field): void {
  const [, left = '', right = ''] = /^([^=]{2,30})\s*=\s*(.+)$/.exec(field.label) ?? [];
  if (!right || field.formula) return;
  const [said, by] = operators.find(([words]) => words.test(right)) ?? [];
  const parts = said ? right.split(said).map((words) => partOf(words, entity, field)) : [];
  const label = toLabel(left.trim());
  const name = toFieldName(label);
  if (!by || parts.length < 2 || entity.fields.some((one) => one !== field && one.name === name)) return;
  if (!parts.every((part) => part !== null)) return;
  const isMoney = parts.some((part) => 'field' in part && entity.fields.some((one) => one.name === part.field && one.type === 'money')); // prettier-ignore
  for (const row of samples) delete (row as Record<string, unknown>)[field.name];
  const { unit: _, options: __, ...rest } = field;
  Object.assign(field, rest, { name, label, type: isMoney ? 'money' : 'number', isRequired: false, formula: { by, parts } }); // prettier-ignore
  delete field.unit;
  delete field.options;
  entity.columns = columnsOf(entity, []);
}

function partOf(words: string, { fields }: Entity, own: Field): FormulaPart | null {
  const number = Number(words.trim().replace(',', '.'));
  if (words.trim() !== '' && Number.isFinite(number)) return { number };
  const name = toFieldName(words);
  const found = fields.find((field) => field !== own && (field.name === name || field.name.endsWith(`_${name}`)));
  return found ? worthOf(found) : null;
}

/** A number as it is, a choice by its place: low is one, high is three. */
function worthOf({ name, type, options }: Field): FormulaPart | null {
  if (type === 'number' || type === 'money') return { field: name };
  return type === 'select' && options
    ? { field: name, worth: Object.fromEntries(options.map(({ value }, at) => [value, at + 1])) }
    : null;
}

const isLikelihood = /^(?:likelihood|probability|occurrence|eintrittswahrscheinlichkeit|wahrscheinlichkeit)$/;
const isImpact = /^(?:impact|severity|consequences?|damage|auswirkung|schadenshoehe|schwere|schaden)$/;
const isScore = /^(?:(?:risk_)?score|risk_(?:level|value|rating)|risikowert|risikozahl|punkte|bewertung)$/;

/** How likely times how bad. */
function riskScore({ entity, samples }: EntityDraft): void {
  const [likely, bad, score] = [isLikelihood, isImpact, isScore].map((words) => entity.fields.find(({ name }) => words.test(name))); // prettier-ignore
  if (!likely || !bad || !score || score.type !== 'number' || score.formula) return;
  const parts = [worthOf(likely), worthOf(bad)];
  if (!parts.every((part) => part !== null)) return;
  delete score.max;
  score.isRequired = false;
  score.formula = { by: 'product', parts };
  for (const row of samples) delete (row as Record<string, unknown>)[score.name];
}
