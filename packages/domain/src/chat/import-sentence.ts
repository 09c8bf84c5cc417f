const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;

/** What became of the rows of an action, in one line. */
export function importSentence({ imported, total }: { imported: number; total: number }): string {
  const leftOut = total - imported;
  const rest = leftOut === 0 ? '' : `, ${leftOut.toLocaleString('en')} left out`;
  return `${counted(imported)} imported${rest}`;
}
