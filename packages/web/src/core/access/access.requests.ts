import { chatCalls } from '@whittle/contract/chat/calls';
import { callServer } from '../../lib/call-server.ts';

/** Allows the wider access that a reply asked for, or keeps what stands. */
export async function answerAccessRequest(
  appId: string,
  messageId: string,
  answer: { entity: string; answer: 'allow' | 'keep' },
): Promise<void> {
  await callServer(chatCalls.answerAccess, { params: { appId, messageId }, body: answer });
}
