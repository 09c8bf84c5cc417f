import type { AccountSecurity } from '@whittle/contract/accounts';

import { normaliseEmail } from '@whittle/domain/accounts/email';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { securityTexts as texts } from '../accounts.texts.ts';
import { useDeleteAccount } from '../accounts.requests.ts';
import { useAccount, useEndSession } from '../session.requests.ts';
import { useReauthentication } from './use-reauthentication.tsx';
import { errorTexts } from '../../../lib/errors.texts.ts';

/** Spells out what goes, and waits until the account's own address is typed. */
export function DeleteAccountDialog({ owns, onClose }: { owns: AccountSecurity['owns']; onClose: () => void }) {
  const { email } = useAccount();
  const navigate = useNavigate();
  const endSession = useEndSession();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const remove = useDeleteAccount();
  const { guard, dialog } = useReauthentication();

  const confirm = async () => {
    const isRight = normaliseEmail(typed) === email;
    setIsWrong(!isRight);
    if (!isRight) return;
    const answer = await guard(() => remove.mutateAsync(typed)).catch(() => null);
    if (answer === null) return;
    endSession();
    await navigate(paths.login.to(), { replace: true });
    confirmWithToast(texts.deleted);
  };
  if (dialog) return dialog;
  const goes = [
    texts.deleteApps(owns.apps),
    ...(owns.publishedApps > 0 ? [texts.deletePublished(owns.publishedApps)] : []),
    ...(owns.apps > 0 ? [texts.deleteRecords(owns.records)] : []),
    texts.deleteSignIns,
  ];
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.deleteTitle} description={texts.deleteGoes}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ul className="list-disc ps-5">
          {goes.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <Field label={texts.typeEmail(email)} error={isWrong ? errorTexts['confirmation-wrong'] : undefined}>
          <Input
            tall
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {remove.isError && <Notice kind="danger">{sentenceOf(remove.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button size="large" onClick={onClose}>
            {texts.keepAccount}
          </Button>
          <Button type="submit" variant="danger" size="large" isBusy={remove.isPending}>
            {texts.deleteConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
