import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ConsoleLineView } from './console-line.tsx';
import type { ConsoleState } from './console-log.ts';
import { consoleTexts as texts } from './console.texts.ts';
import { EmptyPane, NoMatch } from './empty-pane.tsx';
import { type Filter, filterLines } from './filter-lines.ts';
import type { OpenPlace } from './place-link.tsx';

const nearEndPx = 24;

type ConsolePaneProps = {
  state: ConsoleState;
  filter: Filter;
  onClearFilter: () => void;
  onOpen: OpenPlace;
};

/** The lines of the console, newest last. It follows the newest one as long as the reader is at the end. */
export function ConsolePane({ state, filter, onClearFilter, onOpen }: ConsolePaneProps) {
  /** Groups whose state differs from how they came. */
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const closed = useMemo(() => closedGroups(state, toggled), [state, toggled]);
  const shown = useMemo(() => filterLines(state.lines, filter, closed), [state.lines, filter, closed]);
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  const [toggle] = useState(() => (id: number) => setToggled((before) => switched(before, id)));

  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown]);

  if (state.lines.length === 0) return <EmptyPane title={texts.noLines} text={texts.noLinesText} />;
  if (shown.every(({ kind }) => kind === 'gap')) return <NoMatch onClear={onClearFilter} />;
  return (
    <ul
      ref={list}
      // The list scrolls, so it can be reached and scrolled by keyboard.
      tabIndex={0}
      aria-label={texts.tabs.console}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
      className="focus-inset h-full overflow-y-auto"
    >
      {state.forgotten > 0 && (
        <li className="type-meta border-b border-line px-4 py-1 text-ink-2">{texts.moreEarlier(state.forgotten)}</li>
      )}
      {shown.map((line) => (
        <ConsoleLineView key={line.id} line={line} isClosed={closed.has(line.id)} onToggle={toggle} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function closedGroups({ lines }: ConsoleState, toggled: ReadonlySet<number>): Set<number> {
  const closed = new Set<number>();
  for (const line of lines) {
    if (line.kind !== 'entry' || !line.entry.kind.startsWith('group')) continue;
    if ((line.entry.kind === 'group-collapsed') !== toggled.has(line.id)) closed.add(line.id);
  }
  return closed;
}

function switched(before: ReadonlySet<number>, id: number): Set<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
