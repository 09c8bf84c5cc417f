import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { isPlainObject } from '@whittle/domain/entities/json';
import { isWithin, type RecordFacts } from '@whittle/domain/entities/match-filter';
import {
  type RecordData,
  type RecordInput,
  readNewRecord,
  readRecordChange,
} from '@whittle/domain/entities/record-input';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import { recordJson } from './record-json.ts';
import type { RecordScope } from './record-scope.ts';
import { refusal } from './records.policy.ts';
import type { NewRecord } from './sql/write-records.ts';

/** A record that may be stored; `fields` is what `data` says. */
export type Draft = NewRecord & { fields: RecordData };

export type Maker = Pick<AppCaller, 'person'> & { scope: RecordScope };

/**
 * A new record out of a body: what may not be written is passed over (a default still applies), fields are checked, and
 * the rule for new records is asked about what would be stored. Throws `record-invalid`, `too-large`, `access-denied`.
 */
export function draftRecord(entity: Entity, maker: Maker, body: unknown, rowNumber?: number): Draft {
  const { scope } = maker;
  const id = newId();
  let input = accept(readNewRecord(entity, without(body, scope.unwritable)), rowNumber);
  const refused = scope.partlyWritable.filter(({ on }) => !isWithin(on, factsOf(maker, id, input)));
  if (refused.length > 0) {
    const names = new Set([...scope.unwritable, ...refused.map(({ field }) => field)]);
    input = accept(readNewRecord(entity, without(body, names)), rowNumber);
  }
  if (!isWithin(scope.reach.create, factsOf(maker, id, input))) throw refusal(scope.callerId);
  return { id, fields: input.data, data: textOf(input.data), isSample: input.isSample };
}

/** The fields that a change may set, checked. */
export function draftChange(entity: Entity, scope: RecordScope, body: unknown, rowNumber?: number): RecordData {
  return accept(readRecordChange(entity, without(body, scope.unwritable)), rowNumber).data;
}

/** A draft as the call that stores it answers it, without asking the database for what was just sent to it. */
export function draftAnswer(draft: Draft, maker: Maker, at: Date): string {
  const { person, scope } = maker;
  const instant = at.toISOString();
  return recordJson({
    ...draft,
    data: scope.hidden.size === 0 ? draft.data : JSON.stringify(shownFields(draft, maker)),
    createdById: person?.id ?? null,
    creatorEmail: scope.seesCreators ? (person?.email ?? null) : null,
    createdAt: instant,
    updatedAt: instant,
  });
}

function shownFields(draft: Draft, maker: Maker): RecordData {
  const facts = factsOf(maker, draft.id, { data: draft.fields, isSample: draft.isSample });
  const { fields, open, partlyShown } = maker.scope;
  const isKnown = (name: string) => (open ? !open.except.includes(name) : fields.includes(name));
  const isShown = (name: string) =>
    isKnown(name) && partlyShown.every(({ field, on }) => field !== name || isWithin(on, facts));
  return Object.fromEntries(Object.entries(draft.fields).filter(([name]) => isShown(name)));
}

const factsOf = ({ person }: Maker, id: string, { data, isSample }: Accepted): RecordFacts => ({
  id,
  data,
  created_by_id: person?.id ?? null,
  created_by: person?.email ?? null,
  is_sample: isSample,
});

type Accepted = { data: RecordData; isSample: boolean };

function accept(input: RecordInput, rowNumber?: number): Accepted {
  if (input.ok) return input;
  const message = rowNumber === undefined ? input.message : `Row ${rowNumber}: ${input.message}`;
  throw new AppError('record-invalid', { message, fields: input.fields });
}

/** Fields as they are stored; throws `too-large`. */
export function textOf(data: RecordData): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > limits.recordMaxBytes) throw recordTooLarge();
  return text;
}

export const recordTooLarge = () =>
  new AppError('too-large', { message: `A record can be at most ${limits.recordMaxBytes / 1_000_000} MB.` });

/** The body without fields that the caller may not write. */
export function without(body: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
}

/** The body of a change that says what it was made from. */
export function readSeen(body: unknown): { fields: RecordData; seen: RecordData } {
  const { fields, seen } = isPlainObject(body) ? body : {};
  if (isPlainObject(fields) && isPlainObject(seen)) return { fields, seen } as { fields: RecordData; seen: RecordData };
  throw new AppError('bad-request', { message: 'Send "fields" with the new values and "seen" with the ones before.' });
}

/** The rows of a call that takes a list of them. */
export function readRows(body: unknown, most: number): unknown[] {
  if (!Array.isArray(body)) throw new AppError('bad-request', { message: 'Send the records as a list.' });
  if (body.length <= most) return body;
  throw new AppError('too-large', { message: `At most ${most.toLocaleString('en')} records fit in one call.` });
}
