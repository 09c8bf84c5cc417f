import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { currencyIn } from '../../../recognise/field-type.ts';
import { entitiesIn, likeness } from '../../understand/gist/mentions.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid } from './said.ts';

const picks = /(?<!\p{L})(?:pick\p{L}*|choos\p{L}*|chosen|select\p{L}*|drop-?down|link(?:ed)? to|one of|instead of typing|typing|retype|auswähl\p{L}*|ausgewählt|auszuwählen|wählen|aussuchen|verknüpf\p{L}*|einer? (?:von|aus|der)|tippen|eintippen|abtippen)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:remove|delete|sort\p{L}*|filter\p{L}*|required|pflicht\p{L}*|page|seite|several|mehrere|who may|wer darf|new|neue?[rsn]?|add|missing|fehl\p{L}*|only see|nur sehen)(?!\p{L})/iu; // prettier-ignore

/** "The escort is always one of the helpers, why type it": a text is chosen from a list that is there. */
export function chosenFromListWish(message: string, plan: AppPlan): Outright {
  if (!picks.test(message) || other.test(message)) return null;
  const lists = entitiesIn(message, plan);
  for (const { entity: target, at, end } of lists) {
    const rest = `${message.slice(0, at)} ${message.slice(end)}`;
    const found = fieldsSaid(rest, plan).find(({ entity, field, score }) => score >= 1.9 && entity !== target && field.type === 'text' && !field.formula && rolesOf(entity).title !== field); // prettier-ignore
    const alike = plan.entities.filter((entity) => entity !== target).flatMap((entity) => entity.fields.filter((field) => field.type === 'text' && likeness(field.label, target.label) >= 3 && rolesOf(entity).title !== field).map((field) => ({ entity, field }))); // prettier-ignore
    const [same] = alike.length === 1 ? alike : [];
    if (!found && same) return [{ kind: 'refer-field', entity: same.entity.name, field: same.field.name, reference: target.name }]; // prettier-ignore
    if (found) return [{ kind: 'refer-field', entity: found.entity.name, field: found.field.name, reference: target.name }]; // prettier-ignore
  }
  return null;
}

const instead = /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt|please|bitte|obviously|of course|natürlich|everywhere|überall|should be|sollen?|sind|is|are|always|immer)(?!\p{L})/iu; // prettier-ignore
const names = /(?<!\p{L})(?:pounds?|euros?|dollars?|francs?|franken|pfund|yen|kronor|złoty|gbp|eur|usd|chf)(?!\p{L})|[€£$]/giu; // prettier-ignore

/** "Pounds, obviously, not dollars": what money is counted in. */
export function currencyWish(message: string, plan: AppPlan): Outright {
  const said = message.match(names) ?? [];
  const [first] = said;
  if (!first || !instead.test(message) || /\d|(?<!\p{L})(?:weigh\p{L}*|weight|gewicht|schwer|heavy|lbs?|add|field|feld|new|more|less|mehr|weniger)(?!\p{L})/iu.test(message)) return null; // prettier-ignore
  if (!plan.entities.some(({ fields }) => fields.some(({ type }) => type === 'money'))) return null;
  // "instead of dollars pounds": what stands behind the contrast goes
  const refused =
    /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt)\s+(?:the |in |mit )?(\p{L}+|[€£$])/iu.exec(
      message,
    )?.[1];
  const wanted = said.find((one) => one.toLowerCase() !== refused?.toLowerCase()) ?? first;
  const currency = /pfund|pounds?/iu.test(wanted) ? 'GBP' : /franken/iu.test(wanted) ? 'CHF' : currencyIn(wanted);
  return currency && currency !== plan.currency ? [{ kind: 'currency', currency }] : null;
}
