import { fieldOf, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { BookedOnce } from './booked-once.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** Whether a record has given back what it holds, in code. */
const isFree = (field: Field, record: string): string =>
  field.type === 'boolean' ? `${record}.${field.name} === true` : `Boolean(${record}.${field.name})`;

/** What the rules of `once` still stand on: a field may have gone since. */
export const onceRules = (entity: Entity): { fields: Field[]; until: Field | undefined }[] =>
  (entity.once ?? []).flatMap(({ fields, until }) => {
    const known = fields.flatMap((name) => fieldOf(entity, name) ?? []);
    const free = fieldOf(entity, until);
    return known.length === fields.length && (until === undefined || free) ? [{ fields: known, until: free }] : [];
  });

/** Parts of a form that refuses what another record has already: a number, a place, a thing that is still out. */
export function onlyOnce(entity: Entity, imports: Imports): BookedOnce | null {
  const rules = onceRules(entity);
  const limits = (entity.limits ?? []).filter(({ day, per }) => fieldOf(entity, day) && (per === undefined || fieldOf(entity, per))); // prettier-ignore
  // who fills in a form for everybody is not shown what others sent
  const seesOthers = !/^(?:admin|none)$/.test(entity.access.read);
  const kept = limits.filter(({ notOn, ahead }) => seesOthers || notOn || ahead);
  if ((!seesOthers || rules.length === 0) && kept.length === 0) return null;
  const { many, Many, one, service } = entityNames(entity);
  const { state } = rolesOf(entity);
  // what was called off takes nothing
  const isOff = state ? ` && !/cancel|reject|abgesagt|storniert|abgelehnt/i.test(${one}.${state.name} ?? '')` : '';
  const isAlone = (!seesOthers || rules.length === 0) && kept.every(({ most }) => most === undefined);
  if (!isAlone) imports.use(`use${Many}`, `@/${service}`);
  return {
    hook: isAlone ? '' : `const { data: ${many} = [], refetch } = use${Many}();`,
    call: (before) => `(values) => ({ ...repeated(values, ${isAlone ? '[]' : many}, ${before}), ...check(values) })`,
    refused: '',
    again: (before) =>
      isAlone
        ? ''
        : `// somebody else may have been faster
const [again] = Object.values(repeated(values, (await refetch()).data ?? [], ${before}));
if (again) throw new Error(again);`,
    test: code`
      const same = (a, b) => String(a ?? '').trim().toLowerCase() === String(b ?? '').trim().toLowerCase();

      /** What another one has already, by the field that says so. */
      function repeated(values, ${many}, before) {
        ${!isAlone && `const others = ${many}.filter((${one}) => ${one}.id !== before?.id${isOff});`}
        ${seesOthers && rules.map(({ fields, until }) => ruleCode(fields, until, one))}
        ${kept.map((limit) => limitCode(limit, one, imports))}
        return {};
      }
    `,
  };
}

function ruleCode(fields: readonly Field[], until: Field | undefined, one: string): string {
  const given = fields.map(({ name }) => `values.${name}`).join(' && ');
  const alike = fields.map(({ name }) => `same(${one}.${name}, values.${name})`).join(' && ');
  // what was there before stays
  const kept = fields.map(({ name }) => `same(before.${name}, values.${name})`).join(' && ');
  const sentence = until ? 'This one is still out. Choose another one.' : 'This is taken: another entry has the same.';
  return code`
    if (${given} && !(before && ${kept})${until ? ` && !(${isFree(until, 'values')})` : ''} && others.some((${one}) => ${alike}${until ? ` && !(${isFree(until, one)})` : ''}))
      return { ${fields.at(-1)!.name}: ${quote(sentence)} };
  `;
}

/** Of which day, week, month or year a day is, where whoever asks lives. */
const spans = {
  day: (day: string, imports: Imports) => `${imports.format('dayKey')}(${day})`,
  week: (day: string, imports: Imports) =>
    `${imports.use('startOfISOWeek', 'date-fns')}(${imports.format('toDate')}(${day})).getTime()`,
  month: (day: string, imports: Imports) => `${imports.format('monthKey')}(${day})`,
  year: (day: string, imports: Imports) => `${imports.format('dayKey')}(${day}).slice(0, 4)`,
} as const;

/** The first day for which it is not too late, in code. */
function earliest({ days, until }: { days: number; until?: string }, imports: Imports): string {
  const addDays = imports.use('addDays', 'date-fns');
  if (until === undefined) return `${addDays}(new Date(), ${days})`;
  const [hours = '0', minutes = '0'] = until.split(':');
  return `${addDays}(new Date(), new Date().getHours() * 60 + new Date().getMinutes() >= ${Number(hours) * 60 + Number(minutes)} ? ${days + 1} : ${days})`;
}

type Limit = NonNullable<Entity['limits']>[number];
function limitCode({ day, per, most, total, span, notOn, ahead }: Limit, one: string, imports: Imports): string {
  const value = `values.${day}`;
  const inSpan = span && spans[span];
  const alike = per === undefined ? '' : ` && same(${one}.${per}, values.${per})`;
  return code`
    ${
      notOn &&
      code`
        if (${value} && [${notOn.join(', ')}].includes(${imports.format('toDate')}(${value})?.getDay())) return { ${day}: 'This is not possible on this day of the week.' };
      `
    }
    ${
      ahead &&
      code`
        if (${value} && !same(before?.${day}, ${value}) && ${imports.format('dayKey')}(${value}) < ${imports.format('dayKey')}(${earliest(ahead, imports)}))
          return { ${day}: 'It is too late for this day. Choose a later one.' };
      `
    }
    ${
      inSpan &&
      most !== undefined &&
      total !== undefined &&
      code`
        if (${value} && others.filter((${one}) => ${one}.${day}${alike} && ${inSpan(`${one}.${day}`, imports)} === ${inSpan(value, imports)}).reduce((sum, ${one}) => sum + (${one}.${total} || 0), Number(values.${total}) || 0) > ${most})
          return { ${total}: 'That would be more than is possible in this time.' };
      `
    }
    ${
      inSpan &&
      most !== undefined &&
      total === undefined &&
      code`
        if (${value} && others.filter((${one}) => ${one}.${day}${alike} && ${inSpan(`${one}.${day}`, imports)} === ${inSpan(value, imports)}).length >= ${most})
          return { ${day}: 'There are as many as may be already in this time.' };
      `
    }
  `;
}
