/**
 * Changes of records as relations to stand behind FROM, one row per record, under a condition on `record_changes c`. A row
 * that stands for several created records counts as that many, numbered from its own `seq` on.
 */
export const eachChange = (where: string) =>
  `(select ${columns('c.seq', 'c.record_id', 'c.before', 'c.after')} from record_changes c
    where c.created is null and ${where}
    union all ${changesCreatedTogether(where)})`;

/** Only those that share a row. Each is the first change of its record. */
export const changesCreatedTogether = (where: string) =>
  `select ${columns('c.seq + made.position - 1', "made.value ->> 'id'", 'null::jsonb', "made.value -> 'data'")}
   from record_changes c cross join lateral jsonb_array_elements(c.created) with ordinality as made(value, position)
   where c.created is not null and ${where}`;

const columns = (seq: string, recordId: string, before: string, after: string) =>
  `c.app_id, ${seq} as seq, c.entity, ${recordId} as record_id, c.kind, c.by_id, ${before} as before, ${after} as after,
   c.call_id, c.via, c.undoes, c.tx, c.at`;
