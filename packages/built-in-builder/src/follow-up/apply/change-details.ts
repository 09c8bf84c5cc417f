import { isPlainNumber } from '../../generate/show-field.ts';
import { inSentence, listInWords, toLabel } from '../../plan/names.ts';
import { highlightsWith, withoutHighlightsOf } from '../../plan/highlights.ts';
import { onlyWith, sameOnly, type FieldOnly, type Only } from '../../plan/only.ts';
import { wordsOf } from '../../plan/only-words.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../../plan/plan.ts';
import { toOptions } from '../../plan/tones.ts';
import type { Appliers } from './applied.ts';
import { withConditions, withFiguresBeside } from './page-conditions.ts';
import { withEntity } from './with-pages.ts';
import { withoutField } from './without-field.ts';

type Details = 'set-options' | 'remove-option' | 'rename-option' | 'require-field' | 'retype-field' | 'field-unit' | 'start-value' | 'mark-low' | 'mark-overdue' | 'plain-number' | 'refer-field'; // prettier-ignore

/** What a field may be and must be. */
export const changeDetails: Appliers<Details> = {
  'set-options'(plan, change) {
    const { entity, field } = found(plan, change);
    const options = toOptions(change.options);
    if (JSON.stringify(field.options) === JSON.stringify(options))
      return { problem: `${field.label} has these choices already.` };
    const next: Field = { ...field, type: 'select', options };
    const grown = field.type === 'select' ? withField(plan, entity, next) : retyped(plan, entity, next);
    return {
      plan: grown,
      said: `**${field.label}** is one of ${listInWords(change.options)} now.`,
      note: 'What was stored before stays as it is until the record is changed.',
    };
  },
  'remove-option'(plan, change) {
    const { entity, field } = found(plan, change);
    const options = (field.options ?? []).filter(({ value }) => value !== change.option);
    if (options.length < 2)
      return {
        problem: `${field.label} needs at least two choices. Say “remove ${inSentence(field.label)}” to drop it.`,
      };
    return {
      plan: withField(plan, entity, { ...field, options }),
      said: `**${change.option}** is no longer a choice of ${inSentence(field.label)}.`,
      note: 'Records that have it keep it until they are changed.',
    };
  },
  'rename-option'(plan, change) {
    const { entity, field } = found(plan, change);
    const options = (field.options ?? []).map((one) =>
      one.value === change.option ? toOptions([change.label])[0]! : one,
    );
    const renamed = toOptions([change.label])[0]!.value;
    const followed = (one: FieldOnly): FieldOnly => {
      if (one.field !== field.name) return one;
      if (one.kind === 'among') return { ...one, values: one.values.map((value) => (value === change.option ? renamed : value)) }; // prettier-ignore
      return (one.kind === 'is' || one.kind === 'is-not') && one.value === change.option ? { ...one, value: renamed } : one; // prettier-ignore
    };
    const pages = withFiguresBeside(plan.pages, (one) => (one.entity === entity.name ? { ...one, only: onlyWith(one.only, followed) } : one)).map((page) => (page.entity === entity.name ? withConditions(page, followed) : page)); // prettier-ignore
    return {
      plan: { ...withField(plan, highlightsWith(entity, followed), { ...field, options }), pages },
      said: `The choice **${change.option}** of ${inSentence(field.label)} is called **${change.label}** now.`,
      note: 'Records that have the old one keep it until they are changed.',
    };
  },
  'require-field'(plan, change) {
    const { entity, field } = found(plan, change);
    if (field.formula)
      return { problem: `${field.label} is worked out from other fields, so nobody can fill it in or leave it out.` };
    if (field.isRequired === change.isRequired)
      return { problem: `${field.label} ${change.isRequired ? 'has to be filled in' : 'may stay empty'} already.` };
    return {
      plan: withField(plan, entity, { ...field, isRequired: change.isRequired }),
      said: `**${field.label}** ${change.isRequired ? 'has to be filled in' : 'may stay empty'} now.`,
    };
  },
  'field-unit'(plan, change) {
    const { entity, field } = found(plan, change);
    if (field.unit === change.unit) return { problem: `${field.label} is in ${change.unit} already.` };
    const next: Field = { ...field, type: 'number', unit: change.unit };
    return {
      plan: field.type === 'number' ? withField(plan, entity, next) : retyped(plan, entity, next),
      said: `**${field.label}** is in ${change.unit} now.`,
      note: 'The numbers stay as they are; nothing is converted.',
    };
  },
  'start-value'(plan, change) {
    const { entity, field } = found(plan, change);
    if (field.start === change.start) return { problem: `New ${inSentence(entity.plural)} begin with that already.` };
    return {
      plan: withField(plan, entity, { ...field, start: change.start }),
      said: `New ${inSentence(entity.plural)} begin with **${change.start === 'today' ? 'the present day' : change.start}** as ${inSentence(field.label)} now; whoever adds one can change it.`,
    };
  },
  'mark-low'(plan, change) {
    const { entity, field } = found(plan, change);
    const mark = { kind: 'low', below: change.below } as const;
    if (JSON.stringify(field.mark) === JSON.stringify(mark))
      return { problem: `${field.label} is marked like that already.` };
    return {
      plan: withField(plan, { ...entity, columns: [...new Set([...entity.columns, field.name])] }, { ...field, mark }),
      said: `**${field.label}** is marked as low from ${change.below} downwards now, in the list and on the page of each.`,
    };
  },
  'mark-overdue'(plan, change) {
    const { entity, field } = found(plan, change);
    // only a table shows the field itself
    const isHidden = plan.pages.some((page) => page.archetype === 'list' && page.entity === entity.name && page.layout !== 'table'); // prettier-ignore
    const past: Only[] = [{ kind: 'past', field: field.name }];
    const known = (entity.highlights ?? []).filter(({ only }) => !sameOnly(only, past));
    const highlights = isHidden ? [...known, { only: past, label: toLabel(wordsOf(past[0]!, entity, plan.language)) }] : entity.highlights; // prettier-ignore
    return {
      plan: withField(
        plan,
        { ...entity, columns: [...new Set([...entity.columns, field.name])], ...(highlights && { highlights }) },
        { ...field, mark: { kind: 'overdue' } },
      ),
      said: `**${field.label}** is marked once it is past now, in the list and on the page of each.`,
    };
  },
  'plain-number'(plan, change) {
    const { entity, field } = found(plan, change);
    if (isPlainNumber(field)) return { problem: `${field.label} is written without separators already.` };
    return {
      plan: withField(plan, entity, { ...field, isPlain: true }),
      said: `**${field.label}** is written without separators now.`,
    };
  },
  'refer-field'(plan, change) {
    const { entity, field } = found(plan, change);
    const target = entityOf(plan, change.reference);
    const { options: _, unit: __, ...rest } = field;
    return {
      plan: retyped(plan, entity, { ...rest, type: 'reference', isRequired: false, reference: target.name }),
      said: `**${field.label}** of ${inSentence(entity.plural)} is chosen from ${inSentence(target.plural)} now.`,
      note: 'What was written there before stays stored as text; choose it anew in each record.',
    };
  },
  'retype-field'(plan, change) {
    const { entity, field } = found(plan, change);
    if (field.type === change.type) return { problem: `${field.label} is ${kinds[field.type] ?? 'that'} already.` };
    const { options: _, unit: __, reference: ___, ...rest } = field;
    return {
      plan: retyped(plan, entity, { ...rest, type: change.type }),
      said: `**${field.label}** is ${kinds[change.type] ?? 'of another kind'} now.`,
      note: 'What was stored before stays as it is; look through it if it no longer fits.',
    };
  },
};

const kinds: Partial<Record<Field['type'], string>> = {
  boolean: 'a tick box',
  date: 'a date',
  datetime: 'a date with a time',
  file: 'a file',
  image: 'a picture',
  longtext: 'a text of several lines',
  money: 'an amount of money',
  number: 'a number',
  text: 'a short text',
  url: 'a link',
};

const found = (plan: AppPlan, change: { entity: string; field: string }) => {
  const entity = entityOf(plan, change.entity);
  return { entity, field: fieldOf(entity, change.field)! };
};

const withField = (plan: AppPlan, entity: Entity, next: Field): AppPlan =>
  withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one.name === next.name ? next : one)) });

/** The field of another kind in its old place; pages that stood on the old kind go or stand on another field. */
function retyped(plan: AppPlan, entity: Entity, next: Field): AppPlan {
  const without = withoutField(plan, entity, next.name);
  const kept = withoutHighlightsOf(entity, next.name);
  return withFiltersOf(plan, withField(withEntity(without, kept), kept, next), entity, next);
}

/** What is chosen from a few is still filtered by, where its text was. */
function withFiltersOf(before: AppPlan, plan: AppPlan, entity: Entity, { name, type }: Field): AppPlan {
  if (type !== 'select' && type !== 'boolean' && type !== 'reference') return plan;
  const had = new Set(before.pages.filter((page) => page.archetype === 'list' && page.entity === entity.name && page.filters.includes(name)).map((page) => page.name)); // prettier-ignore
  return { ...plan, pages: plan.pages.map((page) => (page.archetype === 'list' && had.has(page.name) && !page.filters.includes(name) ? { ...page, filters: [name, ...page.filters] } : page)) }; // prettier-ignore
}
