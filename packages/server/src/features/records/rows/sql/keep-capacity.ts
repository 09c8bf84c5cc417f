import { AppError } from '../../../../http/app-error.ts';
import type { SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { KeptCapacity, RecordScope } from '../record-scope.ts';
import { counts, nameIn, ofEntity } from './counted.ts';
import type { Run } from './statements.ts';

/** What one record takes of the places of another one; `of` is null where it takes none. */
type Taken = { id: string; of: string | null; places: string };

/**
 * Does a write of an entity that has no more records than there are places. A write after which more places are taken than
 * there are is undone: `no-places-left`. What took its places before may go on taking them, so that nobody is kept from
 * correcting a name.
 */
export async function keepCapacity<T>(
  run: Run,
  scope: RecordScope,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { capacity } = scope;
  if (!capacity) return work();
  const before = new Map((await takenBy(run, scope, capacity, ids)).map((one) => [one.id, one]));
  const result = await work();
  const more = (await takenBy(run, scope, capacity, ids)).filter(({ id, of, places }) => {
    const old = before.get(id);
    return of !== null && !(old?.of === of && Number(old.places) >= Number(places));
  });
  const owners = [...new Set(more.flatMap(({ of }) => of ?? []))];
  if (owners.length > 0 && (await isOver(run, scope, capacity, owners))) throw new AppError('no-places-left');
  return result;
}

async function takenBy(run: Run, scope: RecordScope, capacity: KeptCapacity, ids: readonly string[]): Promise<Taken[]> {
  const { parameters, where } = ofEntity(scope);
  const wanted = `array(select jsonb_array_elements_text(${parameters.json([...ids])}))`;
  const of = `case when ${counts(capacity, parameters)} then r.data->>${nameIn(parameters, capacity.per)} end`;
  return run<Taken>(
    `select r.id, ${of} as of, ${placesOf(capacity, parameters)} as places from records r
     where ${where} and r.id = any (${wanted})`,
    parameters.values,
  );
}

/** Whether one of these has fewer places than are taken. One that says no number has no end. */
async function isOver(
  run: Run,
  scope: RecordScope,
  capacity: KeptCapacity,
  owners: readonly string[],
): Promise<boolean> {
  const { parameters, where } = ofEntity(scope);
  const field = nameIn(parameters, capacity.field);
  const per = nameIn(parameters, capacity.per);
  const wanted = `array(select jsonb_array_elements_text(${parameters.json([...owners])}))`;
  const [over] = await run<{ id: string }>(
    `select o.id from records o
     where o.app_id = $1 and o.entity = ${parameters.add(capacity.of)} and o.id = any (${wanted})
       and jsonb_typeof(o.data->${field}) = 'number'
       and (o.data->>${field})::numeric < (
         select coalesce(sum(${placesOf(capacity, parameters)}), 0) from records r
         where ${where} and r.data->>${per} = o.id and ${counts(capacity, parameters)}
       )
     limit 1`,
    parameters.values,
  );
  return over !== undefined;
}

function placesOf({ takes }: KeptCapacity, parameters: SqlParameters): string {
  if (takes === null) return '1::numeric';
  const name = nameIn(parameters, takes);
  return `case when jsonb_typeof(r.data->${name}) = 'number' then greatest((r.data->>${name})::numeric, 1) else 1 end`;
}
