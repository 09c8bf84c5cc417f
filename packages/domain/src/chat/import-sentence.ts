const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;

/** What became of the rows of an action, in one line. */
export function importSentence({
  imported,
  total,
  alteredCells = 0,
}: {
  imported: number;
  total: number;
  alteredCells?: number;
}): string {
  const leftOut = total - imported;
  const rest = leftOut === 0 ? '' : `, ${leftOut.toLocaleString('en')} left out`;
  const values = alteredCells === 1 ? '1 value' : `${alteredCells.toLocaleString('en')} values`;
  return `${counted(imported)} imported${rest}${alteredCells === 0 ? '' : `, ${values} not stored as written`}`;
}
