import type { AppRole } from '@whittle/contract/people';
import { limits } from '@whittle/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useInvite } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

export function InviteDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AppRole>('user');
  const [problem, setProblem] = useState<string>();
  const invite = useInvite(appId);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await invite.mutateAsync({ email, role });
      confirmWithToast(texts.sent(email.trim()));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.inviteTitle}
      description={texts.inviteAbout}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={invite.isPending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={texts.email} error={problem}>
          <Input
            type="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={limits.emailMaxChars}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Field label={texts.roleLabel} hint={texts.roleHints[role]}>
          <Select value={role} onChange={({ target }) => setRole(target.value as AppRole)}>
            <option value="user">{texts.roles.user}</option>
            <option value="admin">{texts.roles.admin}</option>
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
