import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';

type Choice = { entity: Entity; field: Field };

/** How a choice is named in a sentence: its label in one or several. */
function nameOf({ field }: Choice): string {
  const words = field.label.split(/\s+/).map((word) => word.replace(/[^\p{L}\d]/gu, '.'));
  const last = words.at(-1)!.replace(/(?:ies|y)$/iu, '(?:y|ies)');
  return `(?:the |our |die |der |den |dem |das )?${[...words.slice(0, -1), last].join(' ')}(?:e?s|e?n|s)?`;
}

const opening = String.raw`(?:(?:and|also|please|bitte|und|dann|ok|so|could you|can you|kannst du|can we|could we|können wir)[\s,]+)*`;
const more = String.raw`(?:also|too|as well|please|bitte|auch|noch|mal|dazu|rein|hinein|hinzu|now|jetzt|in there|on the list|there)`;
const needs = String.raw`(?:we|i|you|people|wir|ich|man)(?: (?:also|now|still|really|auch|noch))* (?:need|have|want|take|do|get|use|see|keep|could use|['’]d like|brauchen?|haben?|bräuchten?|möchten?|nehmen)`;
const adds = String.raw`(?:add|put(?: in)?|include|there should(?: also)? be|it needs|ergänz\p{L}*|füge?|nimm|setz\p{L}*|schreib\p{L}*)`;
const said = String.raw`(?<said>[\p{L}\d][^.!?;:]{1,90}?)`;
const end = String.raw`(?:,? ${more})*(?:[.!?,;:].*)?$`;

/** The ways of saying that a choice has further values; the field stands where `FIELD` does. */
const ways = [
  `^${opening}(?:under|in|for|to|at|with|bei(?:m)?|unter|zu(?:m|r)?|in|für) FIELD,? (?:${needs} |${adds} |fehl(?:t|en) |gehör(?:t|en) |kommt |kommen )?(?:${more} )*${said}(?: (?:is|are) missing| fehl(?:t|en))?${end}`,
  `^${opening}(?:${needs}|${adds}) (?:${more} )*${said} (?:under|to|for|as an?|among|bei|unter|zu(?:m|r)?|als) FIELD${end}`,
  `^${opening}FIELD (?:also |still |noch |auch )*(?:needs?|lacks?|misses|is missing|should have|can also be|could also be|braucht|fehlt|kann auch|könnte auch) (?:${more} )*${said}(?: sein)?${end}`,
  `^${opening}${said} (?:is|are|fehlt|fehlen)(?: (?:missing|noch|auch|still))* (?:under|in|from|bei(?:m)?|unter|in) FIELD${end}`,
  `^(?:there(?:['’]s| is| are)|we (?:also )?have|es gibt|wir haben) (?:(?:also|auch|noch) )?(?:an? |eine?n? )?${said} FIELD (?:too|as well|also|now|auch)${end}`,
];
const antecedent = /^(?:we['’]?(?:ve| have)?|i['’]?(?:ve| have)?|wir|ich)\b.*?\b(?:started?|begun|begin|make|making|do|doing|offer|offering|sell|selling|take|taking|got|get|have|grow|growing|stock|stocking|keep|keeping)(?: (?:to )?(?:make|making|do|doing|sell|selling|take in|taking in|grow|offer|keep))? (?<said>\p{L}[\p{L}' -]{1,40}?)(?: (?:now|too|as well|also))*,? (?:so |and )?(?:please )?(?:add|put|include) (?:that|it|them|those|this) (?:to|under|in|as an?) FIELD/iu; // prettier-ignore

const isOther = /(?<!\p{L})(?:choices?|options?|values?|auswahl|möglichkeit\p{L}*|werte?|remove|delete|rename\p{L}*|call(?:ed)?|instead|lösch\p{L}*|entfern\p{L}*|heiß\p{L}*|umbenenn\p{L}*|sort\p{L}*|filter\p{L}*|field|feld|only|nur|page|seite|number of|how many|wie ?viele?|when|wann|if|ob|whether|who|wer|what|was|chart|colou?r|take|statt|can go|date|datum|rule|must|muss)(?!\p{L})/iu; // prettier-ignore
const article = /^(?:(?:an?|the|one|for|ein|eine|einen|der|die|das|dazu|noch|auch|also|more|mehr) )+/iu;
const isNoValue = /^(?:an?|the|it|that|this|too|also|them|well|more|one|something|things?|etwas|mehr|auch|noch|dazu|other|others|andere|another)$/iu; // prettier-ignore

/** One more is asked for, and nothing is refused or put in place of what is there. */
const asksMore = /(?<!\p{L})(?:also|too|as well|needs?|want|add|put|include|missing|lacks?|should|noch|auch|dazu|fehl\p{L}*|ergänz\p{L}*|füg\p{L}*|braucht?|bräucht\p{L}*)(?!\p{L})/iu; // prettier-ignore
const isRefused =
  /(?<!\p{L})(?:not?|don['’]?t|never|nicht|kein\p{L}*|lieber|reich\p{L}*|instead|statt|steht|rather)(?!\p{L})/iu;

/** Further values of a choice that the message names: "we need tortoise under kind as well", "bei Sprache noch Dänisch". */
export function namedChoiceWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/["„“”«»]/gu, '').trim(); // prettier-ignore
  if (text.length > 200 || !asksMore.test(text) || isRefused.test(text)) return null;
  const choices = plan.entities.flatMap((entity) => entity.fields.filter(({ options, formula }) => options && !formula).map((field) => ({ entity, field }))); // prettier-ignore
  for (const choice of choices) {
    const name = nameOf(choice);
    for (const way of [...ways, antecedent.source]) {
      const found = new RegExp(
        way.replace('FIELD', () => `${name}(?!\\p{L})`),
        'iu',
      ).exec(text)?.groups?.['said'];
      const values = found && !isOther.test(found) ? valuesIn(found) : [];
      const known = new Set(choice.field.options!.map(({ value }) => value.toLowerCase()));
      const options = values.filter((value) => !known.has(value.toLowerCase()));
      if (options.length > 0 && options.length === values.length)
        return [{ kind: 'add-options', entity: choice.entity.name, field: choice.field.name, options }];
    }
  }
  return null;
}

/** Each of them in a few words, or none. */
function valuesIn(found: string): string[] {
  const all = found.split(/\s*,\s*(?:and |und |or |oder )?|\s+(?:and|und|or|oder|&)\s+/u).map((one) => one.replace(article, '').trim()); // prettier-ignore
  const isSound = all.every((one) => one !== '' && one.split(' ').length <= 4 && !isNoValue.test(one));
  return isSound ? all.map((one) => toLabel(one)) : [];
}
