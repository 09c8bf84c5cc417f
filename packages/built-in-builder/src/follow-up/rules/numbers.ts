import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn, tokensIn } from '../understand/gist/mentions.ts';
import { thingsIn, wayTo } from './places.ts';
import { numberSaid, numeral } from './said.ts';
import { anyWord } from '../any-word.ts';

const isNumber = ({ type, formula }: Field): boolean => (type === 'number' || type === 'money') && !formula;

/** What people speak of by what is measured. */
const measures: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [anyWord('cost\\p{L}*|price\\p{L}*|charge|kost\\p{L}*|preis\\p{L}*|umsonst|worth|wert'), /price|cost|preis|kosten|fee|value|wert|amount|betrag/i],
  [anyWord('worth|value|wert'), /value|worth|wert/i],
  [anyWord('fees?|gebühr\\p{L}*|miete'), /fee|gebühr|miete|rent/i],
  [anyWord('years? old|aged?|old|kids?|children|kinder|jahre? alt|alt|jünger|älter|younger|older|unter \\d+ jahren'), /^(?:age|alter)$/i],
  [anyWord('seats?|sitze?|plätze?'), /seat|sitz|plätz|platz|places/i],
  [anyWord('beds?|people|guests?|persons?|betten?|gäste?|personen|leute'), /guests?|people|persons|gäste|personen|beds|betten/i],
  [anyWord('qm|m²|quadratmeter\\p{L}*|square met\\p{L}*|größe|größer|area'), /area|fläche|size|größe|qm/i],
  [anyWord('stock|vorrat|bestand|left'), /stock|vorrat|bestand/i],
  [anyWord('weigh\\p{L}*|heav\\p{L}*|kilos?|kg|gewicht|schwer\\p{L}*|wiegt'), /weight|gewicht/i],
  [anyWord('hours?|stunden?'), /hours?|stunden|duration|dauer/i],
  [anyWord('paid|pay|zahlt|bezahlt|zahlung\\p{L}*|betrag'), /amount|betrag|sum|summe/i],
]; // prettier-ignore

/** The number that a text is about: by its name, by what is measured, else the only one of its list. */
export function numberIn(text: string, plan: AppPlan, among: readonly Entity[] = plan.entities): { entity: Entity; field: Field; at: number } | undefined {
  const own = { ...plan, entities: [...among] };
  const named = fieldsIn(text, own, { least: 1 }).filter(({ field }) => isNumber(field)).toSorted((a, b) => b.score - a.score)[0]; // prettier-ignore
  if (named) return named;
  for (const [said, name] of measures) {
    const match = said.exec(text);
    if (!match) continue;
    const named = thingsIn(text, plan);
    for (const entity of [...among].sort((a, b) => Number(named.includes(b)) - Number(named.includes(a)))) {
      const field = entity.fields.find((one) => isNumber(one) && name.test(one.label));
      if (field) return { entity, field, at: match.index };
    }
  }
  const [list] = thingsIn(text, plan).filter((one) => among.includes(one));
  const numbers = list?.fields.filter(isNumber) ?? [];
  return numbers.length === 1 ? { entity: list!, field: numbers[0]!, at: 0 } : undefined;
} // prettier-ignore

const N = `(?:[€$£]\\s?)?(${numeral})`;
const isTold = /(?:keep|kept|always|someone|somebody|jemand|neulich|gestern|last \p{L}+)\s+(?:typ\p{L}*|enter\p{L}*|put\p{L}*|writ\p{L}*|tipp\p{L}*|geschrieben|eingetragen)[^.;]*$/iu; // prettier-ignore
const bans = anyWord(String.raw`no|not|nothing|never|nobody|isn['’]?t|don['’]?t|doesn['’]?t|can['’]?t|cannot|won['’]?t|mustn['’]?t|shouldn['’]?t|refuse\p{L}*|stop|prevent|(?:just )?(?:took|accepted|saved) (?:it|that)|went through|by (?:accident|mistake)|aus versehen|angenommen|durchgegangen|ging durch|impossible|doesn['’]?t work|wrong|nonsense|kein\p{L}*|nicht|nichts|nix|nie|niemand|auch nicht|gibts? (?:doch )?(?:gar )?nicht|quatsch|unsinn|tippfehler|falsch|durchlassen|ablehn\p{L}*|annehmen`); // prettier-ignore
const more = String.raw`(?:more|greater|bigger|higher|larger|older|heavier|longer) than|more than that|above|over|beyond|exceed\p{L}*|größer als|höher als|mehr als|über|älter als|schwerer als|länger als`;
const less = String.raw`(?:less|fewer|smaller|lower|younger|cheaper|shorter) than|below|under|kleiner als|weniger als|niedriger als|unter|jünger als|billiger als|kürzer als`;
const zeroOrLess = /(?<!\p{L})(?:zero|0|nought|null|none)(?: \p{L}+){0,2}? (?:or|oder|und|and) (?:less|minus|below|negative|weniger|drunter|negativ|darunter)|(?<!\p{L})(?:zero|null|0)(?: \p{L}+){0,2} or minus|umsonst|(?<!\p{L})(?:of|von|auf|with) (?:0|null|zero|nought)(?![\p{L}\d]|[.,]\d)/iu; // prettier-ignore
const belowZero = /(?<![\p{L}\d])(?:minus (?:one|two|three|five|ten|eins|zwei|drei|fünf|zehn|something|was|irgendwas)|minus (?:amounts?|numbers?|values?|quantit\p{L}+|figures?|zahlen|beträge|mengen|werte)|(?:minus|-) ?\d+|negativ\p{L}*|below zero|under zero|unter null|unter 0|less than zero|below 0)(?!\p{L})/iu; // prettier-ignore
const hasMost = new RegExp(`(?<![\\p{L}\\d])(?:we(?:['’]ve| have)(?: only)? got|there are(?: only)?|we have(?: only)?|only|wir haben(?: nur)?|es gibt(?: nur)?)\\s+${N}\\s+(\\p{L}+)[^.;]*(?:more than that|no more|mehr (?:geht|passt|ist) nicht|mehr nicht|not more|mehr als das)`, 'iu'); // prettier-ignore

/** "zero seats isn't a boat", "nothing costs less than 40", "eight beds, more than that does not work": what a number must not be. */
export function numberWish(text: string, plan: AppPlan): Change[] | null {
  if (!bans.test(text) || /(?<!\p{L})(?:characters|letters|zeichen|buchstaben|uhr|o['’]?clock|at once|at a time|at the same time|gleichzeitig|auf einmal)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const found = numberIn(text, plan);
  if (!found) return null;
  const { entity, field } = found;
  const step = field.type === 'money' ? 0.01 : 1;
  const limit = (bounds: { least?: number; most?: number }): Change[] => [{ kind: 'limit-field', entity: entity.name, field: field.name, ...bounds }]; // prettier-ignore
  if (zeroOrLess.test(text)) return limit({ least: step });
  const held = hasMost.exec(text);
  if (held) return limit({ most: numberSaid(held[1]!) });
  const bounds: { least?: number; most?: number } = {};
  for (const match of text.matchAll(
    new RegExp(`(?<!\\p{L})(?:(${more})|(${less}))\\s+${N}(?![\\p{L}\\d%]|[.,:]\\d)`, 'giu'),
  )) {
    if (isTold.test(text.slice(0, match.index))) continue;
    const than = numberSaid(match[3]!);
    if (match[1]) bounds.most = than;
    else bounds.least = than;
  }
  if (bounds.least !== undefined || bounds.most !== undefined) return limit(bounds);
  if (belowZero.test(text)) return limit({ least: 0 });
  return null;
}

const higher = anyWord(String.raw`(?:higher|more|larger|greater|bigger|longer|heavier|older)(?: \p{L}+){0,2}? than|above|exceed\p{L}*|beyond|mehr \p{L}+,? als|(?:mehr|höher|größer|länger|teurer)(?: \p{L}+){0,2}? als|übersteig\p{L}*|über`); // prettier-ignore
const lower = anyWord(String.raw`(?:lower|less|smaller|fewer|cheaper)(?: \p{L}+){0,2}? than|below|under|(?:weniger|niedriger|kleiner|geringer)(?: \p{L}+){0,2}? als|unter`); // prettier-ignore
const previous = anyWord(String.raw`(?:the )?(?:previous|last|earlier|preceding) (?:one|reading|entry|value|time)|the one before|before it|backwards|go(?:es)? down|der davor|die davor|das davor|vorherige\p{L}*|letzte\p{L}* (?:stand|ablesung|wert|mal)|vorige\p{L}*|beim letzten mal|rückwärts|zuvor`); // prettier-ignore
const falls = anyWord(String.raw`backwards|go(?:es)? down|drops?|rückwärts|sinken|sinkt|fallen|fällt|zurückgehen`);
const forbids = anyWord(String.raw`no|not|never|nobody|block|stop|prevent|refuse\p{L}*|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|forbid\p{L}*|kein\p{L}*|nicht|nie|niemand|verhinder\p{L}*|dafür sorgen|sperr\p{L}*|blockier\p{L}*|ablehn\p{L}*|verbiet\p{L}*|unterbind\p{L}*`); // prettier-ignore

/** "no fee above what the thing is worth", "nobody pays more than the order costs", "no reading below the one before". */
export function comparedWish(text: string, plan: AppPlan): Change[] | null {
  if (!forbids.test(text)) return null;
  const isHigher = higher.exec(text);
  const match = isHigher ?? lower.exec(text);
  if (previous.test(text) && (match || falls.test(text))) return ofPrevious(text, plan, isHigher === null);
  if (
    !match ||
    new RegExp(`^\\s*(?:[€$£]\\s?)?(?:\\d|${numeral}(?!\\p{L}))`, 'iu').test(text.slice(match.index + match[0].length))
  )
    return null;
  const [before, behind] = [text.slice(0, match.index + match[0].replace(/,? als$/u, '').length), text.slice(match.index + match[0].length)]; // prettier-ignore
  for (const list of plan.entities) {
    const left = numberIn(before, plan, [list]);
    if (!left) continue;
    for (const target of [list, ...plan.entities.filter((one) => one !== list)]) {
      const way = target === list ? [] : wayTo(plan, list, target);
      if (!way || way.length > 1) continue;
      const right = numberIn(behind, plan, [target]);
      if (!right || right.field === left.field) continue;
      const total = way[0] !== undefined && /payment|zahlung|einzahlung|anzahlung|instal?ment|rate/i.test(list.label);
      const side = { field: right.field.name, ...(way[0] !== undefined && { via: way[0] }) };
      return [{ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: total ? { same: [way[0]!], total: left.field.name } : { field: left.field.name }, is: isHigher ? 'at-most' : 'at-least', right: side, at: left.field.name } } }]; // prettier-ignore
    }
  }
  return null;
}

const meters = /(?:stand|reading|meter|mileage|odometer|zähler|kilometer(?:stand)?|count)$/i;
/** Of one thing the numbers only rise, or only fall. */
function ofPrevious(text: string, plan: AppPlan, isRising: boolean): Change[] | null {
  for (const list of plan.entities) {
    const by = list.fields.find(({ type, isRequired }) => type === 'reference' && isRequired);
    const day = list.fields.find(({ type, isRequired }) => (type === 'date' || type === 'datetime') && isRequired);
    const all = list.fields.filter((field) => isNumber(field) || (field.type === 'text' && meters.test(field.label)));
    const [said] = fieldsIn(text, { ...plan, entities: [list] }, { least: 1.5 }).filter(({ field }) => all.includes(field)); // prettier-ignore
    const field = said?.field ?? all.find(({ label }) => tokensIn(text).some(({ word }) => word.length > 5 && label.length > 5 && word.toLowerCase().slice(0, 6) === label.toLowerCase().slice(0, 6))) ?? (all.length === 1 ? all[0] : undefined); // prettier-ignore
    if (!by || !day || !field) continue;
    const ofText: Change[] = field.type === 'text' ? [{ kind: 'retype-field', entity: list.name, field: field.name, type: 'number' }] : []; // prettier-ignore
    return [...ofText, { kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: field.name }, is: isRising ? 'at-least' : 'at-most', right: { latest: field.name, same: [by.name], day: day.name }, at: field.name } } }]; // prettier-ignore
  }
  return null;
}
