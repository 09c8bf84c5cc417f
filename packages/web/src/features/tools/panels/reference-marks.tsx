import type { RefObject } from 'react';
import { cx } from '../../../lib/cx.ts';
import { areaShape } from '../../../core/panels/text-rows.tsx';
import type { Choice } from './reference-problems.tsx';

type ReferenceMarksProps = { value: string; choices: readonly Choice[]; layer: RefObject<HTMLDivElement | null> };

/**
 * Marks the references of a prompt where they stand: the same text in the same place behind the transparent ground of the
 * text area, letters spaced as there, with the references as chips, and those that lead nowhere in red. For the eye alone; what is wrong is said below.
 */
export function ReferenceMarks({ value, choices, layer }: ReferenceMarksProps) {
  const known = new Set(choices.map(({ reference }) => reference));
  return (
    <div
      ref={layer}
      aria-hidden
      dir="auto"
      className={cx(
        areaShape,
        'long-text pointer-events-none absolute inset-0 overflow-hidden [scrollbar-gutter:stable] break-words whitespace-pre-wrap',
      )}
    >
      {value.split(/(\{\{[^{}]*\}\})/).map((part, at) => (
        <span
          key={at}
          className={cx(
            'text-transparent',
            at % 2 === 1 && (known.has(part) ? 'rounded-chip bg-accent-soft' : 'rounded-chip bg-danger-soft'),
          )}
        >
          {part}
        </span>
      ))}
      {'\n'}
    </div>
  );
}
