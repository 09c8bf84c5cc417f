import { Command as Cmdk } from 'cmdk';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { type Command, useOfferedCommands } from '../../core/commands/command.ts';
import { commandTexts as texts } from '../../core/commands/commands.texts.ts';
import { Keys } from './keys.tsx';

const order = Object.values(texts.groups);

const inGroups = (commands: readonly Command[]): [string, Command[]][] =>
  [...Map.groupBy(commands, ({ group }) => group)].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));

export type CommandPaletteProps = {
  /** What was typed before the palette was here; it takes it. */
  typed: string;
  onTyped: (change: (before: string) => string) => void;
  onClose: () => void;
};

/** Everything that can be done here, found by typing. */
export function CommandPalette({ typed, onTyped, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const commands = useOfferedCommands();
  const returnFocus = useReturnFocus(true);
  const chosen = useRef<Command | null>(null);
  const run = (command: Command) => {
    chosen.current = command;
    onClose();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="layer-dialog animate-fade-in fixed inset-0 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            onTyped(() => '');
            field.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            // Only now, so that what the command opens can take the focus and give it back in its turn.
            chosen.current?.run();
          }}
          className="layer-dialog animate-rise fixed inset-x-0 top-0 mx-auto flex h-dvh w-full flex-col bg-raised text-ink shadow-dialog outline-none sm:top-[12dvh] sm:h-fit sm:max-h-[70dvh] sm:max-w-dialog sm:rounded-tile"
        >
          <Radix.Title className="sr-only">{texts.commands}</Radix.Title>
          <Cmdk label={texts.commands} loop className="flex min-h-0 flex-1 flex-col">
            <div className="flex h-13 shrink-0 items-center border-b border-line pe-2">
              <Cmdk.Input
                ref={field}
                value={search}
                onValueChange={setSearch}
                placeholder={texts.search}
                className="h-full min-w-0 flex-1 bg-transparent px-4 text-base outline-none placeholder:text-ink-2"
              />
              <Radix.Close asChild>
                <IconButton label={texts.close} icon={<X size={16} />} className="sm:hidden" />
              </Radix.Close>
            </div>
            <Cmdk.List className="min-h-0 flex-1 overflow-auto p-2">
              <Cmdk.Empty className="px-2 py-6 text-ink-2">{texts.nothing}</Cmdk.Empty>
              {inGroups(commands).map(([group, items]) => (
                <Cmdk.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:type-meta [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-2"
                >
                  {items.map((command) => (
                    <Cmdk.Item
                      key={command.id}
                      value={command.id}
                      keywords={[command.title, group, ...(command.alias ?? [])]}
                      onSelect={() => run(command)}
                      className="flex min-h-9 cursor-default items-center gap-2 rounded-control px-2 py-1 data-[selected=true]:bg-hover coarse:min-h-11"
                    >
                      <span aria-hidden className="flex size-4 shrink-0 items-center text-ink-2">
                        {command.icon}
                      </span>
                      <span className="min-w-0 flex-1 truncate" dir="auto">
                        {command.title}
                      </span>
                      {command.keys && <Keys keys={command.keys} />}
                    </Cmdk.Item>
                  ))}
                </Cmdk.Group>
              ))}
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
