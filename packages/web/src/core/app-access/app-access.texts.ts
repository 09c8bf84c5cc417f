import type { AccessMode } from '@whittle/contract/people';
import { defineTexts } from '../../lib/texts.ts';

/** Who may open, join and embed an app. Rules: SIGN-01 to SIGN-04. */
export const appAccessTexts = defineTexts('appAccessTexts', {
  draft: 'Publish the app first: people join it at its published address.',
  accessTitle: 'Who can open the app',
  accessMenu: 'Who can open it...',
  accessButton: (mode: string) => `Access: ${mode}`,
  accessAbout: 'Takes effect at once in the published app.',
  modes: {
    public_without_login: {
      name: 'Everyone',
      sentence: 'Anybody with the address sees the app. Data keeps its own rules.',
    },
    public_with_login: {
      name: 'Everyone who signs in',
      sentence: 'Visitors sign in or create an account before they see anything.',
    },
    private_with_login: { name: 'Invited people', sentence: 'Only people whom you or an admin invited can sign in.' },
  } satisfies Record<AccessMode, { name: string; sentence: string }>,
  automatic: 'Nobody chose yet: this follows from the access of the app’s data.',
  signup: 'User Signup',
  signupToggle: 'Enable user signup/signin',
  signupOff: 'Nobody new joins by themselves; invitations still work.',
  signupByInvitation: 'Nobody joins by themselves while the app is for invited people only.',
  termsLink: 'Terms of service link',
  privacyLink: 'Privacy policy link',
  supportEmail: 'Support email',
  embedTitle: 'Who may embed this app',
  embedders: { nobody: 'Nobody', sites: 'These sites', everyone: 'Everyone' },
  embedSites: 'Sites that may embed this app',
  embedSitesHint: 'One on each line, such as https://www.example.com or https://*.example.com',
  embedSiteMissing: 'Enter at least one address.',
  embedTooMany: (count: number) => `Enter ${count} addresses at most.`,
  embedSiteWrong: (address: string) => `“${address}” is not an address with https, such as https://www.example.com.`,
  embedSignIn: 'The sign-in page opens in no frame: what needs a sign-in has to be opened in a window of its own.',
});
