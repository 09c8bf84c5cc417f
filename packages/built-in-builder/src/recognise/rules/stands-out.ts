import { inSentence } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { Features } from '../features/features.ts';
import { unitOf, canBeIn } from '../units.ts';
import { listIn, numberOf, sentencesOf, someNumber, wordsOf } from './find.ts';

const asked = /(?<!\p{L})(?:red|amber|yellow|orange|badge|mark(?:ed)?|highlight\p{L}*|stands? out|shout\p{L}*|warn\p{L}*|flag(?:ged)?|rot|gelb|markier\p{L}*|auffall\p{L}*|hervor\p{L}*)(?!\p{L})/iu; // prettier-ignore
const bound = new RegExp(String.raw`(?<!\p{L})(?<way>under|below|less than|fewer than|over|above|more than|unter|weniger als|über|mehr als) (?<count>${someNumber})(?![\d.,]*\d)(?: ?(?<what>[\p{L}°%²]+))?`, 'iu'); // prettier-ignore
const isLow = /^(?:under|below|less|fewer|unter|weniger)/i;
/** "under 20 of something", "fewer than 5 left" */
const isOfThem = /^(?:of|left)$/i;

/** "below 3 bar in red", "fewer than 8 of them stand out": what is below or above a number is seen at once. */
export function stands(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const { drafts } = features;
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/,\s+(?!bitte)/))) {
    const groups = bound.exec(sentence)?.groups;
    if (!groups || !asked.test(sentence) || /forbidden|not allowed|refus|verboten/i.test(sentence)) continue;
    const { way = '', count = '', what = '' } = groups;
    if (/^(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)$/i.test(what)) continue;
    const named = listIn(drafts, sentence);
    const unit = unitOf(isOfThem.test(what) ? 'pieces' : what);
    const isInIt = (name: string) => unit !== undefined && canBeIn(unit, name);
    const said = wordsOf(sentence).filter((word) => word.length > 3);
    const isIt = ({ name, unit: own, label }: Field) => own?.toLowerCase() === what.toLowerCase() || isInIt(name) || said.some((word) => wordsOf(label).includes(word)); // prettier-ignore
    for (const entity of [...(named ? [named] : []), ...drafts.map(({ draft }) => draft)].map(
      (draft) => draft.entity,
    )) {
      const field = entity.fields.find((one) => (one.type === 'number' || one.type === 'money') && isIt(one)) ?? entity.fields.find((one) => one.type === 'text' && isInIt(one.name)); // prettier-ignore
      if (!field) continue;
      field.type = field.type === 'text' ? 'number' : field.type;
      if (unit && /^(?:bar|kg|km|l|%)$/.test(what)) field.unit ??= what;
      highlight(entity, field, isLow.test(way) ? 'below' : 'above', numberOf(count), features.context.reading.language === 'de'); // prettier-ignore
      break;
    }
  }
}

function highlight(entity: Entity, field: Field, kind: 'below' | 'above', than: number, isGerman: boolean): void {
  if (entity.highlights?.some(({ only }) => only.some((one) => 'field' in one && one.field === field.name))) return;
  const words = kind === 'below' ? (isGerman ? 'unter' : 'under') : isGerman ? 'über' : 'over';
  const name = isGerman ? field.label : inSentence(field.label);
  const label = `${name[0]!.toUpperCase()}${name.slice(1)} ${words} ${than}${field.unit ? ` ${field.unit}` : ''}`;
  entity.highlights = [...(entity.highlights ?? []), { only: [{ field: field.name, kind, than }], label }];
}
