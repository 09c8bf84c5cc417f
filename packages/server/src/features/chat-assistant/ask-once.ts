import type { AppId } from '@whittle/contract/ids';
import type { Passage } from '@whittle/contract/knowledge/context-item';
import type { SourceAnswer } from '@whittle/contract/knowledge/source-calls';
import type { SourceAsker } from '@whittle/domain/knowledge/source-openness';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import type { Adapters } from '../../adapters/adapters.ts';
import type { ModelUsage } from '../../adapters/language-model/language-model.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppVisitor } from '../../http/app-visitor.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { answerQuestion } from './answer-question.ts';
import type { AnswersDeps } from './answers.service.ts';
import type { AssistantReach } from './assistant-tools.ts';
import type { TakeQuestion } from './question-share.ts';

type Among = { itemIds?: readonly string[] | undefined; asker: SourceAsker; isAlone?: boolean };

export type AskOnceDeps = Pick<Adapters, 'models' | 'config'> &
  Pick<AnswersDeps, 'settings' | 'reachOf' | 'countUse'> & {
    takeQuestion: TakeQuestion;
    /** Throws `sources-not-open`. */
    requireOpenSources(appId: AppId): Promise<void>;
    /** Throws `rate-limited` where somebody searches too much. */
    requireSearchShare(visitor: AppVisitor): Promise<void>;
    searchPassages(appId: AppId, question: string, among: Among & { max: number }): Promise<Passage[]>;
    gatherPassages(appId: AppId, among: Among, question: string): Promise<GivenPassage[]>;
  };

type Ask = {
  question: string;
  reach: AssistantReach;
  signal: AbortSignal;
  /** The text as far as it is. */
  onText?: (text: string) => void;
};

export type AskOnce = ReturnType<typeof createAskOnce>;

/** Questions without a conversation: of an app's own code, and of programs of its owner. Rules: CTX-44, CTX-45, MCP-05. */
export function createAskOnce(deps: AskOnceDeps) {
  const { models, config, settings, takeQuestion, gatherPassages } = deps;

  const answer = async ({ caller: { app } }: AppVisitor, ask: Ask): Promise<SourceAnswer> => {
    const model = await models.current('build', { kind: 'assistant', appId: app.id });
    let used: ModelUsage | null = null;
    try {
      const { text, sources, isUnanswered } = await answerQuestion({
        ...{ appId: app.id, appName: app.name, earlier: [], model, ownAddress: publishedOrigin(config, app) },
        ...{ onText: () => undefined, ...ask, onUsage: (usage) => (used = usage) },
      });
      return { text, citations: [], unsupported: [], ...sources, isUnanswered };
    } finally {
      if (used) await deps.countUse(app.id, model.model, used);
    }
  };

  return {
    /** What pages of the app find. Throws `sources-not-open`, `rate-limited`. */
    async search(visitor: AppVisitor, { question, max }: { question: string; max: number }): Promise<Passage[]> {
      const { app, actor } = visitor.caller;
      await deps.requireOpenSources(app.id);
      await deps.requireSearchShare(visitor);
      return deps.searchPassages(app.id, question, { asker: { actor, isPage: true }, max });
    },

    /** Throws `sources-not-open`, `question-limit-reached`, `rate-limited`; else the answer may be asked for. */
    async ofPage(visitor: AppVisitor, question: string) {
      const { app, actor } = visitor.caller;
      await deps.requireOpenSources(app.id);
      await takeQuestion(visitor);
      const reach: AssistantReach = {
        ...{ entities: [], tools: [], listRecords: () => Promise.reject(new AppError('entity-not-found')) },
        findPassages: (searched, how) => gatherPassages(app.id, { ...how, asker: { actor, isPage: true } }, searched),
      };
      return (signal: AbortSignal, onText: (text: string) => void) =>
        answer(visitor, { question, reach, signal, onText });
    },

    isAssistantActive: async (appId: AppId): Promise<boolean> => (await settings.find(appId)).status === 'active',

    /**
     * What the assistant of the app says to somebody who has no page to click in: it proposes nothing. Throws
     * `chat-not-active`, `question-limit-reached`, `rate-limited`.
     */
    async ofAssistant(visitor: AppVisitor, question: string, signal: AbortSignal): Promise<SourceAnswer> {
      const { app, actor } = visitor.caller;
      const chat = await settings.find(app.id);
      if (chat.status !== 'active') throw new AppError('chat-not-active');
      await takeQuestion(visitor);
      const { entities, listRecords } = await deps.reachOf(visitor);
      const reach: AssistantReach = {
        ...{ entities, listRecords, tools: [] },
        findPassages: (searched, how) =>
          gatherPassages(app.id, { ...how, itemIds: chat.contextItems ?? undefined, asker: { actor } }, searched),
      };
      return answer(visitor, { question, reach, signal });
    },
  };
}
