import { ofOneField } from '../understand/access-request.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { width } from '../access-words.ts';
import type { Change, Understood } from '../change.ts';
import { confidenceOf } from './confidence.ts';
import { makers } from './make/make.ts';
import { isAlike, opOf } from './op-of.ts';
import { readWishes, type ReadWish } from './read-wish.ts';
import { perhapsOf } from './perhaps.ts';
import type { WishModels } from './wish-models.ts';

/** How sure a reading has to be, by what the rules made of the message; `who` and `list` are likelihoods of these alone. */
const enough = {
  unknown: 0.3,
  notFound: 0.3,
  question: 0.3,
  addedField: 0.3,
  otherChange: 0.4,
  otherAccess: 0.3,
  same: 0.4,
  mark: 0.2,
  second: 0.25,
  secondSure: 0.1,
  undo: 0.6,
  ofOneField: 0.5,
  narrower: 0.6,
  oneList: 0.8,
};
/** What is learned finds the list, the field and the name of these more often than the rules, though both take the message for the same. */
const foundBetter = new Set(['add-field', 'remove-field', 'rename-field', 'chart']);
/** No message that is longer is one wish, in characters. */
const longest = 600;

/**
 * What a message asks for, once what the rules made of it is weighed against what was learned. Where both take it for
 * the same wish, the rules' reading stands.
 */
export function weighWish(text: string, plan: AppPlan, ruled: Understood, models: WishModels): Understood {
  if (ruled.kind === 'fix' || plan.entities.length === 0 || text.length > longest) return ruled;
  const [first, second] = readWishes(text, plan, ruled, models);
  if (!first) return ruled;
  const unknown = { kind: 'unknown' as const, perhaps: perhapsOf(second ? [first, second] : [first]) };
  const sure = confidenceOf(first);
  if (sure < leastFor(ruled, first.op)) return ruled.kind === 'unknown' ? unknown : ruled;
  if (ruled.kind === 'changes' && ruled.changes.some((change) => !(opOf(change) in makers))) return ruled;
  const isSame = ruled.kind === 'changes' && ruled.changes.some((change) => opOf(change) === first.op || isAlike(opOf(change), first.op)); // prettier-ignore
  const made = make(first, text, plan);
  const isKept = isSame && (isToTheLetter(ruled) || !foundBetter.has(first.op) || sure < enough.same);
  if (isKept && !opensMore(ruled.changes, made, first))
    return first.op === 'access' ? ofOneList(ruled, first, plan) : ruled;
  // who may see what is not changed by a message that is likely about something else
  const isOtherAccess =
    ruled.kind === 'changes' && first.op !== 'access' && ruled.changes.some(({ kind }) => kind === 'access');
  if (made === null) return isOtherAccess || ruled.kind === 'unknown' ? unknown : ruled;
  if (isOtherAccess && typeof made === 'string') return { kind: 'problem', sentence: made };
  // a sentence that says why something cannot be done does not take the place of another
  if (typeof made === 'string') return ruled.kind === 'problem' || (ruled.kind === 'changes' && !neverMade.has(first.op)) ? ruled : { kind: 'problem', sentence: made }; // prettier-ignore
  if (!Array.isArray(made)) return made;
  const more =
    second && second.likely >= enough.second && confidenceOf(second) >= enough.secondSure
      ? make(second, text, plan)
      : null;
  if (Array.isArray(more)) return { kind: 'changes', changes: [...made, ...more] };
  return { kind: 'changes', changes: made, ...(second && { left: [perhapsMore] }) };
}

const perhapsMore = 'If your message asked for more than that, say the rest in one of its own.';

/** What the rules open to more people than what was learned is surely about. */
function opensMore(
  ruled: readonly Change[],
  made: ReturnType<typeof make>,
  { values, likelyValues }: ReadWish,
): boolean {
  if (!Array.isArray(made) || (likelyValues.who ?? 0) < enough.narrower) return false;
  return ruled.some((change) => {
    const other = made.find((one) => one.kind === 'access' && change.kind === 'access' && one.entity === change.entity);
    if (change.kind !== 'access' || other?.kind !== 'access') return false;
    const seesMore =
      values.may !== 'change' && values.may !== 'delete' && width[change.access.read] > width[other.access.read];
    return seesMore || (values.may !== 'see' && width[change.access.write] > width[other.access.write]);
  });
}

/** Rules that found no list named speak of all; where one is surely meant, it is that one. */
function ofOneList(
  ruled: Extract<Understood, { kind: 'changes' }>,
  { list, values, likelyValues }: ReadWish,
  plan: AppPlan,
): Understood {
  const isOfAll = ruled.changes.length === plan.entities.length && plan.entities.length > 1;
  if (!isOfAll || values.list !== 'one' || (likelyValues.list ?? 0) < enough.oneList) return ruled;
  const changes = ruled.changes.filter((change) => change.kind !== 'access' || change.entity === list.name);
  return changes.length > 0 ? { ...ruled, changes } : ruled;
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
  // "under ten in red" is no colour of the app
  if (op === 'mark' && ruled.kind === 'changes' && ruled.changes.every(({ kind }) => kind === 'look'))
    return enough.mark;
  if (ruled.kind === 'changes') return ruled.changes.every(({ kind }) => kind === 'add-field') ? enough.addedField : ruled.changes.some(({ kind }) => kind === 'add-entity') && op === 'add-field' ? Infinity : ruled.changes.some(({ kind }) => kind === 'access') ? enough.otherAccess : enough.otherChange; // prettier-ignore
  if (ruled.kind === 'talk') return ruled.topic === 'question' || ruled.topic === 'thanks' ? enough.question : ruled.topic === 'undo' || ruled.topic === 'help' ? enough.undo : Infinity; // prettier-ignore
  if (op === 'mark' && ruled.kind === 'problem' && isOfColours.test(ruled.sentence)) return enough.mark;
  if (ruled.kind === 'problem' && ruled.sentence === ofOneField) return op === 'access' ? Infinity : enough.ofOneField;
  if (ruled.kind === 'problem') return isOfNothingFound.test(ruled.sentence) ? enough.notFound : Infinity;
  return enough.unknown;
}

/** Rows that stand out came later than these sentences. */
const isOfColours =
  /^(?:The colours? of (?:single records|a single field)|Single (?:records|words) I cannot|I mark what)/;
/** The rules knew what is asked, and found nothing that it could be about. */
const isOfNothingFound =
  /^(?:I did not understand|I found no(?! list)|Which |Nothing in this app says|The filters above|Tell me|There is no field)/;
