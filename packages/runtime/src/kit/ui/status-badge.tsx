import { Circle, CircleCheck, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';
import { Badge } from './badge.tsx';

const tones = {
  neutral: { icon: Circle, variant: 'secondary' },
  info: { icon: CircleDot, variant: 'default' },
  success: { icon: CircleCheck, variant: 'success' },
  warning: { icon: TriangleAlert, variant: 'warning' },
  danger: { icon: OctagonAlert, variant: 'destructive' },
} as const;

/** A state in words; the mark before it says the same without colour. */
export function StatusBadge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  const { icon: Icon, variant } = tones[tone];
  return (
    <Badge data-slot="status-badge" variant={variant} className={cn('gap-1.5', className)}>
      <Icon aria-hidden />
      {children}
    </Badge>
  );
}
