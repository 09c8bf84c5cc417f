import { Skeleton } from '../../ui/skeleton.tsx';
import { builderTexts as texts } from './builder.texts.ts';

/** The builder's columns before the conversation is there. */
export function BuilderSkeleton({ isOffline }: { isOffline: boolean }) {
  return (
    <main id="main" aria-busy className="flex h-dvh bg-surface">
      <h1 className="sr-only">{texts.opening}</h1>
      <div className="flex w-full flex-col lg:w-(--column-width)">
        <div className="flex h-13 items-center gap-3 px-4">
          <Skeleton className="h-5 w-36" />
          <p role="status" className="type-meta ms-auto text-ink-2">
            {isOffline ? texts.reconnecting : ''}
          </p>
        </div>
        <div className="flex flex-1 flex-col justify-end gap-4 p-4">
          <Skeleton className="h-10 w-2/3 self-end" />
          <Skeleton className="h-24 w-4/5" />
          <Skeleton className="h-20 w-full" />
        </div>
      </div>
      <div className="hidden flex-1 border-s border-line bg-bench lg:block" />
    </main>
  );
}
