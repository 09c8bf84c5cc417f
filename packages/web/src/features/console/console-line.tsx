import type { ConsoleEntry } from '@whittle/contract/preview-console';
import { ChevronRight, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../lib/cx.ts';
import type { ConsoleLine } from './console-log.ts';
import { consoleTexts as texts } from './console.texts.ts';
import { type OpenPlace, PlaceLink } from './place-link.tsx';
import { TableView } from './table-view.tsx';
import { ValueView } from './value-view.tsx';

type ConsoleLineProps = {
  line: ConsoleLine;
  isClosed: boolean;
  onToggle: (groupId: number) => void;
  onOpen: OpenPlace;
};

const grounds: Partial<Record<ConsoleEntry['level'], string>> = { error: 'bg-danger-soft', warn: 'bg-warning-soft' };
const marks = {
  error: <OctagonAlert role="img" aria-label={texts.marks.error} size={14} className="text-danger" />,
  warn: <TriangleAlert role="img" aria-label={texts.marks.warn} size={14} className="text-warning" />,
  info: <Info role="img" aria-label={texts.marks.info} size={14} className="text-ink-2" />,
  log: null,
  debug: null,
};
const indentPx = 16;

/** One line of the console. Memoised: a thousand of them stay as they are while new ones come in. */
export const ConsoleLineView = memo(function ConsoleLineView({ line, isClosed, onToggle, onOpen }: ConsoleLineProps) {
  if (line.kind === 'gap') {
    return <li className="type-meta border-b border-line px-4 py-1 text-ink-2">{texts.more(line.dropped)}</li>;
  }
  const { entry, depth, id } = line;
  const isGroup = entry.kind === 'group' || entry.kind === 'group-collapsed';
  const content =
    entry.kind === 'table' && entry.values[0] ? (
      <TableView value={entry.values[0]} />
    ) : (
      entry.values.map((value, index) => (
        <span key={index} className="me-2 whitespace-pre-wrap">
          <ValueView value={value} isBare={value.kind === 'string'} />
        </span>
      ))
    );
  return (
    <li
      className={cx(
        'flex items-start gap-2 border-b border-line py-1 pe-3 ps-4 [contain-intrinsic-size:auto_28px] [content-visibility:auto]',
        grounds[entry.level],
        entry.level === 'debug' && 'text-ink-2',
      )}
    >
      <span aria-hidden={depth === 0} style={{ width: depth * indentPx }} className="shrink-0" />
      <span className="mt-0.5 flex w-3.5 shrink-0 justify-center">{marks[entry.level]}</span>
      <div className="type-code min-w-0 flex-1 break-words">
        {isGroup ? (
          <span className="flex items-start font-medium">
            <button
              type="button"
              aria-expanded={!isClosed}
              aria-label={texts.expand(line.text)}
              onClick={() => onToggle(id)}
              className="quick rounded-chip hover:bg-hover"
            >
              <ChevronRight aria-hidden size={14} className={cx('quick', !isClosed && 'rotate-90')} />
            </button>
            <span>{content}</span>
          </span>
        ) : (
          content
        )}
      </div>
      {entry.place && <PlaceLink place={entry.place} onOpen={onOpen} />}
    </li>
  );
});
