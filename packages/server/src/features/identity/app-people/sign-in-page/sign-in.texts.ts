import type { ErrorCode } from '@whittle/contract/errors';
import { english, type Language } from '@whittle/domain/languages/languages';
import type { SignInProblem } from '../openid-sign-in.ts';
import { germanSignInTexts } from './sign-in.texts.de.ts';

/** Every word of an app's sign-in page. */
const en = {
  signIn: {
    title: (app: string) => `Sign in to ${app}`,
    submit: 'Sign in',
    forgot: 'Forgot password?',
    or: 'or',
    google: 'Google',
    code: 'Email me a code',
    ask: 'New here?',
    register: 'Create an account',
    closed: 'This app is for invited people.',
  },
  register: {
    title: (app: string) => `Create an account for ${app}`,
    submit: 'Create an account',
    hint: 'At least 8 characters.',
    ask: 'Already have an account?',
    signIn: 'Sign in',
    agree: 'By creating an account you accept the',
    terms: 'terms of service',
    and: 'and the',
    privacy: 'privacy policy',
    /** What closes the sentence after the links. */
    agreed: '',
  },
  codeRequest: {
    title: 'Sign in with an email code',
    about: 'We email you a six-digit code. You do not need a password.',
    submit: 'Send code',
  },
  code: {
    title: 'Enter the code',
    about: 'If this address has access, we sent a code to',
    submit: 'Sign in',
    again: 'Send a new code',
    sent: 'Verification code sent to your email',
  },
  verify: {
    title: 'Confirm your email',
    about: 'Enter the code we sent to',
    submit: 'Confirm email',
  },
  forgot: {
    title: 'Reset your password',
    about: 'We email you a link to choose a new password.',
    submit: 'Send link',
  },
  forgotSent: {
    title: 'Check your email',
    about: 'If this address has an account, we sent a link to',
  },
  reset: {
    title: 'Choose a new password',
    label: 'New password',
    submit: 'Set password',
    done: 'Your password has been set. Sign in with it.',
  },
  link: {
    title: (app: string) => `Sign in to ${app}`,
    about: 'You opened the link from your email. Click to sign in.',
    submit: 'Sign in',
  },
  verifyLink: {
    title: 'Confirm your email',
    about: 'You opened the link from your email. Click to confirm your address.',
    submit: 'Confirm email',
  },
  invitation: {
    title: (app: string) => `Join ${app}`,
    about: (inviter: string, role: string) =>
      `${inviter} invited you as ${{ admin: 'an admin', user: 'a user' }[role] ?? role}. You will sign in with`,
    name: 'Your name',
    submit: 'Accept invitation',
    optional: 'Without a password you sign in with an email code.',
    gone: 'This invitation is no longer valid. Ask for a new one.',
  },
  email: 'Email',
  password: 'Password',
  codeLabel: 'Six-digit code',
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  back: 'Back to sign-in',
  noEmail: 'Enter your email address.',
  noPassword: 'Enter your password.',
  noCode: 'Enter the six-digit code.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  owner: 'Is this your app? Sign in with Whittle',
  noScript: 'Signing in needs JavaScript.',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  support: 'Support',
  problems: {
    'no-provider': 'This sign-in method is not available here. Use another one.',
    denied: 'Signing in with Google was cancelled.',
    provider: 'Google could not sign you in. Try again, or use another way.',
    unverified: 'Google has not verified your email address. Use another way to sign in.',
    'not-invited': 'Sign-up is closed for this app. Ask its owner for an invitation.',
    disabled: 'User is disabled, contact us for more info',
    'too-many': 'Too many accounts were created from your network recently. Try again later.',
    'not-owner': 'The Whittle account you are signed in with does not own this app.',
  } satisfies Record<SignInProblem | 'not-owner', string>,
  /** Instead of the server's own sentences, which are English. */
  refusals: {} as Partial<Record<ErrorCode, string>>,
};
export type SignInTexts = typeof en;

/** In the language of who looks at the page; English where nobody translated it. */
export const signInTexts = ({ tag }: Language): { lang: string; texts: SignInTexts } =>
  tag === 'de' ? { lang: 'de', texts: germanSignInTexts } : { lang: english.tag, texts: en };
