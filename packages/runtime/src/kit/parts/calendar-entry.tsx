import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';
import type { CalendarTone } from './calendar-month.tsx';

const marks: Record<CalendarTone, string> = {
  primary: 'bg-primary border-primary-edge',
  second: 'bg-second border-second-edge',
  muted: 'bg-muted border-input',
};

/** One entry of a day: its mark, time, name and what else matters. */
export function CalendarEntry({
  name,
  time,
  detail,
  tone,
  onOpen,
}: {
  name: string;
  time: string | undefined;
  detail: ReactNode;
  tone: CalendarTone;
  onOpen: (() => void) | undefined;
}) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 text-sm">
      <span aria-hidden className={cn('size-2.5 translate-y-px rounded-full border', marks[tone])} />
      <span className="flex min-w-0 gap-2">
        {time && <span className="shrink-0 text-muted-foreground tabular-nums">{time}</span>}
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="min-w-0 rounded-sm text-left font-medium break-words after:absolute after:-inset-1.5 after:rounded-md hover:text-link"
          >
            {name}
          </button>
        ) : (
          <span className="min-w-0 font-medium break-words">{name}</span>
        )}
      </span>
      {detail && <span className="col-start-2 min-w-0 text-muted-foreground">{detail}</span>}
    </li>
  );
}
