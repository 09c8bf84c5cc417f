import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { Problem } from './problem.ts';

type Symptom = { kind?: string | undefined; file: string; message: string };

/** One symptom, whatever numbers and ids its message happens to hold and on whichever line it shows. */
export const fingerprintOf = ({ kind, file, message }: Symptom): string =>
  `${kind ?? ''}|${file}|${message.replace(/\b[0-9a-f]{8,}\b|\d+/gi, '#')}`;

/** So many replies one after the other in which the model was shown a symptom and it stayed. */
const failedReplies = 2;

/** Ends of a repair that the model had its tries at, or was spared because it had had them. */
const tried = new Set<TurnChecks['repairEnd']>(['same-again', 'tries-used', 'seen-before']);

/**
 * The symptoms that a model was shown in each of the last replies and that are still there: to ask it about them again costs
 * as much and ends the same. `checks` are those of the earlier replies, oldest first; a reply without any is passed over.
 */
export function repeatedSymptoms(checks: readonly (TurnChecks | null)[]): ReadonlySet<string> {
  const known = checks.filter((one) => one !== null).slice(-failedReplies);
  if (known.length < failedReplies) return new Set();
  const sets = known.map(({ problems, repairEnd }) =>
    tried.has(repairEnd) ? new Set(problems.map(fingerprintOf)) : new Set<string>(),
  );
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** The problems that are worth asking a model about. */
export const notRepeated = <P extends Pick<Problem, 'kind' | 'file' | 'message'>>(
  problems: readonly P[],
  repeated: ReadonlySet<string>,
): P[] => problems.filter((problem) => !repeated.has(fingerprintOf(problem)));
