import { chatAssistantCalls as calls } from '@whittle/contract/chat-assistant/calls';
import type { BodyOf } from '@whittle/contract/call';
import { knowledgeCalls } from '@whittle/contract/knowledge/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshContextItems } from '../../core/knowledge/context-items.ts';
import { callServer } from '../../lib/call-server.ts';

const key = (appId: string) => ['apps', appId, 'chat-assistant'];

export const useChatSettings = (appId: string) =>
  useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => callServer(calls.settings, { params: { appId }, signal }),
  });

export function useSaveChatSettings(appId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.save>) => callServer(calls.save, { params: { appId }, body }),
    onSuccess: (settings) => client.setQueryData(key(appId), settings),
  });
}

export const useTranscripts = (appId: string, unanswered: boolean) =>
  useQuery({
    queryKey: [...key(appId), 'conversations', unanswered],
    queryFn: ({ signal }) =>
      callServer(calls.transcripts, { params: { appId }, query: { unanswered: String(unanswered) }, signal }),
    placeholderData: (before) => before,
  });

/** What the builder answers becomes a text that is found from now on. */
export function useAddAnswer(appId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ question, answer }: { question: string; answer: string }) =>
      callServer(knowledgeCalls.addText, {
        query: { appId },
        body: { name: question.slice(0, 200), context: `${question}\n\n${answer}` },
      }),
    onSuccess: () => refreshContextItems(client, appId),
  });
}
