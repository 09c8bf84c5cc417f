import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { singularise } from '../../../plan/names.ts';
import { germanSingular } from '../../../reading/german-plural.ts';
import { germanSingulars } from '../../../reading/lexicon/german-nouns.ts';
import { findEntity } from '../../find.ts';
import { tokensIn, type Token } from '../../understand/gist/mentions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { noList } from '../lists-of-each.ts';

/** What a new list is called, where its name stands, and the lists that each of its records belongs to. */
export type Head = { name: string; owners: Entity[]; isSure: boolean };

/** Where the name of a list stands, from what says it most surely: behind what wants it or tells of it, or at the head of a clause. */
const cues: readonly { said: RegExp; isSure: boolean }[] = [
  { said: /(?<!\p{L})(?:(?:list|log|table|register|liste|tabelle) (?:of|for|with|von|für|der|mit)|(?:something|place|room|list|platz|was) (?:for|für)|needs?|wants?|like|keep|add|track|log|record|collect|write down|store|enter|hold|note|(?:what|how) about|lend out|also sell|brauch\p{L}*|bräucht\p{L}*|will|wollen|möcht\p{L}*|hätt\p{L}*|sammel\p{L}*|sammle|führen?|verwalte\p{L}*|leg\p{L}*|notieren?|dafür|fehl(?:t|en)(?: ist| sind)?)(?!\p{L})/giu, isSure: true },
  { said: /(?<!\p{L})(?:has|have|are|there['’]re|gets?|gives?|write|sell|do|some|several|many|pay for|haben|gibt|geben|liegen|bekomm\p{L}*|kriegt|planen|mehrere|viele)(?!\p{L})|(?:^|[.,;:!?]\s+)(?=(?:\p{L}+ ){1,3}(?:will|wollen|hätt\p{L}*|würd\p{L}*|führ\p{L}*|fehl\p{L}*|brauch\p{L}*|bräucht\p{L}*|möcht\p{L}*|haben|verwalt\p{L}*|sammel\p{L}*|planen|soll\p{L}*) )/giu, isSure: true },
  { said: /(?<!\p{L})(?:and|so|then|also|für|und|dann)(?=\s)|(?:^|[.,;:!?]\s+)(?=\p{L})/giu, isSure: false },
]; // prettier-ignore
const small = /^(?:an?|the|our|my|his|her|their|its|some|these|those|all|any|new|few|several|many|one|two|or|to|also|too|down|up|out|still|really|just|so|then|please|own|list|keep|track|log|record|note|have|see|store|enter|write|add|in|here|as|well|die|der|das|den|unsere?n?|meine?n?|seine?n?|ihre?n?|alle|neue?n?|eine?n?|noch|auch|gern|gerne|bitte|jetzt|künftig|außerdem|ausserdem|hier|uns|mir|mich|ich|wir|dann|da|ja|ganz|weitere?n?|bei|immer|muss|müssen|würd\p{L}*|hätt\p{L}*|brauch\p{L}*|bräucht\p{L}*|for)$/iu; // prettier-ignore
/** No list is called so, and no name goes on behind it. */
const stops = /^(?:how|put|draw|show|make|als|bars?|two|three|zwei|drei|for|of|per|to|on|in|with|each|every|that|which|where|who|when|what|about|i|we|they|he|she|it|too|as|here|there|and|or|saying|then|by|at|from|is|are|was|has|have|hang|belong\p{L}*|deserve|still|also|go|separate|written|used|now|once|sometimes|days?|weeks?|months?|years?|times?|ones?|people|details?|notes?|mit|von|zu|für|an|aus|auf|je|pro|jede\p{L}*|die|der|das|dem|den|und|oder|wir|ich|sie|auch|noch|fehl\p{L}*|haben|hat|gern|gerne|raus|führen|planen|festhalten|nachweisen|eintragen|erfassen|aufschreiben|verwalten|anlegen|sammeln|notieren|also|immer|jeweils|würd\p{L}*|hätt\p{L}*|brauch\p{L}*|bräucht\p{L}*|will|wollen|möcht\p{L}*|werden|wird|ist|sind|leute|sachen|dinge|tage|wochen|monate|jahre|mal|zettel|papier)$/iu; // prettier-ignore
const vague = /^(?:stuff|things?|sachen|dinge)$/iu;
/** One of what there are several of: "each stall borrows" names no list of borrows. */
const single = /^(?:an?|each|every|this|that|nobody|everybody|everyone|somebody|someone|jede[rsnm]?|eine?[rsnm]?|keiner|niemand)$/iu; // prettier-ignore
const mostWords = 3;

/** The name at a place of a text: as many words as go on, until the last one that says that there are several. */
function nameAt(tokens: readonly Token[], text: string, from: number, plan: AppPlan, isSure: boolean): string | null {
  let at = tokens.findIndex((token) => token.at >= from);
  if (at < 0) return null;
  const first = at;
  while (tokens[at] && small.test(tokens[at]!.word) && !/[.,;:!?]/u.test(text.slice(tokens[at]!.end, tokens[at + 1]?.at))) at++; // prettier-ignore
  if (
    tokens.slice(Math.max(0, first - 1), at + 1).some(({ word }, index) => single.test(word) && index < at - first + 2)
  )
    return null;
  const words: string[] = [];
  let named: string | null = null;
  for (const token of tokens.slice(at, at + mostWords)) {
    if (
      stops.test(token.word) ||
      (words.length > 0 && /^(?:the|an?|our|my|their|its|seine?n?|ihre?n?|unsere?n?)$/iu.test(token.word)) ||
      (words.length === 0 && vague.test(token.word))
    )
      break;
    words.push(token.word);
    if (isSeveral(token.word, plan, isSure)) named = words.join(' ');
    if (/^\s*[.,;:!?(]/u.test(text.slice(token.end))) break;
  }
  return named && !/\d/.test(named) && !isThere(named, plan) && !noList.test(named) ? named : null;
}

function isSeveral(word: string, { language }: AppPlan, isSure: boolean): boolean {
  const lower = word.toLowerCase();
  if (language !== 'de') return lower.length > 3 && singularise(lower) !== lower && !/(?:ss|us|is)$/u.test(lower);
  return (
    germanSingular(word) !== lower ||
    (isSure && nouns.some((noun) => lower.endsWith(noun) && lower.length > noun.length - 1))
  );
}
/** Nouns of which several are called like one: "Schlüssel", "Wagen", "Hilfsmittel". */
const nouns = [...germanSingulars].flatMap(([many, one]) => (many === one && one.length > 4 ? [one] : [])).concat('mittel', 'wagen', 'pflege', 'material'); // prettier-ignore

const isThere = (name: string, plan: AppPlan): boolean =>
  findEntity(plan, name) !== undefined ||
  listsMeant(name, plan).some(({ at, end, score }) => at === 0 && end === name.length && score >= 2) ||
  plan.entities.some((entity) => entity.fields.some((field) => isCalled(field, name) && !isTyped(field, entity)));

export const isCalled = ({ label }: Field, name: string): boolean =>
  [name, singularise(name)].some((one) => one.toLowerCase() === label.toLowerCase());
/** What was typed into a field so far can be a list. */
export const isTyped = (field: Field, entity: Entity): boolean => field.type === 'text' && rolesOf(entity).title !== field; // prettier-ignore

/** What says that each of the new records is of one of those that are there. */
const ofOne = /(?<!\p{L})(?:(?:for|to|of|per|about|by|on|under|after|with|in|belongs? to|zu|zur|zum|für|an|am|je|pro|von|bei|auf|welche[rsnm]?|which|gehör\p{L}* zu[rm]?)(?: \p{L}+ ?(?:one )?(?:of )?){0,2}|each|every|jede[rsmn]?) ?(?:the |a |an |one |our |my |each |every |single |its |eine?[mnr]? |der |dem |den |die |das |bestimmte[nsmr]? |unsere\p{L}* |jede[rsmn]? )*$/iu; // prettier-ignore
const denied = /(?:n['’]t|(?<!\p{L})(?:not|no|nothing|any|kein\p{L}*|nicht|unabhängig))(?!\p{L})[^.;:]*$/iu;

/** The lists that the words before the details name as that of which each new record is one. */
function ownersIn(text: string, name: string, plan: AppPlan): Entity[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const all = listsMeant(text, plan).filter(
    (one) => !ofAll.test(text.slice(one.at, one.end)) && !(one.at < at + name.length && at < one.end),
  );
  const found = all.filter((one, index) => {
    const before = text.slice(Math.max(0, one.at - longestCue), one.at);
    const last = all[index - 1];
    // "about one customer and one product"
    const isSecond = last !== undefined && /^\s*(?:and|und)(?: (?:to|zu))?(?: (?:an?|one|the|eine?[rmn]?))?\s*$/iu.test(text.slice(last.end, one.at)); // prettier-ignore
    return (
      (ofOne.test(before) || isSecond || (isOne.test(before) && hasSome.test(text.slice(one.end)))) &&
      !denied.test(before)
    );
  });
  return [...new Set(found.map(({ entity }) => entity))];
}
/** "A piece often has several sketches". */
const isOne = /(?:^|[.,;:!?]\s+)(?:an?|one|the|eine?|der|die|das) $/iu;
const hasSome = /^ (?:\p{L}+ )?(?:has|have|gets?|needs?|hat|haben|bekommt|bekommen|braucht|brauchen)(?!\p{L})/iu;
const longestCue = 40;
const ofAll = /^(?:jede[rsnm]?|alle|leute|people|folks?|everyone|everybody)$/iu;

/** The new list that the words before its details speak of; null where they name none. */
export function headOf(text: string, plan: AppPlan): Head | null {
  const tokens = tokensIn(text);
  for (const { said, isSure } of cues) {
    for (const match of [...text.matchAll(said)].toReversed()) {
      const name = nameAt(tokens, text, match.index + match[0].length, plan, isSure);
      if (name) return { name, owners: ownersIn(text, name, plan), isSure };
    }
  }
  return null;
}
