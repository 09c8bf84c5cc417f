import type { Only } from '../plan/only.ts';
import { listPageOf, type AppPlan, type Entity, type Field, type ListPage } from '../plan/plan.ts';
import { inSentence } from '../plan/names.ts';

const starts = /^(?:from|starts?(?:_(?:on|at|date))?|start_date|begins?|von|beginn|beginnt_am|anfang|anreise|arrival|check_in|ab|seit)$/; // prettier-ignore
const ends = /^(?:to|until|ends?(?:_(?:on|at|date))?|end_date|till|bis|ende|endet_am|abreise|departure|check_out)$/;
/** "Who arrives this week" is about the day on which it begins. */
const isArrival =
  /\b(?:arriv\w*|check(?:ing|s)? in|begins?|starts?|starting)\b|(?<!\p{L})(?:reis\p{L}* [^.;?]{0,30}an|anreis\p{L}*|ankomm\p{L}*|beginn\p{L}*|anfäng\p{L}*)(?!\p{L})/iu;

type Lasting = { from: Field; until: Field };
/** What lasts from one day until another. */
export function lasting({ fields }: Entity): Lasting | null {
  const days = fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula);
  const from = days.find(({ name }) => starts.test(name));
  const until = days.find(({ name }) => ends.test(name));
  return from && until ? { from, until } : null;
}

const whoNow = /\b(?:who|which [\p{L}-]+|what)(?:['’]s| is| are)? (?:still |currently |all )?(?:absent|away|off|out|ill|sick|here|there|in|present|staying|on (?:holiday|leave|vacation)|missing)\b[^.;?]{0,20}\b(?:today|now|right now|at the moment|currently)\b|\bwho(?:['’]s| is| are) (?:absent|away|off|on (?:holiday|leave|vacation))\b|(?<!\p{L})wer (?:(?:ist|sind|hat) )?(?:(?:heute|gerade|aktuell|derzeit|jetzt|alles|noch) )*(?:fehlt|fehlen|weg|da|abwesend|krank|im urlaub|urlaub|anwesend|im haus|nicht da)(?!\p{L})|(?<!\p{L})wer (?:heute|gerade|aktuell|derzeit|jetzt) [^.;?]{0,20}(?:fehlt|weg|da|abwesend|krank|urlaub|anwesend)(?!\p{L})/iu; // prettier-ignore

/** "Who is absent today": what began before and lasts counts as today, on pages that are there and on one of its own. */
export function nowViews(plan: AppPlan, text: string): ListPage[] {
  const isGerman = plan.language === 'de' || /(?<!\p{L})(?:wer|und|ist|heute)(?!\p{L})/iu.test(text);
  for (const page of plan.pages) {
    if (page.archetype !== 'list' || !page.only || Array.isArray(page.only)) continue;
    const entity = plan.entities.find(({ name }) => name === page.entity);
    const span = entity && lasting(entity);
    if (span) page.only = duringOf(page.only, span, page.label, text);
  }
  if (!whoNow.test(text) || plan.pages.some((page) => page.archetype === 'list' && page.only && !Array.isArray(page.only) && page.only.kind === 'during')) return []; // prettier-ignore
  const entity = plan.entities.find((one) => lasting(one) && one.fields.some(({ type }) => type === 'reference'));
  const like = entity && listPageOf(plan, entity.name);
  const span = entity && lasting(entity);
  if (!entity || !like || !span) return [];
  const { hidesDone: _, note: __, order: ___, groupBy: ____, ...page } = like;
  const label = `${entity.plural} ${isGerman ? 'heute' : 'today'}`;
  return [{ ...page, layout: page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout, name: '', label, icon: 'ListFilter', only: { kind: 'during', field: span.from.name, until: span.until.name } }]; // prettier-ignore
}

function duringOf(only: Only, { from, until }: Lasting, label: string, text: string): Only {
  if (!('field' in only) || only.field !== from.name || (only.kind !== 'today' && only.kind !== 'week')) return only;
  const isOfArrival = isArrival.test(label) || (only.kind === 'week' && isArrival.test(text));
  if (isOfArrival) return only;
  return { kind: 'during', field: from.name, until: until.name, ...(only.kind === 'week' && { days: 6 }) };
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6, twelve: 12, a: 1, einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, sechs: 6, zwölf: 12 }; // prettier-ignore
const after = /(?<!\p{L})(?:after|older than|nach|älter als|länger als) (?<count>\d{1,3}|one|two|three|four|six|twelve|a|einem|einer|zwei|drei|vier|sechs|zwölf) (?<unit>days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahr(?:en)?)(?!\p{L})/iu; // prettier-ignore
const mayGo = /\b(?:auction\w*|sold|sell|thrown? (?:away|out)|disposed?|deleted?|donated?|given away|may go|can go|destroy\w*|cleared?)\b|(?<!\p{L})(?:versteiger\p{L}*|verkauf\p{L}*|verkäuf\p{L}*|entsorg\p{L}*|weg|gelöscht|gespendet|vernicht\p{L}*|ausgemustert)(?!\p{L})/iu; // prettier-ignore
const isPastDay = /found|fund|date|datum|received|eingang|entered|since|seit|day|tag|abgegeben|handed/;

/** "What can be auctioned after six months": what has been there for so long. */
export function longThere(plan: AppPlan, text: string): ListPage[] {
  const sentence = text.split(/(?<=[.!?;\n])\s+/).find((one) => after.test(one) && mayGo.test(one));
  const said = sentence && after.exec(sentence)?.groups;
  if (!said) return [];
  const number = counts[said['count']!.toLowerCase()] ?? Number(said['count']);
  const unit = said['unit']!;
  const days = Math.round(number * (/^(?:d|t)/i.test(unit) ? 1 : /^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30.5 : 365));
  for (const entity of plan.entities) {
    const day = entity.fields.find(({ type, name, formula }) => !formula && (type === 'date' || type === 'datetime') && isPastDay.test(name)); // prettier-ignore
    const like = day && listPageOf(plan, entity.name);
    const isThere = plan.pages.some((page) => page.archetype === 'list' && page.entity === entity.name && page.only && !Array.isArray(page.only) && page.only.kind === 'older'); // prettier-ignore
    if (!day || !like || isThere) continue;
    const { hidesDone: _, note: __, order: ___, groupBy: ____, ...page } = like;
    const isGerman = plan.language === 'de' || /^(?:tag|woche|monat|jahr)/i.test(unit);
    const span = `${said['count']} ${inSentence(unit)}`;
    const label = isGerman ? `Seit ${span} da`.replace(/(tag|woche|monat|jahr)/, (word) => word.charAt(0).toUpperCase() + word.slice(1)) : `There for ${span}`; // prettier-ignore
    return [{ ...page, layout: page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout, name: '', label, icon: 'ListFilter', only: { kind: 'older', field: day.name, days } }]; // prettier-ignore
  }
  return [];
}
