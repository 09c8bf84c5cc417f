import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useGivenHandlers } from './memberships.requests.ts';
import { membershipTexts } from './memberships.texts.ts';

const texts = membershipTexts.given;

/** Who gets a membership without paying, why, and until when. */
export function GiveMembershipForm({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { give } = useGivenHandlers(appId);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [isTried, setIsTried] = useState(false);
  const missing = { email: email.trim() === '', reason: reason.trim() === '' };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing.email || missing.reason || give.isPending) return;
    // The chosen day counts to its end, where the owner is.
    const until = day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
    try {
      await give.mutateAsync({ email, reason, until });
      confirmWithToast(texts.given(email.trim()));
      onClose();
    } catch {
      // Shown below.
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label={texts.email} {...(isTried && missing.email && { error: texts.needsEmail })}>
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field
        label={texts.reason}
        hint={texts.reasonHint}
        {...(isTried && missing.reason && { error: texts.needsReason })}
      >
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Field label={texts.until} hint={texts.untilHint} isOptional>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      {give.isError && <Notice kind="danger">{sentenceOf(give.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" isBusy={give.isPending}>
          {texts.save}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {membershipTexts.close}
        </Button>
      </div>
    </form>
  );
}
