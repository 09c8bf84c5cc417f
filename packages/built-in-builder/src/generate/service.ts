import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { recordsOf, workedHelpers, workedLines } from './formula.ts';
import { highlightsCode } from './highlight.ts';
import { entityNames, optionsName, referenceName, tonesName } from './entity-names.ts';
import { Imports } from './imports.ts';
import { stockMovesCode } from './stock-moves.ts';

/** The data hooks of one entity: everything a page reads or changes goes through them. */
export function serviceFile(plan: AppPlan, entity: Entity): string {
  const imports = new Imports();
  const { type, one, many, Many, aNoun, noun, nouns } = entityNames(entity);
  for (const name of ['useMutation', 'useQuery', 'useQueryClient']) imports.use(name, '@tanstack/react-query');
  imports.use(type, `@/entities/${type}`);
  const references = entity.fields.filter((field) => field.type === 'reference');
  for (const field of references) imports.use(field.reference ?? '', `@/entities/${field.reference}`);
  const sort = quote(`-${listOrder(entity)}`);
  const hasReferences = references.length > 0;
  const worked = workedLines(entity);
  const full = hasReferences ? 'await withNames' : worked.length > 0 ? 'withWorkedOut' : null;
  const list = full ? `${full}(await ${type}.list(${sort}))` : `${type}.list(${sort})`;
  const get = full ? `(${full}([await ${type}.get(id)]))[0]` : `${type}.get(id)`;
  const isAsync = full ? 'async ' : '';
  const stock = stockMovesCode(plan, entity, imports);
  const body = code`
    ${selectConstants(entity)}

    ${workedHelpers(entity, imports)}

    ${hasReferences ? withNames(plan, entity, references) : worked.length > 0 && withWorkedOut(entity, worked)}

    ${stock}

    /** All ${nouns} that this person may see. */
    export function use${Many}() {
      return useQuery({ queryKey: [${quote(many)}], queryFn: ${isAsync}() => ${list} });
    }

    /** One ${noun}; shown from the list at once when that was loaded before. */
    export function use${type}(id) {
      const queries = useQueryClient();
      return useQuery({
        queryKey: [${quote(many)}, id],
        enabled: Boolean(id),
        queryFn: ${isAsync}() => ${get},
        placeholderData: () => queries.getQueryData([${quote(many)}])?.find((${one}) => ${one}.id === id),
      });
    }

    ${references.map((field) => relatedHook(entity, field))}

    /** Creates ${aNoun}, or changes the one whose id is given; every list follows. */
    export function useSave${type}() {
      const queries = useQueryClient();
      return useMutation({
        ${
          stock === ''
            ? `mutationFn: ({ id, ...values }) => (id ? ${type}.update(id, values) : ${type}.create(values)),`
            : code`
                mutationFn: async ({ id, ...values }) => {
                  const before = id ? await ${type}.get(id) : null;
                  await moveStock(stocks, stockChange, before, { ...before, ...values });
                  return id ? ${type}.update(id, values) : ${type}.create(values);
                },
              `
        }
        onSettled: () => queries.invalidateQueries(),
      });
    }

    export function useDelete${type}() {
      const queries = useQueryClient();
      return useMutation({
        ${
          stock === ''
            ? `mutationFn: (id) => ${type}.delete(id),`
            : code`
                mutationFn: async (id) => {
                  await moveStock(stocks, stockChange, await ${type}.get(id), null);
                  return ${type}.delete(id);
                },
              `
        }
        // the page of the deleted ${noun} may still be open and must not ask for it again
        onSuccess: (_, id) => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== id }),
      });
    }

    ${highlightsCode(entity, imports)}

    ${rights(entity)}
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** The date by which lists come from the server; the newest first. */
const listOrder = (entity: Entity): string => {
  const { moment } = rolesOf(entity);
  return moment && moment.isRequired ? moment.name : 'created_date';
};

const positiveEnds =
  /cancel|reject|lost|declin|expir|no.show|dropp|withdrawn|not planned|abgesagt|storniert|abgelehnt|verloren|abgelaufen/i;

function selectConstants(entity: Entity): string {
  const { state } = rolesOf(entity);
  const parts = entity.fields
    .filter((field) => field.type === 'select' || field.type === 'multiselect')
    .map((field) => {
      const options = field.options ?? [];
      const list = `export const ${optionsName(field)} = [${options.map(({ value }) => quote(value)).join(', ')}];`;
      if (field !== state && field.name !== 'priority') return wrapList(list);
      const tone = (value: string, given: string) =>
        given === 'done' ? (positiveEnds.test(value) ? 'neutral' : 'success') : given;
      const tones = options.map(({ value, tone: given }) => `  ${quote(value)}: ${quote(tone(value, given))},`);
      return `${wrapList(list)}\nexport const ${tonesName(field)} = {\n${tones.join('\n')}\n};`;
    });
  return parts.join('\n\n');
}

const wrapList = (line: string): string =>
  line.length <= 110
    ? line
    : line.replace(
        /\[(.*)\];$/,
        (_, items: string) =>
          `[\n${items
            .split(/, (?=['"])/)
            .map((item) => `  ${item},`)
            .join('\n')}\n];`,
      );

function withNames(plan: AppPlan, entity: Entity, references: readonly Field[]): string {
  const { one, many } = entityNames(entity);
  const targets = references.map((field) => ({ field, target: entityOf(plan, field.reference ?? '') }));
  const lists = targets.map(({ target }) => `${target.name}.list()`);
  const names = targets.map(({ field }) => recordsOf(field));
  const read =
    targets.length === 1
      ? `const ${names[0]} = await ${lists[0]};`
      : `const [${names.join(', ')}] = await Promise.all([${lists.join(', ')}]);`;
  return code`
    /** The ${many} with the names of what they belong to, since only ids are stored. */
    async function withNames(${many}) {
      ${read}
      const nameIn = (records, id, title) => records.find((record) => record.id === id)?.[title] ?? '';
      return ${many}.map((${one}) => ({
        ...${one},
        ${targets.map(({ field, target }, index) => `${referenceName(field)}: nameIn(${names[index]}, ${one}.${field.name}, ${quote(rolesOf(target).title.name)}),`)}
        ${workedLines(entity)}
      }))${joinedName(entity, references)};
    }
  `;
}

function withWorkedOut(entity: Entity, worked: readonly string[]): string {
  const { one, many } = entityNames(entity);
  return code`
    /** The ${many} with what follows from their other fields, which is not stored. */
    function withWorkedOut(${many}) {
      return ${many}.map((${one}) => ({
        ...${one},
        ${worked}
      }));
    }
  `;
}

/** What joins two records is called by the names of both. */
function joinedName(entity: Entity, references: readonly Field[]): string {
  const name = entity.fields.find(({ joins }) => joins !== undefined);
  if (!name) return '';
  const { one } = entityNames(entity);
  const parts = references.filter((field) => name.joins?.includes(field.name)).map((field) => `${one}.${referenceName(field)}`);
  return `.map((${one}) => ({ ...${one}, ${name.name}: [${parts.join(', ')}].filter(Boolean).join(' – ') }))`;
} // prettier-ignore

function relatedHook(entity: Entity, field: Field): string {
  const { many, Many, nouns, type } = entityNames(entity);
  const isLink = entity.fields.some(({ joins, formula }) => joins !== undefined || formula !== undefined);
  return code`
    /** The ${nouns} of one ${field.reference}. */
    export function use${Many}Of${field.reference}(id) {
      return useQuery({
        queryKey: [${quote(many)}, ${quote(field.name)}, id],
        enabled: Boolean(id),
        queryFn: ${isLink ? 'async ' : ''}() => ${isLink ? `withNames(await ${type}.filter({ ${field.name}: id }))` : `${type}.filter({ ${field.name}: id })`},
      });
    }

  `;
}

/** Who may do what, as the permissions of the entity say; the server decides, this only hides what it would refuse. */
function rights({ access }: Entity): string {
  const add = {
    anonymous: 'true',
    all: 'Boolean(me)',
    creator: 'Boolean(me)',
    admin: "me?.role === 'admin'",
    none: 'false',
  }[access.write];
  const change = {
    anonymous: "me?.role === 'admin'",
    all: 'Boolean(me)',
    creator: 'Boolean(me) && record.created_by_id === me.id',
    admin: "me?.role === 'admin'",
    none: 'false',
  }[access.write];
  const usesRecord = change.includes('record');
  return code`
    export const mayAdd = (${add.includes('me') && 'me'}) => ${add};
    export const mayChange = (me${usesRecord && ', record'}) => ${change};
  `;
}
