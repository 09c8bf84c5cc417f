import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { addMonths, dayOf, longDay, minuteOf, monthTitle, toDay, type Day } from '../lib/days.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Agenda } from '../parts/agenda.tsx';
import { CalendarEntry } from '../parts/calendar-entry.tsx';
import { CalendarMonth, type CalendarTone } from '../parts/calendar-month.tsx';
import { say, sayWith } from '../lib/page-words.ts';

export interface CalendarViewProps<Item> {
  /** Names the calendar for screen readers. */
  label: string;
  items: readonly Item[];
  itemKey?: (item: Item) => string;
  /** The day (`YYYY-MM-DD`) or the instant; an item without one is left out. */
  dateOf: (item: Item) => string | Date | null | undefined;
  itemName: (item: Item) => string;
  itemDetail?: (item: Item) => ReactNode;
  timeOf?: (item: Item) => string | undefined;
  toneOf?: (item: Item) => CalendarTone;
  /** Any day of the month shown; with `onMonthChange` the caller keeps it. */
  month?: Day;
  onMonthChange?: (month: Day) => void;
  onOpen?: (item: Item) => void;
  onCreate?: (day: Day) => void;
  createLabel?: string;
  emptyText?: string;
  className?: string;
}

/**
 * A month with today marked and the list of the chosen day; on phones an agenda of the month by day. Days are the
 * reader's own: an instant is shown on the day it has where the reader is.
 */
export function CalendarView<Item>({
  label,
  items,
  itemKey = (item) => String((item as { id?: unknown }).id),
  dateOf,
  itemName,
  itemDetail,
  timeOf,
  toneOf = () => 'primary',
  month: monthProp,
  onMonthChange,
  onOpen,
  onCreate,
  createLabel = say('Add'),
  emptyText = say('Nothing planned'),
  className,
}: CalendarViewProps<Item>) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const today = toDay(new Date());
  const [monthInside, setMonthInside] = useState(today);
  const [chosen, setChosen] = useState(today);
  const month = addMonths(monthProp ?? monthInside, 0);

  const byDay = useMemo(() => groupByDay(items, dateOf, timeOf), [items, dateOf, timeOf]);

  const showMonth = (next: Day) => {
    setMonthInside(next);
    onMonthChange?.(next);
  };
  const choose = (day: Day) => {
    setChosen(day);
    if (day.slice(0, 7) !== month.slice(0, 7)) showMonth(addMonths(day, 0));
  };

  const entry = (item: Item) => (
    <CalendarEntry
      key={itemKey(item)}
      name={itemName(item)}
      time={timeOf?.(item)}
      detail={itemDetail?.(item)}
      tone={toneOf(item)}
      onOpen={onOpen && (() => onOpen(item))}
    />
  );
  const createButton = (day: Day) =>
    onCreate && (
      <Button variant="outline" size="sm" className="w-fit" onClick={() => onCreate(day)}>
        <Plus aria-hidden />
        {createLabel}
        <span className="sr-only"> {sayWith(`on ${longDay(day)}`, `am ${longDay(day)}`)}</span>
      </Button>
    );

  return (
    <section data-slot="calendar-view" aria-label={label} className={cn('grid gap-4', className)}>
      <div className="flex items-center gap-2">
        <h2 aria-live="polite" className="mr-auto">
          {monthTitle(month)}
        </h2>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            showMonth(today);
            setChosen(today);
          }}
        >
          {say('Today')}
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={say('Previous month')}
          onClick={() => showMonth(addMonths(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={say('Next month')}
          onClick={() => showMonth(addMonths(month, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {isPhone ? (
        <Agenda
          month={month}
          today={today}
          byDay={byDay}
          entry={entry}
          emptyText={emptyText}
          createButton={createButton}
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <CalendarMonth
            label={`${label}, ${monthTitle(month)}`}
            month={month}
            today={today}
            chosen={chosen}
            onChoose={choose}
            entriesOf={(day) =>
              (byDay.get(day) ?? []).map((item) => ({
                key: itemKey(item),
                name: itemName(item),
                time: timeOf?.(item),
                tone: toneOf(item),
              }))
            }
          />
          <section aria-label={longDay(chosen)} aria-live="polite" className="grid content-start gap-3">
            <h3>
              {longDay(chosen)}
              {chosen === today && (
                <span className="ml-2 font-sans text-sm font-normal tracking-normal text-muted-foreground">
                  {say('Today')}
                </span>
              )}
            </h3>
            {byDay.has(chosen) ? (
              <ul className="grid gap-3">{byDay.get(chosen)?.map(entry)}</ul>
            ) : (
              <p className="text-sm text-muted-foreground">{emptyText}</p>
            )}
            {createButton(chosen)}
          </section>
        </div>
      )}
    </section>
  );
}

function groupByDay<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | Date | null | undefined,
  timeOf: ((item: Item) => string | undefined) | undefined,
): ReadonlyMap<Day, Item[]> {
  const groups = new Map<Day, Item[]>();
  for (const item of items) {
    const day = dayOf(dateOf(item));
    if (day) groups.set(day, [...(groups.get(day) ?? []), item]);
  }
  const minute = (item: Item) => minuteOf(dateOf(item), timeOf?.(item));
  for (const group of groups.values()) group.sort((one, other) => minute(one) - minute(other));
  return groups;
}
