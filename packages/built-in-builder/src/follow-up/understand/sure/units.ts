import { makeField } from '../../../recognise/make-field.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { findField } from '../../find.ts';
import { aboutIn, fieldsIn } from '../gist/mentions.ts';
import { unitNamed } from '../unit-request.ts';

const inUnit = /(?<!\p{L})(?:in|als)\s+((?:square )?\p{L}+|m²|%)(?=$|[,.;!]|\s+(?:please|bitte|too|auch|and|und|not|nicht|instead|statt|sein|stehen|an|angeben|rechnen|messen|eintragen|,))/giu; // prettier-ignore
const says = /(?<!\p{L})(?:is|are|should|must|measure\p{L}*|give|given|show|enter|count|use|put|sind|ist|soll\p{L}*|misst|messen|angeben|angegeben|zeig\p{L}*|bitte|immer|always|rechnen|steht|stehen|please)(?!\p{L})/iu; // prettier-ignore
/** What things do, and the number that says how much. */
const measured: readonly (readonly [said: RegExp, english: string, german: string])[] = [
  [/(?<!\p{L})(?:weighs?|wiegt|wiegen)(?!\p{L})/iu, 'Weight', 'Gewicht'],
  [/(?<!\p{L})(?:lasts?|takes? time|dauert|dauern)(?!\p{L})/iu, 'Duration', 'Dauer'],
  [/(?<!\p{L})(?:costs? (?:something|money)|kostet (?:auch )?(?:etwas|was|geld))(?!\p{L})/iu, 'Price', 'Preis'],
];
const other = /(?<!\p{L})(?:chart|diagram\p{L}*|page|seite|list|liste|sort\p{L}*|group\p{L}*|currency|währung|euros?|dollars?)(?!\p{L})/iu; // prettier-ignore

/** "we don't use inches here, sizes are in square metres", "a loaf weighs something too, in grams" */
export function unitWish(text: string, plan: AppPlan): Change[] | null {
  if (other.test(text)) return null;
  const unit = [...text.matchAll(inUnit)].map(([, word]) => unitNamed(word!)).findLast((found) => found !== undefined);
  const deed = measured.find(([said]) => said.test(text));
  if (deed && (unit || /(?<!\p{L})(?:too|also|auch|noch)(?!\p{L})/iu.test(text))) {
    const entity = aboutIn(text, plan);
    const label = plan.language === 'de' ? deed[2] : deed[1];
    const made = findField(entity, label) ? null : makeField(label)?.field;
    if (made) return [{ kind: 'add-field', entity: entity.name, field: { name: made.name, label: made.label, type: made.type === 'money' ? 'money' : 'number', isRequired: false, ...(unit && { unit }) }, isShown: true }]; // prettier-ignore
  }
  if (!unit || !says.test(text)) return null;
  const named = fieldsIn(text, plan, { least: 2 }).find(({ entity, field }) => ['number', 'text', 'money'].includes(field.type) && rolesOf(entity).title !== field); // prettier-ignore
  return named ? [{ kind: 'field-unit', entity: named.entity.name, field: named.field.name, unit }] : null;
}
