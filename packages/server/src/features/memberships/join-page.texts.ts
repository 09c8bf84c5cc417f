/** Every word of the page where people of an app become members. */
export const joinTexts = {
  title: (app: string) => `Become a member of ${app}`,
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  buy: 'Get access',
  noOffer: 'Memberships are not for sale at the moment. Ask the people who run this app.',
  newTab: 'Opens the shop in a new tab. Pay with the address above, and you are in.',
  check: 'I have paid: check again',
  checking: 'Checking...',
  notYet: (email: string) =>
    `No membership was found for ${email} yet. A payment can take a minute. Was it another address?`,
  unconfirmed: (email: string) =>
    `What was paid with ${email} counts once you show that the address is yours. We email you a code.`,
  other: 'I paid with another address',
  otherAbout: 'We email a code to the address that you paid with.',
  email: 'Email',
  noEmail: 'Enter the address that you paid with.',
  send: 'Send code',
  sent: 'If a membership was bought with this address, the code is on its way to it.',
  code: 'Six-digit code',
  noCode: 'Enter the code from the email.',
  confirm: 'Use this membership',
  over: 'This address is yours now, but no membership that was bought with it is running.',
  back: 'Back',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  noScript: 'Switch JavaScript on to continue.',
};
