import { expect, test } from 'vitest';
import { hasOwnSignIn } from './own-sign-in.ts';

const signsIn = 'await base44.auth.loginViaEmailPassword(email, password);';

test.each([
  [{ 'pages/Login.jsx': signsIn }, true],
  [{ 'pages/login.tsx': '<Form />', 'components/Form.jsx': signsIn }, true],
  [{ 'App.jsx': `<Route path="/login" element={<Enter />} />`, 'pages/Enter.jsx': signsIn }, true],
  [{ 'App.jsx': `createBrowserRouter([{ path: 'login', element: <Enter /> }])`, 'pages/Enter.jsx': signsIn }, true],
  [{ 'pages/Login.jsx': 'base44.auth.redirectToLogin("/")' }, false],
  [{ 'pages/Account.jsx': signsIn }, false],
  [{ 'pages/Login.md': signsIn }, false],
])('[ROUTE-13] %j has a sign-in page of its own: %s', (files, has) => {
  expect(hasOwnSignIn(new Map(Object.entries(files)))).toBe(has);
});
