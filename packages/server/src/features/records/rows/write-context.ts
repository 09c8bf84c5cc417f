import { writeVias, type WriteVia } from '@whittle/contract/entities';
import { recordHeaders } from '@whittle/contract/record-headers';
import { idPattern } from '@whittle/contract/ids';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';

/**
 * What a write leaves in the history beside who and when. One HTTP call is one `callId`; what a person does in one act
 * with several calls, such as an import, may share one.
 */
export type WriteContext = { callId: string; via: WriteVia; undoes?: string };

export const newWrite = (via: WriteVia): WriteContext => ({ callId: newId(), via });

/** The headers of recordHeaders count from the owner in the builder only: an app cannot pass its writes off as theirs. */
export function writeContextOf({ actor, channel }: AppCaller, headers: Headers): WriteContext {
  if (actor.kind !== 'owner') return newWrite(channel === 'preview' ? 'preview' : 'app');
  const via = headers.get(recordHeaders.via) ?? 'panel';
  const callId = headers.get(recordHeaders.call) ?? newId();
  const undoes = headers.get(recordHeaders.undoes);
  if (!isWriteVia(via) || via === 'preview') throw invalid(recordHeaders.via);
  if (!idPattern.test(callId)) throw invalid(recordHeaders.call);
  if (undoes !== null && !idPattern.test(undoes)) throw invalid(recordHeaders.undoes);
  return { callId, via, ...(undoes !== null && { undoes }) };
}

const isWriteVia = (text: string): text is WriteVia => writeVias.some((via) => via === text);

const invalid = (header: string) => new AppError('bad-request', { message: `The header ${header} is not valid.` });
