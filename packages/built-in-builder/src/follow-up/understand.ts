import type { AppPlan } from '../plan/plan.ts';
import type { Understood } from './change.ts';
import { chosenReading } from './learned/choose-reading.ts';
import { likelyOf } from './learned/likely.ts';
import { perhapsOf } from './learned/perhaps.ts';
import { wishModels } from './learned/wish-models.ts';
import { asRead, readingsOf } from './readings.ts';
import { sparingLists } from './spared-lists.ts';
import { understandByRules } from './understand/understand.ts';

/**
 * Reads a follow-up against the app's plan: readers of single sentences, rules and what was learned from labelled messages
 * each make something of it, and of these the one is taken that is likeliest meant. The same message and plan give the
 * same reading; what it does not know it says.
 */
export function understand(typed: string, plan: AppPlan): Understood {
  const message = asRead(typed, plan);
  const models = wishModels();
  const ruled = sparingLists(message, plan, understandByRules(message, plan));
  const likely = likelyOf(message.trim(), plan, ruled, models);
  const readings = readingsOf({ message, plan, ruled, wishes: likely.wishes }, models);
  const [{ understood: inTurn }] = readings;
  // what has no wish of the labels is known by whole phrases
  if (likely.wishes.length === 0 || inTurn.kind === 'fix' || (inTurn.kind === 'talk' && inTurn.topic !== 'question')) return inTurn; // prettier-ignore
  const unknown = inTurn.kind === 'unknown' ? inTurn : { kind: 'unknown' as const, perhaps: perhapsOf(likely.wishes) };
  return chosenReading(readings, likely, message, models.reading) ?? unknown;
}
