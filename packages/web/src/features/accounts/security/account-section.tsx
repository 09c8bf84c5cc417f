import type { AccountSecurity } from '@whittle/contract/accounts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { accountTexts, securityTexts as texts } from '../accounts.texts.ts';
import { useAccountSecurity } from '../accounts.requests.ts';
import { useAccount } from '../session.requests.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { GoogleRow } from './google-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SettingRow } from './setting-row.tsx';

type Open = 'change-email' | 'confirm-email' | 'password' | 'delete' | null;

/** Everything about one's own account: address, ways in, sessions, its end. */
export function AccountSection() {
  const { data, isPending, isError, refetch } = useAccountSecurity();
  if (isPending) return <RowsToCome rows={3} />;
  if (isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={refetch}>
        {texts.loadFailed}
      </RetryNotice>
    );
  }
  return <Rows security={data} />;
}

function Rows({ security }: { security: AccountSecurity }) {
  const account = useAccount();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="border-b border-line">
      <SettingRow
        title={texts.emailHeading}
        action={
          <>
            {!security.emailVerified && <Button onClick={() => setOpen('confirm-email')}>{texts.confirmNow}</Button>}
            <Button onClick={() => setOpen('change-email')}>{texts.changeEmail}</Button>
          </>
        }
      >
        <span className="text-ink">{account.email}</span>
        <span className="type-meta block">
          {security.emailVerified ? texts.confirmed : texts.unconfirmed}
          {account.isAdmin && ` · ${accountTexts.platformAdmin}`}
        </span>
      </SettingRow>
      <SettingRow
        title={texts.passwordHeading}
        action={
          <Button onClick={() => setOpen('password')}>
            {security.hasPassword ? texts.changePassword : texts.setPassword}
          </Button>
        }
      >
        {security.hasPassword ? texts.hasPassword : texts.noPassword}
      </SettingRow>
      <GoogleRow google={security.google} />
      <section aria-labelledby="sessions" className="border-t border-line py-4">
        <h3 id="sessions" className="font-semibold">
          {texts.sessionsHeading}
        </h3>
        <SessionList />
      </section>
      <SettingRow
        title={texts.deleteHeading}
        action={
          !security.isSoleAdmin && (
            <Button variant="plain-danger" className="max-sm:-ms-3" onClick={() => setOpen('delete')}>
              {texts.deleteAccount}
            </Button>
          )
        }
      >
        {security.isSoleAdmin ? texts.soleAdmin : texts.deleteText}
      </SettingRow>
      {open === 'change-email' && <ChangeEmailDialog onClose={close} />}
      {open === 'confirm-email' && <ConfirmEmailDialog onClose={close} />}
      {open === 'password' && <PasswordDialog hasPassword={security.hasPassword} onClose={close} />}
      {open === 'delete' && <DeleteAccountDialog owns={security.owns} onClose={close} />}
    </div>
  );
}
