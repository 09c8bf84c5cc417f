import { StatusBadge } from '@/components/ui/status-badge';

/** Why a row stands out, in words, and a coloured edge at its side. The row itself has to be `relative`. */
export default function Highlight({ reasons, isCard = false }) {
  if (reasons.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      <span
        aria-hidden
        className={
          'pointer-events-none absolute w-1 rounded-full bg-warning ' +
          (isCard ? 'inset-y-2 left-1' : 'inset-y-1 -left-3')
        }
      />
      {reasons.map((reason) => (
        <StatusBadge key={reason} tone="warning">
          {reason}
        </StatusBadge>
      ))}
    </span>
  );
}
