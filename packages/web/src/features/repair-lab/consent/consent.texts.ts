import type { LabConsentChoice } from '@whittle/contract/repair-lab/batches';
import { defineTexts } from '../../../lib/texts.ts';

export const consentTexts = defineTexts('consentTexts', {
  heading: 'Batch runs',
  about:
    'The administrators of this installation can check all apps at once, to measure how well problems are found and repaired. Your apps take part only if you allow it.',
  means:
    'The files of your apps are then read, and parts of them are sent to the models connected to this installation. Nothing in your apps is changed, and the installation pays. Only problem counts are kept. You can withdraw this at any time, even during a run.',
  forAll: 'Allow it for all my apps, including future ones',
  single: 'Individual apps',
  choiceOf: (app: string) => `Batch runs may read ${app}`,
  choices: {
    account: 'Same as for all apps',
    allowed: 'Allowed',
    refused: 'Not allowed',
  } satisfies Record<LabConsentChoice, string>,
  loadFailed: 'Your choices could not be loaded.',
  saveFailed: 'That could not be saved.',
  retry: 'Try again',
});
