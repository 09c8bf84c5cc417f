import type { AssistantMessage, Conversation, Transcript } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits as limits } from '@whittle/contract/chat-assistant/limits';
import type { AppId } from '@whittle/contract/ids';
import { transcriptText } from '@whittle/domain/chat-assistant/transcript-text';
import { and, eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { appConversations } from '../../adapters/database/schema.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';
import { AppError } from '../../http/app-error.ts';
import { type AppVisitor, visitorId } from '../../http/app-visitor.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { Answers } from './answers.service.ts';
import {
  listConversations,
  listMessages,
  listProposals,
  listTranscripts,
  removeConversations,
  toConversation,
  toMessage,
} from './conversations.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config'> & {
  answers: Pick<Answers, 'requireActive' | 'requireConversation'>;
  apps: Pick<AppsService, 'requireOwned' | 'find'>;
  rateLimits: RateLimits;
  mails: MailsService;
  ownerEmail(accountId: string): Promise<string>;
};

const dayMs = 86_400_000;
const handOversOfOne = { max: 3, windowMs: dayMs };
const handOversOfApp = { max: 50, windowMs: dayMs };

export type Conversations = ReturnType<typeof createConversations>;

/** What is kept of the conversations: for who asked, who reads and erases them, and for who builds the app. */
export function createConversations({ db, clock, config, answers, apps, rateLimits, mails, ownerEmail }: Deps) {
  const messagesOf = async (appId: AppId, ids: readonly string[]): Promise<Map<string, AssistantMessage[]>> => {
    const rows = ids.length === 0 ? [] : await listMessages(db, appId, ids);
    const proposals = await listProposals(
      db,
      appId,
      rows.map(({ id }) => id),
    );
    const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
    return new Map(
      [...byConversation].map(([id, of]) => [id, of.map((row) => toMessage(row, proposals, clock.now()))]),
    );
  };

  return {
    async list(visitor: AppVisitor): Promise<Conversation[]> {
      await answers.requireActive(visitor);
      const { app, channel, person } = visitor.caller;
      if (person === null && visitor.visitorKey === null) return [];
      const rows = await listConversations(db, app.id, visitorId(visitor), limits.conversationsListed);
      return rows.filter((row) => row.channel === channel).map(toConversation);
    },

    async read(visitor: AppVisitor, id: string): Promise<AssistantMessage[]> {
      const { appId } = await answers.requireConversation(visitor, id);
      return (await messagesOf(appId, [id])).get(id) ?? [];
    },

    async erase(visitor: AppVisitor, id: string): Promise<void> {
      const { appId, caller } = await answers.requireConversation(visitor, id);
      await removeConversations(db, appId, caller, id);
    },

    async eraseAll(visitor: AppVisitor): Promise<void> {
      await answers.requireActive(visitor);
      if (visitor.caller.person === null && visitor.visitorKey === null) return;
      await removeConversations(db, visitor.caller.app.id, visitorId(visitor));
    },

    /** Mails the conversation to the owner of the app, and to its address for support. Throws `invalid-input` where nobody could answer, `rate-limited`. */
    async handOver(visitor: AppVisitor, id: string, { note, email }: { note: string; email: string }) {
      const { appId } = await answers.requireConversation(visitor, id);
      const { person } = visitor.caller;
      const replyTo = person?.email ?? email;
      if (replyTo === '') throw new AppError('invalid-input', { fields: { email: 'required' } });
      const app = await apps.find(appId);
      if (!app) throw new AppError('app-not-found');
      const who = person ? `person:${person.id}` : `address:${visitor.address}`;
      const isLeft =
        (await rateLimits.take(`hand-over:${appId}:${who}`, handOversOfOne)) &&
        (await rateLimits.take(`hand-over:${appId}`, handOversOfApp));
      if (!isLeft) throw new AppError('rate-limited');
      const said = (await messagesOf(appId, [id])).get(id) ?? [];
      const from = person?.fullName ? `${person.fullName} (${replyTo})` : replyTo;
      const body = [
        `${from} would like an answer from a person. Write to ${replyTo}.`,
        ...(note === '' ? [] : [note]),
        'The conversation so far:',
        transcriptText(said, { asked: 'Asked', answered: 'Answered' }),
      ].join('\n\n');
      const subject = `A question from ${app.name}`;
      const homeUrl = publishedOrigin(config, app);
      const brand = { appId, name: app.name, accentColor: app.accentColor, homeUrl };
      const owner = await ownerEmail(app.ownerId);
      for (const to of new Set([owner, ...(app.supportEmail ? [app.supportEmail] : [])]))
        await mails.send(to, { kind: 'app-mail', subject, body }, brand);
      const [row] = await db
        .update(appConversations)
        .set({ handedOverAt: clock.now() })
        .where(and(eq(appConversations.appId, appId), eq(appConversations.id, id)))
        .returning();
      if (!row) throw new AppError('conversation-not-found');
      return toConversation(row);
    },

    /** What people asked in the published app, for who builds it. */
    async transcripts(caller: { accountId: string }, appId: AppId, unanswered: boolean): Promise<Transcript[]> {
      const app = await apps.requireOwned(caller, appId);
      const rows = await listTranscripts(db, app.id, { unanswered, max: limits.conversationsListed });
      const messages = await messagesOf(
        app.id,
        rows.map(({ conversation }) => conversation.id),
      );
      return rows.map(({ conversation, email }) => ({
        ...toConversation(conversation),
        person: email,
        messages: messages.get(conversation.id) ?? [],
      }));
    },
  };
}
