import { chatAssistantCalls as calls } from '@whittle/contract/chat-assistant/calls';
import type { AppId } from '@whittle/contract/ids';
import type { Context } from 'hono';
import type { AnalyticsCore } from '../../core/analytics/analytics.ts';
import type { ResolveAppCaller } from '../../http/app-caller.ts';
import { type AppVisitor, resolveVisitor } from '../../http/app-visitor.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { eventStream } from '../../http/sse.ts';
import type { ChatAssistant } from './chat-assistant.ts';

/** The chat assistant of an app, for who builds the app. Rules: CHATA-02, CHATA-03, CHATA-06. */
export function chatAssistantRoutes({
  guards,
  chatAssistant: { settings, conversations },
}: {
  guards: SessionGuards;
  chatAssistant: ChatAssistant;
}) {
  const { routes, on } = serveCalls(guards);
  on(calls.settings, ({ account, params }) => settings.read(account, params.appId));
  on(calls.save, ({ account, params, body }) => settings.save(account, params.appId, body));
  on(calls.transcripts, async ({ account, params, query }) => ({
    items: await conversations.transcripts(account, params.appId, query.unanswered),
  }));
  return routes;
}

type AskDeps = {
  analytics: Pick<AnalyticsCore, 'noteCall'>;
  resolveCaller: ResolveAppCaller;
  chatAssistant: ChatAssistant;
};

/** The same for who asks it something. */
export function askAssistantRoutes({ analytics, resolveCaller, chatAssistant }: AskDeps) {
  const { answers, conversations, memories, decide } = chatAssistant;
  const visitorOf = (c: Context<AppEnv>, appId: AppId): Promise<AppVisitor> => resolveVisitor(resolveCaller, c, appId);
  const stream = (c: Context<AppEnv>, visitor: AppVisitor, messageId: string) =>
    eventStream(c, async ({ send, closed }) => {
      for await (const event of answers.follow(visitor, messageId, closed)) await send({ data: event });
    });

  const { routes, on } = serveCalls();
  on(calls.conversations, async ({ params }, c) => ({
    items: await conversations.list(await visitorOf(c, params.appId)),
  }));
  on(calls.conversation, async ({ params }, c) => ({
    messages: await conversations.read(await visitorOf(c, params.appId), params.conversationId),
  }));
  on(calls.ask, async ({ params, body }, c) => {
    const visitor = await visitorOf(c, params.appId);
    await answers.ask(visitor, params.conversationId, body);
    analytics.noteCall(c, params.appId, 'message');
    return stream(c, visitor, body.messageId);
  });
  on(calls.follow, async ({ params }, c) => {
    const visitor = await visitorOf(c, params.appId);
    // Before the stream begins, so that a refusal has its status.
    await answers.requireAnswer(visitor, params.messageId);
    return stream(c, visitor, params.messageId);
  });
  on(calls.stop, async ({ params }, c) => answers.stop(await visitorOf(c, params.appId), params.messageId));
  on(calls.decide, async ({ params, body }, c) => decide(await visitorOf(c, params.appId), params, body));
  on(calls.handOver, async ({ params, body }, c) =>
    conversations.handOver(await visitorOf(c, params.appId), params.conversationId, body),
  );
  on(calls.erase, async ({ params }, c) =>
    conversations.erase(await visitorOf(c, params.appId), params.conversationId),
  );
  on(calls.memories, async ({ params }, c) => {
    const visitor = await visitorOf(c, params.appId);
    await answers.requireActive(visitor);
    return { items: await memories.list(visitor) };
  });
  on(calls.forget, async ({ params }, c) => {
    const visitor = await visitorOf(c, params.appId);
    await answers.requireActive(visitor);
    await memories.forget(visitor, params.memoryId);
  });
  on(calls.eraseAll, async ({ params }, c) => conversations.eraseAll(await visitorOf(c, params.appId)));
  return routes;
}
