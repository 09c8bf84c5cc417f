import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { stemOf, tokensIn } from '../../understand/gist/mentions.ts';
import { anyWord } from '../../any-word.ts';
import { isDeed } from './home.ts';

const leastStem = 4;
/** What happens again and again: a detail that is noted then is one of what happened. */
const again = anyWord(
  String.raw`each time|every time|that (?:time|day|evening|night)|afterwards|when(?:ever)? (?:somebody|someone|we|they|one|people)|jedes ?mal|jeweils|hinterher|nach jede[rm]|am ende`,
);

/** The list of what a verb of the message says is done: "beim Bestellen", "when somebody reserves". */
function byVerb(text: string, { entities }: AppPlan): Entity | undefined {
  const stems = tokensIn(text).map(({ word }) => stemOf(word)).filter((stem) => stem.length >= leastStem); // prettier-ignore
  const found = entities.filter((entity) => isDeed(entity) && stems.some((stem) => { const name = stemOf(entity.label.split(' ').at(-1)!); return name.startsWith(stem) || (name.length > leastStem && stem.startsWith(name)); })); // prettier-ignore
  return found.length === 1 ? found[0] : undefined;
}

/** The list of what happens, where a message says when a detail is noted and no list: by its verb, else the one that the others lead to. */
export function occasionHome(text: string, plan: AppPlan): Entity | undefined {
  const done = byVerb(text, plan);
  if (done || !again.test(text)) return done;
  const deeds = plan.entities.filter(isDeed);
  const last = deeds.filter((one) => deeds.every((other) => other === one || one.fields.some(({ reference }) => reference === other.name) || !other.fields.some(({ reference }) => reference))); // prettier-ignore
  return deeds.length === 1 ? deeds[0] : last.length === 1 ? last[0] : undefined;
}
