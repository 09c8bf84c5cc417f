import { sameOnly } from '../../../plan/only.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { someMeant } from '../meant/some-meant.ts';
import { spanIn } from '../meant/spans.ts';
import { isAbout } from '../other-wish.ts';
import type { Outright } from '../outright.ts';
import { pageSaid } from '../some-pages.ts';
import { hidesDone } from './complement.ts';
import { coreOf } from './core.ts';
import { isNoView, isRight } from './other.ts';

const only = /(?<!\p{L})(?:only|just|nothing but|nur|bloß|lediglich|ausschließlich)(?: noch)? (?:the|those|what|whoever|who|which|this|next|today|that|die|den|das|was|wer|welche|diese|heute|jene|noch)(?!\p{L})/iu; // prettier-ignore
const pointed = /^(?:and |und )?(?:the ones|those|anything|everything|whatever|whoever|alle?s?,? (?:was|die)|die(?:jenigen)?,? (?:die|bei denen|wo|wer)|alles,? was)(?!\p{L})/iu; // prettier-ignore
const asked = /^(?:and |und |ok(?:ay)?,? )?(?:which|who|whose|what(?:['’]?s|['’]?re)?|welche[rnms]?|wer|was|wem|bei wem|wessen)(?!\p{L})/iu; // prettier-ignore
const shown = /(?<!\p{L})(?:show|see|look at|pull up|to know|keep an eye on|zeig\p{L}*|sehen|sehn|wissen|im blick|anzeigen)(?!\p{L})/iu; // prettier-ignore
const open = /(?<!\p{L})(?:not|n['’]t|no|nobody|no ?one|still|open|left|outstanding|overdue|late|missing|without|yet|nicht|nich|keiner?|niemand|noch|offen\p{L}*|fällig\p{L}*|überfällig\p{L}*|fehlt|fehlen|ohne)(?!\p{L})|n['’]t(?!\p{L})/iu; // prettier-ignore
/** What the sentence does besides showing: another wish. */
const otherDeed = /(?<!\p{L})(?:first|at the top|on top|sort\p{L}*|order(?:ed)? by|group\p{L}*|add|field|column|required|calendar|board|menu|button|delete|remove|take (?:it|them|that) out|instead|if|when(?:ever)?|once|as soon as|zuerst|oben|obenauf|sortier\p{L}*|gruppier\p{L}*|feld|spalten?|kalender\p{L}*|tafel|pinnwand|menü|knopf|lösch\p{L}*|entfern\p{L}*|statt|wenn|falls|sobald|open(?:s)? (?:it|the app|on|with)|aufmach\p{L}*|startseite|start page|home ?page|front|in the way|tick|häkchen|leaderboard|who wrote|wer .* hat)(?!\p{L})/iu; // prettier-ignore

/** A page of those that are spoken of: "only the ones nobody has collected yet", "what goes off in the next two weeks". */
export function thoseWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || isNoView(text) || isRight(text) || otherDeed.test(text) || isAbout(text, 'second')) return null; // prettier-ignore
  const isOnly = only.test(text) || (pointed.test(text) && (open.test(text) || spanIn(text) !== null));
  const isAsked = asked.test(text) && (spanIn(text) !== null || (open.test(text) && text.length < longestQuestion));
  if (!isOnly && !isAsked && !(shown.test(text) && spanIn(text) !== null)) return null;
  const some = someMeant(text, plan);
  if (!some) return null;
  const known = plan.pages.find((page) => page.archetype === 'list' && page.entity === some.entity.name && page.only !== undefined && sameOnly(page.only, some.only)); // prettier-ignore
  if (known) return `The app has the page ${known.label} already.`;
  return (isOnly ? hidesDone(some.entity, some.only, plan) : null) ?? pageSaid(said, some, plan);
}

const longest = 160;
const longestQuestion = 110;
