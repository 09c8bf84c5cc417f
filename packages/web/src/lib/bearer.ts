import { sessionSchema } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';

/**
 * The short bearer token of this window. It lives in memory only; the session itself is an HttpOnly cookie, which a
 * refresh turns into a new token. Rules: API-01, API-02.
 */
let token: string | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let running: Promise<RefreshResult> | null = null;

export type RefreshResult = 'refreshed' | 'signed-out' | 'unreachable';

export function currentToken(): string | null {
  return token;
}

export function keepToken(next: string): void {
  token = next;
  clearInterval(timer);
  timer = setInterval(() => void refreshToken(), limits.tokenRefreshMs);
}

export function dropToken(): void {
  token = null;
  clearInterval(timer);
}

/** Asks for a new token; calls that come together share one request. */
export function refreshToken(): Promise<RefreshResult> {
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}

async function refresh(): Promise<RefreshResult> {
  try {
    const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
    if (response.status === 401 || response.status === 403) {
      dropToken();
      return 'signed-out';
    }
    const session = sessionSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !session.success) return 'unreachable';
    keepToken(session.data.token);
    return 'refreshed';
  } catch {
    return 'unreachable';
  }
}
