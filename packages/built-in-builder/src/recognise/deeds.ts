import { actVerbs, recordVerbs } from '../reading/lexicon/verbs.ts';

const isBareDeed =
  /^(?:read|write|donate|register|apply|vote|browse|view|search|edit|delete|upload|buy|sell|manage|create|cancel)$/i;
const isDeedWithObject =
  /^(?:write|leave|post|submit|manage|browse|receive|read and write|create|track) (?:\p{L}+ )*\p{L}{3,}s$/iu;
const isDoing =
  /^(?:track|manag|view|add|creat|brows|search|edit|delet|updat|record|organi[sz]|shar|upload|download|generat|export|import|monitor|submit|publish|post|book|compar|filter|schedul)ing \p{L}+(?: \p{L}+){0,3} ?$/iu;
const isSaidOfSomebody =
  /^(?:i|we|you|he|she|they|it|everyone|everybody|nobody|somebody|someone|ich|wir|er|sie|es|man|alle) \p{L}+/iu;

/** "photos, and contact the agent", "a time, I see the day plan": what people do there is no field of what they see. */
export function isDeed(words: string): boolean {
  const [verb = '', second = ''] = words.trim().toLowerCase().split(' ');
  const hasObject = /^(?:the|an?|their|its|my|your|our|each|every|other|others|them|it)$/.test(second);
  return isSaidOfSomebody.test(words.trim()) || isDoing.test(words.trim()) || isBareDeed.test(words.trim()) || /^(?:them|it|us|me|him|her)$/.test(second) || isDeedWithObject.test(words.trim()) || (hasObject && (actVerbs.has(verb) || recordVerbs.has(verb) || /^(?:contact|call|book|see|get|keep|take|open|view|look|visit|pick|choose)$/.test(verb)));
} // prettier-ignore
