import type { Entity, Field } from '../../plan/plan.ts';
import { isDeadline } from '../../plan/roles.ts';
import type { Features } from './features.ts';

const runsLow =
  /\b(?:runs?|running|gets?|getting|is|are) (?:low|short|out)\b|\blow (?:on |in )?(?:stock|supply|supplies)\b|\b(?:almost|nearly) (?:gone|out|empty|finished)\b|\bre-?orders?(?:ed|ing)?\b|\bout of stock\b|\bneeds? (?:re-?filling|restocking)\b/i;
const isOverdue =
  /\boverdue\b|\bpast (?:its |the |their )?due\b|\btoo late\b|\bnot (?:been )?(?:returned|paid|brought back) (?:in|on) time\b/i;
const isProgress = /\bprogress\b|\bhow far\b|\bper ?cent(?:age)? (?:done|complete|read|reached)\b/i;
const isPart =
  /heard|read(?:_|$)|done|so_far|current|reached|completed|watched|walked|paid|saved|collected|finished|progress/;
const isWhole = /length|total|pages|goal|target|planned|budget|amount|episodes|hours|steps|price|cost/;
const isSupply =
  /left|stock|quantity|amount|remaining|supply|inventory|seeds|packs?|bottles|bags|boxes|pieces|count|units|litres|rolls/;
const isLeast = /minimum|reorder|threshold|least|min_/;
/** What is left counts as little from here on, where no field says so. */
const usualLeast = 3;

/** Marks what asks for attention: a count that runs low, a day that is past, what has to be done again. */
export function warnings(features: Features): void {
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    if (features.says(runsLow)) markLow(entity);
    if (features.says(isOverdue)) {
      const day = entity.fields.find((field) => isDay(field) && (isDeadline(field) || /back|return/.test(field.name)));
      if (day) day.mark = { kind: 'overdue' };
    }
    markInterval(entity);
    if (features.says(isProgress)) markProgress(entity);
  }
}

const isDay = ({ type }: Field): boolean => type === 'date' || type === 'datetime';

function markLow({ fields }: Entity): void {
  const numbers = fields.filter(({ type, unit }) => type === 'number' && unit !== '%');
  const least = numbers.find(({ name }) => isLeast.test(name));
  const supply = numbers.find((field) => field !== least && isSupply.test(field.name));
  if (supply) supply.mark = { kind: 'low', below: least?.name ?? usualLeast };
}

/** "pages and pages read": how far it is stands as a bar. */
function markProgress({ fields }: Entity): void {
  const numbers = fields.filter(({ type }) => type === 'number' || type === 'money');
  const part = numbers.find(({ name }) => isPart.test(name));
  const whole = numbers.find((field) => field !== part && isWhole.test(field.name));
  if (part && whole && part.type === whole.type) part.mark = { kind: 'progress', of: whole.name };
}

/** "last watered and interval in days": due again once the interval has passed. */
function markInterval({ fields }: Entity): void {
  const last = fields.find((field) => isDay(field) && field.name.startsWith('last_'));
  const every = fields.find(
    ({ type, name }) => type === 'number' && /interval|every|days_between|frequency/.test(name),
  );
  if (last && every) last.mark = { kind: 'due', every: every.name };
}
