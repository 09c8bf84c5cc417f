import type { AppPlan, Entity, Page } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, entitiesIn, fieldsIn, pagesIn } from './mentions.ts';

const negated = /(?<!\p{L})(?:instead of|rather than|not|no|statt|anstatt|anstelle|kein\p{L}*|nicht)\s+(?:of |a |an |the |als |einer |eines |der |dem |die |das )?(\p{L}+)/giu; // prettier-ignore
const gone = /(?<!\p{L})(?:(?:interessiert|braucht|will)(?!\p{L}) (?:\p{L}+ )*(?:niemand\p{L}*|keine[nrs]?|keiner)|nobody (?:cares|needs|wants|reads)|no one (?:cares|needs|wants|reads)|clutters?|(?:take|get|throw|leave|put|go|goes|come)(?!\p{L}).*(?<!\p{L})(?:away|off|out)|gone|remove|delete|hide|drop|get rid|don['’]?t need|no longer need|not needed|weg|raus|heraus|entfern\p{L}*|lösch\p{L}*|verschwinden|verstecken|ausblenden|brauch\p{L}* (?:\p{L}+ )*nicht|überflüssig|nicht (?:\p{L}+ )*(?:zeigen|anzeigen|sehen|auftauchen)|(?:do not|don['’]?t|dont|not) (?:show|display|list))(?!\p{L})/iu; // prettier-ignore
const ofMenu = /(?<!\p{L})(?:menu|menü|navigation|nav ?bar|page|pages|tab|seite|seiten|reiter|ansicht|view)(?!\p{L})/iu;
const ofList = /(?<!\p{L})(?:in|from|of|out of|off|aus|on) (?:the |der |die )?(?:list|table|overview|liste|tabelle|übersicht)(?!\p{L})|nicht (?:\p{L}+ )*(?:an)?zeigen|in der liste/iu; // prettier-ignore

/** Cards, a table, a calendar or a board, however the sentence is built; what it turns down does not count. */
export function viewGist(text: string, plan: AppPlan): Change[] | string | null {
  if (gone.test(text)) return null;
  const wanted = text.replace(negated, ' ');
  const entity = aboutIn(wanted, plan);
  if (
    /(?<!\p{L})(?:(?:as|in|into|like|with|prefer|want|als|wie|in|mit|lieber|auf) (?:big |large |nice |little |große |schöne )?(?:cards|tiles|karten|kacheln|kärtchen)|gallery|galerie|(?:big(?:ger)?|large(?:r)?|große|größere) (?:pictures?|photos?|images?|bilder|fotos))(?!\p{L})/iu.test(
      wanted,
    )
  )
    // prettier-ignore
    return [{ kind: 'list-layout', entity: entity.name, layout: 'gallery' }];
  if (
    /(?<!\p{L})(?:as|like|in|als|wie|eine?|a|simple|einfache?)\s+(?:an? |eine? |in |einfache )*(?:table|tabelle|excel|spreadsheet|rows|zeilen)(?!\p{L})/iu.test(
      wanted,
    )
  )
    // prettier-ignore
    return [{ kind: 'list-layout', entity: entity.name, layout: 'table' }];
  if (/(?<!\p{L})(?:calendar|kalender|\p{L}*kalender|monatsansicht|month view)(?!\p{L})/iu.test(wanted)) {
    const dated = [entity, ...plan.entities].find((one) => rolesOf(one).moment);
    return dated ? [{ kind: 'add-calendar', entity: dated.name }] : `A calendar needs a date. Say “add a date field to ${inWords(entity)}” first.`; // prettier-ignore
  }
  if (
    /(?<!\p{L})(?:board|kanban|tafel|pinnwand|drag (?:and|&) drop|spalten (?:zum )?(?:ziehen|schieben))(?!\p{L})/iu.test(
      wanted,
    )
  ) {
    const chosen = [entity, ...plan.entities].find(({ fields }) => fields.some(({ type }) => type === 'select'));
    return chosen ? [{ kind: 'add-board', entity: chosen.name, by: undefined }] : 'A board needs a field with choices. Say “add a status field with new, in progress and done” first.'; // prettier-ignore
  }
  return firstPage(text, plan);
}

const inFront = /(?<!\p{L})(?:(?:nach |ganz |weiter )*(?:vorne?|oben)|zuerst|als erste[srn]?|an den anfang|first|to the (?:front|top)|in front)(?!\p{L})/iu; // prettier-ignore
const opens = /(?<!\p{L})(?:start ?page|home ?page|first page|front page|startseite|erste[nr]? seite|when (?:i|we|you) open(?! (?:an?|one|any) )|wenn (?:ich|man) (?:\p{L}+ )*öffne\p{L}*|opens? with|beginnt mit|beim öffnen)(?!\p{L})/iu; // prettier-ignore

/** How many there are, on the first page, is no other first page. */
const ofNumbers = /(?<!\p{L})(?:how many|how much|numbers?|count|total|wie ?viele?|anzahl|summe|zahl)(?!\p{L})/iu;

/** "the next meeting on the start page": the overview that lists what comes next, opened first. */
function firstPage(text: string, plan: AppPlan): Change[] | null {
  if (ofNumbers.test(text)) return null;
  if (ofMenu.test(text) && inFront.test(text)) {
    const [front] = pagesIn(text, plan);
    if (front) return [{ kind: 'main-page', page: front.page.name }];
  }
  if (!opens.test(text)) return null;
  const [list] = entitiesIn(text, plan);
  if (list && /(?<!\p{L})(?:next|upcoming|coming|nächste[nrs]?|kommende[nrs]?|anstehende[nrs]?)(?!\p{L})/iu.test(text))
    return rolesOf(list.entity).moment ? [{ kind: 'next-first', entity: list.entity.name }] : null;
  const [page] = pagesIn(text.replace(/(?<!\p{L})(?:start|home) ?(?:page|seite)(?!\p{L})/iu, ' '), plan);
  return page ? [{ kind: 'main-page', page: page.page.name }] : null;
}

/** What is to go: a page, a column of the list, a field, charts. */
export function goneGist(text: string, plan: AppPlan): Change[] | string | null {
  if (!gone.test(text)) return null;
  if (/(?<!\p{L})(?:charts?|graphs?|diagrams?|diagramme?|grafik(?:en)?|schaubild(?:er)?|kurve)(?!\p{L})/iu.test(text)) {
    return plan.pages.some(({ archetype }) => archetype === 'dashboard')
      ? [{ kind: 'remove-charts' }]
      : 'This app has no chart. I changed nothing.';
  }
  const isOfMenu = ofMenu.test(text);
  const pages = pagesIn(text, plan);
  const lists = entitiesIn(text, plan);
  const fields = fieldsIn(text, plan, { least: 2 });
  if (isOfMenu && pages[0]) return removePage(pages[0].page, plan);
  const [field] = fields;
  if (field && ofList.test(text)) return [{ kind: 'hide-field', entity: field.entity.name, field: field.field.name }];
  if (field && lists.every(({ entity }) => entity === field.entity)) return titleOrGone(field, plan);
  if (pages[0] && !lists[0]) return removePage(pages[0].page, plan);
  // a whole list goes only when that is asked for, and not when something happens
  const isOfList = !/(?<!\p{L})(?:when|once|if|after|any ?more to see|wenn|sobald|falls|nachdem|sehen|see|anzeigen|zeigen|ausblenden|verstecken|hide|show)(?!\p{L})/iu.test(text); // prettier-ignore
  return lists[0] && isOfList && plan.entities.length > 1 && !field ? [{ kind: 'remove-entity', entity: lists[0].entity.name }] : null; // prettier-ignore
}

const titleOrGone = (
  { entity, field }: { entity: Entity; field: Entity['fields'][number] },
  _plan: AppPlan,
): Change[] | string =>
  // prettier-ignore
  rolesOf(entity).title === field
    ? `${field.label} is what ${inWords(entity)} are called in every list, so it has to stay. You can rename it.`
    : [{ kind: 'remove-field', entity: entity.name, field: field.name }];

const removePage = (page: Page, plan: AppPlan): Change[] | string =>
  plan.pages.filter(({ archetype }) => archetype !== 'detail').length === 1
    ? `${page.label} is the only page of this app, so it has to stay.`
    : [{ kind: 'remove-page', page: page.name }];
