import { currentSession } from './session.ts';
import { readToken, removeToken, storeToken } from './token-storage.ts';

export { Base44Error } from './api-error.ts';
export { createAxiosClient } from './axios-client.ts';
export { createClient, default } from './client.ts';

/** For backend functions only, which have a request to read. */
export function createClientFromRequest(): never {
  throw new Error('createClientFromRequest works in backend functions only. In a page use createClient.');
}

export const getAccessToken = (): string | null => currentSession().token ?? readToken();
export const removeAccessToken = (): boolean => (removeToken(), true);
export function saveAccessToken(token: string): boolean {
  if (!token) return false;
  storeToken(token);
  return true;
}
export const getLoginUrl = (next?: string): string =>
  `/login?from_url=${encodeURIComponent(next ?? window.location.href)}&app_id=${currentSession().appId}`;
