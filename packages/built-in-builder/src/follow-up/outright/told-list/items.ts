import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Field, FieldType } from '../../../plan/plan.ts';
import { toOptions } from '../../../plan/tones.ts';
import { fieldWords } from '../../../reading/lexicon/field-words.ts';
import { lemmaOfNoun } from '../../../reading/lemma.ts';
import { splitOutside } from '../../../reading/split-outside.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { named } from '../fields/asked-thing.ts';
import { fieldOfEach } from '../details/joins.ts';
import { isQuestion } from '../details/pieces.ts';
import { customers } from '../lists-of-each.ts';
import { listsMeant } from '../meant/list-meant.ts';

const between = /\s*[,;]\s*(?:(?:and|und|plus|dann|then|dazu)\s+(?:also |auch |noch )?)?|\s+(?:and|und|plus|sowie)\s+(?:also |auch |noch )?/iuy; // prettier-ignore
/** What stands behind the last detail and belongs to the wish. */
const behind = /\s+(?:(?:is|are) (?:all|enough)(?: (?:i|we) need)?(?: for now)?|will do|(?:for|of|on) (?:each|every|them|it|those)(?: one)?|too|as well|please|reicht|reichen|genügt|genügen|bitte|auch|davon|halt|eben)$/iu; // prettier-ignore
const mostWords = 7;
/** A part of a sentence that wants, tells or refers: no detail is called so. */
const isNoItem = /[:?!]|^(?:for|per|each|every|always|für|je|jede[rsnm]?|immer|jeweils|zu|so|also|but|aber|because|weil|damit|if|wenn|when (?:i|we) |please|bitte|don['’]?t|it['’]?s|there['’]?s|no|keine?|as|to (?!be \p{L}+ (?:on|by)$)|everything|everyone|going|everything|wie kann|i['’]d|i)(?!\p{L})|(?<!\p{L})(?:i|we|ich|wir) (?:need|want|would|['’]?d|keep|can|could|brauch\p{L}*|will|wollen|hätt\p{L}*|möcht\p{L}*)(?!\p{L})|^(?:one|it|they|that|this|die|der|das|jede[rsn]?) (?:is|are|ist|sind|gehör\p{L}*|geht|gehen)(?!\p{L})|(?<!\p{L})(?:notieren?|brauchen?|steht|stehen|halten) (?:wir|ich|dann)(?!\p{L})|(?<!\p{L})(?:has|have|hat|haben|gehör\p{L}*|geht|gehen) (?:to|an?|the|zu|an|eine?[nmr]?|die|der|das)(?!\p{L})/iu; // prettier-ignore

/** A question to whoever reads it. */
const isAsked = /[:?!]|^(?:wie|how) (?:kann|can|do|could) (?:i|we|ich|wir|man|das)(?!\p{L})/iu;

/** The details that stand one behind the other, the last one with nothing but good manners behind it; null where it is something else. */
export function itemsOf(said: string): string[] | null {
  const items = splitOutside(said.trim(), between)
    .flatMap((one) => ofTwo(bareItem(one)))
    .filter(Boolean);
  const isList = items.length > 1 && items.every((one) => one.replace(brackets, '').trim().split(/\s+/).length <= mostWords && !(isQuestion(one) ? isAsked : isNoItem).test(one.replace(brackets, ''))); // prettier-ignore
  return isList ? items : null;
}

/** "Which child waits for which book" asks for both. */
function ofTwo(item: string): string[] {
  const [, one, other] = /^(?:which|welche[rsnm]?) (?:(?:for|at|on|in|bei|in|an|auf|zu)|(\p{L}+)(?: .*)?) (?:which|welche[rsnm]?) (\p{L}+)(?: \p{L}+)*$/iu.exec(item) ?? []; // prettier-ignore
  return other ? [...(one ? [one] : []), other] : [item];
}

const article = /^(?:(?:an|in|at|on|bei) (?=welche|which|what)|welche[rsnm]? (?=\p{L}+$)|which (?=\p{L}+$)|the|an?|some|its|their|her|his|der|die|das|den|dem|eine?[nmrs]?|seine?n?|ihre?n?|with|mit|also|auch|noch|jeweils|each)\s+/iu; // prettier-ignore
function bareItem(said: string): string {
  let item = said.replace(/[\s.!]+$/u, '').trim();
  while (behind.test(item)) item = item.replace(behind, '');
  while (article.test(item)) item = item.replace(article, '');
  return item;
}

/** "Belongs to a member" names what each is of. */
const owned = /^(?:whose (?:it|they) (?:is|are|was)(?: among| of| from)?|belongs? to|is of|gehört(?: zu[rm]?)?|gehören(?: zu[rm]?)?) (?:(?:one of )?(?:the|our|a|an)|eine?[mrn]?|de[mrn]|unsere[nrm]?)? ?/iu; // prettier-ignore

const brackets = /\s*\(([^()]+)\)/u;

/** Whether a word says by itself that something is to be entered for it: a day, a sum, a question, a word for a detail. */
export function saysDetail(item: string, plan: AppPlan): boolean {
  const bare = item.replace(brackets, '');
  if (bare !== item || isQuestion(bare)) return true;
  const type = makeField(bare)?.field.type;
  return (type !== undefined && type !== 'text') || wordOf(bare) || tick.test(bare) || dayAt.test(bare) || listsMeant(bare, plan).some(({ at }) => at === 0); // prettier-ignore
}
const wordOf = (item: string): boolean =>
  item.split(' ').some((word) => fieldWords.has(word.toLowerCase()) || fieldWords.has(lemmaOfNoun(word.toLowerCase())));

/** What is so or not, once it has happened: "passed", "contains nuts", "bestanden". */
const tick = /^(?:(?!(?:bed|seed|feed|breed|shed|speed|need|weed|screed)$)\p{L}{3,}ed|urgent|done|sent|sold|(?:brought|given|sent|handed) back|lent out|(?:contains?|needs?|has|would|can|is) \p{L}[\p{L} ]+|\p{L}+ (?:or|oder) (?:not|nicht)|yes or no|bestanden|bezahlt|erledigt|geliefert|abgeholt|bestätigt|geprüft|unterschrieben|zurückgegeben|zurückgebracht|versichert|geimpft|dringend|kaputt)$/iu; // prettier-ignore
/** "Given at", "to be back on": the day on which it happened or is to. */
const dayAt = /^(?:\p{L}+ ){1,3}(?:on|am)$|^(?:tag|von|bis|from|until)$/iu;
const timeAt = /^\p{L}+ at$/iu;
const counted = /^(?:grams?|kilos?|kg|lit(?:er|re)s?|met(?:er|re)s?|miles|hours|minutes|pieces|repetitions|points|number of [\p{L} ]+|gramm|stück|wiederholungen|punkte|stunden|minuten|anzahl [\p{L} ]+)(?: \p{L}+)?$/iu; // prettier-ignore
const yesOrNo = /,? \(?(?:yes or no|yes\/no|ja oder nein|ja\/nein)\)?$/iu;
const scale = /\s+(?:from|von)?\s*(\d{1,2})\s*(?:-|–|to|bis)\s*(\d{1,3})$/iu;
const cost =
  /^(?:what|how much|was|wie ?viel)(?!\p{L})(?! (?:one|each|eins|eine|das stück)(?!\p{L})) .*(?:costs?|gekostet|kostet)(?: hat| haben)?$/iu;
const again = /^(?:when|wann)(?!\p{L}) .*(?<!\p{L})(?:again|back|next|wieder|nächste\p{L}*)(?!\p{L})/iu;
/** Who worked on it need be nobody of the app. */
const byHand = /^(?:who|wer)(?!\p{L}) .*(?<!\p{L})(?:does|made|fixed|repaired|built|painted|checked|inspected|serviced|did|macht|gemacht|repariert|gebaut|gemalt|geprüft|gewartet|angefertigt|genäht)(?!\p{L})/iu; // prettier-ignore
/** Nor are those that others see to. */
const servedAlso = /resident|pupil|student|child|famil|buyer|household|bewohner|schüler|kind|käufer|haushalt/iu;
const asksWho = /^(?:who|wer)(?!\p{L})/iu;
const nameOf = /^(?:name|day|date|tag|datum|title|titel) (?:of|vom|von der|von|des|der)(?!\p{L}) .+$/iu;

const mostBare = 2;
/** What is so or not of each could be the choices of one detail as well: "sent, queried, cleared". */
export const isTick = (item: string): boolean => tick.test(item);

/** The field that a detail of a new list becomes; null where nothing could be entered for it. */
export function fieldOfItem(item: string, plan: AppPlan, isPaid = false): Field | null {
  const choices = choicesOf(brackets.exec(item)?.[1] ?? '');
  const bare = item.replace(brackets, '').trim();
  const isGerman = plan.language === 'de';
  const as = (type: FieldType, label = bare, more: Partial<Field> = {}): Field | null => named(label, type, more);
  if (choices.length > 1) return as('select', fieldOfEach(bare, plan)?.label ?? bare, { options: toOptions(choices.map(toLabel)) }); // prettier-ignore
  const span = scale.exec(bare);
  if (span) return as('number', bare.replace(scale, ''), { least: Number(span[1]), most: Number(span[2]) });
  if (isPaid && /^(?:amount|sum|how much|betrag|summe|wie ?viel)$/iu.test(bare))
    return as('money', /^(?:how|wie)/iu.test(bare) ? (isGerman ? 'Betrag' : 'Amount') : bare);
  if (/^name$/iu.test(bare)) return as('text');
  if (yesOrNo.test(bare)) return as('boolean', bare.replace(yesOrNo, '').replace(/^(?:whether|if|ob) /iu, ''));
  if (/^(?:ab|bis|from|until|till) (?:wann|when)$/iu.test(bare)) return as('date');
  if (cost.test(bare)) return as('money', isGerman ? 'Kosten' : 'Cost');
  if (again.test(bare)) return as('date', isGerman ? 'Nächster Termin' : 'Next date');
  if (nameOf.test(bare)) return as(/^(?:day|date|tag|datum)/iu.test(bare) ? 'date' : 'text');
  if (tick.test(bare)) return as('boolean', bare.replace(/ (?:or|oder) (?:not|nicht)$|^(?:is|was) /iu, ''));
  if (dayAt.test(bare)) return as('date', bare.replace(/^(?:to be|must be) /iu, ''));
  if (timeAt.test(bare)) return as('datetime');
  if (counted.test(bare)) return as('number');
  if (/^(?:time|uhrzeit)$/iu.test(bare)) return as('time');
  const whom = listsMeant(bare.replace(owned, ''), plan)[0];
  if (whom?.at === 0 && whom.score >= 2) return as('reference', whom.entity.label, { reference: whom.entity.name });
  const field = fieldOfEach(bare, plan);
  if (!field) return bare.split(' ').length <= mostBare ? as('text') : null;
  const people = plan.entities.find(({ name }) => name === field.reference);
  if (
    asksWho.test(bare) &&
    people &&
    (customers.test(people.label) || servedAlso.test(people.label) || byHand.test(bare))
  )
    return as('text', bare.includes(' ') ? bare : 'Person');
  // "what went well" is asked for by all of it
  return /^(?:what|was)\s/iu.test(bare) && !field.label.includes(' ') && field.type === 'text' && field.label !== 'Problem' ? as('text') : field; // prettier-ignore
}

const choicesOf = (said: string): string[] =>
  said
    .split(/\s*[,;/]\s*(?:or |oder )?|\s+(?:or|oder)\s+/iu)
    .map((one) => one.trim())
    .filter(Boolean);
