import {
  Code,
  Command,
  Database,
  Ellipsis,
  MessageSquare,
  Monitor,
  PanelsTopLeft,
  Moon,
  Sun,
  LogOut,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { accountTexts } from '../../features/accounts/accounts.texts.ts';
import { openCommands } from '../../features/commands/command-centre-state.ts';
import { commandTexts } from '../../features/commands/commands.texts.ts';
import { cx } from '../../lib/cx.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderView } from './use-builder-address.ts';

const tabs = [
  { view: 'chat', label: texts.chat, icon: MessageSquare },
  { view: 'preview', label: texts.preview, icon: PanelsTopLeft },
] as const;

const themeOptions: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'system', label: commandTexts.themes.system, icon: <Monitor aria-hidden size={16} /> },
  { value: 'light', label: commandTexts.themes.light, icon: <Sun aria-hidden size={16} /> },
  { value: 'dark', label: commandTexts.themes.dark, icon: <Moon aria-hidden size={16} /> },
];

const tab = 'quick relative flex flex-1 flex-col items-center justify-center gap-0.5 focus-inset';

type DockProps = { view: BuilderView; onView: (view: BuilderView) => void; hasNews: boolean };

/** The bottom bar of narrow screens: one pane at a time, a dot where something new waits. */
export function Dock({ view, onView, hasNews }: DockProps) {
  const { theme, setTheme } = useTheme();
  const navigate = useNavigate();
  return (
    <nav
      aria-label={texts.panes}
      className="flex h-[calc(var(--dock-height)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ view: target, label, icon: Icon }) => (
        <button
          key={target}
          type="button"
          aria-current={view === target ? 'page' : undefined}
          onClick={() => onView(target)}
          className={cx(tab, view === target ? 'text-accent-text' : 'text-ink-2')}
        >
          <Icon aria-hidden size={20} />
          <span className="type-meta">{label}</span>
          {target === 'preview' && hasNews && (
            <>
              <span aria-hidden className="absolute top-2 left-[calc(50%+12px)] size-2 rounded-full bg-accent" />
              <span className="sr-only">, {texts.newVersion}</span>
            </>
          )}
        </button>
      ))}
      <Menu
        trigger={
          <button
            type="button"
            className={cx(tab, view === 'code' || view === 'database' ? 'text-accent-text' : 'text-ink-2')}
          >
            <Ellipsis aria-hidden size={20} />
            <span className="type-meta">{texts.more}</span>
          </button>
        }
      >
        <MenuItem icon={<Database aria-hidden size={16} />} onSelect={() => onView('database')}>
          {texts.database}
        </MenuItem>
        <MenuItem icon={<Code aria-hidden size={16} />} onSelect={() => onView('code')}>
          {texts.code}
        </MenuItem>
        <MenuItem icon={<Command aria-hidden size={16} />} onSelect={() => openCommands('palette')}>
          {commandTexts.commands}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{accountTexts.theme}</MenuLabel>
        <MenuChoices value={theme} onChange={setTheme} options={themeOptions} />
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void navigate(paths.logout.to())}>
          {accountTexts.signOut}
        </MenuItem>
      </Menu>
    </nav>
  );
}
