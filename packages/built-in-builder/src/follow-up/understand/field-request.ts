import type { AppPlan, Field } from '../../plan/plan.ts';
import { askedField } from '../../reading/asked-field.ts';
import { germanQuestion } from '../../reading/german-question.ts';
import { lemmaOfNoun } from '../../reading/lemma.ts';
import { fieldWords } from '../../reading/lexicon/field-words.ts';
import { fieldTypeOf } from '../../recognise/field-type.ts';
import { makeField } from '../../recognise/make-field.ts';
import type { Change } from '../change.ts';
import { findEntity, findField, findFieldAnywhere } from '../find.ts';
import { isNameOfField } from './plan-answers.ts';
import { withPlace } from './place.ts';
import { add } from './verbs.ts';

/** 'a field "shirt size" with S, M and L' */
const namedWithChoices =
  /^(?:an? |the )?(?:new )?(?:field|column)\s+(?:called |named |for )?(?:the )?["“']?([\p{L}][\p{L} ]*?)["”']?\s*(?:with|:|\()\s*(?!(?:options|choices|values|the)\b)([^,]+(?:, [^,]+)*(?:,? (?:and|or) |, )[^,)]+)\)?$/iu;

export function fieldRequest(text: string, plan: AppPlan): Change[] | string | null {
  const isNamed = /\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b/i.test(text);
  const verb = new RegExp(`^${add}\\s+`, 'i');
  if (!verb.test(text) || /\bsearch (?:box|bar|function|field)\b/i.test(text)) return null;
  const { words, of } = placeOf(text.replace(verb, ''), plan);
  if (!isNamed && !of) return null;
  const nowhere = / to (?:the )?(\p{Lu}\p{L}+|\p{L}+s)$/u.exec(words)?.[1];
  if (!of && nowhere && /\bfield\b/i.test(words)) return `I found no list called “${nowhere}” in this app.`;
  const target = of ?? plan.entities[0]!;
  // "a field for the light it needs: sun, half shade or shade"
  const told =
    /^(.+?)\s*(?::|\bwhich is\b|\bthat is\b|\bwith the (?:choices|options)\b)\s*(.+ (?:or|and) .+|.+,.+)$/i.exec(words);
  const choices = told
    ? [told[0], told[1]!.replace(/\b(?:field|column)s?\b\s*(?:for|called|named)?/i, ' '), told[2]!]
    : (namedWithChoices.exec(words) ??
      /^(.*?)\s+(?:field|column)\s+(?:with|:)\s*(?:the\s+)?(?:options?|choices?|values?)?\s*:?\s*(.+)$/i.exec(words));
  const list = choices
    ? [`${choices[1]} (${choices[2]!.split(/\s*,\s*|\s+(?:and|or)\s+/).join(', ')})`]
    : words
        .replace(/\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b\s*(?:for|called|named|:)?/gi, ' ')
        .split(/\s*,\s*(?![^()]*\))|\s+(?:and|plus)\s+(?![^()]*\))/);
  const changes: Change[] = [];
  for (const item of list) {
    const question = askedOf(item.replace(/^(?:\s|an? |the |for |to say |that says )+/i, ''));
    const cleaned =
      question ??
      item
        .replace(/^(?:\s|a |an |the |another |new |one |some |more |optional )+/i, '')
        .replace(/["“”]/g, '')
        .replace(/^(?:for|of)\s+(?:the\s+|an?\s+)?/i, '')
        // "the shop where it was bought" is the shop
        .replace(/\s+(?:where|that|which|who|whose|when|in which|so that|because|from which|in case|if)\b.*$/i, '')
        .trim();
    if (cleaned === '') continue;
    const written = makeField(question ?? cleaned, { isRequired: /\b(?:required|mandatory)\b/i.test(cleaned) });
    if (!written) return `“${cleaned}” cannot be the name of a field. Choose another one.`;
    if (findField(target, written.field.label)?.name === written.field.name)
      return `${target.plural} already have a field called ${written.field.label}.`;
    // what the app keeps itself is chosen from its list
    const list = findEntity(plan, written.field.label);
    const { options: _, unit: __, ...plain } = written.field;
    const field: Field =
      list && list !== target
        ? { ...plain, type: 'reference', isRequired: false, reference: list.name }
        : written.field;
    changes.push({ kind: 'add-field', entity: target.name, field, isShown: false });
  }
  return changes.length > 0 ? changes : null;
}

/** "the phone number of the tenant", who is a field of the plots: it goes to the plots. */
function placeOf(text: string, plan: AppPlan): ReturnType<typeof withPlace> {
  const placed = withPlace(text, plan);
  const other = placed.of ? null : /^(.+\bfield) to (?:the )?(\p{L}[\p{L} -]+)$/iu.exec(text);
  const owner = other && findFieldAnywhere(plan, other[2]!, undefined)?.entity;
  return owner ? { words: other[1]!, of: owner } : placed;
}

const notPlain =
  /\b(?:with|having|page|list|table|section|chart|graph|board|calendar|form|button|menu|search|filter|login|comments?|reviews?|ratings?|likes?|report|export|chat|quiz|timer|footer|logo|background|theme|colou?rs?|overview|dashboard|newsletter|favou?rites?)\b/i;

/** "add a due date", "add notes": words that name a field wherever they stand are one, though nobody says "field". */
export function plainFieldRequest(text: string, plan: AppPlan): Change[] | string | null {
  const match = new RegExp(`^${add}\\s+(?:an?|the|another|one more|some|also an?)?\\s*(.+)$`, 'i').exec(text);
  if (!match || notPlain.test(text)) return null;
  const { words, of } = withPlace(match[1]!, plan);
  const names = words.split(/\s*,\s*|\s+and\s+/).map((name) => name.replace(/^(?:an?|the)\s+/i, ''));
  const isField = (name: string) => {
    const last = name.split(' ').at(-1)!.toLowerCase();
    return name.split(' ').length <= 3 && (fieldWords.has(last) || fieldWords.has(lemmaOfNoun(last)) || fieldTypeOf(name) !== 'text'); // prettier-ignore
  };
  return names.length > 0 && names.every(isField)
    ? fieldRequest(`add ${words} field${of ? ` to ${of.plural}` : ''}`, plan)
    : null;
}

/** "duration in minutes for trainings", "also a birthday": nothing but the name of a field, and perhaps whose it is. */
export function bareFieldRequest(text: string, plan: AppPlan): Change[] | string | null {
  const name = text
    .replace(/^(?:also|and|plus|maybe|another thing:?|oh and) /i, '')
    .replace(/,? (?:too|as well|please)$/i, '');
  return /\p{L}{2}/u.test(name) &&
    isNameOfField(name) &&
    name.split(' ').length <= 6 &&
    !/\b(?:can|should|must|is|are|not|make|show|be|where|why|how)\b/i.test(name)
    ? plainFieldRequest(`add ${name}`, plan)
    : null;
}

const askedOf = (words: string): string | null => askedField(words) ?? germanQuestion(words);
