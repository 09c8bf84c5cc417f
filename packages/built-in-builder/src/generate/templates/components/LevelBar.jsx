import { number } from '@/services/format';

/** How full a shelf is: the bar ends at twice the minimum, the mark stands at the minimum. */
export default function LevelBar({ value, minimum, name }) {
  const amount = Number(value) || 0;
  const least = Number(minimum) || 0;
  const full = Math.max(least * 2, amount, 1);
  const isLow = amount < least;
  return (
    <div
      role="meter"
      aria-label={'Stock of ' + name}
      aria-valuenow={amount}
      aria-valuemin={0}
      aria-valuemax={full}
      aria-valuetext={number(amount) + (least > 0 ? ', minimum ' + number(least) : '')}
      className="relative h-3 w-full min-w-24 rounded-sm bg-muted"
    >
      <span
        className={'absolute inset-y-0 left-0 rounded-sm ' + (isLow ? 'bg-second' : 'bg-primary')}
        style={{ width: (amount / full) * 100 + '%' }}
      />
      {least > 0 && (
        <span className="absolute -inset-y-1 w-0.5 bg-foreground" style={{ left: (least / full) * 100 + '%' }} />
      )}
    </div>
  );
}
