import type { ReactNode } from 'react';
import { fromDay, longDay, shortWeekday, type Day } from '../lib/days.ts';
import { cn } from '../lib/utils.ts';
import { say } from '../lib/page-words.ts';

/** A month as a list of the days that have something, and today. */
export function Agenda<Item>({
  month,
  today,
  byDay,
  entry,
  emptyText,
  createButton,
}: {
  month: Day;
  today: Day;
  byDay: ReadonlyMap<Day, Item[]>;
  entry: (item: Item) => ReactNode;
  emptyText: string;
  createButton: (day: Day) => ReactNode;
}) {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month.slice(0, 7))).sort();
  const isThisMonth = today.startsWith(month.slice(0, 7));
  if (isThisMonth && !byDay.has(today)) {
    days.push(today);
    days.sort();
  }
  return (
    <div className="grid gap-1">
      {days.length === 0 && <p className="text-sm text-muted-foreground">{emptyText}</p>}
      {days.map((day) => (
        <section
          key={day}
          aria-label={longDay(day)}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3 border-t py-3"
        >
          <h3 className={cn('grid content-start font-sans tracking-normal', day === today && 'text-link')}>
            <span className="text-xl font-semibold tabular-nums">{fromDay(day).getDate()}</span>
            <span className="text-xs font-normal text-muted-foreground">
              {day === today ? say('Today') : shortWeekday(day)}
            </span>
          </h3>
          <div className="grid gap-2 self-center">
            {byDay.has(day) ? (
              <ul className="grid gap-3">{byDay.get(day)?.map(entry)}</ul>
            ) : (
              <p className="text-sm text-muted-foreground">{emptyText}</p>
            )}
            {day === today && createButton(day)}
          </div>
        </section>
      ))}
      {!isThisMonth && <div className="pt-2">{createButton(month)}</div>}
    </div>
  );
}
