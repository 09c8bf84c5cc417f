import { inSentence, listInWords, pluralise, singularise } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import type { Change } from '../../change.ts';
import { joined } from '../../understand/gist/lists.ts';
import { entitiesIn } from '../../understand/gist/mentions.ts';
import { byAnyWord, listSaid } from '../lists-said.ts';
import type { Outright } from '../outright.ts';
import { askedThing, named, type Context } from './asked-thing.ts';
import { isListElsewhere } from './alike-lists.ts';
import { withoutPronoun } from './pronouns.ts';
import { wantedIn } from './ways-to-want.ts';
import { fieldsSaid } from './said.ts';

const otherDeed = /(?<!\p{L})(?:remove|delete|rename\p{L}*|drop|hide|sort\p{L}*|filter\p{L}*|only|nur|red|rot|mark\p{L}*|highlight\p{L}*|chart|graph|diagram\p{L}*|calendar|kalender|page|seite|startseite|export\p{L}*|print\p{L}*|druck\p{L}*|mail me|remind\p{L}*|erinner\p{L}*|instead|statt|lösch\p{L}*|entfern\p{L}*|umbenenn\p{L}*|average|durchschnitt\p{L}*|total|summe|insgesamt|altogether|how many times|wie oft|automatic\p{L}*|automatisch|overdue|überfällig|who (?:can|may|is allowed)|wer darf|passw\p{L}*|login|log in|anmeld\p{L}*|colou?rs?|farben?|dark|dunkel|font|schrift|button|knopf|more than|mehr als|less than|weniger als|required|pflicht\p{L}*|search|suche)(?!\p{L})/iu; // prettier-ignore
const ticks = /(?<!\p{L})(?:tick\p{L}*|check ?(?:box|off|mark)|yes (?:or|\/) no|anhak\p{L}*|abhak\p{L}*|ankreuz\p{L}*|haken|häkchen|ja (?:oder|\/) nein)(?!\p{L})/iu; // prettier-ignore
const pictures = /(?<!\p{L})(?:snap\p{L}*|photograph\p{L}*|photo(?:s)? of|picture(?:s)? of|pic of|scan\p{L}*|fotografier\p{L}*|abfotografier\p{L}*|knips\p{L}*|foto(?:s)? (?:von|vom)|bild(?:er)? (?:von|vom))(?!\p{L})/iu; // prettier-ignore
const links =
  /(?<!\p{L})(?:links?|url|web address\p{L}*|on the web|online|website|webseite|internet ?adresse\p{L}*|im netz)(?!\p{L})/iu;
const money = /[€£$](?=\s?\d|\s|$)|(?<!\p{L})(?:euros?|pounds|dollars?)(?!\p{L})/iu;
const reason = /[,.;:–-]+\s*(?:because|since|so that|so (?:i|we|you)|otherwise|or else|then|weil|da (?:wir|ich|es)|damit|sonst|denn|nämlich|das ist|that way|which is|and then|instead of|statt)(?!\p{L}).*$/iu; // prettier-ignore
const whenever = /,? (?:when(?:ever)?|after|wenn|sobald|nachdem) (?:we|i|they|he|she|it|one|someone|something|wir|ich|sie|er|man|jemand)(?!\p{L}).*$/iu; // prettier-ignore
const between = /\s*[,;]\s*(?:(?:and|und|plus|as well as|sowie|or|oder)\s+)?|\s+(?:and|und|plus|as well as|sowie)\s+(?!(?:some|others|the rest|so|dann|then)(?!\p{L}))/iu; // prettier-ignore
const place = /\s+(?:for|on|per|with|to|at|in|of|from|bei|für|pro|je|zu|beim|zum|zur|an|am|in|im)\s+(?:(?:each|every|all|any|the|our|a|an|those|these|jede[mnrs]?|alle[nrm]?|de[nrm]|die|das|unsere[nrm]?|eine[mnrs]?)\s+){0,2}(\p{L}[\p{L}-]+)$/iu; // prettier-ignore
const mostFields = 6;

/** Where something is put that the app has not got, what is missing, what would be good to know: new fields. */
export function wantedWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').trim();
  if (otherDeed.test(text)) return null;
  const wanted = wantedIn(text) ?? addedToList(text, plan);
  if (!wanted) return null;
  const thing = withoutPronoun(wanted.thing.replace(reason, '').replace(whenever, '').replace(/[?.!,;:\s]+$/, ''), text, plan.language === 'de'); // prettier-ignore
  if (thing === null) return null;
  const absent = ownerAbsent(thing, plan);
  if (absent) return `This app has no list of ${absent}, so I changed nothing: it has ${listInWords(plan.entities.map((entity) => inSentence(entity.plural)))}.`; // prettier-ignore
  const placed = placeIn(thing, plan);
  const rest = wanted.rest;
  const list = placed?.list ?? listSaid(rest, plan);
  const context: Context = { plan, list, isTick: wanted.isTick ?? ticks.test(text), isPicture: pictures.test(text), isLink: links.test(text), isMoney: money.test(thing) }; // prettier-ignore
  const bare = placed?.bare ?? thing;
  const all = everybodyIn(bare, text, list, plan);
  if (all) return all;
  const owned = ownedIn(bare, plan);
  const fields = owned ? [owned.field] : (twice(bare, context) ?? fieldsOf(bare, context));
  if (!fields) return null;
  const home = owned?.of ?? list ?? homeOf(fields, bare, plan);
  if (!home) return null;
  return addedTo(home, fields, { plan, isQuestion: wanted.isQuestion === true, said: bare });
}

/** "who has a key": of each of the people, whether they have one. */
function ownedIn(said: string, plan: AppPlan): { field: Field; of: Entity } | null {
  const [, english, german] = /^(?:who (?:of us |all )?|(?:if|whether) (?:somebody|someone|anyone|they|people|a person) )(?:has|have|owns?|holds?|got) (?:an? |the |any |our )?(.+)$|^(?:wer(?: von uns| alles)?|ob (?:jemand|einer|man|er|sie)) (?:einen?|das|den|die|eine) (.+?) (?:hat|haben|besitzt)$/iu.exec(said) ?? []; // prettier-ignore
  const people = plan.entities.filter(({ label }) => isPerson(label.toLowerCase()));
  const thing = english ?? german;
  const field = thing && people.length === 1 ? askedThing(thing, { plan, isTick: true }) : null;
  return field?.type === 'boolean' ? { field, of: people[0]! } : null;
}

/** "who all was on board": several of the people for each, which is a list that joins the two. */
function everybodyIn(said: string, text: string, about: Entity | undefined, plan: AppPlan): Change[] | null {
  if (
    !/^(?:who all|wer (?:da |so )?alles|all who|everyone who|everybody who|alle,? die|which people|welche leute)(?!\p{L})/iu.test(
      said,
    )
  )
    return null;
  const who = plan.entities.find(({ label }) => isPerson(label.toLowerCase()));
  const isEvent = (entity: Entity) => entity !== who && entity.fields.some(({ type }) => type === 'date' || type === 'datetime'); // prettier-ignore
  const events = plan.entities.filter(isEvent);
  const of = about && isEvent(about) ? about : events.length === 1 ? events[0] : events.find((entity) => !entity.fields.some(({ reference }) => reference === who?.name)); // prettier-ignore
  return who && of ? [joined(of, who, plan)] : null;
}

/** "Pitch before I start and after I'm through": two of one kind. */
function twice(said: string, context: Context): Field[] | null {
  const [, thing, once, again] = /^(.+?),? (before|vorher|davor|vor(?= )|at the start|am anfang)(?: .*?)? (?:and|und) (after(?:wards)?|nachher|danach|nach|at the end|am ende)(?: .*)?$/iu.exec(said) ?? []; // prettier-ignore
  const field = thing ? askedThing(thing, context) : null;
  if (!field || !once || !again) return null;
  const isGerman = context.plan.language === 'de';
  return [isGerman ? 'vorher' : 'before', isGerman ? 'nachher' : 'after'].flatMap((word) => {
    const { name: _, label, type, isRequired: __, ...more } = field;
    return named(`${label} ${word}`, type, more) ?? [];
  });
}

/** All fields of what is listed, or null where one of them is no name of anything. */
function fieldsOf(said: string, context: Context): Field[] | null {
  const whole = /^(?:if|whether|ob|how|wie|who|wer|when|wann|what|was|which|welche\p{L}*|in which|auf welche\p{L}*)(?!\p{L})/iu.test(said) && !between.test(said) ? [said] : said.split(between); // prettier-ignore
  const items = whole
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, mostFields);
  const fields = items.map((item) => askedThing(item, items.length > 1 && !/^(?:if|whether|ob)(?!\p{L})/iu.test(item) ? { ...context, isTick: false } : context)); // prettier-ignore
  if (fields.length === 0 || fields.includes(null)) return null;
  const names = new Set<string>();
  return fields.filter((field): field is Field => field !== null && !names.has(field.name) && names.add(field.name) !== undefined); // prettier-ignore
}

/** "Add the weight to the dogs", where the list is called by one of its words only. */
function addedToList(
  text: string,
  plan: AppPlan,
): { thing: string; rest: string; isTick?: true; isQuestion?: true } | null {
  const [, thing, of] = /^(?:please |bitte )?(?:add|put|include) (?:an? |the )?(.+?) (?:to|for|on) (?:the |each |every |all )?(\p{L}+)(?: please)?[.!]*$/iu.exec(text) ?? []; // prettier-ignore
  const isCalledSo = !of || entitiesIn(of, plan).length > 0 || !byAnyWord(of, plan);
  return isCalledSo ? null : { thing: thing!.replace(/\s+field$/iu, ''), rest: of };
}

/** What a field is said to be of and this app does not keep: "the horse's shoe size" among boats. */
export function ownerAbsent(thing: string, plan: AppPlan): string | null {
  const owner = /^(?:the |each |every |a |our |my )?(\p{L}{3,})['’]s? \p{L}/iu.exec(thing)?.[1] ?? /(?<!\p{L})(?:of|for|on) (?:each|every|all the) (\p{L}{3,})$/iu.exec(thing)?.[1] ?? /(?<!\p{L})(?:der|aller|unserer|jedes|bei den|bei jedem|bei jeder|von den) (\p{Lu}\p{L}{3,})$/u.exec(thing)?.[1]; // prettier-ignore
  if (!owner || listSaid(thing, plan) || !isListElsewhere(owner, plan)) return null;
  const isFieldOf = plan.entities.some((entity) => entity.fields.some(({ label }) => label.toLowerCase() === singularise(owner.toLowerCase()))); // prettier-ignore
  return isFieldOf ? null : plan.language === 'de' ? owner : pluralise(singularise(owner.toLowerCase()));
}

function placeIn(thing: string, plan: AppPlan): { list: Entity; bare: string } | null {
  const match = place.exec(thing);
  const found = match ? (entitiesIn(match[1]!, plan)[0]?.entity ?? byAnyWord(match[1]!, plan)) : undefined;
  if (found) return { list: found, bare: thing.slice(0, match!.index) };
  const owned =
    /^(.{2,40}?) (?:of (?:the |our |each |every )?|der |aller |von (?:den )?|unserer )(\p{L}[\p{L}-]+)$/iu.exec(thing);
  const owner = owned ? listSaid(owned[2]!, plan) : undefined;
  return owner ? { list: owner, bare: owned![1]! } : null;
}

const ofPeople = /(?<!\p{L})(?:birth\p{L}*|shirt|shoe|email|e-mail|mailadresse|phone|mobile|address|emergency|nickname|geburt\p{L}*|telefon\p{L}*|handy\p{L}*|adresse|anschrift|notfall\p{L}*|spitzname|schuh\p{L}*|schlüssel|key|keys|licen[cs]e|führerschein|beitrag\p{L}*|mitgliedsbeitrag|dues|membership fee)(?!\p{L})/iu; // prettier-ignore
const ofDeals = /(?<!\p{L})(?:deposit|kaution|pfand|anzahlung|down payment|discount|rabatt|trinkgeld|tip)(?!\p{L})/iu;
const deals =
  /loan|rental|booking|order|job|sale|hire|stay|ausleih|verleih|buchung|auftrag|bestellung|vermiet|verkauf/iu;
const ofCosts = /(?<!\p{L})(?:receipts?|invoices?|belege?|quittung(?:en)?|rechnung(?:en)?|kassenzettel)(?!\p{L})/iu;

/** The list that a field belongs to by its meaning, where none is named; else the main one. */
function homeOf(fields: readonly Field[], said: string, plan: AppPlan): Entity | undefined {
  const has = (words: RegExp) => words.test(said) || fields.some(({ label }) => words.test(label));
  const people = plan.entities.filter(({ label }) => isPerson(label.toLowerCase()));
  if (has(ofPeople) && people.length === 1) return people[0];
  const deal = plan.entities.find(({ name, label }) => deals.test(name) || deals.test(label));
  if (has(ofDeals) && deal) return deal;
  const costly = plan.entities.filter((entity) => entity.fields.some(({ type }) => type === 'money') && entity.fields.some(({ type }) => type === 'date')); // prettier-ignore
  if (has(ofCosts) && costly.length === 1) return costly[0];
  // what was so before and after is so of what is done
  if (fields.length === 2 && fields.every(({ label }) => / (?:before|after|vorher|nachher)$/u.test(label))) {
    const done = plan.entities.find((entity) => entity.fields.some(({ type }) => type === 'date') && entity.fields.some(({ type }) => type === 'reference')); // prettier-ignore
    if (done) return done;
  }
  // what a field points to is none of the lists that get it
  const free = plan.entities.filter(({ name }) => !fields.some(({ reference }) => reference === name));
  return free.find(({ label }) => !isPerson(label.toLowerCase())) ?? free[0];
}

function addedTo(
  home: Entity,
  fields: readonly Field[],
  { plan, isQuestion, said }: { plan: AppPlan; isQuestion: boolean; said: string },
): Outright {
  // prettier-ignore
  const known = (field: Field) =>
    home.fields.find((one) => one.label.toLowerCase() === field.label.toLowerCase() || (field.reference !== undefined && one.reference === field.reference) || (one.name === field.name && !one.isRenamed)); // prettier-ignore
  const fresh = fields.filter((field) => !known(field));
  const elsewhere = isQuestion ? fieldsSaid(said, plan).find(({ score }) => score >= 2.9) : undefined;
  if (fresh.length === 0 && !isQuestion) return null;
  if (fresh.length === 0 || elsewhere) {
    const [there, label] = elsewhere ? [elsewhere.entity, elsewhere.field.label] : [home, known(fields[0]!)!.label];
    return `${label} is a field of ${inSentence(there.plural)} already: it stands in the form when you add or edit one. I changed nothing.`; // prettier-ignore
  }
  return fresh.map((field): Change => ({
    kind: 'add-field',
    entity: home.name,
    field,
    isShown: field.type === 'image',
  }));
}
