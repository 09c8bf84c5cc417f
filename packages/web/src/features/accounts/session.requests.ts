import {
  accountSchema,
  type Account,
  type Credentials,
  createAccountResponseSchema,
  sessionSchema,
} from '@whittle/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { dropToken, keepToken, refreshToken } from '../../lib/bearer.ts';
import { call, send } from '../../lib/http.ts';
import { createAccountWithRetries } from './create-account.ts';

export const sessionKey = ['session'] as const;

/** AUTH-13: `first-load` until the server said who this is; `unreachable` when it could not be asked. */
export type SessionState =
  | { state: 'first-load' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'logged-out' }
  | { state: 'logged-in'; account: Account };

export function useSession(): SessionState {
  const query = useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: Number.POSITIVE_INFINITY, retry: 1 });
  if (query.isPending) return { state: 'first-load' };
  if (query.isError) return { state: 'unreachable', retry: () => void query.refetch() };
  return query.data ? { state: 'logged-in', account: query.data } : { state: 'logged-out' };
}

/** The account of this window; only below a screen that needs one. */
export function useAccount(): Account {
  const session = useSession();
  if (session.state !== 'logged-in') throw new Error('useAccount is used on a screen that is open to everyone');
  return session.account;
}

/** Tells the window that its session has ended; the screens that need one lead to signing in and back. */
export function useEndSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    dropToken();
    queries.setQueryData(sessionKey, null);
  }, [queries]);
}

async function readSession(): Promise<Account | null> {
  const result = await refreshToken();
  if (result === 'unreachable') throw new NetworkError('no answer to the refresh');
  return result === 'refreshed' ? readAccount() : null;
}

function readAccount(): Promise<Account> {
  return call('GET', '/api/live_api/account/current', accountSchema);
}

export type SignInKind = 'sign-in' | 'sign-up';

/** Signs in or creates the account, then reads it. A new account is confirmed by the call of AUTH-02. */
export function useSignIn(kind: SignInKind, { hasSaleId }: { hasSaleId: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const session = await call('POST', `/api/auth/${kind}`, sessionSchema, { body: credentials });
      keepToken(session.token);
      if (kind === 'sign-up') {
        await createAccountWithRetries(
          () => call('POST', '/api/live_api/account/create', createAccountResponseSchema, { body: {} }),
          { hasSaleId },
        );
      }
      return readAccount();
    },
    onSuccess: (account) => queries.setQueryData(sessionKey, account),
  });
}

/** Ends the session on the server and forgets everything this window knows. Never fails: signing out is always possible. */
export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send('POST', '/api/auth/sign-out').catch((error: unknown) => {
        if (error instanceof ApiError || error instanceof NetworkError) return;
        throw error;
      }),
    onSettled: () => {
      dropToken();
      queries.clear();
      queries.setQueryData(sessionKey, null);
    },
  });
}
