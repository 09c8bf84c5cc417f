import { parseReply } from '@whittle/domain/chat/action-stream';

/** What a reply would do, told instead of done: its own words up to the first action, and what each group of actions is for. */
export function asPlan(reply: string): string {
  const { blocks } = parseReply(reply, { ended: true });
  const groups = blocks.flatMap((block) => (block.kind === 'text' ? [] : [block]));
  if (groups.length === 0) return reply;
  const first = blocks[0]?.kind === 'text' ? blocks[0].text.trim() : '';
  const steps = groups.map(({ title, actions }) => {
    const titles = [...new Set(actions.map((action) => action.title).filter(Boolean))];
    const shown = titles.slice(0, maxTitles).join(', ');
    const rest = titles.length > maxTitles ? ` and ${titles.length - maxTitles} more` : '';
    return `- ${title || 'Changes'}${shown ? `: ${shown}${rest}` : ''}`;
  });
  return [
    inFuture(first),
    `In this order:\n\n${steps.join('\n')}`,
    'Nothing is changed yet. Say what should be different, or build this plan.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const maxTitles = 6;

const inFuture = (text: string) =>
  /\bI’m building\b/.test(text) || text === '' ? inFirstPlan(text) : `Once this is built: ${text}`;

const inFirstPlan = (text: string) =>
  text.replace(/\bI’m building\b/, 'I would build').replace('What I decided:', 'What I would do:');
