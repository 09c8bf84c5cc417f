import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { anyWord } from '../../any-word.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';
import { framed, verbFirst, type Framed } from './frames.ts';
import { withoutHints } from './hints.ts';
import { sureHome } from './home.ts';
import { detailNamed } from './detail-named.ts';
import { occasionHome } from './occasion-home.ts';
import { isQuestion, otherWish } from './pieces.ts';
import { toldChoice } from './told-choice.ts';

const longest = 170;
const mostClauses = 3;
/** More than one thing, or what follows from others, is no single detail. */
const isLonger = /(?<!\p{L})(?:and|und|sowie|still to|noch zu|are coming|kommen alle)(?!\p{L})/iu;
/** Several questions are read piece by piece. */
const several =
  /(?:,|(?<!\p{L})(?:and|und|or|oder)) (?:who|what|when|where|how|why|whether|wer|was|wann|wo|wie|warum|ob|welche\p{L}*)(?!\p{L})/iu;
/** "For each booking", "bei jeder Lieferung": where each record gets the detail. */
const places = String.raw`(?:for|on|with|to|of|in|per|at|about|bei|beim|für|zu|zum|zur|pro|je|von|an)`;
const each = String.raw`(?:each|every(?: single)?|all(?: the| our)?|the|our|an?|both|jede[mnrs]?(?: einzelnen?)?|allen?|de[nmr]|die|unsere[nmr]?|eine[mnr]?)`;
const placeBefore = new RegExp(`(?:^|[\\s,])(?:und |and )?${places}(?: ${each})?\\s+$`, 'iu');
const eachBefore = /(?<!\p{L})(?:each|every|all|per|pro|je|jede[mnrs]?|allen?|zum|zur|beim|bei den|bei der|bei unseren|to the|on the|with the)(?: \p{L}+)?\s+$/iu; // prettier-ignore
/** What gives the reason or tells more, and names no detail. */
const aside = /^(?:so (?:that|we|i|they|it)|because|otherwise|since|or else|then|in case|that way|the (?:tax|insur|council|boss|law)\p{L}*|nobody|we always|i always|they (?:always|keep)|it['’]?s|there (?:were|was|are|is)|that['’]?s|damit|weil|sonst|denn|dann|falls|für(?: den|s)? \p{L}+amt|das \p{L}+amt|keiner|niemand|wir \p{L}+ sonst|muss aber|wegen|not required|optional|if you can|thanks|danke|it (?:costs|comes)|der|die|das \p{L}+ (?:will|verlangt|fragt)|unser\p{L}* \p{L}+ (?:will|fragt|ruft|verlangt)\p{L}*)(?!\p{L})/iu; // prettier-ignore
const notDetail = anyWord(
  String.raw`list of|liste|twice|doppelt|must(?: not|n['’]t)|darf|dürfen|may|allowed|only|nur|chart|sum|total|how often|wie oft|automatic\p{L}*|automatisch|refuse|when someone|sobald|as soon as|until|not possible|before|bevor|see who|sehen wer|undo|back again|wieder`,
);

/**
 * One detail that a message wants with each record of a list, whatever it says of its type: "a yes or no on every flight
 * for whether something went wrong", "bei jedem auftrag noch wieviel meter stoff reingehen, mit kommastelle".
 */
export function toldDetailWish(message: string, plan: AppPlan, isSure = false): Outright {
  const said = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/u, '').trim(); // prettier-ignore
  if (said.length > longest) return null;
  const { rest, type } = withoutHints(said);
  const place = placeIn(rest, plan);
  if (otherWish.test(place.rest) || notDetail.test(place.rest)) return null;
  const isGerman = plan.language === 'de';
  const sentences = place.rest.split(/[.!?;]\s+/u).filter((one) => /\p{L}/u.test(one));
  const choice = isSure ? choiceIn(sentences, plan) : null;
  if (choice) return addedTo(choice, place.list, sentences.join(', '), said, plan);
  const all = sentences.flatMap((one) => one.split(/[,:]\s+|\s+[–-]+\s+/u)).filter((one) => /\p{L}/u.test(one) && !aside.test(one.trim())).map((one) => framed(one, isGerman)); // prettier-ignore
  const only = coreAmong(all, isSure);
  if (!only || !(isSure || all.some(({ isWanted }) => isWanted) || place.isOfEach)) return null;
  if (several.test(only.core)) return null;
  // a name alone says neither where nor what it is
  if (!isSure && (/^if /iu.test(said) || isQuestion(said) || isLonger.test(only.core) || !only.isWanted || (type === undefined && !asked.test(only.core) && !(place.isOfEach && isQuestion(only.core))) || namesMore(only.core, place.list, plan))) return null; // prettier-ignore
  if (verbFirst.test(only.core) && type !== 'boolean' && !said.includes('?')) return null;
  if (isSure && type === undefined && !place.isOfEach && !isQuestion(only.core) && (!only.isWanted || namesMore(only.core, place.list, plan))) return null; // prettier-ignore
  const names = isQuestion(only.core) || verbFirst.test(only.core) ? [only.core] : only.core.split(/,? (?:und|and) /iu);
  const made = names.map((name) => detailNamed(name, type ?? (opened.test(said) ? 'file' : undefined), { plan, list: place.list })); // prettier-ignore
  const changes = made.map((field) => field && addedTo(field, place.list, only.core, said, plan));
  return changes.every((one) => Array.isArray(one)) ? changes.flat() : null;
}

/** What is attached is a file, unless it is a picture. */
const opened = /(?<!\p{L})(?:anhängen|hochladen|attach(?:ed)?|upload(?:ed)?)(?!\p{L})(?!.*(?:foto|bild|photo|picture))(?<!(?:foto|bild|photo|picture).*)/iu; // prettier-ignore

function addedTo(field: Field, list: Entity | undefined, core: string, said: string, plan: AppPlan): Outright {
  const home = list ?? sureHome([field], core, said, plan) ?? occasionHome(said, plan);
  if (!home || field.reference === home.name || isThere(field, home)) return null;
  return [{ kind: 'add-field', entity: home.name, field: { ...field, isRequired: false }, isShown: field.type === 'image' }]; // prettier-ignore
}

/** The one clause that names the detail: the only one, else the only question among them. */
function coreAmong(all: readonly Framed[], isSure: boolean): Framed | undefined {
  const told = all.filter(({ core }) => /\p{L}/u.test(core));
  if (told.length < 2) return told[0];
  if (!isSure || told.length > mostClauses) return undefined;
  const questions = told.filter(({ core }) => isQuestion(core) || verbFirst.test(core));
  return questions.length === 1 && told.every((one) => one === questions[0] || !one.isWanted)
    ? questions[0]
    : undefined;
}
function choiceIn(sentences: readonly string[], plan: AppPlan): Field | null {
  const isGerman = plan.language === 'de';
  for (const sentence of sentences) {
    if (!/(?<!\p{L})(?:or|oder)(?!\p{L})/iu.test(sentence)) continue;
    const field = toldChoice(framed(sentence, isGerman).core.replace(/^(?:whether|if|ob) /iu, ''), plan);
    if (field) return field;
  }
  return null;
}

const asked = /^(?:whether|if|how (?:many|much)|ob|wie ?viele?|wann) /iu;
/** What names another list, a detail that is there or a number is told of those. */
const namesMore = (core: string, list: Entity | undefined, plan: AppPlan): boolean =>
  /\d|(?<!\p{L})(?:one|two|three|four|zwei|drei|vier|fünf|acht|zehn)(?!\p{L})/iu.test(core) ||
  listsMeant(core, plan).some(({ entity, score }) => entity !== list && score >= 2) ||
  fieldsIn(core, plan, { least: 2.9 }).some(({ entity }) => entity === list || list === undefined);

const isThere = (field: Field, home: Entity): boolean =>
  home.fields.some(({ name, label }) => name === field.name || label.toLowerCase() === field.label.toLowerCase());

/** The list whose records get the detail, and the text without what says so. */
export function placeIn(text: string, plan: AppPlan): { rest: string; list?: Entity; isOfEach: boolean } {
  for (const { at, end, entity } of listsMeant(text, plan)) {
    const before = placeBefore.exec(text.slice(0, at));
    if (!before) continue;
    const isOfEach = eachBefore.test(text.slice(0, at));
    if (!isOfEach && at > 0 && !/^[\s,]*(?:$|,|noch|auch|bitte|please|too)/iu.test(text.slice(end)) && before.index > 0) continue; // prettier-ignore
    const rest = `${text.slice(0, before.index)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
    return { rest, list: entity, isOfEach };
  }
  return { rest: text, isOfEach: false };
}
