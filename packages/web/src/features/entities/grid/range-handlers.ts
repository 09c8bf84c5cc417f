import { parseTsv, toHtmlTable, toTsv } from '@whittle/domain/entities/grid/clipboard';
import type { CsvFormat } from '@whittle/contract/csv';
import { cellText, readCellText } from '@whittle/domain/entities/grid/cell-value';
import { textFormats } from '@whittle/domain/entities/grid/text-formats';
import type { CellRange, DataGridHandlers, GridTarget } from './grid-handlers.ts';
import { gridTexts as texts } from '../entities.texts.ts';
import { newAct } from '../records.requests.ts';
import type { PlacedColumn } from './use-columns.ts';

/** Rows that one act may read or change; more are for import and export. */
const maxCopyRows = 10_000;
const maxChangeRows = 1_000;

type Deps = {
  /** The rows of the grid from `top` to `bottom`, loaded as far as they are not there. */
  targetsBetween: (top: number, bottom: number) => Promise<GridTarget[]>;
  /** The same rows if all of them are loaded. */
  targetsNow: (top: number, bottom: number) => GridTarget[] | null;
  /** What a cell shows now, with changes that are on their way. */
  valueOf: (target: GridTarget, column: PlacedColumn) => unknown;
  isLocked: (target: GridTarget) => boolean;
  change: DataGridHandlers['onChange'];
  refuse: DataGridHandlers['onRefuse'];
  say: (text: string) => void;
};

/** Ranges to and from spreadsheet programs, filling down and clearing. Cells that cannot be changed are passed over. */
export function rangeHandlers({ targetsBetween, targetsNow, valueOf, isLocked, change, refuse, say }: Deps) {
  type Pasted = { text: string; format: CsvFormat | undefined };
  const write = (target: GridTarget, column: PlacedColumn, { text, format }: Pasted, act: string) => {
    if (column.readonly || isLocked(target)) return;
    const input = readCellText(column, text, format);
    if (!input.ok) refuse(target, column, text, input.message);
    else if (!isSame(valueOf(target, column), input.value)) change(target, column, input.value, { act });
  };
  const isTooMany = ({ top, bottom }: CellRange) => {
    if (bottom - top < maxChangeRows) return false;
    say(texts.rangeTooMany(maxChangeRows));
    return true;
  };

  const clear = async (range: CellRange) => {
    if (isTooMany(range)) return;
    const act = newAct();
    for (const target of await targetsBetween(range.top, range.bottom)) {
      for (const column of range.columns) {
        if (column.readonly || isLocked(target) || isEmpty(valueOf(target, column))) continue;
        change(target, column, null, { act });
      }
    }
  };

  return {
    clear,

    /** `data` takes what is loaded at once; rows that have to be fetched reach the clipboard when they are there. */
    async copy(range: CellRange, isCut: boolean, data: DataTransfer): Promise<void> {
      if (range.bottom - range.top >= maxCopyRows) return say(texts.copyTooMany(maxCopyRows));
      const textsOf = (targets: readonly GridTarget[]) =>
        targets.map((target) => range.columns.map((column) => cellText(column, valueOf(target, column))));
      const loaded = targetsNow(range.top, range.bottom);
      if (loaded) {
        const rows = textsOf(loaded);
        data.setData('text/plain', toTsv(rows));
        data.setData('text/html', toHtmlTable(rows));
      } else {
        const rows = targetsBetween(range.top, range.bottom).then(textsOf);
        const blob = (type: string, write: (cells: string[][]) => string) =>
          rows.then((cells) => new Blob([write(cells)], { type }));
        const item = { 'text/plain': blob('text/plain', toTsv), 'text/html': blob('text/html', toHtmlTable) };
        await navigator.clipboard.write([new ClipboardItem(item)]);
      }
      say(texts.copied((range.bottom - range.top + 1) * range.columns.length));
      if (isCut) await clear(range);
    },

    /** One copied cell fills the whole range; a table lies down from the first marked cell. */
    async paste(
      range: CellRange,
      data: DataTransfer,
      columnsFrom: readonly PlacedColumn[],
      rowCount: number,
    ): Promise<void> {
      const cells = parseTsv(data.getData('text/plain'));
      const isOne = cells.length === 1 && cells[0]!.length === 1;
      if (isOne && isTooMany(range)) return;
      if (cells.length > maxChangeRows) return say(texts.pasteTooMany(maxChangeRows));
      const bottom = isOne ? range.bottom : Math.min(rowCount - 1, range.top + cells.length - 1);
      const targets = await targetsBetween(range.top, bottom);
      const act = newAct();
      // One cell may fill columns of several types, each of which reads it in its own way.
      const formats = isOne
        ? range.columns.map((column) => textFormats([column], cells)[0])
        : textFormats(columnsFrom, cells);
      for (const [at, target] of targets.entries()) {
        const row = isOne ? range.columns.map(() => cells[0]![0]!) : (cells[at] ?? []);
        const columns = isOne ? range.columns : columnsFrom;
        for (const [index, text] of row.entries()) {
          const column = columns[index];
          if (column) write(target, column, { text, format: formats[index] }, act);
        }
      }
      const rest = isOne ? 0 : cells.length - targets.length;
      const width = isOne ? 0 : Math.max(...cells.map((row) => row.length));
      const restColumns = Math.max(0, width - columnsFrom.length);
      const left = [rest > 0 && texts.pasteRest(rest), restColumns > 0 && texts.pasteRestColumns(restColumns)];
      if (rest > 0 || restColumns > 0) say(left.filter(Boolean).join(' '));
    },

    async fillDown(range: CellRange): Promise<void> {
      if (range.bottom === range.top || isTooMany(range)) return;
      const [first, ...others] = await targetsBetween(range.top, range.bottom);
      if (!first) return;
      const act = newAct();
      for (const target of others) {
        for (const column of range.columns) {
          const value = valueOf(first, column) ?? null;
          if (column.readonly || isLocked(target) || isSame(valueOf(target, column), value)) continue;
          change(target, column, value, { act });
        }
      }
    },
  };
}

const isEmpty = (value: unknown) => value === null || value === undefined;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
