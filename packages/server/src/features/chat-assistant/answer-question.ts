import { assistantRules, historyOf, memoriesText, searchedText } from '@whittle/domain/chat-assistant/assistant-prompt';
import { toRemember } from '@whittle/domain/chat-assistant/remember';
import type { AppId } from '@whittle/contract/ids';
import { createCiter } from '@whittle/domain/knowledge/citer';
import { quotePassages } from '@whittle/domain/knowledge/quote-passages';
import { sourceRules, sourcesText } from '@whittle/domain/knowledge/source-prompt';
import { unsupportedSentences } from '@whittle/domain/knowledge/unsupported';
import type { LanguageModel, ModelUsage } from '../../adapters/language-model/language-model.ts';
import { type AssistantReach, assistantTools, memoryProposal } from './assistant-tools.ts';
import type { StoredMessage } from './conversations.store.ts';

type Options = {
  appId: AppId;
  appName: string;
  question: string;
  /** What was said before in the conversation. */
  earlier: readonly Pick<StoredMessage, 'role' | 'text'>[];
  model: LanguageModel;
  reach: AssistantReach;
  /** Addresses that an answer may lead to besides those of its passages. */
  ownAddress: string;
  signal: AbortSignal;
  onText(text: string, sources: NonNullable<StoredMessage['sources']>): void;
  onUsage(usage: ModelUsage): void;
};

export type Answer = Pick<StoredMessage, 'text' | 'sources' | 'isUnanswered'>;

const answerChars = 20_000;
const maxSteps = 4;

/**
 * Answers a question from the data sources of an app and from what the person may read there. Without a model the best
 * passages are quoted. Throws `ModelError`, or the signal's reason. Rules: CTX-29 to CTX-31.
 */
export async function answerQuestion(options: Options): Promise<Answer> {
  const { appId, appName, question, earlier, model, reach, ownAddress, signal, onText, onUsage } = options;
  const isQuoted = model.isBuiltIn === true;
  const { memories, propose } = reach;
  const fact = isQuoted && memories && propose ? toRemember(question) : null;
  if (fact !== null) {
    await propose!(memoryProposal(fact));
    return { text: '', sources: null, isUnanswered: false };
  }
  const searched = searchedText(question, earlier, { isQuoted });
  const passages = await reach.findPassages(searched, { isAlone: isQuoted });
  if (isQuoted) {
    const { text, isUnanswered, ...sources } = quotePassages(passages, searched);
    return { text, sources: { ...sources, unsupported: [] }, isUnanswered };
  }
  const citer = createCiter();
  const given = citer.give(passages);
  const known = [question, ...(memories ?? []), ...earlier.map(({ text }) => text)];
  const request = {
    system: [`${assistantRules(appName)}\n\n${sourceRules}`],
    messages: [
      ...historyOf(earlier),
      {
        role: 'user' as const,
        content: `${sourcesText(given)}\n\n${memoriesText(memories ?? [])}The question:\n${question}`,
      },
    ],
    tools: assistantTools({ reach, citer, onData: (text) => known.push(text) }),
    maxSteps,
    payer: { kind: 'assistant' as const, appId },
    context: { appId: '', appName, files: new Map(), schemas: {}, message: question, earlier: [] },
  };
  let said = '';
  const read = (isGrowing: boolean) => citer.read(said, { isGrowing, allowed: [question, ownAddress] });
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') {
      said += event.text;
      onText(read(true), { citations: citer.citations(), unsupported: [] });
    }
    // What was said before a look at the records is a paragraph of its own.
    if (event.type === 'tool-call' && said !== '' && !said.endsWith('\n\n')) said += '\n\n';
    if (event.type === 'finish') onUsage(event.usage);
    if (said.length > answerChars) break;
  }
  const text = read(false).trim();
  const citations = citer.citations();
  const unsupported = unsupportedSentences(text, citations, known.join('\n'));
  return {
    text,
    sources: { citations, unsupported: unsupported.map((sentence) => ({ part: 'answer', sentence })) },
    isUnanswered: citer.hasMissing() || text === '',
  };
}
