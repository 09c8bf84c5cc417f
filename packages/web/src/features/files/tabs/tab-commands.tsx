import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useMemo } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { type Command, useCommands } from '../../../core/commands/command.ts';
import { commandTexts } from '../../../core/commands/commands.texts.ts';
import { fileTexts as texts } from '../files.texts.ts';
import type { Tabs } from './use-open-tabs.ts';

/** Keys of the tabs; the ones that browsers keep for their own tabs are not among them. */
export function useTabCommands(tabs: Tabs): void {
  const latest = useLatest(tabs);
  const commands = useMemo((): Command[] => {
    const group = commandTexts.groups.here;
    const onActive = (act: (path: string) => void) => () => {
      const { active } = latest.current;
      if (active !== null) act(active);
    };
    return [
      {
        ...{ id: 'close-file', title: texts.closeFile, group, keys: 'alt+w', icon: <X size={16} /> },
        run: onActive((path) => latest.current.close(path)),
      },
      {
        ...{ id: 'close-other-files', title: texts.closeOthers, group, keys: 'alt+shift+w', icon: <X size={16} /> },
        run: onActive((path) => latest.current.closeOthers(path)),
      },
      {
        ...{ id: 'next-file', title: texts.nextFile, group, keys: 'alt+n', icon: <ArrowRight size={16} /> },
        run: () => latest.current.next(1),
      },
      {
        ...{ id: 'previous-file', title: texts.previousFile, group, keys: 'alt+p', icon: <ArrowLeft size={16} /> },
        run: () => latest.current.next(-1),
      },
    ];
  }, [latest]);
  useCommands(commands);
}
