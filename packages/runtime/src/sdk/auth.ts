import type { AppSignInResponse, AppUser } from '@whittle/contract/app-users';
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

async function loginViaEmailPassword(email: string, password: string): Promise<AppSignInResponse> {
  const answer = await call<AppSignInResponse>('POST', '/auth/login', {
    body: { email, password },
    isQuietAboutSignIn: true,
  });
  setToken(answer.access_token);
  return answer;
}

const register = (person: Record<string, unknown>) =>
  call<unknown>('POST', '/auth/register', { body: person, isQuietAboutSignIn: true });

function setToken(token: string): void {
  currentSession().token = token;
  currentSession().saveToken(token);
}

const login = () => currentSession().onSignInNeeded();
const logout = (next?: string) => currentSession().onSignOut(typeof next === 'string' ? next : '/');

export const auth = {
  me,
  updateMe,
  isAuthenticated,
  loginViaEmailPassword,
  register,
  setToken,
  login,
  redirectToLogin: login,
  logout,
};

addUserCalls(() => ({
  me,
  updateMe,
  updateMyUserData: updateMe,
  login,
  loginWithRedirect: login,
  logout,
  isAuthenticated,
}));
