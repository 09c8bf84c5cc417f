import { pluralise, singularise } from '../plan/names.ts';
import { isPerson } from '../reading/chunks.ts';
import { fieldWords } from '../reading/lexicon/field-words.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';
import { keepWhatIsActedOn, siblingsAreLists } from './acted-on.ts';
import { knownEntity } from './choose-kind.ts';
import { headOf } from '../reading/noun-of.ts';
import { otherSenses } from './senses.ts';
import { familyOf } from './usual-fields.ts';
import { familyFor, hasFamily, knownFamily } from './families.ts';
import { oneListEach } from './same-things.ts';
import { dropUntoldLists } from './untold-lists.ts';
import { goodsAreProducts } from './shop-goods.ts';
import { incomeBesideExpenses, linesBelong, offersAreNobodys } from './what-belongs.ts';

/** Sections that a text names as parts of the app: "product showcase", "claims management", "workshops, podcasts". */
const sectionOf =
  /\b(\p{L}+(?: \p{L}+)?) (?:showcase|catalog(?:ue)?|listings?|updates|library|directory|management|section|details)\b/giu;
const listOfParts =
  /\b(?:features?|functionalit(?:y|ies)|sections?|components?|modules?|functions?)\b[^.:]{0,24}?(?:such as|including|like|for|:)\s+([^.]+)/giu;
/** "a website for a studio with products and workshops" */
const listOfSite =
  /^[^.:]{0,80}?\b(?:web ?site|site|app|application|platform|portal|tool|system|page|planner|tracker|organi[sz]er|manager)\b[^.:]{0,60}? with ([^.:]+)/iu;
const shown =
  'read about|learn about|know|meet|introduc|manag|add|brows|find|view|search|display|list|edit|track|record|regist|creat|introduc|publish|submit|generat|select|choos|pick';
const maxEntities = 8;

const isKnown = (noun: string, text: string): boolean =>
  knownFamily(noun) !== undefined ||
  // "with city and seats" says what something has
  (familyFor(noun, text) !== undefined && !fieldWords.has(noun)) ||
  knownEntity(noun) !== undefined ||
  familyOf(noun) === 'animal';

const asked = /^(?:where|which|that|who|when) (?=\p{L})/u;

/** What is kept: parts that the text names and the clauses did not give, without people who only use the app. */
export function settleEntities(reading: Reading, isPublic: boolean): void {
  const { plain, entities } = reading;
  // "a forum where users ..." speaks of users
  for (const entity of entities.filter(({ noun }) => asked.test(noun)))
    Object.assign(entity, { noun: entity.noun.replace(asked, ''), plural: null });
  const has = (noun: string) => entities.some((one) => one.noun === noun || headOf(one.noun) === headOf(noun));
  for (const noun of partsIn(plain))
    if (!has(noun) && isKnown(noun, plain) && entities.length < maxEntities) {
      entities.push({ noun, plural: null, fields: [], weight: 1.5, why: ['a part of the app'], isImplied: false });
      pointTo(noun, reading);
    }
  for (const noun of reading.doubtful)
    if (
      hasFamily(noun) &&
      !fieldWords.has(noun) &&
      !entities.some(({ fields }) => fields.some((field) => singularise(field) === noun)) &&
      isOften(pluralise(noun), plain) &&
      !entities.some((one) => one.noun === noun) &&
      entities.length < maxEntities
    )
      entities.push({
        noun,
        plural: null,
        fields: [],
        weight: 1.5,
        why: ['spoken of again and again'],
        isImplied: false,
      });
  for (const { said, noun, plural = null } of impliedBy)
    if (said.test(plain) && !has(noun))
      entities.unshift({ noun, plural, fields: [], weight: 2, why: ['what it is about'], isImplied: false });
  siblingsAreLists(reading);
  keepWhatIsActedOn(reading);
  dropAppItself(reading);
  const hasThings = reading.entities.some(({ noun }) => !isPerson(noun));
  if (hasThings) reading.entities = reading.entities.filter((entity) => !isOnlyUser(entity, reading, isPublic));
  readBySense(reading, isPublic);
  // what is answered comes first
  const isReply = ({ noun }: ReadEntity) => noun === 'reply';
  reading.entities = [...reading.entities.filter((one) => !isReply(one)), ...reading.entities.filter(isReply).map((one) => ({ ...one, weight: 0.5 }))]; // prettier-ignore
  dropEmptyTopic(reading);
  dropUntoldLists(reading);
  dropViewedReports(reading);
  // what nobody named is not kept beside what somebody did
  if (isPublic && reading.entities.length > 1) reading.entities = reading.entities.filter(({ noun, fields }) => noun !== 'entry' || fields.length > 0); // prettier-ignore
  if (reading.language === 'en') oneListEach(reading);
  if (reading.language === 'en') goodsAreProducts(reading);
  incomeBesideExpenses(reading);
  askForTimeOff(reading);
  linesBelong(reading);
  dropGalleryOf(reading);
  if (isPublic) offersAreNobodys(reading);
}

/** "A gallery of finished works" shows the works, and is no list beside them. */
function dropGalleryOf(reading: Reading): void {
  const { entities, plain } = reading;
  const of = /\bgaller(?:y|ies) of (?:[\p{L}-]+ ){0,2}?([\p{L}-]+s)\b/iu.exec(plain)?.[1];
  const gallery = entities.find(({ noun, fields }) => noun === 'gallery' && fields.length === 0);
  if (!of || !gallery || !entities.some(({ noun }) => noun === singularise(of.toLowerCase()))) return;
  reading.entities = entities.filter((one) => one !== gallery);
  reading.relations = reading.relations.filter(({ from, to }) => from !== 'gallery' && to !== 'gallery');
}

/** Records that are spoken of under a word that has other senses. */
const impliedBy: readonly { said: RegExp; noun: string; plural?: string }[] = [
  {
    said: /^(?![^]*\b(?:flights?|tickets?|cinema|movies?|train|bus|theat(?:re|er))\b)[^]*\b(?:(?:reserv|book)\w* (?:a |the )?seats?|seat reservations?)\b/i,
    noun: 'seat',
  },
  {
    said: /\b(?:restaurant|caf[eé]|bistro|pizzeria|bakery|diner|canteen|food (?:delivery|ordering))\b[^]*(?<!(?:drop-?down|navigation|main|side) )\bmenus?\b/i,
    noun: 'dish',
    plural: 'Menu',
  },
  { said: /\b(?:charit|donat|fund-?rais)\w*\b[^]*\bcauses\b|\bcauses\b[^]*\bdonat/i, noun: 'cause' },
  { said: /\bstock (?:market|prices?|portfolio|exchange|watch ?list)\b|\bstocks\b[^]*\bwatch ?list/i, noun: 'stock' },
];

const appHead =
  /^[^.:;,]{0,80}?\b((?:[\p{L}-]+ )?(?:hub|forum|community|(?:music|video|media|podcast|audio) player|guide|platform|portal|network|dashboard|scaler|host|hosting|editor|catalogue|catalog|marketplace|market))\b(?: (?:web|website|webpage|site|app|application|platform|system|tool|page|program))*(?= (?:with|for|that|where|to|which|about|of|in)\b|[.,;:]|$)/iu;

/** "a file sharing hub with folders": the hub is the app, not a record in it. */
const isHouse =
  /(?:^| )(?:shop|store|workshop|studio|salon|clinic|practice|school|club|office|company|restaurant|hotel|bakery|garage|library|bistro|caf[eé]|bar|museum|gallery|university|hospital|bank|agency|institute|theat(?:re|er)|cinema|gym|farm|airline|charity|association|centre|center|firm|business)$/;

function dropAppItself(reading: Reading): void {
  // "A plant shop inventory: plants with ...": the house has no record of its own where only what it keeps is described
  const [opening = ''] = reading.plain.split(':');
  const house = reading.entities.find(({ noun, fields }) => isHouse.test(noun) && fields.length === 0 && opening.length < 70 && opening.toLowerCase().includes(noun) && !opening.toLowerCase().includes(pluralise(noun))); // prettier-ignore
  if (
    house &&
    reading.plain.includes(':') &&
    reading.entities.some(({ noun, fields }) => fields.length > 1 && !isPerson(noun))
  )
    reading.entities = reading.entities.filter((one) => one !== house);
  // "a bistro website with a menu": said of the site alone, the house is no record in it
  const isSiteAlone = ({ noun, fields }: ReadEntity) => {
    const all = reading.plain.match(new RegExp(`\\b${noun}(?:e?s)?\\b`, 'gi'))?.length ?? 0;
    const ofSite = reading.plain.match(new RegExp(`\\b${noun} (?:web ?sites?|web ?pages?|web apps?|sites?|platform|portal|app|(?:management |booking |administration )?(?:system|software))\\b`, 'gi'))?.length ?? 0; // prettier-ignore
    return isHouse.test(noun) && all > 0 && all === ofSite && fields.length < 3;
  };
  const site = reading.entities.find(isSiteAlone);
  if (site && reading.entities.some((one) => one !== site && !isPerson(one.noun))) {
    reading.entities = reading.entities.filter((one) => one !== site);
    reading.relations = reading.relations.filter(({ from, to }) => from !== site.noun && to !== site.noun);
  }
  const called = appHead.exec(reading.plain)?.[1]?.toLowerCase();
  if (!called) return;
  const last = called.split(' ').at(-1)!;
  const rest = reading.entities.filter(({ noun }) => noun !== called && noun !== last);
  const isAlone = rest.every(({ noun }) => isPerson(noun));
  if (isAlone || rest.length === reading.entities.length) return;
  reading.entities = rest;
  reading.relations = reading.relations.filter(({ from, to }) =>
    [from, to].every((noun) => noun !== called && noun !== last),
  );
}

/** "view reports", "for leads and reporting": reports over what is kept are a page, and nobody files one. */
function dropViewedReports(reading: Reading): void {
  const { entities, plain, abilities } = reading;
  const isFiled = /\banonym\w*|\b(?:submit|file|filing|post|send|receive|handle|process)\w* (?:\p{L}+ ){0,3}reports?\b|\breports? (?:from|by|of) (?:citizens|residents|users|tenants|employees|members|customers)\b|\b(?:incident|damage|accident|fault|lab|test|medical|inspection|expense) reports?\b/iu.test(plain); // prettier-ignore
  const report = entities.find(({ noun }) => noun === 'report' || noun === 'written report');
  const isWritten =
    isFiled ||
    /\b(?:writ|draft|upload|attach|download|publish|add|creat)\w* (?:\p{L}+ ){0,3}reports?\b|\breports? (?:with|have|has)\b/iu.test(
      plain,
    );
  const isListed =
    reading.language === 'en' && !isWritten && /(?:,|\band) reports?\b(?! (?:a|an|the|that|by|of)\b)/i.test(plain);
  const isHanded = /\b(?:upload|download|attach)\w* (?:\p{L}+ ){0,3}reports?\b/iu.test(plain);
  if (!report || !(abilities.includes('report') || isListed) || isFiled || isHanded || entities.length < 2) return;
  if (isListed && !abilities.includes('report')) abilities.push('report');
  // "and reports. Users can record mileage": what is recorded belongs to what the reports are about
  const about = reading.relations.find(({ from }) => from === report.noun)?.to;
  if (
    report.fields.length > 1 &&
    (reading.language !== 'en' || /\breports? (?:with|have|has|contain)/i.test(plain) || !about)
  )
    return;
  const owner = entities.find(({ noun }) => noun === about);
  if (report.fields.length > 1) owner?.fields.push(...report.fields.filter((field) => !owner.fields.includes(field)));
  reading.entities = entities.filter((one) => one !== report);
  reading.relations = reading.relations.filter(({ from, to }) => from !== report.noun && to !== report.noun);
}

/** "Inventory for a shop. Parts with SKU and stock": the items of the inventory are the parts. */
function dropEmptyTopic(reading: Reading): void {
  const { entities, plain } = reading;
  const isDescribed = entities.some(({ noun, fields }) => noun !== 'item' && !isPerson(noun) && fields.length > 2);
  if (isDescribed && !itemsAreKept.test(plain))
    reading.entities = entities.filter(({ noun, fields }) => noun !== 'item' || fields.length > 0);
}

const itemsAreKept =
  /\b(?:add|manage|enter|list|register|store|post|several|each|every|lists? of|of|with|has|have|contains?)(?: \p{L}+)? items?\b|\bitems? (?:with|have|has)\b|\bitems?:/iu;

const timeOff = /\b(?:vacations?|holidays?|time off|days off|annual leave)\b/i;

/** "my team reports vacation and I approve it": requests are kept, not teams. */
function askForTimeOff(reading: Reading): void {
  const { entities, plain, abilities } = reading;
  const isAsked = abilities.includes('approve') && timeOff.test(plain) && !entities.some(({ noun, fields }) => fields.length > 0 || /request|leave|vacation|holiday/.test(noun)); // prettier-ignore
  if (!isAsked) return;
  const request = {
    noun: 'vacation request',
    plural: null,
    fields: [],
    weight: 2,
    why: ['approved'],
    isImplied: false,
  };
  reading.entities = [request, ...entities.filter(({ noun }) => !/^(?:team|staff|request)$/.test(noun))];
}

/** "a meal planner with recipes": a meal has one of the recipes that are kept, not a text of that name. */
function pointTo(noun: string, { entities, relations }: Reading): void {
  for (const entity of entities) {
    const fields = entity.fields.filter((field) => singularise(field.toLowerCase()) !== noun);
    if (fields.length === entity.fields.length) continue;
    entity.fields = fields;
    relations.push({ from: entity.noun, to: noun });
  }
}

function partsIn(text: string): string[] {
  const parts: string[] = [];
  for (const [, words = ''] of text.matchAll(sectionOf)) parts.push(partOf(words));
  for (const [, list = ''] of text.matchAll(listOfParts))
    for (const item of list.split(/,\s*(?:and\s+)?|\s+and\s+/)) {
      const words = item.trim().replace(/^\p{L}+ing\s+(?=\p{L})/u, '');
      if (words !== '' && words.split(' ').length <= 2) parts.push(partOf(words));
    }
  for (const item of (listOfSite.exec(text)?.[1] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/)) {
    const words = item.trim();
    if (/^\p{L}+(?: \p{L}+)?s$/u.test(words)) parts.push(partOf(words));
  }
  const known = parts.filter((noun) => isKnown(noun, text) && !generic.test(noun));
  return known.filter((noun, index) => known.findIndex((one) => headOf(one) === headOf(noun)) === index);
}

/** "property listings" are properties, "raw materials" are a kind of their own. */
function partOf(words: string): string {
  const [first = '', second] = words.toLowerCase().split(' ');
  if (!second) return singularise(first);
  const last = singularise(second);
  if (
    /^(?:update|listing|profile|management|showcase|section|information|detail|catalog|catalogue|background|space)$/.test(
      last,
    )
  )
    return singularise(first);
  return hasFamily(`${first} ${last}`) ? `${first} ${last}` : last;
}

const generic =
  /^(?:user|account|profile|message|comment|review|rating|team|file|rule|page|plan|skill set|office|work|update|service detail|information|home|room|check|report|decision|recording)$/;

const isOften = (words: string, text: string): boolean => text.toLowerCase().split(words).length > 2;

/** What a noun means here: the team of a site are its members, a policy of insurers is a contract. */
function readBySense(reading: Reading, isPublic: boolean): void {
  for (const { noun, isMeant, means, plural, isBare } of senses)
    for (const entity of [...reading.entities]) {
      if (entity.noun !== noun || (isBare && entity.fields.length > 1) || !isMeant(reading.plain, isPublic)) continue;
      if (means === null) {
        if (reading.entities.length > 1) reading.entities.splice(reading.entities.indexOf(entity), 1);
        continue;
      }
      entity.noun = means;
      entity.plural = plural;
      for (const relation of reading.relations) {
        if (relation.from === noun) relation.from = means;
        if (relation.to === noun) relation.to = means;
      }
    }
}

export type Sense = {
  noun: string;
  isMeant: (text: string, isPublic: boolean) => boolean;
  /** What it is instead; null when it is nothing of its own. */
  means: string | null;
  plural: string | null;
  /** Only where the text says no fields of it. */
  isBare?: true;
};
const senses: readonly Sense[] = [
  {
    noun: 'project',
    isMeant: (text) => /\bcrowd-?fund|\bbackers?\b/i.test(text),
    means: 'crowdfunding project',
    plural: 'projects',
  },
  {
    noun: 'match',
    isMeant: (text) => /\b(?:teams?|leagues?|football|soccer|tennis|hockey|goals?|opponents?|tournament|cup)\b/i.test(text) && !/\b(?:dating|partner)\b/i.test(text),
    means: 'sports match',
    plural: 'matches',
  },
  {
    noun: 'team',
    isMeant: (text, isPublic) =>
      isPublic && /\bteam (?:introduction|information|members?)\b|\b(?:our|the) team\b/i.test(text) && !/\bteams\b/i.test(text),
    means: 'team member',
    plural: 'Team',
  },
  {
    noun: 'ticket',
    isMeant: (text) => /\b(?:events?|concerts?|cinema|movies?|museum|theat(?:re|er)|trains?|flights?|festivals?|shows?|match(?:es)?|lotter\w+)\b/i.test(text) && /\b(?:buy|buys|sells?|sales?|purchas\w*|order|book\w*)\b/i.test(text) && !/\b(?:support|help ?desk|issue|bug)\b/i.test(text),
    means: null,
    plural: null,
  },
  ...otherSenses,
  { noun: 'mark', isMeant: (text) => /\bmark (?:\w+ ){1,3}as\b/i.test(text), means: null, plural: null },
  { noun: 'gain', isMeant: (text) => /\bgains? (?:and|or) loss/i.test(text), means: null, plural: null },
  { noun: 'loss', isMeant: (text) => /\bgains? (?:and|or) loss/i.test(text), means: null, plural: null },
  { noun: 'policy', isMeant: (text) => /\binsur/i.test(text), means: 'insurance policy', plural: 'policies' },
  {
    noun: 'sale',
    isMeant: (text) => /\bsales leads?\b/i.test(text) && !/\b(?:record|track|manag)\w* (?:the )?sales\b(?! leads)/i.test(text),
    means: null,
    plural: null,
  },
]; // prettier-ignore

/** Visitors, students, engineers whom the text lets do things, and of whom nothing is said that one would keep. */
function isOnlyUser({ noun, fields, isImplied }: ReadEntity, { plain }: Reading, isPublic: boolean): boolean {
  if (!isPerson(noun) || fields.length > 0 || isImplied) return false;
  // "invoices for freelancers": for whom the app is
  const said = plain.match(new RegExp(`\\b(?:${pluralise(noun)}|${noun})\\b`, 'gi'))?.length ?? 0;
  if (
    said === 1 &&
    new RegExp(`^[^.:;]{5,90} for (?:(?!with\\b|and\\b)[\\w-]+ ){0,2}${pluralise(noun)}\\b`, 'i').test(plain)
  )
    return true;
  if (!isPublic && !new RegExp(`\\b(?:${pluralise(noun)}|${noun}) should be able to\\b`, 'i').test(plain)) return false;
  const words = noun.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?:child|kid)$/, '(?:child(?:ren)?|kids?)');
  return !new RegExp(
    `\\b(?:${shown})\\w*\\s+(?:[\\w,]+\\s+){0,3}${words}|${words} (?:management|information|listings?|profiles)`,
    'i',
  ).test(plain);
}
