import type { Collaborator, CollaboratorRole } from '@whittle/contract/collaborators';
import { Crown, X } from 'lucide-react';
import { collaboratorTexts as texts } from '../../core/collaborators/collaborators.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';

type CollaboratorRowProps = {
  person: Collaborator;
  /** The owner looks: then roles can be changed and people taken out. */
  isOwner: boolean;
  onRole: (role: CollaboratorRole) => void;
  onRemove: () => void;
  onTransfer: () => void;
};

export function CollaboratorRow({ person, isOwner, onRole, onRemove, onTransfer }: CollaboratorRowProps) {
  const { email, role, acceptedAt } = person;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {email}
        {acceptedAt === null && <span className="type-meta block text-ink-2">{texts.invited}</span>}
      </span>
      {isOwner ? (
        <span className="flex items-center gap-1">
          <Select
            aria-label={texts.roleOf(email)}
            value={role}
            onChange={({ target }) => onRole(target.value as CollaboratorRole)}
          >
            <option value="editor">{texts.roles.editor}</option>
            <option value="viewer">{texts.roles.viewer}</option>
          </Select>
          {acceptedAt !== null && (
            <IconButton label={texts.transferOf(email)} icon={<Crown size={16} />} onClick={onTransfer} />
          )}
          <IconButton label={texts.removeOf(email)} icon={<X size={16} />} onClick={onRemove} />
        </span>
      ) : (
        <span className="text-ink-2">{texts.roles[role]}</span>
      )}
    </li>
  );
}
