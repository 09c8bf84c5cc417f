import { mailListQuerySchema } from '@whittle/contract/mail';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { queryParams } from '../../http/validation.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';

type Deps = { mails: MailsService; guards: SessionGuards };

/** What was sent, waits or failed, for platform admins: without a mail server this is where mails are read. */
export function mailsRoutes({ mails, guards }: Deps) {
  return new Hono<AppEnv>()
    .get('/api/admin/mails', guards.requireAdmin, queryParams(mailListQuerySchema), async (c) =>
      c.json(await mails.list(c.req.valid('query'))),
    )
    .get('/api/admin/mails/:id', guards.requireAdmin, async (c) => c.json(await mails.find(c.req.param('id'))))
    .post('/api/admin/mails/:id/send', guards.requireAdmin, async (c) =>
      c.json(await mails.sendAgain(c.req.param('id'))),
    );
}
