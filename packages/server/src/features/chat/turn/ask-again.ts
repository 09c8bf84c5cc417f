import type { ActionOutcome } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { withoutPartMarks } from '@whittle/domain/chat/action-stream';
import type { ModelRequest } from '../../../adapters/language-model/language-model.ts';
import type { TurnRequest } from '../context/build-request.ts';
import type { Reply } from './reply.ts';

/** Refusals that the model can fix by looking at the file again; everything else is the builder's to decide. */
const fixable = new Set(['no-match', 'ambiguous', 'empty', 'broken-edit', 'no-content', 'not-json', 'rule-field']);

/** The actions of the reply that are worth asking for again. */
export const refusedEdits = (reply: Pick<Reply, 'outcomes'>): ActionOutcome[] =>
  reply.outcomes.filter((outcome) => !outcome.ok && fixable.has(outcome.problem ?? ''));

/**
 * The same conversation with the reply and the exact reasons of its refusals. The files as they are now stand in it,
 * because the edits before them changed what the model was shown.
 */
export function askAgain(
  request: TurnRequest,
  { reply, refused, stepsUsed }: { reply: Pick<Reply, 'text' | 'files'>; refused: ActionOutcome[]; stepsUsed: number },
): ModelRequest {
  const reasons = refused.map(({ index, file, message }) => `- Action ${index + 1} (${file}): ${message ?? 'refused'}`);
  const paths = [...new Set(refused.map(({ file }) => file))];
  const files = paths.flatMap((path) => {
    const content = reply.files.get(path);
    return content === undefined ? [] : [`<file path="${path}">\n${content}</file>`];
  });
  const question = [
    'These actions of your reply were refused, and nothing of them was applied. All others were applied:',
    ...reasons,
    'Send only these actions again, corrected, in one action group. Quote the lines to replace exactly as they stand in the files now, with enough lines around them to fit one place only, or send the whole file:',
    ...files,
  ].join('\n');
  return {
    ...request,
    ...request.of(reply.files),
    messages: [
      ...request.messages,
      { role: 'assistant', content: withoutPartMarks(reply.text) },
      { role: 'user', content: question },
    ],
    maxSteps: limits.chatMaxSteps - stepsUsed,
    payer: request.payer && { ...request.payer, kind: 'repair' },
  };
}

/** What a refusal becomes that needs no attention any more. */
export const askedAgain = 'asked-again';

/** Refusals whose file a later action did change: the builder needs not do anything about them. */
export function fixedOutcomes(refused: ActionOutcome[], outcomes: readonly ActionOutcome[]): ActionOutcome[] {
  return refused
    .filter(({ index, file }) => outcomes.some((later) => later.ok && later.file === file && later.index > index))
    .map((outcome) => ({
      ...outcome,
      problem: askedAgain,
      message: 'This edit did not fit the file; the assistant sent it again below.',
    }));
}
