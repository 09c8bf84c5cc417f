import { rolesOf } from '../../../plan/roles.ts';
import { listPageOf, type AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn } from '../gist/mentions.ts';

const over = /(?<!\p{L})(?:past|over(?! \d)|gone by|expired|passed|happened|old|earlier|vorbei|vergangen\p{L}*|abgelaufen\p{L}*|vorüber|alte[nr]?|gewesen|war)(?!\p{L})/iu; // prettier-ignore
const away = /(?<!\p{L})(?:hide|disappear|vanish|not (?:be )?(?:\p{L}+ )?(?:shown?|see|listed|visible|appear)|no longer|n['’]t (?:want to |need to )?(?:see|show|appear)|go away|out of (?:the|my) (?:list|way|sight)|drop out|ausblenden|ausgeblendet|verschwinden|verschwindet|nicht (?:mehr )?(?:\p{L}+ )?(?:sehen|anzeigen|zeigen|angezeigt|auftauchen|sichtbar|in der liste|stehen)|weg)(?!\p{L})|n['’]t (?:want to |need to )?(?:see|show|appear)/iu; // prettier-ignore
const asWhen = /(?<!\p{L})(?:when|once|after|that (?:is|are|have|has)|which|whose|are|is|wenn|sobald|nachdem|die (?:schon )?|sind|ist|past|vergangene\p{L}*|abgelaufene\p{L}*|alte\p{L}*)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:page|seite|delete|lösch\p{L}*|remove|entfern\p{L}*|column|spalte|field|feld|chart|diagram\p{L}*|done|finished|erledigt\p{L}*|paid|bezahlt\p{L}*|archiv\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "once a course is over I don't want to see it any more": the list begins with today. */
export function pastWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!over.test(text) || !away.test(text) || !asWhen.test(text) || other.test(text)) return null;
  const entity = aboutIn(text, plan);
  if (!rolesOf(entity).moment) return `What is past I tell by a date: say “add a date field to ${inWords(entity)}” first. I changed nothing.`; // prettier-ignore
  return listPageOf(plan, entity.name) ? [{ kind: 'list-layout', entity: entity.name, layout: 'agenda' }] : null;
}
