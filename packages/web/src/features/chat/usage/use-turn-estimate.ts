import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Attachment } from '@whittle/contract/chat';
import { chatCalls } from '@whittle/contract/chat/calls';
import { isPicture } from '@whittle/domain/chat/attachments';
import { callServer } from '../../../lib/call-server.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** In steps of so many characters, so that typing does not ask with every letter. */
const step = 500;

/** What a message of this length with these files will cost; asked for once something is typed, and again after each reply. */
export function useTurnEstimate(
  appId: string,
  text: string,
  { isFree, turn, attached }: { isFree: boolean; turn: string | undefined; attached: readonly Attachment[] },
) {
  const length = useSettled(text.trim().length);
  const chars = Math.ceil(length / step) * step;
  const pictures = attached.filter(isPicture).length;
  const query = { chars, pictures, documents: attached.length - pictures };
  const { data } = useQuery({
    queryKey: ['turn-estimate', appId, turn, query],
    queryFn: ({ signal }) => callServer(chatCalls.estimate, { params: { appId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: !isFree && length > 0,
    staleTime: 60_000,
    // A price that cannot be had is no reason to bother anybody.
    retry: false,
  });
  return isFree || text.trim() === '' ? null : (data?.estimate ?? null);
}
