import type { ConsoleValue } from '@whittle/contract/preview-console';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { consoleTexts as texts } from './console.texts.ts';
import { inlineText } from './value-text.ts';

const colours: Partial<Record<ConsoleValue['kind'], string>> = {
  string: 'text-(--code-string)',
  number: 'text-(--code-number)',
  boolean: 'text-(--code-number)',
  bigint: 'text-(--code-number)',
  undefined: 'text-ink-3',
  null: 'text-ink-3',
  cycle: 'text-ink-3',
  unread: 'text-ink-3',
  element: 'text-(--code-keyword)',
};

/** One value. What has parts can be opened; a text that stands by itself is shown without quotes. */
export function ValueView({ value, isBare = false }: { value: ConsoleValue; isBare?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, text, entries = [], more = 0 } = value;
  if (entries.length === 0 && more === 0) {
    return (
      <span className={cx(!isBare && colours[kind])}>{isBare || kind !== 'string' ? text : JSON.stringify(text)}</span>
    );
  }
  const label = inlineText(value);
  return (
    <span className={cx(isOpen && 'block')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={texts.expand(label)}
        onClick={() => setIsOpen(!isOpen)}
        className="quick inline-flex max-w-full items-start rounded-chip text-start hover:bg-hover"
      >
        <ChevronRight aria-hidden size={14} className={cx('quick mt-0.5 shrink-0 text-ink-2', isOpen && 'rotate-90')} />
        <span className="min-w-0 break-words">{label}</span>
      </button>
      {isOpen && (
        <ul className="ms-3 border-s border-line ps-3">
          {entries.map(([key, part], index) => (
            <li key={index}>
              <span className="text-ink-2">{key}: </span>
              <ValueView value={part} isBare={key === 'stack'} />
            </li>
          ))}
          {more > 0 && <li className="text-ink-3">{texts.more(more)}</li>}
        </ul>
      )}
    </span>
  );
}
