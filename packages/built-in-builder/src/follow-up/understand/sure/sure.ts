import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { entitiesIn, fieldsIn } from '../gist/mentions.ts';
import { coloursIn } from '../../../reading/colours.ts';
import { beginsWish } from './begins.ts';
import { boardWish } from './boards.ts';
import { calledWish } from './called.ts';
import { countedWish } from './counted.ts';
import { closedDaysWish } from './closed-days.ts';
import { doneRequest } from '../done-request.ts';
import { darkWish } from './dark.ts';
import { frontWish } from './front.ts';
import { groupWish } from './groups.ts';
import { limitWish } from './limits.ts';
import { menuWish } from './menu.ts';
import { ownSightWish } from './own-sight.ts';
import { pastWish } from './past.ts';
import { standOutWish } from './stand-out.ts';
import { uniqueWish } from './unique.ts';
import { eitherWish, markAsWish } from './ticks.ts';
import { unitWish } from './units.ts';
import { noteWish } from './notes.ts';
import { onlyPageWish } from './only-pages.ts';
import { textPageWish } from './text-pages.ts';
import { whetherWish } from './whether.ts';
import { whoseWish } from './whose.ts';
import { workedWish } from './worked.ts';

export type Answer = Change[] | string | { changes: Change[]; left: string[] } | null;
type Reader = (text: string, plan: AppPlan) => Answer;

const calendar = /(?<!\p{L})(?:calendar|kalender|kalenderansicht|monatsansicht)(?!\p{L})/iu;
const gone = /(?<!\p{L})(?:remove|delete|hide|no|not|instead of|without|weg|raus|kein\p{L}*|nicht|statt|entfern\p{L}*|lösch\p{L}*|google|outlook|sync\p{L}*|export\p{L}*|rename|heiß\p{L}*|call|first|field|feld)(?!\p{L})/iu; // prettier-ignore

/** Of which list a calendar is, where one is named. */
function calendarWish(text: string, plan: AppPlan): Answer {
  const [list] = entitiesIn(text, plan);
  if (!calendar.test(text) || gone.test(text) || !list) return null;
  if (rolesOf(list.entity).moment) return [{ kind: 'add-calendar', entity: list.entity.name }];
  return `A calendar needs a date. Say “add a date field to ${inWords(list.entity)}” first.`;
}

const ofWhole = /(?<!\p{L})(?:app|everything|all|whole|background|buttons?|page|pages|header|menu|cards?|text|site|alles|hintergrund|knöpfe|schaltflächen|seite|farben?|colou?rs|theme|design|look|when|if|it|wenn|falls|dropdown|one of|sobald|below|under|overdue|past|late|option|choice|field called|add|feld|neu\p{L}*|überfällig\p{L}*|only|nur)(?!\p{L})/iu; // prettier-ignore
const inColour = /(?<!\p{L})(?:in|be|make|show|write|colou?r(?:ed)?|paint|print|soll\p{L}*|mach\p{L}*|zeig\p{L}*|schreib\p{L}*|färbe?|should|must|has to)(?!\p{L})/iu; // prettier-ignore

const colours = /(?<!\p{L})(?:rot|grün|blau|gelb|red|green|blue|yellow|orange|lila|purple|pink)(?!\p{L})/iu;

/** "the brand in red" is about one field, and colours nothing else. */
function colouredField(text: string, plan: AppPlan): Answer {
  if (ofWhole.test(text) || !inColour.test(text)) return null;
  const { background, component } = coloursIn(text);
  const isColour = background !== null || component !== null || colours.test(text);
  const field = fieldsIn(text, plan, { least: 4 }).find((one) => !/colou?r|farbe/i.test(one.field.label));
  return isColour && field ? `The colour of a single field such as ${field.field.label} I cannot set; states have their colours, and numbers can be marked when they are low. I changed nothing.` : null; // prettier-ignore
}

/** What each knows to the letter, so that nothing that is read word by word comes before it. */
const readers: readonly Reader[] = [ownSightWish, calledWish, noteWish, whoseWish, workedWish, onlyPageWish, textPageWish, groupWish, countedWish, uniqueWish, closedDaysWish, boardWish, markAsWish, eitherWish, darkWish, doneRequest, limitWish, unitWish, pastWish, standOutWish, frontWish, beginsWish, menuWish, whetherWish, calendarWish, colouredField]; // prettier-ignore

export function sureWish(text: string, plan: AppPlan): Answer {
  if (plan.entities.length === 0) return null;
  for (const read of readers) {
    const found = read(text, plan);
    if (found !== null && !(Array.isArray(found) && found.length === 0)) return found;
  }
  return null;
}
