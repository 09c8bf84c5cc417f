import { listPageOf, type AppPlan, type Entity, type Field } from '../../../plan/plan.ts';
import { entitiesIn } from '../../understand/gist/mentions.ts';
import { dayMeant } from '../meant/day-meant.ts';
import { fieldsMeant } from '../meant/fields-meant.ts';
import { listMeant } from '../meant/list-meant.ts';
import { isHeading, measured } from '../in-rows.ts';
import type { Outright } from '../outright.ts';
import { coreOf } from './core.ts';
import { isNoView, isRight } from './other.ts';

const longest = 190;
const apart = /(?<!\p{L})(?:each (?:\p{L}+ )?(?:by (?:itself|themselves)|under|with|in|on|separately)(?: its| their| her| his| an?)?|one below the other|under (?:its|their|a) own|with (?:a |its own |their own )?headings?|in (?:blocks|sections|bunches|heaps|piles)|jede[rsnm]? (?:\p{L}+ )?(?:für sich|getrennt|extra|unter|mit)|(?:immer |alle |alles )?(?:beieinander|beisammen|untereinander|nebeneinander|zusammen\p{L}*|zusamen)|(?:ge|auf|unter)(?:trennt|teilt|gliedert|bündelt)|auseinander|in (?:blöcken|abschnitten|gruppen|häufchen)|so i (?:can )?see what is (?:on|in) which|all (?:the )?\p{L}+ together)(?!\p{L})/iu; // prettier-ignore
/** Rows under headings, as people say that they want them. */
export const isEachApart = (text: string): boolean => apart.test(text);

const name = String.raw`(?<by>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)??)`;
/** How it is said by what the rows stand together; the last ones only where something else says that they do. */
const ways: readonly RegExp[] = [
  String.raw`(?:split|divid\p{L}*|separat\p{L}*|broken|break|sort\p{L}*|organi[sz]\p{L}*|arrang\p{L}*|put|group\p{L}*|bunch\p{L}*|lump\p{L}*)(?: \p{L}+){0,5}? (?:into|per|for each) (?:their |the |its )?${name}(?=[\s,.;!?]|$)`,
  String.raw`(?:split|divid\p{L}*|separat\p{L}*|broken|break|group\p{L}*|bunch\p{L}*|bundl\p{L}*|cluster\p{L}*|lump\p{L}*)(?: \p{L}+){0,5}? by (?:their |the |its )?${name}(?=[\s,.;!?]|$)`,
  String.raw`(?:list|show|put|have|see|belong)\p{L}* (?:\p{L}+ ){0,3}?under (?:their|its|his|her|the) ${name}`,
  String.raw`(?:alles?|die|all|those|everything) (?:vom|von der|mit dem|mit der|aus dem|aus der|im|in der|of|with|from|in) (?:the )?(?:selben|gleichen|same) ${name}`,
  String.raw`(?:für|pro|je) (?:jede[nsrm]? )?${name} ein(?:e|en)? (?:eigene[rns]? )?(?:block|abschnitt|überschrift|gruppe)`,
  String.raw`one ${name} (?:after|at) (?:the other|another|a time)`,
  String.raw`(?<by>\p{L}{3,}) (?:by|for|um) \k<by>`,
  String.raw`(?<by>\p{L}{3,}?)(?:s|n|en)?weise`,
  String.raw`(?:pro|je|per) ${name} (?:\p{L}+ )?(?:zusammen\p{L}*|untereinander|gebündelt|gesammelt|aufgeteilt|getrennt|sortiert|ein(?:e|en)? (?:block|abschnitt|überschrift))`,
  String.raw`nach (?:der |dem |den |ihrer |ihrem )?${name} (?:\p{L}+ )?(?:zusammen\p{L}*|beieinander|beisammen|aufgeteilt|aufteilen|getrennt|trennen|unterteilt|unterteilen|gegliedert|gebündelt|auseinander\p{L}*|gruppier\p{L}*)`,
  String.raw`(?:teil|trenn|gliedere?|unterteil|bündel)\p{L}* (?:\p{L}+ ){0,4}?nach (?:der |dem |den )?${name}`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')); // prettier-ignore
const whereApart: readonly RegExp[] = [
  String.raw`(?:by|per|for each|each) (?:the |their )?${name}(?=[\s,.;!?]|$)`,
  String.raw`(?:nach|pro|je|für jede[nsm]?|jede[rsnm]?) (?:der |dem |den )?${name}(?=[\s,.;!?]|$)`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu'));
const otherDeed = /(?<!\p{L})(?:menu|fields?|forms?|pages?|calendar|board|drag|push|merge|added? up|tell (?:them|it) apart|menü|felder|feld|formular|seiten?|kalender|tafel|schieb\p{L}*|zusammenrechn\p{L}*|zusammenzähl\p{L}*|stunden zusammen|each (?:month|week|year|day)|per (?:month|week|year|day|hour|person)|jede[nrs]? (?:tag|monat|woche|jahr)|two|three|four|five|zwei|drei|vier|fünf|twice|double|doppelt|gleichzeitig|at the same time|immer|always)(?!\p{L})/iu; // prettier-ignore

/** Rows that have something in common stand together: "split the list by who does it", "tageweise beieinander". */
export function groupedWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || isNoView(text) || isRight(text) || otherDeed.test(text)) return null;
  const isApart = apart.test(said);
  for (const way of isApart ? [...ways, ...whereApart] : ways) {
    const by = way.exec(text)?.groups?.['by'];
    if (!by) continue;
    const found = groupOf(by, text, plan);
    if (!found) continue;
    const { entity, field } = found;
    const order = measured(text.replace(by, ' '), entity, plan);
    return [{ kind: 'group-list', entity: entity.name, field: field.name }, ...(order && order.field !== field.name ? [order] : [])]; // prettier-ignore
  }
  return null;
}

const ofDay = /^(?:days?|dates?|tage?|tages|datum)$/iu;

function groupOf(by: string, text: string, plan: AppPlan): { entity: Entity; field: Field } | null {
  const rest = text.replace(by, ' ');
  const named = listMeant(rest, plan);
  const others = plan.entities.filter((entity) => entity !== named && !entitiesIn(rest, plan).some((one) => one.entity === named)); // prettier-ignore
  for (const entity of [...(named ? [named] : []), ...others]) {
    if (!listPageOf(plan, entity.name)) continue;
    const day = ofDay.test(by) ? dayMeant(rest, entity, plan, null)?.field : undefined;
    const reference = entity.fields.find(({ reference: to }) => to && entitiesIn(by, plan).some((one) => one.entity.name === to)); // prettier-ignore
    const field =
      day ??
      fieldsMeant(by, entity, plan).find((one) => isHeading(one, entity) && !one.type.startsWith('date')) ??
      reference;
    if (field && isHeading(field, entity)) return { entity, field };
  }
  return null;
}
