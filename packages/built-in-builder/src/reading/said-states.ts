import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { unitsOfTime } from './lexicon/ties.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity, Reading } from './reading.ts';
import { type Act, takeActs } from './take-acts.ts';

type StateAct = Act & { read: (match: RegExpExecArray, before: string, facts: Facts) => string | null };

const word = String.raw`(?!(?:and|or)\b)[\p{L}-]+`;
const state = String.raw`["“']?${word}(?: ${word}){0,2}?["”']?`;
const states = String.raw`${state}(?:, ${state}){0,5},? (?:or|and) ["“']?${word}(?: (?!(?:and|or|when|while|if|as|by|so|with|in case|once|after|from|to)\b)${word})?["”']?`;
const one = String.raw`(?:an?|the|each|every|any|their|own|its|his|her|all|this|these|new|single|incoming)`;
const pronoun = /^(?:it|them|this|these|those|one|each|everything)$/i;
const sets = String.raw`(?:set|sets|setting|mark|marks|marking|move|moves|moving|switch|switches|change|changes|changing|flag|flags|put|puts|label|labels)`;
/** What a state is before anybody has set one. */
const isFirst =
  /^(?:new|open|planned|draft|received|requested|reported|pending|submitted|waiting|wanted|idea|backlog|to ?do|not started|unread|wish|want|applied|free|available)/i;
const isMark = /\bfavou?rites?\b|\bread later\b/i;

const nounOf = (said: string, before: string): string | null => {
  const words = said.toLowerCase().split(' ');
  if (pronoun.test(words.at(-1)!)) return lastThing(before);
  const noun = lemmaOfNoun(words.at(-1)!);
  return fieldWords.has(noun) || unitsOfTime.has(noun) || noun.length < 3 ? null : noun;
};

/** What "it" and "them" speak of: the last thing named before, who is nobody. */
function lastThing(text: string): string | null {
  const words = [...text.matchAll(/(?:\b(?:an?|the|each|every|their) )?([\p{L}-]+)/gu)];
  for (const [said, named] of words.toReversed()) {
    const noun = lemmaOfNoun(named!.toLowerCase());
    const isNamed = said !== named || (noun !== named!.toLowerCase() && noun.length > 3 && /s$/i.test(named!));
    if (isNamed && !isPerson(noun) && !fieldWords.has(noun) && !unitsOfTime.has(noun)) return noun;
  }
  return null;
}

const addField = (facts: Facts, noun: string, text: string): void => {
  facts.said.push({ noun, text });
};

const namesIn = (list: string): string[] =>
  list
    .split(/,\s*(?:or |and )?|\s+(?:or|and)\s+/i)
    .map((name) =>
      name
        .replace(/["“”']/g, '')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name !== '');

function keepStates(facts: Facts, noun: string, names: readonly string[]): void {
  const all = names.some((name) => isFirst.test(name)) ? names : ['open', ...names];
  addField(facts, noun, `status (${all.join(', ')})`);
}

const acts: readonly StateAct[] = [
  // "clerks set a permit to checked, granted or refused"
  {
    says: new RegExp(String.raw`\b${sets} (?:${one} )*((?:${word} )?${word})(?:['’]s)?(?: (?:status|state))? (?:to|as|into|between|from|on) (?:either )?(${states})(?=[,.;)]|$| and | when | so )`, 'iu'), // prettier-ignore
    read: ([said, named = '', list = ''], before, facts) => {
      const names = namesIn(list);
      const noun = nounOf(named.replace(/ (?:status|state)$/i, ''), before);
      if (!noun || isMark.test(said) || names.length < 2 || names.some((name) => isPerson(lemmaOfNoun(name)) || unitsOfTime.has(lemmaOfNoun(name)))) return null; // prettier-ignore
      keepStates(facts, noun, names);
      return pronoun.test(named) ? 'see them' : `see the ${noun}s`;
    },
  },
  // "save reports as drafts and publish them"
  {
    says: /\b(?:save|saves|keep|keeps|store|stores) ((?:\p{L}+ ){0,2}?\p{L}+) as (?:an? )?drafts?(?:,? (?:and|or) (?:later |then )?publish(?:es)?(?: (?:them|it))?(?: later)?)?/iu,
    read: ([, named = ''], before, facts) => {
      const noun = nounOf(named, before);
      if (!noun) return null;
      addField(facts, noun, 'status (draft, published)');
      return 'save them';
    },
  },
  // "mark a chapter as read": done or not
  {
    says: /\bmark(?:s|ed|ing)? (?:(?:an?|the|each|every|their|single|own|individual) )*([\p{L}-]+) (?:as )?(completed?|done|finished|read|watched|paid|sold|solved|returned|taken|cooked|visited|learned|learnt|known|cleaned|checked|delivered|collected|attended)\b(?!,? (?:or|,|and (?:\p{L}+ed|done)\b))/iu,
    read: ([, named = '', state = ''], before, facts) => {
      const noun = nounOf(named, before);
      if (!noun || isPerson(noun) || pronoun.test(named)) return null;
      addField(
        facts,
        noun,
        `${state
          .toLowerCase()
          .replace(/^complete$/, 'completed')
          .replace(/^learnt$/, 'learned')} (yes/no)`,
      );
      return null;
    },
  },
  // "wardens close the case with a remark"
  {
    says: /\bclose(?:s)? (?:(?:an?|the|each|every|their) )?([\p{L}-]+) with (?:an? |the )?(solution|resolution|answer|note|comment|result|remark|reason|explanation)\b/iu,
    read: ([, named = '', field = ''], before, facts) => {
      const noun = nounOf(named, before);
      if (!noun) return null;
      keepStates(facts, noun, ['open', 'in progress', 'closed']);
      addField(facts, noun, field.toLowerCase());
      return pronoun.test(named) ? 'see them' : `see the ${noun}s`;
    },
  },
  // "mechanics take a job": who takes it is in charge of it
  {
    says: /\b(?:take|takes|claim|claims|take over|takes over|pick up|picks up) (?:an?|the|each|open|new) (tickets?|cases?|jobs?|tasks?|requests?|issues?|complaints?|enquir(?:y|ies)|reports?|defects?|errands?|orders?)(?=[,.;]| and )/iu,
    read: ([, named = ''], _, facts) => {
      const noun = lemmaOfNoun(named.toLowerCase());
      addField(facts, noun, 'assignee');
      return `see the ${noun}s`;
    },
  },
  // "follow its status", said of what has none yet
  {
    says: /\b(?:follow|follows|track|tracks|see|check|checks|change|changes|update|updates|set) (its|their|the) (?:current )?(?:status|state)\b(?! (?:to|of|as|from|is|page)\b)/iu,
    read: (_, before, facts) => {
      const noun = lastThing(before);
      if (noun) addField(facts, noun, 'status');
      return null;
    },
  },
];

/** Takes what clauses say about how far something is; answers the text without what said only that. */
export const takeSaidStates = (text: string, facts: Facts): string =>
  takeActs(text, acts, ({ read }, match, at, rest) => read(match, rest.slice(0, at), facts));

/** Adds what was said in passing to the things that are kept; the first of a name stays. */
export function withSaid(reading: Reading, { said }: Facts): Reading {
  if (said.length === 0) return reading;
  const nameOf = (field: string) => field.replace(/\s*\(.*$/, '').toLowerCase();
  const entities = reading.entities.map((entity): ReadEntity => {
    const fields = [...entity.fields];
    for (const { noun, text } of said) {
      if (entity.noun !== noun && headOf(entity.noun) !== noun) continue;
      const at = fields.findIndex((one) => nameOf(one) === nameOf(text));
      if (at < 0) fields.push(text);
      // its choices say more than its name
      else if (text.includes('(') && !fields[at]!.includes('(')) fields[at] = text;
    }
    return { ...entity, fields };
  });
  return { ...reading, entities };
}
