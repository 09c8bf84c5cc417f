import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { PageOutcome } from '@whittle/contract/page-check';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

export const turnCheckTexts = defineTexts('turnCheckTexts', {
  /** What is left counts more than what was fixed. */
  line({ filesChecked, problems, repairs = [], walk = [] }: TurnChecks): string {
    const fixed = repairs.length > 0 ? `Fixed ${counted(repairs.length, 'problem', 'problems')}` : '';
    if (problems.length > 0) {
      const left = `${counted(problems.length, 'problem', 'problems')} left`;
      return fixed ? `${left}, ${fixed.toLowerCase()}` : left;
    }
    const opened = walk.filter(({ state }) => state === 'opened' || state === 'broken').length;
    const missed = walk.length - opened;
    const pages =
      walk.length === 0
        ? '. No page was opened'
        : `. Opened ${counted(opened, 'page', 'pages')}${missed > 0 ? `, ${missed} not checked` : ''}`;
    const checked = `Checked ${counted(filesChecked, 'file', 'files')}, 0 issues${pages}`;
    return fixed ? `${fixed}. ${checked}` : checked;
  },
  left: 'Remaining',
  mended: 'Fixed',
  hints: 'Hints',
  pages: 'Pages opened in the background',
  /** What the pages were not looked at for. */
  notSeen: 'Opened as you, without clicks. Not checked: forms, dark mode, and how visitors and other people see them.',
  pageStates: {
    opened: 'opened',
    broken: 'error',
    silent: 'not opened, no response in time',
    'no-record': 'opened without a record, because there is none yet',
    'left-out': 'not opened, too many pages',
  } satisfies Record<PageOutcome['state'], string>,
  by: { rule: 'automatically', model: 'by the model' },
  lineNumber: (line: number) => `line ${line}`,
  ends: {
    'switched-off': 'Fixes by the model are turned off in this installation.',
    'no-model': 'The built-in builder cannot fix this. Connect a model, or edit the file yourself.',
    'same-again': 'The model repeated the same mistake, so it was not asked again.',
    'tries-used': 'The model could not fix everything.',
    'not-tried': 'The reply ended before this could be fixed.',
  } satisfies Record<NonNullable<TurnChecks['repairEnd']>, string>,
  goBack: 'Restore the previous version',
});
