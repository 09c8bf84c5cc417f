import { toFieldName, toLabel } from '../../plan/names.ts';
import type { Formula } from '../../plan/formula.ts';
import type { Field } from '../../plan/plan.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';

const mostColumns = 5;

/** A field that follows from others: among the columns, and never twice. */
export function putWorked({ entity }: EntityDraft, label: string, type: Field['type'], formula: Formula, unit?: string): Field | null {
  const name = toFieldName(label);
  if (entity.fields.some((field) => field.name === name)) return null;
  const field: Field = { name, label: toLabel(label), type, isRequired: false, formula, ...(unit && { unit }) };
  entity.fields.push(field);
  const others = columnsOf(entity, entity.columns).filter((one) => one !== name);
  entity.columns = [...others.slice(0, mostColumns - 1), name];
  return field;
} // prettier-ignore
