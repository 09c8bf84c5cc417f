const keys = ['base44_access_token', 'token'] as const;

/** Where client code looks for the token of who is signed in. Storage may be blocked; then nobody stays signed in. */
export const readToken = (): string | null => withStorage((storage) => storage.getItem(keys[0])) ?? null;
export const storeToken = (token: string): void =>
  withStorage((storage) => keys.forEach((key) => storage.setItem(key, token)));
export const removeToken = (): void => withStorage((storage) => keys.forEach((key) => storage.removeItem(key)));

/** The app's id, where older client code keeps the one it was built for. */
export const storeAppId = (appId: string): void => withStorage((storage) => storage.setItem('base44_app_id', appId));

/** A token that the sign-in page handed over in the address, which is then taken out of it. */
export function takeTokenFromAddress(): string | null {
  const url = new URL(window.location.href);
  if (url.searchParams.get('clear_access_token') === 'true') removeToken();
  const token = url.searchParams.get('access_token');
  if (token === null) return null;
  url.searchParams.delete('access_token');
  window.history.replaceState(window.history.state, '', url);
  return token;
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
