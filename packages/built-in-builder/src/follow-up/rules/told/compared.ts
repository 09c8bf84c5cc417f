import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Rule } from '../../../plan/rule.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { thingsIn } from '../places.ts';
import { isPeople, listsTold, saysWho } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

const compare = (list: Entity, rule: Rule): Change[] => [{ kind: 'rule', entity: list.name, rule: { make: 'compare', rule } }]; // prettier-ignore

const full = anyWord(String.raw`full is full|(?:max(?:imum)?|limit) (?:is|has been) reached|as many as (?:there are|it has|fit)|(?:maximum|höchstzahl|grenze) (?:ist )?erreicht|(?:alle |die )?plätze (?:sind )?(?:weg|belegt|vergeben)|when it['’]?s full|once (?:it['’]?s|a \p{L}+ is|they['’]?re) full|fully booked|overbook\p{L}*|places means places|no more (?:than|\p{L}+ than) (?:there are|it has|the) (?:places|seats|beds)|(?:than|as) (?:there are )?(?:places|seats|beds|chairs)|wenn voll(?:,)? dann voll|voll ist voll|ausgebucht|überbuch\p{L}*|überfüllt|überbelegt|nicht mehr (?:\p{L}+ )?als (?:es )?(?:plätze|sitze|betten|stühle)|squeezed?|quetsch\p{L}*|gequetscht`); // prettier-ignore
/** "14 people on 12 chairs", "sieben Leute in die Wohnung mit vier Betten": more than there is room for. */
const moreThanRoom =
  /(?<![\p{L}\d])(?:\d+|\p{L}+) (?:people|kids|children|guests|persons|pupils|passengers|players|participants|leute|mitfahrer|spieler|kinder|gäste|personen|schüler|teilnehmer)(?!\p{L}).{0,40}(?<!\p{L})(?:places|seats|beds|chairs|\p{L}+-?seater|plätzen?|sitzen?|betten|stühlen?|\p{L}+sitzer)(?!\p{L})/iu;
const ordinalKid =
  /(?<!\p{L})(?:no|kein\p{L}*) \p{L}+ (?:\p{L}+ )?in (?:an?|the|einen?|einem) \p{L}+ (?:of|for|with|mit|für|von) (?:\p{L}+|\d+)/iu;
const room =
  /^(?:(?:number of |max\.? |anzahl )?(?:places|seats|capacity|beds|spots|room for|chairs|plätze|sitze|betten|teilnehmerzahl|kapazität|max\.? \p{L}+)|(?:max\p{L}*|how many can join|maximum) ?\p{L}*)$/iu;
const heads =
  /^(?:number of |anzahl )?(?:people|persons|passengers|mitfahrer|players|guests|heads|adults|personen|gäste|leute|köpfe|teilnehmer)$/iu;
const isNumeric = ({ type, formula, label }: Field): boolean =>
  !formula && (type === 'number' || (type === 'text' && room.test(label)));

/** As many as there is room for: heads of a record against the beds of what it is of, or how many records there are of it. */
export function roomTold(text: string, plan: AppPlan): Change[] | null {
  if (!full.test(text) && !moreThanRoom.test(text) && !ordinalKid.test(text)) return null;
  for (const list of listsTold(text, plan, ({ fields }) => fields.some(({ type }) => type === 'reference'))) {
    for (const via of list.fields.filter(({ type }) => type === 'reference')) {
      const thing = plan.entities.find(({ name }) => name === via.reference);
      const places = thing?.fields.find((field) => isNumeric(field) && room.test(field.label));
      if (!thing || !places) continue;
      const people = list.fields.find(
        (field) =>
          (field.type === 'number' || field.type === 'text') &&
          !field.formula &&
          !field.joins &&
          heads.test(field.label),
      );
      const asNumber = [[thing, places] as const, ...(people ? [[list, people] as const] : [])].filter(([, { type }]) => type === 'text').map(([of, { name }]): Change => ({ kind: 'retype-field', entity: of.name, field: name, type: 'number' })); // prettier-ignore
      const left = people ? { field: people.name } : { same: [via.name] };
      return [...asNumber, ...compare(list, { left, is: 'at-most', right: { field: places.name, via: via.name }, at: people?.name ?? via.name })]; // prettier-ignore
    }
  }
  return null;
}

const twoPeople = anyWord(String.raw`two (?:different |separate )?(?:heads|people|pairs of eyes|persons)|(?:the )?same person|not (?:the same|both)|four eyes|vier augen|zwei (?:verschiedene )?(?:leute|personen|köpfe)|(?:die|der) ?selbe(?:n)? (?:person)?|dieselbe person|sich selb(?:st|er)|himself|herself|themsel(?:f|ves)|yourself|oneself|mit sich|gegen sich`); // prettier-ignore
/** A name that stands twice around a deed: "Olga proofread Olga", "Jonas hat gegen den Jonas gewonnen". */
const sameName = /(?<!\p{L})(\p{L}{3,})(?!\p{L})(?: \p{L}+){1,5} \1(?!\p{L})/iu;
const small =
  /^(?:the|and|der|die|das|den|und|one|ist|auf|mit|bei|for|von|hat|has|all|alle|man|ein|eine|two|zwei|nicht|not|same|für|dann|wie|von|vom|zum|zur|mal|noch|auch|aber|oder|wenn|sind|wird|kann|eine[nrms]?|with|from|that|this|they|them|were|have|when|then|here|there|more|some|your|our|their|day|time|tag|zeit|one|once|no|nur|nie|very|much|viel|sehr|immer|again|wieder)$/iu;

/** Two who are to be two different ones. */
export function differsTold(text: string, plan: AppPlan): Change[] | null {
  const twin = sameName.exec(text)?.[1];
  const isTwin = twin !== undefined && !small.test(twin) && !thingsIn(twin, plan).length;
  if (!(isTwin && (isForbidden(text) || isTold.test(text) || /!|:D|haha|lol|brilliant|please|bitte|sollte|should/iu.test(text))) && !(twoPeople.test(text) && isForbidden(text))) return null; // prettier-ignore
  for (const list of listsTold(text, plan, () => true)) {
    const who = list.fields.filter((field) => field.type === 'reference' && !field.formula && (saysWho(plan, field) || isPeople(plan.entities.find(({ name }) => name === field.reference) ?? list))); // prettier-ignore
    const pair = pairOf(who, list);
    if (pair) return compare(list, { left: { field: pair[0].name }, is: 'differs', right: { field: pair[1].name }, at: pair[1].name }); // prettier-ignore
  }
  return null;
}
/** Two references to the same people, else two fields in which people are written. */
function pairOf(who: readonly Field[], list: Entity): [Field, Field] | null {
  for (const one of who) {
    const two = who.find((field) => field !== one && field.reference === one.reference);
    if (two) return [one, two];
  }
  const texts = list.fields.filter(({ type, label }) => type === 'text' && /^(?:white|black|weiß|weiss|schwarz|home|away|heim|gast|player (?:1|2|one|two)|spieler (?:1|2)|translator|reviewer|proofreader|übersetzer\p{L}*|prüfer\p{L}*|lektor\p{L}*)$/iu.test(label)); // prettier-ignore
  return texts.length === 2 ? [texts[0]!, texts[1]!] : null;
}

const cheap = anyWord(String.raw`cheaper|less|lower|below|under|at a loss|billiger|günstiger|weniger|niedriger|unter|draufzahl\p{L}*|verlust|drauflegen`); // prettier-ignore
const dear = anyWord(String.raw`dearer|more expensive|more|higher|over|above|teurer|mehr|höher|über`);
const must =
  /(?<!\p{L})(?:must|has to|have to|should|always|muss|müssen|soll|sollte|immer)(?! not|n['’]t| nicht| nie)(?!\p{L})/iu;
/** "Km after was lower than km before": two numbers of a record, the wrong way round where it is told or banned. */
function numbersTold(text: string, plan: AppPlan): Change[] | null {
  const than = /(?<!\p{L})(?:than|als|wie)(?!\p{L})/iu.exec(text);
  if (!than) return null;
  for (const list of plan.entities) {
    const numbers = fieldsIn(text, { ...plan, entities: [list] }, { least: 1.9 }).filter(({ field }) => (field.type === 'number' || field.type === 'money') && !field.formula); // prettier-ignore
    const one = numbers.findLast(({ at }) => at < than.index)?.field;
    const two = numbers.find(({ at }) => at > than.index)?.field;
    if (!one || !two || one === two) continue;
    const isLess = cheap.test(text.slice(0, than.index));
    const asSaid = must.test(text) && !isForbidden(text);
    return compare(list, { left: { field: one.name }, is: isLess === asSaid ? 'at-most' : 'at-least', right: { field: two.name }, at: one.name }); // prettier-ignore
  }
  return null;
}
const sells = /sell|sale|retail|our price|customer price|verkauf|vk(?!\p{L})|laden/iu;
const buys = /purchas|buy|cost|wholesale|einkauf|ek(?!\p{L})|selbstkosten/iu;

/** "The coffee was in there cheaper than we pay for it ourselves": what it is sold for is not below what it was bought for. */
export function pricesTold(text: string, plan: AppPlan): Change[] | null {
  if (!(cheap.test(text) || dear.test(text)) || !/(?<!\p{L})(?:than|als|wie|at a loss|verlust|draufzahl\p{L}*)(?!\p{L})/iu.test(text) || !(isForbidden(text) || isTold.test(text) || /!|(?<!\p{L})(?:was|were|war|waren)(?!\p{L})/iu.test(text))) return null; // prettier-ignore
  const named = numbersTold(text, plan);
  if (named) return named;
  for (const list of plan.entities) {
    const money = list.fields.filter(({ type, formula }) => (type === 'money' || type === 'number') && !formula);
    const [out, paid] = [money.find(({ label }) => sells.test(label)), money.find(({ label }) => buys.test(label))];
    const isOfPay = /(?<!\p{L})(?:pay|paid|cost\p{L}*|buy|bought|zahlen|bezahl\p{L}*|kost\p{L}*|einkauf\p{L}*|sell|sold|verkauf\p{L}*|loss|verlust|draufzahl\p{L}*)(?!\p{L})/iu.test(text) || fieldsIn(text, { ...plan, entities: [list] }).some(({ field }) => field === out); // prettier-ignore
    if (out && paid && out !== paid && isOfPay) return compare(list, { left: { field: out.name }, is: 'at-least', right: { field: paid.name }, at: out.name }); // prettier-ignore
  }
  return null;
}
