import { GitCompareArrows, WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { type Command, useCommands } from '../../../core/commands/command.ts';
import { commandTexts } from '../../../core/commands/commands.texts.ts';
import { fileTexts as texts } from '../files.texts.ts';

export const formatKeys = 'shift+alt+f';
export const compareKeys = 'shift+alt+c';

/** What the palette offers for the file that is shown, and what its keys do beside the text. */
export function useFileCommands(isShown: boolean, handlers: { compare: () => void; format: () => void }): void {
  const latest = useLatest(handlers);
  const commands = useMemo((): Command[] => {
    const group = commandTexts.groups.here;
    if (!isShown) return [];
    return [
      {
        ...{ id: 'compare-file', title: texts.compare, group, keys: compareKeys, icon: <GitCompareArrows size={16} /> },
        run: () => latest.current.compare(),
      },
      {
        ...{ id: 'format-file', title: texts.format, group, keys: formatKeys, icon: <WandSparkles size={16} /> },
        run: () => latest.current.format(),
      },
    ];
  }, [isShown, latest]);
  useCommands(commands);
}
