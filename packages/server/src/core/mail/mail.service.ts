import type { MailDetails, MailList, MailState } from '@whittle/contract/mail';
import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { accentColors } from './accent-colors.ts';
import { renderHtml } from './mail-html.ts';
import type { MailBrand, MailTemplate } from './mail-template.ts';
import { renderText } from './mail-text.ts';
import { mailContent } from './mail-texts.ts';
import { findMail, listMails, requeueMail } from './mails.store.ts';
import { oneLine } from '@whittle/domain/accounts/one-line';

export type { MailBrand, MailTemplate } from './mail-template.ts';

export type MailsService = ReturnType<typeof createMailsService>;

const pageLength = 50;
const appMailLimit = { max: limits.appMailsPerHour, windowMs: 3_600_000 };

/** The mails that the product sends: words and look here, delivery in adapters/mail. */
export function createMailsService({ db, clock, mail }: Pick<Adapters, 'db' | 'clock' | 'mail'>) {
  const rateLimits = createRateLimits({ db, clock });

  const find = async (id: string): Promise<MailDetails> => {
    const found = await findMail(db, id);
    if (!found) throw new AppError('mail-not-found');
    return { ...found, delivery: mail.delivery };
  };

  return {
    /** Whether people get their mails, or the platform admin finds them in the outbox. */
    delivery: mail.delivery,

    /** Returns when the mail is stored. Throws `mail-limit-reached` for an app that writes too much. */
    async send(to: string, template: MailTemplate, brand: MailBrand): Promise<void> {
      if (template.kind === 'app-mail' && !(await rateLimits.take(`app-mail:${brand.appId}`, appMailLimit)))
        throw new AppError('mail-limit-reached');
      const content = mailContent(template, brand);
      const name = oneLine(brand.name, 80);
      const look = { name, homeUrl: brand.homeUrl, ...accentColors(brand.accentColor) };
      await mail.send({
        kind: template.kind,
        to,
        subject: oneLine(content.subject, limits.mailSubjectMaxChars),
        text: renderText(content, `${name}\n${brand.homeUrl}`),
        html: renderHtml(content, look),
        appId: brand.appId,
        fromName:
          template.kind === 'app-mail' && template.fromName ? `${oneLine(template.fromName, 40)} · ${name}` : name,
        expiresAt: 'minutes' in template ? new Date(clock.now().getTime() + template.minutes * 60_000) : null,
      });
    },

    /** A page of all mails, newest first. */
    async list(query: { state?: MailState; to?: string; before?: string }): Promise<MailList> {
      const found = await listMails(db, query, pageLength + 1);
      const items = found.slice(0, pageLength);
      return { delivery: mail.delivery, items, next: found.length > pageLength ? items.at(-1)!.id : null };
    },

    /** Throws `mail-not-found`. */
    find,

    /** Queues a mail that is held, waits or failed once more. Throws `mail-not-found`, `mail-not-sendable`. */
    async sendAgain(id: string): Promise<MailDetails> {
      await find(id);
      if (mail.delivery === 'outbox' || !(await requeueMail(db, id, clock.now()))) {
        throw new AppError('mail-not-sendable');
      }
      mail.wake();
      return find(id);
    },
  };
}
