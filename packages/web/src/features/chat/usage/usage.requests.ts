import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chatCalls } from '@whittle/contract/chat/calls';
import { callServer } from '../../../lib/call-server.ts';

/** Asked again with each reply that has ended; what was known stays until then. */
export const useUsage = (appId: string, turn: string | undefined) =>
  useQuery({
    queryKey: ['chat-usage', appId, turn],
    queryFn: ({ signal }) => callServer(chatCalls.usage, { params: { appId }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
