type ProgressBarProps = { label: string; value: number; max: number; valueText?: string; className?: string };

/** How much of something is done or used, in the colours of the theme; browsers draw their own element in theirs. */
export function ProgressBar({ label, value, max, valueText, className = '' }: ProgressBarProps) {
  const part = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 0)}
      aria-valuenow={Math.min(value, Math.max(max, 0))}
      aria-valuetext={valueText}
      className={`h-2 overflow-hidden rounded-chip border border-line bg-sunken ${className}`}
    >
      <div
        className="quick h-full origin-left bg-accent forced-colors:bg-[Highlight] rtl:origin-right"
        style={{ transform: `scaleX(${part})` }}
      />
    </div>
  );
}
