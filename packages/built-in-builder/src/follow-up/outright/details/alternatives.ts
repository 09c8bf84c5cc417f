import { toLabel } from '../../../plan/names.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { chosen } from '../choices.ts';
import type { Outright } from '../outright.ts';
import { homeOf } from './home.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { coreOf, isQuestion, otherWish } from './pieces.ts';
import { anyWord } from '../../any-word.ts';

/** What is done with a thing, as a value of a choice. */
const deeds: readonly (readonly [said: RegExp, english: string, german: string])[] = [
  [/(?<!\p{L})(?:fetch\p{L}*|collect\p{L}*|pick(?:s|ed)?[ -]?(?:it |them )?(?:up|it up)|pick-?up|abhol\p{L}*|abgeholt|abholt|holt|holen)(?!\p{L})/iu, 'Pick-up', 'Abholung'],
  [/(?<!\p{L})(?:deliver\p{L}*|bring (?:it|them)|send (?:it|them)|liefer\p{L}*|geliefert|bringen|gebracht|ausliefern)(?!\p{L})/iu, 'Delivery', 'Lieferung'],
  [/(?<!\p{L})(?:ship(?:ped|s)?|post(?:ed)?|send|sent|verschick\p{L}*|versend\p{L}*|versand)(?!\p{L})/iu, 'Shipping', 'Versand'],
  [/(?<!\p{L})(?:angerufen|anrufen|anruf|call(?:ed|s)?|ring|phone[ds]?|phone call)(?!\p{L})/iu, 'Call', 'Anruf'],
  [/(?<!\p{L})(?:whats ?app)(?!\p{L})/iu, 'WhatsApp', 'WhatsApp'],
  [/(?<!\p{L})(?:text(?:ed|s)?|sms|text message)(?!\p{L})/iu, 'Text', 'SMS'],
  [/(?<!\p{L})(?:e-?mail(?:ed)?|mail(?:ed)?)(?!\p{L})/iu, 'Email', 'E-Mail'],
  [/(?<!\p{L})(?:gar nicht|überhaupt nicht|not at all|neither|none|nothing|nichts|keins von beiden)(?!\p{L})/iu, 'Not at all', 'Gar nicht'],
  [/(?<!\p{L})(?:something else|anything else|others?|was anderes|etwas anderes|anderes|sonst was|sonstiges|sonst etwas)(?!\p{L})/iu, 'Other', 'Sonstiges'],
]; // prettier-ignore

/** What a choice is called by its values, where two of them say so. */
const kinds: readonly (readonly [values: RegExp, english: string, german: string])[] = [
  [anyWord(String.raw`open|closed|done|finished|not started|started|under way|underway|in progress|ready|waiting|pending|new|in work|to do|offen|erledigt|fertig|in arbeit|begonnen|angefangen|neu|wartet|geplant|planned|cancelled|abgesagt|abgeschlossen|bestellt|ordered|repariert|repaired|läuft|running`), 'Status', 'Status'],
  [anyWord('pick-up|delivery|shipping|abholung|lieferung|versand'), 'Handover', 'Übergabe'],
  [anyWord('call|text|sms|e-?mail|whatsapp|anruf|letter|brief|post|phone|telefon'), 'Contact by', 'Kontakt per'],
  [anyWord('car|bus|train|bike|foot|lift|auto|bahn|zug|fahrrad|rad|zu fuß|on foot|by car|by bus|by train'), 'Travel', 'Anreise'],
  [anyWord('cash|card|transfer|invoice|paypal|bar|karte|überweisung|rechnung|ec|lastschrift'), 'Payment method', 'Zahlungsart'],
  [anyWord('fine|worn|broken|good|damaged|intact|as new|like new|dirty|clean|gut|kaputt|beschädigt|heil|abgenutzt|verschmutzt|sauber|in ordnung|neuwertig|defekt'), 'Condition', 'Zustand'],
  [anyWord('urgent|normal|low|high|very urgent|eilig|dringend|sehr eilig|eilt|hoch|niedrig|mittel|can wait|hat zeit'), 'Urgency', 'Dringlichkeit'],
  [anyWord('upright|grand|electric|petrol|diesel|elektro|benzin'), 'Type', 'Art'],
]; // prettier-ignore
/** What a choice of these values is called, where two of them say so. */
export const kindOfValues = (values: readonly string[], isGerman: boolean): string | undefined =>
  kinds.find(([words]) => values.filter((one) => words.test(one)).length >= Math.min(2, values.length))?.[
    isGerman ? 2 : 1
  ];
const states = kinds[0]![0];
/** "Neutered or chipped": each may be so by itself. */
const ticks = anyWord(String.raw`neutered|spayed|chipped|vaccinated|insured|registered|wormed|kastriert|gechippt|geimpft|versichert|angemeldet|registriert|entwurmt`); // prettier-ignore

const small = /^(?:(?:either|always|ever|only|just|mostly|already|still|even|really|schon|noch|immer|nur|entweder|bereits|gerade|erst|jetzt|also|halt|eben|the|an?|in die|der|die|das|ein|eine|it['’]?s|is|are|they['’]re|come and|comes and|können|can|be|need to|need it|needs it|need|needs|want to|want it|want|have it|to be|get it|wants|manche|some|andere|others|by|per|mit|with|whether|if|ob|it|is it|for|als|as|per|we|wir|sie|they|ob wir|ob er|er|es|kunde|the customer)\s+)+/iu; // prettier-ignore
const behind = /\s+(?:is|are|was|were|be|ist|sind|sein|war|wird|werden|itself|selbst|wollen|will|want|erinnert werden|please|bitte|or not|oder nicht)$/iu; // prettier-ignore
const widest = 4;

const valueOf = (item: string, isGerman: boolean): string | null => {
  const bare = item.replace(/["'„“”‘’«»]/gu, '').trim();
  const known = deeds.find(([said]) => said.test(bare));
  if (known) return known[isGerman ? 2 : 1];
  let short = bare.replace(small, '').replace(small, '');
  while (behind.test(short)) short = short.replace(behind, '');
  return short !== '' && short.split(' ').length <= widest && !/[:;?!]/.test(short) && !isClause.test(short) ? toLabel(short) : null; // prettier-ignore
};
const isClause = /(?<!\p{L})(?:i|we|you|he|she|they|ich|wir|er|man|because|weil|so that|damit|when|wenn|if|that|dass|must|should|soll|muss|never|nie|(?<=\p{L} )not|(?<=\p{L} )nicht|don['’]?t|has|have|had|hat|haben|want|know|see)(?!\p{L})/iu; // prettier-ignore

/** Values of a choice, with "or" before the last of them, or at least three with commas alone. */
export function valuesIn(said: string, isGerman: boolean): string[] | null {
  const text = said.replace(/^[\s:–-]+|[\s.!?]+$/gu, '').replace(/,? (?:etc\.?|usw\.?|and so on|und so weiter)$/iu, '');
  const hasOr = /(?<!\p{L})(?:or|oder)(?!\p{L})|\p{L}\s?\/\s?\p{L}/iu.test(text);
  const items = text.split(/\s*,\s*(?:(?:or|oder|and|und)\s+)?|\s+(?:or|oder)\s+|\s*\/\s*|\s+(?:and|und)\s+(?=[^,]*$)/iu).filter(Boolean); // prettier-ignore
  if (items.length < (hasOr ? 2 : fewestWithCommas) || items.length > mostValues) return null;
  const values = items.map((item) => valueOf(item, isGerman));
  const unique = new Set(values);
  return values.includes(null) || items.some((item) => !deeds.some(([known]) => known.test(item)) && isQuestion(item.trim().replace(/^(?:ob|whether|if) /iu, '')) || noValue.test(item)) || unique.size !== values.length ? null : values.filter((one): one is string => one !== null); // prettier-ignore
}
/** What has something of its own, is added or is only an example is no value. */
const isOfFields = /^(?:please |bitte |can you |could you )*(?:add|include|füge?|ergänze?|create|make)(?!\p{L})|(?<!\p{L})(?:or|oder) (?:not|nicht)(?!\p{L})/iu; // prettier-ignore
const noValue =
  /(?<!\p{L})(?:with|mit|add|e\.g|z\.b|jeweils|each with|also|dazu|like|and then|therefore)(?!\p{L})|^(?:yes|no|ja|nein|tick|häkchen)(?!\p{L})/iu;
const fewestWithCommas = 3;
const mostValues = 10;

type Told = { head: string; values: string[]; called?: string | undefined; hasOr?: boolean; isOfSubject?: boolean };

/** Where a text has its values: behind a colon, a dash or a question, else from where "whether it is" or a verb ends. */
function toldIn(message: string, plan: AppPlan): Told | null {
  const isGerman = plan.language === 'de';
  const called = /(?<!\p{L})(?:call it|nenn es|name it) (\p{L}[\p{L}-]*)$/iu.exec(
    message.replace(/[\s.!]+$/u, ''),
  )?.[1];
  const text = message.replace(/\s+/g, ' ').replace(/[.,;!]?\s*(?:call it|nenn es|name it) \p{L}[\p{L}-]*[.!]?$/iu, '').replace(/,?\s+(?:please|bitte|nothing else|sonst nichts|put that in|by the way|btw|that['’]s (?:it|all)|das (?:wars|war['’]s|reicht))(?=[.!?,]|$)/giu, '').replace(/[\s.!]+$/u, ''); // prettier-ignore
  const ways: readonly RegExp[] = [
    // "Welches Holz: Eiche, Buche oder was anderes", "what do they sell? food, plants or games"
    /^(?<head>[^:?]{3,110}?)(?:\s*[:?]\s+|\s+[-–]\s+)(?<said>[^:?.!;]{3,140})$/iu,
    // "whether a job is open, under way or done"
    /^(?<head>.*?(?<!\p{L})(?:if|whether|ob)(?!\p{L}) (?:(?:the|an?|each|every|der|die|das|ein|eine|jede[rs]?) )?(?:\p{L}[\p{L}-]*(?: \p{L}+)?|it['’]s) ??(?:is|are|was|were|has been|comes?|wants?|needs?|ist|sind|war|noch)?) (?<said>(?:\p{L}+ ){0,5}?\p{L}+(?:, \p{L}+(?: \p{L}+){0,3}){0,8},? (?:or|oder) .{2,60})$/iu,
    // "how they want to be reached, text, call or mail"
    /^(?<head>.*?(?<!\p{L})(?:how|which|what|who(?:['’]s)?|wie|welche[rsnm]?|was|wer)(?!\p{L})[^,]{3,60}),\s+(?<said>[^?.!;]{3,120})\??$/iu,
    // "customers either come and fetch it or need it delivered"
    /^(?<head>(?:the |our |die |unsere )?\p{L}[\p{L}-]*(?: \p{L}+){0,2}?) (?:can |will |may |either |entweder |kann |können |wollen |will |kommen? |comes? ){1,3}(?<said>[^.!?;:]{3,90}(?<!\p{L})(?:or|oder)(?!\p{L})[^.!?;:]{2,60})$/iu,
    // "Heim oder auswärts fehlt noch", "inside or outside is missing"
    /^(?<head>)(?<said>\p{L}[\p{L}-]* (?:or|oder) \p{L}[\p{L}-]*)(?: (?:fehlt|is missing|would be|wäre|muss|müsste|sollte|should)(?!\p{L}).*)$/iu,
  ]; // prettier-ignore
  for (const [at, words] of ways.entries()) {
    const { head = '', said = '' } = words.exec(text)?.groups ?? {};
    const values = said === '' ? null : valuesIn(said, isGerman);
    if (values && (at !== 2 || hasWanting.test(head) || /(?<!\p{L})(?:or|oder)(?!\p{L})/iu.test(said))) return { head, values, called, isOfSubject: at === 3, hasOr: /(?<!\p{L})(?:or|oder)(?!\p{L})|\//iu.test(said) }; // prettier-ignore
  }
  return someIn(message, isGerman) ?? inRow(text);
}
const hasWanting = /(?<!\p{L})(?:need|want|like|know|note|missing|should|fehlt|fehlen|wissen|brauch\p{L}*|sollte|müsste|wüsst\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "Some want a call, some a text and some nothing at all": values that a message tells one by one. */
function someIn(message: string, isGerman: boolean): Told | null {
  const [first = ''] = message.split(/[.!?]\s/u);
  const said = first.replace(/[.!?]+$/u, '').split(/,?\s*(?:and |und |but |aber )?(?<!\p{L})(?:some|others?|a few|manche|andere|einige|ein paar)(?!\p{L})\s*/iu); // prettier-ignore
  if (said.length < 4 || said[0]!.trim() !== '') return null;
  const values = said.slice(1).map((one) => deeds.find(([words]) => words.test(one))?.[isGerman ? 2 : 1] ?? valueOf(one, isGerman)); // prettier-ignore
  const known = values.filter((one): one is string => one !== null);
  return known.length === values.length && new Set(known).size === known.length ? { head: first, values: known } : null; // prettier-ignore
}

/** "wie dringend es is, normal eilig sehr eilig": values of a scale without any comma. */
function inRow(text: string): Told | null {
  const { head = '', said = '' } = /^(?<head>.*(?<!\p{L})(?:how|wie) (?:urgent|dringend|important|wichtig|hard|schwierig|schwer|good|gut)[^,:]*)[,:] (?<said>(?:(?:very|sehr) )?\p{L}+(?: (?:(?:very|sehr) )?\p{L}+){1,4})$/iu.exec(text)?.groups ?? {}; // prettier-ignore
  const values = said.match(/(?:(?:very|sehr) )?\p{L}+/giu) ?? [];
  return head !== '' && values.length > 1 && !/^in /iu.test(said) ? { head, values: values.map(toLabel) } : null;
}

/** What a choice is called: as it says, after what its question asks for, by what its values are of, else by both of two values. */
function labelOf(
  { head, values, called, isOfSubject }: Told,
  plan: AppPlan,
): { label: string; lists: Entity[] } | null {
  const isGerman = plan.language === 'de';
  const { said, lists } = coreOf(head, plan);
  const label = ((): string | null => {
    if (called) return called;
    const bare = said.replace(/^.*[,;]\s+(?:so|also|und zwar|i\.?e\.?)\s+/iu, '').replace(/^.*?(?<!\p{L})(?=(?:how|which|what|in what|in which|wie|welche[rsnm]?|was|in welche[rsnm]?)(?!\p{L}))/iu, '').replace(/^(?:in|at|on) (?=what|which)/iu, '').trim(); // prettier-ignore
    const thing = /^(?:which|what|welche[rsnm]?)(?: (?:kind|sort|type|art) (?:of )?)? ?(\p{L}[\p{L}-]*)/iu.exec(
      bare,
    )?.[1];
    const byValues = kindOfValues(values, isGerman);
    if (thing && !/^(?:do|does|did|is|are|was|it|they|we|i|he|she|kind|sort|type|state|condition|zustand|um|die|der|das|man|sie|es|er|ist|sind|people|happened|there)$/iu.test(thing)) return thing; // prettier-ignore
    if (/^(?:which|what) (?:state|condition)|^welche[rsnm]? zustand/iu.test(bare)) return isGerman ? 'Zustand' : 'Condition'; // prettier-ignore
    if (/^(?:who|wer)(?!\p{L})/iu.test(bare) && !byValues) return isGerman ? 'Zuständig' : 'Assignee';
    const noun =
      isOfSubject || isQuestion(bare) || ofList(bare, plan)
        ? null
        : bare.replace(fluff, '').replace(asChoice, '').trim();
    if (noun && noun.split(' ').length <= 3 && !isClause.test(noun) && !isVerbal.test(noun)) return noun;
    if (byValues) return byValues;
    const done = /^what (?:do|does|did) (?:they|he|she|it|the \p{L}+|\p{L}+s) (\p{L}+)$/iu.exec(bare.replace(/,.*$/, ''))?.[1]; // prettier-ignore
    if (done) return done.endsWith('s') ? done : `${done}s`;
    const asked = isQuestion(bare) ? (isGerman ? germanQuestion(bare) : askedField(bare)) : null;
    if (asked && !/^(?:description|beschreibung|person|datum|date|quantity|grund|reason|amount)$/iu.test(asked) && !/yes\/no/.test(asked) && asked.split(' ').length < 4) return asked.replace(/\s*\([^)]*\)$/u, ''); // prettier-ignore
    if (ofList(bare, plan)) return isGerman ? 'Art' : 'Kind';
    return values.length === 2 ? `${values[0]} ${isGerman ? 'oder' : 'or'} ${isGerman ? values[1] : values[1]!.toLowerCase()}` : null; // prettier-ignore
  })();
  return label === null ? null : { label: toLabel(label), lists };
}
const fluff = /^(?:(?:ne|nen|n|an?|the|one|some|eine?n?|die|der|das|den|noch|also|auch|new|neue[rsn]?|zwar|nämlich|und zwar|proper|fixed|feste?)\s+|(?:choice|choices|drop-?down|pick-?list|selection|select|auswahl|field|feld)(?: (?:of|for|für|von|mit|called|namens))\s+)+/giu; // prettier-ignore
const asChoice = /\s+(?:as|als) (?:an? |eine? )?(?:choices?|drop-?down|pick-?list|selection|auswahl\p{L}*)$|\s+(?:field|feld|soll(?:te)? man aussuchen|zum (?:an)?klicken|zur auswahl|aussuchen|has|have|hat)$/iu; // prettier-ignore
const isVerbal = /(?<!\p{L})(?:is|are|was|were|be|can|could|should|need|needs|want|wants|ist|sind|war|kann|können|soll|sollen|muss|müssen|will|wollen|gibt|there|es|it|they|them|made|make|put|kommen?|gehen?|fest|vorgeben|aussuchen|mach|anklicken|these|this|those|nothing|missing|fehlt)(?!\p{L})/iu; // prettier-ignore
function ofList(words: string, plan: AppPlan): boolean {
  const bare = words.replace(/^(?:the|our|die|unsere|every|each|jede[rs]?) /iu, '');
  return listsMeant(bare, plan).some(({ at, end, score }) => score >= 2 && at === 0 && end === bare.length);
}

/** One of two or of a few, told by what each can be: a field that is there gets these values, else there is a new one. */
export function alternativesWish(message: string, plan: AppPlan): Outright {
  if (otherWish.test(message) || isOfRules.test(message) || isOfFields.test(message)) return null;
  const told = toldIn(message, plan);
  if (!told) return null;
  if (!told.hasOr && (ofList(told.head, plan) ? told.values.filter((value) => states.test(value)).length < 2 : false))
    return null;
  if (told.values.every((value) => ticks.test(value))) return ticksOf(told, message, plan);
  // a day or a sum is a detail of its own, and what a list is called is no value
  if (told.values.some((value) => isOfAType(value) || listsMeant(value, plan).some(({ at, end, score }) => score >= 2 && at === 0 && end === value.length))) return null; // prettier-ignore
  const there = told.isOfSubject ? undefined : fieldNamed(told.head, plan);
  if (there) return changesOf(chosen(there.entity, there.field.label, told.values));
  const called = labelOf(told, plan);
  if (!called) return null;
  const { label, lists } = called;
  const made = makeField(`${label} (${told.values.join(', ')})`)?.field;
  if (!made) return null;
  const home = lists.length === 1 ? lists[0] : homeOf([made], told.head, message, plan);
  if (!home) return null;
  const known = home.fields.find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known?.reference) return null;
  return changesOf(chosen(home, known?.label ?? label, told.values));
}
const isOfRules = /(?<!\p{L})(?:must not|may not|cannot|never|verboten|can['’]t be both|allowed|erlaubt|show me|zeig\p{L}*|list me|which of|welche davon|how many|wie viele|as soon as|sobald|when(?:ever)? (?:it|a|an|one) (?:is|gets))(?!\p{L})/iu; // prettier-ignore

/** The field of a list that the words before the values name. */
function fieldNamed(head: string, plan: AppPlan): { entity: Entity; field: Field } | undefined {
  const found = fieldsIn(head, plan, { least: 2.5 }).filter(({ entity, field }) => (field.type === 'text' || field.type === 'select' || field.type === 'number') && !field.formula && rolesOf(entity).title !== field); // prettier-ignore
  return found.length === 1 ? found[0] : undefined;
}

function ticksOf({ values }: Told, message: string, plan: AppPlan): Outright {
  const fields = values.flatMap((value) => ((made) => (made ? [{ ...made, type: 'boolean' as const, isRequired: false }] : []))(makeField(`${value} (yes/no)`)?.field)); // prettier-ignore
  const home = homeOf(fields, '', message, plan);
  return home ? fields.map((field) => ({ kind: 'add-field', entity: home.name, field, isShown: false })) : null;
}

const changesOf = (found: ReturnType<typeof chosen>): Outright => (found && typeof found !== 'string' ? found.changes : null); // prettier-ignore
const isOfAType = (item: string): boolean => {
  const type = makeField(item)?.field.type;
  return type !== undefined && !['text', 'boolean', 'select', 'longtext', 'email', 'phone', 'number'].includes(type);
};
