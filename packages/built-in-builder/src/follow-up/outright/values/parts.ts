import { anyWord } from '../../any-word.ts';
import { valuesSaid, type ValueMention } from '../fields/said.ts';
import type { AppPlan } from '../../../plan/plan.ts';

/** What a part of a message does with the values of a choice. */
export type Deed = 'add' | 'remove' | 'rename';
/** A part with what it does; one that does nothing tells what the others are about. */
export type Part = { text: string; deed: Deed | null };

const adds = anyWord(
  String.raw`fehl(?:t|en)|missing|lacks?|add|put in|include|also|too|as well|another|needs?|auch|noch|außerdem|dazu\p{L}*|hinzu\p{L}*|ergänz\p{L}*|füg\p{L}*|aufnehmen|aufgenommen|brauch\p{L}*|bräucht\p{L}*|there['’]?s no|there is no|can be an?|of (?:its|their) own|vollständig|komplett|complete|zählt`,
);
export const removes = anyWord(
  String.raw`take (?:\p{L}[\p{L}-]* ){1,4}?(?:out|off)|remov\p{L}+|delet\p{L}+|drop\p{L}*|scrap|get rid of|(?:can|could|may|should) (?:go|disappear|come out)|no longer|any ?more|any longer|raus\p{L}*|weg|wegfallen|wegfällt|weglassen|entfällt|entfallen|streich\p{L}*|gestrichen|lösch\p{L}*|entfern\p{L}*|nicht mehr|kein\p{L}* mehr`,
);
const renames = anyWord(
  String.raw`mach\p{L}*(?: bitte| mal)? aus|aus .+ mach\p{L}*|mach\p{L}* .+ draus|statt|anstatt|instead of|durch .+ ersetz\p{L}*|ersetz\p{L}* .+ durch|replace .+ (?:by|with)|rename\p{L}*|umbenenn\p{L}*|soll(?:te|en)?(?: \p{L}+)*? (?:heißen|heissen|stehen)|call(?:ed)?|turn .+ into|heißt|should (?:be|say|read)|nenn\p{L}*|make that|go by|(?:is|are) .+ now|(?:we|i) say|draus`,
);
const pronoun = anyWord('it|that|this|them|one|das|die|den|es|sie|dies|draus');
const separator = /(\s*[.;!?]+\s+|\s*,\s*(?:(?:and|und|but|aber|also|so)\s+)?|\s+(?:and|und|but|aber)\s+)/u;
const short = 4;

/** What is no place to part: quotation marks, and the pair that something stands between. */
const whole =
  /["“„«][^"“”„«»]{1,60}["”“»]|(?<!\p{L})['‘][^'’]{2,40}['’](?!\p{L})|(?<!\p{L})(?:between|zwischen) [^,.;|]{1,40}? (?:and|und) (?=\p{L})/giu;
const masked = (text: string): string =>
  text.replace(whole, (found) => found.replaceAll(' ', '\u2064').replaceAll(',', '\u2063'));
export const unmasked = (text: string): string => text.replaceAll('\u2064', ' ').replaceAll('\u2063', ',');

function deedOf(text: string, plan: AppPlan, before: readonly ValueMention[]): Deed | null {
  const values = valuesSaid(text, plan);
  const isSpokenOf = values.length > 0 || (before.length > 0 && pronoun.test(text));
  if (isSpokenOf && renames.test(text)) return 'rename';
  if (isSpokenOf && removes.test(text)) return 'remove';
  return adds.test(text) ? 'add' : null;
}

/** The parts of a message by what each does; further values stay with the part that the first of them stands in. */
export function partsOf(message: string, plan: AppPlan): Part[] {
  const split = masked(message).split(separator);
  const parts: Part[] = [];
  let waiting = '';
  for (let at = 0; at < split.length; at += 2) {
    const [text, behind = ''] = [split[at]!, split[at + 1] ?? ''];
    if (!/[\p{L}\d]/u.test(text)) continue;
    const deed = deedOf(waiting + text, plan, valuesSaid(parts.map((one) => one.text).join(' '), plan));
    const between = split[at - 1] ?? '';
    const last = parts.at(-1);
    const isFurther = text.split(' ').length <= short && !/[.;!?]/u.test(between);
    if (deed !== null) parts.push({ text: waiting + text, deed });
    else if (last?.deed && isFurther && waiting === '') last.text += between + text;
    else if (isFurther && behind !== '' && !/[.;!?]/u.test(behind)) {
      waiting += text + behind;
      continue;
    } else parts.push({ text: waiting + text, deed });
    waiting = '';
  }
  return parts.map((part) => ({ ...part, text: part.text.replace(/(?<=(?:between|zwischen)[^|]*)\u2064/giu, ' ') }));
}
