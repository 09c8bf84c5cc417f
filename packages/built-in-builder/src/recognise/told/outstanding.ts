import { toDoFor, uniqueCharts } from '../dashboard-pages.ts';
import type { AppPlan, DashboardPage, Entity } from '../../plan/plan.ts';

const asked =
  /(?<!\p{L})(?:wie ?viel|was|summe|betrag)[^.;?]{0,30} (?:noch )?(?:fehlt|fehlen|offen|aussteht|ausstehen|ausstehend|unbezahlt)(?!\p{L})|(?<!\p{L})(?:offene[rsn]?|ausstehende[rsn]?) (?:summe|betr\p{L}*|posten|forderungen)(?!\p{L})/iu;
const isPaid = /^(?:paid|is_paid|bezahlt|gezahlt|beglichen|eingegangen)$/;

/** "oben soll stehen wie viel noch fehlt": the sum of what is not paid yet is the large figure. */
export function toldOutstanding(plan: AppPlan, text: string): void {
  if (!asked.test(text)) return;
  const entity = plan.entities.find((one) => paidOf(one) && amountOf(one));
  const paid = entity && paidOf(entity);
  const amount = entity && amountOf(entity);
  if (!entity || !paid || !amount) return;
  const figure = 'Noch offen';
  const page: DashboardPage = { archetype: 'dashboard', name: 'Overview', label: 'Overview', icon: 'ChartColumn', entity: entity.name, figure, measure: { kind: 'sum', field: amount.name }, period: null, only: [{ field: paid.name, kind: 'no' }], charts: [{ entity: entity.name, measure: { kind: 'sum', field: amount.name }, by: { kind: 'value', field: paid.name } }], toDo: toDoFor(entity) }; // prettier-ignore
  const at = plan.pages.findIndex(({ archetype }) => archetype === 'dashboard');
  const old = plan.pages[at];
  if (old?.archetype === 'dashboard')
    plan.pages[at] = { ...page, name: old.name, label: old.label, charts: uniqueCharts([...page.charts, ...old.charts]).slice(0, 3) }; // prettier-ignore
  else
    plan.pages.splice(
      Math.max(
        1,
        plan.pages.findIndex(({ archetype }) => archetype === 'detail'),
      ),
      0,
      page,
    );
}

const paidOf = ({ fields }: Entity) => fields.find(({ name, type }) => type === 'boolean' && isPaid.test(name));
const amountOf = ({ fields }: Entity) => fields.find(({ type }) => type === 'money');
