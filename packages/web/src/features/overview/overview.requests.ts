import { useQuery } from '@tanstack/react-query';
import type { OverviewList } from '@whittle/contract/overview/overview';
import { overviewCalls as calls } from '@whittle/contract/overview/calls';
import { callServer } from '../../lib/call-server.ts';

/** How often the page looks again while it is open. */
const refetchMs = 15_000;

export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => callServer(calls.read, { signal }),
    refetchInterval: refetchMs,
  });

export const useOverviewItems = (list: OverviewList) =>
  useQuery({
    queryKey: ['overview', list],
    queryFn: ({ signal }) => callServer(calls.list, { query: { list }, signal }),
  });
