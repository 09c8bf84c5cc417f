import { inSentence, toFieldName } from '../../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type Entity } from '../../plan/plan.ts';
import { toOptions } from '../../plan/tones.ts';
import type { Applied, Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';
import { standsOnField } from './change-rights.ts';
import { withoutField } from './without-field.ts';

type FieldChange = 'add-field' | 'rename-field' | 'remove-field' | 'show-field' | 'hide-field' | 'add-options';

/** A renamed field keeps its name in the code, so that another one that is called so needs one of its own. */
function freeName(wanted: string, { fields }: Entity): string {
  let name = wanted;
  for (let again = 2; fields.some((field) => field.name === name); again += 1) name = `${wanted}_${again}`;
  return name;
}

export const changeFields: Appliers<FieldChange> = {
  'add-field'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const field = { ...change.field, name: freeName(change.field.name, entity) };
    const next = {
      ...entity,
      fields: [...entity.fields, field],
      columns: change.isShown ? [...entity.columns, field.name] : entity.columns,
    };
    const where = change.isShown ? 'the form, the detail page and the list' : 'the form and the detail page';
    return {
      plan: withEntity(plan, next),
      said: change.isBack
        ? `**${change.field.label}** is back with ${inSentence(entity.plural)}, in ${where}; what was stored in it is there again.`
        : `${entity.plural} have a field **${change.field.label}** now, in ${where}.`,
    };
  },
  'rename-field'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const old = fieldOf(entity, change.field)!;
    const name = toFieldName(change.label);
    const other = entity.fields.find((field) => field !== old && ((field.name === name && !field.isRenamed) || field.label.toLowerCase() === change.label.toLowerCase())); // prettier-ignore
    if (name === '' || other)
      return { problem: `“${change.label}” cannot be the name of a field here. Choose another one.` };
    // what was stored stands under the name that the code has for it, so that only its label changes
    const fields = entity.fields.map((field) =>
      field === old ? { ...field, label: change.label, isRenamed: true as const } : field,
    );
    return {
      plan: withEntity(plan, { ...entity, fields }),
      said: `**${old.label}** is called **${change.label}** everywhere now.`,
    };
  },
  'remove-field'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const field = fieldOf(entity, change.field)!;
    if (standsOnField(entity, field))
      return {
        problem: `Who may see or change ${inSentence(entity.plural)} depends on ${field.label}, so it has to stay.`,
      };
    return {
      plan: withoutField(plan, entity, field.name),
      said: `**${field.label}** is gone from ${inSentence(entity.plural)}.`,
      note: field.isRenamed
        ? 'Values that were stored stay in the database, hidden.'
        : `Values that were stored stay in the database, hidden; they return if you add ${inSentence(field.label)} again.`,
    };
  },
  'show-field': (plan, { entity, field }) => setColumn(plan, entity, field, true),
  'hide-field': (plan, { entity, field }) => setColumn(plan, entity, field, false),
  'add-options'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const field = fieldOf(entity, change.field)!;
    const known = field.options ?? [];
    const fresh = change.options.filter((one) => !known.some(({ value }) => value.toLowerCase() === one.toLowerCase()));
    if (fresh.length === 0) return { problem: `${field.label} has these choices already.` };
    const next = { ...field, options: [...known, ...toOptions(fresh)] };
    return {
      plan: withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one === field ? next : one)) }),
      said: `**${field.label}** can be ${fresh.join(' or ')} too.`,
    };
  },
};

function setColumn(plan: AppPlan, entityName: string, field: string, isShown: boolean): Applied {
  const entity = entityOf(plan, entityName);
  const label = fieldOf(entity, field)!.label;
  const others = entity.columns.filter((name) => name !== field);
  if (!isShown && others.length === entity.columns.length) return { problem: `${label} is not in the list.` };
  return {
    plan: withEntity(plan, { ...entity, columns: isShown ? [...others, field] : others }),
    said: `**${label}** ${isShown ? 'is in the list now' : 'is no longer in the list'}.`,
  };
}
