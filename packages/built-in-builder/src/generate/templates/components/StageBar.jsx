const shade = (index, count) =>
  'color-mix(in oklab, var(--primary) ' + Math.round(20 + (80 * (index + 1)) / count) + '%, var(--card))';

/**
 * One bar cut by stage, each part as wide as what stands in it, and what the parts are. `stages` are
 * `{ label, value, text }` in order. With `onChoose` a stage can be picked, and picked again to let go.
 */
export default function StageBar({ stages, chosen, onChoose }) {
  const Part = onChoose ? 'button' : 'div';
  return (
    <div className="grid gap-3">
      <div aria-hidden className="flex h-5 gap-px">
        {stages.map((stage, index) => (
          <span
            key={stage.label}
            className="min-w-0.5"
            style={{ flexGrow: stage.value, flexBasis: 0, background: shade(index, stages.length) }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4">
        {stages.map((stage, index) => (
          <li key={stage.label} className="min-w-0">
            <Part
              className="grid w-full rounded-sm text-left aria-pressed:underline aria-pressed:underline-offset-4 pointer-coarse:min-h-11"
              {...(onChoose && {
                type: 'button',
                'aria-pressed': chosen === stage.label,
                onClick: () => onChoose(chosen === stage.label ? '' : stage.label),
              })}
            >
              <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground">
                <span aria-hidden className="size-2.5 shrink-0" style={{ background: shade(index, stages.length) }} />
                <span className="truncate">{stage.label}</span>
              </span>
              <span className="truncate text-sm font-medium tabular-nums">{stage.text}</span>
            </Part>
          </li>
        ))}
      </ul>
    </div>
  );
}
