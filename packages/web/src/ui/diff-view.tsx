import { type ReactNode, useMemo, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { type DiffRow, type Part, diffRows } from './diff-rows.ts';
import { diffTexts as texts } from './diff.texts.ts';

/** Rows drawn at first; a longer diff shows the rest when asked, so that opening it stays quick. */
const rowsAtFirst = 1_500;

type DiffViewProps = {
  oldCode: string;
  newCode: string;
  label: string;
  /** Pieces of files, of which nobody knows at which lines they stand. */
  isExcerpt?: boolean;
};

/** Two texts as one diff: numbers of both sides, the sign in the gutter, changed words marked. */
export function DiffView({ oldCode, newCode, label, isExcerpt }: DiffViewProps) {
  const rows = useMemo(() => diffRows(oldCode, newCode), [oldCode, newCode]);
  const [shown, setShown] = useState(rowsAtFirst);
  if (rows.length === 0) return <p className="px-4 py-3 text-ink-2">{texts.emptyFile}</p>;
  return (
    <div
      tabIndex={0}
      role="region"
      dir="ltr"
      aria-label={label}
      className={cx('focus-inset type-code h-full overflow-auto bg-sunken py-1', isExcerpt && '[&_td.tabular]:hidden')}
    >
      <table className="w-full border-collapse">
        <tbody>
          {rows.slice(0, shown).map((row, index) => (
            <Row key={index} {...{ row, isExcerpt }} startsChange={isChange(row) && !isChange(rows[index - 1])} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <button
          type="button"
          onClick={() => setShown(rows.length)}
          className="type-body min-h-11 w-full text-accent-text hover:bg-hover"
        >
          {texts.moreLines(rows.length - shown)}
        </button>
      )}
    </div>
  );
}

const isChange = (row: DiffRow | undefined) => row?.kind === 'added' || row?.kind === 'removed';

type RowProps = { row: DiffRow; startsChange: boolean; isExcerpt: boolean | undefined };

function Row({ row, startsChange, isExcerpt }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  switch (row.kind) {
    case 'same':
      return <Line {...(!isExcerpt && { oldLine: row.oldLine, newLine: row.newLine })}>{row.text}</Line>;
    case 'removed':
      return (
        <Line
          {...(!isExcerpt && { oldLine: row.oldLine })}
          sign="-"
          ground="bg-danger-soft"
          startsChange={startsChange}
        >
          <Words parts={row.parts} mark="bg-[color-mix(in_oklab,var(--danger)_24%,var(--surface))]" />
        </Line>
      );
    case 'added':
      return (
        <Line
          {...(!isExcerpt && { newLine: row.newLine })}
          sign="+"
          ground="bg-success-soft"
          startsChange={startsChange}
        >
          <Words parts={row.parts} mark="bg-[color-mix(in_oklab,var(--success)_24%,var(--surface))]" />
        </Line>
      );
    case 'gap':
      if (isOpen)
        return row.rows.map((same) => <Row key={same.newLine} row={same} startsChange={false} isExcerpt={isExcerpt} />);
      return (
        <tr>
          <td colSpan={4} className="p-0">
            <button
              type="button"
              onClick={() => setIsOpen(true)}
              className="quick focus-inset type-meta min-h-7 w-full bg-hover px-4 text-start font-sans text-ink-2 hover:text-ink"
            >
              {texts.unchangedLines(row.rows.length)}
            </button>
          </td>
        </tr>
      );
  }
}

type LineProps = {
  oldLine?: number;
  newLine?: number;
  sign?: '+' | '-';
  ground?: string;
  startsChange?: boolean;
  children: ReactNode;
};

const number = 'tabular w-px px-2 text-end align-top text-ink-3 select-none';

function Line({ oldLine, newLine, sign, ground, startsChange, children }: LineProps) {
  return (
    <tr className={ground} data-change-start={startsChange || undefined}>
      <td className={cx(number, 'max-sm:hidden')}>{oldLine}</td>
      <td className={number}>{newLine}</td>
      <td className="w-4 text-center align-top select-none">{sign}</td>
      <td className="pe-4 [overflow-wrap:anywhere] whitespace-pre-wrap">{children}</td>
    </tr>
  );
}

function Words({ parts, mark }: { parts: Part[]; mark: string }) {
  return parts.map((part, index) =>
    part.isChanged ? (
      <span key={index} className={mark}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
