import type { Kind } from '../kinds/kind.ts';
import { rolesOf } from '../plan/roles.ts';
import { columnsOf, type EntityDraft } from './entity-draft.ts';

const money =
  /[€$£¥]|\b(?:euros?|eur|usd|gbp|chf|dollars?|pounds?|cents?|prices?|priced|costs?|pay\w*|paid|fees?|money|budgets?|incomes?|expens\w+|revenue|rents?|rental|salar\w+|wages?|sell\w*|sold|sales?|buy\w*|bought|purchas\w+|invoic\w+|donat\w+|tips?|deposits?|cash\w*|earn\w*|profits?|charg\w+|bills?|shop\w*|orders?|debts?|owes?|loans?|savings?|funds?|payroll|quotes?|claims?|tax\w*|accounts?|bank\w*|treasurer|dues|finance\w*|financial|spend\w*|spent|subscriptions?|tickets?|insurance|commission\w*|auctions?|bids?|portfolios?)\b|preis|kosten|kostet|zahl|geld|gebühr|beitrag|beiträge|miet|kauf|rechnung|spende|umsatz|einnahm|ausgab|kasse|lohn|löhne|gehalt|honorar|beträg|betrag|rabatt|kaution|pfand|schuld|spar|bank|konto|kredit|steuer|angebot|bestell|auftrag|budget|finanz|förder|zuschuss|versicherung|wert\b/iu;
/** Amounts that may be of anything. */
const isOpen = /^(?:amount|total|value|balance|menge|wert|\p{L}+_value|summe)$/u;
const moneyKinds = new Set(['expenses', 'invoices', 'shop', 'crm', 'properties', 'projects', 'jobs']);

/** Where a text speaks of no money, nothing has a price: an amount is a number, and a sum that nobody named goes. */
export function withoutUnsaidMoney(drafts: readonly EntityDraft[], kind: Kind | null, text: string): void {
  if (money.test(text) || moneyKinds.has(kind?.id ?? '')) return;
  for (const { entity } of drafts) {
    const title = rolesOf(entity).title;
    for (const field of [...entity.fields]) {
      if (field.type !== 'money' || field === title) continue;
      if (isOpen.test(field.name)) field.type = 'number';
      else if (!field.isRequired && !text.toLowerCase().includes(field.label.toLowerCase()) && entity.fields.length > 2)
        entity.fields.splice(entity.fields.indexOf(field), 1);
    }
    entity.columns = entity.columns.filter((name) => entity.fields.some((field) => field.name === name));
    if (entity.columns.length === 0) entity.columns = columnsOf(entity, []);
  }
}
