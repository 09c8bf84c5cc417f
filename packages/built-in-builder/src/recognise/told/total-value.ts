import type { AppPlan, Entity } from '../../plan/plan.ts';

const asked = /(?<!\p{L})(?:gesamtwert|wert (?:der|meiner|aller) (?:ganzen )?\p{Lu}[\p{L}-]+|total value|value of (?:my|the|our) (?:whole )?collection|what (?:it|they|everything) (?:is|are) (?:all )?worth)(?!\p{L})/iu; // prettier-ignore

/** "Gesamtwert wär auch cool": what all of them are worth, or cost, is the large figure. */
export function toldTotalValue(plan: AppPlan, text: string, isGerman: boolean): void {
  if (!asked.test(text)) return;
  const entity = plan.entities.find(valueOf);
  const field = entity && valueOf(entity);
  const page = plan.pages.find(({ archetype }) => archetype === 'dashboard');
  if (!entity || !field || page?.archetype !== 'dashboard') return;
  const measure = { kind: 'sum', field: field.name } as const;
  const charts = page.charts.map((chart) => (chart.entity === entity.name ? { ...chart, measure } : chart));
  Object.assign(page, { entity: entity.name, figure: isGerman ? 'Gesamtwert' : 'Total value', measure, period: null, only: [], charts }); // prettier-ignore
}

const valueOf = ({ fields }: Entity) => {
  const money = fields.filter(({ type }) => type === 'money');
  return money.find(({ name }) => /wert|value|worth/.test(name)) ?? money[0];
};
