import type { AppSignInResponse, AppUser, RegisterResponse } from '@whittle/contract/app-users';
import { addUserCalls } from './entities.ts';
import { ApiError } from './api-error.ts';
import { call } from './request.ts';
import { currentSession } from './session.ts';

let asking: Promise<AppUser> | null = null;

/** The signed-in person. Rejects with status 401 for a stranger. Calls at the same time share one request. */
function me(): Promise<AppUser> {
  asking ??= call<AppUser>('GET', '/entities/User/me', { isQuietAboutSignIn: true }).finally(() => {
    asking = null;
  });
  return asking;
}

const updateMe = (data: Record<string, unknown>) => call<AppUser>('PUT', '/entities/User/me', { body: data });

async function isAuthenticated(): Promise<boolean> {
  try {
    await me();
    return true;
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return false;
    throw error;
  }
}

/** Signs in with what a call answered; its token counts from now on. */
async function enter(path: string, body: Record<string, unknown>): Promise<AppSignInResponse> {
  const answer = await post<AppSignInResponse>(path, body);
  setToken(answer.access_token);
  return answer;
}

const post = <T>(path: string, body: Record<string, unknown>) =>
  call<T>('POST', path, { body, isQuietAboutSignIn: true });

const loginViaEmailPassword = (email: string, password: string) => enter('/auth/login', { email, password });

/** Opens an account. Where the e-mail must be confirmed first the answer has no token: `verifyOtp` comes next. */
async function register(person: Record<string, unknown>): Promise<RegisterResponse> {
  const answer = await post<RegisterResponse>('/auth/register', person);
  if (answer.access_token) setToken(answer.access_token);
  return answer;
}

const verifyOtp = ({ email, otpCode }: { email: string; otpCode: string }) =>
  enter('/auth/verify-otp', { email, otp_code: otpCode });
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

function setToken(token: string): void {
  currentSession().token = token;
  currentSession().saveToken(token);
}

/** Leads to the app's sign-in page and back to `next`, which is this page unless it is named. */
const redirectToLogin = (next?: string) => currentSession().onSignInNeeded(typeof next === 'string' ? next : undefined);
/** Ends the sign-in on the server as well. */
const logout = (next?: string) => currentSession().onSignOut(typeof next === 'string' ? next : '/');

export const auth = {
  me,
  updateMe,
  isAuthenticated,
  loginViaEmailPassword,
  register,
  verifyOtp,
  resendOtp,
  resetPasswordRequest,
  resetPassword,
  changePassword,
  inviteUser,
  setToken,
  login: redirectToLogin,
  redirectToLogin,
  logout,
};

addUserCalls(() => ({
  me,
  updateMe,
  updateMyUserData: updateMe,
  login: redirectToLogin,
  loginWithRedirect: redirectToLogin,
  logout,
  isAuthenticated,
}));
