import type { MailDelivery } from '@whittle/contract/mail';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';
import { isMailAddress } from './mail-address.ts';
import { oneLine } from '@whittle/domain/accounts/one-line';

const nameMaxChars = 80;
/** A header line may have 998 bytes. */
const subjectMaxChars = 200;

/** Mails are rows first: what is stored is lost neither with the process nor with the mail server. */
export function createStoredMail({ db, clock }: { db: Database; clock: Clock }, delivery: MailDelivery): Mail {
  const listeners = new Set<() => void>();
  const wake = () => {
    for (const listener of listeners) listener();
  };
  return {
    delivery,
    async send({ to, subject, fromName, ...message }) {
      if (!isMailAddress(to)) throw new Error('a mail goes to exactly one address');
      const now = clock.now();
      const isSent = delivery === 'smtp';
      await db.insert(mails).values({
        ...message,
        id: newId(now.getTime()),
        recipient: to,
        subject: oneLine(subject, subjectMaxChars),
        fromName: fromName === null ? null : oneLine(fromName, nameMaxChars),
        state: isSent ? 'queued' : 'held',
        nextTryAt: isSent ? now : null,
        createdAt: now,
      });
      if (isSent) wake();
    },
    wake,
    onQueued: (listener) => void listeners.add(listener),
  };
}
