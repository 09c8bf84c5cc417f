import type { RecordEvent } from '@whittle/contract/live';
import { limits } from '@whittle/contract/limits';
import { recordJson } from '../rows/record-json.ts';
import type { SeenChange } from './changes.store.ts';

/**
 * What a change is to one reader, as the JSON text of a RecordEvent; null when they could see the record neither before
 * nor after it. A record that comes into reach is created for them, one that leaves it is deleted.
 */
export function recordEventJson(entity: string, change: SeenChange): string | null {
  const type = typeFor(change);
  if (!type) return null;
  const { id } = change;
  const data = change.record ? recordJson(change.record) : JSON.stringify({ id });
  const timestamp = change.at.toISOString();
  return `{"entity":"${entity}","type":"${type}","id":"${id}","data":${slimmed(data, id)},"timestamp":"${timestamp}"}`;
}

function typeFor({ kind, wasInReach, record }: SeenChange): RecordEvent['type'] | null {
  if (kind === 'delete') return wasInReach ? 'delete' : null;
  if (record) return wasInReach && kind === 'update' ? 'update' : 'create';
  return wasInReach ? 'delete' : null;
}

/** A record too large for an event comes without its long texts, or as its id alone. */
function slimmed(json: string, id: string): string {
  if (json.length <= limits.liveEventMaxChars) return json;
  const record = JSON.parse(json) as Record<string, unknown>;
  for (const [field, value] of Object.entries(record)) {
    if (typeof value === 'string' && value.length > limits.liveTextMaxChars) record[field] = '';
  }
  const short = JSON.stringify({ ...record, _oversize: true });
  return short.length <= limits.liveEventMaxChars ? short : JSON.stringify({ id, _oversize: true });
}
