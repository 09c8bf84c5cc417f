import { useState } from 'react';
import { addMonths, isSameMonth, startOfMonth } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { money, month as nameOf, toDate } from '@/services/format';
import { sum } from '@/services/totals';

/** What each limit allows, what was spent of it in a month, and what is left. `names` are the fields that say so. */
export default function BudgetTable({ budgets, spent, names }) {
  const [month, setMonth] = useState(startOfMonth(new Date()));
  const ofMonth = spent.filter((record) => {
    const date = toDate(record[names.date]);
    return date !== null && isSameMonth(date, month);
  });
  return (
    <section className="grid max-w-3xl gap-6">
      <div className="flex items-center gap-2">
        <Button variant="outline" size="icon" aria-label="Month before" onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft />
        </Button>
        <h2 className="min-w-40 text-center text-lg" aria-live="polite">
          {nameOf(month)}
        </h2>
        <Button variant="outline" size="icon" aria-label="Month after" onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight />
        </Button>
      </div>
      {budgets.length === 0 && <EmptyState message="No limits yet. Add one to see what is left of it." />}
      <ul className="grid gap-5">
        {budgets.map((budget) => {
          const limit = Number(budget[names.limit]) || 0;
          const used = sum(
            ofMonth.filter((record) => record[names.spentCategory] === budget[names.category]),
            (record) => record[names.amount],
          );
          const left = limit - used;
          return (
            <li key={budget.id} className="grid gap-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{budget[names.category]}</span>
                <span className="tabular-nums">{money(used) + ' of ' + money(limit)}</span>
              </p>
              <div
                role="meter"
                aria-label={'Spent on ' + budget[names.category]}
                aria-valuenow={used}
                aria-valuemin={0}
                aria-valuemax={Math.max(limit, used, 1)}
                className="h-3 rounded-sm bg-muted"
              >
                <div
                  className={'h-full rounded-sm ' + (left < 0 ? 'bg-destructive' : 'bg-primary')}
                  style={{ width: Math.min(100, limit > 0 ? (used / limit) * 100 : 100) + '%' }}
                />
              </div>
              <p
                className={
                  'text-sm tabular-nums ' + (left < 0 ? 'font-semibold text-destructive' : 'text-muted-foreground')
                }
              >
                {left < 0 ? money(-left) + ' over the limit' : money(left) + ' left'}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
