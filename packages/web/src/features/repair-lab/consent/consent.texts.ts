import type { LabConsentChoice } from '@whittle/contract/repair-lab/batches';
import { defineTexts } from '../../../lib/texts.ts';

export const consentTexts = defineTexts('consentTexts', {
  heading: 'Batch runs',
  about:
    'The administrators of this installation can check all apps at once, to measure how well problems are found and repaired. Your apps take part only if you allow it.',
  means:
    'Then the files of an app are read, and parts of them are sent to the models that the installation has connected. Nothing is changed in your app, and the installation pays. Only counts of problems are kept. You can take it back at any time, during a run too.',
  forAll: 'Allow it for all my apps, later ones too',
  single: 'Single apps',
  choiceOf: (app: string) => `Batch runs may read ${app}`,
  choices: {
    account: 'As for all',
    allowed: 'Allowed',
    refused: 'Not allowed',
  } satisfies Record<LabConsentChoice, string>,
  loadFailed: 'What you allow could not be loaded.',
  saveFailed: 'That could not be saved.',
  retry: 'Try again',
});
