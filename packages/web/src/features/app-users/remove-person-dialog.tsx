import type { Person } from '@whittle/contract/people';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { useRemovePerson } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type RemovePersonDialogProps = { appId: string; person: Person; onClose: () => void };

/** Says what happens to what the person wrote, because that is what the builder wonders about. */
export function RemovePersonDialog({ appId, person, onClose }: RemovePersonDialogProps) {
  const remove = useRemovePerson(appId);
  const confirm = async () => {
    await remove.mutateAsync(person.id);
    confirmWithToast(texts.removed(person.fullName));
  };
  return (
    <Confirm
      title={texts.removeTitle(person.fullName)}
      confirmLabel={texts.removeConfirm}
      cancelLabel={texts.keep}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="break-words">{person.email}</p>
      <p className="mt-2">{texts.removeGoes}</p>
    </Confirm>
  );
}
