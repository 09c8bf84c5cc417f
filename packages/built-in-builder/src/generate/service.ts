import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { readOver, recordsOf, workedHelpers, workedLines } from './formula.ts';
import { keptRules } from './kept-rules.ts';
import { highlightsCode } from './highlight.ts';
import { entityNames, optionsName, referenceName, tonesName } from './entity-names.ts';
import { Imports } from './imports.ts';
import { textOf } from './show-field.ts';
import { isPartlyOpen } from '../plan/partly-open.ts';
import { whoMay } from '../plan/rights.ts';
import { fieldRightsCode, hasOwnDelete, whoCode } from './rights-code.ts';
import { wholeBy } from './sent.ts';
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
  const worked = workedLines(plan, entity);
  const over = readOver(plan, entity);
  for (const { name } of over) imports.use(name, `@/entities/${name}`);
  const isRead = hasReferences || over.length > 0;
  const full = isRead ? `await ${hasReferences ? 'withNames' : 'withWorkedOut'}` : worked.length > 0 ? 'withWorkedOut' : null; // prettier-ignore
  const list = full ? `${full}(await ${type}.list(${sort}))` : `${type}.list(${sort})`;
  const get = full ? `(${full}([await ${type}.get(id)]))[0]` : `${type}.get(id)`;
  const isAsync = full ? 'async ' : '';
  const stock = stockMovesCode(plan, entity, imports);
  const kept = keptRules(plan, entity, imports);
  const whole = isPartlyOpen(entity) ? wholeBy(plan, entity) : undefined;
  const recipient = fieldOf(entity, entity.goesTo);
  const savesBy = kept !== null && (kept.saves || kept.follows || kept.spreads);
  const stored = kept?.follows ? 'given' : 'values';
  const checked = [
    savesBy ? `const before = id ? await ${type}.get(id) : null;` : '',
    kept?.follows ? 'const given = { ...values, ...(await filledIn(before, { ...before, ...values })) };' : '',
    kept?.saves ? `await keepRules(before, { ...before, ...${stored} });` : '',
  ]
    .filter(Boolean)
    .join('\n');
  const select = whole ? ', select: ownOnes' : '';
  const body = code`
    ${selectConstants(entity)}

    ${workedHelpers(plan, entity, imports)}

    ${hasReferences ? withNames(plan, entity, references, imports) : worked.length > 0 && withWorkedOut(plan, entity, worked)}

    ${stock}

    ${kept?.test}

    ${
      whole &&
      code`
        /** What of others' ${nouns} everybody sees says only what is taken and when; these are shown as a whole. */
        const ownOnes = (all) => all.filter((${one}) => ${one}.${whole} !== undefined);

        /** What is taken by whomever. */
        export function useTaken${Many}() {
          return useQuery({ queryKey: [${quote(many)}], queryFn: ${isAsync}() => ${list} });
        }
      `
    }

    /** All ${nouns} that this person may see. */
    export function use${Many}() {
      return useQuery({ queryKey: [${quote(many)}], queryFn: ${isAsync}() => ${list}${select} });
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

    ${references.filter((field, at) => references.findIndex(({ reference }) => reference === field.reference) === at).map((field) => relatedHook(entity, field, select))}

    /** Creates ${aNoun}, or changes the one whose id is given; every list follows. */
    export function useSave${type}() {
      const queries = useQueryClient();
      return useMutation({
        ${
          recipient
            ? code`
                mutationFn: async ({ id, ...values }) => {
                  ${checked}
                  if (id) return ${type}.update(id, ${stored});
                  // it goes to whoever made what it is about
                  const about = values.${recipient.name} ? await ${recipient.reference}.get(values.${recipient.name}) : null;
                  return ${type}.create({ ...${stored}, recipient_id: about?.created_by_id });
                },
              `
            : stock === '' && !savesBy
              ? `mutationFn: ({ id, ...values }) => (id ? ${type}.update(id, values) : ${type}.create(values)),`
              : code`
                mutationFn: async ({ id, ...values }) => {
                  const before = id ? await ${type}.get(id) : null;
                  ${checked.replace(/^const before.*\n/, '')}
                  ${stock !== '' && `await moveStock(stocks, stockChange, before, { ...before, ...${stored} });`}
                  ${kept?.spreads ? `const saved = await (id ? ${type}.update(id, ${stored}) : ${type}.create(${stored}));\nawait passOn(before, { ...before, ...${stored} });\nreturn saved;` : `return id ? ${type}.update(id, ${stored}) : ${type}.create(${stored});`}
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
          stock === '' && !kept?.deletes
            ? `mutationFn: (id) => ${type}.delete(id),`
            : code`
                mutationFn: async (id) => {
                  const before = await ${type}.get(id);
                  ${kept?.deletes && 'await keepStored(before);'}
                  ${stock !== '' && 'await moveStock(stocks, stockChange, before, null);'}
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

function withNames(plan: AppPlan, entity: Entity, references: readonly Field[], imports: Imports): string {
  const { one, many } = entityNames(entity);
  const targets = references.map((field) => ({ field, target: entityOf(plan, field.reference ?? '') }));
  const over = readOver(plan, entity);
  const names = [...targets.map(({ field }) => recordsOf(field)), ...over.map(({ as }) => as)];
  const read = readCode(names, [...targets.map(({ target }) => target.name), ...over.map(({ name }) => name)]);
  return code`
    /** The ${many} with the names of what they belong to, since only ids are stored. */
    async function withNames(${many}) {
      ${read}
      const nameIn = (records, id, title) => records.find((record) => record.id === id)?.[title] ?? '';
      return ${many}.map((${one}) => ({
        ...${one},
        ${targets.map(({ field, target }, index) => `${referenceName(field)}: nameIn(${names[index]}, ${one}.${field.name}, ${quote(rolesOf(target).title.name)}),`)}
        ${workedLines(plan, entity)}
      }))${joinedName(entity, references, imports)};
    }
  `;
}

const readCode = (names: readonly string[], entities: readonly string[]): string =>
  names.length === 1
    ? `const ${names[0]} = await ${entities[0]}.list();`
    : `const [${names.join(', ')}] = await Promise.all([${entities.map((name) => `${name}.list()`).join(', ')}]);`;

function withWorkedOut(plan: AppPlan, entity: Entity, worked: readonly string[]): string {
  const { one, many } = entityNames(entity);
  const over = readOver(plan, entity);
  const isRead = over.length > 0;
  return code`
    /** The ${many} with what follows from ${isRead ? 'what belongs to them' : 'their other fields'}, which is not stored. */
    ${isRead ? 'async ' : ''}function withWorkedOut(${many}) {
      ${
        isRead &&
        readCode(
          over.map(({ as }) => as),
          over.map(({ name }) => name),
        )
      }
      return ${many}.map((${one}) => ({
        ...${one},
        ${worked}
      }));
    }
  `;
}

/** What joins two records is called by the names of both, what happens to one by its name and the day. */
function joinedName(entity: Entity, references: readonly Field[], imports: Imports): string {
  const name = entity.fields.find(({ joins }) => joins !== undefined);
  if (!name) return '';
  const { one } = entityNames(entity);
  const joined = entity.fields.filter((field) => name.joins?.includes(field.name));
  const parts = joined.map((field) => (references.includes(field) ? `${one}.${referenceName(field)}` : textOf(field, one, imports)));
  return `.map((${one}) => ({ ...${one}, ${name.name}: [${parts.join(', ')}].filter(Boolean).join(' – ') }))`;
} // prettier-ignore

function relatedHook(entity: Entity, field: Field, select: string): string {
  const others = entity.fields.filter(
    (one) => one !== field && one.reference === field.reference && one.type === 'reference',
  );
  const { many, Many, nouns, type } = entityNames(entity);
  const isLink = entity.fields.some(({ joins, formula }) => joins !== undefined || formula !== undefined);
  const by = (one: Field) => `${type}.filter({ ${one.name}: id })`;
  // by one reference or by another: each of them once
  const found =
    others.length === 0
      ? by(field)
      : `[...new Map((await Promise.all([${[field, ...others].map(by).join(', ')}])).flat().map((record) => [record.id, record])).values()]`;
  return code`
    /** The ${nouns} of one ${field.reference}. */
    export function use${Many}Of${field.reference}(id) {
      return useQuery({
        queryKey: [${quote(many)}, ${quote(field.name)}, id],
        enabled: Boolean(id),
        queryFn: ${isLink || others.length > 0 ? 'async ' : ''}() => ${isLink ? `withNames(${others.length > 0 ? '' : 'await '}${found})` : found}${select},
      });
    }

  `;
}

/** Who may do what, as the permissions of the entity say; the server decides, this only hides what it would refuse. */
function rights(entity: Entity): string {
  const { access, isSent, goesTo, rights: stated = {} } = entity;
  const add = stated.add
    ? whoCode(stated.add)
    : {
        anonymous: 'true',
        all: 'Boolean(me)',
        creator: 'Boolean(me)',
        admin: "me?.role === 'admin'",
        none: 'false',
      }[access.write];
  const decide = `me?.role === 'admin'${goesTo ? ' || (Boolean(me) && record.recipient_id === me.id)' : ''}`;
  const change = stated.change
    ? whoCode(stated.change)
    : {
        anonymous: "me?.role === 'admin'",
        all: isSent ? `${decide} || (Boolean(me) && record.created_by_id === me.id)` : 'Boolean(me)',
        creator: 'Boolean(me) && record.created_by_id === me.id',
        admin: "me?.role === 'admin'",
        none: 'false',
      }[access.write];
  const usesRecord = change.includes('record');
  const remove = whoMay(entity, 'delete');
  return code`
    export const mayAdd = (${add.includes('me') && 'me'}) => ${add};
    export const mayChange = (me${usesRecord && ', record'}) => ${change};
    ${hasOwnDelete(entity) && `export const mayDelete = (me, record) => ${remove ? whoCode(remove) : 'Boolean(me)'};`}
    ${
      isSent &&
      `/** Who sent it does not say what becomes of it. */
export const mayDecide = (me${goesTo ? ', record' : ''}) => ${decide};`
    }
    ${fieldRightsCode(entity)}
  `;
}
