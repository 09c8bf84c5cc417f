import type { Action, Reply } from '@whittle/domain/chat/action-stream';
import type { AppliedActions } from '@whittle/domain/chat/apply-actions';

/** What the parser made of a reply, a line per block and action, for people to read and tests to compare. */
export function outlineReply({ blocks, reasoning }: Reply): string {
  const lines = reasoning.trim() === '' ? [] : [`reasoning, ${words(reasoning)}`];
  for (const block of blocks) {
    if (block.kind === 'text') lines.push(`text, ${words(block.text)}`);
    else {
      lines.push(`group "${block.title}"${block.isComplete ? '' : ', open'}`);
      lines.push(...block.actions.map((action) => `  ${outlineAction(action)}`));
    }
  }
  return lines.join('\n');
}

function outlineAction(action: Action): string {
  const parts = [`${action.type} ${action.file || '-'}`];
  if (action.content) parts.push(count(action.content.split('\n').length, 'line'));
  if (action.edits.length > 0) parts.push(count(action.edits.length, 'edit'));
  if (action.recordCount !== undefined) parts.push(count(action.recordCount, 'record'));
  if (action.permissions !== null) parts.push(action.permissions);
  if (action.isTruncated) parts.push('truncated');
  else if (!action.isComplete) parts.push('open');
  return parts.join(', ');
}

/** What became of each action, then the access that waits for a click. */
export function outlineApplied({ outcomes, accessRequests }: AppliedActions): string {
  return [
    ...outcomes.map(
      ({ index, file, ok, problem, message }) => `${index} ${file || '-'}: ${ok ? (message ?? 'ok') : problem}`,
    ),
    ...accessRequests.map(
      ({ entity, current, requested }) =>
        `${entity} waits: ${current.read}/${current.write} to ${requested.read}/${requested.write}`,
    ),
  ].join('\n');
}

const words = (text: string) => count(text.trim().split(/\s+/).length, 'word');
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
