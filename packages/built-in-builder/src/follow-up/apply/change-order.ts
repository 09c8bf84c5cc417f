import { inSentence } from '../../plan/names.ts';
import { entityOf, fieldOf, orderedBy, type Field, type ListPage } from '../../plan/plan.ts';
import { inSteps, rolesOf } from '../../plan/roles.ts';
import type { Appliers } from './applied.ts';
import { navigation, withEntity, withPages } from './with-pages.ts';

/** The order of fields, of rows and of the menu. */
export const changeOrder: Appliers<'move-field' | 'sort-list' | 'menu-order'> = {
  'move-field'(plan, { entity: name, field, to }) {
    const entity = entityOf(plan, name);
    const moved = fieldOf(entity, field)!;
    const names = entity.fields.map((one) => one.name);
    const fields = placed(names, field, to);
    // rows begin with what they are called by; of the others those that are shown follow the form
    const columns = placed(entity.columns.includes(field) || to === 'last' ? entity.columns : [...entity.columns, field], field, to);
    if (fields.join() === names.join() && columns.join() === entity.columns.join())
      return { problem: `${moved.label} is there already.` };
    const isTitle = rolesOf(entity).title === moved;
    const next = { ...entity, fields: fields.map((one) => fieldOf(entity, one)!), columns: isTitle ? entity.columns : columns };
    const place = typeof to === 'string' ? `comes ${to}` : to.before ? `comes before ${labelOf(to.before)}` : `comes after ${labelOf(to.after ?? '')}`; // prettier-ignore
    function labelOf(one: string) {
      return inSentence(fieldOf(entity, one)?.label ?? one);
    }
    return {
      plan: withEntity(plan, next),
      said: `**${moved.label}** ${place} now, in the form, on the record’s page and in the list.`,
      ...(!isTitle && to === 'first' && { note: `Rows still begin with ${inSentence(rolesOf(entity).title.label)}, by which ${inSentence(entity.plural)} are called.` }),
    };
  },
  'sort-list'(plan, { entity: name, field, direction, next }) {
    const entity = entityOf(plan, name);
    const by = orderedBy(entity, field)!;
    const second = next && orderedBy(entity, next.field);
    const wanted = { field, direction, ...(next && { next }) };
    const isList = (page: (typeof plan.pages)[number]): page is ListPage => page.archetype === 'list' && page.entity === name;
    const lists = plan.pages.filter(isList);
    if (lists.length === 0) return { problem: `There is no list of ${inSentence(entity.plural)} to sort.` };
    if (lists.every(({ order }) => JSON.stringify(order) === JSON.stringify(wanted)))
      return { problem: `The ${inSentence(entity.plural)} are in this order already.` };
    return {
      plan: { ...plan, pages: plan.pages.map((page) => (isList(page) ? { ...page, order: wanted } : page)) },
      said: second && next
        ? `The list of ${inSentence(entity.plural)} begins with ${beginning(by, direction)} now, then ${beginning(second, next.direction)}; people can still choose another order.`
        : `The list of ${inSentence(entity.plural)} begins with ${beginning(by, direction)} now; people can still choose another order.`,
    };
  },
  'menu-order'(plan, { first, last }) {
    const shown = navigation(plan);
    const called = (names: readonly string[]) => names.flatMap((name) => shown.find((page) => page.name === name) ?? []);
    const [front, back] = [called(first), called(last)];
    const middle = shown.filter((page) => !front.includes(page) && !back.includes(page));
    const order = [...front, ...middle, ...back];
    if (order.every((page, index) => page === shown[index])) return { problem: 'The menu is in this order already.' };
    const details = plan.pages.filter(({ archetype }) => archetype === 'detail');
    return {
      plan: withPages(plan, [...order, ...details]),
      said: `The menu has this order now: **${order.map(({ label }) => label).join('**, **')}**.`,
      ...(order[0] !== shown[0] && { note: `The app opens with ${order[0]!.label}, which is the first page.` }),
    };
  },
}; // prettier-ignore

const beginning = (field: Field, direction: 'up' | 'down'): string => {
  const isUp = direction === 'up';
  if (field.name === 'created_date') return isUp ? 'what was added first' : 'what was added last';
  if (field.options && inSteps(field))
    return `the ${inSentence(field.label)} ${(isUp ? field.options[0] : field.options.at(-1))!.value}`;
  const label = inSentence(field.label);
  if (['date', 'datetime', 'time'].includes(field.type)) return `the ${isUp ? 'earliest' : 'latest'} ${label}`;
  if (field.type === 'money' || field.type === 'number') return `the ${isUp ? 'lowest' : 'highest'} ${label}`;
  if (field.type === 'boolean') return isUp ? `what has no tick at ${label}` : `what has a tick at ${label}`;
  return `${label} from ${isUp ? 'A to Z' : 'Z to A'}`;
};

function placed(names: readonly string[], name: string, to: 'first' | 'last' | { before?: string; after?: string }): string[] {
  const others = names.filter((one) => one !== name);
  if (to === 'first') return [name, ...others];
  if (to === 'last') return names.includes(name) ? [...others, name] : [...names];
  const at = others.indexOf(to.before ?? to.after ?? '');
  if (at < 0) return [...names];
  return [...others.slice(0, to.before ? at : at + 1), name, ...others.slice(to.before ? at : at + 1)];
} // prettier-ignore
