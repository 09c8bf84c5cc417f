import type { AppPlan, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { unitNamed } from '../../understand/unit-request.ts';
import type { Outright } from '../outright.ts';
import { fieldSaid } from './said.ts';

const unit = String.raw`((?:square |cubic )?[\p{L}°²³µ]+(?:\/[\p{L}²³]+)?|%)`;
const ways = [
  `^${unit}(?:,? (?:please|bitte|obviously|natürlich|of course|not \\p{L}+|nicht \\p{L}+|statt \\p{L}+))+(?=[,.;!]|$)`,
  `(?<!\\p{L})(?:means?|meint|bedeutet|heißt|(?:is|are|ist|sind)(?: \\p{L}+){0,2}? in|counted in|measured in|gemessen in|entered in|given in|in)\\s+${unit}(?=[,.;!]|$|\\s(?:please|bitte|btw|by the way|übrigens|falls|if|not|nicht|and|und|angeben|angegeben|messen|rechnen|haben|sein|stehen|only|nur|always|immer|gemeint|instead|statt)(?!\\p{L}))`,
  `(?<!\\p{L})(?:unit|einheit)(?: \\p{L}+){0,4}? (?:is|ist|sind|should be|soll|wäre)\\s+${unit}`,
].map((words) => new RegExp(words, 'giu')); // prettier-ignore
const otherWish = /(?<!\p{L})(?:sort\p{L}*|chart|diagram\p{L}*|filter\p{L}*|page|seite|add|new|neue?[rsn]?|field|feld|more than|less than|mehr als|weniger als|per|pro|je|every|each time|jede\p{L}*|if|wenn|too|also|auch|noch|where|wo|how|how|wie viele?)(?!\p{L})|\d/iu; // prettier-ignore

/** "Acres please, for how big the paddocks are", "Length means minutes btw": what a number is counted in. */
export function countedInWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/, '');
  for (const way of ways)
    for (const match of text.matchAll(way)) {
      const shown = unitNamed(match[1]!);
      if (!shown) continue;
      const rest = text.replace(match[0], ' ');
      if (otherWish.test(rest.replace(/(?<!\p{L})(?:how (?:big|heavy|long|far|large|tall|deep|old|much)|wie (?:groß|schwer|lang|weit|alt|hoch|tief))(?!\p{L})/giu, ' '))) continue; // prettier-ignore
      const isNumber = ({ type, formula }: Field) => ['number', 'text', 'money'].includes(type) && !formula;
      const found = fieldSaid(rest, plan, isNumber) ?? fieldSaid(match[0], plan, isNumber);
      if (!found || rolesOf(found.entity).title === found.field) continue;
      return [{ kind: 'field-unit', entity: found.entity.name, field: found.field.name, unit: shown }];
    }
  return null;
}
