import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import type { Each } from './groups.ts';
import { measuredIn } from './measures.ts';
import { fieldFor, inLanguage, lower } from './parts.ts';
import { moneyOf } from './values.ts';

const worth =
  /(?<!\p{L})(?:total value|value|worth|total price|total|gesamtwert|warenwert|wert|gesamtpreis|gesamtbetrag)(?!\p{L})/iu;
const row = /^(?:rows?|lines?|entry|entries|items?|zeilen?|eintrag|position|posten|stück)(?!\p{L})/iu;
const andAll = /(?<!\p{L})(?:insgesamt|altogether|in all|in total|overall|zusammen)(?!\p{L})/iu;

/** "The total value of each row": what one costs times how many of it there are, and of all together where that is asked. */
export function worthOfEach(text: string, plan: AppPlan, each: Each | null): Change[] | null {
  if (!each || !('words' in each) || !worth.test(text)) return null;
  const isRow = row.test(each.words) && !each.entity;
  const measured = each.entity ? { entity: each.entity } : isRow ? measuredIn(text, plan, { money: true }) ?? firstWorth(plan) : null; // prettier-ignore
  const value = measured && moneyOf(measured.entity, plan);
  if (!measured || !value || 'field' in value) return null;
  const label = /gesamtwert|warenwert/iu.exec(text)?.[0] ?? inLanguage(plan, 'Total value', 'Gesamtwert');
  const named = { ...value, label: label.charAt(0).toUpperCase() + label.slice(1).toLowerCase() };
  const { name, changes } = fieldFor(named, measured.entity);
  const figure = inLanguage(plan, `${named.label} of all ${lower(measured.entity.plural)}`, `${named.label} insgesamt`);
  const all: Change[] = andAll.test(text) ? [{ kind: 'add-figure', figure: { entity: measured.entity.name, figure, measure: { kind: 'sum', field: name }, only: [] } }] : []; // prettier-ignore
  return [...changes, ...all];
}

const firstWorth = (plan: AppPlan) => {
  const entity = plan.entities.find((one) => {
    const value = moneyOf(one, plan);
    return value !== null && !('field' in value);
  });
  return entity ? { entity } : null;
};
