import { authCallsUnder, passwordlessCalls } from '@whittle/contract/app-people/calls';
import { errorCatalogue, type ErrorCode } from '@whittle/contract/errors';
import { expect, test } from 'vitest';
import { germanSignInTexts } from './sign-in.texts.de.ts';

const { changePassword: _, ...ofThePage } = { ...authCallsUnder('/api/apps'), ...passwordlessCalls };

test('[LANG-03] whatever the calls of the sign-in page are refused with has a German sentence', () => {
  const codes = new Set<ErrorCode>(['too-many-sign-ups', 'too-many-attempts', 'internal', 'unavailable']);
  for (const { errors } of Object.values(ofThePage)) for (const code of errors) codes.add(code);
  const missing = [...codes].filter((code) => !germanSignInTexts.refusals[code]);
  expect(missing).toEqual([]);
  expect(Object.keys(germanSignInTexts.refusals).filter((code) => !(code in errorCatalogue))).toEqual([]);
});
