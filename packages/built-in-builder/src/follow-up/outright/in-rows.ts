import { isDay, isNumber } from '../../plan/field-kinds.ts';
import { canGroup } from '../../generate/group-rows.ts';
import { listPageOf, type AppPlan, type Entity, type Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { rolesOf } from '../../plan/roles.ts';
import { dayMeant } from './meant/day-meant.ts';
import { fieldsMeant } from './meant/fields-meant.ts';
import { firstBy } from './meant/first-by.ts';
import { listMeant } from './meant/list-meant.ts';
import { conditionsMeant, isOver, someMeant } from './meant/some-meant.ts';
import { pageOf } from './some-pages.ts';
import { likeness, tokensIn } from '../understand/gist/mentions.ts';
import { isAbout } from './other-wish.ts';
import type { Outright } from './outright.ts';
import { anyWord } from '../any-word.ts';

const longest = 120;
type Measure = { said: RegExp; by: (fields: readonly Field[]) => Field | undefined; isDown: (field: Field) => boolean };
const birth = /year|jahr|birth|geburt|built|since|seit|joined/;
const named = (pattern: RegExp) => (fields: readonly Field[]) => fields.find((field) => (isNumber(field) || isDay(field)) && pattern.test(field.name)); // prettier-ignore
const oldest = (fields: readonly Field[]) =>
  named(birth)(fields) ?? named(/^(?:age|alter)$/)(fields) ?? fields.find(isDay);
const isAge = ({ name }: Field) => /^(?:age|alter)$/.test(name);
const costs = (fields: readonly Field[]) => fields.find(({ type }) => type === 'money');
const sizes = named(/size|length|height|weight|amount|quantity|count|number|distance|duration|groesse|laenge|hoehe|gewicht|menge|anzahl|dauer|entfernung|bestand|points|punkte|score|rating|bewertung|wertung|strength|staerke/); // prettier-ignore

const measures: readonly Measure[] = [
  { said: anyWord('oldest|longest standing|älteste[nrs]?'), by: oldest, isDown: isAge },
  { said: anyWord('youngest|jüngste[nrs]?'), by: oldest, isDown: (field) => !isAge(field) },
  { said: anyWord('newest|latest|most recent|freshest|most recently \\p{L}+|(?:who|whoever|what) \\p{L}+ last|frischeste[nrs]?|zuletzt \\p{L}+|neu(?:e)?ste[nrs]?|letzte[nrs]?'), by: (fields) => fields.find(isDay) ?? named(birth)(fields), isDown: () => true },
  { said: anyWord(String.raw`earliest|soonest|(?:whoever|whatever|what|who) (?:goes|comes|is)(?: due| on| up| out)? (?:next|first)|next (?:one|up)|most urgent|(?:what|whatever|who|whoever) (?:has to|must|needs to) be \p{L}+ (?:first|soonest|next)|frühe?ste[nrs]?|nächste[nrs]?|dringendste[nrs]?|(?:wer|was) als nächste[srn]? (?:kommt|dran ist|ansteht)`), by: (fields) => fields.find((field) => isDay(field) && /due|from|start|faellig|frist|von|beginn/.test(field.name)) ?? fields.find(isDay), isDown: () => false },
  { said: anyWord('priciest|dearest|most expensive|costliest|teuerste[nrs]?|kostspieligste[nrs]?'), by: costs, isDown: () => true },
  { said: anyWord('cheapest|least expensive|billigste[nrs]?|günstigste[nrs]?|preiswerteste[nrs]?'), by: costs, isDown: () => false },
  { said: anyWord('biggest|largest|longest|heaviest|highest|tallest|most|best|strongest|top scorers?|größte[nrs]?|längste[nrs]?|schwerste[nrs]?|höchste[nrs]?|meiste[nrs]?|beste[nrs]?|stärkste[nrs]?'), by: (fields) => sizes(fields) ?? costs(fields), isDown: () => true },
  { said: anyWord('smallest|shortest|lightest|lowest|least|fewest|kleinste[nrs]?|kürzeste[nrs]?|leichteste[nrs]?|niedrigste[nrs]?|wenigste[nrs]?'), by: (fields) => sizes(fields) ?? costs(fields), isDown: () => false },
]; // prettier-ignore
const top = anyWord(
  '(?:at|on|to) (?:the )?(?:very )?top(?: line)?|first|uppermost|(?:ganz )?(?:nach )?oben(?:auf|an)?|zuoberst|zuerst|obenan|als erste[srn]?|an erster stelle|ganz vorne?|vorneweg|top',
);
const alphabetical = anyWord(
  'alphabetical(?:ly)?|alphabetisch|(?:from )?a (?:to|bis) z|von a bis z|abc|nach dem alphabet|by (?:the )?alphabet',
);
const otherDeed = /(?<!\p{L})(?:menu|navigation|menü|column|field|form|remove|page|button|menüpunkt|feld|formular|spalten?|seite|view|own|blocks?|groups?|never|begrenzen|last|letzte[sn]?|blöcke\p{L}*|gruppe\p{L}*|highlight\p{L}*|mark(?:ed)?|stand out|markier\p{L}*|hervor\p{L}*|auffall\p{L}*|red|colou?r|rot|farb\p{L}*|undo|take back|zurück|wieder|doesn['’]?t|isn['’]?t|can['’]?t|neither|kann ich .* nicht)(?!\p{L})/iu; // prettier-ignore

/** What comes first in a list: "oldest instruments at the top", "das Team alphabetisch", "what is still out first". */
export function firstInListWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || otherDeed.test(text) || isAbout(text, 'access', 'counts', 'second', 'times')) return null; // prettier-ignore
  const list = listMeant(text, plan);
  if (alphabetical.test(text)) {
    const by =
      list &&
      fieldsMeant(namedBy.exec(text)?.[1] ?? '', list, plan).find(({ type }) => type === 'text' || type === 'select');
    return list
      ? [{ kind: 'sort-list', entity: list.name, field: (by ?? rolesOf(list).title).name, direction: 'up' }]
      : null;
  }
  const span = list && fromTo.exec(text);
  const spanned = span && (fieldsMeant(span[0], list, plan).find((one) => isNumber(one) || isDay(one)) ?? measureIn(span[1]!)?.by(list.fields)); // prettier-ignore
  if (list && span && spanned) return [{ kind: 'sort-list', entity: list.name, field: spanned.name, direction: measureIn(span[1]!)?.isDown(spanned) ? 'down' : 'up' }]; // prettier-ignore
  if (!top.test(text)) return null;
  const measure = measureIn(text);
  if (measure) {
    const told = (entity: Entity): Field | undefined => (ofDays.test(text) ? sureDay(text, entity, plan) : undefined);
    const of = list ?? plan.entities.find(told) ?? plan.entities.find(({ fields }) => measure.by(fields) !== undefined);
    const field = of && (told(of) ?? fieldsMeant(text, of, plan).find((one) => isNumber(one) || isDay(one)) ?? measure.by(of.fields)); // prettier-ignore
    if (!of || !field) return null;
    const order: Change = { kind: 'sort-list', entity: of.name, field: field.name, direction: measure.isDown(field) ? 'down' : 'up' }; // prettier-ignore
    // what is over and need not be shown makes a page of what is to come
    const coming = conditionsMeant(text, of, plan).filter(({ kind }) => kind === 'coming');
    return coming.length > 0 && isOver(text) ? [...pageOf({ entity: of, only: coming }, plan), order] : [order]; // prettier-ignore
  }
  const some = someMeant(text, plan);
  const [only, ...more] = some?.only ?? [];
  return some && only && 'field' in only && more.length === 0 ? firstBy(some.entity, only) : null;
}

/** "By surname", "nach Nachname". */
const namedBy = /(?<!\p{L})(?:by|nach) (?:the |their |dem |der |den |ihrem )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)/iu;
/** "From the fewest in stock to the most". */
const fromTo = /(?<!\p{L})(?:from|von) (?:the |der |dem |den )?(fewest|least|smallest|lowest|cheapest|shortest|oldest|newest|most|biggest|highest|dearest|longest|wenigsten|kleinsten|niedrigsten|billigsten|ältesten|meisten|größten|höchsten|teuersten|neuesten)(?!\p{L}).*(?<!\p{L})(?:to|bis|zu)(?!\p{L})/iu; // prettier-ignore
const ofDays = /(?<!\p{L})(?:soonest|earliest|next|newest|latest|most recent\p{L}*|first|last|zuletzt|zuerst|früheste\p{L}*|nächste\p{L}*|neue?ste\p{L}*|dringendste\p{L}*)(?!\p{L})/iu; // prettier-ignore
function sureDay(text: string, entity: Entity, plan: AppPlan): Field | undefined {
  const found = dayMeant(text, entity, plan, null);
  return found?.isSure ? found.field : undefined;
}

const measureIn = (text: string): Measure | undefined => measures.find(({ said }) => said.test(text));

/** "And in each of them by name", "und darin nach Namen": the order within what stands together. */
const within = /(?<!\p{L})(?:darin|drin|innerhalb|in (?:jede[rmn]|each|those|them)|inside|within)(?!\p{L})(?: \p{L}+){0,3}? (?:nach|by|alphabetically by) (?:dem |der |den |the |their )?(?<by>\p{L}[\p{L}-]*)/iu; // prettier-ignore

/** The order that a text says for the rows of a list: "the strongest on top". */
export function measured(text: string, list: Entity, plan: AppPlan): Extract<Change, { kind: 'sort-list' }> | null {
  const by = within.exec(text)?.groups?.['by'];
  const inner = by ? fieldsMeant(by, list, plan)[0] : undefined;
  if (inner)
    return { kind: 'sort-list', entity: list.name, field: inner.name, direction: isDay(inner) ? 'down' : 'up' };
  const measure = top.test(text) ? measureIn(text) : undefined;
  const field = measure && (fieldsMeant(text, list, plan).find((one) => isNumber(one) || isDay(one)) ?? measure.by(list.fields)); // prettier-ignore
  return measure && field ? { kind: 'sort-list', entity: list.name, field: field.name, direction: measure.isDown(field) ? 'down' : 'up' } : null; // prettier-ignore
}

const together = anyWord(
  String.raw`clumps?|heaps?|piles?|bunche[sd]?|bunches|grouped?|lumped?|bundled?|clustered|(\p{L}+) with \1|together by|by \p{L}+ together|divided (?:up )?by|separated? by|under (?:one|a|their|its) headings?|with a heading|under headings|nach (?:\p{L}+ ){1,3}?(?:zusammen\p{L}*|gebündelt|getrennt|aufgeteilt|unterteilt)|je unter|unter einer überschrift|mit überschrift\p{L}*|in gruppen|gruppenweise|nach \p{L}+ (?:gegliedert|geordnet|gebündelt)`,
);
const apart = anyWord(
  String.raw`apart|separate(?:d|ly)?|each (?:by (?:itself|themselves)|under)|getrennt|auseinander|für sich|zusammen|together`,
);
const ofCharts = anyWord(
  'charts?|diagramm?e?|boards?|sums?|totals?|summen?|merge|two lists|lists together|calendar|kalender|sit together|add(?:ed)? up|zusammenrechn\\p{L}*|zusammenzähl\\p{L}*|together with|zusammen mit|not needed|page|seite|tell (?:them|it) apart',
);

/** Rows with something in common stand together: "beginners with beginners", "die Pferde nach Ställen zusammenfassen". */
export function togetherWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || ofCharts.test(text) || isAbout(text, 'fields', 'access', 'counts', 'second'))
    return null;
  if (!together.test(text) && !(apart.test(text) && isOfChoices(text, plan))) return null;
  const meant = listMeant(text, plan);
  const all = meant ? [meant] : plan.entities.filter((entity) => fieldsMeant(text, entity, plan).some(({ options }) => options)); // prettier-ignore
  const found = all.flatMap((entity) => groupsOf(text, entity, plan).map((field) => ({ entity, field })));
  const [first] = found;
  const order = first && measured(text, first.entity, plan);
  return first ? [{ kind: 'group-list', entity: first.entity.name, field: first.field.name }, ...(order && within.test(text) && order.field !== first.field.name ? [order] : [])] : null; // prettier-ignore
}

/** At least two choices of one field are named: "früh, mittags und abends getrennt". */
const isOfChoices = (text: string, { entities }: AppPlan): boolean =>
  entities.some(({ fields }) => fields.some(({ options = [] }) => options.filter(({ value }) => tokensIn(text).some((token) => likeness(token.word, value) >= 3 || isPart(token.word, value))).length > 1)); // prettier-ignore
const isPart = (said: string, value: string): boolean => said.length > 4 && value.toLowerCase().startsWith(said.toLowerCase()); // prettier-ignore

/** Whether rows can have a field in common: a name or what the record is called by is each one's own. */
export const isHeading = (field: Field, entity: Entity): boolean =>
  canGroup(field) && field !== rolesOf(entity).title && !/(?:^|_)names?$|name$/.test(field.name);

const groupsOf = (text: string, entity: Entity, plan: AppPlan): Field[] =>
  listPageOf(plan, entity.name) ? fieldsMeant(text, entity, plan).filter((field) => isHeading(field, entity)) : [];
