import { chatCalls as calls, logPositionSchema } from '@whittle/contract/chat/calls';
import { redactMessage } from '@whittle/domain/chat/redact-message';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { AppError } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { ChatService } from './chat.service.ts';
import { chatStream } from './chat-stream.ts';

type Deps = { apps: AppsService; chat: ChatService; guards: SessionGuards };

/** GEN-14, GEN-19 to GEN-23, GEN-27, GEN-30, GEN-31. Whoever does not own the app gets `app-not-found`. */
export function chatRoutes({ apps, chat, guards }: Deps) {
  const { routes, on } = serveCalls(guards);

  on(calls.send, async ({ account, params, body }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    // What the message writes is then shown without being read again.
    const stopKeeping = chat.keepRecent(app.id);
    try {
      const sent = await chat.send(account, app, body, c.env.clientAddress);
      if ('queue' in sent) return c.json(sent.queue, 202);
      const { replyId, after } = sent;
      return chatStream(c, chat.follow, { appId: app.id, after, viewer: account, untilReply: replyId });
    } finally {
      stopKeeping();
    }
  });
  on(calls.snapshot, async ({ account, params }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    c.header('cache-control', 'no-store');
    return chat.snapshot(app.id, account);
  });
  on(calls.older, async ({ account, params, query }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    c.header('cache-control', 'no-store');
    return chat.older(app.id, query.before, account);
  });
  on(calls.live, async ({ account, params, query }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    const head = await chat.head(app.id);
    // A browser that reconnects names where it was; that is newer than the address it first connected to.
    const last = logPositionSchema.safeParse(c.req.header('last-event-id'));
    const after = last.success && last.data > 0 ? last.data : (query.after ?? head);
    if (after > head)
      throw new AppError('bad-request', { message: 'The conversation is shorter than that. Reload it.' });
    if (after < (await chat.trimmedTo(app.id))) throw new AppError('log-trimmed');
    return chatStream(c, chat.follow, { appId: app.id, after, viewer: account });
  });
  on(calls.stop, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    if (!(await chat.stop(app.id))) throw new AppError('no-turn-running');
  });

  on(calls.editQueued, async ({ account, params, body }) => {
    const app = await apps.requireOwned(account, params.appId);
    await chat.queue.edit(app.id, params.queuedId, body.content);
  });
  on(calls.removeQueued, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    await chat.queue.remove(app.id, params.queuedId);
  });
  on(calls.resumeQueue, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    await chat.queue.resume(app.id);
  });

  on(calls.readRules, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    return { rules: await chat.rules.read(app.id) };
  });
  on(calls.writeRules, async ({ account, params, body }) => {
    const app = await apps.requireOwned(account, params.appId);
    return { rules: await chat.rules.write(app.id, body) };
  });

  on(calls.usage, async ({ account, params }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    c.header('cache-control', 'no-store');
    return chat.usage(app.id);
  });
  on(calls.estimate, async ({ account, params, query }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    c.header('cache-control', 'no-store');
    return { estimate: await chat.estimate(account.accountId, app.id, query) };
  });
  on(calls.debugLog, async ({ account, params }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    c.header('cache-control', 'no-store');
    return chat.debugLog(app.id, params.messageId);
  });
  on(calls.logTemplate, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    return chat.logTemplate(app.id, params.messageId);
  });
  on(calls.offerPageCheck, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    await chat.walks.offer({ appId: app.id, messageId: params.messageId });
  });
  on(calls.reportPage, async ({ account, params, body }) => {
    const app = await apps.requireOwned(account, params.appId);
    await chat.walks.report({ appId: app.id, messageId: params.messageId }, body);
  });
  on(calls.answerAccess, async ({ account, params, body }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    const by = { accountId: account.accountId, address: c.env.clientAddress };
    return redactMessage(await chat.answerAccess(by, app, params.messageId, body), account);
  });
  return routes;
}
