import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { findField } from '../../find.ts';
import { aboutIn, entitiesIn } from '../gist/mentions.ts';

const asks = /^(.*?(?<!\p{L})(?:missing|note|know|enter|record|say|tell|see|store|tick|mark|need|want|add|fehlt|fehlen|notieren|wissen|eintragen|angeben|ankreuzen|abhaken|festhalten|br[aä]uch\p{L}*|feld|field|angabe|speichern|erfassen|vermerken|merken|dazu|steht|stehen)(?!\p{L})[^,]*?),?\s+(whether|if|ob)\s+(.+)$/iu; // prettier-ignore
const boxed =
  /^(.*?(?<!\p{L})(?:tick(?: off)?|tick it|abhaken(?: können)?|ankreuzen(?: können)?|kästchen|häkchen|haken|checkbox|tick ?box|check ?box|box to tick|ja\/nein)(?!\p{L})[^,]*?),?\s+(wenn|falls|dass|when|that|if|once)\s+(.+)$/iu;
const other = /(?<!\p{L})(?:filter\p{L}*|sort\p{L}*|see who|mail|red|rot|colou?r|farbig|warn\p{L}*|remind\p{L}*|only|nur|page|seite)(?!\p{L})/iu; // prettier-ignore

/** "bei den Buchungen fehlt noch, ob Endreinigung dabei ist": something to tick. */
export function whetherWish(text: string, plan: AppPlan): Change[] | string | null {
  const [, place = '', word = '', rest = ''] = asks.exec(text) ?? boxed.exec(text) ?? [];
  if (rest === '' || other.test(text)) return null;
  const isGerman = /^(?:ob|wenn|falls|dass)$/iu.test(word);
  const asked = isGerman ? germanQuestion(`ob ${rest}`) : askedField(`whether ${rest}`);
  // "the bell works" says more than "works"
  const whole = rest
    .replace(/^(?:the|an?|der|die|das|ein|eine|it|they|es|sie|he|she|er)\s+/iu, '')
    .replace(/[.?!]+$/, '');
  const isShort = !isGerman && asked !== null && whole.split(' ').length === 2 && !/^(?:is|are|was|has|have|can)\b/i.test(whole) && asked.split(' ').length < 3; // prettier-ignore
  const made = asked ? makeField(isShort && !/^(?:i|we|you)\b/i.test(rest) && / (?:the|an?) | the |^the /i.test(` ${rest}`) ? `${whole} (yes/no)` : asked) : null; // prettier-ignore
  if (!made) return null;
  const entity = entitiesIn(place, plan)[0]?.entity ?? aboutIn(rest, plan);
  if (findField(entity, made.field.label)?.name === made.field.name) return `${entity.plural} already have a field called ${made.field.label}.`; // prettier-ignore
  const { options: _, unit: __, ...plain } = made.field;
  return [{ kind: 'add-field', entity: entity.name, field: { ...plain, type: 'boolean', isRequired: false }, isShown: true }]; // prettier-ignore
}
