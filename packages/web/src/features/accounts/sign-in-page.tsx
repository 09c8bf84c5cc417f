import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Wordmark } from '../../ui/mark.tsx';
import { SampleStill } from './sample-still.tsx';

/** The page of signing in and of everything around it: what to do on the left, an app that was made on the right. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(440px,5fr)_7fr]">
      <main id="main" tabIndex={-1} className="flex flex-col px-4 py-6 outline-none sm:px-6 lg:px-16">
        <Wordmark />
        <div className="flex w-full max-w-form flex-col gap-6 py-10 lg:my-auto">
          <h1 className="type-display">{title}</h1>
          {children}
        </div>
      </main>
      {isWide && <SampleStill />}
    </div>
  );
}
