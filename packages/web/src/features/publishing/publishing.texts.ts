import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const publishingTexts = defineTexts('publishingTexts', {
  publish: 'Publish',
  title: (name: string) => `Publish ${name}`,
  goesOn:
    'Publishing is under way. You can close this window: publishing continues, and the latest version is live once it has succeeded.',
  draft: 'Only you can see this app until you publish it.',
  upToDate: (when: string) => `Published ${when}. The live app is up to date.`,
  behind: (when: string) => `Published ${when}. Later changes are not public yet.`,
  address: 'Address',
  newAddress: 'New address',
  addressHint: (url: string) => `The app will be at ${url}`,
  addressChanges: 'The old address stops working when you publish.',
  name: 'Name',
  nameMissing: 'Enter a name.',
  description: 'Description',
  descriptionHint: 'Shown by search engines and in link previews.',
  seoTitle: 'Title in search results',
  seoTitleHint: 'Also shown in browser tabs and link previews. Without one it is the name.',
  /** PUB-11 */
  icon: {
    title: 'Icon',
    alt: 'Icon of the app',
    initial: 'In tabs and on home screens: the initial of the name, in the app’s main colour.',
    own: 'In tabs and on home screens. Without it the app shows its initial.',
  },
  /** PUB-24 */
  look: {
    title: 'In search results and link previews',
    noDescription: 'No description yet',
    card: (name: string) => `Preview picture of links to ${name}`,
    cardFailed: 'The preview picture could not be drawn.',
  },
  access: 'Who can do what',
  done: 'Done',
  noEntities: 'This app stores nothing',
  openAbout: 'Takes effect when you publish.',
  /** PUB-20 */
  whoFor: 'Who is this app for?',
  whoForAbout: 'Nothing in the app decides this yet. You can change it at any time.',
  whoForMissing: 'Choose who the app is for.',
  /** PUB-21 */
  samples: {
    title: (count: number) => counted(count, 'sample record', 'sample records'),
    about: 'They were made up so that the app shows something. The published app does not show samples.',
    choices: {
      hide: { name: 'Leave them out', sentence: 'The published app starts without them. You still see them here.' },
      keep: {
        name: 'Keep them as real content',
        sentence: 'They become ordinary records, visible to everyone who has permission.',
      },
    },
  },
  /** TEAM-02 */
  ownersAlone: 'Only the owner of this app publishes it, and decides who can open it and where it is.',
  ownersDraft: 'This app is not published yet.',
  openFailed: 'Who can open the app could not be loaded. Publishing does not change it.',
  accessUnread: (file: string) => `${file} is not valid, so nobody can access its records.`,
  accessFailed: 'The entities could not be loaded, so their permissions are not shown.',
  slugs: {
    'not-a-label': 'Use lower-case letters, digits and single hyphens, such as bike-desk.',
    'too-long': (limit: number) => `The address can have at most ${limit} characters.`,
    reserved: 'This address is reserved. Choose another one.',
  },
  unusedBroken: (count: number) =>
    count === 1
      ? 'Published. One file has a problem; only what needs it is missing.'
      : `Published. ${count} files have problems; only what needs them is missing.`,
  /** PUB-22, PUB-23 */
  earlier: {
    title: 'Published versions',
    about: 'Your records stay as they are, whichever version is public.',
    loadFailed: 'The published versions could not be loaded.',
    retry: 'Try again',
    isPublic: 'Public now',
    madeByHand: 'Changed by hand',
    rollBack: 'Roll back',
    rollBackTo: (when: string) => `Roll back to the version published ${when}`,
    rollBackTitle: 'Roll back the published app?',
    rollBackAbout: (when: string) =>
      `Visitors see the version published ${when} again, with its name and description from then. Your current work is kept, and you can publish it at any time.`,
    rolledBack: 'Rolled back',
    rollBackFailed: 'The app was not rolled back',
    cancel: 'Cancel',
  },
  /** PUB-26 */
  changes: {
    title: 'Changed since the last publish',
    none: 'No file changed.',
    loadFailed: 'The changes could not be loaded.',
    added: (what: string) => `Added: ${what}`,
    changed: (what: string) => `Changed: ${what}`,
    removed: (what: string) => `Removed: ${what}`,
  },
  /** PUB-26 */
  warnings: {
    title: 'Before you publish',
    says: {
      'sign-up-off': 'People have to sign in, but sign-up is off: only people you invited get in.',
      'visitors-see-nothing': 'Visitors who are not signed in see none of the app’s data.',
      'no-description': 'Search results and link previews have no description.',
      'address-of-another-name': 'The address does not match the name.',
      'no-legal-links': 'People sign up without terms of service or a privacy policy.',
    },
    fixes: {
      'sign-up-off': 'Turn on sign-up',
      'visitors-see-nothing': 'Ask people to sign in',
      'no-legal-links': 'Add links',
    },
    useDescription: (text: string) => `Use “${text}”`,
    useAddress: (slug: string) => `Use ${slug}`,
    waiting: 'The assistant asked for broader access. Until you allow it, the permissions below apply.',
  },
  members: {
    name: 'Members',
    sentence: 'Only people with an active membership can open the app. Takes effect immediately.',
    notReady: 'Connect a product under paid memberships in the app settings first.',
    setUp: 'Set up memberships',
  },
  /** PUB-25 */
  schedule: {
    title: 'When',
    choices: { now: 'Publish now', later: 'Publish later' },
    time: 'Publish at',
    timeMissing: 'Choose a time.',
    zone: (zone: string) => `Time zone: ${zone}`,
    at: (when: string) => `The current version is published on ${when}. Later changes wait for the next publish.`,
    button: 'Schedule',
    scheduled: 'Publish scheduled',
    planned: (when: string) => `Will be published on ${when}.`,
    isBehind: 'You have changed the app since. Those changes are not included.',
    publishingEnds: 'Publishing or unpublishing before then cancels it.',
    failed: (when: string) => `The publish planned for ${when} failed.`,
    cancel: 'Cancel the scheduled publish',
    dismiss: 'Dismiss',
    cancelled: 'Scheduled publish cancelled',
    cancelFailed: 'The scheduled publish could not be cancelled.',
  },
  /** PUB-28 */
  failure: {
    failed: (when: string) => `The last publish (${when}) failed.`,
    dismiss: 'Dismiss',
    dismissFailed: 'This could not be dismissed.',
  },
  unpublish: 'Unpublish...',
  unpublishTitle: 'Unpublish the app?',
  unpublishAbout:
    'After that only you can open it. Its users, records and address are kept, and you can publish it again at any time.',
  unpublishConfirm: 'Unpublish',
  unpublished: 'The app is no longer public',
  unpublishFailed: 'The app is still public',
  linkEmpty: 'You will find your link here...',
  linkCopied: 'Link copied!',
  copyFailed: 'The link could not be copied. Select it and copy it manually.',
  visit: 'Visit',
  link: 'Link to the published app',
});
