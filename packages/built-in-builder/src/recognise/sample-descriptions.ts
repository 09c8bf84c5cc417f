import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { isNameOfPerson } from './sample-people.ts';
import { toldOf, toldOfSolving } from './sample-told.ts';

const isTold =
  /^(?:body|text|content|contents|description|summary|about|about_me|introduction|syllabus|what_it_covers|problem|solution|terms)$/;
const isArticle = /(?:^| )(?:article|post|blog|essay|column|tutorial|insight)$/;
const isNews = /(?:^| )(?:news|story|announcement|update|press release|bulletin)$/;

/** `~` is what the record is called, `#` what the app is about. */
const ofPeople = [
  '~ has done this for many years, likes clear words and answers within a day.',
  '~ came to it by a detour and stayed. Works carefully and explains every step.',
  '~ knows both sides: the planning and the work on the spot.',
  'Whoever asks ~ gets an honest answer, even when it is a short one.',
];
const openings = [
  'Anyone who deals with # meets this sooner or later. This article explains the background, shows two examples and ends with a short checklist.',
  'Over the past year we have collected questions about #. Here are the answers that helped most, in the order in which they usually come up.',
  'Much has changed in # lately. We asked three people with long experience what they would do differently today.',
];
const middles = [
  'First, look at where you stand: write down what works, what does not, and what it costs you in time. Second, choose one change that is small enough to finish within a month. Third, agree who does it and when you look at the result together.',
  'The pattern is always the same. Those who begin with a small step are still at it a year later; those who change everything at once often give up after a few weeks.',
  'Two things stand out. Good preparation saves more time than any tool, and a plain answer today is worth more than a perfect one next week.',
];
const endings = [
  'If you want to know more, write to us. We answer every question and add the good ones here.',
  'We will come back to this in spring, with new examples and the experience of the winter.',
  'What remains is practice. Take one idea from this page and try it this week.',
];
const announcements = [
  '~: the details were settled this week, and we are happy to share them. Everyone who has been waiting for this will hear from us in the coming days.',
  'It is official: ~. The preparations took half a year, and many people have helped to make it possible.',
  'A short note on what is new: ~. Nothing changes for you until the end of the month; after that we will be glad to show you everything in person.',
];

const anywhere = toldOf.map(([nouns, texts]) => [new RegExp(`(?:^|[ -])(?:${nouns.source})`), texts] as const);
/** What such things are told of: a certification is no cat. */
const toldFor = (noun: string): readonly string[] | undefined => anywhere.find(([nouns]) => nouns.test(noun))?.[1];

/** The row with texts that speak of it; short summaries stay as they are. */
export function withTexts(entity: Entity, row: SampleRow, about: { noun: string; topic: string | null; index: number }): SampleRow {
  const { noun, topic, index } = about;
  const name = String(row[rolesOf(entity).title.name] ?? '');
  const at = (texts: readonly string[]) => texts[index % texts.length]!.replaceAll('~', name).replaceAll('#', subjectOf(topic));
  const told: Record<string, SampleValue> = { ...row };
  for (const field of entity.fields) {
    if (field.type !== 'longtext' || !isTold.test(field.name)) continue;
    if (field.name === 'problem' || field.name === 'solution') told[field.name] = at(toldOfSolving[field.name]);
    else if (isArticle.test(noun) && field.name === 'summary') told[field.name] = at(openings);
    else if (isArticle.test(noun)) told[field.name] = [at(openings), at(middles), at(endings)].join('\n\n');
    else if (isNews.test(noun)) told[field.name] = [at(announcements), at(endings)].join('\n\n');
    else {
      const texts = isPerson(noun) && isNameOfPerson(name) ? ofPeople : toldFor(noun);
      // nothing is better than words that suit anything
      if (texts) told[field.name] = at(texts);
      else if (!field.isRequired) delete told[field.name];
    }
  }
  return told;
} // prettier-ignore

/** "technical" and "medical" stand before a noun and are none. */
const subjectOf = (topic: string | null): string => {
  if (topic === null) return 'this subject';
  return /(?:[^aeiou]al|ic|ive|ary|ous|ing|ed)$/.test(topic) && !/^(?:music|traffic|housing|training|cleaning|consulting|learning|gardening|fishing|cooking|baking|travel|marketing|shipping|clothing|catering|banking|parking|cycling|hiking|climbing|sailing|metal|animal)$/.test(topic.split(' ').at(-1)!)
    ? `${topic} practice`
    : topic;
}; // prettier-ignore
