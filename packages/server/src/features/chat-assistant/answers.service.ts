import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerEvent, AssistantMessage } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits as limits } from '@whittle/contract/chat-assistant/limits';
import type { AppId } from '@whittle/contract/ids';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import { and, eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { appChatMessages, appChatProposals, appConversations } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import type { ModelUsage } from '../../adapters/language-model/language-model.ts';
import { AppError } from '../../http/app-error.ts';
import { type AppVisitor, visitorId } from '../../http/app-visitor.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { answerQuestion } from './answer-question.ts';
import type { AssistantReach } from './assistant-tools.ts';
import {
  endAnswer,
  type AnswerEnd,
  endOrphans,
  findConversation,
  findMessage,
  keepAnswer,
  listMessages,
  listProposals,
  type StoredConversation,
  type StoredMessage,
  toMessage,
} from './conversations.store.ts';
import { createLiveAnswers, type LiveAnswer } from './live-answers.ts';
import type { TakeQuestion } from './question-share.ts';
import type { Memories } from './memories.ts';
import type { ChatSettingsService, StoredChat } from './settings.ts';

export type AnswersDeps = Pick<Adapters, 'db' | 'clock' | 'models' | 'log' | 'config'> & {
  settings: Pick<ChatSettingsService, 'find'>;
  memories: Pick<Memories, 'list'>;
  takeQuestion: TakeQuestion;
  /** Passages of data sources that somebody may find; of all of them where none are named. */
  findPassages(
    visitor: AppVisitor,
    contextItems: readonly string[] | undefined,
    question: string,
    how: { isAlone: boolean },
  ): Promise<GivenPassage[]>;
  /** What the person who asks reaches of the app. */
  reachOf(visitor: AppVisitor): Promise<Pick<AssistantReach, 'entities' | 'tools' | 'listRecords'>>;
  countUse(appId: AppId, model: string, usage: Pick<ModelUsage, 'promptTokens' | 'completionTokens'>): Promise<void>;
};

const keepEveryMs = 1_000;
const lookEveryMs = 1_000;
/** An answer without a sign of life for so long has lost its process. */
const orphanedMs = 30_000;
const sweepEveryMs = 60_000;
const titleChars = 120;

const problemOf = ({ code, message }: AppError) => ({ code, message });

/** Why an answer was not written, in words. */
export const failureOf = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError(error instanceof ModelError ? error.code : 'internal');

export type Answers = ReturnType<typeof createAnswers>;

/**
 * Questions and their answers. An answer belongs to the server: whoever asked may close the page, come back and go on
 * reading; only `stop` ends it.
 */
export function createAnswers(deps: AnswersDeps) {
  const { db, clock, models, log, config, settings } = deps;
  const live = createLiveAnswers();
  let sweeping: NodeJS.Timeout | undefined;

  /** Throws `chat-not-active`, but for who builds the app and tries it. */
  const requireActive = async ({ caller: { app, channel } }: AppVisitor): Promise<StoredChat> => {
    const chat = await settings.find(app.id);
    if (chat.status !== 'active' && channel === 'published') throw new AppError('chat-not-active');
    return chat;
  };

  const requireConversation = async (visitor: AppVisitor, id: string): Promise<StoredConversation> => {
    await requireActive(visitor);
    const { app, channel } = visitor.caller;
    const found = await findConversation(db, app.id, id);
    if (!found || found.channel !== channel || !isOwn(visitor, found)) throw new AppError('conversation-not-found');
    return found;
  };

  const requireAnswer = async (visitor: AppVisitor, id: string): Promise<StoredMessage> => {
    const found = await findMessage(db, visitor.caller.app.id, id);
    if (found?.role !== 'assistant') throw new AppError('answer-not-found');
    await requireConversation(visitor, found.conversationId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conversation-not-found') throw new AppError('answer-not-found');
      throw error;
    });
    return found;
  };

  const shown = async (row: StoredMessage): Promise<AssistantMessage> =>
    toMessage(row, await listProposals(db, row.appId, [row.id]), clock.now());

  const end = async (appId: AppId, id: string, how: AnswerEnd): Promise<void> => {
    const row = await endAnswer(db, appId, id, how, clock.now());
    const one = live.find(appId, id);
    if (row && one) live.end(one, await shown(row));
  };

  const modelOf = (appId: AppId) => models.current('build', { kind: 'assistant', appId });

  const work = async (one: LiveAnswer, visitor: AppVisitor, chat: StoredChat, question: StoredMessage) => {
    const { appId, abort } = one;
    const { id } = one.message;
    const keeping = setInterval(() => {
      const { text, sources } = one.message;
      keepAnswer(db, appId, id, { text, sources }, clock.now()).then(
        (goesOn) => !goesOn && abort.abort(new Error('the answer was ended elsewhere')),
        () => undefined,
      );
    }, keepEveryMs);
    let used: ModelUsage | null = null;
    const model = await modelOf(appId);
    let proposals = 0;
    try {
      const earlier = (await listMessages(db, appId, [question.conversationId])).filter(
        (said) => said.id !== id && said.id !== question.id,
      );
      const { app } = visitor.caller;
      const answer = await answerQuestion({
        ...{ appId, appName: app.name, question: question.text, earlier, model, signal: abort.signal },
        ownAddress: publishedOrigin(config, app),
        reach: {
          ...(await deps.reachOf(visitor)),
          ...(visitor.caller.person && { memories: (await deps.memories.list(visitor)).map(({ text }) => text) }),
          findPassages: (searched, how) => deps.findPassages(visitor, chat.contextItems ?? undefined, searched, how),
          propose: async (proposal) => {
            if ((proposals += 1) > limits.proposalsPerAnswer) throw new AppError('rate-limited');
            const createdAt = clock.now();
            const expiresAt = new Date(createdAt.getTime() + limits.proposalMinutes * 60_000);
            const row = { ...proposal, appId, id: newId(), messageId: id, state: 'open' as const };
            await db.insert(appChatProposals).values({ ...row, createdAt, expiresAt });
          },
        },
        onText: (text, sources) => live.grow(one, text, sources),
        onUsage: (usage) => (used = usage),
      });
      await end(appId, id, { state: 'ready', ...answer });
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = failureOf(error);
      if (failure.code === 'internal') log.error({ err: error, appId, messageId: id }, 'an answer failed');
      const { text, sources } = one.message;
      await end(appId, id, { state: 'failed', text, sources, problem: problemOf(failure) }).catch((err: unknown) =>
        log.error({ err, appId, messageId: id }, 'the end of an answer was not stored'),
      );
    } finally {
      clearInterval(keeping);
      if (used) await deps.countUse(appId, model.model, used);
    }
  };

  const sweep = () => {
    const before = new Date(clock.now().getTime() - orphanedMs);
    endOrphans(db, before, problemOf(new AppError('answer-interrupted'))).catch((err: unknown) =>
      log.error({ err }, 'answers were not swept'),
    );
  };

  return {
    requireActive,
    requireConversation,
    requireAnswer,

    /**
     * Asks something; a conversation that is not there begins. The same message is asked once. Throws
     * `conversation-not-found` for one that is somebody else's, `answer-busy`, `question-limit-reached`.
     */
    async ask(visitor: AppVisitor, conversationId: string, { messageId, text }: { messageId: string; text: string }) {
      const chat = await requireActive(visitor);
      const { app, channel, person } = visitor.caller;
      if ((await findMessage(db, app.id, messageId)) !== null) return void (await requireAnswer(visitor, messageId));
      // A browser that keeps nothing could not find its conversation again, and nobody may find it instead.
      if (person === null && visitor.visitorKey === null) throw new AppError('conversation-not-found');
      await deps.takeQuestion(visitor);
      const at = clock.now();
      const started = await db.transaction(async (tx) => {
        const made = { appId: app.id, id: conversationId, caller: visitorId(visitor), personId: person?.id ?? null };
        await tx
          .insert(appConversations)
          .values({ ...made, channel, title: text.slice(0, titleChars), createdAt: at, updatedAt: at })
          .onConflictDoUpdate({
            target: [appConversations.appId, appConversations.id],
            set: { updatedAt: at },
            setWhere: and(eq(appConversations.caller, made.caller), eq(appConversations.channel, channel)),
          })
          .returning()
          .then(([row]) => {
            if (!row) throw new AppError('conversation-not-found');
          });
        const shared = { appId: app.id, conversationId, createdAt: at, beatAt: at };
        // First the answer: while another one is written, the question is not stored either.
        const [answer] = await tx
          .insert(appChatMessages)
          .values({ ...shared, id: messageId, role: 'assistant', text: '', state: 'loading' })
          .onConflictDoNothing()
          .returning();
        if (!answer) throw new AppError('answer-busy');
        const [question] = await tx
          .insert(appChatMessages)
          .values({ ...shared, id: newId(), role: 'user', text, state: 'ready' })
          .returning();
        return { answer, question: question! };
      });
      const one = live.start(app.id, toMessage(started.answer, [], at));
      void work(one, visitor, chat, started.question);
    },

    /** The answer as it is, then what changes, until it is over or `signal` is aborted. */
    async *follow(visitor: AppVisitor, messageId: string, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
      const { appId } = await requireAnswer(visitor, messageId);
      const one = live.find(appId, messageId);
      if (one) return yield* live.follow(one, signal);
      // It is written by another process, or is over: what is stored tells.
      let known: string | null = null;
      while (!signal.aborted) {
        const row = await findMessage(db, appId, messageId);
        if (!row) return;
        const message = await shown(row);
        if (known === null) yield { type: 'message', message };
        if (row.state !== 'loading') return yield { type: 'end', message };
        if (known !== null && known !== row.text) yield { type: 'text', from: 0, text: row.text };
        known = row.text;
        await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
      }
    },

    async stop(visitor: AppVisitor, messageId: string): Promise<AssistantMessage> {
      const { appId } = await requireAnswer(visitor, messageId);
      const one = live.find(appId, messageId);
      one?.abort.abort(new Error('stopped'));
      await end(appId, messageId, {
        state: 'stopped',
        ...(one && { text: one.message.text, sources: one.message.sources }),
      });
      return shown(await requireAnswer(visitor, messageId));
    },

    /** From now on ends answers whose process is gone. */
    start() {
      sweeping = setInterval(sweep, sweepEveryMs).unref();
      sweep();
    },

    /** Ends what this process works on. */
    async stopAll(): Promise<void> {
      clearInterval(sweeping);
      const problem = problemOf(new AppError('answer-interrupted'));
      await Promise.all(
        live.all().map((one) => {
          one.abort.abort(new Error('the server is stopping'));
          const { text, sources, id } = one.message;
          return end(one.appId, id, { state: 'failed', text, sources, problem }).catch(() => undefined);
        }),
      );
    },
  };
}

const isOwn = (visitor: AppVisitor, { caller }: StoredConversation): boolean => caller === visitorId(visitor);
