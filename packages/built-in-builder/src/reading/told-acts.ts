import { askedField } from './asked-field.ts';
import { chosenActs } from './chosen-acts.ts';
import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { unitsOfTime } from './lexicon/ties.ts';
import { gerundOf } from './logs.ts';
import { genericPeople } from './noun-of.ts';
import { type Act, takeActs } from './take-acts.ts';

/** What a person, in the plural or the singular, is called in the facts; null where the word names none that are kept. */
const personIn = (word: string): string | null => {
  const one = lemmaOfNoun(word.toLowerCase());
  return isPerson(one) && !genericPeople.has(one) ? one : null;
};

/** The last thing that was spoken of in several, or one by one, and is nobody. */
function thingBefore(text: string): string | null {
  const words = [...text.matchAll(/\p{L}[\p{L}-]*/gu)].map(([word]) => word.toLowerCase());
  for (let at = words.length - 1; at >= 0; at--) {
    const one = lemmaOfNoun(words[at]!);
    const isSeveral = one !== words[at] && one.length > 2 && words[at]!.endsWith('s');
    const isEach = /^(?:every|each)$/.test(words[at - 1] ?? '');
    if ((isSeveral || isEach) && !isPerson(one) && !fieldWords.has(one) && !unitsOfTime.has(one)) return one;
  }
  return null;
}

type ToldAct = Act & { read: (match: RegExpExecArray, before: string, facts: Facts) => string | null };

const question = String.raw`(?:(?:at|on|in|for|since|until|with) )?(?:what|when|where|how|which|why|who)\b[^,.;]*?`;
const payment = (of: string): { noun: string; plural: null; fields: string[]; of: string[] } => ({
  noun: 'payment',
  plural: null,
  fields: ['amount', 'due date', 'paid (yes/no)'],
  of: [of],
});

const acts: readonly ToldAct[] = [
  // "our fire brigade wants to know which hose hangs where": who asks is no record
  {
    says: /^(?:our|my|the) [\p{L}-]+(?: [\p{L}-]+)? (?:wants?|needs?|would like|has|have) to (?:know|see|note|remember) (?=which|who|when|where|what|how)/iu,
    read: () => '',
  },
  // "which hose hangs where, when was it tested": told of the hose
  {
    says: /\b(?:which|what) ([\p{L}-]+) (?:hangs?|stands?|lies?|is|are|sits?|lives?|goes?|belongs?) where\b/iu,
    read: ([, thing = '']) => `${lemmaOfNoun(thing.toLowerCase())}s with place`,
  },
  // "houses with owner, which stoves are in them": what is in each of them is kept as well
  {
    says: /,? (?:and )?which ([\p{L}-]+s) (?:are|is|live|stand|hang|grow) (?:in|on|at|with) (?:them|it|each|there)(?=[,.;]|$| and )/iu,
    read: ([, things = ''], before, facts) => {
      const thing = lemmaOfNoun(things.toLowerCase());
      const to = thingBefore(before);
      if (!to || to === thing || fieldWords.has(thing)) return null;
      facts.hinted.push({ noun: thing, weight: 2.2, reason: `is in a ${to}` });
      facts.relations.push({ from: thing, to, why: 'of each' });
      return '';
    },
  },
  // "who brings what": with a list of its own behind it, or without
  {
    says: /\bwho (?:brings?|contributes?|is bringing) what\b(?: to [\p{L} ]+?(?=[?:,.]))?([?:] ?(?=[\p{L} ]+,))?/iu,
    read: ([, opens]) => (opens ? 'contributions: ' : 'contributions with item and who brings it. '),
  },
  // "who still has to pay"
  {
    says: /(?:,| and)? ?(?:(?:show me|see|know|tells? me) )?(?:\bwho|which ([\p{L}-]+)) (?:(?:still )?(?:has|have|needs?) to pay|(?:still )?must pay|(?:is|are) (?:still )?open|still owes?|(?:has|have)(?: not|n['’]t) (?:yet )?paid(?: yet)?)\b(?! (?:for|by|with|online))/iu,
    read: ([, who], _, facts) => {
      facts.left.push(payment((who && personIn(who)) || 'people'));
      return '';
    },
  },
  // "members pay the yearly fee", "every member pays once a year"
  {
    says: /\b([\p{L}-]+)(?: [^.;:]*?\b)? pays? (?:(?:the|a|an|their|his|our|its) (?:(?:yearly|annual|monthly|weekly|membership|club|course) )?(?:fees?|dues|contribution|rent)|once an? (?:year|month|term)|(?:every|each) (?:year|month|term)|monthly|yearly)\b/iu,
    read: ([whole], before, facts) => {
      const sentence = `${before}${whole}`.split(/[.;]/).at(-1)!;
      const who = (sentence.match(/[\p{L}-]+/gu) ?? []).map(personIn).find((one) => one !== null);
      if (who) facts.left.push(payment(who));
      return null;
    },
  },
  // "rehearsals, who is there and who excuses themselves"
  {
    says: /(?:(?<=[^.:;]), (?:and )?([\p{L}-]+s)(?=,))?,? (?:and |see |note |mark )?who (?:is|was|were|are|has been) (?:there|here|present|absent|missing)(?:(?: and|,)? who (?:is|was|excuses?|are|were)\b[^,.;]*)?/iu,
    read: ([, things], before, facts) => {
      const to = thingBefore(`${before} ${things ?? ''}`);
      if (!to) return null;
      facts.add(to, 2.2, 'people come to it');
      facts.left.push({ noun: 'attendance', plural: 'attendances', fields: ['present (yes/no)', 'notes'], of: [to, 'people'] }); // prettier-ignore
      return things ? `. ${things}` : '';
    },
  },
  // "players say if they come as tank, healer or damage"
  {
    says: /\b([\p{L}-]+) (?:can )?(?:say|says|tell us|tell|mark|note) (?:if|whether) they (?:can |will |['’]?re )?(?:come|coming|attend|join|play|take part)(?: as ([^.;:]+))?/iu,
    read: ([, who = '', kinds], before, facts) => {
      const to = thingBefore(before);
      const person = personIn(who);
      if (!to) return null;
      const fields = kinds ? [`role (${kinds.replace(/,? (?:or|and) /g, ', ')})`] : ['status (coming, maybe, not coming)']; // prettier-ignore
      facts.add(to, 1.6, 'people come to it');
      facts.left.push({ noun: 'signup', plural: null, fields, of: person ? [to, person] : [to] });
      return `${who} join`;
    },
  },
  // "nurses write what they did and at what time", "climbers log which route they climbed and how many tries"
  {
    says: new RegExp(String.raw`,? ?(?:and )?\b([\p{L}-]+) (write|log|note|enter|record)(?: down)? (${question}(?:(?:, and |, | and )${question})*)(?=[.;]|$)`, 'iu'), // prettier-ignore
    read: ([, who = '', verb = '', asked = ''], before, facts) => {
      const person = personIn(who);
      if (!person) return null;
      const [, thing, past] = /^which ([\p{L}-]+) they (?:have )?([\p{L}]+ed)\b/iu.exec(asked) ?? [];
      const rest = asked.split(/,? and |, /).filter((_, at) => at > 0 || !thing);
      const fields = rest.flatMap((one) => askedField(one.replace(/^(?:at|on|in) /i, '')) ?? []);
      if (fields.length === 0) return null;
      const about = thing ? lemmaOfNoun(thing.toLowerCase()) : thingBefore(before);
      const others = personIn(before.match(/\p{L}+s(?= with\b)/u)?.[0] ?? '');
      if (thing) facts.add(about!, 1.6, 'is looked after');
      const noun = past ? gerundOf(past.toLowerCase()) : /^(?:write|note)$/i.test(verb) ? 'note' : 'entry';
      facts.left.push({ noun, plural: null, fields: past ? ['date', ...fields] : fields, of: [about ?? others ?? '', person] }); // prettier-ignore
      return `. ${who} write ${noun === 'entry' ? 'entries' : `${noun}s`}`;
    },
  },
  // "track what my baby eats and when she sleeps"
  {
    says: /\b(?:what|when) (?:(?:my|our|the) [\p{L}-]+|s?he|it|they|we|i) (eats?|drinks?|sleeps?|spends?|cooks?)\b/iu,
    read: ([, verb = ''], _, facts) => {
      const [noun, fields] = kept.get(verb.replace(/s$/, '')) ?? ['', []];
      facts.left.push({ noun, plural: null, fields, of: [] });
      return `${noun}s`;
    },
  },
  // "meetings with agenda, motions that owners vote on": a thing with a clause of its own ends the list before it
  {
    says: /, (?:and )?([\p{L}-]+s) (?:that|which) (?:the |our )?([\p{L}-]+s) (?:can )?(vote|comment|bid|work|decide) on\b/iu,
    read: ([, things = '', people = '', verb = ''], before, facts) => {
      const thing = lemmaOfNoun(things.toLowerCase());
      const person = personIn(people);
      facts.add(thing, 2.2, `people ${verb} on it`);
      const to = thingBefore(before);
      if (to) facts.relations.push({ from: thing, to, why: 'listed' });
      if (verb === 'vote') facts.left.push({ noun: 'vote', plural: null, fields: ['choice (yes, no, abstain)'], of: person ? [thing, person] : [thing] }); // prettier-ignore
      return `. ${things} that ${people} ${verb} on`;
    },
  },
  // "members sign up for work days": what one signs up for is kept, whatever it is called
  {
    says: /\b(?:enlists?|sign(?:s|ed)? up|join|come to|register) (?:for |to |in )?(?:the |our |an? )?(?!(?:next|last|free|open|new|all|any|this|that|two|three)\b)([\p{L}-]+) (days?|evenings?|nights?|weekends?|hours?|slots?|times?)\b/iu,
    read: ([, kind = '', word = ''], before, facts) => {
      const noun = `${kind.toLowerCase()} ${lemmaOfNoun(word.toLowerCase())}`;
      facts.add(noun, 2.4, 'people sign up for it');
      const who =
        before
          .trimEnd()
          .replace(/ (?:can|may)$/i, '')
          .match(/[\p{L}-]+$/u)?.[0] ?? '';
      facts.acts.push({ subject: personIn(who), verb: 'enlist', object: noun });
      facts.addFields(noun, [{ from: 0, to: 1, text: 'date', head: null, isField: true }]);
      return null;
    },
  },
  // "see which garden plot is free"
  {
    says: /,? (?:and )?(?:see|know|show|check|look up) which ((?:[\p{L}-]+ )?[\p{L}-]+) (?:is|are) (?:still |currently )?(free|available|taken|vacant|rented)\b/iu,
    read: ([, said = '', state = ''], before, facts) => {
      const noun = lemmaOfNoun(said.toLowerCase().split(' ').at(-1)!);
      if (fieldWords.has(noun) || unitsOfTime.has(noun) || /\b(?:book|reserve|rent)/i.test(before)) return null;
      facts.add(noun, 2.2, 'is free or not');
      facts.addFields(noun, [{ from: 0, to: 1, text: `${state} (yes/no)`, head: null, isField: true }]);
      return '';
    },
  },
  // "grandchildren birthdays"
  {
    says: /\b(children|[\p{L}-]+s|grandchildren) (birthdays|addresses|phone numbers|emails|ages|sizes|hobbies)\b/iu,
    read: ([, people = '', names = '']) =>
      isPerson(lemmaOfNoun(people.toLowerCase())) || people.endsWith('children')
        ? `${people} with ${lemmaOfNoun(names)}`
        : null,
  },
];

const kept = new Map<string, [string, string[]]>([
  ['eat', ['meal', ['food', 'date', 'time', 'amount (text)']]],
  ['drink', ['drink', ['kind', 'date', 'time', 'amount (text)']]],
  ['sleep', ['sleep', ['start time', 'end time', 'date']]],
  ['spend', ['expense', ['amount', 'date', 'category']]],
  ['cook', ['meal', ['name', 'date', 'notes']]],
]);

/** Takes what clauses say that people do and that leaves records; answers the text without what said only that. */
export const takeToldActs = (text: string, facts: Facts): string =>
  takeActs(text, [...chosenActs, ...acts], ({ read }, match, at, rest) => read(match, rest.slice(0, at), facts));
