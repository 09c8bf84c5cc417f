import type { Facts } from './facts.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import type { Act } from './take-acts.ts';
import { askedField } from './asked-field.ts';

type ChosenAct = Act & { read: (match: RegExpExecArray, before: string, facts: Facts) => string | null };

/** What choosing one leaves: a booking of what is lent or has a time, an order of what is sold, else a request. */
const records: readonly (readonly [of: RegExp, verb: string, record: string])[] = [
  [/\b(?:rent(?:al)?s?|hire|book|reserve|slots?|rooms?|boats?|bikes?|seats?|appointments?|treatments?|services?)\b/i, 'book', 'booking'],
  [/\b(?:orders?|pick-?up|deliver\w*|shop|store|menu|cakes?|bak\w+|bread|sizes?|quantity)\b/i, 'order', 'order'],
]; // prettier-ignore

const between = /,\s*(?:and )?|\s+and\s+|\s*\+\s*/i;
const ofTime = /\b(?:day|date|time|hours?|start|arrival)\b/i;
const ofPerson = /\b(?:name|phone|e-?mail|address|number|contact)\b/i;

/** "leave their name and phone" */
const fieldsIn = (said: string): string[] =>
  said
    .split(between)
    .map((part) => part.trim().replace(/^(?:an?|the|their|his|her|your|how to reach them at) /i, ''))
    .flatMap((part) => (/^(?:when|where|what|how|which)\b/i.test(part) ? (askedField(part) ?? []) : part))
    .filter((part) => part !== '' && part.split(' ').length <= 3);

/**
 * "Tourists choose a bike and leave name and phone": the name is theirs, and not the bike's. The thing is kept, and a record
 * of who chose it.
 */
export const chosenActs: readonly ChosenAct[] = [
  {
    says: /\b([\p{L}-]+) (?:can |should |may )?(?:choose|pick|select|pick out)s? (?:an?|the|one|their|one of (?:our|the|my)) (?!(?:day|date|time|slot)\b)((?:[\p{L}-]+ )?[\p{L}-]+?)((?:,| and| plus) (?:an?|the|their) [\p{L} -]+?)?(?:,? and (?:then )?|, (?:then )?|,? then )(?:leave|give|enter|provide|send|fill in|type in|tell us)s? (?:in )?((?:us |me )?[^.;:]+)/iu,
    read: ([said, , named = '', also = '', listed = ''], before, facts) => {
      const words = named.toLowerCase().split(' ');
      const thing = [...words.slice(0, -1), lemmaOfNoun(words.at(-1)!)].join(' ');
      const fields = [
        ...fieldsIn(listed.replace(/^(?:us|me) /i, '')),
        ...fieldsIn(also.replace(/^(?:,| and| plus) /, '')),
      ];
      if (fieldWords.has(thing) || !fields.some((name) => ofPerson.test(name))) return null;
      facts.add(thing, 2.2, 'is chosen');
      const [, verb, record] = records.find(([of]) => of.test(before + said)) ?? [];
      if (!verb || !record) {
        facts.left.push({ noun: 'request', plural: null, fields, of: [thing] });
        return '. Visitors send a form';
      }
      const times = record === 'booking' && !fields.some((name) => ofTime.test(name)) ? ['start date', 'end date'] : [];
      facts.addFields(
        record,
        [...fields, ...times].map((text, at) => ({ from: at, to: at + 1, text, head: null, isField: true })),
      );
      return `. Visitors ${verb} the ${thing}`;
    },
  },
];
