import { missedChanges } from './catch-up.ts';
import { withServer } from './file-addresses.ts';
import { currentSession, fileHost } from './session.ts';

/** What a subscriber hears. `data` of a deleted record is what it was, or only its id. */
export type LiveRecordEvent = {
  type: 'create' | 'update' | 'delete';
  id: string;
  data: Record<string, unknown>;
  timestamp: string;
};
type Listener = (event: LiveRecordEvent) => void;

/** A page that draws again leaves and comes back at once; the stream waits for it. */
const regroupMs = 50;
const firstWaitMs = 500;
const longestWaitMs = 15_000;

const listeners = new Map<string, Set<Listener>>();
let lastId = '';
/** When the last event happened, or the stream began. */
let heardAt = '';
let open: AbortController | null = null;
let regrouping: ReturnType<typeof setTimeout> | undefined;

/** Calls back for each change of an entity's records that the person may see. Answers how to stop. */
export function subscribeToRecords(entity: string, listener: Listener): () => void {
  const ofEntity = listeners.get(entity) ?? new Set();
  // One function may subscribe twice, and each subscription ends on its own.
  const own: Listener = (event) => listener(event);
  ofEntity.add(own);
  if (ofEntity.size === 1) {
    listeners.set(entity, ofEntity);
    regroup();
  }
  return () => {
    if (!ofEntity.delete(own) || ofEntity.size > 0) return;
    listeners.delete(entity);
    regroup();
  };
}

/** One stream serves all of a page's subscriptions, because browsers open few connections per host. */
function regroup(): void {
  clearTimeout(regrouping);
  regrouping = setTimeout(() => {
    open?.abort();
    open = null;
    if (listeners.size > 0) void follow((open = new AbortController()).signal);
  }, regroupMs);
}

async function follow(signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const answer = await connect(signal);
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 401 && answer.status !== 429) return;
      if (answer.ok && answer.body) {
        waitMs = firstWaitMs;
        heardAt ||= new Date(answer.headers.get('date') ?? Date.now()).toISOString();
        await read(answer.body);
      }
    } catch {
      // The network is gone, or the stream was left: the loop goes on or ends.
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

async function connect(signal: AbortSignal): Promise<Response> {
  const session = currentSession();
  const entities = [...listeners.keys()].sort().map(encodeURIComponent).join(',');
  const ask = () =>
    fetch(`${session.serverUrl ?? ''}/api/apps/${session.appId}/entities/${entities}/live`, {
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(session.token !== null && { authorization: `Bearer ${session.token}` }),
        ...(lastId && { 'last-event-id': lastId }),
      },
    });
  const answer = await ask();
  if (answer.status !== 401 || session.token === null) return answer;
  session.token = await session.renewToken();
  return ask();
}

/** Reads server-sent events to the end of the stream. Each block ends with an empty line. */
async function read(body: ReadableStream<Uint8Array>): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) hear(block);
  }
}

function hear(block: string): void {
  const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0]!, line.replace(/^\w+: ?/, '')]));
  const [data, event] = [fields.get('data'), fields.get('event')];
  if (data !== undefined && event === undefined) {
    const { entity, ...change } = JSON.parse(withServer(data, fileHost())) as LiveRecordEvent & {
      entity: string;
    };
    tellAll(entity, change);
    if (change.timestamp > heardAt) heardAt = change.timestamp;
  }
  if (event === 'reset') void catchUp(heardAt);
  lastId = fields.get('id') ?? lastId;
}

/** The server does not tell each change that was missed any more, so the records are asked. */
async function catchUp(since: string): Promise<void> {
  for (const entity of listeners.keys()) {
    try {
      for await (const change of missedChanges(entity, since)) tellAll(entity, change);
    } catch {
      // Changes from now on are heard all the same.
    }
  }
}

function tellAll(entity: string, event: LiveRecordEvent): void {
  for (const listener of listeners.get(entity) ?? []) tell(listener, event);
}

/** A subscriber that fails is the app's error, and no reason for the others to miss the event. */
function tell(listener: Listener, event: LiveRecordEvent): void {
  try {
    listener(event);
  } catch (error) {
    reportError(error);
  }
}
