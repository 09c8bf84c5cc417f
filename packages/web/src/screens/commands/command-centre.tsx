import { Keyboard } from 'lucide-react';
import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { type Command, offeredCommands, useCommands } from '../../core/commands/command.ts';
import { openCommands, useOpenCommands } from '../../core/commands/command-centre-state.ts';
import { commandTexts as texts } from '../../core/commands/commands.texts.ts';
import { isPressed } from '../../core/commands/key-combination.ts';
import { useGoToCommands } from './use-go-to-commands.tsx';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const own: readonly Command[] = [
  {
    ...{ id: 'keys', title: texts.keys, group: texts.groups.goTo, icon: <Keyboard size={16} />, keys: '?' },
    isInRail: true,
    run: () => openCommands('keys'),
  },
];

/** Listens for keys, and opens the palette and the list of keys. One of it stands above all screens that need an account. */
export function CommandCentre() {
  const open = useOpenCommands();
  useGoToCommands(open === 'palette');
  useCommands(own);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isPressed('mod+k', event)) {
        event.preventDefault();
        openCommands(open === 'palette' ? null : 'palette');
        return;
      }
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const command = offeredCommands().find(({ keys }) => keys && isPressed(keys, event));
      if (!command || (isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey)) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  useEffect(() => () => openCommands(null), []);

  return (
    <>
      {open === 'palette' && <CommandPalette onClose={() => openCommands(null)} />}
      {open === 'keys' && <ShortcutsDialog onClose={() => openCommands(null)} />}
    </>
  );
}

/** Where a single key writes something. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="grid"]') !== null);
