import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, entitiesIn, fieldsIn } from '../gist/mentions.ts';

const starts = /(?<!\p{L})(?:(?:nearly|almost|mostly) always|(?:fast|beinahe|meist) immer|meistens|mostly|usually|normally|normalerweise|starts?|begins?|default(?:s|ing)?|pre-?(?:set|filled|selected|chosen)|by default|always (?:start|begin)s?|fäng\p{L}*|anfang\p{L}*|beginn\p{L}*|standard(?:mäßig|wert)?|vorbelegt|voreingestellt|vorausgewählt|vorausgefüllt|vorgabe|startet|starten)(?!\p{L})/iu; // prettier-ignore
const today = /(?<!\p{L})(?:today(?:['’]s)?(?: date)?|the present day|current date|heute|heutige[nms]?(?: datum| tag)?|das aktuelle datum|aktuelle[nms]? datum)(?!\p{L})/iu; // prettier-ignore
const fills = /(?<!\p{L})(?:filled|fill|set|should|enter(?:ed)?|automatic\p{L}*|already|new|soll\p{L}*|drin|eingetragen|ausgefüllt|automatisch|schon|neue\p{L}*|gesetzt)(?!\p{L})/iu; // prettier-ignore
const quoted = /["„“'‚]([^"„“”']{1,40})["”“']/u;
const value = /(?<!\p{L})(?:start(?:s|et|en)?|begin(?:s|nt|nen)?|default(?:s)?|pre-?(?:set|filled|selected)|fängt|fangen|vorbelegt|voreingestellt|standard(?:mäßig|wert)?)(?: (?:always|immer|mit|with|as|at|to|on|auf|als|is|ist|sollte|soll|out))*\s+(?:the )?([\p{L}][\p{L} -]{1,24}?)(?: (?:an|beginnen|anfangen|starten|sein|vorbelegt|haben|stehen))*$/iu; // prettier-ignore

/** "new loans begin with today", "der Status fängt immer mit angenommen an" */
export function beginsWish(text: string, plan: AppPlan): Change[] | string | null {
  if (
    /(?<!\p{L})(?:sort\p{L}*|page|seite|app|first in|text|menu|menü|at least|at most|mindestens|höchstens)(?!\p{L})/iu.test(
      text,
    )
  )
    return null;
  if (today.test(text) && (starts.test(text) || fills.test(text)) && !/(?<!\p{L})(?:only|nur|show|zeig\p{L}*|who|wer|what|was|wie|how|list|filter\p{L}*|past|before|vor)(?!\p{L})/iu.test(text)) return ofToday(text, plan); // prettier-ignore
  const each = everyIs(text, plan);
  if (each) return each;
  if (!starts.test(text)) return null;
  const named = fieldsIn(text.replace(quoted, ' '), plan).find(({ field }) => ['select', 'text'].includes(field.type) && rolesOfTitle(field, plan) === false); // prettier-ignore
  const said = quoted.exec(text)?.[1] ?? value.exec(text)?.[1];
  if (!named || !said) return null;
  const { entity, field } = named;
  const label = toLabel(said.trim());
  const known = field.options?.find((option) => option.value.toLowerCase() === label.toLowerCase())?.value;
  const place = { entity: entity.name, field: field.name };
  const first = field === rolesOf(entity).state && field.options?.[0]?.value === known && field.isRequired;
  if (known && first && field.start === undefined) return `New ${inWords(entity)} begin with ${field.label} ${known} already. I changed nothing.`; // prettier-ignore
  return [
    ...(field.options && !known ? [{ kind: 'add-options', ...place, options: [label] } satisfies Change] : []),
    { kind: 'start-value', ...place, start: known ?? label },
  ] satisfies Change[];
}

const every = /(?<!\p{L})(?:every|each|all|any|an?|jede[rs]?|alle|ein|eine)\s+(?:new |neue[rs]? )?(\p{L}+) (?:always |usually |normally |immer |normalerweise )?(?:is|are|costs?|takes?|lasts?|kostet|kosten|dauert|dauern|beträgt|ist|sind|hat|haben|has|have) (?:always |usually |normally |immer |normalerweise |meistens |meist )?(\d+(?:[.,]\d{1,2})?)(?!\p{L})/iu; // prettier-ignore
const usual = /(?<!\p{L})(?:every|each|always|usually|normally|unless|except|jede[rs]?|immer|normalerweise|meist\p{L}*|außer|sofern|es sei denn|wenn nichts)(?!\p{L})/iu; // prettier-ignore

/** "every fee is 45 euros unless I say otherwise" */
function everyIs(text: string, plan: AppPlan): Change[] | null {
  const [, noun = '', number = ''] = every.exec(text) ?? [];
  if (number === '' || !usual.test(text)) return null;
  const entity = entitiesIn(noun, plan)[0]?.entity;
  const isTime = /(?<!\p{L})(?:min\p{L}*|hours?|stunden?|days?|tage?|takes?|lasts?|dauer\p{L}*)(?!\p{L})/iu.test(text);
  const fields =
    entity?.fields.filter(({ type, formula }) => (type === 'number' || type === 'money') && !formula) ?? [];
  const named = fieldsIn(text.replace(noun, ' '), plan).find(({ field }) => fields.includes(field))?.field;
  const field = named ?? fields.find(({ type, unit, name }) => (isTime ? unit === 'min' || unit === 'h' || /dur|dauer|time|zeit|minut|hour|stund|day|tag/.test(name) : type === 'money')); // prettier-ignore
  return entity && field ? [{ kind: 'start-value', entity: entity.name, field: field.name, start: number.replace(',', '.') }] : null; // prettier-ignore
}

const rolesOfTitle = (field: Field, plan: AppPlan): boolean => plan.entities.some((entity) => rolesOf(entity).title === field); // prettier-ignore

function ofToday(text: string, plan: AppPlan): Change[] | string | null {
  const day = (entity: Entity) => entity.fields.find(({ type }) => type === 'date');
  const named = fieldsIn(text, plan).find(({ field }) => field.type === 'date');
  const entity = named?.entity ?? entitiesIn(text, plan)[0]?.entity ?? aboutIn(text, plan);
  const moment = rolesOf(entity).moment;
  const field = named?.field ?? (moment?.type === 'date' ? moment : day(entity));
  if (!field || /birth|geburt/.test(field.name)) return null;
  const isSo = field.start === 'today' || (field.isRequired && field === moment);
  return isSo
    ? `New ${inWords(entity)} begin with today as ${field.label} already. I changed nothing.`
    : [{ kind: 'start-value', entity: entity.name, field: field.name, start: 'today' }];
}
