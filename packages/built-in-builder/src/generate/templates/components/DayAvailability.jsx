import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LoadingRows } from '@/components/ui/load-state';
import { StatusBadge } from '@/components/ui/status-badge';
import { day as dayText, time } from '@/services/format';

const dayMs = 86_400_000;

/** The part of a booking that lies in this day, in words. */
function within({ from, until }, start) {
  const end = start + dayMs;
  if (from <= start && until >= end) return 'all day';
  return (from <= start ? '0:00' : time(new Date(from))) + ' to ' + (until >= end ? '24:00' : time(new Date(until)));
}

/** Everything that can be booked, free or taken on the chosen day. */
export default function DayAvailability({ day, onDay, things, taken, isLoading = false, onBook }) {
  const start = new Date(day + 'T00:00').getTime();
  const rows = things.map((thing) => {
    const times = taken
      .filter((one) => one.of === thing.id && one.from < start + dayMs && one.until > start)
      .sort((a, b) => a.from - b.from);
    const isFull = times.some(({ from, until }) => from <= start && until >= start + dayMs);
    return { ...thing, times, isFull };
  });
  const free = rows.filter(({ times }) => times.length === 0).length;
  const partly = rows.filter(({ times, isFull }) => times.length > 0 && !isFull).length;
  return (
    <div className="grid max-w-3xl gap-8">
      <Field label="Day" className="max-w-56">
        <Input type="date" value={day} onChange={(event) => event.target.value && onDay(event.target.value)} />
      </Field>
      {isLoading && <LoadingRows label="Loading what is free" rows={5} />}
      {!isLoading && rows.length === 0 && <EmptyState message="There is nothing to book yet." />}
      {!isLoading && rows.length > 0 && (
        <section>
          <h2 role="status" className="border-b border-foreground pb-2 text-lg">
            {dayText(day) + (rows.length > 1 ? ': ' + free + ' of ' + rows.length + ' free' : '')}
            {rows.length > 1 && partly > 0 && ', ' + partly + ' partly free'}
          </h2>
          <ul>
            {rows.map(({ id, name, times, isFull }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border/70 py-3">
                <div className="min-w-40 flex-1">
                  <p className="font-medium break-words">{name}</p>
                  {times.length > 0 && (
                    <p className="text-sm text-muted-foreground">
                      {'Booked ' + times.map((one) => within(one, start)).join(', ')}
                    </p>
                  )}
                </div>
                <StatusBadge tone={isFull ? 'danger' : times.length > 0 ? 'warning' : 'success'}>
                  {isFull ? 'Taken' : times.length > 0 ? 'Partly free' : 'Free'}
                </StatusBadge>
                {!isFull && (
                  <Button variant="outline" onClick={() => onBook(id)} aria-label={'Book ' + name}>
                    Book
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
