import { addDays, startOfWeek, subWeeks } from 'date-fns';
import { daysFromToday, dayKey, weekday } from '@/services/format';

/** The last five weeks as squares, a week per row; the filled ones are ticked. */
export default function DayGrid({ ticked, label }) {
  const days = new Set(ticked ?? []);
  const first = startOfWeek(subWeeks(new Date(), 4), { weekStartsOn: 1 });
  const dates = Array.from({ length: 35 }, (_, index) => addDays(first, index));
  return (
    <ul aria-label={label} className="grid w-fit grid-cols-7 gap-1.5">
      {dates.map((date) => {
        const isTicked = days.has(dayKey(date));
        const isAhead = daysFromToday(date) > 0;
        return (
          <li
            key={dayKey(date)}
            title={weekday(date)}
            className={
              'grid size-9 place-items-center rounded-sm border text-xs tabular-nums ' +
              (isTicked
                ? 'border-primary-edge bg-primary text-primary-foreground'
                : isAhead
                  ? 'border-dashed text-muted-foreground'
                  : 'border-input text-muted-foreground')
            }
          >
            {date.getDate()}
            <span className="sr-only">{isTicked ? 'ticked' : 'not done'}</span>
          </li>
        );
      })}
    </ul>
  );
}
