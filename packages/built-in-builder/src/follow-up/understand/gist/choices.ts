import { toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, fieldsIn } from './mentions.ts';

export type Listed = { before: string; items: string[]; after: string };
const most = 15;
const widest = 4;
const isItem = (item: string): boolean =>
  item !== '' && item.split(' ').length <= widest && !/[:;.?!]/.test(item) && !/(?<!\p{L})(?:and|und|then|dann|but|aber|otherwise|sonst|so|because|weil|please|bitte)(?!\p{L})/iu.test(item); // prettier-ignore
const between = /\s*,\s*(?:(?:and|or|und|oder) )?|\s+(?:and|or|und|oder)\s+|\s*\/\s*/;
const clean = (item: string): string =>
  item
    .trim()
    .replace(/^["'„“]|["'“”]$/g, '')
    .replace(/^(?:sollen|soll|sind|gibt es|können|should|are|there (?:are|should be)) /i, '')
    .replace(/^(?:an?|the|ein|eine|einen|der|die|das|also|auch|noch|nur|only|just|bitte|immer|always)\s+/iu, '')
    .replace(/,? (?:please|pls|bitte)$/iu, '')
    .trim();

/** What says that a list of values follows. */
const opens =
  /^(.*?\S)\s*(?::|(?<!\p{L})(?:is|are|be|sind|ist|sein(?: können)?|one of|either|entweder|einer von|eine von|eins von|aus|zwischen|between|from|namely|nämlich|always|immer|only|nur)(?!\p{L}))(?:\s*(?:one of|either|entweder|einer von|eine von|always|immer|only|nur|aus|between|zwischen|from|sein können|the choices|die auswahl)(?!\p{L}))*:?\s+(.+)$/isu;
const offered =
  /^(.*?)\s*((?:[\p{L}\p{N}+'-]+(?: [\p{L}\p{N}+'-]+)?, )+[\p{L}\p{N}+'-]+(?: (?:and|or|und|oder) [\p{L}\p{N}+'-]+)?|[\p{L}\p{N}+'-]+ (?:or|oder) [\p{L}\p{N}+'-]+)\s+(?:zur (?:auswahl|wahl)|auswähl\p{L}*|als (?:auswahl|möglichkeiten?)|to choose from|as (?:choices|options)|to pick from)(?!\p{L}).*$/iu;
const mayBe =
  /^(.*?\S)\s+(?:kann|können|darf|dürfen|soll|sollen|muss|can|may|should|must)\s+(?:nur |entweder |immer |only |be |either |one of )*(.+?)(?:\s+(?:sein|heißen|lauten))$/iu;
const bareTail = /^(.*\p{L}),\s*((?:[\p{L}-]+ ){2,5}[\p{L}-]+)$/u;

/** Values that a message lists for one thing: "size is S, M or L", "Status: offen, fertig", "hoch mittel niedrig". */
export function listedIn(text: string): Listed | null {
  for (const match of [/^([^:]*\S):\s+([^:]+)$/su.exec(text), offered.exec(text), mayBe.exec(text), opens.exec(text)]) {
    if (!match) continue;
    const said = match[2]!.replace(/\s+(?:zur auswahl stehen|stehen|sein|heißen|werden|können|geben)$/iu, '');
    const items = said.split(between).map(clean);
    const isList = items.length >= 3 || (items.length === 2 && /(?<!\p{L})(?:or|oder)(?!\p{L})|:/iu.test(text));
    if (isList && items.length <= most && items.every(isItem)) return { before: match[1]!, items: items.map(toLabel), after: '' }; // prettier-ignore
  }
  const tail = bareTail.exec(text);
  const words = tail?.[2]?.split(' ') ?? [];
  return tail && words.length >= 3 && words.every((word) => !small.test(word)) && /(?<!\p{L})(?:field|choice|priority|status|feld|auswahl|priorität)(?!\p{L})/iu.test(tail[1]!)
    ? { before: tail[1]!, items: words.map(toLabel), after: '' }
    : null;
} // prettier-ignore

const small = /^(?:the|an?|to|of|in|for|is|are|with|by|der|die|das|den|dem|ein|eine|zu|von|im|für|ist|sind|mit|und|and|bei|soll|should|man|wir|we|i|ich|it|es|so|not|nicht)$/iu; // prettier-ignore
const adds =
  /(?<!\p{L})(?:also|too|add|additional|more|missing|another|further|auch|noch|dazu|zusätzlich|fehl(?:t|en)|erweiter\p{L}*|ergänz\p{L}*|weitere)(?!\p{L})/iu;
/** What is left of "add a field for the", "noch ein Feld für die", "bei". */
const around =
  /(?<!\p{L})(?:add|please|pls|also|too|and|i|we|want|need|have|make|give|us|me|should|can|could|must|be|a|an|the|new|another|extra|field|column|for|called|named|drop-?down|choice|select|with|of|its|und|noch|auch|bitte|ein|eine|einen|neues|neue|neuen|weiteres|feld|spalte|auswahl|auswahlfeld|für|namens|mit|der|die|das|den|dem|dazu|hinzu|bei|beim|zu|zum|zur|soll|sollen|sollte|kann|können|muss|man|wir|ich|brauche|brauchen|möchte|will|hätte|gern|gerne|es|gibt|geben|außerdem|fehlt|fehlen|immer|always|auswählen|wählen|aussuchen|choose|pick|select)(?!\p{L})|["„“”,:]/giu;

const quotedValue = /["„“]([^"„“”]{1,40})["“”]/;

/** 'Status noch um "wartet auf Kunde" erweitern': one more value of what has choices. */
function oneMore(text: string, plan: AppPlan): Change[] | null {
  if (!adds.test(text)) return null;
  const value = quotedValue.exec(text)?.[1];
  const rest = value ? text.replace(value, ' ') : text;
  const named = fieldsIn(rest, plan).find(({ field }) => field.options !== undefined);
  if (!named) return null;
  const bare = rest.slice(0, named.at) + rest.slice(named.end);
  const said = value ?? bare.replace(around, ' ').replace(added, ' ').replace(/\s+/g, ' ').trim();
  if (said === '' || said.split(' ').length > (value ? 6 : 2)) return null;
  return [{ kind: 'add-options', entity: named.entity.name, field: named.field.name, options: [toLabel(said)] }];
}
const added =
  /(?<!\p{L})(?:um|as|erweiter\p{L}*|ergänz\p{L}*|choice|option|value|möglichkeit|missing|more|one|weitere[nrs]?)(?!\p{L})/giu;

/** "a loan needs to know the condition that the tool was in: ..." */
const notedThing = /(?<!\p{L})(?:know|note|enter|record|see|say|tell|wissen|notieren|angeben|festhalten)\s+(?:the|its|their|what|which|den|die|das)\s+(\p{L}+)(?= (?:it|the|that|they|of|in|der|die|das|den|des|sie|es|was|were|is)(?!\p{L}))/iu; // prettier-ignore

export function choicesGist(text: string, plan: AppPlan): Change[] | string | null {
  const listed = listedIn(text);
  if (!listed) return oneMore(text, plan);
  const [named] = fieldsIn(listed.before, plan, { least: 1 })
    .filter(({ field, score }) => score >= 3 || !/^(?:date|datetime|time|reference|image|days)$/.test(field.type))
    .sort((a, b) => b.score - a.score);
  if (named && named.score >= 0.9) {
    const { entity, field } = named;
    const place = { entity: entity.name, field: field.name };
    if (rolesOf(entity).title === field) return `${field.label} names the ${inWords(entity)}, so it stays a text.`;
    const isMore = field.options !== undefined && adds.test(listed.before.slice(named.end) + listed.before.slice(0, named.at)); // prettier-ignore
    return [{ kind: isMore ? 'add-options' : 'set-options', ...place, options: listed.items }];
  }
  const noted = notedThing.exec(listed.before)?.[1];
  const name = noted ?? listed.before.replace(around, ' ').replace(/\s+/g, ' ').trim();
  const isAsked = /(?<!\p{L})(?:add|field|column|new|need|want|feld|spalte|dazu|hinzu|neue?s?|brauche\p{L}*|noch|auswähl\p{L}*|choose|fehl\p{L}*)(?!\p{L})/iu.test(listed.before) || /:/.test(text); // prettier-ignore
  const written = name !== '' && name.split(' ').length <= 3 ? makeField(`${name} (${listed.items.join(', ')})`) : null;
  if (!(isAsked || noted) || !written) return null;
  return [{ kind: 'add-field', entity: aboutIn(listed.before, plan).name, field: written.field, isShown: false }];
}
