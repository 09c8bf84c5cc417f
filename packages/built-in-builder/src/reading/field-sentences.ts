import { askedField } from './asked-field.ts';
import type { Facts } from './facts.ts';
import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { genericWords } from './lexicon/generic-words.ts';
import { notEntities } from './lexicon/not-entities.ts';
import { genericPeople } from './noun-of.ts';

/** Two words at most, the last of which is what is kept: "vacation requests". */
const word = String.raw`(?!(?:should|must|can|will|has|have|needs?|also|is|are|by|while|with)\b)[\p{L}-]+`;
const thing = String.raw`((?:${word} )?${word})`;
const each = String.raw`(?:each|every|any|all)(?: of the| single)?`;
const listed = String.raw`\s+(.+)$`;
const givenBy = String.raw`(?:stating|specifying|giving|entering|providing|choosing|selecting|indicating|noting|mentioning|filling in|typing(?: in)?)`;
const keeps = String.raw`(?:(?:need|want|have|like|wish)(?: to (?:know|record|store|note|keep|see|remember|write down|track|save|enter))|write down|writes down|remember|need|want|keep|store|stores|record|records|save|saves|show|shows|display|displays|collect|collects|note|notes|know|see|track|tracks|list|lists|state|states|provide|provides|include|includes|contain|contains|carry|carries)`;

/** Ways in which a sentence says what is kept of a thing. The groups are the thing and the list, in the order given. */
const ways: readonly { words: RegExp; order: 'thing list' | 'list thing' }[] = (
  [
    // "for every student we need the first name, last name and class"
    [
      `\\b(?:for|of) ${each} ${thing},? (?:we|i|you|they|it|the (?:app|system|site|website))(?: \\w+)? ${keeps}${listed}`,
      'thing list',
    ],
    // "each volunteer provides their phone number, email and skills"
    [`\\b${each} ${thing} (?:should |must |can |will |has to |needs to )?(?:also )?${keeps}${listed}`, 'thing list'],
    // "submit vacation requests stating start date, end date and the reason"
    [`\\b(?:a |an |the |new |their )*${thing},? (?:by |while )?${givenBy}${listed}`, 'thing list'],
    // "items are described by SKU, name and location"
    [
      `\\b${thing} (?:is|are) (?:described|defined|identified|listed|recorded|shown|stored|saved|kept) (?:by|with)(?: their| its)?${listed}`,
      'thing list',
    ],
    // "share information about their pets, such as breed, age and weight"
    [
      `\\b(?:information|details|data|facts) (?:about|on|of|for) (?:each|every|the|their|his|her|its|a|an|our|my)? ?${thing},? (?:such as|including|like|for example|namely)${listed}`,
      'thing list',
    ],
    // "stores the license plate, entry time and the fee of each vehicle"
    [`\\b${keeps} (.+) (?:of|for) ${each} ${thing}\\b`, 'list thing'],
  ] as const
).map(([words, order]) => ({ words: new RegExp(words, 'iu'), order }));

/** "add a book title, the author name and a link": what is added is a book. */
const compound =
  /\b(?:add|enter|input|record|save|store|register|log|write down)\s+(?:a |an |the |their |new )*([\p{L}-]+) ((?:title|name|number|code|date|id)\b.*)$/iu;

const enoughFields = 0.5;
const maxWords = 4;

/** Takes lists of fields that are said in a sentence of their own; answers the sentence without them. */
export function takeSaidFields(sentence: string, facts: Facts): string {
  for (const { words, order } of ways) {
    const match = words.exec(sentence);
    if (!match) continue;
    const [said = '', list = ''] = order === 'thing list' ? [match[1], match[2]] : [match[2], match[1]];
    const owner = thingIn(said);
    const items = itemsOf(list);
    if (!owner || items.length < 2 || shareOfFields(items) < enoughFields) continue;
    const before = sentence.slice(0, match.index + match[0].lastIndexOf(list));
    take((order === 'thing list' && recordBefore(before)) || owner, items, facts);
    const at = match[0].lastIndexOf(list);
    if (order === 'list thing')
      return `${sentence.slice(0, match.index)}keeps every ${said}${sentence.slice(match.index + match[0].length)}`;
    return `${sentence.slice(0, match.index)}${match[0].slice(0, at)}${match[0].slice(at + list.length)}`.replace(
      new RegExp(`(?:,? (?:by|while|such as|including|like|namely|for example))?(?: ${givenBy})?\\s*[.]?$`, 'iu'),
      '.',
    );
  }
  const [, first = '', rest = ''] = compound.exec(sentence) ?? [];
  const owner = thingIn(first);
  const items = itemsOf(rest);
  if (!owner || items.length < 2 || shareOfFields(items) < enoughFields) return sentence;
  take(owner, items, facts);
  return sentence.replace(rest, '');
}

const records: readonly (readonly [RegExp, string])[] = [
  [/\b(?:register|rsvp)\w*$/i, 'registration'],
  [/\b(?:enlist|sign(?:s|ed)? up)$/i, 'signup'],
  [/\bapply$/i, 'application'],
  [/\benroll?$/i, 'enrollment'],
];
const byGiving = new RegExp(
  `^(.*?) (?:for|to|in|at) (?:an? |the |each |any )?[\\p{L} -]{3,24},? (?:by|while) ${givenBy}(?: their| a| the)?\\s*$`,
  'iu',
);

/** "register for events by giving name and email": who registers has the name. */
function recordBefore(words: string): string | null {
  const act = byGiving.exec(words)?.[1]?.trim();
  return act ? (records.find(([verb]) => verb.test(act))?.[1] ?? null) : null;
}

function take(owner: string, items: readonly Item[], facts: Facts): void {
  facts.add(owner, 1.5, 'has fields');
  facts.addFields(
    owner,
    items.map(({ text }, index) => ({ from: index, to: index + 1, text, head: null, isField: true })),
  );
}

function thingIn(said: string): string | null {
  const words = said.toLowerCase().split(' ').map(lemmaOfNoun);
  const head = words.at(-1) ?? '';
  const isNothing = (word: string) =>
    appWords.has(word) ||
    (notEntities.has(word) && !isPerson(word)) ||
    genericWords.has(word) ||
    (genericPeople.has(word) && word !== 'visitor') ||
    fieldWords.has(word);
  if (
    head.length < 3 ||
    /^(?:its|their|his|her|them|it|this|that|our|my)$/.test(head) ||
    isNothing(head) ||
    head === 'user'
  )
    return null;
  return head;
}

/** A name of a field; `isAsked` when a question asked for it. */
type Item = { text: string; isAsked: boolean };

/** Items up to where the list ends: at a semicolon, or at a part that tells of something else. */
function itemsOf(list: string): Item[] {
  const items: Item[] = [];
  for (const part of (list.split(/[.;:]/)[0] ?? '').split(
    /,\s*(?:and\s+|or\s+|as well as\s+)?|\s+(?:and|as well as|plus|or)\s+/,
  )) {
    const asked =
      /^(?:(?:since|until|to|from|at|for|with|on) )?(?:who|whom|what|when|where|which|why|how|if|whether)\b/i.test(
        part.trim(),
      )
        ? askedField(part)
        : null;
    if (asked) {
      items.push({ text: asked, isAsked: true });
      continue;
    }
    const text = part
      .trim()
      .replace(/^(?:the|a|an|its|their|his|her|some|optionally|also|both|which|what)\s+/i, '')
      .replace(/^(?:list|kind|type|name) of (?:the )?/i, '');
    if (text === '') continue;
    if (
      text.split(' ').length > maxWords ||
      /\b(?:can|should|will|must|are|is|who|that|users?|managers?|approve)\b|^(?:see|sees|check|get|gets|find|look)\b|^(?:record|view|add|search|browse|manage|track|edit|delete|create|upload|choose|submit|export|save|leave|buy|book|read) \p{L}/iu.test(
        text,
      )
    )
      break;
    items.push({ text, isAsked: false });
  }
  return items;
}

const shareOfFields = (items: readonly Item[]): number =>
  items.filter(({ text, isAsked }) => {
    const words = text
      .toLowerCase()
      .replace(/\s*\(.*$/, '')
      .split(' ')
      .map(lemmaOfNoun);
    return (
      isAsked ||
      text.includes('(yes/no)') ||
      fieldWords.has(words.at(-1) ?? '') ||
      fieldWords.has(words.join(' ')) ||
      fieldWords.has(words[0] ?? '')
    );
  }).length / items.length;
