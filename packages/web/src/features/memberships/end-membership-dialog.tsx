import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useGivenHandlers } from './memberships.requests.ts';
import { membershipTexts } from './memberships.texts.ts';

const texts = membershipTexts.given;

/** Ends a membership that was given by hand; why goes into the audit log. */
export function EndMembershipDialog({ appId, email, onClose }: { appId: string; email: string; onClose: () => void }) {
  const { end } = useGivenHandlers(appId);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || end.isPending) return;
    try {
      await end.mutateAsync({ email, reason });
      onClose();
    } catch {
      // Shown below.
    }
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.endTitle(email)} description={texts.endAbout}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field label={texts.reason} hint={texts.reasonHint} {...(isTried && isMissing && { error: texts.needsReason })}>
          <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {end.isError && <Notice kind="danger">{sentenceOf(end.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{membershipTexts.keep}</Button>
          <Button type="submit" variant="filled" isBusy={end.isPending}>
            {texts.endConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
