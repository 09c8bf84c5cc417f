import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../lib/utils.ts';

const arrows = { up: ArrowUp, down: ArrowDown, flat: ArrowRight };

/** One figure that answers the page's question, with what changed. `to` leads to the rows behind it. */
export function Stat({
  label,
  value,
  unit,
  trend,
  to,
  children,
  className,
}: {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  trend?: { text: ReactNode; direction?: 'up' | 'down' | 'flat'; isGood?: boolean };
  to?: string;
  children?: ReactNode;
  className?: string;
}) {
  const Arrow = trend?.direction && arrows[trend.direction];
  const figure = (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 font-heading text-4xl font-semibold tracking-tight">
      {value}
      {unit && <span className="text-lg font-normal tracking-normal text-muted-foreground">{unit}</span>}
    </span>
  );
  return (
    <div data-slot="stat" className={cn('grid content-start gap-1', className)}>
      <p className="text-sm text-muted-foreground">{label}</p>
      <p>
        {to ? (
          <Link to={to} className="rounded-sm decoration-2 underline-offset-8 hover:underline">
            {figure}
          </Link>
        ) : (
          figure
        )}
      </p>
      {trend && (
        <p
          className={cn(
            'flex items-center gap-1.5 text-sm',
            trend.isGood === undefined ? 'text-muted-foreground' : trend.isGood ? 'text-success' : 'text-destructive',
          )}
        >
          {Arrow && <Arrow aria-hidden className="size-4 shrink-0" />}
          {trend.text}
        </p>
      )}
      {children}
    </div>
  );
}
