import { chatCalls } from '@whittle/contract/chat/calls';
import type { PageCheckReport } from '@whittle/contract/page-check';
import { ApiError } from '../../../lib/api-error.ts';
import { callServer } from '../../../lib/call-server.ts';

/** Says that this window can open pages for the turn. That the turn is over already does no harm. */
export const offerPageCheck = (appId: string, messageId: string): Promise<boolean> =>
  accepted(callServer(chatCalls.offerPageCheck, { params: { appId, messageId } }));

/** Tells what one page showed; false when nobody waits for it any more. */
export const reportPage = (appId: string, messageId: string, result: PageCheckReport): Promise<boolean> =>
  accepted(callServer(chatCalls.reportPage, { params: { appId, messageId }, body: result }));

async function accepted(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    // A server that cannot be reached goes on without the page check, and so does the window.
    if (error instanceof ApiError || error instanceof TypeError) return false;
    throw error;
  }
}
