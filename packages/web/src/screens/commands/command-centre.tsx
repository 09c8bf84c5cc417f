import { Keyboard } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { type Command, offeredCommands, useCommands } from '../../core/commands/command.ts';
import { openCommands, useOpenCommands } from '../../core/commands/command-centre-state.ts';
import { commandTexts as texts } from '../../core/commands/commands.texts.ts';
import { isPressed } from '../../core/commands/key-combination.ts';
import type { CommandPaletteProps } from './command-palette.tsx';
import { useGoToCommands } from './use-go-to-commands.tsx';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette, TypedAhead);
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
  const [typed, setTyped] = useState('');
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
      {open === 'palette' && <CommandPalette typed={typed} onTyped={setTyped} onClose={() => openCommands(null)} />}
      {open === 'keys' && <ShortcutsDialog onClose={() => openCommands(null)} />}
    </>
  );
}

/**
 * Keeps what is typed while the palette's code is fetched: it is meant for the palette, not for what has the focus. Escape and
 * a click close it, as they do the palette; without a network, where the code may be long in coming, keys stay where they are.
 */
function TypedAhead({ onTyped, onClose }: CommandPaletteProps) {
  const latest = useLatest({ onTyped, onClose });
  useLayoutEffect(() => {
    const { current } = latest;
    current.onTyped(() => '');
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !navigator.onLine) return;
      // what is typed, and no key by which somebody moves on or reloads
      const isTyped = [...event.key].length === 1 || /^(?:Escape|Backspace|Enter)$/.test(event.key);
      if (!isTyped) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') latest.current.onClose();
      else if (event.key === 'Backspace') current.onTyped((before) => before.slice(0, -1));
      else if ([...event.key].length === 1) current.onTyped((before) => before + event.key);
    };
    const onPointer = () => latest.current.onClose();
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [latest]);
  return null;
}

/** Where a single key writes something. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="grid"]') !== null);
