import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { codeTexts as texts } from './accounts.texts.ts';
import { useSendCode, useSignInByCode } from './accounts.requests.ts';
import { CodeForm, sendingNote } from './code-form.tsx';
import { EmailForm, type TypedEmail } from './email-form.tsx';

type CodeSignInProps = { continueUrl: string; typed?: TypedEmail; onSignedIn: () => void };

/** Signing in by the code of a mail. Rules: AUTH-08, AUTH-10. */
export function CodeSignIn({ continueUrl, typed, onSignedIn }: CodeSignInProps) {
  const [email, setEmail] = useState<string | null>(null);
  const send = useSendCode();
  const signIn = useSignInByCode();
  const problem = send.isError ? sentenceOf(send.error, texts.sendFailed) : null;

  if (email === null) {
    return (
      <>
        <p className="text-ink-2">{texts.explain}</p>
        <EmailForm
          {...(typed && { typed })}
          submitLabel={texts.send}
          isBusy={send.isPending}
          problem={problem}
          onSubmit={(address) =>
            send.mutate(
              { email: address, continueUrl },
              {
                onSuccess: ({ message }) => {
                  setEmail(address);
                  confirmWithToast(message);
                },
              },
            )
          }
        />
      </>
    );
  }
  return (
    <>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{texts.sentTo(email)}</p>
      <CodeForm
        submitLabel={texts.signInLabel}
        isBusy={signIn.isPending}
        error={signIn.isError ? sentenceOf(signIn.error, texts.failed) : undefined}
        note={sendingNote(problem, null)}
        onSubmit={(otp) =>
          signIn.mutate(
            { email, otp },
            {
              onSuccess: () => {
                confirmWithToast(texts.signedIn);
                onSignedIn();
              },
            },
          )
        }
        onResend={async () => {
          signIn.reset();
          await send.mutateAsync({ email, continueUrl }).then(
            ({ message }) => confirmWithToast(message),
            () => undefined,
          );
        }}
      />
      <Button
        variant="plain"
        className="-ms-3 self-start"
        onClick={() => {
          signIn.reset();
          setEmail(null);
        }}
      >
        {texts.otherEmail}
      </Button>
    </>
  );
}
