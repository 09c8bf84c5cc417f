/** A number that is read from across the room, on a block of the app's colour. */
export default function BigNumeral({ value, unit, isQuiet = false }) {
  return (
    <span
      className={
        'grid h-16 min-w-16 shrink-0 content-center justify-items-center rounded-md border px-2 leading-none ' +
        (isQuiet ? 'border-transparent bg-soft' : 'border-primary-edge bg-primary text-primary-foreground')
      }
    >
      <span className="font-heading text-2xl font-semibold tracking-tight tabular-nums">{value}</span>
      {unit && <span className="mt-1 text-xs">{unit}</span>}
    </span>
  );
}
