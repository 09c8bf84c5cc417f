import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { areaShape } from '../../../core/panels/text-rows.tsx';
import { useWholeText } from '../../../core/panels/use-whole-text.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { ReferenceMarks } from './reference-marks.tsx';
import type { Choice } from './reference-problems.tsx';

const texts = toolEditorTexts.prompt;

type PromptAreaProps = {
  label: string;
  hint?: string;
  value: string;
  choices: readonly Choice[];
  rows?: number;
  onChange: (value: string) => void;
};

/** A text with references to fields: by `@` where one writes, or by the buttons below. */
export function PromptArea({ label, hint = texts.textHint, value, choices, rows = 8, onChange }: PromptAreaProps) {
  const { text, error, change } = useWholeText({ value, maxLength: limits.promptChars, onChange });
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  /** Where the caret goes with the text that is on its way. */
  const placed = useRef<number | null>(null);
  /** Where the `@` stands that a field is being chosen for. */
  const [at, setAt] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const [caret, setCaret] = useState(0);
  const asked = at === null ? '' : text.slice(at + 1, caret).toLowerCase();
  const found = at === null ? [] : choices.filter(({ name }) => name.toLowerCase().startsWith(asked));
  const isOpen = at !== null && choices.length > 0;

  const put = (reference: string, from: number, to: number) => {
    change(text.slice(0, from) + reference + text.slice(to));
    setAt(null);
    placed.current = from + reference.length;
  };
  // In the task of the choice: the next letter belongs behind the reference.
  useLayoutEffect(() => {
    if (placed.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(placed.current, placed.current);
    placed.current = null;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const choice = found[Math.min(marked, found.length - 1)];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setMarked((marked + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && choice) put(choice.reference, at, caret);
    else if (event.key === 'Escape') setAt(null);
    else return;
    event.preventDefault();
  };
  const onType = (next: string, position: number) => {
    change(next);
    setCaret(position);
    const isNew = next[position - 1] === '@' && next.length > text.length;
    if (isNew) {
      setAt(position - 1);
      setMarked(0);
    } else if (at !== null && (position <= at || next[at] !== '@' || next.slice(at, position).includes('\n')))
      setAt(null);
  };
  const insert = ({ reference }: Choice) => {
    const from = area.current?.selectionStart ?? text.length;
    put(reference, from, area.current?.selectionEnd ?? from);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <ReferenceMarks value={text} choices={choices} layer={marks} />
        <textarea
          ref={area}
          id={id}
          value={text}
          rows={rows}
          dir="auto"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          {...(isOpen && found.length > 0 && { 'aria-controls': `${id}-list` })}
          {...(isOpen && found[marked] && { 'aria-activedescendant': `${id}-${marked}` })}
          onChange={({ target }) => onType(target.value, target.selectionStart)}
          onKeyDown={onKeyDown}
          onBlur={() => setAt(null)}
          onScroll={({ currentTarget }) => {
            if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
          }}
          className={cx(areaShape, 'relative bg-transparent [scrollbar-gutter:stable]')}
        />
        {isOpen && (
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={texts.suggestions}
            className="layer-popover absolute inset-x-0 top-full mt-1 max-h-56 overflow-y-auto rounded-tile bg-raised p-1 shadow-pop"
          >
            {found.map((choice, index) => (
              <li
                key={choice.reference}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === marked}
                // The text keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => put(choice.reference, at, caret)}
                onKeyDown={() => undefined}
                className={cx(
                  'flex min-h-8 cursor-pointer items-center gap-2 rounded-chip px-2 hover:bg-hover coarse:min-h-11',
                  index === marked && 'bg-hover',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{choice.name}</span>
                <code className="type-meta text-ink-3">{choice.reference}</code>
              </li>
            ))}
            {found.length === 0 && <li className="px-2 py-1.5 text-ink-2">{texts.noMatch}</li>}
          </ul>
        )}
      </div>
      <p id={`${id}-hint`} {...(error && { role: 'alert' })} className={error ? 'text-danger' : 'type-meta text-ink-3'}>
        {error ?? hint}
      </p>
      {choices.length > 0 && (
        <div role="group" aria-label={texts.insert} className="flex flex-wrap gap-1.5">
          {choices.map((choice) => (
            <button
              key={choice.reference}
              type="button"
              aria-label={texts.insertOf(choice.name)}
              onClick={() => insert(choice)}
              className={cx(
                'quick inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip border px-2 hover:bg-hover coarse:min-h-11',
                text.includes(choice.reference) ? 'border-transparent bg-accent-soft text-accent-text' : 'border-edge',
              )}
            >
              <span className="truncate">{choice.name}</span>
              <code aria-hidden className="type-meta text-ink-3">
                {choice.reference}
              </code>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
