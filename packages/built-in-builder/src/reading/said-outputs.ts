import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { kindWords } from './lexicon/kind-words.ts';
import { type Act, takeActs } from './take-acts.ts';

type SaidAct = Act & { read: (match: RegExpExecArray, facts: Facts, text: string) => string | null };

const word = String.raw`(?!(?:and|or)\b)[\p{L}-]+`;
/** Up to the end of the list; "and save them" goes on with something else. */
const names = String.raw`(?:the |their )?${word}(?: ${word})?(?:, (?:the |their )?${word}(?: ${word})?)*(?:,? (?:and|or) (?:the |their )?${word}(?: ${word})?)?`;

const spans = /^(?:day|week|month|year|hour|minute|quarter)$/;

const acts: readonly SaidAct[] = [
  // "equipment such as easels": an example of what is kept already
  {
    says: new RegExp(String.raw`\b(${[...kindWords].filter((kind) => /^[a-z]+$/.test(kind)).join('|')}),? (?:such as|like|for example|including) (?:[\p{L}-]+ )?[\p{L}-]+s(?:(?:, | and | or )(?:[\p{L}-]+ )?[\p{L}-]+s)*(?=[.;,]| for | when | from |$)`, 'iu'), // prettier-ignore
    read: ([, kind = '']) => kind,
  },
  // "a chart of daily rain, wind and sun": figures of the readings that are entered
  {
    says: /\b(?:charts?|graphs?|curves?) of (?:the )?(?:hourly |daily |weekly |monthly |yearly )?([\p{L}-]+(?:, [\p{L}-]+)*,? and [\p{L}-]+)(?: (?:use|usage|consumption|values?|levels?|output))?/iu,
    read: ([, list = ''], facts, text) => {
      const [, noun] = /\b(?:meter )?(reading|measurement)s?\b/i.exec(text) ?? [];
      if (!noun) return null;
      const names = ['date', ...list.split(/,\s*(?:and )?|\s+and\s+/).map((name) => `${name.toLowerCase()} (number)`)];
      for (const name of names) facts.said.push({ noun: noun.toLowerCase(), text: name });
      return 'charts';
    },
  },
  // "a calculator that estimates the price from pages and copies": asked when it is used
  {
    says: /\b(calculators?) (?:that|which) (?:estimates?|calculates?|works? out|shows?|tells?) [^.;,]{3,60}? from (?:the )?[\p{L}-]+(?:,? and (?:the )?[\p{L}-]+)?/iu,
    read: ([, calculator = '']) => calculator,
  },
  // "calculate net and gross from the hours": worked out, and kept by nobody
  {
    says: /\b(?:calculates?|computes?|works? out|derives?) (?!how\b|what\b)[^.;:]{3,60}? from (?:the |their |its )?[\p{L}-]+(?: [\p{L}-]+)?(?=[,.;]| and )/iu,
    read: () => 'show the numbers',
  },
  // "prepare a packing slip for each delivery, listing goods and weights"
  {
    says: /\b(?:generates?|prepares?|produces?|prints?) (?:an? |the )(?:[\p{L}-]+ ){1,3}(?:for each|for every|per|from) [\p{L}-]+(?: [\p{L}-]+)?(?:, (?:listing|showing|with|naming)[^.;]*)?(?=[,.;]| and )/iu,
    read: () => 'show it',
  },
  // "at the end of a lesson": when, and no field of the lesson
  {
    says: /,? ?\b(?:at|by|before|after|towards) the (?:end|beginning|start) of (?:an?|the|each|every|their) [\p{L}-]+/iu,
    read: () => '',
  },
  // "recipes grouped into chapters"
  {
    says: new RegExp(String.raw`\b(${word}s),? (?:which are |that are |are )?(?:grouped|organi[sz]ed|sorted|arranged|divided|collected|bundled) (?:in|into) (${word}s)\b`, 'iu'), // prettier-ignore
    read: ([, parts = '', wholes = ''], facts) => {
      const [part, whole] = [parts, wholes].map((name) => lemmaOfNoun(name.toLowerCase()));
      if (!part || !whole || [part, whole].some((noun) => isPerson(noun) || spans.test(noun))) return null;
      facts.hinted.push({ noun: whole, weight: 2.2, reason: 'groups others' });
      facts.relations.push({ from: part, to: whole, why: 'grouped' });
      return `${wholes} and ${parts}`;
    },
  },
  // "tours in a fixed sequence of stops", "a route with an ordered list of stations"
  {
    says: new RegExp(String.raw`\b(${word}s?) (?:in|with|as|through) an? (?:(?:fixed|set|given|ordered) )+(?:sequence|order|list|series) of (${word}s)\b`, 'iu'), // prettier-ignore
    read: ([, wholes = '', parts = ''], facts) => {
      const [part, whole] = [parts, wholes].map((name) => lemmaOfNoun(name.toLowerCase()));
      facts.hinted.push({ noun: whole!, weight: 2.2, reason: 'has parts' }, { noun: part!, weight: 2.2, reason: 'part of a whole' });
      facts.relations.push({ from: part!, to: whole!, why: 'in order' });
      facts.addFields(part!, [{ from: 0, to: 1, text: 'number', head: null, isField: true }]);
      return wholes;
    },
  },
  // "readers should be able to browse by city and street": asked of what they look through
  {
    says: new RegExp(String.raw`\b((?:brows|search|filter|sort|view)(?:e|ing)?) by ${names}(?=[,.;]|$| and | or )`, 'iu'), // prettier-ignore
    read: ([, verb = '']) => verb,
  },
  // "book the drying room in one-hour slots": who has it in which part of which day
  {
    says: /\b((?:book|reserve|rent|hire)s? (?:an?|the|our|their) (?:[\p{L}-]+ )?[\p{L}-]+) (?:in|for) (one|two|three|four|1|2|3|4|half)[- ]hours?(?: time)?[- ]slots?\b/iu,
    read: ([, said = '', length = ''], facts) => {
      const hours = hoursOf(length);
      facts.addFields('booking', ['date', `time slot (${slotsOf(hours).join(', ')})`].map((text, at) => ({ from: at, to: at + 1, text, head: null, isField: true })));
      return said;
    },
  },
  // "pick a guide, a boat and a free day and book": a guide and a boat are kept, and chosen for the booking
  {
    says: /\b(?:choose|pick|select)s? ((?:an?|the|their|one) (?:[\p{L}-]+ )?[\p{L}-]+(?:, (?:an?|the|their|one) (?:[\p{L}-]+ )?[\p{L}-]+)*,? and (?:an?|the|their|one) (?:free |suitable |open )?[\p{L}-]+),? and (?:then )?(?:book|reserve)s?\b/iu,
    read: ([, list = ''], facts) => {
      for (const item of list.split(/,\s*(?:and )?|\s+and\s+/)) {
        const noun = lemmaOfNoun(item.toLowerCase().split(' ').at(-1)!);
        if (!fieldWords.has(noun) && !spans.test(noun) && !/^(?:time|slot|date)$/.test(noun))
          facts.hinted.push({ noun, weight: 2.2, reason: 'is chosen' });
      }
      return 'make bookings';
    },
  },
  // "reviews with separate marks for taste and price"
  {
    says: new RegExp(String.raw`\b(?:separate|own|different) (?:marks|ratings|scores|grades|stars) for (${names})(?=[,.;]|$| and )`, 'iu'), // prettier-ignore
    read: ([, list = '']) =>
      list.split(/,\s*(?:and )?|\s+and\s+/).map((name) => `${name.replace(/^(?:the|their) /i, '')} rating (1-5)`).join(' and '),
  },
  // "shelves for “to read”, “reading” and “read”": how far each is, and no list of shelves
  { says: /\b(?:shelves|lists|columns|stages) (?:for|called|named) ["“][^"”]+["”](?:,? (?:and |or )?["“][^"”]+["”])+/iu, read: () => 'favourites' },
]; // prettier-ignore

const hoursOf = (length: string): number =>
  ({ half: 0.5, one: 1, two: 2, three: 3, four: 4 })[length.toLowerCase()] ?? Number(length);

/** The parts of a day from eight in the morning to eight in the evening. */
const slotsOf = (hours: number): string[] =>
  Array.from({ length: Math.min(12, Math.floor(12 / hours)) }, (_, at) => `${clock(8 + at * hours)}–${clock(8 + (at + 1) * hours)}`); // prettier-ignore
const clock = (hour: number): string => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

/** Takes what clauses say that the app shows or works out; answers the text without what said only that. */
export const takeSaidOutputs = (text: string, facts: Facts): string =>
  takeActs(text, acts, ({ read }, match) => read(match, facts, text));
