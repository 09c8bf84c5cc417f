import { StatusBadge } from '@/components/ui/status-badge';

const edges = {
  danger: 'bg-danger ',
  warning: 'bg-warning ',
  success: 'bg-success ',
  info: 'bg-primary ',
  neutral: 'bg-muted-foreground ',
};

/** Why a row stands out, in words, and a coloured edge at its side. The row itself has to be `relative`. */
export default function Highlight({ reasons, isCard = false }) {
  if (reasons.length === 0) return null;
  const marks = reasons.map((reason) => (typeof reason === 'string' ? { text: reason, tone: 'warning' } : reason));
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      <span
        aria-hidden
        className={
          'pointer-events-none absolute w-1 rounded-full ' +
          edges[marks[0].tone] +
          (isCard ? 'inset-y-2 left-1' : 'inset-y-1 -left-3')
        }
      />
      {marks.map(({ text, tone }) => (
        <StatusBadge key={text} tone={tone}>
          {text}
        </StatusBadge>
      ))}
    </span>
  );
}
