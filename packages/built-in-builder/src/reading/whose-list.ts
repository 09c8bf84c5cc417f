import { chunksOf, isPerson, type Chunk } from './chunks.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { containers } from './lexicon/containers.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { isParticiple } from './list-parts.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { isFieldPhrase } from './lists.ts';
import { nominals } from './lexicon/nominals.ts';
import { organisations } from './lexicon/organisations.ts';
import { unitsOfTime } from './lexicon/ties.ts';
import { actVerbs } from './lexicon/verbs.ts';
import { genericPeople } from './noun-of.ts';
import { pluralise, toLabel } from '../plan/names.ts';
import { repair } from './repair.ts';
import { englishTagger } from './wink-tagger.ts';

const enough = 0.4;
const leastKept = 3;
/** A diary says by itself that what follows is written down. */
const ofDiary = 0.2;
const leastItems = 4;
/** What a long sentence speaks of is hard to tell, but for the one that opens the text. */
const fewWords = 12;

const itemsOf = (list: string): string[] =>
  list.replace(/\([^()]*\)/g, (brackets) => brackets.replaceAll(',', ';')).split(/,\s*(?:and\s+)?|\s+and\s+/).map((item) => item.trim()).filter(Boolean); // prettier-ignore

const namesField = (item: string): boolean => {
  const bare = item.toLowerCase().replace(/^(?:an?|the|their|its|my|our)\s+/, '').replace(/\s*\(.*$/, ''); // prettier-ignore
  const last = bare.split(' ').at(-1) ?? '';
  return /\((?:yes\/no|\d+-\d+|[^()]+;[^()]+)\)$|^(?:who|which|what|when|where|how|if|whether|for whom)\b/.test(item.toLowerCase()) || fieldWords.has(last) || fieldWords.has(lemmaOfNoun(last)) || fieldWords.has(bare.split(' ')[0]!) || fieldTypeOf(bare) !== 'text'; // prettier-ignore
};

const isListOfFields = (list: string, least = leastItems, share = enough): boolean => {
  const items = itemsOf(list);
  return (
    items.length >= least &&
    items.every((item) => item.replace(/\(.*$/, '').split(' ').length <= 8) &&
    items.filter(namesField).length >= items.length * share
  );
};

/** "For each one", "each of them": what was spoken of before. */
const eachOne = /\b(for |of )?(?:each|every)(?: (?:single )?one| of (?:them|these|those))/iu;
/** "Each with owner and phone", where it is known of what. */
const eachHas = /^each(?= (?:with|has|gets|needs) )/iu;
/** "For each flat the address, the owner and the door code." */
const forEach =
  /^for (?:each|every) ((?!one\b)[\p{L}-]+(?: [\p{L}-]+)?),? ((?:the |an? |its |their |from\b|who |which |when )[^:]*)$/iu;
/** "Staff put in the name, phone and …": typed by them, and of what the app is about. */
const entersList =
  /^(?:(?:the|our|my) )?([\p{L}-]+)(?: members?| at the \p{L}+)? (?:(?:can|should|must|will|then|always|just|also) )*(?:puts? in|enters?|types? in|fills? in|keys? in|writes? down|notes? down|jots? down)(?: down)? (.+)$/iu;
/** "the customer's name", "the parents' phone numbers" */
const ofSomebody = /(?<=[,:] |\b(?:with|and|in|enters?|down) )(?:the |their |an? )?(\p{L}{3,}?)(?:['’]s|(?<=s)['’]) ((?:first |last |full |phone |mobile |e-?mail |home )?(?:names?|phone|numbers?|address|email|birthday|age|job|signature)\b)/giu; // prettier-ignore

const opensSentence = /^(?:[^\p{L}]|and|also|then|please|it|this|there|they|we|i|you|he|she|the app|later|every|each|all|no|not|only|for|in|on|at|with|when|if|after|before|because|so|but|people|everyone|users?)(?![\p{L}])/iu; // prettier-ignore

/** The text with the lists that name no owner given to what was spoken of before them. */
export function withOwners(text: string): string {
  const parts = text.split(/(\n+|(?<=[.?;])\s+)/);
  let before: string | null = null;
  for (let at = 0; at < parts.length; at += 2) {
    const sentence = parts[at]!.replace(
      ofSomebody,
      (_, who: string, field: string) =>
        `${lemmaOfNoun(who.toLowerCase())} ${field.replace(/(?:number|name)s$/i, (word) => word.slice(0, -1))}`,
    );
    const [, body = '', end = ''] = /^(.*?)([.?;\s]*)$/su.exec(sentence) ?? [];
    const own = ofFirst(body, text) ?? ofAct(body);
    const owned = (at > 0 ? ownedBy(body, own ?? before ?? 'entry', own !== null || before !== null) : body).replace(ofMembers, (whole: string, who: string, verb: string, of: string, list: string) => (isListOfFields(list, 2) ? `${who} ${verb} ${of}. ${who}: ${list}` : whole)); // prettier-ignore
    const each = forEach.exec(owned);
    parts[at] = (each && isListOfFields(each[2]!, 2) && !actVerbs.has(each[1]!) ? `${listOf(each[1]!)}: ${each[2]}` : owned) + end; // prettier-ignore
    if (at === 0 || body.replace(/\([^()]*\)/g, '').split(' ').length <= fewWords) before = thingIn(body) ?? before;
  }
  return parts.join('');
}

/** "Key number, which doors it opens": what is numbered first, if the text speaks of it elsewhere. */
function ofFirst(sentence: string, text: string): string | null {
  const thing = /^(\p{L}[\p{L}-]+) (?:numbers?|no\.?|nr\.?|id|code|name|title),/iu.exec(sentence)?.[1]?.toLowerCase();
  if (!thing || /^(?:first|last|full|house|phone|serial|order|account)$/.test(thing)) return null;
  // what is numbered or named by itself is kept, even if it is named only there
  if (
    !isPerson(thing) &&
    /^\p{L}+ (?:name|number|no\.?|id),/iu.test(sentence) &&
    (gradeOf(thing)?.asRecord ?? 0) >= leastKept
  )
    return thing;
  const said = text.replace(sentence, '');
  return new RegExp(String.raw`\b(?:${thing}s?|${pluralise(thing)})\b`, 'i').test(said) ? thing : null;
}

/** "What he ate, when": what is written down each time. */
function ofAct(sentence: string): string | null {
  const verb = /^what (?:he|she|they|i|we|it) (?!is\b|are\b|was\b|costs?\b|has\b|needs?\b|does\b)(\p{L}+),/iu
    .exec(sentence)?.[1]
    ?.toLowerCase();
  return verb ? (/^(?:ate|eats?|drank|had)$/.test(verb) ? 'meal' : (nominals.get(verb) ?? 'entry')) : null;
}

function ownedBy(sentence: string, thing: string, isNamed: boolean): string {
  const each = eachOne.exec(sentence);
  if (each) return sentence.replace(eachOne, `${each[1] ?? ''}each ${thing}`);
  if (isNamed && eachHas.test(sentence)) return sentence.replace(eachHas, `each ${thing}`);
  const [, who = '', list = ''] = entersList.exec(sentence) ?? [];
  const isWho = isPerson(lemmaOfNoun(who.toLowerCase())) || genericPeople.has(lemmaOfNoun(who.toLowerCase())) || /^(?:staff|team|crew|reception|people|everyone|everybody|clerk|porter|helper)$/i.test(who); // prettier-ignore
  if (isWho && isListOfFields(list, 3)) return `${listOf(thing)}: ${list}`;
  const isBare = isNamed && !sentence.includes(':') && !opensSentence.test(sentence) && isListOfFields(sentence, leastItems, thing === 'entry' ? ofDiary : enough) && !tellsMore(sentence); // prettier-ignore
  if (isBare) return `${listOf(thing)}: ${sentence}`;
  const wanted = sentence.replace(wants, '');
  return isNamed && wanted !== sentence && !wanted.includes(':') && isListOfFields(wanted, 3) && !tellsMore(wanted) ? `${listOf(thing)}: ${wanted}` : sentence; // prettier-ignore
}
/** "Want the colour, which drawer, who wears it": what is wanted of each is what each has. */
const wants = /^(?:(?:i|we)(?:['’]d)? )?(?:want|need|would like|would love|like|have) (?:to (?:see|know|note|record|keep|store|write down|enter) )?(?!to (?!\p{L}+ing))(?=\p{L})/iu; // prettier-ignore

/** Whether somebody does something in it, or other things are named first: then it is no list of what one thing has. */
function tellsMore(sentence: string): boolean {
  const chunks = chunksOf(repair(englishTagger(sentence)));
  const end = chunks.findIndex(({ kind }) => kind === 'comma');
  const first = chunks.slice(0, end < 0 ? undefined : end);
  const [opening] = first;
  const isThing = first.length === 1 && opening?.phrase?.isPlural === true && !isFieldPhrase(opening.phrase, '');
  const asks = opening?.kind === 'relative';
  const does = first.some((chunk, at) => at > 0 && chunk.kind === 'verb' && !isParticiple(chunk));
  return isThing || (does && !asks) || first.some(({ kind }) => kind === 'with' || kind === 'modal') || (opening?.kind === 'verb' && !isParticiple(opening)); // prettier-ignore
}

const listOf = (thing: string): string => toLabel(pluralise(thing));
/** "flats belong to buildings: floor, rent": the flats have them. */
const ofMembers = /^((?:the )?[\p{L}-]+s|people|children) (belongs? to|(?:are|is|sit|live|stand)s? (?:in|on|part of|at)) ((?:the |an? |our |one )?[\p{L}-]+): (.+)$/iu; // prettier-ignore

const lookedFor =
  /\b(?:look|looking|search|searching|hunt|hunting) for an? (?:new |nice |small |good |cheap )?(\p{L}+)/iu;
const ofDays = /^(?:diary|journal|log|logbook)$/;

/** What a sentence speaks of, where it tells no fields of it: the yarn of "Market stall: yarn", the flat of "I am looking for a flat". */
function thingIn(sentence: string): string | null {
  const sought = lookedFor.exec(sentence)?.[1];
  if (sought) return sought.toLowerCase();
  if (/\blost (?:property|(?:and|&) found)\b/i.test(sentence)) return 'found item';
  const said = sentence
    .replace(/\([^()]*\)/g, '')
    .split(/:\s/)
    .at(-1)!;
  const counted = countedIn(said);
  if (counted) return counted;
  if (/,.*,/.test(said)) return null;
  const chunks = chunksOf(repair(englishTagger(said)));
  const phrases = chunks.flatMap(({ phrase }, index) => (phrase && (chunks[index - 1]?.kind !== 'preposition' || isParticle(chunks, index - 1) || isOfHolder(chunks, index - 1)) ? [phrase] : [])); // prettier-ignore
  const nouns = phrases.map(({ words }) => words.filter(({ pos }) => pos === 'noun').map(({ lemma }) => lemma));
  // "a sports club lends out equipment" is about equipment, "a shoe repair shop" alone about shoe repairs
  const own = nouns.filter((words) => !isHouse(words.at(-1) ?? ''));
  return [...own, ...nouns].map(nameOf).find((name) => name !== null) ?? null;
}

const number = '(?:[0-9]{1,5}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)'; // prettier-ignore
const things = String.raw`((?:[\p{L}-]+ )?[\p{L}-]+s|children)`;
const have = String.raw`\b(?:we|i|he|she)(?:['’]ve| have| got| own| keep| run| look after| teach| coach| train| rent out| breed| manage)(?: (?:the )?\p{L}+ to)?`;
const ofHaving = new RegExp(String.raw`${have} (?:about |around |some )?${number} (?:different )?${things}(?=\s*(?:[,.;]|$)| (?:and|in|at|on|to)\b)`, 'iu'); // prettier-ignore
const ofHouse = new RegExp(String.raw`([\p{L}-]+)(?: in [\p{L} ]+)?, (?:about )?${number} ${things}\s*$`, 'iu');

/** "We have 31 keys", "a farm, 70 cows", "I teach 23 kids": of how many there are, the app is. */
function countedIn(sentence: string): string | null {
  const [, house = '', counted = ''] = ofHouse.exec(sentence) ?? [];
  const said = (ofHaving.exec(sentence)?.[1] ?? (isHouse(house.toLowerCase()) ? counted : '')).toLowerCase().split(' ').at(-1)!; // prettier-ignore
  const thing = lemmaOfNoun(said);
  const isNothing = thing === said || thing.length < 3 || (fieldWords.has(thing) && thing !== 'key');
  return isNothing || genericPeople.has(thing) || unitsOfTime.has(thing) || isHolder(thing, 1) || thing === 'friend' ? null : thing; // prettier-ignore
}

/** "lends out equipment" */
const isParticle = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:out|up|off|down|in)$/.test(chunks[at]?.lemma ?? '') && chunks[at - 1]?.kind === 'verb';

/** "a list of races" */
const isOfHolder = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at]?.lemma === 'of' && containers.has(chunks[at - 1]?.phrase?.head ?? '');

function nameOf(nouns: readonly string[]): string | null {
  const words = [...nouns];
  while (words.length > 0 && isHolder(words.at(-1)!, words.length)) {
    if (ofDays.test(words.pop()!) && words.length > 0) return 'entry';
  }
  const thing = words.at(-1);
  const isNothing =
    !thing ||
    thing.length < 3 ||
    ofTemplate.test(thing) ||
    fieldWords.has(thing) ||
    isPerson(thing) ||
    genericPeople.has(thing);
  return isNothing ? null : words.slice(-2).join(' ');
}

/** What is made from templates keeps its own words. */
const ofTemplate = /splitter|calculator|converter|quiz|game|survey|questionnaire|form$/;
const isHouse = (noun: string): boolean =>
  organisations.has(noun) || /^(?:shop|stall|store|service|business|company|club|workshop)$/.test(noun);
const isHolder = (noun: string, count: number): boolean =>
  isHouse(noun) || containers.has(noun) || (appWords.has(noun) && !(noun === 'application' && count > 1)) || ofDays.test(noun) || /^(?:hobby|help|thing|stuff|tracker|notebook)$/.test(noun) || (count > 1 && /^(?:book|collection|list|box|shelf|cellar)$/.test(noun)); // prettier-ignore
