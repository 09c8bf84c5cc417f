import type { AccessMode } from '@whittle/contract/people';
import { defineTexts } from '../../lib/texts.ts';

/** Who may open, join and embed an app. Rules: SIGN-01 to SIGN-04. */
export const appAccessTexts = defineTexts('appAccessTexts', {
  draft: 'Publish the app first: people join it at its published address.',
  accessTitle: 'Who can open the app',
  accessMenu: 'Who can open it...',
  accessButton: (mode: string) => `Access: ${mode}`,
  accessAbout: 'Takes effect immediately in the published app.',
  modes: {
    public_without_login: {
      name: 'Anyone with the link',
      sentence: 'Nobody has to sign in to open the app. Data has its own permissions.',
    },
    public_with_login: {
      name: 'People who sign in',
      sentence: 'Visitors have to sign in or create an account first.',
    },
    private_with_login: {
      name: 'Only people I invite',
      sentence: 'Only people invited by you or an admin can sign in.',
    },
  } satisfies Record<AccessMode, { name: string; sentence: string }>,
  automatic: 'Set automatically from the permissions of the app’s data.',
  signup: 'User Signup',
  signupToggle: 'Enable user signup/signin',
  signupOff: 'New people can join only by invitation.',
  signupByInvitation: 'Sign-up is off while the app is for invited people only.',
  termsLink: 'Terms of service link',
  privacyLink: 'Privacy policy link',
  supportEmail: 'Support email',
  embedTitle: 'Who can embed this app',
  embedders: { nobody: 'Nobody', sites: 'These sites', everyone: 'Everyone' },
  embedSites: 'Sites that can embed this app',
  embedSitesHint: 'One per line, such as https://www.example.com or https://*.example.com',
  embedSiteMissing: 'Enter at least one address.',
  embedTooMany: (count: number) => `Enter ${count} addresses at most.`,
  embedSiteWrong: (address: string) => `“${address}” is not a valid address, such as https://www.example.com.`,
  embedSignIn:
    'The sign-in page cannot be embedded. Pages that require signing in have to be opened in their own window.',
});
