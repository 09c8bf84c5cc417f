import { askedField } from './asked-field.ts';
import type { Facts } from './facts.ts';
import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { genericWords } from './lexicon/generic-words.ts';
import { actVerbs } from './lexicon/verbs.ts';
import { notEntities } from './lexicon/not-entities.ts';
import { genericPeople } from './noun-of.ts';
import { maybeThings } from './take-fields.ts';

/** Two words at most, the last of which is what is kept: "vacation requests". */
const word = String.raw`(?!(?:the|a|an|its|their|his|her|our|my|each|every|should|must|can|will|has|have|needs?|also|is|are|by|while|with)\b)[\p{L}-]+`;
const thing = String.raw`((?:${word} )?${word})`;
const each = String.raw`(?:each|every|any|all)(?: of the| single)?`;
const listed = String.raw`\s+(.+)$`;
const givenBy = String.raw`(?:stating|specifying|giving|entering|providing|choosing|selecting|indicating|noting|mentioning|filling in|typing(?: in)?)`;
const keeps = String.raw`(?:(?:(?:would |['’]d )?(?:need|want|have|like|love|wish))(?: to (?:know|record|store|note|keep|see|remember|write down|track|save|enter))|write down|writes down|remember|need|want|keep|store|stores|record|records|save|saves|show|shows|display|displays|collect|collects|note|notes|know|see|track|tracks|list|lists|state|states|provide|provides|include|includes|contain|contains|carry|carries)`;

/** Ways in which a sentence says what is kept of a thing. The groups are the thing and the list, in the order given. */
const ways: readonly { words: RegExp; order: 'thing list' | 'list thing' }[] = (
  [
    // "for every student we need the first name, last name and class"
    [
      `\\b(?:for|of) ${each} ${thing},? (?:we|i|you|they|it|the (?:app|system|site|website)|people|users|staff)(?:(?:['’]d| would| should| must| can| will| also| always)*) ?${keeps}${listed}`,
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
    // "allowing students to input and manage personal details, qualifications and preferences"
    [
      `\\b(?:allow|allows|allowing|let|lets|letting|enable|enables|enabling|ask|asks|asking) (?:the |each )?${thing} to (?:input|enter|provide|fill in|submit|specify|state|give|manage|update)(?:(?: and|,) (?:edit|manage|update|save|submit))*(?: their)?${listed}`,
      'thing list',
    ],
    // "therapists write a short note after each session"
    [
      `\\b(?:write|writes|leave|leaves|add|adds|attach|attaches|note|give|gives|upload|uploads) (?:(?:an?|the|their|one|some) )?(?:short |brief |quick |little )?([\\p{L}-]+)(?: down)? (?:after|for|on|to|about|of|per) (?:each|every) ${thing}\\b`,
      'list thing',
    ],
    // "each flat's rent, deposit and lease end are stored"
    [`\\b${each} ${thing}['’]s ([^.;]+?)(?= (?:is|are|gets?|should|must|will|can)\\b|[.;]|$)`, 'thing list'],
    // "record per shift how many hours I worked and how much I got"
    [`\\b${keeps} (?:per|for ${each}) ${thing}${listed}`, 'thing list'],
    // "stores the license plate, entry time and the fee of each vehicle"
    [`\\b${keeps} (.+) (?:of|for) ${each} ${thing}\\b`, 'list thing'],
  ] as const
).map(([words, order]) => ({ words: new RegExp(words, 'iu'), order }));

/** "add a book title, the author name and a link": what is added is a book. */
const compound =
  /\b(?:add|enter|input|record|save|store|register|log|write down)\s+(?:a |an |the |their |new )*(?!(?:the|a|an|their|new|its|his|her|my|our|with|by|for|using|via)\b)([\p{L}-]+) ((?:title|name|number|code|date|id)\b.*)$/iu;

/** "users create profiles, including name, skills and photos": of the person where one is named. */
const profiles = /(?:\b([\p{L}-]+) (?:can |should |must |may |to |will |be able to )*)?\b(?:create|creates|fill in|fill out|maintain|edit|manage|set up) (?:an? |their |his |own |personal |user |public )*profiles?(?: pages?)?,? (?:including|with|containing|such as|like) (?:their |an? )?(.+)$/iu; // prettier-ignore

/** "a form allowing users to input personal information and credit status" */
const formAsks = /,? (?:allowing|letting|enabling|for|where|so that|in which) (?:users|visitors|people|customers|clients|they)(?: can)?(?: to)? (?:input|enter|provide|fill in|submit|leave|give) (?:their )?(.+)$/iu; // prettier-ignore
/** "inventory for a brewery: malt, hops and yeast with amount and supplier": kinds of what is in stock. */
const stockOf = /\b(?:inventory|stock|stocktaking|supplies|storage|store room|warehouse)\b[^:.]*: ((?:[\p{L}-]+, )+[\p{L}-]+ and [\p{L}-]+)(?= with )/iu; // prettier-ignore

/** "store the serial number and the receipt of everything I own": things of any kind are items. */
const ofEverything = new RegExp(String.raw`\b(${keeps}) (.+?) (?:of|for) (?:everything|all (?:the )?(?:things|stuff)|anything)\b(?: (?:that )?(?:i|we) \w+)?`, 'iu'); // prettier-ignore

const enoughFields = 0.5;
const maxWords = 4;

/** Takes lists of fields that are said in a sentence of their own; answers the sentence without them. */
export function takeSaidFields(sentence: string, facts: Facts): string {
  const asked = formAsks.exec(sentence);
  if (asked && /\bforms?\b/i.test(sentence)) {
    const items = itemsOf(asked[1]!);
    if (items.length > 1) {
      facts.unowned.push({ of: 'form', names: items.map(({ text }) => text) });
      return sentence
        .slice(0, asked.index)
        .replace(/^(?:it|the [\p{L}-]+) (?:should )?(?:has|have) (?=an? )/iu, 'there is ');
    }
  }
  for (const { words, order } of ways) {
    const match = words.exec(sentence);
    if (!match) continue;
    const [said = '', list = ''] = order === 'thing list' ? [match[1], match[2]] : [match[2], match[1]];
    const owner = thingIn(said, new RegExp(String.raw`\b${each}\b`, 'i').test(match[0]));
    const items = itemsOf(list);
    const isOneNamed = items.length === 1 && /^(?:write|leave|add|attach|note|give|upload)/i.test(match[0]);
    if (!owner || (items.length < 2 && !isOneNamed) || shareOfFields(items) < enoughFields) continue;
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
  const profile = profiles.exec(sentence);
  if (profile) {
    const items = itemsOf(profile[2]!);
    if (items.length > 1 && shareOfFields(items) >= enoughFields) {
      const person = thingIn(profile[1] ?? '');
      if (person) take(person, items, facts);
      else facts.unowned.push({ of: 'profile', names: items.map(({ text }) => text) });
      return sentence
        .replace(profile[2]!, () => afterItems(profile[2]!, items))
        .replace(/[\s,]*(?:including|with|containing|such as|like)\s*(?=[,.;]|$)/i, '');
    }
  }
  const stock = stockOf.exec(sentence);
  if (stock) {
    facts.examples.set('item', stock[1]!.split(/, | and /));
    return sentence.replace(stock[1]!, 'items');
  }
  const everything = ofEverything.exec(sentence);
  if (everything) return sentence.replace(everything[0], `${everything[1]} items with ${everything[2]}`);
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

/** Of each of which something is kept, that is a thing even where the word seldom is one: each key, each device. */
function thingIn(said: string, isEach = false): string | null {
  const words = said.toLowerCase().split(' ').map(lemmaOfNoun);
  const head = words.at(-1) ?? '';
  const isNothing = (word: string) =>
    !maybeThings.has(word) &&
    (appWords.has(word) ||
      (notEntities.has(word) && !isPerson(word) && !isEach) ||
      genericWords.has(word) ||
      (genericPeople.has(word) && word !== 'visitor') ||
      fieldWords.has(word));
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
  // what brackets hold are choices of one item
  const parts = (list.split(/[.;:]/)[0] ?? '').split(
    /(?:,\s*(?:and\s+|or\s+|as well as\s+)?|\s+(?:and|as well as|plus|or)\s+)(?![^()]*\))/,
  );
  for (const part of parts) {
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
      .replace(/^(?:list|kind|type|name) of (?:the )?/i, '')
      // "uploading photos and filling out personal information"
      .replace(
        /^(?:uploading|filling (?:out|in)|entering|adding|providing|choosing|selecting|specifying)\s+(?:an? |the |their )?(?=\p{L})/iu,
        '',
      );
    if (text === '') continue;
    if (
      text.replace(/\s*\(.*$/, '').split(' ').length > maxWords ||
      /\b(?:can|should|will|must|are|is|who|that|users?|managers?|approve)\b|^(?:see|sees|check|get|gets|find|look)\b|^(?:record|view|add|search|browse|manage|track|edit|delete|create|upload|choose|submit|export|save|leave|buy|book|read) \p{L}/iu.test(
        text.replace(/\s*\(.*$/, ''),
      )
    )
      break;
    const [first = '', ...more] = text.toLowerCase().split(' ');
    if (more.length > 0 && actVerbs.has(first) && !fieldWords.has(first) && !fieldWords.has(more.at(-1)!)) break;
    items.push({ text, isAsked: false });
  }
  return items;
}

/** What a list goes on with behind its last item: "level and interests, search for partners". */
const afterItems = (list: string, items: readonly Item[]): string => {
  const last = items.at(-1)?.text ?? '';
  return list.slice(list.indexOf(last) + last.length);
};

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
