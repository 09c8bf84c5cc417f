import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { verifyTexts as texts } from '../accounts.texts.ts';
import { useSendVerification, useVerifyByCode } from '../accounts.requests.ts';
import { CodeForm, sendingNote } from '../code-form.tsx';
import { useAccount } from '../session.requests.ts';

/** Sends a code to the account's address and takes it. */
export function ConfirmEmailDialog({ onClose }: { onClose: () => void }) {
  const { email } = useAccount();
  const send = useSendVerification();
  const verify = useVerifyByCode();
  const isSent = useRef(false);
  const { mutate } = send;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate({});
  }, [mutate]);
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} description={texts.explain(email, 'Whittle')}>
      <CodeForm
        submitLabel={texts.confirm}
        isBusy={verify.isPending}
        error={verify.isError ? sentenceOf(verify.error) : undefined}
        note={sendingNote(send.isError ? sentenceOf(send.error) : null, null)}
        onSubmit={(code) =>
          verify.mutate(code, {
            onSuccess: () => {
              confirmWithToast(texts.done);
              onClose();
            },
          })
        }
        onResend={async () => {
          verify.reset();
          await send.mutateAsync({}).catch(() => undefined);
        }}
      />
    </Dialog>
  );
}
