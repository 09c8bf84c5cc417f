import { isPlural, singularise } from '../plan/names.ts';
import { fieldTypeOf } from './field-type.ts';

/** A list that the prompt writes out: `noun` is what stands before it, `items` the raw names in order. */
export type WrittenList = { noun: string; items: string[] };

/** What stands in a prompt's list but is a page or a feature, not a field. */
const features =
  /\b(?:dashboard|chart|graph|diagram|kanban|board view|board|calendar|overview|report|statistics|search|filter(?:s|ing)?|sort(?:ing)?|log ?in|sign ?in|sign ?up|page|pages|screen|view|views|landing|export|import|notification|reminders?|dark mode|design|colou?rs?|style|layout|mobile|users?|admin panel|home ?page|form|forms|table view|list view|button|app|tab|tabs|diagramm|kalender|übersicht)\b/i;
const notAField =
  /\b(?:should|must|can|could|will|would|want|need|needs|please|i|we|they|people|everyone|anyone|make|show|shows|showing|see|able|let|lets|also|it|its|this|that|which|where|who|when|if|then|because|looks?|feel|like|using|use)\b/i;
const connectors =
  'with(?: fields?| columns?| the fields?| a list of)?|having|has|have|includ(?:es?|ing)|contain(?:s|ing)|consist(?:s|ing) of|stor(?:es?|ing)|record(?:s|ing)?|mit|avec|con';
const openers =
  'fields?|columns?|attributes?|properties|track(?:s|ing)?|store|record|keep(?: track of)?|capture|log|save|enter|add|note|manage|organi[sz]e|felder|spalten|champs|campos';

/** All lists of a prompt, in order. Items are trimmed, articles gone; lists of one item count only after a connector. */
export function listsIn(text: string): WrittenList[] {
  const found: (WrittenList & { at: number })[] = [];
  const add = (at: number, noun: string, list: string, least: number) => {
    if (found.some((other) => Math.abs(other.at - at) < 3)) return;
    const items = itemsOf(list);
    if (items.length >= least) found.push({ at, noun: lastNoun(noun), items });
  };
  const isChoices = (match: RegExpMatchArray) => isListOfChoices(text, match);
  const parens = [...text.matchAll(/([^,.;:()\n]{0,80})\(([^()]{3,300})\)/g)].filter((match) =>
    / and |,/.test(match[2] ?? ''),
  );
  for (const match of parens) {
    if (!isChoices(match)) add(match.index + (match[1]?.length ?? 0), match[1] ?? '', match[2] ?? '', 2);
  }
  const lists = new Set(parens.filter((match) => !isChoices(match)).map((match) => `(${match[2]})`));
  const flat = text.replace(/\([^()]{3,300}\)/g, (all) => (lists.has(all) ? ' '.repeat(all.length) : all));
  for (const match of flat.matchAll(/([^.;:\n]{2,120}):\s*([^.;\n]{3,600})/g)) {
    add(match.index + (match[1]?.length ?? 0), match[1] ?? '', match[2] ?? '', 2);
  }
  const clause = new RegExp(
    `([\\p{L}][\\p{L}\\p{N} '-]{1,60}?)\\s+(?:(?:that|which|who)\\s+)?(?:${connectors})\\s+(?:(?:a|an|the|its|their)\\s+)?([^.;:\\n]{2,400})`,
    'giu',
  );
  for (const part of splitClauses(flat)) {
    for (const match of part.text.matchAll(clause))
      add(part.at + match.index + (match[1]?.length ?? 0), match[1] ?? '', match[2] ?? '', 1);
  }
  const opener = new RegExp(
    `\\b(?:${openers})\\s+(?:(?:of|the|my|our|their|its|are|all)\\s+)*([^.;:\\n]{3,400})`,
    'giu',
  );
  for (const match of flat.matchAll(opener)) {
    if (!new RegExp(`\\s(?:${connectors})\\s`, 'i').test((match[1] ?? '').split(',')[0] ?? ''))
      add(match.index, '', match[1] ?? '', 2);
  }
  return found.sort((a, b) => a.at - b.at).map(({ noun, items }) => ({ noun, items }));
}

/** `clients with name and email, and invoices with number` are two clauses. */
function splitClauses(text: string): { at: number; text: string }[] {
  const parts: { at: number; text: string }[] = [];
  let at = 0;
  for (const part of text.split(
    /(?<=[,;])\s*(?:and\s+)?(?=[\p{L} -]{2,30}\s+(?:with|that have|having|mit|avec|con)\s)|(?<=\n)/u,
  )) {
    parts.push({ at, text: part });
    at += part.length;
  }
  return parts;
}

/** "result (ok, replace)" inside a list tells what a field may be; "clients (name, email)" what an entity has. */
function isListOfChoices(text: string, match: RegExpMatchArray): boolean {
  const isInList = /[,:]\s*$/.test(text.slice(Math.max(0, (match.index ?? 0) - 2), match.index));
  const noun = (match[1] ?? '').trim().split(' ').at(-1) ?? '';
  const isTyped = (match[2] ?? '')
    .split(',')
    .some((item) => fieldTypeOf(item.trim()) !== 'text' || /\bname\b/.test(item));
  return isInList && !isPlural(noun) && !isTyped;
}

function itemsOf(list: string): string[] {
  const cut = list.replace(
    /\s+(?:and|plus|sowie)\s+(?:(?:also|then)\s+)?(?:a|an|the|show|shows|let)\s+(?=[^,]*(?:dashboard|chart|calendar|board|page|view|graph|overview)).*$/i,
    '',
  );
  const items: string[] = [];
  for (const raw of cut.split(/(?:,|\n|\s+(?:and|und|et|y|e|or|oder|plus|&)\s+|\s*;\s*|\s\+\s)(?![^()]*\))/i)) {
    const item = cleanItem(raw);
    if (item === '') continue;
    if (features.test(item) && !/\b(?:link|photo|image|date|notes?)\b/i.test(item)) break;
    const name = item.replace(/\([^)]*\)|:.*$/g, '').trim();
    if (notAField.test(name) || name.split(' ').length > 5 || name.length > 48) break;
    if (!items.some((other) => other.toLowerCase() === item.toLowerCase())) items.push(item);
  }
  return items;
}

const cleanItem = (raw: string): string =>
  raw
    .replace(/["'?!]+/g, (quote) => (quote === "'" ? "'" : ''))
    .trim()
    .replace(
      /^(?:(?:and|also|plus|a|an|the|its|their|his|her|your|my|our|one|optional|each|every|some|ein|eine|der|die|das|und)\s+)+/i,
      '',
    )
    .replace(/\s+(?:field|column|fields|per \w+|for each \w+|of each \w+|each|too|etc|as well|optional|please)$/i, '')
    .replace(/^[-–—•*\s]+|[-–—•*\s.]+$/g, '')
    .trim();

const articles =
  /^(?:(?:a|an|the|my|our|your|each|every|all|of|and|for|to|simple|small|new|some|list|app|tool|build|make|create|me|i|we|want|need)\s+)+/i;

/** The noun phrase at the end of a text, at most two words: "an app for my client invoices" gives `client invoices`. */
function lastNoun(text: string): string {
  const words = text
    .replace(/[^\p{L}\p{N} '-]+/gu, ' ')
    .trim()
    .replace(/\s+(?:that|which|who|should|each|and|also|it|they|has|have|of|for)$/i, '')
    .split(/\s+/)
    .slice(-2)
    .join(' ');
  return words.replace(articles, '').trim();
}

/** A list whose items are all plural nouns names things to keep, not fields: "clients, projects and invoices". */
export const isListOfThings = ({ items }: WrittenList): boolean =>
  items.length > 0 &&
  items.every((item) => isPlural(item.split(' ').at(-1) ?? '') && !/\b(?:notes|tags|ingredients|steps|minutes|hours|days|points|photos|images|comments|details|servings|guests|seats|votes|reps|sets|miles|pages|calories|instructions|directions|labels|skills|rooms|allergens|amenities|remarks|status|address|class|gas|bonus|likes|stars|ratings?|costs|kilometres|kilometers|bedrooms|bathrooms|series|weeks|months|years|persons|participants|observations|wages)$/i.test(item)); // prettier-ignore

export const asThing = (item: string): string => singularise(item.toLowerCase());
