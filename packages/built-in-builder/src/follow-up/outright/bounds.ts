import type { AppPlan, Field } from '../../plan/plan.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const more = String.raw`(?:more|greater|bigger|higher|larger|longer|older|heavier)\s+than|above|over|exceed(?:s|ing)?|mehr\s+als|größer\s+als|höher\s+als|länger\s+als|älter\s+als|schwerer\s+als|über`;
const less = String.raw`(?:less|fewer|smaller|lower|shorter|younger|lighter)\s+than|below|under|weniger\s+als|kleiner\s+als|niedriger\s+als|kürzer\s+als|jünger\s+als|leichter\s+als|unter`;
const most = String.raw`at\s+(?:the\s+)?(?:very\s+)?most|(?:a\s+)?maximum(?:\s+(?:of|is))?|max\.?|maximal|up\s+to|höchstens|bis\s+zu|nicht\s+mehr\s+wie`;
const least = String.raw`at\s+(?:the\s+)?(?:very\s+)?least|(?:a\s+)?minimum(?:\s+(?:of|is))?|min\.?|mindestens|wenigstens|zumindest`;
const signed = new RegExp(String.raw`(?<!\p{L})(?:(${most})|(${least})|(${more})|(${less}))\s+(?:[€$£]\s?)?${number}(?![\p{L}\d%]|[.,:]\d)`, 'giu'); // prettier-ignore
const between = new RegExp(String.raw`(?<!\p{L})(?:between|zwischen|(?:must|only|should|has to be|have to be|nur|muss|soll|darf)(?:\s+\p{L}+){0,4}?\s+(?:from|von))\s+${number}\s*(?:\p{L}+\s+)?(?:and|to|und|bis)\s+${number}`, 'iu'); // prettier-ignore
/** What turns a comparison round: "nobody … more than", "über 12 geht nicht". */
const turns = /(?<!\p{L})(?:nobody|no[ -]?one|none|not|never|cannot|no|nothing|niemand\p{L}*|keine?[nrms]?|nicht|nie|niemals|nichts)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:cant|dont|mustnt|shouldnt|wont)(?!\p{L})/iu; // prettier-ignore
const turnsBehind = /(?<!\p{L})(?:(?:make|makes) no sense|(?:don['’]?t|do not|never|not) (?:allow|accept)|(?:macht|machen|ergibt|ergeben) keinen sinn|(?:ist|sind) (?:doch |ja )?(?:quatsch|unsinn)|nicht (?:zulassen|annehmen)|(?:is|are|be)(?: not|n['’]t) (?:allowed|ok(?:ay)?|possible|valid)|not (?:allowed|ok(?:ay)?|possible|valid|accepted)|isn['’]t (?:allowed|possible|valid)|forbidden|(?:should|must|has to|to) be (?:refused|rejected)|(?:geht|gehen|ist|sind|gibt es|gibts|darf|dürfen|kann|können|soll|sollen) (?:\p{L}+ )?nicht|nicht (?:erlaubt|möglich|zulässig|gehen|eingetragen|eingegeben)|verboten|abgelehnt|unzulässig|(?:hab|habe|haben|gibt|gibts|kommt|kommen|passt|passen) (?:\p{L}+ ){0,3}?(?:nie|nicht))(?!\p{L})/iu; // prettier-ignore
const demands = /(?<!\p{L})(?:must|may|can|could|should|shall|has to|have to|needs? to|not|never|only|nobody|no[ -]?one|cannot|allow\p{L}*|limit\p{L}*|maximum|minimum|max|min|enter\p{L}*|darf|dürfen|muss|müssen|soll\p{L}*|kann|können|nicht|nie|niemand|keine?r?|erlaub\p{L}*|begrenz\p{L}*|maximal|höchstens|mindestens|möglich)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:cant|dont|mustnt|shouldnt)(?!\p{L})/iu; // prettier-ignore
/** What only looks like a limit: what is marked, shown, sorted or counted, how often, what is long or late. */
const ofOthers = /(?<!\p{L})(?:red|rot|yellow|gelb|green|grün|grey|gray|grau\p{L}*|mark\p{L}*|light up|leucht\p{L}*|jump out|stick out|springen|kennzeichn\p{L}*|kenntlich|farblich|throw out|view|edit\p{L}*|their own|everybody may|bracket|a number|eine zahl|must be filled|be filled in|drinstehen|ausgefüllt|pflicht\p{L}*|required|mandatory|rechnung über|absegnen|approve\p{L}*|entscheid\p{L}*|in (?:meters?|metres?|metern?|kg|cm|km|minutes|minuten|euros?)|highlight\p{L}*|hervorheb\p{L}*|hervorgehoben|auffallen|stand out|warn\p{L}*|show\p{L}*|zeig\p{L}*|see|sehen|list|filter\p{L}*|page|seite|start ?page|startseite|sort\p{L}*|colou?r|farbig|chart|diagram\p{L}*|default|standard|letters|characters|words|zeichen|buchstaben|wörter|add|field|feld|spalte|column|new|neue?[nrs]?|uhr|o['’]?clock|am|pm|scale|skala|sterne|stars|remind\p{L}*|erinner\p{L}*|if|when|wenn|falls|sobald|days? (?:before|after|ago)|tage (?:vor|nach)|discount|rabatt|per (?:day|week|month|year)|pro (?:tag|woche|monat|jahr)|(?:a|each|every) (?:day|week|month|year)|am tag|jede\p{L}* (?:tag|woche|monat|jahr)|bookings?|times|mal|people|personen|players?|members?|participants?|teilnehmer\p{L}*|mitglieder)(?!\p{L})/iu; // prettier-ignore

/** What is only told of more or less is no limit: it has to be asked for. */
const must = /(?<!\p{L})(?:must|has to|have to|needs? to|should|shall|only allow\p{L}*|muss|müssen|soll\p{L}*|darf nur|dürfen nur)(?!\p{L})[^.;!?,]*$/iu; // prettier-ignore

const value = (said: string): number => Number(said.replace(',', '.'));
const isNumber = ({ type, formula }: Field): boolean => (type === 'number' || type === 'money') && !formula;

/** "nobody may enter more than 12 hours", "mindestens 5, höchstens 80": which way a limit goes is read with what turns it round. */
export function boundWish(typed: string, plan: AppPlan): Outright {
  const text = plainly(typed);
  if (!demands.test(text) || ofOthers.test(text)) return null;
  const bounds = boundsIn(text);
  if (!bounds) return null;
  const list = listSaid(text, plan);
  const named = fieldsIn(text, list ? { ...plan, entities: [list] } : plan).filter(({ field }) => isNumber(field));
  const all = named.length > 0 ? named : fieldsIn(text, plan).filter(({ field }) => isNumber(field));
  const best = all.sort((a, b) => b.score - a.score)[0];
  const only = list?.fields.filter(isNumber) ?? [];
  // where the text names none, the one number that the app has is meant
  const sole = plan.entities.flatMap((entity) => entity.fields.filter(({ type, formula }) => type === 'number' && !formula).map((field) => ({ entity, field }))); // prettier-ignore
  const found = best ?? (list && only.length === 1 ? { entity: list, field: only[0]! } : !list && sole.length === 1 ? sole[0] : undefined); // prettier-ignore
  if (!found) return null;
  const step = found.field.type === 'money' ? 0.01 : 1;
  const { low, over, high, under } = bounds;
  const lowest = low ?? (over === undefined ? undefined : over + step);
  const highest = high ?? (under === undefined ? undefined : under - step);
  return [{ kind: 'limit-field', entity: found.entity.name, field: found.field.name, ...(lowest !== undefined && { least: lowest }), ...(highest !== undefined && { most: highest }) }]; // prettier-ignore
}

/** "unter null", "0 oder minus ist Quatsch", "someone typed 13000 degrees, nothing over 1300": what was typed wrongly is no limit. */
const plainly = (text: string): string =>
  text
    .replace(/(?<!\p{L})(unter|below|under|less than|weniger als) (?:null|zero|nought)(?!\p{L})/giu, '$1 0')
    .replace(
      /(?<!\p{L})(?:(?:0|null|zero) (?:oder|or) (?:minus|negativ\p{L}*|less|weniger|drunter|below))(?!\p{L})[^.;,]{0,24}(?:quatsch|unsinn|nonsense|wrong|falsch|sinnlos|makes no sense|not allowed|verboten|geht nicht)?/giu,
      'must be over 0 ',
    )
    .replace(/,?\s*(?:da|there|where|und da|it) (?:stand|steht|was|said|were)(?: \p{L}+){0,3} -?\d+\b/giu, '')
    .replace(
      /^(?:someone|somebody|one of us|a colleague|jemand|einer) (?:has |hat )?(?:typed|entered|put|gab|tippte|eingegeben) [^.;,]*,\s*/iu,
      '',
    )
    .replace(
      /\bnothing (over|above|below|under) (\d+)(?=.*\b(?:accept\p{L}*|allow\p{L}*|possible|saved)\b)/iu,
      'must not be $1 $2',
    );

type Bounds = { low?: number; high?: number; over?: number; under?: number };

function boundsIn(text: string): Bounds | null {
  const both = between.exec(text);
  if (both) return { low: value(both[1]!), high: value(both[2]!) };
  const found: Bounds = {};
  for (const match of text.matchAll(signed)) {
    const [whole, isMost, isLeast, isMore] = match;
    const than = value(match.at(-1)!);
    const from = text.slice(0, match.index).search(/[^.!?;]*$/);
    const isTurned = turns.test(text.slice(from, match.index)) || turnsBehind.test(text.slice(match.index + whole.length)); // prettier-ignore
    if (isMost) found.high = than;
    else if (isLeast) found.low = than;
    else if (isTurned) Object.assign(found, isMore ? { high: than } : { low: than });
    else if (must.test(text.slice(from, match.index))) Object.assign(found, isMore ? { over: than } : { under: than });
  }
  return Object.keys(found).length > 0 ? found : null;
}
