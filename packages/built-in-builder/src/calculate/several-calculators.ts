import { readCalculation, type ReadCalculation } from './read-calculation.ts';

const called = /\b((?:[\p{L}-]+ ){1,3}?)calculators?\b|(?<!\p{L})(\p{L}{3,}rechner)(?!\p{L})/giu;
const counted =
  /\b(?:two|three|four|five|six|several|\d) (?:(?:small|simple|little|different|useful) )?calculators?\b[^:]{0,40}:\s*([^]+?)(?:\.(?:\s|$)|$)/i;
/** "VAT from net price, fuel cost from distance, consumption and price": a comma parts only what is worked out. */
const parts = /;\s*|,?\s+and (?=(?:an? |the )?(?:[\p{L}%-]+ ){1,4}(?:from|between|of|for|by|out of)\b)|,\s*(?:and\s+)?(?=(?:an? |the )?(?:[\p{L}%-]+ ){1,4}(?:from|between|of|for|by|out of)\b)|\(?\b[1-9][.)] /giu; // prettier-ignore
const idle =
  /^(?:a|an|the|our|my|with|and|have|has|its?|it|should|simple|small|online|health|fitness|this|these|three|two|app|website|web|as|such|of|for|including|like|features?)$/i;

/** What a text wants worked out, each by a calculator of its own; fewer than two are none of these. */
export function severalCalculators(text: string): ReadCalculation[] {
  const list = counted.exec(text)?.[1];
  const said = list ? list.split(parts) : [...text.matchAll(called)].map(([whole, before = '']) => ofWords(whole, before));
  const found = said.map((one) => one?.trim() ?? '').filter((one) => one.length > 2).flatMap((one) => readCalculation(list ? one : `${one}.`) ?? []); // prettier-ignore
  const own = found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at);
  return own.length > 1 ? own : [];
} // prettier-ignore

/** "a body fat calculator" */
function ofWords(whole: string, before: string): string {
  if (before === '') return whole;
  const words = before.trim().split(' ');
  const from = words.findLastIndex((word) => idle.test(word)) + 1;
  return from >= words.length ? '' : `${words.slice(from).join(' ')} calculator`;
}
