const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;

/** What became of the rows of an action, in one line. */
export function importSentence({
  imported,
  total,
  alteredCells = 0,
  altered = [],
}: {
  imported: number;
  total: number;
  /** Cells that were not stored as written, or that their field would not expect (ENT-41). */
  alteredCells?: number;
  altered?: readonly { unlike?: string | undefined }[];
}): string {
  const leftOut = total - imported;
  const rest = leftOut === 0 ? '' : `, ${leftOut.toLocaleString('en')} left out`;
  const values = alteredCells === 1 ? '1 value' : `${alteredCells.toLocaleString('en')} values`;
  const what = altered.some(({ unlike }) => unlike !== undefined) ? 'to look at' : 'not stored as written';
  return `${counted(imported)} imported${rest}${alteredCells === 0 ? '' : `, ${values} ${what}`}`;
}
