import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { accountTexts, codeTexts, securityTexts as texts } from '../accounts.texts.ts';
import { useAccountSecurity, useReauthenticate, useSendCode } from '../accounts.requests.ts';
import { CodeForm, sendingNote } from '../code-form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useAccount } from '../session.requests.ts';

type ReauthenticationProps = { onReauthenticated: () => void; onClose: () => void };

/** Asks for the password again, or for a code where the account has none. */
export function ReauthenticationDialog({ onReauthenticated, onClose }: ReauthenticationProps) {
  const { email } = useAccount();
  const { data } = useAccountSecurity();
  if (!data) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.reauthenticateTitle}
      description={data.hasPassword ? texts.reauthenticateText : texts.reauthenticateTextCode(email)}
    >
      {data.hasPassword ? (
        <ByPassword onReauthenticated={onReauthenticated} email={email} />
      ) : (
        <ByCode onReauthenticated={onReauthenticated} email={email} />
      )}
    </Dialog>
  );
}

function ByPassword({ onReauthenticated, email }: { onReauthenticated: () => void; email: string }) {
  const [password, setPassword] = useState('');
  const prove = useReauthenticate();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        prove.mutate({ password }, { onSuccess: onReauthenticated });
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={accountTexts.password} error={prove.isError ? sentenceOf(prove.error) : undefined}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="filled" size="large" isBusy={prove.isPending} className="w-full">
        {texts.prove}
      </Button>
    </form>
  );
}

function ByCode({ onReauthenticated, email }: { onReauthenticated: () => void; email: string }) {
  const send = useSendCode();
  const prove = useReauthenticate();
  const isSent = useRef(false);
  const { mutate } = send;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate({ email });
  }, [mutate, email]);
  return (
    <CodeForm
      submitLabel={texts.prove}
      isBusy={prove.isPending}
      error={prove.isError ? sentenceOf(prove.error) : undefined}
      note={sendingNote(send.isError ? sentenceOf(send.error, codeTexts.sendFailed) : null, null)}
      onSubmit={(otp) => prove.mutate({ otp }, { onSuccess: onReauthenticated })}
      onResend={async () => {
        prove.reset();
        await send.mutateAsync({ email }).catch(() => undefined);
      }}
    />
  );
}
