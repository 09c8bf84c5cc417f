import type { AppPlan } from '../../plan/plan.ts';
import type { Outright } from '../outright/outright.ts';
import { productWish } from '../outright/sums.ts';
import { workedWish } from '../understand/sure/worked.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import { numberAnswer } from './answers.ts';
import { dayFigure } from './days.ts';
import { lengthFigure } from './durations.ts';
import { expressionFigure } from './expressions.ts';
import { lastOfEach } from './lasts.ts';
import { asksForDrawing, drawnFigure } from './drawn.ts';
import { byWeekday, eachIn, groupFor, isPersonal, oursIn, type Each } from './groups.ts';
import { balanceOfEach, leftOfEach, perUnit, profitOfEach, sumOfEach } from './of-each.ts';
import { comparedFigure, profitFigure, shareFigure, totalFigure } from './overview.ts';
import { ratioFigure } from './ratios.ts';
import { measuredIn, onlyPersonal } from './measures.ts';
import { missingFor } from './missing.ts';
import { spelledOut } from './spelled-out.ts';
import { withoutAsides, withoutReason } from './asides.ts';
import { saysSpan, ticksIn } from './conditions.ts';
import { targetFigure } from './targets.ts';
import { thingsIn } from './things.ts';
import { worthOfEach } from './worths.ts';
import { standFigure } from './stands.ts';
import { isNumeric } from './values.ts';
import { compares, counts, expenses, incomes, leasts, listed, means, mosts, otherDeeds, owed, percents, profits, ranks, remains, splits, startPage, sums, wholes } from './words.ts'; // prettier-ignore

/** What an app does as it is, which is asked and not wished for. */
const ofTheApp = /^(?:does|do|is|are|did|will|kann man|darf man|ist|sind|wird|werden|zählt|gilt|muss)(?!\p{L}).*\?$/iu;

/**
 * Figures, charts and numbers that are worked out, by their structure: what is measured of which list, of which of its records,
 * for each of what, and where it is shown. What is reckoned from today comes first, then what takes one thing off another.
 */
export function figureWish(said: string, plan: AppPlan): Outright {
  if (lacks.test(said)) return null;
  const text = spelledOut(asRanking(withoutReason(said)), plan);
  const target = targetFigure(text, plan);
  if (target) return target;
  const read = said.length > longest ? null : readFigure(text, plan);
  // a story gets no answer about what is missing for a figure
  const isStory = typeof read === 'string' && /[.!?]\s+\p{L}/u.test(text) && !opensAsFigure.test(bare(text));
  return (isStory ? null : read) ?? firstOf(withoutAsides(text, plan), (core) => coreFigure(bare(core), plan));
}

/** "Whoever is on top gets the cake": an order by how much it is. */
const asRanking = (text: string): string =>
  text.replace(/[.?!,;]\s*(?:(?:and|und|,)\s+)?(?:who(?:ever)?(?:['’]?s| is) (?:on top|in front|leading|first)|wer (?:führt|(?:ganz )?(?:vorn|vorne|oben) (?:liegt|ist|steht)))(?!\p{L})[^.?!]*[.?!]*$/iu, ', ranking'); // prettier-ignore

/** What is missing is a field or a list. */
const lacks = /^(?:es |mir |uns |hier |da |dort )fehl(?:t|en)(?!\p{L})(?!.*(?:geld|summe|figure|zahl))/iu;

const strong = /^(?:who|wer)(?!\p{L}).{1,40}(?<!\p{L})(?:most|least|fewest|am meisten|am wenigsten)(?!\p{L})/iu;
/** What cannot mean anything else, before rules and orders are looked for: who did most, and what comes in on which day of the week. */
export function plainFigureWish(text: string, plan: AppPlan): Outright {
  if (!strong.test(text) && !(byWeekday.test(text) && measures(text))) return null;
  const found = figureWish(text, plan);
  return Array.isArray(found) ? found : null;
}

/** What is left of a message has to ask for a figure from its beginning; why there is none is not said of a part of it. */
function coreFigure(core: string, plan: AppPlan): Outright {
  if (!opensAsFigure.test(core) && !(eachIn(core, plan) && measures(core) && core.length < shortCore)) return null;
  const found = readFigure(core, plan);
  return typeof found === 'string' ? null : found;
}
const shortCore = 70;

/** Without what stands before a wish. */
const bare = (text: string): string => text.replace(/^(?:(?:and|also|then|please|pls|ok(?:ay)?|so|und|auch|dann|außerdem|bitte|i never know|i(?:['’]d| would) (?:like|love) to (?:see|know)|ich (?:will|möchte|würde gern|wüsste gern) (?:wissen|sehen)?),?\s+){1,4}/iu, ''); // prettier-ignore

function firstOf<T>(texts: readonly string[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

function readFigure(text: string, plan: AppPlan): Outright {
  const answer = numberAnswer(text, plan);
  if (answer !== null) return answer;
  const each = eachIn(text, plan);
  if ((mosts.test(text) || leasts.test(text) || ranks.test(text)) && atTop.test(text) && !each) return null;
  if (
    text.length > longest ||
    listed.test(text) ||
    otherDeeds.test(each ? withoutEach(text, each).replace(bestFirst, '') : text) ||
    (ofTheApp.test(text) && !asksForDrawing(text))
  )
    return null;
  return (
    (isMinus.test(text) ? null : (expressionFigure(text, plan) ?? workedSoFar(text, plan))) ??
    lengthFigure(text, plan) ??
    (each && 'span' in each ? null : (ratioFigure(text, plan) ?? lastOfEach(text, plan, each))) ??
    worthOfEach(text, plan, each) ??
    dayFigure(text, plan) ??
    balanceOfEach(text, plan) ??
    ofTwo(text, plan, each) ??
    standFigure(text, plan) ??
    (isMeasured(text, each, plan) && !asksWho.test(text) ? missingFor(text, plan) : null) ??
    (compares.test(text) && !asksForDrawing(text) ? comparedFigure(text, plan) : null) ??
    (asksForDrawing(text) ? drawnFigure(text, plan) : null) ??
    ofEach(text, plan, each) ??
    ofList(text, plan, each) ??
    ofNothing(text, plan, each)
  );
}

/** "In each group" groups nothing. */
const withoutEach = (text: string, each: Each): string => ('words' in each && each.words !== '' ? text.replace(each.words.split(' ')[0]!, ' ') : text); // prettier-ignore
const bestFirst = /,? (?:(?:die|der|das|the) )?(?:beste|größte|höchste|meiste|best|highest|largest|biggest|most)[nrs]? (?:zuerst|oben|first|on top)$/iu; // prettier-ignore

/** What is said to be reckoned from what, with or without a name for it. */
function workedSoFar(text: string, plan: AppPlan): Outright {
  const known = productWish(text, plan) ?? workedWish(text, plan);
  return Array.isArray(known) ? known : null;
}

const atTop = /(?<!\p{L})(?:first|last|oben|vorne?|top|unten)(?:,? (?:please|pls|obviously|bitte|thanks|danke))?\s*[.!?]*$|(?<!\p{L})(?:first|oben|vorne?)(?:,| and| und)/iu; // prettier-ignore
/** What is longer tells a story, of which a figure is seldom the end; in characters. */
const longest = 180;

/** What is left of something, or what one thing comes to without another. */
function ofTwo(text: string, plan: AppPlan, each: Each | null): Outright {
  const isPercent = percents.test(text) && /(?<!\p{L})(?:full|voll|belegt|ausgelastet|auslastung|used|verbraucht|ausgeschöpft|sold|verkauft|gebucht|booked|planned|geplant\p{L}*|gone in|went in|over)(?!\p{L})/iu.test(text); // prettier-ignore
  if (isMinus.test(text)) return (each && 'words' in each ? profitOfEach(text, plan, each) : null) ?? profitFigure(text, plan); // prettier-ignore
  return (remains.test(text) || isPercent ? leftOfEach(text, plan, each) : null) ?? perUnit(text, plan); // prettier-ignore
}
const isMinus = /(?<!\p{L})(?:profits?|gewinne?|unterm strich|überschuss|(?:takings?|income|earnings?|revenue|einnahmen|einkünfte|umsatz) (?:minus|less|without|weniger|abzüglich|-) )/iu; // prettier-ignore

/** Beside each record, or for each of what records have in common. */
function ofEach(text: string, plan: AppPlan, each: Each | null): Outright {
  const isNumberOf = each !== null && namesNumberOf(text, plan);
  if (!each || (!isNumberOf && (!measures(text) || !isMeasured(text, each, plan)))) return null;
  if ('span' in each) return drawnFigure(text, plan);
  // which is the longest of all is told of one
  if (extreme.test(text) && (mosts.test(text) || leasts.test(text)) && !ranks.test(text)) return null;
  const done = isPersonal(each.words) ? measuredIn(text, plan) : null;
  const ours = done && oursIn(each.words, done.entity);
  if (ours && !ours.reference) return drawnFigure(text, plan);
  if (each.isRecords || each.entity || isPersonal(each.words)) {
    const found = sumOfEach(text, plan, { ...each, words: each.words });
    if (found) return found;
  }
  const measured = measuredIn(text, plan) ?? (isPersonal(each.words) ? onlyPersonal(text, plan) : null);
  const group = measured && groupFor(each.words, measured.entity, plan);
  return group ? drawnFigure(text, plan) : sumOfEach(text, plan, { ...each, words: each.words });
}

const extreme = /^(?:which|what|welche[rs]?|was|wer|who)(?!\p{L})/iu;

/** "Hours by task", "Minuten pro Kopf": a number that the app keeps stands right before what it is asked for each of. */
function namesNumberOf(text: string, plan: AppPlan): boolean {
  const by = /(?<!\p{L})(?:by|per|for each|pro|je|nach)(?!\p{L})/iu.exec(text);
  if (!by || by.index === 0 || text.length > shortCore) return false;
  const before = text.slice(0, by.index).trimEnd();
  return fieldsIn(before, plan, { least: 2.5 }).some(({ field, end }) => isNumeric(field) && !isMeanOf.test(field.name) && before.length - end < 2 && before.split(' ').length <= 4); // prettier-ignore
}
const isMeanOf = /price|preis|rate$|satz$|age$|alter/;

const measures = (text: string): boolean =>
  [sums, counts, means, percents, owed, incomes, expenses, splits, ranks, profits, mosts, leasts, leastOf].some((words) => words.test(text)); // prettier-ignore

/** What cannot be told from the app's fields is said, and no other number shown for it. */
function ofNothing(text: string, plan: AppPlan, each: Each | null): string | null {
  if (!isMeasured(text, each, plan) || !figures.test(text) || !opensAsFigure.test(text) || text.length > 90) return null; // prettier-ignore
  if (each && 'words' in each && each.words !== '' && !each.entity && !isPersonal(each.words)) return `I found no field and no list “${each.words}” by which I could tell numbers apart. I changed nothing.`; // prettier-ignore
  if (percents.test(text)) return 'A share in percent needs a tick or a choice that says which of them count: add one first. I changed nothing.'; // prettier-ignore
  return remains.test(text) ? 'What is left I work out from a number that a list has and what belongs to it: say which, for example “seats minus tickets”. I changed nothing.' : null; // prettier-ignore
}
const opensAsFigure = /^(?:(?:me|mir|mal|please|bitte|the|a|die|der|das|eine?n?|and|und|i want to know|can i see|show|zeig\p{L}*) )*(?:how|what|wie(?! w)|was|who|which|wer|welche\p{L}*|on average|im schnitt|durchschnittlich|anzahl|numbers?|sums?|totals?|averages?|summen?|durchschnitt\p{L}*|percent\p{L}*|prozent|anteil|(?:pie|bar|line) |\p{L}*diagramm|chart)(?!\p{Ll}{3})/iu; // prettier-ignore
const figures = /(?<!\p{L})(?:how (?:many|much)|number of|percent\p{L}*|average|sum|total|wie ?viele?|anzahl|prozent|durchschnitt\p{L}*|schnitt|summe|chart|\p{L}*diagramm|%)(?!\p{L})|%/iu; // prettier-ignore

const howMuch = /^(?:how much|wie ?viel)(?!\p{L})/iu;

/** Money is spoken of in many wishes: only with a span, a place or what it is for each of is it measured. */
const isMeasured = (said: string, each: Each | null, plan: AppPlan): boolean => {
  // a list of expenses is called so
  const text = entitiesIn(said, plan).reduceRight((now, { at, end }) => now.slice(0, at) + ' '.repeat(end - at) + now.slice(end), said); // prettier-ignore
  return [wholes, means, mosts, leasts].some((words) => words.test(text)) || asksForDrawing(text) || (owed.test(said) && howMuch.test(said)) ||
  (counts.test(said) && countsSomething(said, plan)) || (percents.test(text) && asksShare.test(text)) || (sums.test(text) && (each !== null || saysSpan(text) || startPage.test(text) || spoken.test(text))) ||
  (each !== null && [ranks, splits, profits, done, leastOf].some((words) => words.test(text))) ||
  ((owed.test(text) || incomes.test(text) || expenses.test(text)) && (each !== null || saysSpan(text) || startPage.test(text) || shows.test(text))); // prettier-ignore
};
const leastOf = /(?<!\p{L})(?:the least|the fewest|am wenigsten)(?!\p{L})/iu;
const done = /(?<!\p{L})(?:done|finished|completed?|erledigt\p{L}*|abgehakt\p{L}*|geschafft)(?!\p{L})/iu;
/** "In percent" says of a number how it is written; a share is asked for. */
const asksShare = /(?<!\p{L})(?:what|how|which|of (?:the|all|our|my)|share|done|finished|paid|full|wie|welche\p{L}*|anteil\p{L}*|prozent (?:der|aller|von)|voll|erledigt|bezahlt|überwiesen|each|jede\p{L}*|raum für|je|pro)(?!\p{L})/iu; // prettier-ignore
/** "How much have we spent": of all that there is. */
const spoken = /(?<!\p{L})(?:(?:have|did|do|has) (?:i|we|they|everyone|everybody|he|she)|(?:habe?n?|hat|nehmen|verdienen?) (?:ich|wir|man|jeder)|hab ich)(?!\p{L})/iu; // prettier-ignore

/** What is counted follows the word that counts: a list, a number of it, or what a tick says. */
function countsSomething(text: string, plan: AppPlan): boolean {
  const match = counts.exec(text);
  if (!match) return false;
  if (/often|oft|häufig|common/iu.test(match[0])) return true;
  const words = text
    .slice(match.index + match[0].length)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');
  return thingsIn(words, plan).length > 0 || plan.entities.some((entity) => ticksIn(words, entity).length > 0 || fieldsIn(words, { ...plan, entities: [entity] }, { least: 2.5 }).some(({ field }) => isNumeric(field))); // prettier-ignore
}

const shows =
  /(?<!\p{L})(?:show|see|put|display|what(?:['’]s| is)|zeig\p{L}*|steh\p{L}*|sehen|anzeigen|was)(?!\p{L})/iu;

const isByName =
  /(?<!\p{L})(?:(?:in|for|by|on) which|(?:in|für|bei|auf) welche[rmn]?|per|by|pro|je|for each|for every|jede[nrms]?|each|every)(?!\p{L})/iu;
const asksWho = /(?<!\p{L})(?:who|whose|wer|which|welche\p{L}*)(?!\p{L})/iu;

/** One number for a whole list. */
function ofList(text: string, plan: AppPlan, each: Each | null): Outright {
  const isApart = each && 'words' in each && each.words !== '' && !each.entity && !isPersonal(each.words);
  if (isApart && !percents.test(text) && isByName.test(text)) return null;
  // what was asked for each of a list is no number of all
  const own = each && 'words' in each && each.entity && !percents.test(text) ? measuredIn(text, plan) : null;
  if (own && each && 'words' in each && each.isRecords && (own.entity !== each.entity || !means.test(text)))
    return null;
  if (asksForDrawing(text)) return null;
  // who has not paid is a question for a list of them
  if (asksWho.test(text) && !sums.test(text) && !counts.test(text) && !percents.test(text) && !mosts.test(text) && !means.test(text)) return null; // prettier-ignore
  if (percents.test(text)) return asksShare.test(text) ? (shareFigure(text, plan) ?? drawnFigure(text, plan)) : null;
  if (counts.test(text) && !wholes.test(text) && !means.test(text) && !countsSomething(text, plan)) return null;
  if (mosts.test(text) || leasts.test(text) || means.test(text)) return totalFigure(text, plan);
  if (!isMeasured(text, null, plan)) return null;
  return totalFigure(text, plan);
}
