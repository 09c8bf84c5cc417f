import { ofOneField } from '../understand/access-request.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Understood } from '../change.ts';
import { makers } from './make/make.ts';
import { isAlike, opOf } from './op-of.ts';
import { readWishes, type ReadWish } from './read-wish.ts';
import type { WishModels } from './wish-models.ts';

/** How likely a wish has to be, by what the rules made of the message. */
const enough = {
  unknown: 0.4,
  notFound: 0.5,
  question: 0.5,
  addedField: 0.4,
  otherChange: 0.7,
  otherAccess: 0.5,
  same: 0.5,
  second: 0.25,
  undo: 0.7,
  ofOneField: 0.7,
};
/** What is learned finds the list, the field and the name of these more often than the rules, though both take the message for the same. */
const foundBetter = new Set(['access', 'add-field', 'remove-field', 'rename-field', 'chart']);
/** Two groups of people in one sentence are told apart by the rules. */
const hasTwoParts = /[,;]|(?<!\p{L})(?:but|while|and only|aber|doch|und nur|dafür)(?!\p{L})/iu;
/** No message that is longer is one wish, in characters. */
const longest = 600;

/**
 * What a message asks for, once what the rules made of it is weighed against what was learned. Where both take it for
 * the same wish, the rules' reading stands.
 */
export function weighWish(text: string, plan: AppPlan, ruled: Understood, models: WishModels): Understood {
  if (ruled.kind === 'fix' || plan.entities.length === 0 || text.length > longest) return ruled;
  const [first, second] = readWishes(text, plan, ruled, models);
  if (!first || first.likely < leastFor(ruled, first.op)) return ruled;
  const isSame = ruled.kind === 'changes' && ruled.changes.some((change) => opOf(change) === first.op || isAlike(opOf(change), first.op)); // prettier-ignore
  if (isSame && (isToTheLetter(ruled) || !foundBetter.has(first.op) || first.likely < enough.same || (first.op === 'access' && hasTwoParts.test(text)))) return ruled; // prettier-ignore
  const made = make(first, text, plan);
  // who may see what is not changed by a message that is likely about something else
  const isOtherAccess =
    ruled.kind === 'changes' && first.op !== 'access' && ruled.changes.some(({ kind }) => kind === 'access');
  if (made === null) return isOtherAccess ? { kind: 'unknown' } : ruled;
  if (isOtherAccess && typeof made === 'string') return { kind: 'problem', sentence: made };
  // a sentence that says why something cannot be done does not take the place of another
  if (typeof made === 'string') return ruled.kind === 'problem' || (ruled.kind === 'changes' && !neverMade.has(first.op)) ? ruled : { kind: 'problem', sentence: made }; // prettier-ignore
  if (!Array.isArray(made)) return made;
  const more = second && second.likely >= enough.second ? make(second, text, plan) : null;
  return { kind: 'changes', changes: [...made, ...(Array.isArray(more) ? more : [])] };
}

/** Wishes that no change meets. */
const neverMade = new Set(['cannot', 'unique', 'bug', 'start-over']);

/** Several changes for one sentence, a part that is left, or a field with all that it needs: rules make these of whole phrases only. */
function isToTheLetter({ changes, left }: Extract<Understood, { kind: 'changes' }>): boolean {
  if (left !== undefined || new Set(changes.map(({ kind }) => kind)).size > 1) return true;
  return changes.some((change) => change.kind === 'add-field' && (change.field.type === 'image' || change.field.type === 'boolean' || change.field.unit !== undefined || change.field.options !== undefined)); // prettier-ignore
}

function make(wish: ReadWish, text: string, plan: AppPlan) {
  const made = makers[wish.op]?.(wish, { text, plan, marked: wish.marked }) ?? null;
  return Array.isArray(made) && made.length === 0 ? null : made;
}

function leastFor(ruled: Understood, op: string): number {
  if (ruled.kind === 'changes') return ruled.changes.every(({ kind }) => kind === 'add-field') ? enough.addedField : ruled.changes.some(({ kind }) => kind === 'add-entity') && op === 'add-field' ? Infinity : ruled.changes.some(({ kind }) => kind === 'access') ? enough.otherAccess : enough.otherChange; // prettier-ignore
  if (ruled.kind === 'talk') return ruled.topic === 'question' || ruled.topic === 'thanks' ? enough.question : ruled.topic === 'undo' || ruled.topic === 'help' ? enough.undo : Infinity; // prettier-ignore
  if (ruled.kind === 'problem' && ruled.sentence === ofOneField) return op === 'access' ? Infinity : enough.ofOneField;
  if (ruled.kind === 'problem') return isOfNothingFound.test(ruled.sentence) ? enough.notFound : Infinity;
  return enough.unknown;
}

/** The rules knew what is asked, and found nothing that it could be about. */
const isOfNothingFound =
  /^(?:I did not understand|I found no(?! list)|Which |Nothing in this app says|The filters above|Tell me|There is no field)/;
