import type { EntityRecord } from '@whittle/contract/entities';
import type { Entity } from '@whittle/domain/entities/entity';
import type { RecordRow } from './records.store.ts';

/**
 * A record as the calls answer it: the server fields under both families of names (ENT-13), then the fields that the
 * entity declares today. What an earlier declaration named stays stored and is not shown.
 */
export function presentRecord(row: RecordRow, entity: Entity): EntityRecord {
  const createdAt = row.createdAt.toISOString();
  const updatedAt = row.updatedAt.toISOString();
  const record: EntityRecord = {
    id: row.id,
    createdAt,
    updatedAt,
    creatorId: row.createdById,
    created_date: createdAt,
    updated_date: updatedAt,
    created_by: row.creatorEmail,
    created_by_id: row.createdById,
    is_sample: row.isSample,
  };
  for (const field of entity.properties.keys()) {
    if (Object.hasOwn(row.data, field)) record[field] = row.data[field];
  }
  return record;
}

/** Only the fields of a comma-separated list, and always the id (ENT-14). Names that mean nothing are passed over. */
export function pickFields(record: EntityRecord, fields: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = { id: record.id };
  for (const field of fields) if (Object.hasOwn(record, field)) picked[field] = record[field];
  return picked;
}
