import type { ActionOutcome } from '@whittle/contract/chat';
import type { ImportResult } from '@whittle/contract/csv';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { RecordInsert } from '@whittle/domain/chat/apply-actions';
import { resolveReferences } from '@whittle/domain/chat/record-references';
import { createHash } from 'node:crypto';
import { importSentence } from '@whittle/domain/chat/import-sentence';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { EventLog } from '../../../core/event-log/event-log.ts';
import type { Reply } from './reply.ts';
import type { Turn } from './turn.ts';

/** Stores rows of an action in the name of the builder `accountId`; throws what an import of a file throws. */
export type ImportRows = (rows: {
  appId: AppId;
  accountId: AccountId;
  entity: string;
  rows: RecordInsert['source'];
  key: string;
  isSample: boolean;
}) => Promise<ImportResult>;

type Stored = { turn: Turn; reply: Pick<Reply, 'recordInserts'> };
type Deps = Pick<Adapters, 'log'> & { events: Pick<EventLog, 'append'>; importRows: ImportRows };

/**
 * Stores the rows of a reply's actions, one action after the other, and says of each what is in and what is not. The key
 * is made of reply and action: a process that takes the turn over stores what is missing, and nothing twice. What is in
 * already is left alone.
 */
export async function storeRows(
  { turn, reply }: Stored,
  { log, events, importRows }: Deps,
  outcomes: readonly ActionOutcome[],
): Promise<ActionOutcome[]> {
  let next = [...outcomes];
  for (const { index, entity, source, isSample, hasReferences } of reply.recordInserts) {
    if (isIn(outcomes.find((one) => one.index === index))) continue;
    const key = `chat:${turn.messageId}:${index}`;
    const file = `entities/${entity}.json`;
    const told = await importRows({
      appId: turn.appId,
      accountId: turn.accountId,
      entity,
      rows: hasReferences ? withReferences(turn.appId, source) : source,
      key,
      isSample,
    }).then(
      (result) => outcomeOf(result, isSample),
      (error: unknown) => {
        if (error instanceof AppError && error.status < 500) return refused(error.message);
        log.error({ err: error, appId: turn.appId, entity }, 'rows of a reply could not be stored');
        return refused(`The rows of ${entity} could not be stored.`);
      },
    );
    const outcome = { index, file, ...told };
    next = next.map((one) => (one.index === index ? outcome : one));
    await events.append(turn.appId, { type: 'action-outcome', messageId: turn.messageId, outcome });
  }
  return next;
}

/**
 * Stores the rows before the pages are opened, so that lists and pages of one record show something. What is refused now is
 * tried again once the reply is repaired.
 */
export async function storeRecordsEarly(
  { turn, reply }: { turn: Turn; reply: Pick<Reply, 'recordInserts' | 'outcomes' | 'revise'> },
  deps: Deps,
): Promise<void> {
  const quiet = { ...deps, events: { append: async () => 0 } };
  for (const outcome of await storeRows({ turn, reply }, quiet, reply.outcomes)) {
    if (isIn(outcome) && !reply.outcomes.includes(outcome)) await reply.revise(outcome);
  }
}

/** Whether all rows of an action are stored. */
const isIn = (outcome: ActionOutcome | undefined) =>
  outcome?.ok === true && outcome.records !== undefined && outcome.records.imported === outcome.records.total;

/** The same name is the same record in every reply, so that a later one can refer to it. */
function withReferences(appId: AppId, source: RecordInsert['source']): RecordInsert['source'] {
  if (source.kind !== 'text') return source;
  const idOf = (name: string) => createHash('sha256').update(`${appId}${name}`).digest('hex').slice(0, 24);
  return { kind: 'text', text: JSON.stringify(resolveReferences(JSON.parse(source.text) as unknown[], idOf)) };
}

type Told = Omit<ActionOutcome, 'index' | 'file'>;

const refused = (message: string): Told => ({ ok: false, problem: 'rows-not-stored', message });

function outcomeOf({ imported, total, rejected, alteredCells, altered }: ImportResult, isSample: boolean): Told {
  const records = {
    ...{ imported, total, rejected: rejected.slice(0, limits.chatRejectedRows) },
    ...(altered.length > 0 && { altered: altered.slice(0, limits.chatRejectedRows) }),
  };
  const message = importSentence({ imported, total, alteredCells, altered });
  // The line of an action with its own rows says already how many they are.
  if (isSample && imported === total && alteredCells === 0) return { ok: true, records };
  return imported > 0 ? { ok: true, message, records } : { ...refused(message), records };
}
