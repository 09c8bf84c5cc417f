import { SqlParameters } from '../../../adapters/database/record-sql.ts';
import { eachChange } from '../rows/sql/each-change.ts';

/** Which changes are to be taken back. */
export type Selection =
  /** What one act did, of one entity or of all. */
  | { kind: 'call'; appId: string; callId: string; entity?: string }
  /** Everything since an instant: afterwards records are as they were then. */
  | { kind: 'since'; appId: string; at: Date; entity?: string }
  /** What happened to one record after a change. */
  | { kind: 'record'; appId: string; entity: string; id: string; after: number }
  /** The latest deletion of each of these records. */
  | { kind: 'trash'; appId: string; entity: string; ids: readonly string[] }
  /** What the app deleted in its preview since an instant, as far as it is still gone. */
  | { kind: 'preview-deletes'; appId: string; at: Date; entity?: undefined };

/** The condition of a selection on `record_changes c`. */
export function selectionSql(selection: Selection, parameters: SqlParameters): string {
  const parts = [`c.app_id = ${parameters.add(selection.appId)}`];
  if (selection.entity !== undefined) parts.push(`c.entity = ${parameters.add(selection.entity)}`);
  switch (selection.kind) {
    case 'call':
      // The index of calls covers what the builder does; running apps write most changes and none of these.
      parts.push(`c.via <> 'app' and c.call_id = ${parameters.add(selection.callId)}`);
      break;
    case 'since':
      parts.push(`c.at > ${parameters.add(selection.at.toISOString())}::timestamptz`);
      break;
    case 'record':
      parts.push(`c.record_id = ${parameters.add(selection.id)}`);
      parts.push(`c.seq > ${parameters.add(String(selection.after))}::bigint`);
      break;
    case 'trash':
      parts.push(`c.kind = 'delete'`);
      parts.push(
        `c.record_id = any (array(select jsonb_array_elements_text(${parameters.add(JSON.stringify(selection.ids))}::text::jsonb)))`,
      );
      parts.push(isLatest);
      break;
    case 'preview-deletes':
      parts.push(`c.via = 'preview' and c.kind = 'delete'`);
      parts.push(`c.at > ${parameters.add(selection.at.toISOString())}::timestamptz`);
      parts.push(isLatest);
  }
  return parts.join(' and ');
}

/** Nothing happened to the record since. */
const isLatest = `not exists (
  select from record_changes later where later.app_id = c.app_id and later.entity = c.entity
    and later.record_id = c.record_id and later.seq > c.seq)`;

/** What images of deleted records hold beside the fields of the entity. */
const serverNames = `array['created_by_id', 'is_sample', 'created_date', 'updated_date']`;

/**
 * The relations of a revert, to stand behind WITH: `plan` has a row per record that would change, with `op`, the record
 * now (`present`), the state that the selection left it in (`now`) and the one that it found (`was`). Of an update only the
 * fields that the selection changed go back, so that what others wrote into other fields stays. `clashes` marks records
 * whose state is not the one that the selection left: somebody wrote there since.
 */
export const planSql = (selected: string) => `
  selected as materialized (select * from ${eachChange(selected)} c),
  first as (
    select distinct on (entity, record_id) app_id, entity, record_id, seq,
      case when kind <> 'create' then before - ${serverNames} end as was
    from selected order by entity, record_id, seq
  ), last as (
    select distinct on (entity, record_id) entity, record_id, kind, before as gone,
      case when kind <> 'delete' then after - ${serverNames} end as now
    from selected order by entity, record_id, seq desc
  ), sides as (
    select first.app_id, first.entity, first.record_id as id, first.seq, first.was, last.now, last.gone, r.data as present,
      r.id is not null as is_there,
      case
        when r.id is null and first.was is not null and last.kind = 'delete' then 'create'
        when r.id is not null and first.was is null then 'delete'
        when r.id is not null and last.now is not null then 'update'
      end as op
    from first join last using (entity, record_id)
    left join records r on r.app_id = first.app_id and r.entity = first.entity and r.id = first.record_id
  ), compared as (
    select sides.*, back.patch, coalesce(added.names, '{}') as added,
      case op
        when 'create' then was
        when 'update' then (present - coalesce(added.names, '{}')) || coalesce(back.patch, '{}')
      end as next
    from sides
    left join lateral (
      select jsonb_object_agg(field.key, field.value) as patch from jsonb_each(sides.was) field
      where sides.op = 'update' and sides.now -> field.key is distinct from field.value
    ) back on true
    left join lateral (
      select array_agg(name) as names from jsonb_object_keys(sides.now) name
      where sides.op = 'update' and not sides.was ? name
    ) added on true
    where op is not null
  ), plan as materialized (
    select compared.*,
      case op
        when 'delete' then present is distinct from now
        when 'update' then exists (
          select from (select jsonb_object_keys(coalesce(patch, '{}')) as name union select unnest(added)) touched
          where present -> touched.name is distinct from now -> touched.name
        )
        else false
      end as clashes
    from compared where op <> 'update' or next is distinct from present
  )`;

/**
 * Carries out `plan`. Values $1 to $6 of the statement are those of `revertValues`. A row that somebody changed between the
 * statement's start and its own turn is left alone: that change came after the revert.
 */
export const performSql = `
  made as (
    insert into records (app_id, entity, id, data, size, created_by_id, is_sample, created_at, updated_at)
    select $1, entity, id, next, octet_length(next::text), gone ->> 'created_by_id',
      coalesce((gone ->> 'is_sample')::boolean, false), coalesce((gone ->> 'created_date')::timestamptz, $3::timestamptz),
      coalesce(
        (select c.at from record_changes c where c.app_id = $1 and c.entity = plan.entity and c.record_id = plan.id
           and c.seq < plan.seq order by c.seq desc limit 1),
        (gone ->> 'created_date')::timestamptz, $3::timestamptz)
    from plan where op = 'create'
    on conflict do nothing returning entity, id, data
  ), changed as (
    update records u set data = plan.next, size = octet_length(plan.next::text), updated_at = $3::timestamptz
    from plan where plan.op = 'update' and u.app_id = $1 and u.entity = plan.entity and u.id = plan.id
      and u.data = plan.present
    returning u.entity, u.id, plan.present as before, u.data as after
  ), removed as (
    delete from records u using plan
    where plan.op = 'delete' and u.app_id = $1 and u.entity = plan.entity and u.id = plan.id and u.data = plan.present
    returning u.entity, u.id, u.data || jsonb_build_object('created_by_id', u.created_by_id, 'is_sample', u.is_sample,
      'created_date', u.created_at) as before
  ), logged as (
    insert into record_changes (app_id, by_id, at, call_id, via, undoes, entity, record_id, kind, before, after)
    select $1, $2, $3::timestamptz, $4, $5, nullif($6, ''), done.* from (
      select entity, id, 'create', null::jsonb, data from made
      union all select entity, id, 'update', before, after from changed
      union all select entity, id, 'delete', before, null from removed
    ) done
  )
  select (select count(*) from made) as created, (select count(*) from changed) as updated,
    (select count(*) from removed) as deleted`;
