import { normaliseEmail } from '@whittle/domain/accounts/email';
import { AppError } from '../../../http/app-error.ts';

/** The address that somebody typed. Calls with a password refuse with one sentence, calls that send a mail with another (AUTH-11). */
export function typedEmail(typed: string, refusal: 'email-invalid' | 'email-address-invalid'): string {
  const email = normaliseEmail(typed);
  if (!email) throw new AppError(refusal);
  return email;
}
