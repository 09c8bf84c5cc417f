import { accountCalls, googleCalls, securityCalls, signInCalls } from '@whittle/contract/accounts/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';
import { sessionKey, useEnter } from './session.requests.ts';

const securityKey = ['account-security'] as const;
const sessionsKey = ['account-sessions'] as const;

/** How people may sign in to this installation. */
export function useSignInWays() {
  return useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => callServer(signInCalls.ways, { signal }),
    // What holds until the first account is made is asked each time.
    staleTime: ({ state }) => (state.data?.isNew ? 0 : 60_000),
  });
}

type ToMail = { email: string; continueUrl?: string };

export const useSendCode = () =>
  useMutation({ mutationFn: (body: ToMail) => callServer(accountCalls.sendMagicLink, { body }) });

/** AUTH-09: the code becomes a token, and that a session. */
export const useSignInByCode = () =>
  useEnter(
    async (body: { email: string; otp: string }) => {
      const custom = await callServer(accountCalls.validateOtp, { body });
      return callServer(signInCalls.exchange, { body: custom });
    },
    { isNew: true },
  );

export const useSignInByLink = () =>
  useEnter((token: string) => callServer(signInCalls.openLink, { body: { token } }), {
    isNew: true,
  });

export const useConnectGoogle = () =>
  useEnter((password: string) => callServer(googleCalls.connect, { body: { password } }), {
    isNew: false,
  });

export const useSendReset = () =>
  useMutation({
    mutationFn: (body: ToMail) =>
      callServer(accountCalls.sendResetPasswordEmail, { body: { ...body, mainAppId: null } }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => callServer(signInCalls.resetPassword, { body }),
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
  useAccountMutation((code: string) => callServer(signInCalls.verifyByCode, { body: { code } }));
export const useVerifyByLink = () =>
  useAccountMutation((token: string) => callServer(signInCalls.verifyByLink, { body: { token } }));
export const useSendVerification = () =>
  useMutation({
    mutationFn: (body: { continueUrl?: string }) => callServer(signInCalls.sendVerification, { body }),
  });

/** AUTH-07: without `otp` a code is sent, with it the change is made. */
export const useChangeEmail = () =>
  useAccountMutation((body: { newEmail: string; otp?: string }) =>
    callServer(accountCalls.completeEmailChange, { body }),
  );
export const useChangeEmailByLink = () =>
  useAccountMutation((token: string) => callServer(signInCalls.changeEmailByLink, { body: { token } }));

export function useAccountSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: ({ signal }) => callServer(securityCalls.read, { signal }),
    staleTime: 0,
  });
}

export function useAccountSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callServer(securityCalls.sessions, { signal })).items,
    staleTime: 0,
  });
}

export const useReauthenticate = () =>
  useMutation({
    mutationFn: (body: { password: string } | { otp: string }) => callServer(securityCalls.prove, { body }),
  });
export const useChangePassword = () =>
  useAccountMutation((body: { password: string; currentPassword?: string }) =>
    callServer(securityCalls.changePassword, { body }),
  );
export const useEndSessionOf = () =>
  useAccountMutation((sessionId: string) => callServer(securityCalls.endSession, { params: { sessionId } }));
export const useEndOtherSessions = () => useAccountMutation(() => callServer(securityCalls.endOtherSessions));
export const useUnlinkGoogle = () => useAccountMutation(() => callServer(googleCalls.unlink));
/** Where the browser goes to link Google. */
export const useLinkGoogle = () => useMutation({ mutationFn: () => callServer(googleCalls.link) });
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (confirmation: string) => callServer(securityCalls.deleteAccount, { body: { confirmation } }),
  });
