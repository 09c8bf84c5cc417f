import type { Change, Understood } from '../src/follow-up/change.ts';
import { isAlike, opOf } from '../src/follow-up/learned/op-of.ts';
import type { LabelledMessage, Wish } from './follow-up-labels.ts';
import { fieldsOfWish, listOfWish, slotsOfWish } from './said-in-labels.ts';

/** Nothing is changed for these: a sentence answers them. */
const answered = new Set(['cannot', 'question', 'bug', 'thanks', 'undo', 'start-over']);
/** Whose list alone is compared: whom a right is given, and on what, is said in too many ways. */
const ofLists = new Set(['rights', 'access', 'approval', 'add-field', 'add-list']);

/** Whether what was understood does all that the labels say and nothing else: the wish, its list, its fields, new names. */
export function isDoneAsLabelled(understood: Understood, labels: LabelledMessage): boolean {
  const { wishes } = labels;
  if (wishes.some(({ op }) => answered.has(op)))
    return wishes.every(({ op }) => answered.has(op)) && (understood.kind === 'problem' || understood.kind === 'talk');
  if (understood.kind !== 'changes') return false;
  const { changes } = understood;
  const isWanted = (change: Change) => wishes.some(({ op }) => isSame(op, opOf(change)));
  return changes.every(isWanted) && wishes.every((wish) => changes.some((change) => meets(change, wish, labels))) && isNamed(changes, labels) && hasChoices(changes, labels); // prettier-ignore
}

const isSame = (one: string, other: string): boolean => one === other || isAlike(one, other);

function meets(change: Change, wish: Wish, { plan }: LabelledMessage): boolean {
  if (!isSame(wish.op, opOf(change))) return false;
  const said = stringsIn(change);
  const list = wish.values.list?.includes('/') || wish.op === 'add-list' ? undefined : listOfWish(wish, plan);
  if (list && wish.values.list && !said.has(list.name)) return false;
  if (change.kind === 'add-field' && wish.values.type && wish.values.type !== change.field.type) return false;
  if (ofLists.has(wish.op)) return true;
  if (wish.op === 'sort' && wish.values.dir && 'direction' in change && change.direction !== wish.values.dir) return false; // prettier-ignore
  const fields = [fieldsOfWish(wish, plan), ...Object.values(slotsOfWish(wish, plan))].flat();
  const [, value] = / is(?:-not)? ([^.]+?)(?: and |$)/.exec(wish.values.cond ?? '') ?? [];
  return fields.every(({ field }) => said.has(field.name)) && (value === undefined || said.has(value));
}

/** Everything that is written anywhere in a change. */
function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) stringsIn(one, found);
  return found;
}

const mostWords = 6;
/** Beginnings of the longer words: names are declined and shortened. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)); // prettier-ignore

/** New fields are called by the words that are marked, each of them has one, and none is half a sentence. */
function isNamed(changes: readonly Change[], { message, spans, wishes }: LabelledMessage): boolean {
  const labels = changes.flatMap((change) => (change.kind === 'add-field' ? [change.field.label] : []));
  const asked = wishes.filter(({ op }) => op === 'add-field').length;
  const names = spans.filter(({ kind }) => kind === 'n').map(({ at, end }) => message.slice(at, end));
  if (asked === 0 || labels.length === 0) return true;
  const isKnown = (name: string) => {
    const words = wordsOf(name);
    return words.length === 0 || labels.some((label) => wordsOf(label).some((word) => words.includes(word)));
  };
  return labels.length <= Math.max(asked, names.length) && labels.every((label) => label.split(' ').length <= mostWords) && names.every(isKnown); // prettier-ignore
}

/** New choices are those that are marked, each once; those that the field has may stay or not. */
function hasChoices(changes: readonly Change[], { message, spans, plan }: LabelledMessage): boolean {
  const marked = spans.filter(({ kind }) => kind === 'o').map(({ at, end }) => message.slice(at, end).toLowerCase());
  return changes.every((change) => {
    if ((change.kind !== 'set-options' && change.kind !== 'add-options') || marked.length === 0) return true;
    const field = plan.entities.find(({ name }) => name === change.entity)?.fields.find(({ name }) => name === change.field); // prettier-ignore
    const known = new Set(field?.options?.map(({ value }) => value.toLowerCase()));
    const added = change.options.map((option) => option.toLowerCase()).filter((option) => !known.has(option));
    const meant = marked.filter((option) => !known.has(option));
    return added.length === meant.length && added.every((option) => meant.includes(option));
  });
}
