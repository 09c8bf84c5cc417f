import { canGroup } from '../../generate/group-rows.ts';
import { detailPageOf, listPageOf, type AppPlan, type Entity, type ListLayout } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { dayMeant } from './meant/day-meant.ts';
import { fieldsMeant } from './meant/fields-meant.ts';
import { listMeant, listsMeant } from './meant/list-meant.ts';
import { isAbout } from './other-wish.ts';
import type { Outright } from './outright.ts';
import { anyWord } from '../any-word.ts';

const layouts: readonly (readonly [said: RegExp, layout: ListLayout])[] = [
  [anyWord('(?:as|in|into|like|with) (?:an? )?(?:big |large |great |nice |little )*(?:tiles?|cards)|(?:big|large|great) (?:tiles?|cards)|picture cards?|kacheln?|(?:als|in|große\\p{L}*) (?:große\\p{L}* )?(?:karten|kärtchen|galerie)|tiles?|cards'), 'gallery'],
  [anyWord('(?:plain|simple|ordinary|normal|proper) (?:tables?|rows|list)|(?:as|into) (?:an? )?(?:table|rows)|(?:thin|these|boring) rows|(?:with )?rows and columns|(?:schlichte|einfache|normale)\\p{L}* tabelle|als tabelle|tabellenform|zeilen und spalten'), 'table'],
]; // prettier-ignore
const disliked = /(?<!\p{L})(?:no good|not|no|n['’]t|instead of|rather than|hate|dislike|away|rid of|too (?:thin|cramped|busy)|statt|anstatt|nicht|kein\p{L}*|weg|mag ich nicht|hässlich|unübersichtlich\p{L}*)(?!\p{L})/iu; // prettier-ignore
const longest = 140;
const ofShown = anyWord(
  String.raw`show\p{L}*|see|display\p{L}*|every|each|as|want|like|prefer|rather|instead|just|in|zeig\p{L}*|seh\p{L}*|genügt|reicht|als|lieber|jede\p{L}*|alle\p{L}*|bitte|schlicht\p{L}*|möcht\p{L}*`,
);
const notLayout = anyWord(
  'menu|form|login|field|map|calendar|landkarte|kalender|export\\p{L}*|import\\p{L}*|excel|csv|spreadsheet|column|spalte|hide|hidden|blende|group\\p{L}*|first|top|backlog|corners?|ecken|mark\\p{L}*|overdue|thank-you|\\d+ cards|rausziehen|restaurant|print\\p{L}*|remove|lösch\\p{L}*|speisekarte|visitenkarten?|postkarten?|business cards?|gift cards?|pay|bezahl\\p{L}*',
);

/** How rows of a list look: "these thin rows are no good, every frock as a big tile". */
export function layoutWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || notLayout.test(text) || !ofShown.test(text) || isAbout(text, 'fields', 'access', 'counts')) return null; // prettier-ignore
  const clauses = text.split(/[,;.!]\s*|\s(?:but|sondern|aber|instead of|rather than|statt)\s/iu);
  const wanted = layouts.find(([said]) => clauses.some((clause) => said.test(clause) && !disliked.test(clause)))?.[1];
  const unwanted = layouts.find(([said]) => clauses.some((clause) => said.test(clause) && disliked.test(clause)))?.[1];
  const layout = wanted && wanted !== unwanted ? wanted : null;
  const list = layout && listMeant(text, plan);
  return list && listPageOf(plan, list.name) ? [{ kind: 'list-layout', entity: list.name, layout }] : null;
}

const inList = anyWord(
  String.raw`(?:list|table|overview|rows?|columns?)(?: of \p{L}+)?|liste|\p{L}+liste|tabelle|übersicht|\p{L}+übersicht|zeilen?|spalten?`,
);
const enough = anyWord(
  String.raw`only (?:need|want|show|the)|just (?:need|want|show|the)|need only|all i need|nothing (?:but|more than)|is enough|are enough|enough (?:for me )?(?:to|if)|will do|brauche? ich (?:bloß|nur|lediglich)|nur(?: noch)?|bloß|reicht|reichen|genügt|genügen|lediglich|sonst nichts`,
);
const notColumns = anyWord(
  'who|whose|page|those|unpaid|open ones|members?|admins?|may|soll\\p{L}* .* sehen|die mit|welche|wer|seite|overdue|remove|delete|lösch\\p{L}*|form|formular|filter\\p{L}*|sort\\p{L}*',
);

/** Which fields the rows of a list show and no others: "in the list I only need what it is called and where it stands". */
export function columnsWish(text: string, plan: AppPlan): Outright {
  if (!inList.test(text) || !enough.test(text) || notColumns.test(text)) return null;
  const list = listMeant(text, plan) ?? listInCompound(text, plan);
  if (!list || !detailPageOf(plan, list.name)) return null;
  const title = rolesOf(list).title;
  const wanted = fieldsMeant(text, list, plan);
  const shown = wanted.filter((field) => field !== title);
  if (wanted.length === 0 || (shown.length === 0 && !wanted.includes(title))) return null;
  const hidden = list.columns.filter((name) => !shown.some((field) => field.name === name));
  const added = shown.filter(({ name }) => !list.columns.includes(name));
  return [
    ...added.map(({ name }): Change => ({ kind: 'show-field', entity: list.name, field: name })),
    ...hidden.map((field): Change => ({ kind: 'hide-field', entity: list.name, field })),
  ];
}

/** "Pferdeübersicht", "Kundenliste" */
function listInCompound(text: string, plan: AppPlan): Entity | undefined {
  const bare = text.replace(/(\p{L}{3,}?)(?:e?n|e)?(?:übersicht|liste|tabelle)(?!\p{L})/giu, '$1');
  return bare === text ? undefined : listMeant(bare, plan);
}

const narrow = anyWord(
  String.raw`filter\p{L}*|narrow\p{L}*(?: \p{L}+){0,3}? down|narrow|restrict|eingrenz\p{L}*|filtern|einschränk\p{L}*|vorauswähl\p{L}*|aussieb\p{L}*`,
);
const notFilter = anyWord('only|just|nur|page|seite|remove|without|weg|ohne');

/** By what a list can be narrowed down: "by size and by where they hang". */
export function narrowedWish(text: string, plan: AppPlan): Outright {
  if (!narrow.test(text) || notFilter.test(text) || !/(?<!\p{L})(?:by|nach|to|on|auf|für|for)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const by = text.slice(text.search(/(?<!\p{L})(?:by|nach)(?!\p{L})/iu));
  const list = listMeant(text, plan);
  const page = list && listPageOf(plan, list.name);
  if (!list || !page) return null;
  const fields = fieldsMeant(by, list, plan).filter(
    (field) => (canGroup(field) && !field.type.startsWith('date')) || field.type === 'number',
  );
  const fresh = fields.filter(({ name }) => !page.filters.includes(name));
  if (fields.length < 2 || fresh.length === 0) return null;
  return fresh.map(({ name }) => ({ kind: 'add-filter', entity: list.name, field: name }));
}

const onSheet = anyWord(
  String.raw`(?:month(?:ly)?|week(?:ly)?|wall) ?(?:sheet|view|calendar|planner|grid)|calendar(?: page| sheet| view)?|diary page|monats(?:blatt|ansicht|übersicht|kalender)|kalender(?:blatt|ansicht|seite)?|wandkalender`,
);
const asBoard = anyWord(
  String.raw`(?:three|four|five|several|some|\d) (?:columns|lanes|piles)|columns? (?:each|for each|side by side)|side by side|lanes|(?:one|a) (?:stack|pile|column) for|next to each other|(?:drei|vier|fünf|mehrere|\d) spalten|spalten nebeneinander|nebeneinander|von links nach rechts`,
);
const notSheet = anyWord(
  String.raw`google|outlook|sync\p{L}*|error|fehlermeldung|hingekommen|gone|verschwunden|export\p{L}*|ical|handy|phone|abgleich\p{L}*|gleicht|remove|delete|drop|rename|call|no|not|don['’]t|without|kein\p{L}*|ohne|weg|entfern\p{L}*|lösch\p{L}*|nicht|umbenenn\p{L}*|first|last|zuerst|start\p{L}*|can['’]t (?!tell|see)|field|feld`,
);

/** A calendar or a board of the list that is meant, in whatever word: "my appointments on a month sheet". */
export function sheetWish(text: string, plan: AppPlan): Outright {
  const calm = text.replace(/can['’]?t tell|can(?:no|['’])t see/giu, ' ');
  if (text.length > longest || notSheet.test(calm) || isAbout(text, 'access', 'fields')) return null;
  const meant = listsMeant(text, plan).map(({ entity }) => entity);
  if (onSheet.test(text)) {
    const day = (entity: Entity) => dayMeant(text, entity, plan, null);
    // the days on which the books are due are those of the loans
    const dated = meant.find((entity) => rolesOf(entity).moment !== undefined) ?? plan.entities.find((entity) => day(entity)?.isSure && entity.fields.some(({ reference }) => meant.some(({ name }) => name === reference))); // prettier-ignore
    const said = dated && day(dated);
    const on = said?.isSure && said.field !== rolesOf(dated!).moment ? { on: said.field.name } : {};
    return dated ? [{ kind: 'add-calendar', entity: dated.name, ...on }] : null;
  }
  if (!asBoard.test(text)) return null;
  const stepped = (entity: Entity) => rolesOf(entity).state ?? entity.fields.find(({ options }) => options);
  const list = meant.find((entity) => stepped(entity) !== undefined);
  const by = list && (fieldsMeant(text, list, plan).find(({ options }) => options) ?? stepped(list));
  return list && by ? [{ kind: 'add-board', entity: list.name, by: by.name }] : null;
}
