import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { accentColors } from './accent-colors.ts';
import { renderHtml } from './mail-html.ts';
import type { MailBrand, MailTemplate } from './mail-template.ts';
import { renderText } from './mail-text.ts';
import { mailContent } from './mail-texts.ts';
import { oneLine } from './one-line.ts';

export type { MailBrand, MailTemplate } from './mail-template.ts';

export type MailsService = ReturnType<typeof createMailsService>;

const appMailLimit = { max: limits.appMailsPerHour, windowMs: 3_600_000 };

/** The mails that the product sends: words and look here, delivery in adapters/mail. */
export function createMailsService({ db, clock, mail }: Pick<Adapters, 'db' | 'clock' | 'mail'>) {
  const rateLimits = createRateLimits({ db, clock });

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
        fromName: name,
      });
    },
  };
}
