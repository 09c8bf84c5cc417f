import type { AccountSecurity } from '@whittle/contract/accounts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { securityTexts as texts } from '../accounts.texts.ts';
import { useLinkGoogle, useSignInWays, useUnlinkGoogle } from '../accounts.requests.ts';
import { SettingRow } from './setting-row.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** Linking and unlinking Google, where this installation has it. */
export function GoogleRow({ google }: { google: AccountSecurity['google'] }) {
  const { data: ways } = useSignInWays();
  const link = useLinkGoogle();
  const unlink = useUnlinkGoogle();
  const { guard, dialog } = useReauthentication();
  if (!ways?.google && !google) return null;

  const begin = async () => {
    const answer = await guard(() => link.mutateAsync()).catch(() => null);
    if (answer !== null) location.assign(answer.url);
  };
  const end = async () => {
    const answer = await guard(() => unlink.mutateAsync(undefined)).catch(() => null);
    if (answer !== null) confirmWithToast(texts.googleUnlinked);
  };
  const error = google ? unlink.error : link.error;
  return (
    <SettingRow
      title={texts.googleHeading}
      action={
        google ? (
          <Button isBusy={unlink.isPending} onClick={() => void end()}>
            {texts.unlinkGoogle}
          </Button>
        ) : (
          <Button isBusy={link.isPending} onClick={() => void begin()}>
            {texts.linkGoogle}
          </Button>
        )
      }
    >
      {google ? texts.googleLinked(google.email) : texts.googleNotLinked}
      {error && !dialog && (
        <Notice kind="danger" className="mt-2">
          {sentenceOf(error)}
        </Notice>
      )}
      {dialog}
    </SettingRow>
  );
}
