import { fieldWords } from '../lexicon/field-words.ts';
import { germanFieldWords } from '../lexicon/german-field-words.ts';
import { fieldTypeOf } from '../../recognise/field-type.ts';
import { germanTypeOf } from '../../recognise/german-field-type.ts';

const question =
  /^(?:(?:for|from|into|to|on|at|by|in|with|since|until|für|von|bis|seit|an|ab|auf|in|mit|zu|um) )?(?:which|who(?:se|m|'s)?|what(?:'s)?|when|where|how|why|whether|if|has it|welche[rsnm]?|wer|wen|wem|wessen|wann|wo|was|wie|wieviele?|wofür|wobei|womit|wohin|woher|warum|ob)(?![\p{L}-])/iu;
export const isQuestion = (item: string): boolean => question.test(item);

export const yesOrNo = /(?<!\p{L})(?:yes ?(?:or|\/) ?no|ja ?(?:oder|\/) ?nein|or not|oder nicht)\)?$/iu;
const small =
  /^(?:from|to|until|till|since|with us since|von|bis|seit|beginn|ende|tag|day|weiß|schwarz|brand|make|key|title|what|who|was|wer|kilo|sitter|regal|shelf|grund|reason|barcode|model|modell)$/iu;

/** Whether an item of a list says what something has, and is none of several things. */
export function tellsField(item: string): boolean {
  const bare = item
    .replace(/ ?[(:].*$/, '')
    .toLowerCase()
    .replace(/^(?:the|an?|our|their|its|die|der|das|ein|eine|den) /, '');
  const words = bare.split(' ');
  const last = words.at(-1)!;
  return (
    isQuestion(bare) ||
    yesOrNo.test(item) ||
    small.test(bare) ||
    [last, words[0]!].some((word) => fieldWords.has(word) || germanFieldWords.has(word)) ||
    fieldTypeOf(bare) !== 'text' ||
    germanTypeOf(bare) !== null ||
    /(?<!\p{L})(?:on|by|at|am|bis|um|seit|since|until)$/u.test(bare)
  );
}
