import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { doneOptions, rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import type { Imports } from './imports.ts';

/** Records by which something leaves the stock, and those by which it comes in. */
const takes =
  /(?:sale|order|usage|use|consumption|withdrawal|dispatch|shipment|issue|verkauf|verbrauch|entnahme|auslieferung|bestellung)$/i;
const brings = /(?:purchase|purchase order|production|production run|production order|receipt|restock|intake|goods in|arrival|einkauf|zugang|wareneingang|produktion|herstellung|auffüllung|nachfüllung|nachlieferung)$/i; // prettier-ignore
const onHand = /^(?:(?:stock|current|available)_)?(?:quantity|stock|level|count)(?:_(?:in_stock|on_hand))?$|^(?:[a-z]+_){1,2}left$|^(?:in_stock|on_hand|units_in_stock|bestand|lagerbestand|menge|anzahl)$/; // prettier-ignore
const moved = /^(?:quantity|amount|units|pieces|count|how_many|number)(?:_(?:sold|used|ordered|produced|received|bought))?$|^(?:menge|anzahl|stueckzahl|anzahl_\w+)$/; // prettier-ignore
const neverHappened = /cancel|reject|lost|declin|draft|storniert|abgelehnt|verloren|entwurf/i;

/** What a record takes from the stock of what it points to, or adds to it; null where it moves nothing. */
export type StockMoves = {
  sign: 1 | -1;
  quantity: Field;
  /** Records with these states do not count, or only those do. */
  state: { field: string; values: string[]; counts: boolean } | null;
  of: { by: Field; entity: Entity; field: Field }[];
};

export function stockMovesOf(plan: Pick<AppPlan, 'entities'>, entity: Entity): StockMoves | null {
  const sign = brings.test(entity.label) ? 1 : takes.test(entity.label) ? -1 : null;
  const quantity = entity.fields.find(({ name, type }) => type === 'number' && moved.test(name));
  if (!sign || !quantity) return null;
  const of = entity.fields.flatMap((by) => {
    const target = plan.entities.find(({ name }) => name === by.reference);
    const field = target?.fields.find(({ name, type }) => type === 'number' && onHand.test(name));
    // whoever may not change the stock of others takes nothing from it
    const isSame = target && target.access.read === entity.access.read && target.access.write === entity.access.write;
    return target && target !== entity && field && isSame ? [{ by, entity: target, field }] : [];
  });
  return of.length > 0 ? { sign, quantity, state: stateOf(entity, sign), of } : null;
}

function stateOf(entity: Entity, sign: 1 | -1): StockMoves['state'] {
  const { state } = rolesOf(entity);
  if (!state?.options) return null;
  // what is only planned has not come in yet
  const done = doneOptions(state).map(({ value }) => value).filter((value) => !neverHappened.test(value)); // prettier-ignore
  if (sign === 1) return done.length > 0 ? { field: state.name, values: done, counts: true } : null;
  const off = state.options.map(({ value }) => value).filter((value) => neverHappened.test(value));
  return off.length > 0 ? { field: state.name, values: off, counts: false } : null;
}

/** The moves as code of a service: what each record counts, and where it is taken from. */
export function stockMovesCode(plan: AppPlan, entity: Entity, imports: Imports): string {
  const moves = stockMovesOf(plan, entity);
  if (!moves) return '';
  const { sign, quantity, state, of } = moves;
  imports.use('moveStock', '@/services/stock');
  const when =
    state && `${state.counts ? '' : '!'}[${state.values.map(quote).join(', ')}].includes(record.${state.field})`;
  const count = `${sign === -1 ? '-' : ''}(record.${quantity.name} ?? 1)`;
  return code`
    /** What a record changes in stock, and the stock of what. */
    const stockChange = (record) => ${when ? `(${when} ? ${count} : 0)` : count};
    const stocks = [
      ${of.map(({ by, entity: target, field }) => `{ entity: ${target.name}, by: ${quote(by.name)}, field: ${quote(field.name)}, title: ${quote(rolesOf(entityOf(plan, target.name)).title.name)} },`)}
    ];

  `;
}
