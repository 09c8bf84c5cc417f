import { isPerson } from '../../reading/chunks.ts';
import { headOf } from '../../reading/noun-of.ts';
import type { Shape } from './shape.ts';

const acts = '(?:make|makes|making|add|adds|enter|enters|create|creates|set|sets|change|changes|edit|edits|put in|puts in|manage|manages|plan|plans|update|updates|write|writes)'; // prettier-ignore
/** "only the conductor may change the songs" */
const onlyOne = [
  new RegExp(String.raw`\bonly (?:i|me|we|(?:my|our|the) [\p{L}-]+(?: [\p{L}-]+)?|[\p{L}-]+s?)(?: myself)? (?:should |can |may |must |am allowed to |is allowed to |are allowed to )?(?:be able to )?${acts} (?:the |our |any |new )?([\p{L}-]+)`, 'giu'), // prettier-ignore
  new RegExp(String.raw`\b(?:i|the [\p{L}-]+|[\p{L}-]+ [\p{L}-]+|[\p{L}-]+) ${acts} (?:the |our |all |new )?([\p{L}-]+),? (?:and )?(?:nobody|no one|no-one|noone) else\b`, 'giu'), // prettier-ignore
  new RegExp(String.raw`\b(?:nobody|no one|no-one) (?:but|except|other than) [^.;]{2,24} (?:should |can |may )?${acts} (?:the |our )?([\p{L}-]+)`, 'giu'), // prettier-ignore
];
/** "members must not delete anything" */
const noDelete = /\b(?:should ?n['’]?t|should not|must ?n['’]?t|must not|can ?n['’]?o?t|cannot|may not|not be able to|not allowed to)(?: be able to| be allowed to)? (?:delete|remove)\b/i; // prettier-ignore

/** Who may change what: what only one person makes is for all to read, and nobody deletes what others made. */
export function whoMay(shape: Shape): void {
  const { text, reading } = shape;
  for (const pattern of onlyOne)
    for (const [, said = ''] of text.matchAll(pattern)) {
      const entity = reading.entities.find(({ noun, plural }) => said.toLowerCase().startsWith(headOf(noun)) || said.toLowerCase() === plural); // prettier-ignore
      if (!entity || isPerson(entity.noun)) continue;
      shape.asked.access.push({ of: entity.noun, access: { read: 'all', write: 'admin' } });
      shape.asked.isShared = true;
    }
  if (noDelete.test(text) && !shape.asked.access.length)
    for (const { noun } of reading.entities) shape.asked.access.push({ of: noun, access: { read: 'all', write: 'creator' } }); // prettier-ignore
  if (!shape.asked.isShared) return;
  // what somebody put in is theirs to change, where one person is in charge of the rest
  if (shape.asked.access.some(({ access }) => access.write === 'admin'))
    for (const noun of shape.asked.events) shape.asked.access.push({ of: noun, access: { read: 'all', write: 'creator' } }); // prettier-ignore
}
