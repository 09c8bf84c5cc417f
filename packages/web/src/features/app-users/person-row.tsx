import type { ChangePerson, Person } from '@whittle/contract/people';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { exactTime, lastChange } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { fetchPersonData, useChangePerson } from './people.requests.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { ErasePersonDialog } from './erase-person-dialog.tsx';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import { RoleOptions } from './role-options.tsx';
import { usersTexts as texts } from './users.texts.ts';

/** One person: who they are, their role, and what can be done about them. `roles` are those that the app's own rules name. */
export function PersonRow({ appId, person, roles }: { appId: string; person: Person; roles: readonly string[] }) {
  const { id, email, fullName, role, isOwner, isDisabled, isVerified, lastSeenAt } = person;
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const change = useChangePerson(appId);

  const act = async (wish: ChangePerson, done: string) => {
    setProblem(undefined);
    try {
      await change.mutateAsync({ id, ...wish });
      confirmWithToast(done);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const exportData = async () => {
    setProblem(undefined);
    try {
      downloadFile(await fetchPersonData(appId, id), `${email}.json`);
      confirmWithToast(texts.exported(fullName));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const states = [isDisabled && texts.disabled, !isVerified && !isOwner && texts.unverified].filter(Boolean);

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-semibold" dir="auto">
          {fullName}
        </p>
        <p className="truncate text-ink-2">{email}</p>
        <p className="type-meta text-ink-3">
          <span title={lastSeenAt ? exactTime(lastSeenAt) : undefined}>
            {lastSeenAt ? texts.lastSeen(lastChange(lastSeenAt, new Date())) : texts.neverSeen}
          </span>
          {states.map((state) => (
            <span key={state as string}> · {state}</span>
          ))}
        </p>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </div>
      {isOwner ? (
        <span className="type-meta rounded-chip bg-sunken px-2 py-1 text-ink-2">{texts.owner}</span>
      ) : (
        <div className="flex shrink-0 items-center gap-1">
          <div className="w-28">
            <Select
              aria-label={texts.role(fullName)}
              value={role}
              disabled={change.isPending}
              onChange={({ target }) => {
                void act({ role: target.value }, texts.roleToast(fullName, target.value));
              }}
            >
              <RoleOptions roles={[...new Set([...roles, role])]} />
            </Select>
          </div>
          <Menu trigger={<IconButton label={texts.actions(fullName)} icon={<Ellipsis size={16} />} />}>
            {!isVerified && (
              <MenuItem onSelect={() => void act({ isVerified: true }, texts.vouchedToast(fullName))}>
                {texts.vouch}
              </MenuItem>
            )}
            <MenuItem
              onSelect={() =>
                void act(
                  { isDisabled: !isDisabled },
                  isDisabled ? texts.enabledToast(fullName) : texts.disabledToast(fullName),
                )
              }
            >
              {isDisabled ? texts.enable : texts.disable}
            </MenuItem>
            <MenuItem onSelect={() => void exportData()}>{texts.exportData}</MenuItem>
            <MenuItem isDanger onSelect={() => setIsRemoving(true)}>
              {texts.remove}
            </MenuItem>
            <MenuItem isDanger onSelect={() => setIsErasing(true)}>
              {texts.erase}
            </MenuItem>
          </Menu>
        </div>
      )}
      {isErasing && <ErasePersonDialog appId={appId} person={person} onClose={() => setIsErasing(false)} />}
      {isRemoving && <RemovePersonDialog appId={appId} person={person} onClose={() => setIsRemoving(false)} />}
    </li>
  );
}
