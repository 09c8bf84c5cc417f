import type { Adapters } from '../../adapters/adapters.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppVisitor } from '../../http/app-visitor.ts';
import type { ChatSettingsService } from './settings.ts';

export type QuestionShareDeps = Pick<Adapters, 'models'> & {
  settings: Pick<ChatSettingsService, 'find'>;
  rateLimits: RateLimits;
  /** Throws `rate-limited` where the app's share of the model is used up. */
  requireModelShare(visitor: AppVisitor): Promise<void>;
};

export type TakeQuestion = ReturnType<typeof createQuestionShare>;

const dayMs = 86_400_000;

/**
 * Counts a question of somebody to an app, wherever it is asked. Throws `rate-limited`, `question-limit-reached`. What the
 * builder tries counts for the model alone. Rule: CHATA-13.
 */
export function createQuestionShare({ models, settings, rateLimits, requireModelShare }: QuestionShareDeps) {
  return async (visitor: AppVisitor): Promise<void> => {
    const { app, person, channel } = visitor.caller;
    const { isBuiltIn } = await models.current('build', { kind: 'assistant', appId: app.id });
    if (!isBuiltIn) await requireModelShare(visitor);
    if (channel === 'preview') return;
    // Visitors are counted by their network, since what a browser keeps is forgotten with a click.
    const who = person ? `person:${person.id}` : `address:${visitor.address}`;
    const { dailyUserLimit: max } = await settings.find(app.id);
    if (await rateLimits.take(`chat-assistant:${app.id}:${who}`, { max, windowMs: dayMs })) return;
    const retryAfterSeconds = rateLimits.secondsLeft({ max, windowMs: dayMs });
    throw new AppError('question-limit-reached', { values: { max }, retryAfterSeconds });
  };
}
