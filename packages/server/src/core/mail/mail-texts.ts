import { oneLine } from '@whittle/domain/accounts/one-line';
import type { MailBrand, MailTemplate } from './mail-template.ts';

/** The words of one mail; html.ts and text.ts give them their two forms. */
export type MailContent = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  code?: string;
  action?: { label: string; link: string };
  /** What the reader may need to know below the action: how long it works, what to do when it was not them. */
  notes: string[];
};

const roleName = (role: string) => ({ admin: 'an admin', user: 'a user' })[role] ?? role;

/** Every sentence of every mail. Names of apps and people are cut to one line. */
export function mailContent(template: MailTemplate, brand: MailBrand): MailContent {
  const name = oneLine(brand.name, 80);
  switch (template.kind) {
    case 'sign-in-code':
      return {
        ...codeSubject(template.code, `is your code for ${name}`, `Sign in to ${name}`),
        heading: `Sign in to ${name}`,
        paragraphs: [
          template.code
            ? 'Enter this code where you are signing in, or use the button below:'
            : 'Use this button to sign in:',
        ],
        action: { label: 'Sign in', link: template.link },
        notes: [works(template), 'If you did not try to sign in, ignore this email. Nobody can sign in without it.'],
      };
    case 'verify-email':
      return {
        ...codeSubject(template.code, `is your confirmation code for ${name}`, `Confirm your email for ${name}`),
        heading: 'Confirm your email',
        paragraphs: [
          `This address was used to sign up for ${name}.`,
          ...(template.code ? ['Enter this code, or use the button below:'] : []),
        ],
        action: { label: 'Confirm email', link: template.link },
        notes: [works(template), 'If you did not sign up, ignore this email. The address will not be confirmed.'],
      };
    case 'reset-password':
      return {
        ...codeSubject(template.code, `is your password reset code for ${name}`, `Reset your password for ${name}`),
        heading: 'Choose a new password',
        paragraphs: [
          `Someone asked to reset the password for this address at ${name}.`,
          ...(template.code ? ['Enter this code, or use the button below:'] : []),
        ],
        action: { label: 'Choose a new password', link: template.link },
        notes: [works(template), 'If this was not you, ignore this email. Your password stays the same.'],
      };
    case 'change-email':
      return {
        ...codeSubject(
          template.code,
          `is your confirmation code for ${name}`,
          `Confirm your new email address for ${name}`,
        ),
        heading: 'Confirm your new email address',
        paragraphs: [
          `You asked to use this address to sign in to ${name}.`,
          ...(template.code ? ['Enter this code, or use the button below:'] : []),
        ],
        action: { label: 'Use this email', link: template.link },
        notes: [works(template), 'If you did not ask for this, ignore this email. Nothing will change.'],
      };
    case 'prove-address':
      return {
        ...codeSubject(template.code, `is your membership code for ${name}`, ''),
        heading: 'Use the membership that you bought',
        paragraphs: [
          `Someone who is signed in to ${name} says that they bought a membership with this address.`,
          'If it was you, enter this code there:',
        ],
        notes: [
          `The code works once, within ${template.minutes} minutes.`,
          'If this was not you, ignore this email. Your membership stays yours.',
        ],
      };
    case 'email-changed':
      return {
        subject: `Your email address for ${name} was changed`,
        preheader: `Sign in with ${template.newEmail} from now on.`,
        heading: 'Your email address was changed',
        paragraphs: [
          `You sign in to ${name} with ${template.newEmail} from now on. This address no longer works there.`,
        ],
        action: { label: `Open ${name}`, link: brand.homeUrl },
        notes: [`If this was not you, someone else has your password. Contact the people who run ${name} immediately.`],
      };
    case 'password-changed':
      return {
        subject: `Your password for ${name} was changed`,
        preheader: 'You were signed out on all other devices.',
        heading: 'Your password was changed',
        paragraphs: [`The password of your account at ${name} was changed. You were signed out on all other devices.`],
        action: { label: `Open ${name}`, link: brand.homeUrl },
        notes: ['If this was not you, reset your password now: open the sign-in page and choose "Forgot password".'],
      };
    case 'invitation': {
      const inviter = oneLine(template.inviterName, 80);
      return {
        subject: `${inviter} invited you to ${name}`,
        preheader: `Join ${name} as ${roleName(template.role)}.`,
        heading: `Join ${name}`,
        paragraphs: [`${inviter} invited you to use ${name} as ${roleName(template.role)}.`],
        action: { label: 'Accept invitation', link: template.link },
        notes: ['The invitation is for this address only. If you did not expect it, ignore this email.'],
      };
    }
    case 'collaborator-invitation': {
      const [inviter, appName] = [oneLine(template.inviterName, 80), oneLine(template.appName, 80)];
      return {
        subject: `${inviter} invited you to build ${appName}`,
        preheader: `Build ${appName} together, as ${template.role === 'editor' ? 'an editor' : 'a viewer'}.`,
        heading: `Build ${appName} together`,
        paragraphs: [
          `${inviter} invited you to ${template.role === 'editor' ? 'edit' : 'look at'} the app ${appName} in ${name}.`,
          'Sign in with this address, and the invitation is on your home page.',
        ],
        action: { label: `Open ${name}`, link: template.link },
        notes: ['The invitation is for this address only. If you did not expect it, ignore this email.'],
      };
    }
    case 'account-exists':
      return {
        subject: `You already have an account at ${name}`,
        preheader: 'Sign in instead of signing up.',
        heading: 'You already have an account',
        paragraphs: [`Someone tried to sign up for ${name} with this address, which already has an account.`],
        action: { label: 'Sign in', link: template.link },
        notes: ['If this was not you, ignore this email. Nothing was changed.'],
      };
    case 'planned-publish-failed': {
      const app = oneLine(template.appName, 80);
      return {
        subject: `${app} was not published as planned`,
        preheader: template.reason,
        heading: `${app} was not published as planned`,
        paragraphs: [
          `${app} was to be published on ${template.when}. That failed, and what was public before is public still.`,
          template.reason,
        ],
        action: { label: `Open ${app}`, link: template.link },
        notes: ['Publish it yourself, or plan it again, once this is put right.'],
      };
    }
    case 'error-spike': {
      const app = oneLine(template.appName, 80);
      return {
        subject: `${app} has many errors`,
        preheader: `${template.errors} errors in the last hour.`,
        heading: `${app} has many errors`,
        paragraphs: [
          `People who use ${app} met ${template.errors} errors in the last hour, far more than usual. It may have begun with the last publish.`,
        ],
        action: { label: 'Open analytics', link: template.link },
        notes: [
          `You asked for these emails in the analytics of ${app}, where you can switch them off. At most one a day is sent.`,
        ],
      };
    }
    case 'spend-limit': {
      const whose = {
        app: oneLine(template.appName ?? 'An app', 80),
        account: 'Your account',
        installation: 'This installation',
      }[template.scope];
      const isSpent = template.percent === 100;
      return {
        subject: isSpent ? `${whose} has spent its AI limit of this month` : `${whose} has nearly spent its AI limit`,
        preheader: isSpent ? 'Requests to models are refused now.' : 'More than 80 % is spent.',
        heading: isSpent ? 'A limit is spent' : 'A limit is nearly spent',
        paragraphs: [
          isSpent
            ? `${whose} has spent what it may spend on AI this month. Requests to models are refused until the next month or a higher limit. What was finished is kept.`
            : `${whose} has spent more than 80 % of what it may spend on AI this month. At 100 % requests to models are refused.`,
        ],
        action: { label: 'Open spending', link: template.link },
        notes: ['You get this email once at 80 % and once at 100 % of a limit in a month.'],
      };
    }
    case 'app-mail':
      return {
        subject: oneLine(template.subject, 200),
        preheader: oneLine(template.body, 120),
        heading: oneLine(template.subject, 200),
        paragraphs: template.body
          .replaceAll('\r\n', '\n')
          .split(/\n{2,}/)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
        notes: [`You receive this email because you use ${name}.`],
      };
  }
}

function codeSubject(code: string | undefined, withCode: string, without: string) {
  if (!code) return { subject: without, preheader: 'The link in this email works once.' };
  return { code, subject: `${code} ${withCode}`, preheader: `${code} ${withCode}.` };
}

const works = ({ code, minutes }: { code?: string; minutes: number }) =>
  `${code ? 'Code and link work' : 'The link works'} once, within ${minutes} minutes.`;
