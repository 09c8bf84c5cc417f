import { mailCalls } from '@whittle/contract/mail/calls';
import type { MailsService } from '../../core/mail/mail.service.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';

type Deps = { mails: MailsService; guards: SessionGuards };

/** What was sent, waits or failed, for platform admins: without a mail server this is where mails are read. */
export function mailsRoutes({ mails, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(mailCalls.list, ({ query }) => mails.list(query));
  on(mailCalls.read, ({ params }) => mails.find(params.id));
  on(mailCalls.sendAgain, ({ params }) => mails.sendAgain(params.id));
  return routes;
}
