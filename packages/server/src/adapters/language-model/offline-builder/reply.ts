import type { Clock } from '../../clock.ts';
import type { ModelRequest } from '../language-model.ts';
import { firstReply } from './first-reply.ts';
import { recognise } from './recognise/recognise.ts';

/** The whole text of the answer to a request. */
export function replyTo(request: ModelRequest, clock: Clock): string {
  const message = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return firstReply(recognise(message), clock);
}
