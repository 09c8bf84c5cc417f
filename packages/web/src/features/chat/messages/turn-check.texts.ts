import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { PageOutcome } from '@whittle/contract/turn-walk';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

export const turnCheckTexts = defineTexts('turnCheckTexts', {
  /** What is left counts more than what was mended. */
  line({ filesChecked, problems, repairs = [], walk = [] }: TurnChecks): string {
    const mended = repairs.length > 0 ? `Mended ${counted(repairs.length, 'thing', 'things')}` : '';
    if (problems.length > 0) {
      const left = `${counted(problems.length, 'problem', 'problems')} left`;
      return mended ? `${left}, ${mended.toLowerCase()}` : left;
    }
    const opened = walk.filter(({ state }) => state !== 'silent').length;
    const pages = opened > 0 ? `. Opened ${counted(opened, 'page', 'pages')}` : '';
    const checked = `Checked ${counted(filesChecked, 'file', 'files')}, 0 issues${pages}`;
    return mended ? `${mended}. ${checked}` : checked;
  },
  left: 'Left',
  mended: 'Mended',
  hints: 'Worth knowing',
  pages: 'Opened in a hidden preview',
  pageStates: { opened: 'opened', broken: 'error', silent: 'not opened, no answer in time' } satisfies Record<
    PageOutcome['state'],
    string
  >,
  by: { rule: 'without the model', model: 'by the model' },
  lineNumber: (line: number) => `line ${line}`,
  ends: {
    'switched-off': 'Repairs by the model are switched off in this installation.',
    'no-model': 'The built-in builder cannot repair this. Connect a model, or change the file by hand.',
    'same-again': 'The model was told and made the same mistake again, so it was not asked further.',
    'tries-used': 'The model was asked and could not repair all of it.',
    'not-tried': 'The reply ended before this could be repaired.',
  } satisfies Record<NonNullable<TurnChecks['repairEnd']>, string>,
  goBack: 'Go back to the version before',
});
