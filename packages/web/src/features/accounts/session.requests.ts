import type { Account, Credentials, Session } from '@whittle/contract/accounts';
import { accountCalls, signInCalls } from '@whittle/contract/accounts/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { dropToken, keepToken, refreshToken } from '../../lib/bearer.ts';
import { callServer } from '../../lib/call-server.ts';
import { errorTexts } from '../../lib/errors.texts.ts';
import { paths } from '../../paths.ts';
import { createAccountWithRetries } from './create-account.ts';

export const sessionKey = ['session'] as const;

/** AUTH-13: `first-load` until the server said who this is; `failed` when it did not. */
export type SessionState =
  | { state: 'first-load' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'logged-out' }
  | { state: 'logged-in'; account: Account };

export function useSession(): SessionState {
  const query = useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: Number.POSITIVE_INFINITY, retry: 1 });
  if (query.isPending) return { state: 'first-load' };
  if (query.isError) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  return query.data ? { state: 'logged-in', account: query.data } : { state: 'logged-out' };
}

/** The account of this window; only below a screen that needs one. */
export function useAccount(): Account {
  const session = useSession();
  if (session.state !== 'logged-in') throw new Error('useAccount is used on a screen that is open to everyone');
  return session.account;
}

/** Reads the account of this window again, such as after a payment. */
export function useReadAccountAgain(): () => Promise<Account> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const account = await readAccount();
    queries.setQueryData(sessionKey, account);
    return account;
  }, [queries]);
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
  return (await refreshToken()) === 'refreshed' ? readAccount() : null;
}

function readAccount(): Promise<Account> {
  return callServer(accountCalls.current);
}

export type SignInKind = 'sign-in' | 'sign-up';

/**
 * Signs in by whatever call answers a session, then reads the account. Where the account may be new it is confirmed by
 * the call of AUTH-02 first.
 */
export function useEnter<Input>(
  open: (input: Input) => Promise<Session>,
  { isNew, hasSaleId = false }: { isNew: boolean; hasSaleId?: boolean },
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (input: Input) => {
      keepToken((await open(input)).token);
      if (isNew) await confirmAccount(hasSaleId);
      return readAccount();
    },
    onSuccess: (account) => queries.setQueryData(sessionKey, account),
    onError: (error) => {
      if (!isRefusedAccount(error)) return;
      dropToken();
      void navigate(paths.unauthorized.to());
    },
  });
}

/** AUTH-04: an account that may not be used leads to the page that signs out, whichever way it came in by. */
export const isRefusedAccount = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** AUTH-02, AUTH-03, AUTH-04: each try goes out once, because it is tried again here. */
export const confirmAccount = (hasSaleId: boolean) =>
  createAccountWithRetries(() => callServer(accountCalls.create, { isFinal: true }), { hasSaleId }).catch(
    (error: unknown) => {
      // A proxy's page or a server's bug: in this call all of them are the one outcome of AUTH-04.
      if (!(error instanceof ApiError) || error.status < 500) throw error;
      throw new ApiError(error.status, { code: 'account-create-failed', message: errorTexts['account-create-failed'] });
    },
  );

export const useSignIn = (kind: SignInKind, { hasSaleId }: { hasSaleId: boolean }) =>
  useEnter(
    (credentials: Credentials) =>
      callServer(kind === 'sign-up' ? signInCalls.signUp : signInCalls.signIn, { body: credentials }),
    {
      isNew: kind === 'sign-up',
      hasSaleId,
    },
  );

/** Ends the session on the server and forgets everything this window knows. Never fails: signing out is always possible. */
export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callServer(signInCalls.signOut).catch((error: unknown) => {
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
