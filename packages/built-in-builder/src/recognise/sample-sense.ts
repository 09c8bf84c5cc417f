import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { isDeadline, rolesOf } from '../plan/roles.ts';
import { filesAreNamed } from './sample-file.ts';
import { leavesOutFillers } from './sample-fillers.ts';
import { pricesFitTime, scoresFit, sumsDiffer } from './sample-sums.ts';
import { lastsForYears, statesFitDates } from './sample-times.ts';

/** Sample records whose values go together: nothing ends before it begins, nobody plays against themselves. */
export function sensibleRows(entity: Entity, rows: readonly SampleRow[]): SampleRow[] {
  const changes = [
    runsLow,
    lentBefore,
    lastsForYears,
    endsLater,
    statesFitDates,
    twoSides,
    numbersDiffer,
    grows,
    pricesFitTime,
    sumsDiffer,
    profits,
    scoresFit,
    filesAreNamed,
    leavesOutFillers,
  ];
  return withOwnTitles(
    entity,
    changes.reduce((made, change) => change(entity, made), [...rows]),
  );
}

type Change = (entity: Entity, rows: SampleRow[]) => SampleRow[];

/** Where something can run low, one thing does. */
const runsLow: Change = ({ fields }, rows) => {
  const field = fields.find(({ mark }) => mark?.kind === 'low');
  if (!field || field.mark?.kind !== 'low') return rows;
  const { below } = field.mark;
  return rows.map((row, index) => {
    if (index !== 1) return row;
    const least = typeof below === 'number' ? below : Number(row[below] ?? 0);
    return { ...row, [field.name]: Math.max(0, least - 1) };
  });
};

const lent =
  /^(?:borrowed|lent|loaned|checked_out|issued|handed_out|geliehen|aus_?geliehen|verliehen|entliehen|ausgegeben|ausgabe|ausleihe)(?:_(?:on|at|am|out|date|datum))?$|^ausleihdatum$/;
const returned =
  /^(?:returned|brought_back|given_back|zurueck|zurueckgegeben|zurueckgebracht|rueckgabe)(?:_(?:on|at|am|date))?$/;
const dueBack =
  /^(?:due|due_date|due_on|due_back|return_by|faellig|faellig_am|rueckgabe_bis|rueckgabedatum|rueckgabetermin|leihfrist|bis)$/;
const lentDaysAgo = [5, 24, 9, 40, 1, 30, 12, 3];
const lentForDays = 14;

/** Things go out before they are due, and come back after they went. The second one is late. */
const lentBefore: Change = ({ fields }, rows) => {
  const out = dateLike(fields, lent);
  const due = dateLike(fields, dueBack);
  const back = dateLike(fields, returned);
  if (!out) return rows;
  return rows.map((row, index) => {
    const at = -lentDaysAgo[index % lentDaysAgo.length]!;
    const isBack = at + lentForDays < 0 && index !== 1;
    const { [back?.name ?? '']: _, ...kept } = row;
    return {
      ...kept,
      [out.name]: at,
      ...(due && { [due.name]: at + lentForDays }),
      ...(back && isBack && { [back.name]: at + lentForDays - 3 }),
    };
  });
};

const dateLike = (fields: readonly Field[], words: RegExp): Field | undefined =>
  fields.find(({ name, type }) => type === 'date' && words.test(name));

/** What lasts ends after it begins, and is due after it happened. */
const endsLater: Change = (entity, rows) => {
  const { moment, until } = rolesOf(entity);
  const deadline = entity.fields.find((field) => field.type === 'date' && field !== moment && isDeadline(field));
  const end = until?.type === 'date' ? until : deadline;
  if (moment?.type !== 'date' || !end || end === moment) return rows;
  return rows.map((row, index) => {
    const [from, to] = [row[moment.name], row[end.name]];
    if (typeof from !== 'number' || typeof to !== 'number' || to > from) return row;
    return { ...row, [end.name]: from + (end === until ? 1 + (index % 3) : 7 + index) };
  });
};

const otherSide =
  /(?:^|_)(?:away|visitors?|guest_team|opponents?|gegner|auswaerts\w*|gast\w*|second|black|to|nach|loser)(?:_|$)|^(?:team_(?:2|b)|player_(?:2|b)|spieler_(?:2|b)|mannschaft_(?:2|b))$/;

/** Home and away, from and to: the second of two columns that say the same goes on by a row. */
const twoSides: Change = ({ fields }, rows) => {
  const sides = fields.filter(({ type, name }) => (type === 'text' || type === 'number' || type === 'reference') && otherSide.test(name)); // prettier-ignore
  const shifted = sides.filter(({ name, type }) =>
    fields.some((other) => other.name !== name && other.type === type && rows.some((row) => row[name] !== undefined && row[name] === row[other.name]))); // prettier-ignore
  return shifted.reduce((made, { name }) => {
    const values = made.flatMap((row) => row[name] ?? []);
    if (new Set(values).size < 2) return made;
    let at = 0;
    return made.map((row) => (row[name] === undefined ? row : { ...row, [name]: values[++at % values.length]! }));
  }, rows);
};

/** Attack, defence and speed are not the same number in every record. */
const numbersDiffer: Change = ({ fields }, rows) => {
  const numbers = fields.filter(({ type, formula, max }) => type === 'number' && !formula && max === undefined);
  return numbers.reduce((made, { name }, place) => {
    const isSame = numbers.slice(0, place).some((other) => made.every((row) => row[name] === row[other.name]));
    const values = made.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
    if (!isSame || new Set(values).size < 2) return made;
    let at = place;
    return made.map((row) => (row[name] === undefined ? row : { ...row, [name]: values[at++ % values.length]! }));
  }, rows);
};

const later = /(?:^|_)(?:after|nachher|danach|end|ende|new|neu|arrival)(?:_|$)/;
const earlier = /(?:^|_)(?:before|vorher|davor|start|anfang|old|alt|departure)(?:_|$)/;

/** A count afterwards is above the one before. */
const grows: Change = ({ fields }, rows) => {
  const numbers = fields.filter(({ type }) => type === 'number');
  const before = numbers.find(({ name }) => earlier.test(name));
  const after = numbers.find(({ name }) => later.test(name));
  if (!before || !after) return rows;
  return rows.map((row, index) => {
    const [low, high] = [row[before.name], row[after.name]];
    if (typeof low !== 'number' || typeof high !== 'number' || high > low) return row;
    return { ...row, [after.name]: low + 8 + 5 * index };
  });
};

/** What is left of the revenue. */
const profits: Change = ({ fields }, rows) => {
  const named = (words: RegExp) => fields.find(({ name, type }) => type === 'money' && words.test(name))?.name;
  const [revenue, costs, profit] = [named(/^(?:revenue|income|umsatz|einnahmen)$/), named(/^(?:expenses|costs|kosten|ausgaben)$/), named(/^(?:profit|gewinn)$/)]; // prettier-ignore
  if (!revenue || !costs || !profit) return rows;
  return rows.map((row) => {
    const [all, spent] = [row[revenue], row[costs]];
    const isWhole = typeof all === 'number' && typeof spent === 'number' && row[profit] !== undefined;
    return isWhole ? { ...row, [profit]: Math.round((all - spent) * 100) / 100 } : row;
  });
};

/** Two records of one name look like a mistake; enough are left without the second. */
function withOwnTitles(entity: Entity, rows: SampleRow[]): SampleRow[] {
  const { title } = rolesOf(entity);
  if (title.type !== 'text' || title.joins || entity.verb) return rows;
  const seen = new Set<SampleValue>();
  const own = rows.filter((row) => {
    const value = row[title.name];
    if (value === undefined || !seen.has(value)) return seen.add(value ?? '');
    return false;
  });
  return own.length >= 3 ? own : rows;
}
