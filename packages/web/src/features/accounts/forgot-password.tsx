import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { resetTexts as texts } from './accounts.texts.ts';
import { useSendReset } from './accounts.requests.ts';
import { EmailForm, type TypedEmail } from './email-form.tsx';
import { MailPlace } from './mail-place.tsx';

/** Asks for the mail that lets somebody choose a new password. Rule: AUTH-06. */
export function ForgotPassword({ continueUrl, typed }: { continueUrl: string; typed?: TypedEmail }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useSendReset();
  if (sentTo !== null) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <p className="[overflow-wrap:anywhere]">{texts.sentTo(sentTo)}</p>
        <MailPlace />
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-2">{texts.explain}</p>
      <EmailForm
        {...(typed && { typed })}
        submitLabel={texts.send}
        isBusy={send.isPending}
        problem={send.isError ? sentenceOf(send.error, texts.sendFailed) : null}
        onSubmit={(email) => send.mutate({ email, continueUrl }, { onSuccess: () => setSentTo(email) })}
      />
    </>
  );
}
