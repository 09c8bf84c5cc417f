import { createHash } from 'node:crypto';
import type { AppId, AppUserId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import { serverFields } from '@whittle/contract/entities';
import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { lostWholeNumber } from '@whittle/domain/entities/cells/exact-number';
import { copyJson, isPlainObject } from '@whittle/domain/entities/json';
import { instantOf } from '@whittle/domain/imports/instant-of';
import type { Database } from '../../adapters/database/database.ts';
import { newId } from '../../adapters/ids.ts';

/** Who imports; `formerIds` are the same person in the exported app. */
type Me = { id: AppUserId; email: string; formerIds: ReadonlySet<string> };

type Row = {
  id: string;
  data: unknown;
  createdById: string | null;
  /** The email that the export states for somebody else. */
  formerEmail: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
};

const server: ReadonlySet<string> = new Set(serverFields);
const batchRows = 500;

/**
 * Puts the records of an export into a new app, with their ids, times and creators. `me` is the importing person, whose
 * records of the old app are theirs here too. Who else is stated as a creator keeps the id and, for answers alone, the
 * email. Lines that are no records are counted and left out, and so are those with whole numbers that cannot be kept.
 */
export async function importRecords(
  db: Database,
  { appId, entity, lines, me, at }: { appId: AppId; entity: string; lines: string; me: Me; at: Date },
): Promise<{ imported: number; refused: number; tooPrecise: number }> {
  const seen = new Set<string>();
  let batch: Row[] = [];
  let imported = 0;
  let refused = 0;
  let tooPrecise = 0;
  const callId = newId(at.getTime());
  const write = async () => {
    if (batch.length > 0) await insert(db, { appId, entity, rows: batch, byId: me.id, callId, at });
    imported += batch.length;
    batch = [];
  };
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    if (lostWholeNumber(line) !== null) {
      tooPrecise += 1;
      continue;
    }
    const row = readRow(line, { appId, me, at });
    if (!row || seen.has(row.id)) {
      refused += 1;
      continue;
    }
    seen.add(row.id);
    if (batch.push(row) === batchRows) await write();
  }
  await write();
  return { imported, refused, tooPrecise };
}

function readRow(line: string, { appId, me, at }: { appId: AppId; me: Me; at: Date }): Row | null {
  if (line.length > limits.recordMaxBytes) return null;
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return null;
  }
  const copy = copyJson(json);
  if (!copy.ok || !isPlainObject(copy.value)) return null;
  const record = copy.value;
  const own = typeof record['id'] === 'string' && idPattern.test(record['id']) ? record['id'] : null;
  const stated = record['created_by_id'] ?? record['creatorId'];
  const creator = typeof stated === 'string' && idPattern.test(stated) ? stated : null;
  const email = typeof record['created_by'] === 'string' ? normaliseEmail(record['created_by']) : null;
  const isMe = record['created_by'] === me.email || me.formerIds.has(String(stated));
  const createdAt = instantOf(record['created_date'] ?? record['createdAt']) ?? at.toISOString();
  return {
    id: own ?? newId(at.getTime()),
    data: Object.fromEntries(Object.entries(record).filter(([name]) => !server.has(name))),
    createdById: isMe ? me.id : (creator ?? (email && idOfFormer(appId, email))),
    formerEmail: isMe ? null : email,
    isSample: record['is_sample'] === true,
    createdAt,
    updatedAt: instantOf(record['updated_date'] ?? record['updatedAt']) ?? createdAt,
  };
}

/** The same for one address in all of an import, and nobody's who can sign in. */
const idOfFormer = (appId: AppId, email: string): string =>
  createHash('sha256').update(`${appId} ${email}`).digest('hex').slice(0, 24);

async function insert(
  db: Database,
  {
    appId,
    entity,
    rows,
    byId,
    callId,
    at,
  }: { appId: AppId; entity: string; rows: Row[]; byId: AppUserId; callId: string; at: Date },
) {
  await db.$client.query(
    `with rows as (
       select value->>'id' as id, value->'data' as data, value->>'createdById' as created_by_id,
         value->>'formerEmail' as former_email, (value->>'isSample')::boolean as is_sample,
         (value->>'createdAt')::timestamptz as created_at,
         (value->>'updatedAt')::timestamptz as updated_at
       from jsonb_array_elements($3::jsonb)
     ), made as (
       insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
       select $1, $2, id, data, created_by_id, is_sample, created_at, updated_at, octet_length(data::text) from rows
     ), former as (
       insert into former_people (app_id, id, email)
       select distinct on (created_by_id) $1, created_by_id, former_email from rows
       where former_email is not null
         and not exists (select from app_users u where u.app_id = $1 and u.id = created_by_id)
       on conflict do nothing
     )
     insert into record_changes (app_id, entity, by_id, at, call_id, via, record_id, kind, after)
     select $1, $2, $4, $5::timestamptz, $6, 'import', id, 'create', data from rows`,
    [appId, entity, JSON.stringify(rows), byId, at.toISOString(), callId],
  );
}
