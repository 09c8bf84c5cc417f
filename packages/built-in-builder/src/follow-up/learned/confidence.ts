import type { ReadWish } from './read-wish.ts';

/** Wishes that need a new name or choices, those about a field, and those about a list as a whole. */
const ofNames = /^(?:add-field|add-list|rename-.+|text-page|work-out|add-choices|set-choices)$/;
const ofFields = /^(?:rename-field|remove-field|show-field|hide-field|move-field|add-choices|set-choices|require|optional|retype|unit|start-value|limit|sort|group|filter|total|only-page|mark|chart|count|need-if|no-past|fill|compare)$/; // prettier-ignore
const ofLists =
  /^(?:add-field|rename-list|remove-list|layout|hide-done|access|ability|refuse|lock|keep|cap|approval|of-each)$/;

/**
 * How likely all of a reading is right, from 0 to 1: the wish, and of list, field and names what it needs. Names are parted
 * word by word, so that a long message is never sure; they count by half.
 */
export function confidenceOf({ op, likely, likelyList, likelyParts, fields, values }: ReadWish): number {
  const isOfField = ofFields.test(op) && !(op === 'count' && values.by !== 'field');
  const field = isOfField ? (fields[0]?.likely ?? 0) : 1;
  const list = ofLists.test(op) ? likelyList : 1;
  // a list is told with all its fields, so that its words are many
  const names = ofNames.test(op) ? likelyParts ** (op === 'add-list' ? 0.2 : 0.5) : 1;
  return likely * field * list * names;
}
