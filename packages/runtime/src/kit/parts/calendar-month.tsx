import { useEffect, useRef, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  firstWeekday,
  fromDay,
  fullDay,
  longWeekday,
  shortWeekday,
  weeksOf,
  type Day,
} from '../lib/days.ts';
import { cn } from '../lib/utils.ts';
import { sayWith } from '../lib/page-words.ts';

/** What kind of thing an entry is, told by its ground. */
export type CalendarTone = 'primary' | 'second' | 'muted';

export interface MonthEntry {
  key: string;
  name: string;
  time?: string | undefined;
  tone: CalendarTone;
}

const chips: Record<CalendarTone, string> = {
  primary: 'bg-soft text-foreground',
  second: 'bg-second text-second-foreground',
  muted: 'bg-muted text-muted-foreground',
};

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The grid of a month: one button per day, reached by arrow keys, with the first entries of each. */
export function CalendarMonth({
  label,
  month,
  today,
  chosen,
  onChoose,
  entriesOf,
}: {
  label: string;
  month: Day;
  today: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
  entriesOf: (day: Day) => MonthEntry[];
}) {
  const weeks = weeksOf(month, firstWeekday());
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const isShown = weeks.some((week) => week.includes(chosen));
  const tabStop = isShown ? chosen : (weeks.flat().find((day) => day.startsWith(month.slice(0, 7))) ?? chosen);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent, day: Day) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    movesFocus.current = true;
    onChoose(step(day));
  };

  return (
    <table ref={grid} role="grid" aria-label={label} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={longWeekday(day)}
              className="border-b px-2 pb-2 text-left text-xs font-medium text-muted-foreground"
            >
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = entriesOf(day);
              const isOutside = !day.startsWith(month.slice(0, 7));
              const shownCount = entries.length > 3 ? 2 : 3;
              return (
                <td
                  key={day}
                  role="gridcell"
                  aria-selected={day === chosen}
                  className={cn(
                    'relative h-26 border-b border-l border-border/70 p-0 align-top first:border-l-0',
                    day === chosen && 'bg-soft',
                  )}
                >
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === tabStop ? 0 : -1}
                    aria-label={dayLabel(day, day === today, entries.length)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                    onKeyDown={(event) => onKeyDown(event, day)}
                    className="absolute inset-0 flex items-start p-1.5 -outline-offset-2 hover:bg-accent/60"
                  >
                    <span
                      className={cn(
                        'inline-flex size-6 items-center justify-center rounded-full border border-transparent text-xs tabular-nums',
                        isOutside && 'text-muted-foreground',
                        day === today && 'border-primary-edge bg-primary font-semibold text-primary-foreground',
                      )}
                    >
                      {fromDay(day).getDate()}
                    </span>
                  </button>
                  <ul
                    aria-hidden
                    className="pointer-events-none absolute inset-x-1 top-8 grid gap-0.5 text-xs leading-4"
                  >
                    {entries.slice(0, shownCount).map((entry) => (
                      <li
                        key={entry.key}
                        className={cn(
                          'truncate rounded-sm px-1.5 py-0.5',
                          chips[entry.tone],
                          day === chosen && entry.tone === 'primary' && 'bg-card',
                        )}
                      >
                        {entry.time && <span className="mr-1 tabular-nums">{entry.time}</span>}
                        {entry.name}
                      </li>
                    ))}
                    {entries.length > 3 && <li className="px-1.5 text-muted-foreground">{entries.length - 2} more</li>}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayLabel(day: Day, isToday: boolean, count: number): string {
  const today = isToday ? sayWith(', today', ', heute') : '';
  const entries = sayWith(count === 1 ? 'entry' : 'entries', count === 1 ? 'Eintrag' : 'Einträge');
  return `${fullDay(day)}${today}, ${count} ${entries}`;
}
