import { bookedOn, rolesOf } from '../../plan/roles.ts';
import type { AppPlan, Chart, Entity } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { conditionsIn } from './conditions.ts';
import { eachIn, groupFor, isPersonal, type Each } from './groups.ts';
import { isExpense, measuredIn, onlyPersonal, type Measured } from './measures.ts';
import { fieldFor } from './parts.ts';
import { thingIn } from './things.ts';
import { moneyOf } from './values.ts';
import {
  charts,
  compares,
  counts,
  expenses,
  incomes,
  means,
  moneySaid,
  mosts,
  percents,
  ranks,
  startPage,
  sums,
} from './words.ts';

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, twenty: 20, zwanzig: 20 }; // prettier-ignore
const so = Object.keys(numbers).join('|');
const many = new RegExp(`(?<!\\p{L})(?:(?:top|best|first|die ersten|die besten|meine?|my|the)(?: best| besten| top)? (\\d{1,2}|${so})(?:r)?|(\\d{1,2}|${so}) (?:best|top|largest|biggest|highest|priciest|dearest|cheapest|most|teuersten|größten|besten|höchsten|längsten|longest|fleißigsten))(?!\\p{L})`, 'iu'); // prettier-ignore

const mostIn = (text: string): number | undefined => {
  const [, one, other] = many.exec(text) ?? [];
  const found = (one ?? other)?.toLowerCase();
  return found === undefined ? undefined : (numbers[found] ?? Number(found));
};

const shapeIn = (text: string): Chart['shape'] | null => {
  if (charts.pie.test(text)) return 'pie';
  if (charts.line.test(text)) return 'line';
  if (charts.bars.test(text)) return 'bars';
  return charts.any.test(text) ? 'bars' : null;
};

/** Which part of a whole: what "where it goes", "for what" and "costumes, props and so on" stand together by. */
const byKind = /(?<!\p{L})(?:where (?:it|the money|everything) (?:all )?goes|what (?:it|the money) (?:all )?goes on|what (?:all )?went on|wofür|wo (?:das|unser|mein) geld|and so on|or whatever|whatever|usw|etc|und so weiter|kinds?|types?|sorts?|categor\p{L}*|kategorien?|nach art)(?!\p{L})/iu; // prettier-ignore
const kindName = /categor|kategorie|kind|type|typ|art|sort|rubrik|group|gruppe/;
const kindField = ({ fields }: Entity) =>
  fields.find(({ type, name }) => (type === 'select' || type === 'text') && kindName.test(name)) ?? fields.find(({ type }) => type === 'select'); // prettier-ignore

const first = (text: string): { isFirst?: true } => (startPage.test(text) ? { isFirst: true } : {});

/** Whether a chart, a ranking or the shares of a whole are asked for. */
export const asksForDrawing = (text: string): boolean =>
  shapeIn(text) !== null || (mosts.test(text) && mostIn(text) !== undefined) || (ranks.test(text) && (mostIn(text) !== undefined || !/(?<!\p{L})(?:most|top|best)(?!\p{L})/iu.test(text) || /(?<!\p{L})(?:who|which|wer|welche\p{L}*)(?!\p{L})/iu.test(text))); // prettier-ignore

/** A chart of the overview: over time, by what records have in common, the first so many. */
export function drawnFigure(text: string, plan: AppPlan): Change[] | string | null {
  const shape = shapeIn(text) ?? (percents.test(text) ? 'shares' : ranks.test(text) || mosts.test(text) || leastOf.test(text) ? 'ranks' : undefined); // prettier-ignore
  const each = eachIn(text, plan);
  const compared =
    compares.test(text) || /(?<!\p{L})(?:against|next to each other|nebeneinander)(?!\p{L})/iu.test(text);
  const thing =
    each && 'words' in each && !isPersonal(each.words)
      ? each.entity
      : shape === 'ranks'
        ? thingIn(text, plan)
        : undefined;
  const measured = measuredFor(text, plan, thing, each);
  if (!measured) return null;
  const { entity, value } = measured;
  // who is best is told by what they bring, and not by how many of them there are
  if (shape === 'ranks' && !value && !counts.test(text) && !each && thing === entity) return null;
  const { name, changes } = value ? fieldFor(value, entity) : { name: undefined, changes: [] };
  const measure: Chart['measure'] = name ? { kind: 'sum', field: name, ...(means.test(text) && { isMean: true }) } : { kind: 'count' }; // prettier-ignore
  const most = mostIn(text);
  const day = bookedOn(entity)?.name ?? 'created_date';
  const chart = (rest: Omit<Chart, 'entity' | 'measure'>): Change[] => [...changes, { kind: 'add-chart', chart: { entity: entity.name, measure, ...rest }, ...first(text) }]; // prettier-ignore
  // how much it was is no number of records, and when somebody wrote it down is no day of it
  if (each && 'span' in each && ((!value && sums.test(text) && !counts.test(text)) || (day === 'created_date' && !counts.test(text)))) return null; // prettier-ignore
  if (each && 'span' in each) return chart({ by: { kind: each.span, field: day, ...(overYear.test(text) && each.span === 'month' && { last: 12 }) }, ...(shape && { shape }) }); // prettier-ignore
  if (compared && /month|monat/iu.test(text)) return chart({ by: { kind: 'month', field: day, last: 2 }, shape: shape ?? 'bars' }); // prettier-ignore
  const { only } = conditionsIn(text, entity, { isApart: shape === 'shares' });
  const rest = { ...(shape && { shape }), ...(only.length > 0 && { only }), ...(most && { most }) };
  const group = groupSaid(text, each, measured, plan);
  if (group) return chart({ by: { kind: 'value', field: group.field.name, ...(group.via && { via: group.via.name }) }, ...rest }); // prettier-ignore
  if (shape === 'line' || (shape === 'bars' && /(?<!\p{L})(?:months?|monat\p{L}*|verlauf|year|jahr)(?!\p{L})/iu.test(text))) return chart({ by: { kind: 'month', field: day, ...(overYear.test(text) && { last: 12 }) }, shape }); // prettier-ignore
  if (shape === 'ranks' && value && most && thing !== undefined && thing === entity) return chart({ by: { kind: 'record', field: rolesOf(entity).title.name }, ...rest }); // prettier-ignore
  if (shape === 'ranks' && value && most && mosts.test(text)) return chart({ by: { kind: 'record', field: rolesOf(entity).title.name }, ...rest }); // prettier-ignore
  return null;
}

const leastOf = /(?<!\p{L})(?:the least|the fewest|am wenigsten)(?!\p{L})/iu;
const often = /(?<!\p{L})(?:most|least|am meisten|am wenigsten)(?!\p{L})/iu;
const overYear = /(?<!\p{L})(?:übers? (?:das )?(?:ganze )?jahr|(?:through|over|across) the (?:whole )?year|12 (?:months|monate)|twelve months)(?!\p{L})/iu; // prettier-ignore

function measuredFor(text: string, plan: AppPlan, thing: Entity | undefined, each: Each | null): Measured | null {
  const isWhole = percents.test(text) || counts.test(text);
  const words = each && 'words' in each ? each.words : '';
  const isOwn = thing !== undefined && (isWhole || mosts.test(text) || !plan.entities.some(({ fields }) => fields.some(({ reference }) => reference === thing.name))); // prettier-ignore
  const about = words ? text.replace(words, ' ') : text;
  const money = ranks.test(text) && thing !== undefined && !isWhole && !often.test(text);
  const found = measuredIn(about, plan, { of: thing, money, ...(thing && !isOwn && { not: [thing] }) });
  if (found) return found;
  // "what is each make": of whichever list has it
  const owners = words ? plan.entities.filter((entity) => groupFor(words, entity, plan)) : [];
  if (owners.length > 0 && (isWhole || charts.any.test(text))) return { entity: owners[0]!, value: moneySaid.test(text) ? moneyOf(owners[0]!, plan) : null, sure: 1 }; // prettier-ignore
  const drawn = charts.pie.test(text) ? plan.entities.filter((entity) => groupFor(text, entity, plan)) : [];
  if (drawn.length === 1) return { entity: drawn[0]!, value: isExpense(drawn[0]!) ? moneyOf(drawn[0]!, plan) : null, sure: 1 }; // prettier-ignore
  if (isPersonal(words) || /^(?:wer|who)$/iu.test(words)) {
    const personal = onlyPersonal(text, plan);
    if (personal) return personal;
  }
  // a chart of where the money goes or comes from speaks of the list by its money
  return incomes.test(text) || expenses.test(text) ? measuredIn(text, plan, { money: true }) : null;
}

function groupSaid(text: string, each: Each | null, { entity }: Measured, plan: AppPlan): ReturnType<typeof groupFor> {
  if (each && 'words' in each && each.words) {
    const group = groupFor(each.words, entity, plan);
    // what it is asked for each of is not guessed
    if (group || !isPersonal(each.words)) return group;
  }
  // "my best five customers", "Handwerker, die am meisten kassiert haben"
  const named = thingIn(text, { ...plan, entities: plan.entities.filter((one) => one !== entity) });
  const points = named && entity.fields.find(({ reference }) => reference === named.name);
  if (points && ranks.test(text)) return { field: points };
  if (byKind.test(text) || charts.pie.test(text)) {
    const field = kindField(entity);
    if (field) return { field };
  }
  const said = ranks.test(text) || counts.test(text) || percents.test(text) ? groupFor(text, entity, plan) : null;
  if (said && said.field.type !== 'boolean') return said;
  return isPersonal(text) ? groupFor('wer', entity, plan) : null;
}
