import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, fieldsIn } from '../gist/mentions.ts';

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const between = new RegExp(String.raw`(?<!\p{L})(?:between|from|zwischen|von)\s+${number}\s*\p{L}*\s+(?:and|to|und|bis)\s+${number}`, 'iu'); // prettier-ignore
const least = new RegExp(String.raw`(?<!\p{L})(?:at least|minimum(?: of| is)?|min\.?|not (?:\p{L}+ )*?(?:below|under|less than)|never (?:\p{L}+ )*?(?:below|under|less than)|nothing (?:below|under|less than)|no less than|(?:starts|begins) at|mindestens|wenigstens|nicht (?:unter|weniger als|kleiner als)|nie unter|nichts unter|ab)(?: (?:be|of|is|sein))?\s+${number}`, 'iu'); // prettier-ignore
const most = new RegExp(String.raw`(?<!\p{L})(?:at most|maximum(?: of| is)?|max\.?|maximal|up to|no more than|not (?:\p{L}+ )*?(?:above|over|more than|exceed)|never (?:\p{L}+ )*?(?:above|over|more than|exceed)|nothing (?:above|over|more than)|höchstens|nicht (?:über|mehr als|größer als)|nie über|nichts über|bis(?: zu)?)(?: (?:be|of|is|sein))?\s+${number}`, 'iu'); // prettier-ignore
const above = new RegExp(String.raw`(?<!\p{L})(?:must|has to|have to|should|muss|müssen|soll\p{L}*)(?!\p{L}).*?(?:(?:more|greater|bigger|higher) than|above|over|größer als|mehr als|über)\s+${number}`, 'iu'); // prettier-ignore
const below = new RegExp(String.raw`(?<!\p{L})(?:must|has to|have to|should|muss|müssen|soll\p{L}*)(?!\p{L}).*?(?:(?:less|fewer|smaller|lower) than|below|under|kleiner als|weniger als|unter)\s+${number}`, 'iu'); // prettier-ignore
const positive = /(?<!\p{L})(?:(?:not|cannot|can['’]?t|never) (?:be |get |become |go )?negative|n['’]t be negative|never negative|no negative|nicht negativ|keine negativen?|positive?)(?!\p{L})/iu; // prettier-ignore
/** What only looks like a limit: how many per thing, what is marked, shown or sorted, what begins so. */
const ofOthers = /(?<!\p{L})(?:per|pro|je|for each|each|every|jede[nrms]?|red|rot|gelb|green|grün|mark\p{L}*|highlight\p{L}*|hervorheb\p{L}*|warn\p{L}*|show|zeig\p{L}*|see|sehen|list|filter\p{L}*|page|seite|sort\p{L}*|colou?r|farbig|people can|chart|default|standard|letters|characters|zeichen|buchstaben|add|field|feld|new|neu\p{L}*|uhr|o['’]?clock|am|pm|scale|skala|sterne|stars)(?!\p{L})/iu; // prettier-ignore
const ofText = /(?<!\p{L})(?:letters|characters|words|zeichen|buchstaben|wörter)(?!\p{L})/iu;
const ofDays = /(?<!\p{L})(?:in the past|before today|after today|in der vergangenheit|vor heute|nicht früher|not (?:be )?(?:earlier|before)|not (?:be )?(?:later|after)|nicht vor|nicht nach|after the|nach dem)(?!\p{L})/iu; // prettier-ignore
const demands = /(?<!\p{L})(?:must|may|can|should|has to|have to|not|never|only|darf|dürfen|muss|müssen|soll\p{L}*|kann|nicht|nie|nur|n['’]t)(?!\p{L})|n['’]t\b/iu; // prettier-ignore

const value = (said: string): number => Number(said.replace(',', '.'));

/** "beds at least 1, at most 12", "cooking time: nothing above 300 minutes" */
export function limitWish(text: string, plan: AppPlan): Change[] | string | null {
  const named = fieldsIn(text, plan, { least: 1 });
  const limited = /\b(?:\d+) (?:letters|characters|words|zeichen|buchstaben|wörter)/iu.test(text) && ofText.test(text);
  if (limited && named.length > 0) return `How long a text may be I cannot limit. I changed nothing.`;
  const day = named.find(({ field }) => field.type.startsWith('date'));
  if (
    day &&
    ofDays.test(text) &&
    demands.test(text) &&
    !/(?<!\p{L})(?:sort\p{L}*|show|zeig\p{L}*|page|seite|list|move|put|comes?|stehen|feld|field|hide|hinter|red|rot|mark\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  )
    // prettier-ignore
    return `Which days ${day.field.label} takes I cannot limit. I changed nothing.`;
  const list = entitiesIn(text, plan)[0]?.entity;
  const moment = list && /(?<!\p{L})(?:no|keine?|never|nie)(?!\p{L})/iu.test(text) && /(?<!\p{L})(?:in the past|in der vergangenheit)(?!\p{L})/iu.test(text) ? rolesOf(list).moment : undefined; // prettier-ignore
  if (moment && !/(?<!\p{L})(?:show|see|zeig\p{L}*|sehen|list|page|seite)(?!\p{L})/iu.test(text)) return `Which days ${moment.label} takes I cannot limit. I changed nothing.`; // prettier-ignore
  if (ofOthers.test(text)) return null;
  const numbers = named.filter(({ field }) => field.type === 'number' || field.type === 'money');
  const found = numbers.sort((a, b) => b.score - a.score)[0];
  if (!found) return null;
  const { entity, field } = found;
  const step = field.type === 'money' ? 0.01 : 1;
  const both = between.exec(text);
  const low = both?.[1] ?? least.exec(text)?.[1];
  const high = both?.[2] ?? most.exec(text)?.[1];
  const over = low === undefined ? above.exec(text)?.[1] : undefined;
  const under = high === undefined ? below.exec(text)?.[1] : undefined;
  const bounds = {
    least: low !== undefined ? value(low) : over !== undefined ? value(over) + step : positive.test(text) ? 0 : undefined,
    most: high !== undefined ? value(high) : under !== undefined ? value(under) - step : undefined,
  }; // prettier-ignore
  if (bounds.least === undefined && bounds.most === undefined) return null;
  return [{ kind: 'limit-field', entity: entity.name, field: field.name, ...(bounds.least !== undefined && { least: bounds.least }), ...(bounds.most !== undefined && { most: bounds.most }) }]; // prettier-ignore
}
