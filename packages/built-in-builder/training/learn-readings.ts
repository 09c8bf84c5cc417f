import { readFileSync } from 'node:fs';
import type { Understood } from '../src/follow-up/change.ts';
import { judgedBy } from '../src/follow-up/learned/judged.ts';
import type { WishModels } from '../src/follow-up/learned/wish-models.ts';
import { readMessage } from '../src/follow-up/readings.ts';
import type { AppPlan } from '../src/plan/plan.ts';
import type { Linear } from '../src/reading/learned/linear.ts';
import { isDoneAsLabelled } from './done-as-labelled.ts';
import type { LabelledMessage } from './follow-up-labels.ts';
import { fit, type Example, type Settings } from './ftrl.ts';

/** Messages about one app that the readers in turn are known to read right: those of the tests. */
type Known = { plan: AppPlan; messages: readonly string[] };

const known = JSON.parse(readFileSync(new URL('known-messages.json', import.meta.url), 'utf8')) as Known[];
const forReadings: Partial<Settings> = { passes: 10, l1: 1, l2: 1, rate: 0.1, least: 6 };

/** Which reading of a message is meant, from labelled messages that `models` have not learned from and from those that are known. */
export function learnReadings(held: readonly LabelledMessage[], models: WishModels): Linear {
  const labelled = held.flatMap((labels) => examplesOf(labels.message, labels.plan, models, (one) => isDoneAsLabelled(one, labels))); // prettier-ignore
  const kept = known.flatMap(({ plan, messages }) =>
    messages.flatMap((message) => examplesOf(message, plan, models, (one, inTurn) => JSON.stringify(one) === JSON.stringify(inTurn))),
  ); // prettier-ignore
  return fit([...labelled, ...kept], forReadings);
}

type IsRight = (understood: Understood, inTurn: Understood) => boolean;

function examplesOf(typed: string, plan: AppPlan, models: WishModels, isRight: IsRight): Example[] {
  const { message, likely, readings } = readMessage(typed, plan, models);
  return readings
    .filter(({ understood }) => understood.kind !== 'unknown')
    .map((reading) => ({
      features: judgedBy(reading, readings, likely, message),
      isTrue: isRight(reading.understood, readings[0].understood),
    }));
}
