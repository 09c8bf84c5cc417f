import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { z } from 'zod';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { parseInput } from '../../http/validation.ts';
import { htmlToText, looksLikeHtml } from '../../core/mail/html-to-text.ts';
import { isPersonOfApp } from '../../core/mail/mail-recipients.store.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';

type Deps = Pick<Adapters, 'db' | 'config'> & {
  mails: MailsService;
  findApp(appId: string): Promise<{ name: string; accentColor: string | null } | null>;
};

const inputSchema = z.object({
  to: z.string().max(limits.emailMaxChars),
  subject: z.string().trim().min(1).max(limits.mailSubjectMaxChars),
  body: z.string().trim().min(1).max(limits.mailBodyMaxChars),
  from_name: z.string().trim().max(80).nullish(),
});

/** Within the app uploads have addresses without a host. */
const uploadAddress = /(^|[\s("'<])(\/files\/)/g;

export type SendEmail = (caller: AppCaller, input: unknown) => Promise<{ status: 'success' }>;

/**
 * Lets an app write to its own people, in the name of a person who is signed in there (INTEG-06). It reaches nobody
 * else, so that an app that anybody can make is no way to send strangers mail.
 * Throws `not-signed-in`, `invalid-input`, `mail-recipient-unknown`, `mail-limit-reached`.
 */
export function createSendEmail({ db, config, mails, findApp }: Deps): SendEmail {
  return async ({ app, person }, input) => {
    if (!person) throw new AppError('not-signed-in');
    const { to, subject, body, from_name: fromName } = parseInput(inputSchema, input);
    const email = normaliseEmail(to);
    if (!email || !(await isPersonOfApp(db, app.id, email))) throw new AppError('mail-recipient-unknown');
    const found = await findApp(app.id);
    if (!found) throw new AppError('app-not-found');
    const homeUrl = publishedOrigin(config, app);
    const whole = body.replace(uploadAddress, `$1${homeUrl}$2`);
    const text = looksLikeHtml(whole) ? await htmlToText(whole) : whole;
    await mails.send(
      email,
      { kind: 'app-mail', subject, body: text, fromName: fromName || null },
      {
        appId: app.id,
        name: found.name,
        accentColor: found.accentColor,
        homeUrl,
      },
    );
    return { status: 'success' };
  };
}
