import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import type { PastMessage } from './history.ts';
import { cutToTokens, estimateTokens } from './tokens.ts';

const maxLineTokens = 120;
/** Of the whole: the newest plan. Of what is too long without it: what the person laid down, and the files worked on. */
const share = { plan: 0.3, decisions: 0.35, files: 0.2 };

/**
 * Tells older turns in a line each. When that is more than `tokens`, the newest turns stay lines; of the ones before, what
 * the person laid down is kept in their own words, and what was last done to each file (GEN-33). The newest plan stays as
 * it was written, since it is built in many turns. The same conversation gives the same text, so no model is asked for it.
 */
export function digest(messages: readonly PastMessage[], tokens: number): string {
  const plan = newestPlan(messages, tokens * share.plan);
  const turns = tellTurns(messages, tokens - estimateTokens(plan));
  return plan === '' ? turns : `${plan}\n${turns}`;
}

function newestPlan(messages: readonly PastMessage[], tokens: number): string {
  const plan = messages.findLast(({ role, mode }) => role === 'assistant' && mode === 'plan');
  return plan ? `The newest plan, as you wrote it:\n${cutToTokens(plan.content.trim(), tokens)}` : '';
}

function tellTurns(messages: readonly PastMessage[], tokens: number): string {
  const lines = messages.map(line);
  if (estimateTokens(lines.join('\n')) <= tokens) return lines.join('\n');
  const newest = newestWithin(lines, tokens * (1 - share.decisions - share.files));
  const older = messages.slice(0, messages.length - newest.length);
  const decisions = newestWithin(decisionsIn(older), tokens * share.decisions);
  const files = newestWithin(filesIn(older), tokens * share.files);
  return [
    ...(decisions.length > 0 ? ['What the person laid down before:', ...decisions] : []),
    ...(files.length > 0 ? ['What was last done to files before:', ...files] : []),
    'What happened then:',
    ...newest,
  ].join('\n');
}

function line({ role, content }: PastMessage): string {
  if (role === 'user') return `The person asked: ${oneLine(content)}`;
  const reply = parseReply(content, { ended: true });
  const done = replyActions(reply).map(
    ({ title, file, isComplete }) => `${title || file}${isComplete ? '' : ' (cut off)'}`,
  );
  if (done.length === 0) return `You did: ${oneLine(content)}`;
  const last = reply.blocks.findLast((block) => block.kind === 'text' && block.text.trim() !== '');
  return `You did: ${oneLine(done.join('; '))}${last?.kind === 'text' ? ` You said at the end: ${oneLine(last.text)}` : ''}`;
}

/** Words with which people lay something down, in English and in German. */
const binding =
  /\b(?:always|never|must|mustn't|only|don't|do not|no longer|not any ?more|every(?:where)?|should(?:n't)?|call(?:ed)? (?:it|them)|rename|instead|prefer|keep|use|without|immer|nie(?:mals)?|muss|müssen|nur|kein(?:e|en)?|nicht|überall|soll(?:en|te|ten)?|heißt|statt|behalte|verwende|ohne)\b/i;

/** Sentences, each once, at the place where it was said last. */
function decisionsIn(messages: readonly PastMessage[]): string[] {
  const said = new Map<string, string>();
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    for (const sentence of content.split(/(?<=[.!?])\s+|\n+/)) {
      if (!binding.test(sentence)) continue;
      const key = sentence.trim().toLowerCase();
      said.delete(key);
      said.set(key, `- ${oneLine(sentence)}`);
    }
  }
  return [...said.values()];
}

function filesIn(messages: readonly PastMessage[]): string[] {
  const files = new Map<string, string>();
  for (const { role, content } of messages) {
    if (role !== 'assistant') continue;
    for (const { file, title, type, isComplete } of replyActions(parseReply(content, { ended: true }))) {
      if (!file || !isComplete) continue;
      files.delete(file);
      files.set(file, `- ${file}: ${oneLine(title || type)}`);
    }
  }
  return [...files.values()];
}

const oneLine = (text: string) => cutToTokens(text.replace(/\s+/g, ' ').trim(), maxLineTokens).replaceAll('\n', ' ');

function newestWithin(lines: string[], budget: number): string[] {
  let tokens = 0;
  const kept: string[] = [];
  for (const one of lines.toReversed()) {
    tokens += estimateTokens(one);
    if (tokens > budget) break;
    kept.unshift(one);
  }
  return kept;
}
