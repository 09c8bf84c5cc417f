import { liveSignals, recordEventSchema, type RecordEvent } from '@whittle/contract/live';
import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';

const retryMs = 3_000;

/**
 * Tells what happens to the records of an entity, whoever changes them. `onEvent` gets null when so much was missed that
 * everything is to be read again. The browser comes back by itself where the stream broke; what it gives up on is tried again.
 */
export function useLiveRecords(appId: string, entity: string, onEvent: (event: RecordEvent | null) => void): void {
  const latest = useLatest(onEvent);
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let lastId = '';
    const connect = () => {
      const after = lastId ? `?after=${encodeURIComponent(lastId)}` : '';
      source = new EventSource(`/api/apps/${appId}/entities/${entity}/live${after}`);
      source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
        lastId = lastEventId;
        const event = readEvent(data);
        if (event) latest.current(event);
      };
      source.addEventListener(liveSignals.reset, () => latest.current(null));
      source.addEventListener(liveSignals.refused, () => source.close());
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
      };
    };
    connect();
    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, [appId, entity, latest]);
}

/** Null for an event of a newer server that this page does not know. */
function readEvent(data: string): RecordEvent | null {
  try {
    return recordEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
