import type { AppSummary } from '@whittle/contract/apps';
import type { CSSProperties } from 'react';

/**
 * The app as a small page in its own main colour, with its initial. The ground is that colour thinned into the surface,
 * so that the initial stays readable whatever the colour is.
 */
export function AppPicture({ app }: { app: AppSummary }) {
  const style = { '--app': app.accentColor ?? 'var(--edge)' } as CSSProperties;
  return (
    <div
      aria-hidden
      style={style}
      className="notch relative flex aspect-square w-14 shrink-0 overflow-hidden bg-[color-mix(in_oklab,var(--app)_14%,var(--surface))] sm:aspect-[4/3] sm:w-full"
    >
      <span className="absolute inset-x-0 top-0 h-1.5 bg-[color-mix(in_oklab,var(--app)_85%,var(--ink))] sm:h-3" />
      <span className="m-auto translate-y-0.5 type-title sm:mt-auto sm:me-auto sm:mb-3 sm:ms-4 sm:translate-y-0 sm:text-[2.750rem] sm:leading-none">
        {initialOf(app.name)}
      </span>
      <span className="absolute top-8 end-4 hidden w-2/5 flex-col gap-2 sm:flex">
        <span className="h-1.5 w-full bg-[color-mix(in_oklab,var(--app)_36%,var(--surface))]" />
        <span className="h-1.5 w-4/5 bg-[color-mix(in_oklab,var(--app)_36%,var(--surface))]" />
        <span className="h-1.5 w-3/5 bg-[color-mix(in_oklab,var(--app)_36%,var(--surface))]" />
      </span>
    </div>
  );
}

/** The first letter as people see it, which may be several code points (an emoji, a letter with marks). */
function initialOf(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment;
  return (first ?? '?').toLocaleUpperCase();
}
