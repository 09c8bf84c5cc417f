import { googleCalls } from '@whittle/contract/accounts/calls';
import { addressOf } from '@whittle/contract/call';
import type { SignInWays } from '@whittle/contract/accounts';
import { Mail } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { accountTexts as texts } from './accounts.texts.ts';
import { useSignInWays } from './accounts.requests.ts';
import { GoogleMark } from './google-mark.tsx';

/** Where the browser goes to sign in at Google. */
export const googleStart = (redirectTo: string) => addressOf(googleCalls.signIn, { query: { redirectTo } });

/**
 * Whether a mail can be read by anybody: without a mail server it waits for the admin, who does not exist before the first
 * account.
 */
export const reachesSomebody = (ways: SignInWays | undefined): boolean =>
  !(ways?.isNew && ways.mailDelivery === 'outbox');

/** The ways in beside a password. 'Google' is there when this installation can use it. */
export function OtherWays({ redirectTo, onCode }: { redirectTo: string; onCode: () => void }) {
  const { data: ways } = useSignInWays();
  const hasCode = reachesSomebody(ways);
  if (!hasCode && !ways?.google) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="me-1 text-ink-2">{texts.or}</span>
      {ways?.google && (
        <Button asChild size="large" className="flex-1">
          <a href={googleStart(redirectTo)}>
            <GoogleMark />
            {texts.google}
          </a>
        </Button>
      )}
      {hasCode && (
        <Button size="large" className="flex-1" icon={<Mail aria-hidden size={16} />} onClick={onCode}>
          {texts.emailCode}
        </Button>
      )}
    </div>
  );
}
