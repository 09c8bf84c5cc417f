import type { AppPlan } from '../../plan/plan.ts';
import type { Change, Understood } from '../change.ts';
import { figureWish, plainFigureWish } from '../figures/figure-wish.ts';
import { accessWish } from './access/access.ts';
import { plainRightsWish } from './access/plain/plain.ts';
import { boundWish } from './bounds.ts';
import { choiceWish, sortedIntoWish } from './choices.ts';
import { alternativesWish } from './details/alternatives.ts';
import { knownWish } from './details/details.ts';
import { headedWish } from './details/headed.ts';
import { furtherValuesWish } from './details/more-values.ts';
import { joinWish } from './details/joins.ts';
import { dutyWish } from './duties.ts';
import { dutiesToldWish } from './duties-told.ts';
import { fieldWish } from './fields/fields.ts';
import { measureWish, questionWish, tickWish } from './free-fields.ts';
import { goneWish } from './gone.ts';
import { namedChoiceWish } from './details/named-choice.ts';
import { frontPageWish } from './front.ts';
import { colourPairWish, currencySignWish, looksWish } from './looks.ts';
import { inOrderWish } from './in-order.ts';
import { ofEachWish } from './lists-of-each.ts';
import { looseChoiceWish } from './loose-choices.ts';
import { looseDutyWish } from './loose-duties.ts';
import { looseOfEachWish, whoHasWhichWish } from './loose-lists.ts';
import { mapWish } from './maps.ts';
import { dayWish, rangeWish } from './named-fields.ts';
import { attendanceWish, bookingWish, keptListWish } from './new-lists.ts';
import { renameWish } from './renames.ts';
import { rightsWish } from './rights.ts';
import { plainlyMarkedWish } from './marked-some.ts';
import { markedWish, topAndMarkedWish } from './stand-out.ts';
import { shadesWish } from './shades.ts';
import { productWish, sumWish } from './sums.ts';
import { todayWish } from './starts.ts';
import { toldListWish } from './told-list/told-list.ts';
import { valuesWish } from './values/values.ts';
import { plainViewReaders, viewReaders } from './view-readers.ts';
import { goneAndNeededWish } from './views/duty-told.ts';
import { someOnPageWish } from './views/some-on-page.ts';
import { leftOfBoard } from './views/boards.ts';
import { asideWish } from './views/set-aside.ts';
import { tuckedAwayWish } from './views/tucked-away.ts';
import { seenReaders } from './views/views.ts';
import { ruleWish } from '../rules/rule-wish.ts';
import { toldRuleWish } from '../rules/told/told.ts';

/** Changes, a sentence that says why there are none, or null where a message says something else. */
export type Outright = Change[] | string | null;
export type Reader = (text: string, plan: AppPlan) => Outright;

const readers: readonly Reader[] = [valuesWish, dutiesToldWish, tuckedAwayWish, namedChoiceWish, goneAndNeededWish, toldListWish, someOnPageWish, plainlyMarkedWish, asideWish, plainFigureWish, toldRuleWish, ...seenReaders, ...plainViewReaders, accessWish, rightsWish, looseDutyWish, inOrderWish, keptListWish, ofEachWish, whoHasWhichWish, looseOfEachWish, joinWish, headedWish, looseChoiceWish, furtherValuesWish, alternativesWish, knownWish, ruleWish, figureWish, measureWish, questionWish, tickWish, renameWish, sortedIntoWish, attendanceWish, bookingWish, currencySignWish, frontPageWish, topAndMarkedWish, markedWish, looksWish, shadesWish, colourPairWish, mapWish, dutyWish, choiceWish, boundWish, rangeWish, dayWish, productWish, sumWish, goneWish, todayWish, ...viewReaders]; // prettier-ignore

/** No message that is longer says one thing outright, in characters. */
const longest = 300;
/** "And", "please", "could you": what stands before a wish and says nothing of it. */
const opening = /^(?:(?:and|also|then|please|pls|ok(?:ay)?|so|could you|can you|would you|und|auch|dann|außerdem|bitte|kannst du|könntest du)[\s,]+){1,4}/iu; // prettier-ignore

/** What a message says outright, and the name of the reader that knew it. */
export type OutrightReading = { understood: Understood; by: string };

/**
 * What a message says in so many words that nothing has to be weighed: which way a limit goes, what a new field is
 * called, what is to go. Of several sentences each has to be read so.
 */
export function outrightReading(message: string, plan: AppPlan): OutrightReading | null {
  if (plan.entities.length === 0 || message.length > longest) return null;
  const text = message.trim();
  const rights = plainRightsWish(text, plan);
  if (rights !== null && rights.length > 0) return { understood: understoodAs(rights, text), by: plainRightsWish.name };
  const known = foundIn(text, plan);
  const field = known ? null : fieldWish(text, plan);
  const whole = known ?? (field === null ? null : { said: field, by: fieldWish.name });
  const sentences = text.split(/(?<=[.!?;])\s+/).filter((one) => /\p{L}/u.test(one));
  if (whole) return { understood: understoodAs(alsoSaid(whole.said, sentences, plan), text), by: whole.by };
  const understood = eachSaid(sentences, plan);
  return understood && { understood, by: 'sentences' };
}

function eachSaid(sentences: readonly string[], plan: AppPlan): Understood | null {
  if (sentences.length < 2) return null;
  const all = sentences.map((sentence) => readOne(sentence, plan));
  if (all.includes(null) || !all.some((one) => Array.isArray(one))) return null;
  const left = all.filter((one) => typeof one === 'string').map((one) => one.replace(/,? so I changed nothing(?=[.;])| I changed nothing\.$/, '')); // prettier-ignore
  return { kind: 'changes', changes: all.filter((one) => typeof one !== 'string').flatMap((one) => one ?? []), ...(left.length > 0 && { left }) }; // prettier-ignore
}

/** What a whole message says with what its sentences say beside it, where each of them says something and one of them the same. */
function alsoSaid(whole: Change[] | string, sentences: readonly string[], plan: AppPlan): Change[] | string {
  if (typeof whole === 'string' || sentences.length < 2) return whole;
  const each = sentences.map((sentence) => readOne(sentence, plan));
  if (!each.every((one) => Array.isArray(one))) return whole;
  const all = each.flat();
  const isIn = (change: Change) => all.some((one) => JSON.stringify(one) === JSON.stringify(change));
  return whole.every(isIn) ? all.filter((one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at) : whole; // prettier-ignore
}

/** "Kann ich irgendwo nur die Aufträge sehen, bei denen …?", "can I see just the jobs that …?": a wish in the form of a question. */
const asWish = (text: string): string =>
  text
    .replace(/(?<=\b(?:to|on|for|in) the \p{L}+) (?:stuff|things|entries|bits)(?!\p{L})/giu, '')
    .replace(/^(?:kann|könnte|können|könnten|gibts|gibt es) (?:ich|man|wir|jemand) (?:irgendwo |irgendwie |mal |auch |bitte )*nur ([^,?]+?) (?:sehen|anzeigen|angezeigt bekommen)(?=[,?]|$)/iu, 'Zeig nur $1') // prettier-ignore
    .replace(/^(?:is there (?:a )?(?:way|place) (?:to|where i can)|can|could|may) (?:i|we|you|one)?\s*(?:somewhere |somehow |please |also )*(?:see|look at|show(?: me| us)?) (?:somewhere )?(?:just|only) /iu, 'show only '); // prettier-ignore

const readOne = (said: string, plan: AppPlan): Outright => foundIn(said, plan)?.said ?? null;

function foundIn(said: string, plan: AppPlan): { said: Change[] | string; by: string } | null {
  const sentence = asWish(said);
  const text = sentence.replace(opening, '').replace(/[\s.!]+$/, '').replace(/,?\s+(?:please|pls|bitte|thanks|danke)$/iu, ''); // prettier-ignore
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && found.length > 0) return { said: found, by: read.name };
  }
  return null;
}

function understoodAs(found: Change[] | string, text: string): Understood {
  if (typeof found === 'string') return { kind: 'problem', sentence: found };
  const left = leftOfBoard(text, found);
  return { kind: 'changes', changes: found, ...(left.length > 0 && { left }) };
}
