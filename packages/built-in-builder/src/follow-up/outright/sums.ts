import { holds } from '../../generate/formula.ts';
import type { Formula } from '../../plan/formula.ts';
import type { AppPlan, Chart, Entity, Field } from '../../plan/plan.ts';
import { isMean, rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import { workedOut, workedWish } from '../understand/sure/worked.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const filler = /(?<!\p{L})(?:halt|eben|einfach|einfach nur|ja|doch|simply|just|basically)(?!\p{L})/giu;
const product = /(?<!\p{L})(\p{L}[\p{L}-]+) (?:times|multiplied by|mal|x|×) (?:the |its |der |die |das |de[mnr] )?(\p{L}[\p{L}-]+)/iu; // prettier-ignore
const asksWhatItComesTo = /(?<!\p{L})(?:what|how much|was|wie ?viel|wie teuer)(?!\p{L}).*(?<!\p{L})(?:costs?|come\p{L}* to|total|worth|owe\p{L}*|pay|kostet|kosten|insgesamt|gesamt\p{L}*|macht|ergibt|beträgt|zahlen|bezahlen|wert)(?!\p{L})|(?<!\p{L})(?:total|overall price|sum|full price|gesamt\p{L}*|endpreis|endbetrag|summe|insgesamt)(?!\p{L})/iu; // prettier-ignore
const ofMany = /(?<!\p{L})(?:chart|diagram\p{L}*|overview|übersicht|dashboard|month|monat\p{L}*|week|woche\p{L}*|average|durchschnitt\p{L}*|all orders together|how many times|wie oft)(?!\p{L})/iu; // prettier-ignore

/** "what does an order cost? quantity times price": a number of each record, also where one part stands in what it points to. */
export function productWish(text: string, plan: AppPlan): Outright {
  const said = text.replace(filler, ' ').replace(/\s{2,}/g, ' ');
  const match = product.exec(said);
  if (!match || !asksWhatItComesTo.test(said) || ofMany.test(said)) return null;
  // a result that is named, and what else is said of it
  const known = workedWish(text, plan);
  if (Array.isArray(known)) return known.map((change) => (change.kind === 'work-out' ? { ...change, label: change.label.replace(/ (?:je|pro|per|for each|of each|of an?) .*$/iu, '') } : change)); // prettier-ignore
  const about = said.replace(match[0], ' ');
  const list = listSaid(about, plan);
  const label = totalOf(about, plan);
  const found = workedOut([match[1]!, match[2]!], 'product', label, list ? { plan, list } : { plan });
  return found;
}

const totalOf = (text: string, plan: AppPlan): string => {
  const named = /(?<!\p{L})(total price|total cost|total|gesamtpreis|gesamtbetrag|gesamtkosten|gesamtsumme|endpreis|endbetrag)(?!\p{L})/iu.exec(text)?.[1]; // prettier-ignore
  const label = named ?? (plan.language === 'de' ? 'Gesamtpreis' : 'Total');
  return label.charAt(0).toUpperCase() + label.slice(1).toLowerCase();
};

const adds = /(?<!\p{L})(?:add(?:ed|s)? (?:\p{L}+ )?up|sum(?:med|s)?(?: up)?|total(?:led|s)?|tot up|how (?:many|much)|altogether|in total|zusammenzähl\p{L}*|zusammengezählt|zusammenrechn\p{L}*|zusammengerechnet|addier\p{L}*|aufsummier\p{L}*|summier\p{L}*|summen?|gesamt\p{L}*|insgesamt|wie ?viele?|zähl\p{L}*(?= .* zusammen))(?!\p{L})/iu; // prettier-ignore
const per = /(?<!\p{L})(?:(?:for|of|per|by|on|at|in) (?:each|every)|per|each|every|(?:für|bei|zu|an|von|in) jede[mnrs]?|pro|je|jede[mnrs]?)\s+((?:single |einzelne[nrms]? )?\p{L}[\p{L}-]*)/iu; // prettier-ignore
const ofSpan = /(?<!\p{L})(?:day|week|month|year|quarter|tag|woche|monat|jahr|quartal|charts?|graphs?|bars?|diagram\p{L}*|grafik\p{L}*|balken\p{L}*|kurve|schaubild\p{L}*|more than|less than|at most|at least|mehr als|weniger als|höchstens|mindestens|maximum|limit\p{L}*|average|durchschnitt\p{L}*|print\p{L}*|druck\p{L}*|report|bericht|field|feld|column|spalte|people|personen|export\p{L}*|should have a|list of|filter\p{L}*|only|nur|sort\p{L}*|can be|may be|must be)(?!\p{L})/iu; // prettier-ignore

/** "add up the hours for each assignment": what the records that belong to one come to, on the page and in the list of each. */
export function sumWish(text: string, plan: AppPlan): Outright {
  const chart = chartWish(text, plan);
  if (chart) return chart;
  if (!adds.test(text) || ofSpan.test(text)) return null;
  const each = per.exec(text);
  const owner = each && (entitiesIn(each[1]!, plan)[0]?.entity ?? listSaid(each[1]!, plan));
  if (!owner) return null;
  const rest = text.replace(each[0], ' ');
  const children = plan.entities.filter((entity) => entity !== owner && referenceTo(entity, owner));
  const found = fieldsIn(rest, { ...plan, entities: children }, { least: 2 }).filter(({ field }) => addsUp(field)).sort((a, b) => b.score - a.score)[0]; // prettier-ignore
  if (!found) return null;
  // a number of its own that is called so is no sum
  if (fieldsIn(rest, { ...plan, entities: [owner] }, { least: 2.5 }).some(({ field, score }) => addsUp(field) && score > found.score)) return null; // prettier-ignore
  const { entity: child, field } = found;
  const by = referenceTo(child, owner)!.name;
  const formula: Formula = { by: 'same', parts: [{ over: child.name, by, take: 'sum', field: field.name }] };
  if (!holds(plan, owner, formula)) return null;
  const label = plan.language === 'de' ? `${field.label} gesamt` : `Total ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`; // prettier-ignore
  return [{ kind: 'work-out', entity: owner.name, label, type: field.type === 'money' ? 'money' : 'number', formula }];
}

const referenceTo = (child: Entity, owner: Entity): Field | undefined => child.fields.find(({ reference }) => reference === owner.name); // prettier-ignore
const addsUp = (field: Field): boolean => (field.type === 'number' || field.type === 'money') && !isMean(field);

const charts = /(?<!\p{L})(?:(?:bar |pie |line )?charts?|graphs?|diagrams?|\p{L}*diagramm[es]?|\p{L}*grafik(?:en)?|schaubild(?:er)?|balken|säulen)(?!\p{L})/iu; // prettier-ignore
const measured = /(?<!\p{L})(?:the |total |sum of (?:the )?|all |summe der |gesamten? ){0,2}(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (?:per|by|for each|for every|of each|each|pro|je|nach|für jede[nrs]?) (?:the |den |der )?(\p{L}[\p{L}-]*)/iu; // prettier-ignore

/** "a bar chart with fees per client": bars add up the field that is named, over what the records point to. */
function chartWish(text: string, plan: AppPlan): Change[] | null {
  const match = charts.test(text) ? measured.exec(text) : null;
  if (!match) return null;
  const [, what = '', by = ''] = match;
  const lists = [...new Set(fieldsIn(what, plan, { least: 2 }).filter(({ field }) => addsUp(field) && !field.formula).map(({ entity }) => entity))]; // prettier-ignore
  for (const entity of lists) {
    const sum = fieldsIn(what, { ...plan, entities: [entity] }, { least: 2 }).find(({ field }) => addsUp(field) && !field.formula)?.field; // prettier-ignore
    const target = entitiesIn(by, plan)[0]?.entity;
    const group =
      entity.fields.find(({ reference }) => reference !== undefined && reference === target?.name) ??
      fieldsIn(by, { ...plan, entities: [entity] }, { least: 2 }).find(({ field }) => ['select', 'boolean', 'text', 'reference'].includes(field.type) && rolesOf(entity).title !== field)?.field; // prettier-ignore
    if (!sum || !group) continue;
    const chart: Chart = { entity: entity.name, measure: { kind: 'sum', field: sum.name }, by: { kind: 'value', field: group.name } }; // prettier-ignore
    return [{ kind: 'add-chart', chart }];
  }
  return null;
}
