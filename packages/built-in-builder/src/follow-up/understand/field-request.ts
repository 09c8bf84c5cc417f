import type { AppPlan } from '../../plan/plan.ts';
import { makeField } from '../../recognise/make-field.ts';
import type { Change } from '../change.ts';
import { findField } from '../find.ts';
import { withPlace } from './place.ts';
import { add } from './verbs.ts';

export function fieldRequest(text: string, plan: AppPlan): Change[] | string | null {
  const isNamed = /\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b/i.test(text);
  const verb = new RegExp(`^${add}\\s+`, 'i');
  if (!verb.test(text)) return null;
  const { words, of } = withPlace(text.replace(verb, ''), plan);
  if (!isNamed && !of) return null;
  const target = of ?? plan.entities[0]!;
  const choices =
    /^(.*?)\s+(?:field|column)\s+(?:with|:)\s*(?:the\s+)?(?:options?|choices?|values?)?\s*:?\s*(.+)$/i.exec(words);
  const list = choices
    ? [`${choices[1]} (${choices[2]!.split(/\s*,\s*|\s+(?:and|or)\s+/).join(', ')})`]
    : words
        .replace(/\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b\s*(?:for|called|named|:)?/gi, ' ')
        .split(/\s*,\s*(?![^()]*\))|\s+(?:and|plus)\s+(?![^()]*\))/);
  const changes: Change[] = [];
  for (const item of list) {
    const cleaned = item
      .replace(/^(?:\s|a |an |the |another |new |one |some |more |optional )+/i, '')
      .replace(/["“”]/g, '')
      .replace(/^(?:for|of)\s+(?:the\s+|an?\s+)?/i, '')
      // "the shop where it was bought" is the shop
      .replace(/\s+(?:where|that|which|who|whose|when|in which|so that|because|from which|in case|if)\b.*$/i, '')
      .trim();
    if (cleaned === '') continue;
    const written = makeField(cleaned, { isRequired: /\b(?:required|mandatory)\b/i.test(cleaned) });
    if (!written) return `“${cleaned}” cannot be the name of a field. Choose another one.`;
    if (findField(target, written.field.label)?.name === written.field.name)
      return `${target.plural} already have a field called ${written.field.label}.`;
    changes.push({ kind: 'add-field', entity: target.name, field: written.field, isShown: false });
  }
  return changes.length > 0 ? changes : null;
}
