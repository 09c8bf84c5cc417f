import { limits } from '@whittle/contract/limits';
import type { Action } from '@whittle/domain/chat/action-stream';
import type { ModelRequest } from '../../../adapters/language-model/language-model.ts';
import type { TurnRequest } from '../context/build-request.ts';
import { tokenBudget } from '../context/tokens.ts';
import { asData } from '../context/untrusted.ts';
import type { Reply } from './reply.ts';

/** Of an action that was cut, its end is what a model needs least of: it writes the action again. */
const maxCutChars = 40_000;

/**
 * Asks the model to go on with a reply that its output limit or a lost connection cut (GEN-61). What was finished is
 * applied, so the request has the app as it is now; the conversation is not sent again. The action that was cut is asked
 * for as a whole: text that is joined in the middle of a line is code that nobody wrote.
 */
export function continueRequest(
  request: TurnRequest,
  {
    reply,
    cut,
    isAlone,
  }: {
    reply: Pick<Reply, 'parsed' | 'outcomes' | 'files'>;
    cut: Action | null;
    /** Nothing else was in the output. */ isAlone: boolean;
  },
): ModelRequest {
  const words = reply.parsed.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n\n');
  const done = reply.outcomes.filter(({ ok }) => ok).map(({ file }) => `- ${file}`);
  const content = [
    `The person asked:\n\n${request.asked}`,
    'Your reply to it did not fit into one output.',
    ...(words === '' ? [] : [`What you said until then:\n${asData('earlier', words)}`]),
    ...(done.length === 0
      ? []
      : [`These actions are finished and applied, do not send them again:\n${done.join('\n')}`]),
    ...(cut === null ? [] : [`The output ended inside this action, which was thrown away:\n${cutText(cut)}`]),
    ...usedFiles(reply.files, cut),
    ...(isAlone ? [tooLarge] : []),
    goOn(cut),
  ].join('\n\n');
  const now = request.of(reply.files);
  return {
    ...now,
    messages: [{ role: 'user', content }],
    pictures: request.pictures,
    maxSteps: limits.chatMaxSteps,
    payer: request.payer,
    context: now.context,
  };
}

const cutText = ({ type, file, title, content }: Action) =>
  asData('earlier', `type="${type}" file="${file}" title="${title}"\n${content.slice(0, maxCutChars)}`);

const tooLarge =
  'It filled an output alone, so it would be cut again. Write it in smaller parts: move parts of a page into files under components/, each an action of its own and in front of the page that imports it; bring records in several actions.';

const goOn = (cut: Action | null) =>
  `${cut ? 'Send this action again, whole, from its beginning, then' : 'Send'} what is still missing of the reply, in one action group, without an introduction. If nothing is missing, end the reply with one short sentence.`;

/** The finished files that the cut action imports, so that it fits them. */
function usedFiles(files: ReadonlyMap<string, string>, cut: Action | null): string[] {
  if (!cut) return [];
  let left = tokenBudget.files * 4;
  const texts: string[] = [];
  for (const [path, text] of files) {
    const isUsed = path === cut.file || cut.content.includes(`@/${path.replace(/\.\w+$/, '')}`);
    if (!isUsed || text.length > left) continue;
    left -= text.length;
    texts.push(asData('file', text, { path }));
  }
  return texts.length === 0 ? [] : [`Files that it needs, as they are now:\n${asData('files', texts.join('\n'))}`];
}
