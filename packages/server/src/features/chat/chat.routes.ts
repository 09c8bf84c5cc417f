import {
  answerAccessRequestSchema,
  editQueuedRequestSchema,
  projectRulesSchema,
  sendChatRequestSchema,
} from '@whittle/contract/chat';
import { Hono } from 'hono';
import { z } from 'zod';
import { pageWalkSchema } from '@whittle/contract/turn-walk';
import { AppError } from '../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody, queryParams } from '../../http/validation.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { ChatService } from './chat.service.ts';
import { chatStream } from './chat-stream.ts';
import { redactMessage } from '@whittle/domain/chat/redact-message';

type Deps = { apps: AppsService; chat: ChatService; guards: SessionGuards };

const position = z.coerce.number().int().min(0);
const olderQuery = z.object({ before: z.string() });
const liveQuery = z.object({ after: position.optional() });

/** GEN-14, GEN-19 to GEN-23, GEN-27, GEN-30, GEN-31. Whoever does not own the app gets `app-not-found`. */
export function chatRoutes({ apps, chat, guards }: Deps) {
  return new Hono<SignedInEnv>()
    .post('/api/apps/:appId/chat', guards.requireAccount, jsonBody(sendChatRequestSchema), async (c) => {
      const { account } = c.var;
      const app = await apps.requireOwned(account, c.req.param('appId'));
      const sent = await chat.send(account, app, c.req.valid('json'), c.env.clientAddress);
      if ('queue' in sent) return c.json(sent.queue, 202);
      const { replyId, after } = sent;
      return chatStream(c, chat.follow, { appId: app.id, after, viewer: account, untilReply: replyId });
    })
    .get('/api/apps/:appId/chat', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      c.header('cache-control', 'no-store');
      return c.json(await chat.snapshot(app.id, c.var.account));
    })
    .get('/api/apps/:appId/chat/messages', guards.requireAccount, queryParams(olderQuery), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      c.header('cache-control', 'no-store');
      return c.json(await chat.older(app.id, c.req.valid('query').before, c.var.account));
    })
    .patch(
      '/api/apps/:appId/chat/queue/:queuedId',
      guards.requireAccount,
      jsonBody(editQueuedRequestSchema),
      async (c) => {
        const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
        await chat.queue.edit(app.id, c.req.param('queuedId'), c.req.valid('json').content);
        return c.body(null, 204);
      },
    )
    .delete('/api/apps/:appId/chat/queue/:queuedId', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await chat.queue.remove(app.id, c.req.param('queuedId'));
      return c.body(null, 204);
    })
    .post('/api/apps/:appId/chat/queue/resume', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await chat.queue.resume(app.id);
      return c.body(null, 202);
    })
    .get('/api/apps/:appId/rules', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      return c.json({ rules: await chat.rules.read(app.id) });
    })
    .put('/api/apps/:appId/rules', guards.requireAccount, jsonBody(projectRulesSchema), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      return c.json({ rules: await chat.rules.write(app.id, c.req.valid('json').rules) });
    })
    .get('/api/apps/:appId/live', guards.requireAccount, queryParams(liveQuery), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      const head = await chat.head(app.id);
      // A browser that reconnects names where it was; that is newer than the address it first connected to.
      const last = position.safeParse(c.req.header('last-event-id'));
      const after = last.success && last.data > 0 ? last.data : (c.req.valid('query').after ?? head);
      if (after > head)
        throw new AppError('bad-request', { message: 'The conversation is shorter than that. Reload it.' });
      if (after < (await chat.trimmedTo(app.id))) throw new AppError('log-trimmed');
      return chatStream(c, chat.follow, { appId: app.id, after, viewer: c.var.account });
    })
    .post('/api/apps/:appId/chat/stop', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      if (!(await chat.stop(app.id))) throw new AppError('no-turn-running');
      return c.body(null, 202);
    })
    .get('/api/apps/:appId/chat/:messageId/debug-log', guards.requireAdmin, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      c.header('cache-control', 'no-store');
      return c.json(await chat.debugLog(app.id, c.req.param('messageId')));
    })
    .put('/api/apps/:appId/chat/:messageId/walk', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await chat.walks.offer({ appId: app.id, messageId: c.req.param('messageId') });
      return c.body(null, 204);
    })
    .post('/api/apps/:appId/chat/:messageId/walk', guards.requireAccount, jsonBody(pageWalkSchema), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await chat.walks.report({ appId: app.id, messageId: c.req.param('messageId') }, c.req.valid('json'));
      return c.body(null, 204);
    })
    .post(
      '/api/apps/:appId/chat/:messageId/access',
      guards.requireAccount,
      jsonBody(answerAccessRequestSchema),
      async (c) => {
        const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
        const by = { accountId: c.var.account.accountId, address: c.env.clientAddress };
        const message = await chat.answerAccess(by, app, c.req.param('messageId'), c.req.valid('json'));
        return c.json(redactMessage(message, c.var.account));
      },
    );
}
