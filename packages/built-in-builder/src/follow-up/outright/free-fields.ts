import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { askedField } from '../../reading/asked-field.ts';
import { germanQuestion } from '../../reading/german-question.ts';
import { makeField } from '../../recognise/make-field.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

const word = "\\p{L}[\\p{L}'-]*";
const name = `${word}(?: ${word})?`;
const keeps =
  '(?:enter|note|note down|record|track|log|write down|keep|store|save|put in|put down|add|fill in|see|have)';
const germanKeeps =
  '(?:eintragen|erfassen|speichern|aufschreiben|notieren|festhalten|hinterlegen|angeben|vermerken|sehen|haben|eingeben|reinschreiben|wissen)';
const every = '(?:each |every |any |all |all the |the |our |an? )?';
const germanEvery = '(?:jede[mnrs]? |alle[nr]? |eine[mnrs]? |ein |de[mnr] |das |die )?';

/** How something is measured, what the field is called, and what it is measured in. */
const measures: readonly [english: string, german: string, label: string, germanLabel: string][] = [
  ['heavy', 'schwer', 'Weight', 'Gewicht'], ['tall', 'groß', 'Height', 'Größe'], ['high', 'hoch', 'Height', 'Höhe'], ['long', 'lang', 'Length', 'Länge'], ['wide', 'breit', 'Width', 'Breite'],
  ['deep', 'tief', 'Depth', 'Tiefe'], ['thick', 'dick', 'Thickness', 'Dicke'], ['old', 'alt', 'Age', 'Alter'], ['hot', 'heiß', 'Temperature', 'Temperatur'], ['warm', 'warm', 'Temperature', 'Temperatur'],
]; // prettier-ignore
const units: readonly [RegExp, string][] = [
  [/^(?:g|gr|grams?|grammes?|gramm)$/iu, 'g'], [/^(?:kg|kilos?|kilograms?|kilogrammes?|kilogramm)$/iu, 'kg'], [/^(?:mm|milli(?:met(?:er|re)s?|metern?))$/iu, 'mm'], [/^(?:cm|centimet(?:er|re)s?|zentimetern?)$/iu, 'cm'],
  [/^(?:m|met(?:er|re)s?|metern?)$/iu, 'm'], [/^(?:pounds?|lbs?|pfund)$/iu, 'lb'], [/^(?:years?|jahren?)$/iu, 'years'], [/^(?:°c|degrees?(?: celsius)?|grad(?: celsius)?)$/iu, '°C'], [/^(?:inch(?:es)?|zoll)$/iu, 'in'], [/^(?:tons?|tonnes?|tonnen?)$/iu, 't'],
]; // prettier-ignore
const measured: readonly RegExp[] = [
  `^(?:(?:can|could) (?:we|i|you)|(?:i|we)(?:['’]?d| would)? (?:like|want|need) to|we should|i should|let us)?(?: also| please){0,2} ?${keeps} how (${measures.map(([one]) => one).join('|')}) ${every}(${name}) (?:is|are|was|were|gets?)(?:,? (?:measured )?(?:in|as) ([\\p{L}°]+(?: celsius)?))?$`,
  `^(?:(?:kann|können|könnten?) (?:man|wir|ich)|(?:ich|wir) (?:möchten?|wollen|will|müssen|muss)(?: gerne?)?)(?: auch| noch| bitte){0,3} ${germanKeeps},? wie (${measures.map(([, one]) => one).join('|')}) ${germanEvery}(${name}) (?:ist|sind|war|wird)(?:,? (?:gemessen )?in ([\\p{L}°]+(?: celsius)?))?$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore

/** "can we also note how heavy each piece is, in grams": one number, with its unit, of the list that is named. */
export function measureWish(text: string, plan: AppPlan): Outright {
  for (const words of measured) {
    const [, how = '', of = '', unit = ''] = words.exec(text.replace(/\s*\?+$/, '')) ?? [];
    const entity = how && listNamed(of, plan);
    if (!entity) continue;
    const [, , label, germanLabel] = measures.find(([english, german]) => [english, german].includes(how.toLowerCase()))!; // prettier-ignore
    const shown = units.find(([said]) => said.test(unit))?.[1];
    return added(entity, plan.language === 'de' ? germanLabel : label, 'number', { ...(shown && { unit: shown }) });
  }
  return null;
}

const asked = [
  `^((?:when|who|where|how|what|which) .{3,60}?)\\? *(?:(?:and|so) )?(?:(?:i|we)(?:['’]?d| would)? (?:like|want|need|have) to (?:be able to )?${keeps} (?:that|this|it)(?: too| as well| down| in)?|(?:that|this) (?:is|should be) (?:missing|there|noted|entered|recorded)) (?:per|for|with|on|to|at|in|of) ${every}(${name})$`,
  `^((?:wann|wer|wo|wie|was|welche[rsn]?) .{3,60}?)\\? *(?:(?:das|dies|es) (?:möchten?|wollen|will|würden?|müssen|muss|soll\\p{L}*)(?: (?:ich|wir|man|gerne?)){0,3}|(?:ich|wir) (?:möchten?|wollen|will) (?:das|dies|es)(?: gerne?)?) (?:pro|je|bei|für|zu) ${germanEvery}(${name}) ${germanKeeps}(?: können)?$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const ends =
  /^when (?:does|do|will|did) (?:the |its |their |his |her |an? )?(\p{L}[\p{L} -]*?) (?:run out|runs out|expire|expires|end|ends|finish|stop|lapse)$/iu;
const germanEnds =
  /^wann (?:läuft|endet|verfällt) (?:die |der |das |ihre? |seine? )?(\p{L}[\p{L} -]*?)(?: ab| aus)?$/iu;
const isDue = /^when (?:is|are|was|were|will be) (?:the |its |their |his |her |an? )?(\p{L}[\p{L} -]*?)(?: due| planned| scheduled)?$/iu; // prettier-ignore
const germanDue = /^wann (?:ist|sind|war|waren|steht) (?:die |der |das |ihre? |seine? )?(\p{L}[\p{L} -]*?)(?: fällig| geplant| dran| an)?$/iu; // prettier-ignore

/** "when does the warranty run out? id like to enter that per device": what a question asks for, of the list that is named. */
export function questionWish(text: string, plan: AppPlan): Outright {
  for (const words of asked) {
    const [, question = '', of = ''] = words.exec(text.replace(/\s+/g, ' ')) ?? [];
    const entity = question && listNamed(of, plan);
    if (!entity) continue;
    const [ending, germanEnding, day] = [ends.exec(question)?.[1], germanEnds.exec(question)?.[1], isDue.exec(question)?.[1] ?? germanDue.exec(question)?.[1]]; // prettier-ignore
    if (ending) return added(entity, `${ending} end`, 'date');
    if (germanEnding) return added(entity, `${germanEnding} bis`, 'date');
    if (day && !listNamed(day, plan)) return added(entity, day, 'date');
    const field = makeField(askedField(question) ?? germanQuestion(question) ?? '')?.field;
    return field ? added(entity, field.label, field.type, field) : null;
  }
  return null;
}

const wanted =
  "(?:(?:das|dies|die angabe|that|this|it|it['’]?s|that['’]?s)(?: is| ist)? ?(?:fehlt|missing|brauch\\p{L}*|möchte\\p{L}*|will|wollen|wollten|soll\\p{L}*|muss|müssen|should|needs?|we need|i need|we want|want)(?!\\p{L}).*)";
const ticked = [
  `^(?:ob |ist |sind |hat |haben |wurde )${germanEvery}(${name}?) ((?:noch |schon |bereits )?\\p{L}+(?: \\p{L}+)?)(?: ist| sind| hat| wurde| haben)?(?: oder nicht)?\\s*[?,.;:–-]+\\s*${wanted}$`,
  `^(?:(?:if|whether) )?(?:is|are|has|have|was|were) ${every}(${name}?) ((?:already |yet |still )?\\p{L}+(?: \\p{L}+)?)(?: or not)?\\s*[?,.;:–-]+\\s*${wanted}$`,
  `^(?:if|whether) ${every}(${name}?) (?:is|are|has been|have been|was|were) (?:already |yet |still )?(\\p{L}+(?: \\p{L}+)?)(?: or not)?(?:\\s*[?,.;:–-]+\\s*${wanted}| (?:is|are) (?:still )?missing)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const noState = /(?<!\p{L})(?:in|at|on|im|am|bei|zu|of|von|wer|wie|was|wann|wo|the|a|ein|eine|there|da|hier|here|not|nicht|nur|only)(?!\p{L})/iu; // prettier-ignore

/** "Ist das Tier geimpft oder nicht, das fehlt noch": what is so or not of each. */
export function tickWish(text: string, plan: AppPlan): Outright {
  for (const words of ticked) {
    const [, of = '', said = ''] = words.exec(text.replace(/\s+/g, ' ')) ?? [];
    const state = said
      .replace(/^(?:noch|schon|bereits|already|yet|still) /iu, '')
      .replace(/ or not$| oder nicht$/iu, '');
    const entity = of && listNamed(of, plan);
    if (entity && !noState.test(state)) return added(entity, state, 'boolean');
  }
  return boxWish(text, plan);
}

const box = '(?:haken|häkchen|kästchen|checkbox|ankreuzfeld|check ?box|tick ?box|tick|checkmark)';
const boxOf = new RegExp(`(?<!\\p{L})${box} (?:für|zum|zu|for) (?:the |das |die |den |whether it is |if it is |ob )?["„“]?(\\p{L}+(?: \\p{L}+)?)["”“]?$`, 'iu'); // prettier-ignore
const behind = /\s+(?:machen|setzen|geben|anlegen|einbauen|einfügen|hinzufügen|ergänzen|haben|dazu|hinzu|dranmachen|bekommen|rein|reinmachen|kriegen)$/iu; // prettier-ignore
const placed = /(?<!\p{L})(?:bei|für|zu|an|in|to|for|on|with) (?:(?:den|dem|der|die|das|jede[mnrs]?|allen|each|every|all|the|our) ){0,2}(\p{L}[\p{L}-]+)(?!\p{L})/giu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:remove|delete|rename|lösch\p{L}*|entfern\p{L}*|weg|statt|instead|umbenenn\p{L}*|sort\p{L}*|filter\p{L}*|or|oder)(?!\p{L})/iu; // prettier-ignore

/** "kannst du bei den Putzdiensten nen Haken für erledigt machen": the field is called after what is ticked. */
function boxWish(text: string, plan: AppPlan): Outright {
  if (otherDeed.test(text) || /[,.;:]\s/.test(text)) return null;
  let bare = text.replace(/[?.!]+$/, '');
  while (behind.test(bare)) bare = bare.replace(behind, '');
  const places = [...bare.matchAll(placed)].flatMap(([whole, of]) => ((found) => (found ? [{ whole, found }] : []))(listNamed(of!, plan))); // prettier-ignore
  const [place] = places;
  const entity = place?.found ?? (plan.entities.length === 1 ? plan.entities[0] : undefined);
  const rest = place ? bare.replace(place.whole, ' ').replace(/\s+/g, ' ').trim() : bare;
  const label = boxOf.exec(rest)?.[1];
  return entity && label && !listNamed(label, plan) ? added(entity, label, 'boolean') : null;
}

function added(entity: Entity, said: string, type: Field['type'], more: Partial<Field> = {}): Outright {
  const label = toLabel(said.trim());
  const made = makeField(`${label} (number)`)?.field;
  if (!made || entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase())) return null;
  return [{ kind: 'add-field', entity: entity.name, field: { ...more, name: made.name, label, type, isRequired: false }, isShown: true }]; // prettier-ignore
}

function listNamed(words: string, plan: AppPlan): Entity | undefined {
  const [only, ...others] = entitiesIn(words, plan);
  return others.length === 0 && only && only.at === 0 && only.end === words.length ? only.entity : undefined;
}
