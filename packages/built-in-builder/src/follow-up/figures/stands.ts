import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { inLanguage } from './parts.ts';
import { isNumeric, kindOf } from './values.ts';
import { startPage } from './words.ts';

const stand = /(?<!\p{L})(?:kassenstand|kontostand|guthaben|saldo|bestand der kasse|(?:in|of) (?:the )?(?:till|kitty|cash ?box|account)|cash balance|(?:current |bank |account )?balance|(?:was|wie ?viel) (?:\p{L}+ ){0,3}in der kasse|what(?:['’]s| is) in the (?:till|kitty|bank|account|cash ?box))(?!\p{L})/iu; // prettier-ignore
const comesIn = /^(?:income|in|deposits?|incoming|received|credit|einnahmen?|eingang|einzahlung|zugang|haben)$/iu;
const goesOut =
  /^(?:expenses?|expenditure|out|spending|withdrawals?|outgoing|spent|debit|ausgaben?|ausgang|auszahlung|abgang|soll)$/iu;

/** What is in the till: what came in without what went out, where a choice tells them apart. */
export function standFigure(text: string, plan: AppPlan): Change[] | null {
  if (!stand.test(text)) return null;
  for (const entity of plan.entities) {
    const found = waysOf(entity);
    const amount = entity.fields.find((field) => isNumeric(field) && kindOf(field) === 'money');
    if (!found || !amount) continue;
    const measure = { kind: 'sum' as const, field: amount.name };
    const only = (value: string) => [{ field: found.field.name, kind: 'is' as const, value }];
    const figure =
      /kassenstand|kontostand|guthaben|saldo/iu.exec(text)?.[0] ?? inLanguage(plan, 'Balance', 'Kassenstand');
    const named = figure.charAt(0).toUpperCase() + figure.slice(1).toLowerCase();
    return [{ kind: 'add-figure', ...(startPage.test(text) && { isFirst: true as const }), figure: { entity: entity.name, figure: named, measure, only: only(found.comes), less: { entity: entity.name, measure, only: only(found.goes) } } }]; // prettier-ignore
  }
  return null;
}

function waysOf({ fields }: Entity): { field: Field; comes: string; goes: string } | null {
  for (const field of fields) {
    const values = (field.type === 'select' ? (field.options ?? []) : []).map(({ value }) => value);
    const comes = values.find((value) => comesIn.test(value));
    const goes = values.find((value) => goesOut.test(value));
    if (comes && goes) return { field, comes, goes };
  }
  return null;
}
