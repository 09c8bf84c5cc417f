import { Ellipsis, MessageSquare, PanelLeft, PanelsTopLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { cx } from '../../lib/cx.ts';
import { builderTexts as texts } from './builder.texts.ts';
import { PhoneSidebar } from './phone-sidebar.tsx';
import { toggleKeys } from './rail.tsx';
import type { BuilderView } from './use-builder-address.ts';

const tabs = [
  { view: 'chat', label: texts.chat, icon: MessageSquare },
  { view: 'preview', label: texts.preview, icon: PanelsTopLeft },
] as const;

const tab = 'quick relative flex flex-1 flex-col items-center justify-center gap-0.5 focus-inset';

type DockProps = { view: BuilderView; onView: (view: BuilderView) => void; hasNews: boolean };

/** The bottom bar of narrow screens: one pane at a time, a dot where something new waits. The rest is in the sidebar. */
export function Dock({ view, onView, hasNews }: DockProps) {
  const [isOpen, setIsOpen] = useState(false);
  const own = useMemo<Command[]>(
    () => [
      {
        ...{ id: 'rail', title: texts.more, icon: <PanelLeft aria-hidden size={16} /> },
        ...{ group: commandTexts.groups.here, keys: toggleKeys, run: () => setIsOpen(true) },
      },
    ],
    [],
  );
  useCommands(own);
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
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cx(tab, view === 'code' || view === 'database' ? 'text-accent-text' : 'text-ink-2')}
      >
        <Ellipsis aria-hidden size={20} />
        <span className="type-meta">{texts.more}</span>
      </button>
      {isOpen && <PhoneSidebar view={view} onView={onView} onClose={() => setIsOpen(false)} />}
    </nav>
  );
}
