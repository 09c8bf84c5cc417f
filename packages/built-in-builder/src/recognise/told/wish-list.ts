import type { Only } from '../../plan/only.ts';
import type { AppPlan, ListPage } from '../../plan/plan.ts';

/** The collection shows what somebody has, the wish list what they want; moving one is choosing its other list. */
export function toldWishList(plan: AppPlan): void {
  for (const entity of plan.entities) {
    const { name, fields } = entity;
    const field = fields.find((one) => /^(?:liste|list)$/.test(one.name) && one.options?.[1] && /^(?:Wunschliste|Wish list)$/.test(one.options[1].value)); // prettier-ignore
    const list = plan.pages.find((page): page is ListPage => page.archetype === 'list' && page.entity === name);
    const [had, wished] = field?.options ?? [];
    if (!field || !list || !had || !wished) continue;
    const on = (value: string): Only => ({ field: field.name, kind: 'is', value });
    const page: ListPage = { ...list, name: 'WishList', label: wished.value, icon: 'Gift', only: on(wished.value), filters: list.filters.filter((one) => one !== field.name) }; // prettier-ignore
    entity.columns = entity.columns.filter((one) => one !== field.name);
    list.only = on(had.value);
    list.filters = list.filters.filter((one) => one !== field.name);
    plan.pages.splice(plan.pages.indexOf(list) + 1, 0, page);
    for (const other of plan.pages)
      if (other.archetype === 'dashboard' && other.entity === name && other.period === null)
        other.only = [on(had.value)];
  }
}
