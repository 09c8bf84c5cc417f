import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';

const isTold =
  /^(?:body|text|content|description|summary|about|about_me|introduction|syllabus|what_it_covers|solution)$/;
const isArticle =
  /(?:^| )(?:article|post|blog|news|story|essay|column|tutorial|insight|solution|announcement|update|press release)$/;

/** `~` is what the record is called, `#` what the app is about. */
const ofPeople = [
  '~ has done this for many years, likes clear words and answers within a day.',
  '~ came to it by a detour and stayed. Works carefully and explains every step.',
  '~ knows both sides: the planning and the work on the spot.',
  'Whoever asks ~ gets an honest answer, even when it is a short one.',
];
const ofThings = [
  '~: what it is, whom it suits and what is included. Questions are answered before you decide.',
  '~ is made for people who want it done well without having to think about it twice.',
  '~ suits beginners as well as those who know exactly what they need.',
  '~ has proved itself over several years. Small changes are possible at any time.',
  'Chosen often: ~. It can be had on its own or together with others.',
];
const openings = [
  '~: this is what it comes down to. Whoever asks about # will meet the question sooner or later, and there is a short answer and a longer one.',
  'We are often asked about # and have gathered what helps. ~ begins with what is known for certain and ends with what is still open.',
  '~. Behind these words lies a change in # that concerns more people than one would think.',
];
const middles = [
  'Three points matter most. First, begin with what is there. Second, change one thing at a time and look at what happens. Third, write down what worked, so that others need not find it out again.',
  'The figures of the last year show where things are heading: more people ask, they ask earlier, and they expect a clear answer.',
  'Those who have tried it tell much the same: the first week is unusual, after a month nobody wants to go back.',
];
const endings = [
  'If you want to know more, write to us. We answer every question and add the good ones here.',
  'We will come back to this in spring, with new examples and the experience of the winter.',
  'What remains is practice. Take one idea from this page and try it this week.',
];

/** The row with texts that speak of it; short summaries stay as they are. */
export function withTexts(entity: Entity, row: SampleRow, about: { noun: string; topic: string | null; index: number }): SampleRow {
  const { noun, topic, index } = about;
  const name = String(row[rolesOf(entity).title.name] ?? '');
  const at = (texts: readonly string[]) => texts[index % texts.length]!.replaceAll('~', name).replaceAll('#', topic ? (/(?:al|ic|ive|ary|ous)$/.test(topic) ? `${topic} questions` : topic) : 'this subject');
  const told: Record<string, SampleValue> = { ...row };
  for (const field of entity.fields) {
    if (field.type !== 'longtext' || !isTold.test(field.name)) continue;
    told[field.name] = isArticle.test(noun) && field.name === 'summary' ? at(openings) : isArticle.test(noun) ? [at(openings), at(middles), at(endings)].join('\n\n') : at(isPerson(noun) ? ofPeople : ofThings);
  }
  return told;
} // prettier-ignore
