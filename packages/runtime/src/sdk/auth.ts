import type { AppSignInResponse, AppUser, RegisterResponse } from '@whittle/contract/app-users';
import { errorOf } from './api-error.ts';
import { addUserCalls, entityClient } from './entities.ts';
import { withData } from './person-data.ts';
import { call } from './request.ts';
import { currentSession } from './session.ts';
import { removeToken } from './token-storage.ts';
import { say } from '../kit/lib/page-words.ts';

let asking: Promise<AppUser> | null = null;

/**
 * The signed-in person. Rejects with status 401 for a stranger, without a call: most apps ask on every page, and a browser
 * shows each refused call as an error. Calls at the same time share one request.
 */
function me(): Promise<AppUser> {
  if (currentSession().token === null) return Promise.reject(errorOf(401, { message: say('Sign in to continue.') }));
  asking ??= call<AppUser>('GET', '/entities/User/me', { isQuietAboutSignIn: true })
    .then(withData)
    .finally(() => {
      asking = null;
    });
  return asking;
}

const updateMe = async (data: Record<string, unknown>) =>
  withData(await call<AppUser>('PUT', '/entities/User/me', { body: data }));

/** Whether somebody is signed in; a stranger costs no call. */
const isAuthenticated = async (): Promise<boolean> =>
  currentSession().token !== null &&
  me().then(
    () => true,
    () => false,
  );

/** Signs in with what a call answered; its token counts from now on. */
async function enter(path: string, body: Record<string, unknown>): Promise<AppSignInResponse> {
  const answer = await post<AppSignInResponse>(path, body);
  if (answer.access_token) setToken(answer.access_token);
  return answer;
}

const post = <T>(path: string, body: Record<string, unknown>) =>
  call<T>('POST', path, { body, isQuietAboutSignIn: true });

const loginViaEmailPassword = (email: string, password: string, turnstileToken?: string) =>
  enter('/auth/login', { email, password, ...(turnstileToken && { turnstile_token: turnstileToken }) });

/** Who registered in this page and was in at once. */
let joined: { email: string; answer: RegisterResponse } | null = null;

/** Opens an account. Where the email must be confirmed first the answer has no token: `verifyOtp` comes next. */
async function register(person: Record<string, unknown>): Promise<RegisterResponse> {
  const answer = await post<RegisterResponse>('/auth/register', person);
  joined = answer.access_token ? { email: plain(person['email']), answer } : null;
  if (answer.access_token) setToken(answer.access_token);
  return answer;
}

/**
 * Confirms an address. Exports' own pages ask for the code after every registration, also where no mail goes out and who
 * registered is in already: they go on then, and their address stays unconfirmed.
 */
async function verifyOtp({
  email,
  otpCode,
}: {
  email: string;
  otpCode: string;
}): Promise<Partial<AppSignInResponse> & { success?: boolean }> {
  try {
    return await enter('/auth/verify-otp', { email, otp_code: otpCode });
  } catch (error) {
    const { token } = currentSession();
    if (token === null || joined === null || joined.email !== plain(email)) throw error;
    return { success: true, ...joined.answer, access_token: token };
  }
}

const plain = (email: unknown) => String(email).trim().toLowerCase();
const resendOtp = (email: string) => post<unknown>('/auth/resend-otp', { email });
const resetPasswordRequest = (email: string) => post<unknown>('/auth/reset-password-request', { email });
const resetPassword = ({ resetToken, newPassword }: { resetToken: string; newPassword: string }) =>
  post<unknown>('/auth/reset-password', { reset_token: resetToken, new_password: newPassword });

type PasswordChange = { userId: string; currentPassword: string; newPassword: string };
const changePassword = ({ userId, currentPassword, newPassword }: PasswordChange) =>
  post<unknown>('/auth/change-password', {
    user_id: userId,
    current_password: currentPassword,
    new_password: newPassword,
  });

const inviteUser = (email: string, role = 'user') =>
  call<unknown>('POST', '/users/invite-user', { body: { user_email: email, role } });

function setToken(token: string, isSaved = true): void {
  if (!token) return;
  asking = null;
  currentSession().token = token;
  if (isSaved) currentSession().saveToken(token);
}

/** Leads to the app's sign-in page and back to `next`, which is this page unless it is named. */
const redirectToLogin = (next?: unknown) => currentSession().onSignInNeeded(ownPath(next));

/** Ends the sign-in on the server as well, and leads to `next`, which is this page unless it is named. */
function logout(next?: unknown): void {
  asking = null;
  // First: an exported app ends the session on its server with the token that is forgotten next.
  currentSession().onSignOut(ownPath(next) ?? window.location.pathname + window.location.search);
  currentSession().token = null;
  removeToken();
}

/** Leads to a provider's sign-in and back to `from`. */
function loginWithProvider(provider: string, from = '/'): void {
  const { appId } = currentSession();
  const query = new URLSearchParams({ app_id: appId, from_url: new URL(from, window.location.origin).toString() });
  const path =
    provider === 'sso' ? `/apps/${appId}/auth/sso` : `/apps/auth${provider === 'google' ? '' : `/${provider}`}`;
  window.location.assign(`/api${path}/login?${query.toString()}`);
}

/** An address of the app itself without its host; undefined for what is no text. */
function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next === '') return undefined;
  const url = URL.parse(next, window.location.href);
  return url?.origin === window.location.origin ? url.pathname + url.search + url.hash : next;
}

const userCalls = {
  me,
  updateMe,
  updateMyUserData: updateMe,
  login: redirectToLogin,
  loginWithRedirect: redirectToLogin,
  logout,
  isAuthenticated,
};
addUserCalls(() => userCalls);

const people = entityClient('User');

/** Older projects call this object `User`, so it also reads the app's people. */
export const auth = {
  ...userCalls,
  list: people.list,
  filter: people.filter,
  get: people.get,
  create: people.create,
  update: people.update,
  delete: people.delete,
  hasToken: () => currentSession().token !== null,
  loginViaEmailPassword,
  loginWithProvider,
  register,
  verifyOtp,
  resendOtp,
  resetPasswordRequest,
  resetPassword,
  changePassword,
  inviteUser,
  setToken,
  redirectToLogin,
  redirectToSignup: redirectToLogin,
};
