import type { AppSummary } from '@whittle/contract/apps';
import { pictureSize } from '@whittle/contract/app-picture';
import { type CSSProperties, useRef } from 'react';
import { useIsSeen } from '../../lib/use-is-seen.ts';
import { useAppPicture } from './apps.requests.ts';

export const pictureFrame =
  'notch relative flex aspect-square w-14 shrink-0 overflow-hidden border border-line sm:aspect-[4/3] sm:w-full';

/** What the app's main page looked like last; until there is a picture, a small page in the app's main colour. */
export function AppPicture({ app }: { app: AppSummary }) {
  const box = useRef<HTMLDivElement>(null);
  const { data: image } = useAppPicture(app, { isWanted: useIsSeen(box) });
  return (
    <div ref={box} aria-hidden className={pictureFrame}>
      {image ? <Picture src={image} /> : <ColourPage app={app} />}
    </div>
  );
}

export function Picture({ src }: { src: string }) {
  return <img src={src} alt="" {...pictureSize} className="size-full object-cover object-top-left" />;
}

/**
 * A small page in the app's own main colour, with its initial. The ground is that colour thinned into the surface, so that
 * the initial stays readable whatever the colour is.
 */
export function ColourPage({ app }: { app: Pick<AppSummary, 'name' | 'accentColor'> }) {
  const style = { '--app': app.accentColor ?? 'var(--edge)' } as CSSProperties;
  return (
    <div style={style} className="relative flex size-full bg-[color-mix(in_oklab,var(--app)_14%,var(--surface))]">
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
