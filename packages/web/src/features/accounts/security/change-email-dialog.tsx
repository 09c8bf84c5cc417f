import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { securityTexts as texts } from '../accounts.texts.ts';
import { useChangeEmail } from '../accounts.requests.ts';
import { CodeForm, sendingNote } from '../code-form.tsx';
import { EmailForm } from '../email-form.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** The new address, then the code that went there. Rule: AUTH-07. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const request = useChangeEmail();
  const complete = useChangeEmail();
  const { guard, dialog } = useReauthentication();

  const ask = async (typed: string) => {
    const answer = await guard(() => request.mutateAsync({ newEmail: typed })).catch(() => null);
    if (answer !== null) setNewEmail(typed);
  };
  const problem = request.isError ? sentenceOf(request.error) : null;
  // While the other dialog asks, this one waits below it.
  if (dialog) return dialog;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.changeEmailTitle}
      description={newEmail === null ? undefined : texts.codeSent(newEmail)}
    >
      {newEmail === null ? (
        <EmailForm
          label={texts.newEmail}
          submitLabel={texts.sendCode}
          autoComplete="email"
          isBusy={request.isPending}
          problem={problem}
          onSubmit={(typed) => void ask(typed)}
        />
      ) : (
        <CodeForm
          submitLabel={texts.takeEmail}
          isBusy={complete.isPending}
          error={complete.isError ? sentenceOf(complete.error) : undefined}
          note={sendingNote(problem, null)}
          onSubmit={(otp) =>
            complete.mutate(
              { newEmail, otp },
              {
                onSuccess: ({ message }) => {
                  confirmWithToast(message);
                  onClose();
                },
              },
            )
          }
          onResend={async () => {
            complete.reset();
            await ask(newEmail);
          }}
        />
      )}
    </Dialog>
  );
}
