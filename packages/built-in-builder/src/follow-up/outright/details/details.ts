import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { findField } from '../../find.ts';
import type { Outright } from '../outright.ts';
import { named, unitIn } from '../fields/asked-thing.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { fieldOf } from './label-of.ts';
import { ownerAbsent } from '../fields/wanted.ts';
import { homeOf, sureHome } from './home.ts';
import { askedIn, isQuestion } from './pieces.ts';

const pictures = /(?<!\p{L})(?:photos?|pictures?|pics?|snapshots?|fotos?|bild(?:er)?)(?!\p{L})/iu;
const pictureAside = /^(?:an? |ein |eine? )?(?:photo|picture|image|foto|bild) (?:i mean|mein ich|meine ich|of course|natürlich|halt)$/iu; // prettier-ignore
/** What a message tells beside what it wants. */
const aside = /^(?:(?:i|we|he|she|they|it|that|this|there|you|people|nobody|everybody|ich|wir|er|sie|es|man|das|dann|keiner|last|yesterday|today|gestern|heute|letzte[nrs]?|each|every \p{L}+|mostly|usually|manchmal|meistens)(?!\p{L}) .*\p{L}|so |damit |because |weil |but |aber |like |wie |e\.g\.|z\.b\.|zum beispiel)/iu; // prettier-ignore
const mostFields = 6;
/** What is asked for in the words of forms has readers of its own. */
const isOfFields = /^(?:please |bitte |can you |could you )*(?:add|include|füge?|ergänze?|speichere?|create|make)(?!\p{L})|(?<!\p{L})(?:fields?|felder|feld|columns?|spalten?|drop-?downs?|options?|choices?|auswahl|checkbox(?:es)?|running|laufende|consecutive|fortlaufend\p{L}*|examples?|beispiel\p{L}*|samples?|logo|reports?|reviews?|timer|quiz|favou?rites)(?!\p{L})/iu; // prettier-ignore
/** Who has which is of two lists. */
const isOfTwo = /(?<!\p{L})(?:who|which|what|wer|welche[rsnm]?|was)(?!\p{L}).*(?<!\p{L})(?:which|what|whom|welche[rsnm]?|wen|wem)(?!\p{L})/iu; // prettier-ignore
/** What is said to be none, and words of views and of the app itself, are no details. */
const isNegative = /^(?:one|no|not|kein\p{L}*|doch kein\p{L}*|nicht|never|nie)(?!\p{L})/iu;
const noDetail = /(?<!\p{L})(?:screen|chat|registration|newsletter|recording|ausdrucken|anzeigen|\p{L}*ansicht|klingt|screen|calculator|login|sign-in|dashboard|app|website|counter|comments?|kommentare?|\p{L}*liste|shop|cart|warenkorb|menu|menü|page|version|edit|entries|einträge|mach|machen|goes|go|get|gets|leave|leaves|buy|sits?|stands?|looks?|belongs?|gehört|steckt|did|does|done by whom|only|nur|first|zuerst|daily|zweimal|eigene|comes?|ersetzen|erinnere|whatever|nothing|nichts)(?!\p{L})/iu; // prettier-ignore

/**
 * Details that a message wants to be known, whatever way it says so: several at once, as questions, by their names, or
 * told by a story in which nobody knew them.
 */
export function detailWish(message: string, plan: AppPlan): Outright {
  if (isOfFields.test(message)) return null;
  const diet = dietOf(message, plan);
  if (diet) return diet;
  const asked = askedIn(message, plan);
  if (!asked || ownerAbsent(asked.said, plan) !== null) return null;
  if (
    !asked.isSure &&
    asked.pieces.every((piece) => /^(?:how (?:many|much)|wie ?viele?)(?!\p{L})/iu.test(piece) && !unitIn(piece))
  )
    return null;
  const [only] = asked.lists;
  const home = asked.lists.length === 1 ? only : undefined;
  const found: Field[] = [];
  const isPicture = asked.pieces.some((piece) => pictureAside.test(piece));
  for (const piece of asked.pieces) {
    if (pictureAside.test(piece)) continue;
    const chosen = fromList(piece, plan);
    const last = found.at(-1);
    if (chosen && last) {
      found.splice(-1, 1, { ...named(last.label, 'reference', { reference: chosen.name })! });
      continue;
    }
    if (isNegative.test(piece) || isOfTwo.test(piece)) return null;
    const field = fieldOf(piece, { plan, list: home, isPicture: isPicture || pictures.test(piece) }, message);
    if (field) found.push(field);
    else if (isQuestion(piece) || !aside.test(piece)) return null;
  }
  const fields = found.filter((field, at) => found.findIndex(({ name }) => name === field.name) === at).slice(0, mostFields); // prettier-ignore
  if (fields.length === 0 || fields.some(({ label }) => noDetail.test(label))) return null;
  if (
    fields.some(
      ({ label }, at) =>
        /^(?:description|beschreibung)$/iu.test(label) && (asked.pieces[at] ?? '').split(' ').length > 4,
    )
  )
    return null;
  if (fields.length === 1 && isThere(fields[0]!, plan)) return null;
  // one thing that is named is left to what was learned, where nothing says of which list it is
  if (
    fields.length === 1 &&
    /[.!]\s+(?:jede[rs]?|each|every)(?!\p{L})/iu.test(message) &&
    !isQuestion(asked.pieces[0]!)
  )
    return null;
  const isOne = fields.length === 1 && !asked.isMissed && !isQuestion(asked.pieces[0]!);
  if (isOne && asked.lists.length === 0 && plan.entities.length === 1) return null;
  const meant = fields.length === 1 && asked.isSure && !asked.isMissed ? sureHome(fields, asked.said, message, plan) : homeOf(fields, asked.said, message, plan); // prettier-ignore
  const homes = asked.lists.length > 0 ? asked.lists : [meant];
  // several of what another list keeps are no field
  if (fields.some(({ reference }) => reference !== undefined && asked.pieces.some((piece) => plan.entities.some(({ name, plural, label }) => name === reference && plural !== label && piece.toLowerCase().includes(plural.toLowerCase()))))) return null; // prettier-ignore
  const changes = homes.flatMap((one) => (one ? addedTo(one, fields) : []));
  return changes.length > 0 ? changes : null;
}

/** What some eat and some do not is a text of each. */
const somebody = /(?<!\p{L})(?:some|one|others|a few|manche|einer|eine|einige|andere)(?!\p{L}).*(?<!\p{L})(?:some|one|others|a few|manche|einer|eine|einige|andere)(?!\p{L})/iu; // prettier-ignore
const eats = /(?<!\p{L})(?:eats?|vegetarian\p{L}*|vegan\p{L}*|gluten|lactose|pork|nuts|essen|isst|vegetari\p{L}*|schwein\p{L}*|milch|laktose|nüsse|allerg\p{L}*|unverträglich\p{L}*)(?!\p{L})/giu; // prettier-ignore
const wanted = /(?<!\p{L})(?:need|want|should|must|know|see|note|m(?:ü|ue)ss\p{L}*|soll\p{L}*|will|wissen|sehn|sehen|stehen|fehlt|brauch\p{L}*)(?!\p{L})/iu; // prettier-ignore

function dietOf(message: string, plan: AppPlan): Change[] | null {
  if (!somebody.test(message) || (message.match(eats) ?? []).length < 2 || !wanted.test(message)) return null;
  const field = named(plan.language === 'de' ? 'Ernährung' : 'Diet', 'longtext');
  const home = field && sureHome([field], '', message, plan);
  return field && home ? addedTo(home, [field]) : null;
}

/** Questions alone that a message wants answered for each record; nothing else says as much so plainly. */
export function knownWish(message: string, plan: AppPlan): Outright {
  const asked = askedIn(message, plan);
  const told = asked?.pieces.filter((piece) => !aside.test(piece)) ?? [];
  return asked?.isSure && told.length > 1 && told.every(isQuestion) ? detailWish(message, plan) : null;
}

/** "Out of the bucks", "from our florists": what stands before it is one of a list. */
function fromList(piece: string, plan: AppPlan): Entity | undefined {
  const [, of] = /^(?:(?:picked|chosen|taken|selected|one) )?(?:out of|from|of|aus|von) (?:the |our |my |den |unseren |der )?(\p{L}[\p{L} -]*)$/iu.exec(piece) ?? []; // prettier-ignore
  const [target] = of ? listsMeant(of, plan) : [];
  return target && target.end === of!.length ? target.entity : undefined;
}

/** Of what a list has already a message says something else. */
const isThere = ({ label }: Field, { entities }: AppPlan): boolean =>
  entities.some(({ fields }) => fields.some((one) => one.label.toLowerCase() === label.toLowerCase()));

const addedTo = (home: Entity, fields: readonly Field[]): Change[] =>
  fields
    .filter((field) => findField(home, field.label)?.name !== field.name && !home.fields.some(({ reference }) => reference !== undefined && reference === field.reference))
    .map((field) => ({ kind: 'add-field', entity: home.name, field: field.reference === home.name ? { ...field, type: 'text', reference: undefined } as unknown as Field : field, isShown: field.type === 'image' })); // prettier-ignore
