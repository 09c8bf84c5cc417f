import { PanelLeft, Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { openCommands } from '../../core/commands/command-centre-state.ts';
import { type Command, useCommands, useOfferedCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { keyNames } from '../../core/commands/key-combination.ts';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { cx } from '../../lib/cx.ts';
import { paths } from '../../paths.ts';
import { Mark } from '../../ui/mark.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { builderTexts as texts } from './builder.texts.ts';

const cookie = { name: 'whittle-rail', days: 7 };
export const toggleKeys = 'mod+b';
const row =
  'quick focus-inset flex h-10 w-full items-center gap-3 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink coarse:h-11';

/** The tools of an app at the left edge of wide screens: icons, or icons with words (SHELL-01, SHELL-02). */
export function Rail() {
  const [isOpen, setIsOpen] = useState(() => readCookie(cookie.name) === 'open');
  const commands = useOfferedCommands();

  const own = useMemo<Command[]>(() => {
    const toggle = () => {
      writeCookie(cookie.name, isOpen ? 'closed' : 'open', cookie.days);
      setIsOpen(!isOpen);
    };
    return [
      {
        ...{ id: 'rail', title: isOpen ? texts.narrowRail : texts.wideRail, icon: <PanelLeft aria-hidden size={16} /> },
        ...{ group: commandTexts.groups.here, keys: toggleKeys, run: toggle },
      },
    ];
  }, [isOpen]);
  useCommands(own);

  const item = (id: string, title: string, icon: ReactNode, run: () => void, keys?: string) => (
    <li key={id}>
      <WithTooltip isWanted={!isOpen} text={title} keys={keys}>
        <button type="button" onClick={run} aria-label={title} className={row}>
          <span aria-hidden className="flex size-4 shrink-0 items-center justify-center">
            {icon}
          </span>
          {isOpen && <span className="truncate">{title}</span>}
          {isOpen && keys && <span className="type-meta ms-auto shrink-0 text-ink-3">{keysText(keys)}</span>}
        </button>
      </WithTooltip>
    </li>
  );

  return (
    <nav
      aria-label={texts.rail}
      className={cx('flex h-dvh shrink-0 flex-col gap-1 border-e border-line bg-canvas p-1', isOpen ? 'w-64' : 'w-12')}
    >
      <Link to={paths.home.to()} aria-label="Whittle" className={cx(row, 'mb-1')}>
        <Mark size={20} className="-mx-0.5" />
        {isOpen && <span className="type-heading text-ink">Whittle</span>}
      </Link>
      <ul className="flex flex-col gap-1">
        {item('commands', commandTexts.commands, <Search size={16} />, () => openCommands('palette'), 'mod+k')}
        {commands
          .filter(({ isInRail }) => isInRail)
          .map(({ id, title, icon, run, keys }) => item(id, title, icon, run, keys))}
      </ul>
      <ul className="mt-auto">{own.map(({ id, title, icon, run, keys }) => item(id, title, icon, run, keys))}</ul>
    </nav>
  );
}

const keysText = (keys: string) => keyNames(keys).join(' ');

type WithTooltipProps = { isWanted: boolean; text: string; keys?: string; children: React.ReactElement };

const WithTooltip = ({ isWanted, text, keys, children }: WithTooltipProps) =>
  isWanted ? (
    <Tooltip text={text} keys={keys && keysText(keys)}>
      {children}
    </Tooltip>
  ) : (
    children
  );
