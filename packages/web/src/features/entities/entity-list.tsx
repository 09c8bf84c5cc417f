import { Table2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Select } from '../../ui/select.tsx';
import { HelpButton } from '../../core/help/help-button.tsx';
import { entityTexts as texts } from './entities.texts.ts';

/** Stands for the app's people in the address; no entity can have such a name. */
export const usersEntry = '@users';

type EntityListProps = {
  names: readonly string[];
  /** Null while there is no entity. */
  selected: string | null;
  onSelect: (name: string) => void;
  hasUsers: boolean;
};

/** GRID-01: the dropdown of small screens. */
export function EntitySelect({ names, selected, onSelect, hasUsers }: EntityListProps) {
  return (
    <Select aria-label={texts.entities} value={selected ?? ''} onChange={(event) => onSelect(event.target.value)}>
      {names.length === 0 && <option value="">{texts.entities}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
      {hasUsers && <option value={usersEntry}>{texts.users}</option>}
    </Select>
  );
}

/** GRID-01: the entities on the left. */
export function EntityList({ names, selected, onSelect, hasUsers }: EntityListProps) {
  return (
    <nav aria-label={texts.entities} className="flex w-48 shrink-0 flex-col overflow-y-auto border-e border-line p-2">
      <h2 className="type-meta px-2 pt-1 pb-1 text-ink-3">{texts.entities}</h2>
      <ul className="flex-1">
        {names.map((name) => (
          <Entry
            key={name}
            isSelected={name === selected}
            onSelect={() => onSelect(name)}
            icon={<Table2 aria-hidden size={16} />}
          >
            {name}
          </Entry>
        ))}
        {hasUsers && (
          <li className="mt-2 border-t border-line pt-2">
            <ul>
              <Entry
                isSelected={selected === usersEntry}
                onSelect={() => onSelect(usersEntry)}
                icon={<Users aria-hidden size={16} />}
              >
                {texts.users}
              </Entry>
            </ul>
          </li>
        )}
      </ul>
      <HelpButton article="how-to-manage-your-app-data" />
    </nav>
  );
}

type EntryProps = { isSelected: boolean; onSelect: () => void; icon: ReactNode; children: ReactNode };

function Entry({ isSelected, onSelect, icon, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={cx(
          'quick focus-inset flex min-h-8 w-full items-center gap-2 rounded-chip px-2 text-start hover:bg-hover coarse:min-h-11',
          'aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text',
        )}
      >
        <span className="text-ink-3">{icon}</span>
        <span className="min-w-0 truncate">{children}</span>
      </button>
    </li>
  );
}
