import { isDay } from '../../plan/field-kinds.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { isDeadline } from '../../plan/roles.ts';
import type { Features } from './features.ts';

const runsLow =
  /\b(?:runs?|running|gets?|getting|is|are) (?:low|short|out)\b|\blow (?:on |in )?(?:stock|supply|supplies)\b|\b(?:almost|nearly) (?:gone|out|empty|finished)\b|\bre-?orders?(?:ed|ing)?\b|\bout of stock\b|\bneeds? (?:re-?filling|restocking)\b|\bre-?fill (?:warning|reminder|alert)s?\b|\b(?:below|under) (?:the |a |its |their |an? )?(?:minimum|week|reorder|limit|threshold|safety)\b|\b(?:zur Neige|knapp (?:wird|werden|ist|sind)|(?:bald |fast |fast schon )?(?:leer|alle) (?:ist|sind|wird|werden|geht|gehen)|nachbestell\w*|nachge?f(?:ü|ue)llt?\w*|nachkauf\w*|ausgeht|ausgehen|Mindestbestand|unter(?:schritten|schreitet)?)\b/i;
const isOverdue =
  /\boverdue\b|\bpast (?:its |the |their )?due\b|\btoo late\b|\bnot (?:been )?(?:returned|paid|brought back) (?:in|on) time\b|\b(?:über|ueber)fällig|\bzu spät\b|\bnicht (?:rechtzeitig|pünktlich)\b|\bfrist\w* (?:ist |sind )?(?:abgelaufen|vorbei|überschritten)/i;
/** "which expire soon", "was bald abläuft": marked before the day comes. */
const expires =
  /\b(?:expir(?:es?|ing|ed|y) (?:soon|next|within|in)|(?:soon|about) to expire|expires?\b[^.;]{0,30}\b(?:warn|remind|mark|highlight)|(?:warn|remind|mark|highlight|show|see|tell|know)\w*\b[^.;]{0,50}\b(?:expir\w+|run(?:s|ning)? out|go(?:es)? (?:off|bad)|best before)|go(?:es)? (?:off|bad) (?:soon|next|first)|due soon|soon due)\b|\b(?:bald|demnächst|in kürze|als nächstes) (?:ab(?:läuft|laufen|gelaufen)|fällig|verfall\w*|verfällt|schlecht|dran)\b|\b(?:ab(?:läuft|laufen)|verfällt|verfallen|fällig (?:wird|werden|ist|sind))\b|\bhaltbar\w*\b[^.;]{0,40}\b(?:warn|erinner|zeig|seh)|\bwarn\w*\b[^.;]{0,60}\b(?:haltbar|ablauf|abläuft)/i;
const isEnd = /expir|best_before|use_by|valid_(?:until|to)|haltbar|ablauf|gueltig|mhd|laeuft_ab|verfall/;
/** So many days before. */
const soon = 30;
const soonFood = 7;
/** "over a year ago", "older than two years", "not for six months", "länger als ein Jahr her". */
const longAgo =
  /\b(?:over|more than|older than|longer than|not (?:\w+ ){0,3}(?:for|in)(?: over| more than)?|at least|(?:ä|ae)lter als|l(?:ä|ae)nger als|mehr als|über|seit(?: über| mehr als)?)\s+(an?|one|two|three|four|five|six|\d+|einem|ein|eine|einer|zwei|drei|vier|fünf|sechs)?\s*(half a year|days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?s?|halben? jahr)\b/iu;
const inDays: readonly (readonly [RegExp, number])[] = [[/^half|^halb/i, 182], [/^(?:day|tag)/i, 1], [/^(?:week|woche)/i, 7], [/^(?:month|monat)/i, 30], [/^(?:year|jahr)/i, 365]]; // prettier-ignore
const counts = new Map(Object.entries({ two: 2, zwei: 2, three: 3, drei: 3, four: 4, vier: 4, five: 5, fünf: 5, six: 6, sechs: 6 })); // prettier-ignore
const isLast =
  /^(?:last|latest|previous|letzte|zuletzt)|_(?:seen|done|checked|tested|serviced|inspected)$|(?:wartung|pruefung|pruefdatum|untersuchung|kontrolle|service|aktualisiert|geprueft|gewartet|opened|geoeffnet|kaufdatum|purchased|bought|made|frozen|eingefroren|updated|checked|tested|serviced|stand)(?:_|$)/;
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
    // what comes in or goes out is no supply itself
    const isMove = features.drafts.some((one) => entity.fields.some(({ reference }) => reference === one.draft.entity.name) && one.draft.entity.fields.some(isCount)); // prettier-ignore
    if (features.says(runsLow) && !isMove) markLow(entity);
    if (features.says(isOverdue)) {
      const day = entity.fields.find((field) => isDay(field) && (isDeadline(field) || /back|return/.test(field.name)));
      if (day) day.mark = { kind: 'overdue' };
    }
    if (features.says(expires)) markExpiry(entity);
    markLongAgo(entity, longAgo.exec(features.context.text));
    markInterval(entity);
    if (features.says(isProgress)) markProgress(entity);
  }
}

function markExpiry({ fields, label }: Entity): void {
  const days = fields.filter(isDay);
  const day =
    days.find(({ name }) => isEnd.test(name)) ?? days.find((field) => isDeadline(field) && !/ends/.test(field.name));
  if (day && !day.mark) day.mark = { kind: 'overdue', soon: /best_before|use_by|haltbar|mhd/.test(day.name) || /food|item|lebensmittel|vorrat/i.test(label) ? soonFood : soon }; // prettier-ignore
}

/** The day of the last time is marked once the span that the text names has passed. */
function markLongAgo({ fields }: Entity, said: RegExpExecArray | null): void {
  if (!said) return;
  const [, number = 'one', unit = ''] = said;
  const of = inDays.find(([words]) => words.test(unit))?.[1] ?? 1;
  const every = (counts.get(number.toLowerCase()) ?? (Number(number) || 1)) * of;
  if (every < leastSpan) return;
  const days = fields.filter((field) => isDay(field) && !isDeadline(field) && !field.mark);
  const day = days.find(({ name }) => isLast.test(name)) ?? (days.length === 1 && !/^(?:born|birth|geb|start)/.test(days[0]!.name) && !isStart.test(days[0]!.name) ? days[0] : undefined); // prettier-ignore
  if (day) day.mark = { kind: 'due', every };
}

const leastSpan = 5;
const isStart = /starts?_|begin|termin|appointment|when/;

const isCount = ({ type, name }: Field): boolean => type === 'number' && isSupply.test(name);

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

const unitsOf: readonly (readonly [RegExp, number])[] = [[/month|monat/, 30], [/week|woche/, 7], [/year|jahr/, 365]]; // prettier-ignore

/** "last watered and interval in days": due again once the interval has passed. */
function markInterval({ fields }: Entity): void {
  const last = fields.find((field) => isDay(field) && /^(?:last_|letzte|zuletzt)/.test(field.name));
  const every = fields.find(
    ({ type, name }) =>
      type === 'number' &&
      /interval|every|days_between|frequency|turnus|rhythmus|(?:pruef|wartungs|kontroll|reinigungs|service)abstand|alle_.*tage/.test(
        name,
      ),
  );
  if (!last || !every) return;
  const days = unitsOf.find(([words]) => words.test(`${every.name} ${every.unit ?? ''}`))?.[1];
  last.mark = { kind: 'due', every: every.name, ...(days && { days }) };
}
