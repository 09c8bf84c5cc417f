import { daysFromToday, toDate } from '@/services/format';

const monthOf = new Intl.DateTimeFormat(undefined, { month: 'short' });
const weekdayOf = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

/** A day as a calendar leaf: month, large numeral, weekday. Today stands on the second colour. */
export default function DayStamp({ date }) {
  const value = toDate(date);
  if (!value) return null;
  const isToday = daysFromToday(value) === 0;
  return (
    <time
      dateTime={value.toISOString().slice(0, 10)}
      className={
        'grid w-16 shrink-0 justify-items-center self-start rounded-md py-1.5 leading-none ' +
        (isToday
          ? 'border border-second-edge bg-second text-second-foreground'
          : 'border border-primary-edge bg-primary text-primary-foreground')
      }
    >
      <span className="text-xs font-medium">{monthOf.format(value)}</span>
      <span className="font-heading text-3xl font-semibold tracking-tight tabular-nums">{value.getDate()}</span>
      <span className="text-xs">{weekdayOf.format(value)}</span>
    </time>
  );
}
