import type { AppPlan } from '../plan/plan.ts';
import type { Understood } from './change.ts';
import { chosenReading } from './learned/choose-reading.ts';
import { perhapsOf } from './learned/perhaps.ts';
import { wishModels } from './learned/wish-models.ts';
import { readMessage } from './readings.ts';

/**
 * Reads a follow-up against the app's plan: readers of single sentences, rules and what was learned from labelled messages
 * each make something of it, and of these the one is taken that is likeliest meant. The same message and plan give the
 * same reading; what it does not know it says.
 */
export function understand(typed: string, plan: AppPlan): Understood {
  const models = wishModels();
  const { message, likely, readings } = readMessage(typed, plan, models);
  const [{ understood: inTurn }] = readings;
  // what has no wish of the labels is known by whole phrases
  if (likely.wishes.length === 0 || inTurn.kind === 'fix' || (inTurn.kind === 'talk' && inTurn.topic !== 'question')) return inTurn; // prettier-ignore
  const unknown = inTurn.kind === 'unknown' ? inTurn : { kind: 'unknown' as const, perhaps: perhapsOf(likely.wishes) };
  return chosenReading(readings, likely, message, models.reading) ?? unknown;
}
