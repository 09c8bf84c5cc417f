import type { Person } from '@whittle/contract/people';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRemovePerson } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type RemovePersonDialogProps = { appId: string; person: Person; onClose: () => void };

/** Says what happens to what the person wrote, because that is what the builder wonders about. */
export function RemovePersonDialog({ appId, person, onClose }: RemovePersonDialogProps) {
  const [problem, setProblem] = useState<string>();
  const remove = useRemovePerson(appId);
  const confirm = async () => {
    try {
      await remove.mutateAsync(person.id);
      confirmWithToast(texts.removed(person.fullName));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={texts.removeTitle(person.fullName)}
      confirmLabel={texts.removeConfirm}
      cancelLabel={texts.keep}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <p className="break-words">{person.email}</p>
      <p className="mt-2">{texts.removeGoes}</p>
      {problem && (
        <Notice kind="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </Confirm>
  );
}
