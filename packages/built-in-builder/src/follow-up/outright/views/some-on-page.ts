import { sameOnly, type Only } from '../../../plan/only.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { listMeant } from '../meant/list-meant.ts';
import { conditionsMeant, someMeant, type Some } from '../meant/some-meant.ts';
import type { Outright } from '../outright.ts';
import { isAbout } from '../other-wish.ts';
import { frontPageWish } from '../front.ts';
import { pageOf, pageSaid } from '../some-pages.ts';
import { complementOf } from './complement.ts';
import { coreOf } from './core.ts';
import { orderOf, orderSaid } from './order-said.ts';
import { isNoView, isRight } from './other.ts';

const longest = 260;
/** The page that the app opens with, as a place for something. */
const onFront = /(?<!\p{L})(?:(?:on|at|of|to|onto) (?:a (?:part|corner|section) of )?(?:the |my |our )?(?:very )?(?:start|home|front|first|main|opening|landing)[ -]?page|(?:on|at|to) (?:the |my |our )?(?:home ?screen|overview|dashboard)|(?:auf|zu) (?:der|die|meiner|meine|unserer|unsere) (?:startseite|übersicht|einstiegsseite|hauptseite|ersten? seite)|(?:on|auf) (?:startseite|übersicht)|startseite:?)(?!\p{L})/iu; // prettier-ignore
/** A page of its own. */
const onOwn = /(?<!\p{L})(?:(?:on |as |in |to )?(?:an?|one|its|their|another|an extra) (?:\p{L}+ )?page (?:of|with|for|where|only|just|to) (?:its own|their own|themselves)?|(?:on |in )?(?:its|their|an?|one) (?:own|separate|seperate|extra|additional) (?:page|list|tab)|(?:an?|one) page (?:of|with|for|where|that shows)|(?:page|list) (?:of (?:its|their) own|to (?:itself|themselves))|(?:eine?|als|auf) (?:einer? )?(?:eigene[nr]?|extra|separate[nr]?|zusätzliche[nr]?) (?:seite|liste)|(?:eine|auf einer|auf eine|brauch\p{L}* eine|fehlt eine) (?:\p{L}+ )?seite (?:nur )?(?:mit|für|wo|auf der|in der|,)|seite (?:nur )?mit|(?:extra|eigens|gesondert) (?:aufgelistet|auflisten|gelistet)|stell\p{L}* (?:mir |uns )?zusammen|auf einer seite)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:totals?|sums?|summed|add(?:ed)? up|figures?|(?:a|one) number|takings|(?:did|do) (?:we|i) (?:take|earn|spend|make)|earn\p{L}*|money from|never asked|verdient|gelassen|ausgegeben|eingenommen|zahl der|how (?:many|much)|number of|charts?|graph|pie|bars?|welcome|picture|photo|logo|rename|call(?:ed)? it|text|note|button|calendar|board|print\p{L}*|field|column|group\p{L}*|remove|delete|summe|gesamt\p{L}*|wie ?viele?|anzahl|\p{L}*diagramm\p{L}*|willkommen|bild|heißen|hinweis|knopf|kalender|tafel|feld|spalte|lösch\p{L}*|entfern\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** "Put those on a page": the words that only point to the page. */
const points = /,?\s*(?:(?:please |bitte |can you |could you )*(?:put|show|have|list|need|want|gather|collect) (?:that|those|them|these|it|all)(?: all)?(?= |$)|(?:dafür|die|das) (?:hätt\p{L}*|bräucht\p{L}*|brauch\p{L}*|will|möcht\p{L}*) ich(?: gern\p{L}*)?(?: gleich)?|(?<!\p{L})da gehört alles drauf)/iu; // prettier-ignore
/** "A page Running low with …", "eine Seite Mahnliste, …": what it is to be called. */
const called = /(?<!\p{L})(?:page|seite) (?:called |named |namens )?["“„]?(?<name>\p{Lu}[\p{L}-]*(?: (?!with|of|for|mit|für)\p{L}+){0,3}?)["”“]?(?=,| (?:with|mit|for|für|of)(?!\p{L})|$)/u; // prettier-ignore
/** "Was fertig ist, soll da nicht stehen", "leave out the paid ones": which of them are not meant. */
const without = /[\s,;.]*(?:and |und |but |aber )?(?:(?:please |bitte )?(?:leave out|leaving out|skip|except(?: for)?|but not|außer|ohne)(?: the| those| what| die| den)? (?<left>[^,.;]+)|(?:what|whatever|anything that|was|alles was)(?: is| are)? (?<not>[^.;,]+?),?(?: is| are| ist| sind)? (?:should|must|need)(?:n['’]?t| not) (?:\p{L}+ ){0,3}?(?:be there|be on it|be shown|show up|show|appear)|(?:was|alles was|wer) (?<nicht>[^.;,]+?),? (?:soll|sollen|braucht|brauchen|muss|müssen) (?:\p{L}+ ){0,2}?nicht (?:\p{L}+ ){0,2}?(?:stehen|stehn|auftauchen|erscheinen|drauf|drauf stehen|dabei sein))(?=[.!;]|$)/iu; // prettier-ignore
const mine = /(?<!\p{L})(?:(?:my|his|her|their) own|only (?:my|mine|his|her|hers|theirs)|meine eigenen|(?:nur|bloß) (?:meine|seine|ihre)(?:n|r|s)?)(?!\p{L})/iu; // prettier-ignore

/** Some records of a list on a page of their own or on the one that the app opens with, in the order that is said. */
export function someOnPageWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said.replace(/\s+/g, ' ')).trim();
  const order = orderSaid(text);
  const ordered = order?.rest ?? text;
  const unwanted = without.exec(ordered);
  const { left, not, nicht } = unwanted?.groups ?? {};
  const plain = unwanted ? ordered.replace(unwanted[0], ' ').trim() : ordered;
  const name = called.exec(plain)?.groups?.['name'];
  const isFirst = onFront.test(plain);
  if (text.length > longest || (!isFirst && name === undefined && !onOwn.test(plain))) return null;
  const rest = plain.replace(called, ' ').replace(onFront, ' ').replace(onOwn, ' ').replace(points, ' ');
  const own = mine.test(rest) ? listMeant(rest, plan) : undefined;
  if (own && !isFirst) return pageOf({ entity: own, only: [{ kind: 'mine' }] }, plan);
  if (other.test(rest) || isNoView(rest) || isRight(rest) || isAbout(rest, 'access', 'second')) return null;
  const found = someMeant(rest, plan) ?? (order && someMeant(`${rest}, ${order.words}`, plan));
  const some = found && { ...found, only: [...found.only, ...unwantedOf(left ?? not ?? nicht, found, plan)] };
  if (!some) return null;
  const next = isFirst && !order && some.only.every(({ kind }) => kind === 'coming') ? frontPageWish(text, plan) : null; // prettier-ignore
  if (next) return next;
  const by = order && orderOf(order.words, some.entity, some.only, plan);
  const known = plan.pages.find((page) => page.archetype === 'list' && page.entity === some.entity.name && page.only !== undefined && sameOnly(page.only, some.only)); // prettier-ignore
  if (known) return isFirst ? [{ kind: 'main-page', page: known.name }] : `The app has the page ${known.label} already.`; // prettier-ignore
  return pageSaid(said, some, plan).map((change): Change => ({ ...change, ...(name && { label: name }), ...(by && { order: by }), ...(isFirst && { isFirst }) })); // prettier-ignore
}

/** What stays where some are left out: the other choices, or what is not ticked; a field counts once. */
function unwantedOf(words: string | undefined, { entity, only }: Some, plan: AppPlan): Only[] {
  if (words === undefined) return [];
  return conditionsMeant(words, entity, plan).flatMap((one): Only[] => {
    if (one.kind === 'mine' || only.some((other) => 'field' in other && other.field === one.field)) return [];
    if (one.kind !== 'among') return [complementOf(one) ?? []].flat();
    const values = entity.fields.find(({ name }) => name === one.field)?.options?.map(({ value }) => value).filter((value) => !one.values.includes(value)) ?? []; // prettier-ignore
    return values.length === 1 ? [{ kind: 'is', field: one.field, value: values[0]! }] : values.length > 1 ? [{ kind: 'among', field: one.field, values }] : []; // prettier-ignore
  });
}
