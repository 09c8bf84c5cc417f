import { detectors } from '@whittle/domain/repairs/detectors';
import type { ProblemKind } from '@whittle/domain/repairs/problem';
import { defineTexts } from '../../../lib/texts.ts';

const meanings = Object.fromEntries(Object.entries(detectors).map(([id, { means }]) => [id, means]));

export const checksTexts = defineTexts('checksTexts', {
  title: 'Checks',
  about: 'What Whittle looks for in every app after each reply and in the repair lab.',
  detectorsHeading: 'Detectors',
  detectorsAbout: 'A detector that is switched off reports and repairs nothing in any app of this installation.',
  alwaysOn: 'Always on',
  severities: { error: 'Error', warning: 'Warning', hint: 'Hint' },
  meanings: meanings as Record<ProblemKind, string>,
  loadFailed: 'The detectors could not be loaded.',
  saveFailed: 'That could not be saved.',
  retry: 'Try again',
});
