import type { AppPlan } from '../../plan/plan.ts';
import type { Change, Understood } from '../change.ts';
import { toldDetailWish } from '../outright/details/told-detail.ts';
import type { ReadWish } from './read-wish.ts';

/**
 * How sure it has to be that a detail is wanted before the grammar says what it is called and where it stands: where nothing
 * else was read, and where a reader saw another wish in its words.
 */
const enough = { notRead: 0.5, readOtherwise: 0.85 };
/** What a wish for a detail may be read as. */
const ofDetails: ReadonlySet<Change['kind']> = new Set(['add-field', 'add-entity', 'add-options', 'set-options', 'retype-field', 'field-unit', 'require-field', 'work-out', 'add-figure', 'count-figure', 'figure']); // prettier-ignore
const ofNothing = new Set(['question', 'login', 'help']);

/** A detail that a message surely asks for, by the grammar of its sentences, where it was read as nothing or as another wish. */
export function sureDetail(
  text: string,
  plan: AppPlan,
  read: Understood,
  first: ReadWish | undefined,
): Change[] | null {
  if (plan.entities.length === 0 || (read.kind === 'talk' && !ofNothing.has(read.topic)) || read.kind === 'fix')
    return null;
  if (read.kind === 'changes' && read.changes.some(({ kind }) => ofDetails.has(kind))) return null;
  // who, what and how many there are is asked of the records
  if (/^(?:who|which|how (?:many|much)|wer|welche\p{L}*|wie ?viele?)(?!\p{L})[^?]*\?$/iu.test(text)) return null;
  const told = toldDetailWish(text, plan, true);
  if (!Array.isArray(told)) return null;
  const least = read.kind === 'changes' || read.kind === 'problem' ? enough.readOtherwise : enough.notRead;
  return first?.op === 'add-field' && first.likely >= least ? told : null;
}
