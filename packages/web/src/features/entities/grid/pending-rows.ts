/** Rows that are not saved yet (GRID-24). They live in this window only; the newest is the first. */
export type PendingRow = {
  key: string;
  values: Readonly<Record<string, unknown>>;
  /** What was typed and is no value of its column, by column. */
  texts: Readonly<Record<string, string>>;
  /** Why cells cannot be saved, by column. */
  problems: Readonly<Record<string, string>>;
  /** Why the row as a whole was not saved. */
  message: string | null;
  isSaving: boolean;
  /** Nobody answered: it is sent again by itself once somebody does. */
  isUnanswered?: boolean;
};

/** More rows at a time would cover the table below them. */
export const maxPendingRows = 5;

/** The grid's acts on rows that are not saved, under their names in GRID-23. */
export type PendingAction =
  | { type: 'add_pending_row'; key: string; values?: Record<string, unknown> }
  | { type: 'update_cell'; key: string; column: string; value: unknown; text?: string; problem?: string }
  | { type: 'confirm_row'; key: string }
  /** The server refused the row. */
  | { type: 'enable_reset'; key: string; message: string; problems: Record<string, string>; isUnanswered?: boolean }
  /** Saved: it stands among the records now. */
  | { type: 'add_row'; key: string }
  /** Given up. */
  | { type: 'delete_row'; key: string };

export function pendingRows(rows: readonly PendingRow[], action: PendingAction): readonly PendingRow[] {
  if (action.type === 'add_pending_row') {
    if (rows.length >= maxPendingRows) return rows;
    const row = {
      key: action.key,
      values: action.values ?? {},
      texts: {},
      problems: {},
      message: null,
      isSaving: false,
    };
    return [row, ...rows];
  }
  if (action.type === 'delete_row' || action.type === 'add_row') return rows.filter(({ key }) => key !== action.key);
  return rows.map((row) => (row.key === action.key ? changed(row, action) : row));
}

function changed(
  row: PendingRow,
  action: Exclude<PendingAction, { type: 'add_pending_row' | 'delete_row' | 'add_row' }>,
): PendingRow {
  switch (action.type) {
    case 'update_cell': {
      const { column, value, text, problem } = action;
      return {
        ...row,
        values: { ...without(row.values, column), ...(value !== null && value !== undefined && { [column]: value }) },
        texts: { ...without(row.texts, column), ...(text !== undefined && { [column]: text }) },
        problems: { ...without(row.problems, column), ...(problem !== undefined && { [column]: problem }) },
        message: null,
      };
    }
    case 'confirm_row':
      return { ...row, isSaving: true, isUnanswered: false, message: null };
    case 'enable_reset':
      return {
        ...row,
        isSaving: false,
        isUnanswered: action.isUnanswered === true,
        message: action.message,
        problems: { ...row.problems, ...action.problems },
      };
  }
}

/** A row that holds nothing is not saved. */
export const isEmptyRow = ({ values, texts }: PendingRow): boolean =>
  Object.keys(values).length === 0 && Object.keys(texts).length === 0;

function without<T>(values: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = values;
  return rest;
}
