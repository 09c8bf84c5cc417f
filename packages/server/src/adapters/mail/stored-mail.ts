import type { MailDelivery } from '@whittle/contract/mail';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';

/** Mails are rows first: what is stored is neither lost with the process nor with the mail server. */
export function createStoredMail({ db, clock }: { db: Database; clock: Clock }, delivery: MailDelivery): Mail {
  const listeners = new Set<() => void>();
  return {
    delivery,
    async send({ to, ...message }) {
      const now = clock.now();
      const isSent = delivery === 'smtp';
      await db.insert(mails).values({
        ...message,
        id: newId(now.getTime()),
        recipient: to,
        state: isSent ? 'queued' : 'held',
        nextTryAt: isSent ? now : null,
        createdAt: now,
      });
      if (isSent) for (const listener of listeners) listener();
    },
    onQueued: (listener) => void listeners.add(listener),
  };
}
