import { singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { germanPlural, germanSingular } from '../../../reading/german-plural.ts';
import { isPerson } from '../../../reading/chunks.ts';
import type { Change } from '../../change.ts';
import { findEntity, findField } from '../../find.ts';
import { named } from '../fields/asked-thing.ts';
import { draftOf, namesOfThing, occasionWish, type Names } from '../fields/occasions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { noList } from '../lists-of-each.ts';
import type { Outright } from '../outright.ts';
import { fieldOfEach } from './joins.ts';
import { isOfPeople } from './home.ts';
import { isTyped } from './label-of.ts';
import { isQuestion, piecesOf } from './pieces.ts';

const word = String.raw`\p{L}[\p{L}'-]*`;
const noun = String.raw`(?<noun>${word}(?: (?!for\b|per\b|with\b|on\b|pro\b|je\b|zu\b|bei\b|mit\b|used\b|would\b|wären?\b|and\b|und\b|too\b)${word})?)`;
const lead = String.raw`(?:(?:and|so|also|then|plus|oh|ok|und|dann|auch|noch|außerdem|please|bitte|we need|i need|we['’]d need|i['’]d like|i['’]d want|we want|i want|we['’]d like|wir brauchen|ich brauche|wir bräuchten|ich bräuchte|ich bräucht|ich hätte gern|wir hätten gern|ich will|wir wollen|es fehlen|es fehlt|was fehlt sind|there should be|need)[\s,:]+)*`;
const article = String.raw`(?:(?:a|an|the|our|all the|their|some|die|den|das|der|eine?n?|ne|unsere?|alle)\s+)?`;
const aList = String.raw`(?:(?:to )?(?:list|note|record|log|track|keep|write down|have|aufschreiben|notieren)\s+)?(?:a |an |eine |ne )?(?:(?:own |separate |extra |proper |new |eigene |neue |extra )?(?:list|book|log|table|liste|buch|tabelle)\s+(?:of|for|with|von|für|der|mit|über)\s+)?`;
const each = String.raw`(?:each|every|all|any|per|the|our|a|jede[mnrs]?|alle[nr]?|einzelne[nr]?|den|dem|der|das|die|unsere[nr]?|eine[mr])`;
const ofEach = String.raw`(?:(?:for|per|on|under|to|of|with|at|zu|bei|für|pro|je|an|in|von)\s+(?:${each}\s+){0,2}(?<owner>${word}(?: ${word})?))`;
const mark = String.raw`(?:\s*[:!.,;(–-]+\s*|\s+)(?:(?:so|also|und zwar|namely|nämlich|i\.?e\.?|each|each with|with|mit|jeweils|jeweils mit|da|dazu|where i can note|with an?|and each has|wo (?:ich|wir) sehe?n?)[\s:,]+)*`;
/** What is to be kept, and behind it what is to be known of each. */
const ways: readonly RegExp[] = [
  // "repairs for every tool, so date and what", "parts used for each job, with how many"
  String.raw`^${lead}(?:${aList})${article}${noun}(?:\s+(?:that (?:we|i) )?(?:used|needed|put in|fitted|done|made|taken|gebraucht|verbraucht|verbaut))?\s+${ofEach}${mark}(?<said>.+)$`,
  // "vet visits. date, which cat, what was done", "Keys: whose house, which door", "Telefonnotizen wären auch was. wer, wann"
  String.raw`^${lead}(?:${aList})${article}${noun}(?:\s+(?:would be (?:good|great|nice|handy)(?: too)?|are missing|too|wären (?:auch )?(?:was|gut|schön|toll|praktisch)|fehlen(?: noch)?|bräuchten wir(?: auch| noch)?|brauchen wir(?: auch| noch)?))?\s*[.!:,;(–-]+\s*(?:(?:so|also|und zwar|namely|each with|with|mit|jeweils)[\s:,]+)*(?<said>.+)$`,
  // "a list of things to buy with amount, shop and who is getting it"
  String.raw`^${lead}(?:${aList})(?<=(?:of|for|with|von|für|der|mit|über)\s)${article}${noun}(?:\s+to (?<verb>buy|do|get|bring|order|fix|repair|sell))?,?\s+(?:with|each with|mit|jeweils mit)\s+(?<said>.+)$`,
  // "zu jeder Meldung will ich aufschreiben, was ich an Material gebraucht hab, wieviel und was es gekostet hat"
  String.raw`^(?:zu|bei|pro|je|für|for|per|on)\s+(?:${each}\s+)?(?<owner>${word}),?\s+(?:.{3,40}?)(?:was (?:ich|wir|man) (?:alles )?an (?<noun>${word}) (?:gebraucht|verbraucht|verbaut|genommen|eingesetzt)|what (?:we|i) (?:used|needed|put in)(?: of)?(?: the)? (?<noun2>${word}))(?: (?:hab|habe|haben))?[,:]?\s+(?:and |und )?(?<said>.+)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore

/** "Mängelliste je Maschine", "a fault list for every machine": a list that says by its name what it is of. */
const named_ = new RegExp(String.raw`(?<!\p{L})(?:(?<german>\p{L}{3,}?)[- ]?(?:liste|buch|protokoll)|(?<english>\p{L}{3,}) (?:list|log|book|record|history|register))\s+${ofEach}$`, 'iu'); // prettier-ignore
/** "Stunden, die jeder an einem Auftrag gearbeitet hat", "the hours each of us worked on a job". */
const worked = /(?<!\p{L})(?:hours?|stunden|zeiten|time|arbeitszeit\p{L}*)(?!\p{L}).{0,30}?(?<!\p{L})(?:each|everyone|everybody|who|every\p{L}* of us|jeder|jede|wer|die leute|die jungs|alle)(?!\p{L}).*?(?<!\p{L})(?:work\p{L}*|spen[dt]\p{L}*|put in|gearbeitet|arbeitet|gebraucht|verbracht|dran war\p{L}*|dransitz\p{L}*|dran gesessen)(?!\p{L})/iu; // prettier-ignore
/** What comes again and again: a value each time, and not one that is overwritten. */
const again = /(?<!\p{L})(?:every (?:single )?(?:week|month|day|year|time|session|quarter|morning|evening|sunday|monday|friday)|each (?:week|month|day|time|session|year)|once a (?:week|month|year|day)|weekly|monthly|daily|per session|jede (?:woche)|jeden (?:tag|monat|morgen|abend|sonntag)|jedes (?:jahr|halbe jahr|mal|quartal)|halbjährlich|monatlich|wöchentlich|täglich|einmal (?:im|pro|die) (?:jahr|monat|woche|tag))(?!\p{L})/iu; // prettier-ignore

const otherWish = /(?<!\p{L})(?:remove|delete|rename|only|nur|sort\p{L}*|filter\p{L}*|chart|graph|diagram\p{L}*|instead|statt|lösch\p{L}*|entfern\p{L}*|highlight\p{L}*|red|rot|remind\p{L}*|erinner\p{L}*|mail me|must(?! not eat)|darf|dürfen|average|durchschnitt\p{L}*|total|summe|print\p{L}*|druck\p{L}*|page|seite|overview|übersicht|how many times|allowed|never again|should not|call(?:ed)?|heißen|nennen|visible|edit|see only|colou?rs?|farbe\p{L}*)(?!\p{L})/iu; // prettier-ignore
const noThing = /^(?:fields?|lists?|time|day|week|month|year|one|it|that|this|people|info|date|mal|tag|woche|monat|jahr|feld|liste|daten|sachen|option|choice|value|which|what|who|when|everything|all|both|yes|no|ok|okay|hello|hi|hallo|moin|thanks|danke|also|great|super|question|frage|idea|idee|sorry|well|now|oh|new|stuff|yesterday|today|gestern|heute|please|bitte|saturday|sunday|monday|sonntag|samstag|montag|photos?|fotos?|bild(?:er)?|pictures?|status|number|nummer|name|price|preis)$/iu; // prettier-ignore

/** A list that is not there yet, told by what it is of and by what is to be known of each. */
export function headedWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?)]+$/u, '');
  if (otherWish.test(text) || /(?<!\p{L})(?:double[ -]?book\p{L}*|doppelbuch\p{L}*)(?!\p{L})/iu.test(text)) return null;
  const known = occasionWish(message, plan);
  if (known !== null) return known;
  const whole = hoursWish(text, plan) ?? handedOut(text, plan) ?? ownList(text, plan) ?? namedWish(text, plan) ?? againWish(text, plan) ?? bookWish(text, plan) ?? headed(text, plan) ?? soldWish(text, plan); // prettier-ignore
  if (whole !== null) return whole;
  // of several sentences one may say it, where the others tell why
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const found = sentences.flatMap((sentence): Change[] => {
    const one = sentence.replace(/[.!?]+$/u, '');
    const read = namedWish(one, plan) ?? headed(one, plan);
    return typeof read === 'string' || read === null ? [] : read;
  });
  const others = sentences.length > 1 && found.length === 1 && !sentences.some((sentence) => !namedWish(sentence, plan) && !headed(sentence.replace(/[.!?]+$/u, ''), plan) && wants.test(sentence)); // prettier-ignore
  return others ? found : null;
}

const wants = /(?<!\p{L})(?:need|want|please|should|must|can you|could you|brauch\p{L}*|bräucht\p{L}*|bitte|soll\p{L}*|muss|müss\p{L}*|möcht\p{L}*|kannst|hätt\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "Which key, who has it, handed out on, back on": what is handed out, with the day it comes back. */
const hasIt = /(?<!\p{L})(?:who(?:['’]s)? (?:of us |has )?(?:has |got |has got )?(?:got )?(?:it|them|what|which|which one)|wer (?:hat )?(?:ihn|sie|es|den|die|das|was|welche[nrs]?)(?: (?:hat|gerade hat))?)(?!\p{L})/iu; // prettier-ignore
const handed = /(?<!\p{L})(?:hand(?:ed)? (?:them |it )?out|give(?:n)? out|handing out|lend|lent|ausgegeben|ausgeben|verteil\p{L}*|rausgegeben|verliehen)(?!\p{L})/iu; // prettier-ignore

function handedOut(text: string, plan: AppPlan): Outright {
  if (!hasIt.test(text)) return null;
  const isGerman = plan.language === 'de';
  const what = /(?<!\p{L})(?:which|what|welche[rsn]?) (\p{L}{3,})(?=,)/iu.exec(text)?.[1] ?? /^(?:oh |and |und |ach |die |the )*(\p{L}{3,})\s*[!:.]/iu.exec(text)?.[1]; // prettier-ignore
  const isBack = /(?<!\p{L})(?:back|returned|zurück\p{L}*)(?!\p{L})/iu.test(text);
  if (!what || noThing.test(what) || isThere(what, plan) || isQuestion(what) || !(handed.test(text) || isBack))
    return null;
  const own = isGerman ? namesOfThing(what, plan) : namesOfThing(what, plan);
  const owners = listsMeant(text, plan).filter(({ entity }) => !isOfPeople(entity));
  const [first] = owners;
  const people = plan.entities.filter(isOfPeople);
  const person = people.length === 1 && first?.entity !== people[0] ? named(people[0]!.label, 'reference', { reference: people[0]!.name }) : named(isGerman ? 'Wer hat es' : 'Held by', 'text'); // prettier-ignore
  const told = [
    { ...named(toLabel(singular(what, plan)), 'text')!, isRequired: true },
    person,
    named(isGerman ? 'Ausgegeben am' : 'Handed out on', 'date'),
    named(isGerman ? 'Zurück am' : 'Back on', 'date'),
  ].filter((field): field is Field => field !== null);
  return listWith(own, told, /(?<!\p{L})(?:each|every|jede[mrn]?|pro|je)(?!\p{L})/iu.test(text) ? first?.entity : undefined, plan); // prettier-ignore
}
const singular = (noun: string, { language }: AppPlan): string => (language === 'de' ? germanSingular(noun) : singularise(noun.toLowerCase())); // prettier-ignore

/** "Customers should have a list of their own, with address and mail": what was typed in a field so far is a list now. */
const ownWays: readonly RegExp[] = [
  /^(?:die |the |our |unsere )?(?<noun>\p{L}{3,})(?!\p{L})(?=[^?]*(?:type|typing|typed|write|writing|written|tipp\p{L}*|schreib\p{L}*|again and again|jedes mal|jedesmal|every time|misspel\p{L}*))[^?]*(?<!\p{L})(?:(?:own|proper|real|separate) (?:list|table)|list of (?:their own|them)|eigene liste|richtige liste)(?!\p{L})(?: of them)?,? (?:with|mit) (?<said>.+?)(?: (?:kriegen|bekommen|haben))?$/iu,
  /^(?:die |the |our |unsere )?(?<noun>\p{L}{3,}) (?:should|need|needs|must|sollen|sollten|brauchen|müssen) (?:also |auch |noch )?(?:to )?(?:have|get|be|become)? ?(?:an?|eine?|in eine|ihre)? ?(?:own|proper|separate|eigene|richtige) (?:list|table|liste)(?: of their own)?,? (?:with|mit) (?<said>.+?)(?: (?:kriegen|bekommen|haben))?$/iu,
]; // prettier-ignore

function ownList(text: string, plan: AppPlan): Outright {
  const groups = ownWays.map((words) => words.exec(text)?.groups).find(Boolean);
  const what = groups?.['noun'];
  if (!groups || !what || findEntity(plan, what)) return null;
  const one = singular(what, plan);
  const holders = plan.entities.flatMap((entity) => entity.fields.filter((field) => field.type === 'text' && [one, what].some((word) => field.label.toLowerCase() === word.toLowerCase())).map((field) => ({ entity, field }))); // prettier-ignore
  const isGerman = plan.language === 'de';
  const pieces = piecesOf(groups['said']!);
  const fields = pieces.map((piece) => fieldOfEach(piece, plan));
  if (pieces.length === 0 || fields.includes(null)) return null;
  const told = [{ ...named('Name', 'text')!, isRequired: true }, ...fields.filter((field): field is Field => field !== null)]; // prettier-ignore
  const made = draftOf(isGerman ? [one.toLowerCase(), toLabel(what)] : namesOfThing(what, plan), told, plan.entities[0]!, plan); // prettier-ignore
  const [list] = made ?? [];
  if (list?.kind !== 'add-entity') return null;
  return [list, ...holders.map(({ entity, field }): Change => ({ kind: 'refer-field', entity: entity.name, field: field.name, reference: list.draft.entity.name }))]; // prettier-ignore
}

/** "I sell shampoo too, I need a list for that with price": what is sold are products. */
const sold = /(?<!\p{L})(?<verb>sell|selling|verkauf\p{L}*)(?!\p{L}).*(?<!\p{L})(?:list|liste)(?: (?:for|of|für) (?:that|them|it|das|die))? (?:with|mit) (?<said>.+)$/iu; // prettier-ignore

/** "For the vet I need a book of its own: which horse, when, what was done". */
const ownBook = /^(?:for|für) (?:the |our |den |die |das |unsere[nr]? )?(?<noun>\p{L}{3,}),? (?:i need|we need|i['’]d like|we want|brauche?n? (?:ich|wir)|bräuchte?n? (?:ich|wir)|will ich|hätte ich gern)(?: (?:auch|noch|also|gern))* (?:an? |ein )?(?:own|separate|eigene[s]?|extra|separate[s]?) (?:book|list|log|buch|liste|heft)(?: of (?:its|their) own)?[:,]\s+(?<said>[^.!?]+)/iu; // prettier-ignore

function bookWish(text: string, plan: AppPlan): Outright {
  const { noun: what = '', said = '' } = ownBook.exec(text)?.groups ?? {};
  const pieces = piecesOf(said);
  const fields = pieces.map((piece) => fieldOfEach(piece, plan));
  if (what === '' || isThere(what, plan) || pieces.length < fewest || fields.includes(null)) return null;
  const isDoer = isPerson(what.toLowerCase()) || /(?:arzt|ärztin|vet|doctor|dentist|smith|schmied|farrier|mechaniker|mechanic)$/iu.test(what); // prettier-ignore
  const isGerman = plan.language === 'de';
  const own: Names = isDoer ? (isGerman ? [`${what.toLowerCase()}besuch`, toLabel(`${what.toLowerCase()}besuche`)] : [`${what.toLowerCase()} visit`, `${what.toLowerCase()} visits`]) : namesOfThing(what, plan); // prettier-ignore
  return listWith(
    own,
    fields.filter((field): field is Field => field !== null),
    undefined,
    plan,
  );
}

function soldWish(text: string, plan: AppPlan): Outright {
  const said = sold.exec(text)?.groups?.['said'];
  if (!said || plan.entities.some(({ label }) => /product|produkt|article|artikel|ware/iu.test(label))) return null;
  const fields = piecesOf(said).map((piece) => fieldOfEach(piece, plan));
  if (fields.includes(null)) return null;
  const isGerman = plan.language === 'de';
  const told = [{ ...named(isGerman ? 'Bezeichnung' : 'Name', 'text')!, isRequired: true }, ...fields.filter((field): field is Field => field !== null)]; // prettier-ignore
  return draftOf(isGerman ? ['produkt', 'Produkte'] : ['product', 'products'], told, plan.entities[0]!, plan);
}

function headed(text: string, plan: AppPlan): Outright {
  for (const words of ways) {
    const { noun: one, noun2, owner = '', said = '', verb } = words.exec(text)?.groups ?? {};
    const what = (one ?? noun2 ?? '').trim();
    if (what === '' || what.split(' ').some((part) => noThing.test(part)) && !verb || isQuestion(what) || isThere(what, plan) || noList.test(what) || (!owner && /liste$/iu.test(what))) continue; // prettier-ignore
    const of = owner === '' ? undefined : listOf(owner, plan);
    if (owner !== '' && !of) continue;
    const own = verb ? things(verb, plan) : namesOf(what, plan);
    if (!own) continue;
    const [items] = said.split(/(?<=\p{L})[.!?]\s+(?=\p{L})/u);
    const pieces = piecesOf(items!.replace(/(?<!\p{L})jedes (?:halbe )?jahr|jede woche|jeden monat(?!\p{L})/giu, '')).filter((piece) => listOf(piece, plan) !== of || of === undefined); // prettier-ignore
    if (pieces.length < fewest || pieces.length > most) continue;
    const fields = pieces.map((piece) => fieldOfEach(piece, plan));
    const typed = pieces.filter((piece) => isTyped(piece, { plan })).length;
    const asked = pieces.filter(isQuestion).length;
    if (fields.includes(null) || typed < (of ? 1 : 2) || (!of && asked === 0 && !listLed.test(text))) continue;
    return listWith(
      own,
      fields.filter((field): field is Field => field !== null),
      of,
      plan,
    );
  }
  return null;
}
const fewest = 2;
const most = 8;
const listLed = /(?<!\p{L})(?:list|book|log|liste|buch|table|tabelle)(?!\p{L})/iu;

function namedWish(text: string, plan: AppPlan): Outright {
  const { german, english, owner = '' } = named_.exec(text)?.groups ?? {};
  const of = listOf(owner, plan);
  const what = german ?? english;
  if (!of || !what || isThere(what, plan) || /^(?:a|an|the|this|that|our|my|your|own|new|separate|extra|eigene|neue|eine|ne|namens|price|preis|waiting|warte|contact|kontakt|adress)$/iu.test(what)) return null; // prettier-ignore
  const isGerman = plan.language === 'de';
  const stem = isGerman && what.endsWith('s') && germanSingular(what) === what.toLowerCase() ? what.slice(0, -1) : what;
  const one = isGerman ? germanSingular(stem).toLowerCase() : singularise(stem.toLowerCase());
  const own: Names = isGerman ? [one, one === stem.toLowerCase() ? toLabel(germanPlural(one, [])) : toLabel(stem)] : namesOfThing(stem, plan); // prettier-ignore
  const told = [{ ...named(isGerman ? 'Beschreibung' : 'Description', 'text')!, isRequired: true }, { ...named(isGerman ? 'Datum' : 'Date', 'date')!, isRequired: true }]; // prettier-ignore
  return listWith(own, told, of, plan);
}

function hoursWish(text: string, plan: AppPlan): Outright {
  if (!worked.test(text) || /(?<!\p{L})(?:how many|wie ?viele|sum|summe)(?!\p{L})/iu.test(text)) return null;
  const [of] = listsMeant(text, plan).filter(({ entity }) => !entity.fields.some(({ type }) => type === 'phone' || type === 'email')); // prettier-ignore
  const isGerman = plan.language === 'de';
  const own: Names = isGerman ? ['arbeitszeit', 'Arbeitszeiten'] : ['work hour', 'work hours'];
  if (!of || isThere(own[1], plan) || plan.entities.some(({ label }) => /hour|stunde|arbeitszeit/iu.test(label))) return null; // prettier-ignore
  const told = [fieldOfEach(isGerman ? 'wer' : 'who', plan)!, { ...named(isGerman ? 'Datum' : 'Date', 'date')!, isRequired: true }, named(isGerman ? 'Stunden' : 'Hours', 'number', { unit: 'h' })!]; // prettier-ignore
  return listWith(own, told, of.entity, plan);
}

/** "I weigh them every week": what is measured each time. */
const measures: readonly (readonly [said: RegExp, english: Names, german: Names, label: readonly [string, string], unit?: string])[] = [
  [/(?<!\p{L})(?:weigh|weighing|wiege[n]?|gewogen|gewicht)(?!\p{L})/iu, ['weighing', 'weighings'], ['wiegung', 'Wiegungen'], ['Weight', 'Gewicht'], 'kg'],
  [/(?<!\p{L})(?:blood pressure|blutdruck)(?!\p{L})/iu, ['reading', 'readings'], ['messung', 'Messungen'], ['Blood pressure', 'Blutdruck']],
  [/(?<!\p{L})(?:temperature|temperatur)(?!\p{L})/iu, ['reading', 'readings'], ['messung', 'Messungen'], ['Temperature', 'Temperatur'], '°C'],
]; // prettier-ignore

/** "Zählerstände! Strom und Wasser, jedes halbe Jahr pro Wohnung", "the water meters. Each plot is read once a year, with date and reading". */
const readings = new RegExp(String.raw`^${lead}${article}${noun}\s*[!:.,]\s+(?:(?:so|also|and|und)\s+)?(?:(?:each|every|jede[rs]?) .{0,60}?,? (?:with|mit) )?(?<said>[^.!?]+?)(?:,? (?:and|und) (?:then |dann )?(?:bei|on|with|for|i|ich|wir|we)(?!\p{L}).*)?$`, 'iu'); // prettier-ignore

function againWish(text: string, plan: AppPlan): Outright {
  if (!again.test(text)) return null;
  const isGerman = plan.language === 'de';
  const read = readings.exec(text)?.groups;
  const owner = read && listsMeant(text, plan).find(({ entity, at }) => /(?<!\p{L})(?:per|for each|for every|each|every|pro|je|jede[rsnm]?)\s+$/iu.test(text.slice(0, at)) && entity)?.entity; // prettier-ignore
  const own =
    read && owner && !isThere(read['noun']!, plan) && !noThing.test(read['noun']!)
      ? namesOf(read['noun']!, plan)
      : null;
  const values = own ? piecesOf(read!['said']!.replace(again, '').replace(/(?:per|for each|for every|pro|je) \p{L}+/giu, '')) : []; // prettier-ignore
  const told = values.map((piece) => (isTyped(piece, { plan }) ? fieldOfEach(piece, plan) : named(piece, 'number')));
  if (own && owner && told.length > 0 && !told.includes(null)) return listWith(own, [...(told.some((field) => field?.type === 'date') ? [] : [{ ...named(isGerman ? 'Datum' : 'Date', 'date')!, isRequired: true }]), ...told.filter((field): field is Field => field !== null)], owner, plan); // prettier-ignore
  const counted = /(?:how many|wie ?viele?) ((?!and|und|of|is|are|it|they|und)\p{L}[\p{L}-]*) /iu.exec(text)?.[1];
  const measure = measures.find(([said]) => said.test(text));
  const [of] = listsMeant(text, plan).map(({ entity }) => entity).concat(/(?<!\p{L})(?:them|sie|they)(?!\p{L})/iu.test(text) ? plan.entities : []); // prettier-ignore
  if (!of || (!measure && !(counted && /(?<!\p{L})(?:per session|each (?:time|session)|every (?:time|session)|jedes mal|pro (?:stunde|training|einheit))(?!\p{L})/iu.test(text)))) return null; // prettier-ignore
  if (counted && isThere(counted, plan)) return null;
  const unit = /(?<!\p{L})in (grams?|gramm|g|kilos?|kg|pounds|lbs?)(?!\p{L})/iu.exec(text)?.[1];
  const shown = unit ? (/^g/iu.test(unit) ? 'g' : /^(?:p|l)/iu.test(unit) ? 'lb' : 'kg') : measure?.[4];
  const value = measure ? named(measure[3][isGerman ? 1 : 0], 'number', shown ? { unit: shown } : {}) : named(counted!, 'number'); // prettier-ignore
  const called = measure ? measure[isGerman ? 2 : 1] : namesOfThing(counted!, plan);
  return (
    value && listWith(called, [{ ...named(isGerman ? 'Datum' : 'Date', 'date')!, isRequired: true }, value], of, plan)
  );
}

const listOf = (said: string, plan: AppPlan): Entity | undefined => {
  const [only] = listsMeant(said, plan);
  return only && only.at === 0 && (only.end === said.length || said.split(' ').length > 1) ? only.entity : undefined;
};

const isThere = (what: string, plan: AppPlan): boolean =>
  findEntity(plan, what) !== undefined || listsMeant(what, plan).some(({ end, score }) => end === what.length && score >= 2) || plan.entities.some((entity) => findField(entity, what) !== undefined); // prettier-ignore

/** One and several of what is kept, where the word is for several of it or for what has no number. */
function namesOf(what: string, plan: AppPlan): Names | null {
  const last = what.split(' ').at(-1)!;
  if (plan.language !== 'de') return singularise(last.toLowerCase()) !== last.toLowerCase() || countless.test(last) ? namesOfThing(what, plan) : null; // prettier-ignore
  return germanSingular(last).toLowerCase() !== last.toLowerCase() || countless.test(last) ? namesOfThing(what, plan) : null; // prettier-ignore
}
const countless = /(?:material|history|log|feedback|homework|attendance|equipment|zubehör|werkzeug)$/iu;

/** Things to buy are purchases, things to do are tasks. */
const things = (verb: string, { language }: AppPlan): Names =>
  language === 'de' ? ['besorgung', 'Besorgungen'] : /do|fix|repair/iu.test(verb) ? ['task', 'tasks'] : /bring/iu.test(verb) ? ['thing to bring', 'things to bring'] : ['purchase', 'purchases']; // prettier-ignore

function listWith(own: Names, told: Field[], of: Entity | undefined, plan: AppPlan): Change[] | null {
  const fields = told.filter((field, at) => told.findIndex(({ name }) => name === field.name) === at);
  const owner = of ?? plan.entities.find(({ name }) => fields.some(({ reference }) => reference === name));
  if (of && !fields.some(({ reference }) => reference === of.name)) fields.unshift({ ...named(of.label, 'reference', { reference: of.name })!, isRequired: true }); // prettier-ignore
  const isGerman = plan.language === 'de';
  const hasText = fields.some(({ type }) => type === 'text' || type === 'longtext');
  // what is used or bought has a name of its own
  if (!hasText && fields.some(({ type }) => type === 'number' || type === 'money') && !fields.some(({ type }) => type === 'date')) fields.unshift({ ...named(isGerman ? 'Bezeichnung' : 'Name', 'text')!, isRequired: true }); // prettier-ignore
  return draftOf(own, fields, owner ?? plan.entities[0]!, plan);
}
