import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountTexts, securityTexts as texts } from '../accounts.texts.ts';
import { useChangePassword } from '../accounts.requests.ts';
import { PasswordInput } from '../password-input.tsx';
import { useAccount } from '../session.requests.ts';
import { useReauthentication } from './use-reauthentication.tsx';
import { errorTexts } from '../../../lib/errors.texts.ts';

/** A new password; the old one is asked for where there is one. */
export function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { email } = useAccount();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  const change = useChangePassword();
  const { guard, dialog } = useReauthentication();

  const save = async () => {
    setIsWeak(isWeakPassword(password, email));
    if (isWeakPassword(password, email)) return;
    const body = { password, ...(hasPassword && { currentPassword: current }) };
    const answer = await guard(() => change.mutateAsync(body)).catch(() => null);
    if (answer === null) return;
    confirmWithToast(texts.passwordSaved);
    onClose();
  };
  const isWrong = change.error instanceof ApiError && change.error.code === 'password-wrong';
  if (dialog) return dialog;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={hasPassword ? texts.changePassword.replace('...', '') : texts.setPassword.replace('...', '')}
      description={texts.hasPassword}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {hasPassword && (
          <Field label={texts.currentPassword} error={isWrong ? sentenceOf(change.error) : undefined}>
            <PasswordInput
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          </Field>
        )}
        <Field
          label={texts.newPassword}
          hint={accountTexts.passwordHint}
          error={isWeak ? errorTexts['password-too-weak'] : undefined}
        >
          <PasswordInput
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {change.isError && !isWrong && <Notice kind="danger">{sentenceOf(change.error)}</Notice>}
        <Button type="submit" variant="filled" size="large" isBusy={change.isPending} className="w-full">
          {texts.savePassword}
        </Button>
      </form>
    </Dialog>
  );
}
