import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** The words of the Users panel. Rules: AUTH-17, SIGN-01 to SIGN-04, USER-04, USER-05. */
export const usersTexts = defineTexts('usersTexts', {
  title: 'Users',
  search: 'Search people',
  invite: 'Invite...',
  loadFailed: 'The people of this app could not be loaded. Nothing was changed.',
  retry: 'Try again',
  loading: 'Loading...',
  empty: 'Only you so far',
  emptyHint: 'People join at the published address or by invitation.',
  noMatch: (search: string) => `No people match “${search}”.`,
  more: 'Show more',
  role: (name: string) => `Role of ${name}`,
  roles: { admin: 'Admin', user: 'User' },
  /** Any other role is a word of the app's. */
  roleName: (role: string) => (role === 'admin' ? 'Admin' : role === 'user' ? 'User' : role),
  owner: 'Owner',
  disabled: 'Disabled',
  unverified: 'Email not confirmed',
  /** USER-19 */
  unverifiedAbout:
    'Some people have not confirmed their email address, so anybody could have typed it. They do not see what others entered about that address, and get no role that was offered to it. If you know that it is theirs, choose “Confirm email” in their menu.',
  vouch: 'Confirm email',
  vouchedToast: (name: string) => `${name} now sees what is about their email address.`,
  neverSeen: 'Never signed in',
  lastSeen: (when: string) => `Last seen ${when}`,
  actions: (name: string) => `Actions for ${name}`,
  disable: 'Disable',
  enable: 'Enable',
  remove: 'Remove...',
  disabledToast: (name: string) => `${name} is signed out everywhere and cannot sign in.`,
  enabledToast: (name: string) => `${name} can sign in again.`,
  roleToast: (name: string, role: string) =>
    `${name} is now ${role === 'admin' ? 'an admin' : role === 'user' ? 'a user' : role}.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeGoes: 'They are signed out everywhere and lose access to the app. What they wrote stays, without their name.',
  removeConfirm: 'Remove from app',
  keep: 'Keep',
  removed: (name: string) => `${name} was removed.`,
  exportData: 'Export their data',
  exported: (name: string) => `The data of ${name} was downloaded.`,
  /** USER-16 */
  erase: 'Erase...',
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseGoes:
    'Their account, their records, files, tool runs and the mails to them are deleted, with everything that the history keeps of them. This cannot be undone.',
  eraseEmail: (email: string) => `Type ${email} to confirm`,
  eraseConfirm: 'Erase',
  erasedTitle: (name: string) => `${name} was erased`,
  erasedCounts: {
    records: 'Records',
    files: 'Files',
    toolRuns: 'Tool runs',
    conversations: 'Conversations with the assistant',
    mails: 'Emails',
    signIns: 'Sign-ins',
  },
  mentions: (count: number) =>
    count === 0
      ? 'No record of anybody else names their email address.'
      : `${counted(count, 'record', 'records')} of others still name their email address. Look through them in the database.`,
  keptTitle: 'What stays, and why',
  kept: {
    'audit-log':
      'Lines of the security log: who signed in and who was removed must be provable. Only the platform admin reads it.',
    purchases: 'Purchases, which belong to the books of the seller and the payment provider.',
    backups: 'Copies in backups made before, until those are deleted.',
  },
  done: 'Done',
  pending: 'Invited',
  expired: 'Invitation expired',
  invitedBy: (name: string, when: string) => `Invited by ${name}, ${when}`,
  resend: 'Resend',
  resent: (email: string) => `A new invitation was sent to ${email}.`,
  revoke: 'Revoke',
  revoked: (email: string) => `The invitation for ${email} was revoked.`,
  inviteTitle: 'Invite someone',
  /** With a mail server, and without one. */
  inviteAbout: {
    smtp: 'They get an email with a link that works for 7 days.',
    outbox:
      'No mail server is set up, so no email is sent. You get a link that works for 7 days, to pass on to them yourself.',
  },
  passOn: (email: string) =>
    `Nothing was mailed. Pass this link on to ${email}: it works once, for 7 days. Whoever opens it joins with this address, and it is not shown again.`,
  invitationLink: 'Invitation link',
  newLink: 'New link',
  email: 'Email',
  roleLabel: 'Role',
  roleHints: {
    user: 'Uses the app with the permissions of a user.',
    admin: 'Reads and changes what the app reserves for admins, and invites users.',
  },
  ownRoleHint: 'Uses the app with what its rules say of this role.',
  send: 'Send invitation',
  makeLink: 'Create link',
  cancel: 'Cancel',
  save: 'Save',
  sent: (email: string) => `An invitation was sent to ${email}.`,
  copyLink: 'Copy sign-in link',
  copied: 'Sign-in link copied',
  saved: 'Saved.',
});
