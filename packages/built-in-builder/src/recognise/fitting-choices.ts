import type { Field } from '../plan/plan.ts';
import { toOptions } from '../plan/tones.ts';
import { optionsFor } from './options-for.ts';

/** What families offer to choose from that is of one trade: where a text is of another, none is better. */
const bound: readonly { nouns: RegExp; field: RegExp; suits: (text: string, topic: string | null) => boolean }[] = [
  { nouns: /(?:^| )(?:product|good|merchandise)$/, field: /^category$/, suits: (text, topic) => topic === null && !trade.test(text) },
  { nouns: /(?:^| )(?:service|treatment|package|offer|offering)$/, field: /^category$/, suits: () => false },
  { nouns: /(?:^| )(?:company|business|firm|organi[sz]ation|company profile)$/, field: /^sector$/, suits: (text, topic) => topic === null || isSaid.test(text) },
  { nouns: /(?:^| )(?:event|workshop|webinar|conference|seminar|meetup)$/, field: /^kind$/, suits: (_, topic) => topic === null },
  { nouns: /(?:^| )(?:solution|answer|fix|question post|tip article)$/, field: /^topic$/, suits: (text) => /\b(?:technical|tech|it|software|computers?|programm\w*|cod(?:e|ing)|developers?|networks?|databases?)\b/i.test(text) },
  { nouns: /(?:^| )gallery$/, field: /^category$/, suits: (text) => /\b(?:wedding|portrait|photograph)/i.test(text) },
  { nouns: /(?:^| )(?:supplier|vendor|seller|dealer)$/, field: /^category$/, suits: (_, topic) => topic === null },
]; // prettier-ignore
/** Whose goods are of one trade. */
const trade =
  /\b(?:farm|bakery|brewery|winery|florist|nursery|(?:stone)?mason|carpenter|butcher|pharmacy|garage|salon|clinic|restaurant|caf[eé]|gallery|potter\w*|jewell?er\w*|tailor)s?\b/i;
const isSaid = /\b(?:categor(?:y|ies)|sectors?|industr(?:y|ies)|types? of|kinds? of)\b/i;

const sales = /\b(?:leads?|deals?|pipeline|opportunit\w+|prospects?|crm|sales (?:team|funnel|stages?|process))\b/i;

/** The fields of a family with the choices that suit what the text is about. */
export function withFittingChoices(fields: readonly Field[], { noun, text, topic, said }: { noun: string; text: string; topic: string | null; said: ReadonlySet<string> }): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type !== 'select' || said.has(field.name)) return [field];
    const values = field.options?.map(({ value }) => value).join(' | ');
    if (values === 'Open | Won | Lost' && !sales.test(text)) return [{ ...field, options: toOptions(['Open', 'Paid', 'Cancelled']) }];
    if (values === 'New | Contacted | Qualified | Customer' && /(?:^| )(?:customer|client|buyer)$/.test(noun) && !sales.test(text)) return [];
    const foreign = bound.find(({ nouns, field: name }) => nouns.test(noun) && name.test(field.name));
    if (!foreign || foreign.suits(text, topic)) return [field];
    const neutral = isSaid.test(text) ? optionsFor('category') : null;
    return neutral ? [{ ...field, options: toOptions([...neutral]) }] : [];
  });
} // prettier-ignore
