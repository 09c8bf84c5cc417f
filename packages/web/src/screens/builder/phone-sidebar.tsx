import { Code, Command as CommandIcon, Database, House, LogOut, Settings2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accountTexts } from '../../features/accounts/accounts.texts.ts';
import { openCommands } from '../../core/commands/command-centre-state.ts';
import { useOfferedCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { dialogScrim } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderView } from './use-builder-address.ts';

const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
  value,
  label: commandTexts.themes[value],
}));

const row =
  'quick focus-inset flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-hover aria-[current=page]:text-accent-text';

type PhoneSidebarProps = { view: BuilderView; onView: (view: BuilderView) => void; onClose: () => void };

/** What has no tab at the bottom of a narrow screen, in a sidebar of 18 rem (SHELL-02). */
export function PhoneSidebar({ view, onView, onClose }: PhoneSidebarProps) {
  const { theme, setTheme } = useTheme();
  const navigate = useNavigate();
  const tools = useOfferedCommands().filter(({ isInRail }) => isInRail);
  const returnFocus = useReturnFocus(true);
  const item = (id: string, title: string, icon: ReactNode, run: () => void, isCurrent = false) => (
    <li key={id}>
      <button
        type="button"
        aria-current={isCurrent ? 'page' : undefined}
        className={row}
        onClick={() => {
          onClose();
          run();
        }}
      >
        <span aria-hidden className="flex size-4 shrink-0 items-center justify-center">
          {icon}
        </span>
        <span className="min-w-0 break-words">{title}</span>
      </button>
    </li>
  );
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="layer-dialog fixed inset-y-0 end-0 flex w-72 max-w-full animate-fade-in flex-col gap-2 overflow-y-auto bg-raised p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none"
        >
          <header className="flex items-center justify-between ps-2">
            <Radix.Title className="type-heading">{texts.more}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={uiTexts.close} icon={<X aria-hidden size={16} />} />
            </Radix.Close>
          </header>
          <ul>
            {item('database', texts.database, <Database size={16} />, () => onView('database'), view === 'database')}
            {item('code', texts.code, <Code size={16} />, () => onView('code'), view === 'code')}
          </ul>
          <ul className="border-t border-line pt-2">
            {item('commands', commandTexts.commands, <CommandIcon size={16} />, () => openCommands('palette'))}
            {tools.map(({ id, title, icon, run }) => item(id, title, icon, run))}
          </ul>
          <div className="mt-auto flex flex-col gap-2 border-t border-line pt-2">
            <div className="px-2">
              <Segmented label={accountTexts.theme} value={theme} onChange={setTheme} options={themes} />
            </div>
            <ul>
              {item('home', texts.back, <House size={16} />, () => void navigate(paths.home.to()))}
              {item(
                'settings',
                accountTexts.settings,
                <Settings2 size={16} />,
                () => void navigate(paths.settings.to()),
              )}
              {item('sign-out', accountTexts.signOut, <LogOut size={16} />, () => void navigate(paths.logout.to()))}
            </ul>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
