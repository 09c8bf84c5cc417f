import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command } from '../../core/commands/command.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { BackLink } from './back-link.tsx';
import { builderTexts as texts } from './builder.texts.ts';

type AppHeaderProps = {
  name: string;
  commands: readonly Command[];
  status: string;
  /** Null where the stage beside the chat has them. */
  actions: ReactNode;
  /** The status is said, not shown: the actions need the room. */
  isStatusHidden: boolean;
};

/** Above the chat: the way back, the app's name with its menu, and what is happening in words. */
export function AppHeader({ name, commands, status, actions, isStatusHidden }: AppHeaderProps) {
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <BackLink />
      <h1 className="min-w-0">
        <Menu
          align="start"
          trigger={
            <button
              type="button"
              aria-label={texts.appMenu(name)}
              className="quick flex min-h-8 max-w-full items-center gap-1 rounded-control px-2 font-semibold hover:bg-hover coarse:min-h-11"
            >
              <span className="truncate" dir="auto">
                {name}
              </span>
              <ChevronDown aria-hidden size={16} className="text-ink-2" />
            </button>
          }
        >
          {commands.map(({ id, title, icon, run }) => (
            <MenuItem key={id} icon={icon} onSelect={run}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      </h1>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <p role="status" className={isStatusHidden ? 'sr-only' : 'type-meta tabular px-2 text-ink-2'}>
          {status}
        </p>
        {actions}
      </div>
    </header>
  );
}
