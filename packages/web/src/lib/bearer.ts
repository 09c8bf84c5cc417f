import { sessionSchema } from '@whittle/contract/accounts';
import { signInCalls } from '@whittle/contract/accounts/calls';
import { addressOf } from '@whittle/contract/call';
import { limits } from '@whittle/contract/limits';
import { ApiError, NetworkError, toApiError } from './api-error.ts';
import { networkTexts } from './network.texts.ts';

/**
 * The short bearer token of this window. It lives in memory only; the session itself is an HttpOnly cookie, which a
 * refresh turns into a new token. Rules: API-01, API-02.
 */
let token: string | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let running: Promise<RefreshResult> | null = null;

type RefreshResult = 'refreshed' | 'signed-out';

export function currentToken(): string | null {
  return token;
}

export function keepToken(next: string): void {
  token = next;
  clearInterval(timer);
  // A refresh that fails here is tried again by the next call that needs a token.
  timer = setInterval(() => void refreshToken().catch(() => undefined), limits.tokenRefreshMs);
}

export function dropToken(): void {
  token = null;
  clearInterval(timer);
}

/**
 * Asks for a new token; calls that come together share one request. Throws `NetworkError` without an answer and `ApiError`
 * for an answer that says neither yes nor no: a server in trouble is not one that cannot be reached.
 */
export function refreshToken(): Promise<RefreshResult> {
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}

async function refresh(): Promise<RefreshResult> {
  const response = await fetch(addressOf(signInCalls.refresh), { method: 'POST', credentials: 'same-origin' }).catch(
    (cause: unknown) => {
      throw new NetworkError('no answer to the refresh', { cause });
    },
  );
  if (response.status === 401 || response.status === 403) {
    dropToken();
    return 'signed-out';
  }
  if (!response.ok) throw await toApiError(response);
  const session = sessionSchema.safeParse(await response.json().catch(() => null));
  if (!session.success) throw new ApiError(response.status, { code: 'internal', message: networkTexts.unreadable });
  keepToken(session.data.token);
  return 'refreshed';
}
