import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { numberIn } from '../numbers.ts';
import { numberSaid, numeral } from '../said.ts';
import { sameRoot } from '../counts.ts';
import { listsTold } from './lists.ts';
import { isForbidden } from './words.ts';
import { anyWord } from '../../any-word.ts';

const N = `(?:[€$£]\\s?)?(${numeral}|\\d+(?:[.,]\\d+)?)(?![\\p{L}\\d%]|[.,:]\\d)`;
const between = new RegExp(
  `(?<!\\p{L})(?:from|between|von|zwischen|only|nur|go|gehen|have|haben)?\\s*${N}\\s*(?:to|and|bis|und|-|–)\\s*${N}`,
  'iu',
);
const betweenCue = anyWord(String.raw`between|zwischen|go(?:es)? from|from|only|nur|reich(?:en|t)|gehen? von|von|we (?:don['’]?t )?have|wir haben|es gibt|there are`); // prettier-ignore
const mosts = [
  new RegExp(`(?<!\\p{L})(?:at (?:the )?(?:very )?most|maximum(?: of)?|max\\.?|no more than|not more than|never more than|never (?:over|above)|nothing (?:over|above)|up to|höchstens|maximal|nicht mehr als|nie mehr als|nie über|nicht über|bis zu)\\s+(?:\\p{L}+ )?${N}`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d.,])${N}(?:\\s+\\p{L}+){0,3}?\\s+(?:max\\.?(?:imum)?|tops|at (?:the )?most|is the (?:limit|most|max(?:imum)?)|(?:is|are) (?:enough|plenty)|reichen|reicht|genügen|and no more|ist (?:das )?maximum|ist schluss|ist die (?:ober)?grenze|mehr (?:geht|gehen|passt|passen|ist|sind) nicht|höchstens|maximal)(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:cap|limit)(?:ped|ed)?(?: \\p{L}+){0,3}? (?:at|to|by)\\s+(?:about |around )?${N}`, 'iu'),
]; // prettier-ignore
const leasts = [
  new RegExp(`(?<!\\p{L})(?:at (?:the )?(?:very )?least|minimum(?: of)?|min\\.?|no less than|not less than|never less than|never under|never below|nothing (?:under|below)|mindestens|wenigstens|nicht weniger als|nie weniger als|nie unter|nicht unter)\\s+(?:\\p{L}+ )?${N}`, 'iu'),
]; // prettier-ignore
const more = new RegExp(`(?<!\\p{L})(?:more than|over|above|beyond|bigger than|larger than|higher than|heavier than|mehr als|mehr wie|über|größer als|höher als|schwerer als)\\s+${N}`, 'iu'); // prettier-ignore
const less = new RegExp(`(?<!\\p{L})(?:less than|fewer than|under|below|smaller than|weniger als|unter|kleiner als)\\s+${N}`, 'iu'); // prettier-ignore
const negative =
  /(?<![\p{L}\d])(?:minus (?:\d|one|two|three|four|five|six|ten|eins|zwei|drei|vier|fünf|zehn|something|was|irgendwas|numbers|zahlen|beträge|amounts?)|(?:into|in the|ins|im) minus|negativ\p{L}*|below (?:zero|0)|under (?:zero|0)|less than (?:zero|0)|unter (?:null|0)(?!\p{L})|-\d)/iu;
/** "0 or minus": nor is nothing. */
const zeroToo = /(?<!\p{L})(?:0|null|zero|nought) (?:oder|or) (?:minus|negativ\p{L}*|less|weniger|drunter|below)/iu;
const spans = anyWord(String.raw`(?:a|per|each|every|the same|one) (?:day|week|month|year|night)|(?:am|pro|im|jeden|je) (?:selben |gleichen )?(?:tag|woche|monat|jahr)|days?|weeks?|months?|hours?|minutes?|nights?|tagen?|wochen?|monaten?|stunden?|minuten?|nächten?|years? old|jahre alt|uhr|o['’]?clock|at a time|at once|gleichzeitig|auf einmal|percent|prozent`); // prettier-ignore
/** What is told of a wrong entry is no limit: "300 portions, it was meant to be 30". */
const isStory = anyWord(String.raw`entered|typed|put in|wrote|ordered|managed|went to|was meant|gemeint war\p{L}*|bestellt|eingetragen|getippt|geschrieben|stand da|stand drin|somebody|someone|jemand`); // prettier-ignore

type Bounds = { least?: number; most?: number };
const value = (said: string): number => (/^\d/.test(said) ? Number(said.replace(',', '.')) : numberSaid(said));

/** Which way a clause bounds a number; null where it says none. */
function boundsOf(sentence: string, text: string): Bounds | null {
  const both = between.exec(sentence);
  if (both && betweenCue.test(sentence)) {
    const [low, high] = [value(both[1]!), value(both[2]!)];
    if (low < high && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(both[0])) return { least: low, most: high };
  }
  const most = mosts.map((one) => one.exec(sentence)).find(Boolean)?.[1];
  const least = leasts.map((one) => one.exec(sentence)).find(Boolean)?.[1];
  if (most !== undefined || least !== undefined) return { ...(least !== undefined && { least: value(least) }), ...(most !== undefined && { most: value(most) }) }; // prettier-ignore
  if (isStory.test(sentence) && sentence !== text && !isForbidden(sentence)) return null;
  const isBanned = isForbidden(sentence);
  const [above, below] = [more.exec(sentence)?.[1], less.exec(sentence)?.[1]];
  if (!isBanned || (above === undefined && below === undefined)) return null;
  return { ...(below !== undefined && { least: value(below) }), ...(above !== undefined && { most: value(above) }) };
}

const mayBeLess = anyWord(
  String.raw`darf (?:auch |ruhig )?(?:ins minus|negativ)|(?:may|can) (?:also )?(?:go|be) (?:below|minus|negative|under)`,
);
const formula = anyWord(String.raw`(?:is|=|ist) [\p{L} ]+ (?:minus|plus|times|mal|geteilt|divided)`);
/** "120 people max in there", "stock went to minus 4", "numbers go from 1 to 25": between what a number has to be. */
export function boundedTold(text: string, plan: AppPlan): Change[] | null {
  if (zeroToo.test(text) || formula.test(text) || mayBeLess.test(text) || /\d\/\d/.test(text)) return null;
  const isPair = [mosts, leasts].every((side) => side.some((one) => one.test(text)));
  const sentences = isPair
    ? [text]
    : text.split(/(?<=[.!?;])\s+|,\s+(?!\d)|\s[-–—]\s/u).filter((one) => /\p{L}/u.test(one));
  for (const sentence of [...sentences].reverse()) {
    if (spans.test(sentence)) continue;
    const bounds = boundsOf(sentence, text);
    const found = bounds && fieldFor(sentence, text, plan);
    if (found) return limit(found, bounds);
  }
  if (
    negative.test(text) &&
    /(?<!\p{L})(?:stock|bestand|vorrat|price|preis|amount|betrag|menge|quantity|went|goes|ging|geht|steht|stand|fee|gebühr|no|not|never|kein\p{L}*|nicht|nie|how|wie)(?!\p{L})/iu.test(
      text,
    )
  ) {
    const found = fieldFor(text, text, plan);
    if (found) return limit(found, { least: 0 });
  }
  return null;
}

type Found = { entity: Entity; field: Field };
const limit = ({ entity, field }: Found, bounds: Bounds): Change[] => [
  ...(field.type === 'text' ? [{ kind: 'retype-field' as const, entity: entity.name, field: field.name, type: 'number' as const }] : []),
  { kind: 'limit-field', entity: entity.name, field: field.name, ...bounds },
]; // prettier-ignore

const isNumber = ({ type, formula }: Field): boolean => !formula && (type === 'number' || type === 'money');
/** A number that was kept as words: seats, beds, the number of a shirt. */
const isCountLike = ({ type, label, formula, joins }: Field): boolean => type === 'text' && !formula && !joins && /(?:number|nummer|anzahl|seats?|sitze|beds?|betten|places|plätze|copies|exemplare|quantity|menge|size|größe|weight|gewicht|age|alter|persons?|personen|people|guests?|gäste|count|points|punkte|level|etage|floor)$/iu.test(label); // prettier-ignore

/** The number that is meant: named in the sentence, else in the text, else by what is measured. */
function fieldFor(sentence: string, text: string, plan: AppPlan): Found | null {
  for (const said of sentence === text ? [text] : [sentence, text]) {
    const lists = listsTold(said, plan, ({ fields }) => fields.some((one) => isNumber(one) || isCountLike(one)));
    const named = lists.flatMap((entity, place) =>
      fieldsIn(said, { ...plan, entities: [entity] }, { least: 1 })
        .filter(({ field, score }) => isNumber(field) || (isCountLike(field) && score >= 2))
        .map(({ field, score }) => ({ entity, field, score: score - place * 0.2 })),
    );
    const [best] = named.toSorted((a, b) => b.score - a.score);
    if (best && best.score >= 0.8) return best;
    for (const entity of lists) {
      const field = entity.fields.find((one) => (isNumber(one) || isCountLike(one)) && (sameRoot(one.label, said) || (/weight|gewicht/i.test(one.label) && /weigh|wieg|kilo|kg/iu.test(said)))); // prettier-ignore
      if (field) return { entity, field };
    }
    const room = ofRoom.test(said) ? lists.flatMap((entity) => entity.fields.filter((field) => isRoom.test(field.label) && (isNumber(field) || isCountLike(field))).map((field) => ({ entity, field })))[0] : undefined; // prettier-ignore
    if (room) return room;
    const measured = measureOf(said, plan, lists);
    if (measured) return measured;
  }
  return null;
}
/** "A course of more than 12" has more than twelve places. */
const ofRoom =
  /(?<!\p{L})(?:course|class|group|workshop|tour|kurs|gruppe|klasse|boat|boot|room|raum|saal|hall)\p{L}* (?:of|with|for|mit|von|für)(?!\p{L})/iu;
const isRoom =
  /^(?:number of |max\.? |anzahl )?(?:places|seats|capacity|spots|plätze|sitze|kapazität|teilnehmerzahl|participants)/iu;
/** By what is measured; the only number of a list that is named stands for none of another kind. */
const measureOf = (said: string, plan: AppPlan, lists: readonly Entity[]): Found | null => {
  const found = numberIn(said, plan, lists);
  if (!found || !isNumber(found.field)) return null;
  // the one number of the list that it is about
  return found.at > 0 || lists[0]?.fields.filter((field) => isNumber(field) || isCountLike(field)).length === 1
    ? found
    : null;
};
