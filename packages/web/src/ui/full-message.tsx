import type { ReactNode } from 'react';
import { Wordmark } from './mark.tsx';

/** A screen that has one thing to say and one way on. */
export function FullMessage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-4 px-4 py-12">
      <Wordmark />
      <h1 className="type-display mt-4">{title}</h1>
      <p className="type-reading text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </main>
  );
}
