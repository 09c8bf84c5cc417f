import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { Imports } from './imports.ts';

export type Samples = ReadonlyMap<string, readonly SampleRow[]>;

/** Entities in an order in which every reference points backwards. */
export function inOrderOfReference(plan: AppPlan): Entity[] {
  const ordered: Entity[] = [];
  const add = (entity: Entity, on: ReadonlySet<string>) => {
    if (ordered.includes(entity) || on.has(entity.name)) return;
    for (const field of entity.fields)
      if (field.type === 'reference' && field.reference)
        add(entityOf(plan, field.reference), new Set([...on, entity.name]));
    ordered.push(entity);
  };
  for (const entity of plan.entities) add(entity, new Set());
  return ordered;
}

/** `services/sample-data.js`: rows that show the app alive, to be added and removed by one press. */
export function sampleDataFile(plan: AppPlan, samples: Samples): string {
  const imports = new Imports();
  for (const name of ['useMutation', 'useQueryClient']) imports.use(name, '@tanstack/react-query');
  imports.use('toast', 'sonner');
  const entities = inOrderOfReference(plan);
  const rowsText = entities.map((entity) => `${rowsOf(entity, samples.get(entity.name) ?? [])}\n`).join('\n');
  const usesDay = rowsText.includes('day(');
  const usesMoment = rowsText.includes('moment(');
  if (usesDay || usesMoment) {
    imports.use('addDays', 'date-fns');
    imports.use('format', 'date-fns');
  }
  for (const { name } of entities) imports.use(name, `@/entities/${name}`);
  const pointedAt = new Set(
    entities.flatMap((entity) =>
      entity.fields.flatMap((field) => (field.type === 'reference' && field.reference ? [field.reference] : [])),
    ),
  );
  const body = code`
    ${(usesDay || usesMoment) && "const day = (offset) => format(addDays(new Date(), offset), 'yyyy-MM-dd');"}
    ${usesMoment && "const moment = (offset, time) => new Date(day(offset) + 'T' + time).toISOString();"}

    ${rowsText}

    const marked = (rows) => rows.map((row) => ({ ...row, is_sample: true }));
    ${
      pointedAt.size > 0 &&
      code`

      /** Id of the record with this title, so that samples can point to each other. */
      const idIn = (records, field, title) => records.find((record) => record[field] === title)?.id ?? null;
    `
    }

    async function addSampleData() {
      ${entities.map((entity) => createRows(plan, entity, pointedAt))}
    }

    const removeSampleData = () =>
      Promise.all([${entities.map(({ name }) => `${name}.deleteMany({ is_sample: true })`).join(', ')}]);

    /** Adding and removing the sample records; the lists follow. */
    export function useSampleData() {
      const queries = useQueryClient();
      const options = {
        onError: (error) => toast.error(error.message),
        onSettled: () => queries.invalidateQueries(),
      };
      const adding = useMutation({ mutationFn: addSampleData, ...options });
      const removing = useMutation({ mutationFn: removeSampleData, ...options });
      return {
        add: () => adding.mutate(),
        isAdding: adding.isPending,
        remove: () => removing.mutate(),
        isRemoving: removing.isPending,
      };
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

function createRows(plan: AppPlan, entity: Entity, pointedAt: ReadonlySet<string>): string {
  const { many, type } = entityNames(entity);
  const references = entity.fields.filter((field) => field.type === 'reference');
  const rows =
    references.length === 0
      ? `${many}()`
      : `${many}().map((row) => ({ ...row, ${references
          .map((field) => {
            const target = entityOf(plan, field.reference ?? '');
            return `${field.name}: idIn(${entityNames(target).many}Added, ${quote(rolesOf(target).title.name)}, row.${field.name})`;
          })
          .join(', ')} }))`;
  const create = `await ${type}.bulkCreate(marked(${rows}));`;
  return pointedAt.has(entity.name) ? `const ${many}Added = ${create}` : create;
}

function rowsOf(entity: Entity, rows: readonly SampleRow[]): string {
  const { many } = entityNames(entity);
  if (rows.length === 0) return `const ${many} = () => [];`;
  return `const ${many} = () => [\n${rows.map((row) => `  ${rowCode(entity, row)},`).join('\n')}\n];`;
}

function rowCode(entity: Entity, row: SampleRow): string {
  const parts = Object.entries(row).flatMap(([name, value]) => {
    const field = fieldOf(entity, name);
    // drawn pictures are for the first look, not for people who read the code
    const isDrawn = typeof value === 'string' && value.startsWith('data:');
    return field && !isDrawn ? `${name}: ${valueCode(field, value)}` : [];
  });
  const flat = `{ ${parts.join(', ')} }`;
  return flat.length <= 150 ? flat : `{\n${parts.map((part) => `    ${part},`).join('\n')}\n  }`;
}

function valueCode(field: Field, value: SampleValue): string {
  if (field.type === 'date' && typeof value === 'number') return `day(${value})`;
  if (field.type === 'datetime' && typeof value === 'string') {
    const [offset = '0', time = '09:00'] = value.split(' ');
    return `moment(${Number(offset)}, '${time}')`;
  }
  if (field.type === 'days' && Array.isArray(value)) return `[${value.map((offset) => `day(${offset})`).join(', ')}]`;
  if (Array.isArray(value)) return `[${value.map((one) => quote(String(one))).join(', ')}]`;
  return typeof value === 'string' ? quote(value) : String(value);
}
