import type { Formula, FormulaPart, OverPart } from '../plan/formula.ts';
import { toFieldName } from '../plan/names.ts';
import type { Entity, Field } from '../plan/plan.ts';
import type { EntityOfList } from './domain-drafts.ts';
import type { Expression } from './expression.ts';

/** A field by the label that its domain has for it, whatever the text calls it. */
export const fieldIn = ({ fields }: Entity, label: string): Field | undefined =>
  fields.find((field) => field.label === label) ?? fields.find(({ name }) => name === toFieldName(label));

/** The formula of an expression, over the lists that are there; null where one or a field of it is missing. */
export function formulaOf(expression: Expression, entity: Entity, all: EntityOfList): Formula | null {
  switch (expression.kind) {
    case 'after': {
      const parts = [partOf(expression.day, entity, all), partOf(expression.amount, entity, all)];
      return made(`${expression.span}-after`, parts);
    }
    case 'sum':
    case 'difference': {
      const [left, right] = expression.parts.map((part) => (needs(part, all) ? partOf(part, entity, all) : 'none'));
      if (left === 'none') return null;
      return right === 'none' ? made('same', [left!]) : made(expression.kind, [left!, right!]);
    }
    case 'product':
    case 'quotient':
      return made(
        expression.kind,
        expression.parts.map((part) => partOf(part, entity, all)),
      );
    default:
      return made('same', [partOf(expression, entity, all)]);
  }
}

/** Whether the lists of an expression are there: of a list that is not, nothing is added or taken away. */
function needs(expression: Expression, all: EntityOfList): boolean {
  if (expression.kind === 'over') return all.has(expression.list);
  if (!('parts' in expression)) return true;
  const [left, right] = expression.parts.map((part) => needs(part, all));
  return expression.kind === 'sum' || expression.kind === 'difference' ? left! : left! && right!;
}

const made = (by: Formula['by'], parts: readonly (FormulaPart | null)[]): Formula | null =>
  parts.every((part) => part !== null) ? { by, parts: [...parts] } : null;

function partOf(expression: Expression, entity: Entity, all: EntityOfList): FormulaPart | null {
  switch (expression.kind) {
    case 'number':
      return { number: expression.value };
    case 'field': {
      if (expression.via !== undefined) return fieldVia(expression.via, expression.label, entity, all);
      const field = fieldIn(entity, expression.label);
      if (!field) return null;
      return field.formula ? { formula: field.formula } : { field: field.name };
    }
    case 'days': {
      const [from, to] = [fieldIn(entity, expression.from), fieldIn(entity, expression.to)];
      return from && to ? { from: from.name, to: to.name } : null;
    }
    case 'over':
      return overPart(expression, entity, all);
    default: {
      const formula = formulaOf(expression, entity, all);
      return formula && { formula };
    }
  }
}

/** The records of the list that point to this one, by the reference that is named, else by the first. */
function overPart(
  { take, list, by: via, label, only }: Extract<Expression, { kind: 'over' }>,
  entity: Entity,
  all: EntityOfList,
): OverPart | null {
  const child = all.get(list);
  const pointing = child?.fields.filter(({ reference }) => reference === entity.name) ?? [];
  const by = via === undefined ? pointing[0] : pointing.find((field) => field === fieldIn(child!, via));
  if (!child || !by) return null;
  const field = label === undefined ? undefined : fieldIn(child, label);
  const where = only && fieldIn(child, only.label);
  if (
    (label !== undefined && !field) ||
    (only && (!where || (typeof only.is === 'boolean') !== (where.type === 'boolean')))
  )
    return null;
  const day = take === 'change' ? child.fields.find(({ type }) => type === 'date' || type === 'datetime') : undefined;
  return {
    over: child.name,
    by: by.name,
    take,
    ...(field && { field: field.name }),
    ...(where && { only: { field: where.name, is: only!.is } }),
    ...(day && { day: day.name }),
  };
}

/** A field of what the record points to: the price of the drink that was taken. */
function fieldVia(via: string, label: string, entity: Entity, all: EntityOfList): FormulaPart | null {
  const reference = fieldIn(entity, via);
  const target = [...all.values()].find(({ name }) => name === reference?.reference);
  const field = target && fieldIn(target, label);
  return reference && field && !field.formula ? { field: field.name, via: reference.name } : null;
}
