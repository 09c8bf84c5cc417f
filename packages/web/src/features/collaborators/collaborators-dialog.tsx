import type { Collaborators, CollaboratorRole } from '@whittle/contract/collaborators';
import { limits } from '@whittle/contract/limits';
import { type FormEvent, useState } from 'react';
import { useCollaboratorHandlers, useCollaborators } from '../../core/collaborators/collaborators.requests.ts';
import { collaboratorTexts as texts } from '../../core/collaborators/collaborators.texts.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollaboratorRow } from './collaborator-row.tsx';

type CollaboratorsDialogProps = { appId: string; onClose: () => void };

/** Who builds an app beside its owner (TEAM-01 to TEAM-04). */
export function CollaboratorsDialog({ appId, onClose }: CollaboratorsDialogProps) {
  const people = useCollaborators(appId);
  const isOwner = people.data?.role === 'owner';
  const about = people.data && !isOwner ? texts.aboutForOthers(people.data.ownerEmail) : texts.about;
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} description={about} width="wide">
      {people.data ? (
        <People appId={appId} list={people.data} />
      ) : people.isError ? (
        <RetryNotice label={texts.retry} onRetry={people.refetch}>
          {texts.loadFailed}
        </RetryNotice>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

function People({ appId, list: { role, ownerEmail, items } }: { appId: string; list: Collaborators }) {
  const { invite, remove, transfer } = useCollaboratorHandlers(appId);
  const [problem, setProblem] = useState<string | null>(null);
  const [givenTo, setGivenTo] = useState<string | null>(null);
  const isOwner = role === 'owner';
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setProblem(null);
    try {
      await work();
      confirmWithToast(done);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <div className="flex flex-col gap-5">
      {isOwner && <InviteForm onInvite={(wish) => invite.mutateAsync(wish)} />}
      <ul className="flex flex-col divide-y divide-line">
        <li className="flex min-h-11 items-center justify-between gap-3 py-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{ownerEmail}</span>
          <span className="text-ink-2">{texts.owner}</span>
        </li>
        {items.map((person) => (
          <CollaboratorRow
            key={person.email}
            person={person}
            isOwner={isOwner}
            onRole={(wanted) =>
              void attempt(() => invite.mutateAsync({ email: person.email, role: wanted }), texts.changed)
            }
            onRemove={() => void attempt(() => remove.mutateAsync(person.email), texts.removed(person.email))}
            onTransfer={() => setGivenTo(person.email)}
          />
        ))}
      </ul>
      {items.length === 0 && <p className="text-ink-2">{texts.alone}</p>}
      {problem && <Notice kind="danger">{problem}</Notice>}
      {givenTo && (
        <Confirm
          title={texts.transferTitle}
          confirmLabel={texts.transfer}
          cancelLabel={texts.cancel}
          onConfirm={async () => {
            await transfer.mutateAsync(givenTo);
            confirmWithToast(texts.transferred(givenTo));
          }}
          onClose={() => setGivenTo(null)}
        >
          {texts.transferAbout(givenTo)}
        </Confirm>
      )}
    </div>
  );
}

function InviteForm({ onInvite }: { onInvite: (wish: { email: string; role: CollaboratorRole }) => Promise<unknown> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CollaboratorRole>('editor');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onInvite({ email, role });
      confirmWithToast(texts.sent(email.trim()));
      setEmail('');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
    >
      <div className="min-w-0 flex-1">
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
      </div>
      <Field label={texts.role}>
        <Select value={role} onChange={({ target }) => setRole(target.value as CollaboratorRole)}>
          <option value="editor">{texts.roles.editor}</option>
          <option value="viewer">{texts.roles.viewer}</option>
        </Select>
      </Field>
      <Button variant="filled" type="submit" isBusy={isBusy} className="sm:mt-6">
        {texts.invite}
      </Button>
    </form>
  );
}
