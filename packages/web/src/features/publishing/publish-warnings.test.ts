import { expect, test } from 'vitest';
import { publishWarnings } from './publish-warnings.ts';

const file = (path: string, value: object) => ({ path, content: JSON.stringify(value) });
const entity = (read: string) =>
  file('entities/Note.json', {
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read, write: 'creator' } },
  });
const access = {
  ...{ accessMode: null, effectiveMode: 'public_without_login' as const, isSignupEnabled: true },
  ...{ termsOfServiceLink: '', privacyPolicyLink: '', supportEmail: '', allowedOrigins: [], embedders: [] },
  publishedUrl: null,
};
const usual = {
  app: { slug: 'bike-desk', publishedVersionId: null },
  files: [entity('anonymous')],
  access,
  opened: { accessMode: 'public_without_login' as const, isSignupEnabled: true },
  isForMembers: false,
  ...{ name: 'Bike desk', description: 'Repairs', slug: 'bike-desk' },
};
const of = (change: object) => publishWarnings({ ...usual, ...change });

test('[PUB-26] an app that is as its owner says has nothing to warn of', () => {
  expect(of({})).toEqual([]);
  expect(of({ slug: 'bike-desk-2', app: { slug: 'bike-desk-2', publishedVersionId: null } })).toEqual([]);
});

test('[PUB-26] each warning carries what one click makes of it', () => {
  const signsIn = { accessMode: 'public_with_login' as const, isSignupEnabled: false };
  expect(of({ opened: signsIn })).toEqual([{ kind: 'sign-up-off', access: { ...signsIn, isSignupEnabled: true } }]);
  expect(of({ files: [entity('creator')] })).toEqual([
    { kind: 'visitors-see-nothing', access: { accessMode: 'public_with_login', isSignupEnabled: true } },
  ]);
  const welcome = file('whittle.json', { texts: { welcomeMessage: ' Book a repair. ' } });
  expect(of({ description: ' ', files: [welcome] })).toEqual([
    { kind: 'no-description', description: 'Book a repair.' },
  ]);
  expect(of({ description: '', files: [] })).toEqual([]);
  expect(of({ name: 'Bike shop' })).toEqual([{ kind: 'address-of-another-name', slug: 'bike-shop' }]);
  const isPublic = { slug: 'bike-desk', publishedVersionId: 'v1' };
  expect(of({ name: 'Bike shop', app: isPublic })).toEqual([]);
});

test('[PUB-26] people who sign up are told what they agree to', () => {
  const opened = { accessMode: 'public_with_login' as const, isSignupEnabled: true };
  expect(of({ opened })).toEqual([{ kind: 'no-legal-links' }]);
  expect(of({ opened, access: { ...access, privacyPolicyLink: 'https://example.com' } })).toEqual([]);
  expect(of({ isForMembers: true })).toEqual([{ kind: 'no-legal-links' }]);
  expect(of({ opened: { ...opened, accessMode: 'private_with_login' } })).toEqual([]);
});
