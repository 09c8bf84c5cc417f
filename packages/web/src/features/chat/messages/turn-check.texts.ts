import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { PageOutcome } from '@whittle/contract/page-check';
import { pagesSeen } from '@whittle/domain/page-check/pages-seen';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

type PagesSeen = ReturnType<typeof pagesSeen>;

export const turnCheckTexts = defineTexts('turnCheckTexts', {
  /** What is left counts more than what was fixed. */
  line({ filesChecked, problems, repairs = [], walk = [] }: TurnChecks): string {
    const fixed = repairs.length > 0 ? `Fixed ${counted(repairs.length, 'problem', 'problems')}` : '';
    if (problems.length > 0) {
      const left = `${counted(problems.length, 'problem', 'problems')} left`;
      return fixed ? `${left}, ${fixed.toLowerCase()}` : left;
    }
    const { pages: seen, missed } = pagesSeen(walk);
    const opened = seen.length - missed;
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
  /** As whom and how the pages were looked at. */
  seen({ viewers, pressed }: PagesSeen): string {
    const as = { owner: 'as you', visitor: 'as a visitor', person: 'as another signed-in person' };
    const names = [...viewers].map((viewer) => as[viewer]);
    const whom = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const buttons = pressed > 0 ? ` Pressed ${counted(pressed, 'button or filter', 'buttons and filters')}.` : '';
    return `${whom === '' ? '' : `Opened ${whom}, in light and dark mode.`}${buttons}`.trim();
  },
  notSeen({ notPressed }: PagesSeen): string {
    const left = notPressed > 0 ? `, ${counted(notPressed, 'other button', 'other buttons')}` : '';
    return `Not tried: sending forms, deleting, links to other sites${left}.`;
  },
  others: { owner: 'as you', visitor: 'as a visitor', person: 'as another person' },
  pageStates: {
    opened: 'opened',
    broken: 'error',
    silent: 'not opened, no response in time',
    'no-record': 'opened without a record, because there is none yet',
    'left-out': 'not opened, time ran out',
  } satisfies Record<PageOutcome['state'], string>,
  by: { rule: 'automatically', model: 'by the model' },
  lineNumber: (line: number) => `line ${line}`,
  ends: {
    'switched-off': 'Fixes by the model are turned off in this installation.',
    'no-model': 'The built-in builder cannot fix this. Connect a model, or edit the file yourself.',
    'same-again': 'The model repeated the same mistake, so it was not asked again.',
    'tries-used': 'The model could not fix everything.',
    'seen-before':
      'The model did not get rid of these problems in the last replies, so it was not asked again. Describe them in other words, or edit the file yourself.',
    'limit-reached': 'A spending limit ended the fixes by the model.',
    'not-tried': 'The reply ended before this could be fixed.',
  } satisfies Record<NonNullable<TurnChecks['repairEnd']>, string>,
  goBack: 'Restore the previous version',
});
