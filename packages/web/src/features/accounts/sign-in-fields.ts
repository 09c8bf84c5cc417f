import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { z } from 'zod';
import { accountTexts as texts } from './accounts.texts.ts';
import type { SignInKind } from './session.requests.ts';
import { errorTexts } from '../../lib/errors.texts.ts';

export type SignInFields = { email: string; password: string };

/** A new account is held to the rules of AUTH-11 before it is sent; signing in only needs both fields filled. */
export function signInFormSchema(kind: SignInKind) {
  const fields = z.object({
    email: z.string().trim().min(1, texts.emailMissing),
    password: z.string().min(1, texts.passwordMissing).max(limits.passwordMaxChars),
  });
  if (kind === 'sign-in') return fields;
  return fields.superRefine(({ email, password }, context) => {
    const address = normaliseEmail(email);
    if (address === null) context.addIssue({ code: 'custom', path: ['email'], message: errorTexts['email-invalid'] });
    if (isWeakPassword(password, address ?? '')) {
      context.addIssue({ code: 'custom', path: ['password'], message: errorTexts['password-too-weak'] });
    }
  });
}

const fields: Record<string, keyof SignInFields> = {
  'email-in-use': 'email',
  'email-invalid': 'email',
  'password-too-weak': 'password',
};

/** The field below which the sentence of an error stands, or null when it is about neither or both. */
export function fieldOfError(code: string): keyof SignInFields | null {
  return fields[code] ?? null;
}
