import { call } from '../call.ts';
import { mailDetailsSchema, mailListQuerySchema, mailListSchema } from '../mail.ts';

export const mailCalls = {
  list: call.get({
    path: '/api/admin/mails',
    summary: 'Mails of the installation, the newest first',
    who: 'admin',
    query: mailListQuerySchema,
    response: mailListSchema,
  }),
  read: call.get({
    path: '/api/admin/mails/:id',
    summary: 'One mail with its text',
    who: 'admin',
    response: mailDetailsSchema,
    errors: ['mail-not-found'],
  }),
  sendAgain: call.post({
    path: '/api/admin/mails/:id/send',
    summary: 'Send a mail again',
    who: 'admin',
    response: mailDetailsSchema,
    errors: ['mail-not-found', 'mail-not-sendable'],
  }),
};
