import { trialPlaceSchema } from '@whittle/contract/models/connections';
import { CircleCheck } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { modelConnectionTexts as texts } from './models.texts.ts';

/** What came of a test, with the step at which it failed. */
export type Trial = { ok: boolean; sentence: string };

export async function trialOf(asked: Promise<{ ok: boolean; place?: string; message: string }>): Promise<Trial> {
  try {
    const { ok, place, message } = await asked;
    const known = trialPlaceSchema.safeParse(place);
    return { ok, sentence: known.success ? `${texts.failedAt[known.data]} ${message}` : message };
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error) };
  }
}

export const TrialResult = ({ trial }: { trial: Trial | null }) => (
  <div aria-live="polite">
    {trial?.ok && (
      <p className="flex items-start gap-2 text-success">
        <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0" />
        {trial.sentence}
      </p>
    )}
    {trial && !trial.ok && <Notice kind="danger">{trial.sentence}</Notice>}
  </div>
);
