import { limits } from '@whittle/contract/limits';
import type { MailDelivery } from '@whittle/contract/mail';
import type { SentInvitation } from '@whittle/contract/people';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useInvite } from './people.requests.ts';
import { RoleOptions } from './role-options.tsx';
import { usersTexts as texts } from './users.texts.ts';

type InviteDialogProps = { appId: string; roles: readonly string[]; delivery: MailDelivery; onClose: () => void };

/** Where no mail server is set up, the link is shown instead of being mailed. */
export function InviteDialog({ appId, roles, delivery, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('user');
  const [problem, setProblem] = useState<string>();
  const [invited, setInvited] = useState<SentInvitation>();
  const invite = useInvite(appId);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const sent = await invite.mutateAsync({ email, role });
      if (sent.link !== null) return setInvited(sent);
      confirmWithToast(texts.sent(email.trim()));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  if (invited?.link)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={texts.inviteTitle}
        footer={
          <Button variant="filled" onClick={onClose}>
            {texts.done}
          </Button>
        }
      >
        <InvitationLink email={invited.email} link={invited.link} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.inviteTitle}
      description={texts.inviteAbout[delivery]}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={invite.isPending}>
            {delivery === 'smtp' ? texts.send : texts.makeLink}
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
        <Field
          label={texts.roleLabel}
          hint={role === 'admin' || role === 'user' ? texts.roleHints[role] : texts.ownRoleHint}
        >
          <Select value={role} onChange={({ target }) => setRole(target.value)}>
            <RoleOptions roles={roles} />
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
