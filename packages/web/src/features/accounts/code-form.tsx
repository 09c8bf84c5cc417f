import { limits } from '@whittle/contract/limits';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { codeTexts as texts } from './accounts.texts.ts';
import { CodeInput } from './code-input.tsx';
import { MailPlace } from './mail-place.tsx';
import { useCountdown } from './use-countdown.ts';

type CodeFormProps = {
  submitLabel: string;
  isBusy: boolean;
  /** What is wrong with the code. */
  error?: string;
  onSubmit: (code: string) => void;
  /** Rejects with the sentence that stands below the form. */
  onResend: () => Promise<void>;
  /** What was said about sending, such as that a mail could not be sent. */
  note?: ReactNode;
};

/** The code of a mail, with another one half a minute later. The sixth digit sends it. */
export function CodeForm({ submitLabel, isBusy, error, onSubmit, onResend, note }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [left, restart] = useCountdown(limits.resendSeconds);

  const submit = (typed: string) => {
    setMissing(typed.length < 6);
    if (typed.length === 6) onSubmit(typed);
  };
  const resend = async () => {
    setIsSending(true);
    await onResend();
    setIsSending(false);
    setCode('');
    restart();
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <MailPlace />
      <Field label={texts.code} hint={texts.codeHint} error={missing ? texts.codeMissing : error}>
        <CodeInput value={code} onChange={setCode} onComplete={submit} autoFocus />
      </Field>
      {note}
      <Button type="submit" variant="filled" size="large" isBusy={isBusy} className="w-full">
        {submitLabel}
      </Button>
      <p className="text-ink-2">
        {left > 0 ? (
          <span className="tabular-nums">{texts.resendIn(left)}</span>
        ) : (
          <Button variant="plain" isBusy={isSending} onClick={() => void resend()} className="-ms-3">
            {texts.resend}
          </Button>
        )}
      </p>
    </form>
  );
}

/** A sentence about sending, below the code. */
export const sendingNote = (problem: string | null, done: string | null): ReactNode =>
  problem ? <Notice kind="danger">{problem}</Notice> : done ? <Notice kind="info">{done}</Notice> : null;
