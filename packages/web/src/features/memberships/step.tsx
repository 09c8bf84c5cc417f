import type { ReactNode } from 'react';

type StepProps = {
  number: number;
  title: string;
  /** Why the step cannot be taken yet. */
  waits?: string | undefined;
  children: ReactNode;
};

/** One of the steps by which memberships are set up, in their order. */
export function Step({ number, title, waits, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="type-meta tabular mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-ink-2"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h4 className="font-medium">{title}</h4>
        {children}
        {waits && <p className="type-meta text-ink-3">{waits}</p>}
      </div>
    </li>
  );
}
