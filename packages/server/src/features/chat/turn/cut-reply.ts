import type { Action } from '@whittle/domain/chat/action-stream';
import { askedAgain } from './ask-again.ts';
import type { Reply } from './reply.ts';

/** Ends an output of the model where it was cut, and says of the action that it cut that it comes again. */
export async function cutReply(reply: Reply): Promise<Action | null> {
  const cut = await reply.cut();
  const refused = reply.outcomes.find(({ index }) => index === cut?.index);
  if (refused) await reply.revise({ ...refused, problem: askedAgain, message: comesAgain });
  return cut;
}

const comesAgain = 'The output ended here; the assistant sends it again below.';

/**
 * Says of the cut actions that never came again that they are truncated (GEN-10). True when all of them came. An opening
 * tag that was cut in front of its file cannot be recognised again; anything that came later counts for it.
 */
export async function settleCuts(reply: Reply, cuts: readonly Action[]): Promise<boolean> {
  const cameAgain = ({ file, index }: Action) =>
    reply.outcomes.some((later) => later.index > index && later.ok && (file === '' || later.file === file));
  const lost = cuts.filter((cut) => !cameAgain(cut));
  for (const { index, file } of lost) await reply.revise({ index, file, ok: false, ...truncated });
  return lost.length === 0;
}

const truncated = { problem: 'truncated', message: 'Too long output, ask the chat to continue' };
