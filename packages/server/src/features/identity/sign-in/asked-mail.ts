import type { ErrorCode } from '@whittle/contract/errors';
import { failedAs } from '../../../http/app-error.ts';
import type { CodeMails } from './code-mails.ts';
import type { KnownPlaces } from './limits/known-places.ts';
import type { Member, Origin, Pool, SharedMailKind } from './pool.ts';
import { typedEmail } from './typed-email.ts';
import { inUniformTime } from './uniform-time.ts';

export type Asked = { email: string; continueUrl?: string | null | undefined };
type Terms = {
  /** Who gets the mail; null is somebody the pool does not know. */
  mayHave(member: Member | null, email: string): boolean | Promise<boolean>;
  failure: ErrorCode;
};

export type AskedMail = ReturnType<typeof createAskedMail>;

/**
 * A mail with a code or link for whoever asks with an address. Answers, and the time they take, are alike whether anything
 * is sent. Throws `email-address-invalid`, `too-many-attempts`, `failure`.
 */
export const createAskedMail =
  ({ mails, places }: { mails: CodeMails; places: KnownPlaces }) =>
  async (pool: Pool, kind: SharedMailKind, asked: Asked, from: Origin, { mayHave, failure }: Terms): Promise<void> => {
    const email = typedEmail(asked.email, 'email-address-invalid');
    const member = await pool.people.byEmail(email);
    await mails.countAsked(pool, kind, email, from, places.of(member, from));
    await inUniformTime(async () => {
      if (await mayHave(member, email)) await mails.send(pool, kind, { email, continueUrl: asked.continueUrl });
    }).catch(failedAs(failure));
  };
