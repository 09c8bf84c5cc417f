import { cellLabels } from '@whittle/domain/entities/grid/cell-value';
import { Check, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { gridTexts as texts } from '../entities.texts.ts';
import { Badge } from './cell-display.tsx';
import type { CellEditorProps } from './cell-editor.tsx';

type Row = { kind: 'option'; label: string } | { kind: 'clear' } | { kind: 'add'; label: string };

/** The options of a select or multiselect: type to find, arrows and Enter to choose, or add the one that is missing (GRID-17). */
export function OptionEditor({ column, value, typed, onSave, onCancel, onAddOption }: CellEditorProps) {
  const isMany = column.dataType === 'multiselect';
  const [chosen, setChosen] = useState<readonly string[]>(() => cellLabels(column, value));
  const [search, setSearch] = useState(typed ?? '');
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const listId = useId();

  const term = search.trim();
  const matching = column.options.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));
  const rows: Row[] = [
    ...matching.map(({ label }): Row => ({ kind: 'option', label })),
    ...(term === '' && chosen.length > 0 ? [{ kind: 'clear' } as const] : []),
    ...(onAddOption && term !== '' && !column.options.some(({ label }) => label === term)
      ? [{ kind: 'add', label: term } as const]
      : []),
  ];

  const close = (step: readonly [number, number]) => {
    if (isMany && !isSame(chosen, cellLabels(column, value))) onSave(chosen.length === 0 ? null : chosen, step);
    else onCancel(step);
  };
  const choose = async (row: Row | undefined) => {
    if (!row) return;
    if (row.kind === 'clear') return onSave(null, [0, 0]);
    if (row.kind === 'add') {
      try {
        await onAddOption?.(row.label);
      } catch (error) {
        return setProblem(sentenceOf(error));
      }
    }
    if (!isMany) return onSave(row.label, [0, 0]);
    setSearch('');
    setActive(0);
    setChosen((now) => (now.includes(row.label) ? now.filter((label) => label !== row.label) : [...now, row.label]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        setActive((at) =>
          rows.length === 0 ? 0 : (at + (event.key === 'ArrowDown' ? 1 : rows.length - 1)) % rows.length,
        );
        return;
      case 'Enter':
        event.preventDefault();
        void choose(rows[active]);
        return;
      case 'Tab':
        event.preventDefault();
        close([0, event.shiftKey ? -1 : 1]);
    }
  };

  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && close([0, 0])}>
      <Popover.Anchor className="absolute inset-0" />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={2}
          collisionPadding={8}
          aria-label={texts.edit(column.label)}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.stopPropagation()}
          onPaste={(event) => event.stopPropagation()}
          className="layer-popover flex w-64 flex-col gap-1 rounded-tile bg-raised p-2 text-ink shadow-pop"
        >
          <input
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
            aria-label={texts.findOption}
            placeholder={texts.findOption}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setActive(0);
              setProblem(null);
            }}
            onKeyDown={onKeyDown}
            className="type-input h-8 rounded-control border border-edge bg-surface px-2 coarse:h-11"
          />
          <ul
            id={listId}
            role="listbox"
            aria-multiselectable={isMany}
            aria-label={column.label}
            className="max-h-60 overflow-y-auto"
          >
            {rows.map((row, at) => (
              // The field keeps the focus and handles the keys, as the combobox pattern has it.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={row.kind === 'clear' ? 'clear' : `${row.kind} ${row.label}`}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={row.kind === 'option' && chosen.includes(row.label)}
                onPointerEnter={() => setActive(at)}
                onClick={() => void choose(row)}
                className={cx(
                  'flex min-h-8 cursor-pointer items-center gap-2 rounded-chip px-2 coarse:min-h-11',
                  at === active && 'bg-hover',
                )}
              >
                {row.kind === 'option' && <Badge column={column} label={row.label} />}
                {row.kind === 'option' && chosen.includes(row.label) && (
                  <Check aria-hidden size={16} className="ms-auto" />
                )}
                {row.kind === 'clear' && <span className="text-ink-2">{texts.clear}</span>}
                {row.kind === 'add' && (
                  <>
                    <Plus aria-hidden size={16} />
                    <span className="min-w-0 truncate">{texts.addOption(row.label)}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
          {rows.length === 0 && <p className="px-2 py-1 text-ink-2">{texts.noOptions}</p>}
          {problem && (
            <p role="alert" className="px-2 text-danger">
              {problem}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((label, at) => label === b[at]);
