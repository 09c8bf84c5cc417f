import {
  accountSecuritySchema,
  accountSessionsSchema,
  customTokenSchema,
  departureSchema,
  emailChangeSchema,
  sentResponseSchema,
  sessionSchema,
  signInWaysSchema,
} from '@whittle/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';
import { sessionKey, useEnter } from './session.requests.ts';

const base = '/api/live_api/account';
const securityKey = ['account-security'] as const;
const sessionsKey = ['account-sessions'] as const;

/** How people may sign in to this installation. */
export function useSignInWays() {
  return useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => call('GET', '/api/auth/ways', signInWaysSchema, { signal }),
    // What holds until the first account is made is asked each time.
    staleTime: ({ state }) => (state.data?.isNew ? 0 : 60_000),
  });
}

type ToMail = { email: string; continueUrl?: string };

export const useSendCode = () =>
  useMutation({ mutationFn: (body: ToMail) => call('POST', `${base}/sendMagicLink`, sentResponseSchema, { body }) });

/** AUTH-09: the code becomes a token, and that a session. */
export const useSignInByCode = () =>
  useEnter(
    async (body: { email: string; otp: string }) => {
      const custom = await call('POST', `${base}/validateOtp`, customTokenSchema, { body });
      return call('POST', '/api/auth/custom-token', sessionSchema, { body: custom });
    },
    { isNew: true },
  );

export const useSignInByLink = () =>
  useEnter((token: string) => call('POST', '/api/auth/magic-link', sessionSchema, { body: { token } }), {
    isNew: true,
  });

export const useConnectGoogle = () =>
  useEnter((password: string) => call('POST', '/api/auth/google/connect', sessionSchema, { body: { password } }), {
    isNew: false,
  });

export const useSendReset = () =>
  useMutation({
    mutationFn: (body: ToMail) =>
      call('POST', `${base}/sendResetPasswordEmail`, sentResponseSchema, { body: { ...body, mainAppId: null } }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => send('POST', '/api/auth/reset-password', { body }),
  });

/** A change of the account that its screens show. */
function useAccountMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await Promise.all(
        [sessionKey, securityKey, sessionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}

export const useVerifyByCode = () =>
  useAccountMutation((code: string) => send('POST', '/api/auth/verify-email/code', { body: { code } }));
export const useVerifyByLink = () =>
  useAccountMutation((token: string) => send('POST', '/api/auth/verify-email', { body: { token } }));
export const useSendVerification = () =>
  useMutation({
    mutationFn: (body: { continueUrl?: string }) => send('POST', '/api/auth/verify-email/send', { body }),
  });

/** AUTH-07: without `otp` a code is sent, with it the change is made. */
export const useChangeEmail = () =>
  useAccountMutation((body: { newEmail: string; otp?: string }) =>
    call('POST', `${base}/completeEmailChange`, emailChangeSchema, { body }),
  );
export const useChangeEmailByLink = () =>
  useAccountMutation((token: string) => call('POST', '/api/auth/change-email', emailChangeSchema, { body: { token } }));

export function useAccountSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: ({ signal }) => call('GET', '/api/auth/security', accountSecuritySchema, { signal }),
    staleTime: 0,
  });
}

export function useAccountSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call('GET', '/api/auth/sessions', accountSessionsSchema, { signal })).items,
    staleTime: 0,
  });
}

export const useProve = () =>
  useMutation({
    mutationFn: (body: { password: string } | { otp: string }) => send('POST', '/api/auth/prove', { body }),
  });
export const useChangePassword = () =>
  useAccountMutation((body: { password: string; currentPassword?: string }) =>
    send('POST', '/api/auth/password', { body }),
  );
export const useEndSessionOf = () =>
  useAccountMutation((sessionId: string) => send('DELETE', `/api/auth/sessions/${sessionId}`));
export const useEndOtherSessions = () => useAccountMutation(() => send('DELETE', '/api/auth/sessions'));
export const useUnlinkGoogle = () => useAccountMutation(() => send('DELETE', '/api/auth/google/link'));
/** Where the browser goes to link Google. */
export const useLinkGoogle = () =>
  useMutation({ mutationFn: () => call('POST', '/api/auth/google/link', departureSchema, { body: {} }) });
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (confirmation: string) => send('DELETE', '/api/auth/account', { body: { confirmation } }),
  });
