import { OctagonAlert, SquareTerminal, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { count } from '../../lib/numbers.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { ConsoleLog } from './console-log.ts';
import { consoleTexts as texts } from './console.texts.ts';

/** Opens and closes the drawer, with the numbers of warnings since the app was loaded, and of errors since it was loaded or repaired. */
export function ConsoleToggle({ log, isOpen, onToggle }: { log: ConsoleLog; isOpen: boolean; onToggle: () => void }) {
  const { errors, warnings } = useSyncExternalStore(log.subscribe, log.read);
  const label = errors + warnings === 0 ? texts.toggle : texts.toggleWith(errors, warnings);
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={onToggle}
        className="quick tabular type-meta inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-accent-text coarse:h-11 coarse:min-w-11"
      >
        <SquareTerminal aria-hidden size={16} />
        {errors > 0 && (
          <span className="inline-flex items-center gap-0.5 text-danger">
            <OctagonAlert aria-hidden size={12} />
            {shortCount(errors)}
          </span>
        )}
        {warnings > 0 && (
          <span className="inline-flex items-center gap-0.5 text-warning max-sm:hidden">
            <TriangleAlert aria-hidden size={12} />
            {shortCount(warnings)}
          </span>
        )}
      </button>
    </Tooltip>
  );
}

const shortCount = (value: number) => (value > 999 ? '999+' : count(value));
