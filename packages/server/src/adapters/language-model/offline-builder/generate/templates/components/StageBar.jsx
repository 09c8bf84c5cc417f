/**
 * One bar cut by stage, each part as wide as what stands in it. `stages` are `{ label, value, text }` in order; a
 * stage with nothing in it keeps a sliver, so that the order can be read.
 */
export default function StageBar({ stages, chosen, onChoose }) {
  const total = stages.reduce((sum, stage) => sum + stage.value, 0) || 1;
  const shade = (index) =>
    'color-mix(in oklab, var(--primary) ' + Math.round(22 + (78 * (index + 1)) / stages.length) + '%, var(--card))';
  return (
    <ul className="flex gap-0.5 max-sm:flex-wrap max-sm:gap-y-3">
      {stages.map((stage, index) => (
        <li
          key={stage.label}
          className="min-w-16 max-sm:min-w-24"
          style={{ flexGrow: Math.max(stage.value / total, 0.02), flexBasis: 0 }}
        >
          <button
            type="button"
            aria-pressed={chosen === stage.label}
            onClick={() => onChoose(chosen === stage.label ? '' : stage.label)}
            className="grid w-full gap-1 rounded-sm pb-1 text-left hover:bg-accent pointer-coarse:min-h-11"
          >
            <span className="block h-4" style={{ background: shade(index) }} />
            <span
              className={
                'truncate pr-2 text-xs ' +
                (chosen === stage.label ? 'font-semibold underline underline-offset-4' : 'text-muted-foreground')
              }
            >
              {stage.label}
            </span>
            <span className="truncate pr-2 text-sm font-medium tabular-nums">{stage.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
