import { chatCalls } from '@whittle/contract/chat/calls';
import { callServer } from '../../../lib/call-server.ts';

export const editQueued = (appId: string, queuedId: string, content: string): Promise<void> =>
  callServer(chatCalls.editQueued, { params: { appId, queuedId }, body: { content } });

export const removeQueued = (appId: string, queuedId: string): Promise<void> =>
  callServer(chatCalls.removeQueued, { params: { appId, queuedId } });

/** Sends what was held back after a turn that did not end well. */
export const resumeQueue = (appId: string): Promise<void> => callServer(chatCalls.resumeQueue, { params: { appId } });
