import type { AppPlan, Entity } from '../../../../plan/plan.ts';
import { likeness, tokensIn } from '../../../understand/gist/mentions.ts';
import { fieldsSaid, listsSaid, type FieldSaid } from '../things-said.ts';
import { oneOf } from '../words.ts';
import { ticks } from './deeds.ts';

/**
 * What a clause speaks of; `isBefore` is what was spoken of already, `isUnknown` something that the app
 * does not have; `isStrange` has words of which it is not known what they are.
 */
export type Things = {
  lists: Entity[];
  fields: FieldSaid[];
  isAll: boolean;
  isBefore: boolean;
  isUnknown: boolean;
  isStrange: boolean;
};

const everything = oneOf('everything', 'anything', 'anywhere', 'everywhere', 'nowhere', 'nirgends?', 'nirgendwo', 'all of it', 'the lot', 'all (?:the )?lists', 'entries', 'stuff', 'whole app', 'alles', 'überall', 'alle listen', 'einträge', 'irgendwas', 'irgendetwas', 'bei uns', 'sachen', 'in the app', 'in der app'); // prettier-ignore
const pronoun = oneOf('it', 'them', 'that', 'those', 'this', 'these', 'there', 'one', 'ones', 'es', 'sie', 'das', 'die', 'den', 'dran', 'daran', 'da', 'dort', 'drin', 'darin', 'welche'); // prettier-ignore
/** What has an article is something. */
const ofThings =
  /(?<!\p{L})(?:the|my|our|his|her|their|a|an|die|der|den|das|dem|des|am|im|ins|zum|zur|beim|unsere?[nmr]?|meine?[nmr]?|ihre?[nmr]?) (?<word>\p{L}{4,})/giu;
/** "What people pay": who does it belongs to what is meant. */
const ofWhatIsDone =
  /(?<!\p{L})(?:what|was) (?:\p{L}+ ){1,4}(?:pays?|paid|charges?|owes?|writes?|notes?|zahl\p{L}*|schuld\p{L}*|schreib\p{L}*|notier\p{L}*)(?!\p{L})/iu;
const place = oneOf('in there', 'there', 'in it', 'dort', 'da', 'drin', 'dran', 'daran', 'darin', 'rein');
/** Words that name nothing of an app. */
const small =
  /^(?:able|anything|everything|about|absolutely|access|account|actually|again|ahead|allow|allowed|also|alone|already|always|another|anymore|anyway|away|because|been|being|besides|both|business|chance|course|currently|does|doing|done|each|either|else|enough|even|ever|except|eyes|fine|first|from|gets?|give|gives|going|good|have|having|here|into|just|keep|kindly|know|last|later|lets?|like|likes|login|longer|long|look|make|many|more|most|must|need|needs|never|nothing|once|only|other|others|otherwise|over|people|please|really|right|rights|same|shall|should|since|some|somebody|someone|something|still|sure|take|than|thanks|that|their|them|themselves|then|there|these|they|thing|things|this|those|though|through|time|today|together|tomorrow|until|upon|very|want|wants|week|well|were|what|whatever|when|where|whether|which|while|whole|whoever|whose|will|wish|with|without|would|your|yours|ease|easier|quick|signing|logging|signed|logged|account|business|trust|ok|okay|aber|alle|allein|alleine|aller|allerdings|also|andere|anderen|anmelden|anzumelden|auch|außer|bitte|bleibt|braucht|brauchen|dann|darf|dass|diese|dieser|dürfen|dürfte|eigentlich|eine|einen|einfach|einmal|erstmal|etwas|ganz|geht|gerade|gern|gerne|gleich|grundsätzlich|haben|hält|halt|hier|hätte|ihnen|ihre|ihrem|ihren|immer|irgendwie|ja|jeder|jetzt|kann|kein|keine|können|künftig|mehr|meine|meinen|mein|mich|möchte|muss|müssen|nach|nämlich|natürlich|nicht|nichts|nie|niemand|nochmal|nur|ohne|oder|reicht|ruhig|schon|sehr|selbst|selber|sein|seine|seinen|sich|sind|soll|sollen|sollte|sonst|trotzdem|über|überhaupt|und|uns|unser|unsere|unseren|viel|vielleicht|von|vorerst|vorher|was|weg|weil|weiter|weiterhin|welche|wenn|werden|wieder|will|wird|wirklich|wollen|würde|zugriff|zwar|recht|rechte|finde|danke|mal|noch|sondern|lieber|bloß|rein|raus|angeht|angehen|gilt|heute|morgen|person|konto|anmeldung|beides|damit|dazu|davon|dabei|deshalb|doch|lassen|lass|machen|gibt|gebe|geben)$/iu;

/** What a clause speaks of, when who it speaks of is taken out of it. */
export function thingsIn(text: string, plan: AppPlan, isDeed: (word: string) => boolean, whole = text): Things {
  const told = ofWhatIsDone.exec(whole);
  const lists = listsSaid(text, plan);
  const ofLists = (told ? fieldsSaid(told[0], plan).filter(({ field: { type } }) => type === 'money' || type === 'longtext') : fieldsSaid(text, plan)).filter(({ field, entity }) => !lists.some((list) => list !== entity && (field.reference === list.name || [list.label, list.plural].some((name) => likeness(name, field.label) >= 3)))); // prettier-ignore
  const ticked = ticks.test(text) && !ofLists.some(({ field }) => field.type === 'boolean') ? (lists.length > 0 ? lists : plan.entities).flatMap((entity) => { const some = entity.fields.filter(({ type }) => type === 'boolean'); return some.length === 1 ? [{ entity, field: some[0]! }] : []; }) : []; // prettier-ignore
  const approved = plan.entities.flatMap((entity) => entity.fields.filter(({ type, label }) => type === 'boolean' && /^\p{L}{4,}ed$/u.test(label) && new RegExp(`(?<!\\p{L})${label.slice(0, -2)}(?:e|es|s|ing|ed)?(?!\\p{L})`, 'iu').test(text)).map((field) => ({ entity, field }))); // prettier-ignore
  const named = ofLists.length > 0 ? ofLists : approved.length === 1 ? approved : [];
  const fields = named.length > 0 ? named : lists.length > 0 || ticked.length === 1 ? ticked : [];
  const isAll = lists.length + fields.length === 0 && everything.test(text) && !place.test(text);
  const isBefore = !isAll && lists.length + fields.length === 0 && pronoun.test(text);
  const isUnknown = (told !== null && fields.length === 0) || (ticks.test(text) && fields.length === 0 && !/(?<!\p{L})mark/iu.test(text)) || (lists.length + fields.length === 0 && !isAll && [...text.matchAll(ofThings)].some(({ groups }) => !small.test(groups!['word']!) && !isDeed(groups!['word']!))); // prettier-ignore
  const isStrange = tokensIn(text).some(({ word }) => word.length > 3 && !small.test(word) && !isDeed(word));
  return { lists, fields, isAll, isBefore, isUnknown, isStrange };
}

export const noThings = ({ lists, fields, isAll }: Things): boolean => lists.length + fields.length === 0 && !isAll;
