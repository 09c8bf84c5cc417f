import { isNumber } from '../../../plan/field-kinds.ts';
import { listInWords } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { chartFor } from '../../../recognise/dashboard-pages.ts';
import type { Change } from '../../change.ts';
import { aboutIn, entitiesIn, fieldsIn } from './mentions.ts';

const counts = /(?<!\p{L})(?:how (?:many|much|often)|number of|count(?:ed|s)?|statistics?|stats|chart|graph|diagram|wie ?viele?|wie oft|anzahl|statistik\p{L}*|diagramm\p{L}*|grafik|auswertung|\p{L}+diagramm|totals?|sums?|summen?|zusammen|insgesamt|altogether|in total|in all|earn(?:ed|t)?|spen[dt]|revenue|turnover|income|verdien\p{L}*|verdient|ausgegeben|eingenommen|umsatz|einnahmen)(?!\p{L})/iu; // prettier-ignore
const span = /(?<!\p{L})(?:this|last|diese[nrsm]?|letzte[nrsm]?|per|each|every|a|by|pro|je|im|in der|jede[nrms]?|nach)\s+(month|week|monat|woche)\p{L}*\b|\b(monthly|weekly|monatlich|wöchentlich)(?!\p{L})/iu; // prettier-ignore
const per =
  /(?<!\p{L})(?:per|for each|by|each|every|pro|je|nach|(?:für |hat |haben )?jede[nrs]?)\s+(?:the |dem |der |den )?([\p{L} -]+?)(?: (?:has|have|had|hat|haben|made|gemacht))?$/iu;
const inAll =
  /(?<!\p{L})(?:in total|in all|altogether|overall|total|sum|insgesamt|alles zusammen|zusammen|gesamt\p{L}*|summe)(?!\p{L})/iu;
const worth = /(?<!\p{L})(?:worth|wert)(?!\p{L})/iu;
const ofMoney = /(?<!\p{L})(?:earn(?:ed|t)?|spen[dt]|revenue|turnover|income|made|verdien\p{L}*|verdient|ausgegeben|eingenommen|umsatz|einnahmen)(?!\p{L})/iu; // prettier-ignore
/** Of words that count what is done: when it was done is not kept. */
const finished = /(?<!\p{L})(?:clos|finish|complet|resolv|solv|deliver|sell|sold|pay|paid|erledig|abgeschloss|verkauf|geliefert|bezahl)\p{L}*/iu; // prettier-ignore

/** "how many per week", "wie viele pro Monat", "what do all fees come to": a chart or the large figure of the overview. */
export function countGist(said: string, plan: AppPlan): Change[] | string | null {
  const text = said.replace(/[\s.!?]+$/u, '');
  if (worth.test(text) && /(?<!\p{L})(?:what|how much|was|wie ?viel)(?!\p{L})/iu.test(text)) return worthOf(text, plan);
  if (!counts.test(text)) return null;
  const paid = ofMoney.test(text) ? plan.entities.find(({ fields }) => fields.some(({ type }) => type === 'money')) : undefined; // prettier-ignore
  const entity = entitiesIn(text, plan)[0]?.entity ?? paid ?? aboutIn(text, plan);
  const time = span.exec(text);
  if (time) {
    const chart = chartFor(entity, { by: /woche|wöch|week/iu.test(time[0]) ? 'week' : 'month' });
    const sum = paid === entity ? rolesOf(entity).amount : undefined;
    const counted = chart && (sum ? { ...chart, measure: { kind: 'sum' as const, field: sum.name } } : /how many|number of|wie ?viele|anzahl|how often|wie oft/iu.test(text) ? { ...chart, measure: { kind: 'count' as const } } : chart); // prettier-ignore
    const by = counted?.by.field;
    if (counted && finished.test(text) && by === 'created_date' && !entity.fields.some(({ type }) => type.startsWith('date'))) return whenDone(entity, text); // prettier-ignore
    return counted ? [{ kind: 'add-chart', chart: counted }] : null;
  }
  const words = per.exec(text)?.[1];
  const grouped = words ? fieldsIn(words, plan)[0] : undefined;
  const list = words && !grouped ? entitiesIn(words, plan)[0]?.entity : undefined;
  const chart = grouped ? chartFor(grouped.entity, { by: grouped.field.name }) : list ? chartOfList(list, plan) : null;
  if (chart) return [{ kind: 'add-chart', chart }];
  if (!inAll.test(text)) return null;
  const numbers = fieldsIn(text, plan).filter(({ field }) => isNumber(field));
  const figure = numbers[0] ?? amountOf(entity);
  return figure ? [{ kind: 'figure', entity: figure.entity.name, field: figure.field.name }] : null;
}

const amountOf = (entity: Entity): { entity: Entity; field: Field } | null => {
  const { amount } = rolesOf(entity);
  return amount ? { entity, field: amount } : null;
};

/** "how many bookings per customer": by the field of those that point to it. */
function chartOfList(list: Entity, plan: AppPlan) {
  for (const entity of plan.entities) {
    const field = entity.fields.find(({ reference }) => reference === list.name);
    if (field) return chartFor(entity, { by: field.name });
  }
  return null;
}

/** A worth is a price times a number, which the figures of an overview do not multiply. */
function worthOf(text: string, plan: AppPlan): Change[] | string | null {
  const entity = aboutIn(text, plan);
  // a year says nothing of a worth
  const all = entity.fields.filter((field) => isNumber(field) && !/year|jahr|age|alter|rating|bewertung|stars|sterne/.test(field.name)); // prettier-ignore
  const [only] = all;
  if (all.length === 1 && only?.type === 'money') return [{ kind: 'figure', entity: entity.name, field: only.name }];
  const numbers = all.map(({ label }) => label);
  return numbers.length > 1 ? `The overview adds up one field, it does not multiply ${listInWords(numbers)}: add a field for the worth of each, and I show its total. I changed nothing.` : null; // prettier-ignore
}

const whenDone = (entity: Entity, text: string): string =>
  `When one of the ${entity.plural.toLowerCase()} was ${/clos/iu.test(text) ? 'closed' : 'finished'} is not kept, so I cannot count it by time: say “add a field finished on” first. I changed nothing.`; // prettier-ignore
