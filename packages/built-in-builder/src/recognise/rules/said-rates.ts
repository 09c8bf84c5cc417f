import { wordsFor } from '../units.ts';

const units = String.raw`cubic (?:cm|centimet(?:er|re)s?)|cubic met(?:er|re)s?|${wordsFor('squareMetre', 'kilometre', 'mile', 'metre', 'kilogram', 'kilowattHour', 'litre', 'second', 'minute', 'hour', 'day', 'week', 'person', 'piece', 'page', 'ticket', 'seat', 'carton')}`; // prettier-ignore
const amount = String.raw`(?<pre>€|£|\$)? ?(?<count>\d+(?:[.,]\d+)?)(?: ?(?<money>euros?|€|eur|dollars?|\$|pounds?|£|quid|francs?|chf|franken|fr\.?|cents?|ct|pence|p|rappen))?`;
const perWord = String.raw`(?:per|an?|each|for (?:each|every|an?)|for a booked|the|every|pro|je|die|der|das|jeder?)`;
/** "8 euro per metre", "0.42 a kilometre", "34 cents each kWh", "30 Cent je Minute" */
const straight = new RegExp(String.raw`(?<![\d.,:])${amount},? (?:extra |more )?${perWord} (?:(?:begun|started|booked|full|extra|angefangene[rn]?) )?(?<unit>${units})(?:(?: of \p{L}+)? (?:and|und) (?<second>${units}))?(?!\p{L})`, 'giu'); // prettier-ignore
/** "an hour is 48 €", "der liter macht 90 cent", "jeder karton 1,20 extra" */
const turned = new RegExp(String.raw`(?<!\p{L})(?:an?|each|every|one|der|die|das|jeder?|jedes|pro|je) (?<unit>${units}) (?:is |costs |at |for |makes |macht |kostet |zu )?${amount}(?!\p{L})`, 'giu'); // prettier-ignore
/** "they type in the kwh afterwards, 34 cents each" */
const behind = new RegExp(String.raw`(?<!\p{L})(?<unit>${units})(?!\p{L})[^.;]{0,24}?,? ${amount} (?:each|je|pro stück|apiece)(?!\p{L})`, 'giu'); // prettier-ignore
const small = /^(?:cents?|ct|pence|p|rappen)$/i;

export type Rate = { each: number; unit: string; second?: string; extra: string };

/** What a sentence says that one of something costs, in the order in which it says it. */
export function ratesIn(sentence: string): Rate[] {
  const found: (Rate & { at: number; end: number })[] = [];
  for (const way of [straight, turned, behind])
    for (const match of sentence.matchAll(way)) {
      const { pre, count = '', money, unit = '', second } = match.groups!;
      const isMoney =
        pre !== undefined ||
        money !== undefined ||
        /[.,]\d\d$/.test(count) ||
        isAskedPrice.test(sentence) ||
        isMoneySaid.test(sentence);
      const each = Number(count.replace(',', '.')) / (money && small.test(money) ? 100 : 1);
      const extra = sentence.slice(match.index + match[0].length, match.index + match[0].length + 50);
      if (isMoney && each > 0 && !found.some(({ at, end }) => at < match.index + match[0].length && match.index < end)) found.push({ each, unit: unit.toLowerCase(), ...(second && { second: second.toLowerCase() }), extra, at: match.index, end: match.index + match[0].length }); // prettier-ignore
    }
  return found.toSorted((a, b) => a.at - b.at);
}
const isMoneySaid = /(?<!\p{L})(?:euros?|eur|cents?|pounds?|quid|dollars?|rappen|franken|chf)(?!\p{L})|[€£$]/iu;
const isAskedPrice =
  /\b(?:costs?|price|charge[sd]?|fee|rent|pays?|rate|billed|owes?)\b|(?<!\p{L})(?:kostet|kosten|preis|gebühr|miete|zahlt)(?!\p{L})/iu;
