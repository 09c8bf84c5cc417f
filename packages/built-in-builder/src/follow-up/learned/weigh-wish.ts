import { entitiesIn } from '../understand/gist/mentions.ts';
import { ofOneField } from '../understand/access-request.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { width } from '../access-words.ts';
import type { Change, Understood } from '../change.ts';
import { isOfNoSuchField } from '../spared-lists.ts';
import { wordsThatAsk } from './clauses.ts';
import { confidenceOf } from './confidence.ts';
import { makers } from './make/make.ts';
import { whom } from './make/people.ts';
import { halvesOf } from './halves.ts';
import { isAlike, opOf } from './op-of.ts';
import type { ReadWish } from './read-wish.ts';
import { perhapsMore } from '../perhaps-more.ts';
import { perhapsOf } from './perhaps.ts';
import type { WishModels } from './wish-models.ts';

/** How sure a reading has to be, by what the rules made of the message; `who` and `list` are likelihoods of these alone. */
const enough = {
  problem: 0.35,
  longSame: 0.5,
  unknown: 0.25,
  notFound: 0.25,
  question: 0.25,
  addedField: 0.3,
  addedFieldLong: 0.2,
  otherChange: 0.3,
  otherAccess: 0.3,
  same: 0.4,
  mark: 0.2,
  second: 0.38,
  secondSure: 0.3,
  undo: 0.6,
  sameName: 0.6,
  ofOneField: 0.5,
  ofOneFieldLong: 0.3,
  ofOneFieldAccess: 0.7,
  narrower: 0.6,
  oneList: 0.8,
};
/** What is learned finds the list, the field and the name of these more often than the rules, though both take the message for the same. */
const foundBetter = new Set(['add-field', 'remove-field', 'rename-field', 'chart']);
/** Rules know these by whole phrases that mean nothing else. */
const known: ReadonlySet<Change['kind']> = new Set(['unique', 'closed-days', 'hide-done']);
/** No message that is longer is one wish, in characters. */
const longest = 600;

/** What the rules made of a message, and what was learned of it, the likeliest first. */
type Weighed = { ruled: Understood; wishes: readonly ReadWish[] };

/**
 * What a message asks for, once what the rules made of it is weighed against what was learned. Where both take it for
 * the same wish, the rules' reading stands.
 */
export function weighWish(text: string, plan: AppPlan, { ruled, wishes }: Weighed, models: WishModels): Understood {
  if (ruled.kind === 'fix' || plan.entities.length === 0 || text.length > longest) return ruled;
  if (
    ruled.kind === 'changes' &&
    (ruled.changes[0]?.kind === 'own-sight' ||
      ruled.changes.every(({ kind }) => known.has(kind)) ||
      setsApart(ruled.changes))
  )
    return ruled;
  const [first, second] = wishes;
  if (!first) return ruled;
  const halves = halvesOf(first, plan, models);
  if (halves) {
    const [one, other] = halves.map(({ text: part, wish }) => make(wish, part, plan));
    const isRuled =
      ruled.kind === 'changes' && halves.every(({ wish }) => ruled.changes.some((change) => opOf(change) === wish.op));
    // a sentence about who may see and who may change is read as a whole
    const isAccess = [ruled, one, other].every((all) => changesOf(all).length > 0 && changesOf(all).every(({ kind }) => kind === 'access')); // prettier-ignore
    if (isAccess) return ruled;
    if (!isRuled && Array.isArray(one) && Array.isArray(other)) return { kind: 'changes', changes: [...one, ...other] };
  }
  const unknown = { kind: 'unknown' as const, perhaps: perhapsOf(second ? [first, second] : [first]) };
  const sure = confidenceOf(first);
  const isOfAccess = [first, second].some((wish) => wish?.op === 'access');
  // people are named in messages that are not about who may see what
  const isNoAccess = !isOfAccess && ruled.kind === 'changes' && ruled.changes.every(({ kind }) => kind === 'access');
  if (sure < leastFor(ruled, first.op, text)) {
    if (ruled.kind !== 'unknown' && !isNoAccess) return ruled;
    const missing = first.op === 'remove-field' ? make(first, text, plan) : null;
    return typeof missing === 'string' ? { kind: 'problem', sentence: missing } : unknown;
  }
  if (ruled.kind === 'changes' && ruled.changes.some((change) => !(opOf(change) in makers))) return ruled;
  const isSame = ruled.kind === 'changes' && ruled.changes.some((change) => opOf(change) === first.op || isAlike(opOf(change), first.op)); // prettier-ignore
  const made = make(first, text, plan);
  const isOfMany = isLong(text, first.op);
  const isBetter = foundBetter.has(first.op) || (isOfMany && sure >= enough.longSame);
  // a name that the rules took to the letter, of several that are only guessed
  const isPart = first.op === 'add-field' && isNamedByRules(ruled, first);
  const isKept =
    isSame &&
    (isPart || (isToTheLetter(ruled) && (!isOfMany || hasSeveralKinds(ruled))) || !isBetter || sure < enough.same);
  const isTooWide = isSame && first.op === 'access' && !saysNobodySignsIn.test(text) && !saysEveryone.test(text) && opensMore(ruled.changes, plan, first); // prettier-ignore
  if (isKept && !isTooWide) return first.op === 'access' ? ofOneList(ruled, first, plan, text) : ruled;
  // who may see what is not changed by a message that is likely about something else
  const isOtherAccess =
    ruled.kind === 'changes' && first.op !== 'access' && ruled.changes.some(({ kind }) => kind === 'access');
  if (made === null) return isOtherAccess || isTooWide || ruled.kind === 'unknown' ? unknown : ruled;
  if ((isOtherAccess || isTooWide) && typeof made === 'string') return { kind: 'problem', sentence: made };
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

/** "the products everyone, the customers only my team": of each list something else is said. */
const setsApart = (changes: readonly Change[]): boolean =>
  changes.length > 1 &&
  changes.every(({ kind }) => kind === 'access') &&
  new Set(changes.map((change) => (change.kind === 'access' ? JSON.stringify(change.access) : ''))).size === changes.length; // prettier-ignore

const changesOf = (made: Understood | ReturnType<typeof make> | undefined): readonly Change[] =>
  Array.isArray(made) ? made : made && typeof made === 'object' && 'changes' in made ? made.changes : [];

/** Whether records become open to more people than before, and than those that are named. */
function widens(
  { entity, access }: Extract<Change, { kind: 'access' }>,
  { entities }: AppPlan,
  see: number,
  write: number,
): boolean {
  const before = entities.find(({ name }) => name === entity)?.access;
  if (!before) return false;
  return (
    width[access.read] > Math.max(see, width[before.read]) || width[access.write] > Math.max(write, width[before.write])
  );
}

/** "Everyone can see the films": said of all, and of nothing else; it waits for the owner's click. */
const saysEveryone = /^(?:please |pls |bitte )?(?:let |allow )?(?:everyone|everybody|all (?:members|people|users|of us)) (?:to |(?:can|may|should|must|shall)(?: be able to)? |is allowed to )?(?:see|view|read|look at) (?!only|just|their|his|her)(?:(?!\b(?:only|but|except|not|own)\b)[^,;.])+[.!]*$/iu; // prettier-ignore

/** This can mean nobody else than everybody. */
const saysNobodySignsIn =
  /(?<!\p{L})(?:without|no) (?:(?:making|having|opening|creating) )?(?:an? )?(?:account|log|sign)|(?<!\p{L})(?:ohne|kein\p{L}*) (?:anmeld|konto|account|login)/iu;

/** Whether the rules open records to more people than are surely meant. */
function opensMore(ruled: readonly Change[], plan: AppPlan, { values, likelyValues }: ReadWish): boolean {
  const who = whom[values.who ?? ''];
  if (!who || (likelyValues.who ?? 0) < enough.narrower) return false;
  const most = width[who];
  const [see, write] = [values.may === 'change' || values.may === 'delete' ? Infinity : most, values.may === 'see' ? Infinity : Math.min(most, width.all)]; // prettier-ignore
  return ruled.some((change) => change.kind === 'access' && widens(change, plan, see, write));
}

/** Rules that found no list named speak of all; where one is surely meant, it is that one. */
function ofOneList(
  ruled: Extract<Understood, { kind: 'changes' }>,
  { list, values, likelyValues }: ReadWish,
  plan: AppPlan,
  text: string,
): Understood {
  const isOfAll = ruled.changes.length === plan.entities.length && plan.entities.length > 1;
  if (!isOfAll || values.list !== 'one' || (likelyValues.list ?? 0) < enough.oneList) return ruled;
  // "them" are the records that the app is about
  const meant = entitiesIn(text, plan).length > 0 ? list.name : plan.entities[0]!.name;
  const changes = ruled.changes.filter((change) => change.kind !== 'access' || change.entity === meant);
  return changes.length > 0 ? { ...ruled, changes } : ruled;
}

const sureParts = 0.6;

function isNamedByRules(ruled: Understood, { names, likelyParts }: ReadWish): boolean {
  if (ruled.kind !== 'changes' || likelyParts >= sureParts || names.length <= ruled.changes.length) return false;
  const labels = ruled.changes.map((change) => (change.kind === 'add-field' ? change.field.label.toLowerCase() : null));
  return labels.every((label) => label !== null && names.some((name) => name.toLowerCase().includes(label)));
}

/** Wishes that no change meets. */
const neverMade = new Set(['cannot', 'bug', 'start-over']);

const hasSeveralKinds = ({ changes }: { changes: readonly Change[] }): boolean => new Set(changes.map(({ kind }) => kind)).size > 1; // prettier-ignore

/** Several changes for one sentence, a part that is left, or a field with all that it needs: rules make these of whole phrases only. */
function isToTheLetter({ changes, left }: Extract<Understood, { kind: 'changes' }>): boolean {
  if (left !== undefined || hasSeveralKinds({ changes })) return true;
  return changes.some((change) => change.kind === 'add-field' && (change.field.type === 'image' || change.field.type === 'boolean' || change.field.unit !== undefined || change.field.options !== undefined)); // prettier-ignore
}

/** By the words that ask, else by all of the message. */
export function make(wish: ReadWish, text: string, plan: AppPlan) {
  const by = (words: string) => {
    const made = makers[wish.op]?.(wish, { text: words, plan, marked: wish.marked }) ?? null;
    return Array.isArray(made) && made.length === 0 ? null : made;
  };
  const asked = wordsThatAsk(wish.marked);
  const first = by(asked);
  if (asked === text || (first !== null && typeof first !== 'string')) return first;
  const whole = by(text);
  return whole !== null && (first === null || typeof whole !== 'string') ? whole : first;
}

/** Rules know short messages to the letter; of longer ones what was learned is read instead. Bounds in words. */
const long = 12;
const longOfAccess = 16;
const isLong = (text: string, op: string): boolean =>
  text.split(/\s+/).length > (op === 'access' ? longOfAccess : long);

/** How sure a reading has to be to stand in place of what the rules made of the message. */
function leastFor(ruled: Understood, op: string, text: string): number {
  switch (ruled.kind) {
    case 'changes':
      return leastForChanges(ruled.changes, op, isLong(text, op));
    case 'talk':
      return leastForTalk(ruled.topic, op);
    case 'problem':
      return leastForProblem(ruled.sentence, op, isLong(text, op));
    default:
      return enough.unknown;
  }
}

function leastForChanges(changes: readonly Change[], op: string, isOfMany: boolean): number {
  // rules know a "not" for what it is
  if (changes.some((change) => opOf(change) === opposites[op])) return Infinity;
  const isAll = (kind: Change['kind']) => changes.every((change) => change.kind === kind);
  // "under ten in red" is no colour of the app
  if (op === 'mark' && isAll('look')) return enough.mark;
  if (isAll('add-field')) return isOfMany ? enough.addedFieldLong : enough.addedField;
  if (op === 'add-field' && changes.some(({ kind }) => kind === 'add-entity')) return Infinity;
  return changes.some(({ kind }) => kind === 'access') ? enough.otherAccess : enough.otherChange;
}

const opposites: Readonly<Record<string, string>> = { require: 'optional', optional: 'require', 'show-field': 'hide-field', 'hide-field': 'show-field' }; // prettier-ignore

function leastForTalk(topic: Extract<Understood, { kind: 'talk' }>['topic'], op: string): number {
  if (topic === 'question' || topic === 'thanks') return enough.question;
  if (topic === 'undo') return enough.undo;
  return topic === 'help' && op !== 'question' && !neverMade.has(op) ? enough.undo : Infinity;
}

function leastForProblem(sentence: string, op: string, isOfMany: boolean): number {
  if (op === 'mark' && isOfColours.test(sentence)) return enough.mark;
  if (sentence === ofOneField && op === 'access') return isOfMany ? enough.ofOneFieldAccess : Infinity;
  if (sentence === ofOneField) return isOfMany ? enough.ofOneFieldLong : enough.ofOneField;
  if (op !== 'add-field' && isOfSameName.test(sentence)) return enough.sameName;
  if (isOfNoSuchField(sentence)) return op === 'remove-field' ? enough.otherChange : Infinity;
  if (isOfNothingFound.test(sentence)) return enough.notFound;
  return isOfMany && !neverMade.has(op) && op !== 'ability' && op !== 'question' ? enough.problem : Infinity;
}

/** "Length in m" is no second field. */
const isOfSameName = / already have a field called /;
/** Rows that stand out came later than these sentences. */
const isOfColours =
  /^(?:The colours? of (?:single records|a single field)|Single (?:records|words) I cannot|I mark what)/;
/** The rules knew what is asked, and found nothing that it could be about. */
const isOfNothingFound =
  /^(?:I did not understand|I found no(?! list)|Which (?!days )|Nothing in this app says|The filters above|Tell me|There is no field)/;
