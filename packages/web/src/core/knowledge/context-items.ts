import { addressOf } from '@whittle/contract/call';
import { knowledgeCalls as calls } from '@whittle/contract/knowledge/calls';
import { type ContextItemList, contextItemListSchema } from '@whittle/contract/knowledge/context-item';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callServer } from '../../lib/call-server.ts';

const retryMs = 3_000;
const key = (appId: string) => ['apps', appId, 'context-items'];

export const refreshContextItems = (client: QueryClient, appId: string) =>
  client.invalidateQueries({ queryKey: key(appId) });

/** The data sources of an app, as they are now: each change comes by itself. CTX-06 */
export function useContextItems(appId: string) {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    /** Whether what is asked for meanwhile was read before or after this is not known, so it is asked for again. */
    const take = async (list: ContextItemList) => {
      const isAsking = client.isFetching({ queryKey: key(appId) }) > 0;
      await client.cancelQueries({ queryKey: key(appId) });
      client.setQueryData(key(appId), list);
      if (isAsking) await refreshContextItems(client, appId);
    };
    const connect = () => {
      source = new EventSource(addressOf(calls.live, { query: { appId } }));
      source.addEventListener('items', ({ data }: MessageEvent<string>) => {
        const list = readList(data);
        if (list) void take(list);
      });
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
      };
    };
    connect();
    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, [appId, client]);
  return useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => callServer(calls.list, { query: { appId }, signal }),
  });
}

/** Null for a list of a newer server that this page does not know. */
function readList(data: string): ContextItemList | null {
  try {
    return contextItemListSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
