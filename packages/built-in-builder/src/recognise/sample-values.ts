import type { SampleValue } from '../kinds/kind.ts';
import type { Field } from '../plan/plan.ts';
import { amountsFor, numbersFor } from './sample-figures.ts';
import { sampleFile } from './sample-file.ts';
import { sampleReceipt } from './sample-receipt.ts';
import { hasHappened } from './sample-times.ts';
import { marks, sampleText } from './sample-texts.ts';

export const notes = [
  'Ask again next week.',
  'All as agreed.',
  'Bring the second key, the first one sticks.',
  'Better than last time.',
  'Talked on the phone, details follow by mail.\nNothing urgent.',
  'Only in the morning.',
  'See the folder on the second shelf.',
  'Took longer than planned.',
];
const lists = [
  'Rain jacket\nSwimming things\nCards',
  'Two spare keys\nLamp',
  'Map\nThermos\nGood shoes\nSomething to read',
  'Nothing special',
];

const passages = [
  'This part explains the essentials in plain words, with an example for each step. Read it from the beginning, or go straight to what you need.',
  'What it is about, who it is for and what to expect. Questions that come up often are answered at the end.',
  'A closer look with facts and figures. It began as a small trial and proved itself over several months.',
  'Written for people who have little time: the most important points first, the background after that.',
  'Carefully chosen and checked. It suits beginners as well as people who have done this for years.',
];
const readable =
  /body|text|description|summary|about|introduction|syllabus|covers|solution|content|details|terms|lyrics|requirements|problem|goal|mitigation|responsibilities|achievements/;

const comments = [
  'Very helpful, thank you for sharing this.',
  'I had the same question and found my answer here.',
  'Clear and well explained. I would have liked one more example.',
  'Exactly what I was looking for.',
  'I see it a little differently, but it made me think.',
];
const questions = [
  'Do you have time next week, and what does it cost?',
  'Is it possible to change the date later?',
  'What should I bring to the first meeting?',
  'Can two people come together?',
];

/** Longer fields that are a list of a kind of their own. */
const usualLists: Readonly<Record<string, readonly string[]>> = {
  itinerary: [
    'Day 1: arrival and a walk through the old town\nDay 2: market, museum and a boat trip\nDay 3: free time and departure',
    'Day 1: train to the coast\nDay 2: hike to the lighthouse\nDay 3: islands by boat\nDay 4: journey home',
  ],
  plan: [
    'Morning: old town on foot\nAfternoon: museum and café\nEvening: dinner by the river',
    'Day 1: arrival\nDay 2: day trip by train\nDay 3: market and departure',
  ],
  exercises: [
    '10 minutes of warm-up\n3 × 12 squats\n3 × 10 push-ups\n60 seconds of plank',
    '5 minutes of easy running\n4 × 400 m fast\n10 minutes of stretching',
  ],
  meals: [
    'Breakfast: porridge with fruit\nLunch: lentil salad\nDinner: baked fish with vegetables',
    'Breakfast: yoghurt and nuts\nLunch: soup and bread\nDinner: vegetable curry',
  ],
  documents_needed: ['Identity card\nProof of address\nFilled-in form', 'Passport\nTwo photos'],
  options: ['Yes\nNo\nLater', 'In June\nIn July\nNot at all'],
  requirements: [
    'Two years of experience and a short interview.',
    'No previous knowledge is needed.',
    'The entry certificate, or a finished apprenticeship.',
    'Four hours a week and a laptop of your own.',
  ],
  goal: [
    'Finish the first part before the summer.',
    'Half as many open questions by the end of the year.',
    'Everybody in the team knows how it works.',
  ],
  mitigation: [
    'A second supplier has been asked for an offer.',
    'Daily backup, tested once a month.',
    'A written plan, known to everyone on duty.',
    'Two people look at it every quarter.',
  ],
  responsibilities: [
    'Planning of the week, contact to customers and the monthly report.',
    'Design of the pages and talks with users.',
    'Training of new colleagues.',
  ],
  achievements: [
    'Cut waiting times by half within a year.',
    'Led the move to the new building.',
    'First prize in the regional competition.',
  ],
  terms: [
    'Payable within thirty days.',
    'Can be cancelled three months before its end.',
    'One year, then month by month.',
  ],
  what_happened: [
    'Noticed by the first person there in the morning.',
    'It happened on the way back; nobody was hurt.',
    'Not the first time this year. A photo was taken.',
    'Seen by two colleagues, who put up a sign.',
  ],
  reason: [
    'A family celebration abroad.',
    'The old one broke last week.',
    'Needed for the next project.',
    'An appointment that cannot be moved.',
  ],
  agenda: ['Minutes of the last meeting\nMoney\nSummer party\nAny other business', 'New members\nRepairs\nNext dates'],
  instructions: [
    'In the morning, after a meal.',
    'Slowly, and with a break in between.',
    'Follow the sheet that comes with it.',
  ],
  what_i_ate: ['Bread, cheese and an apple', 'Soup with rice', 'Chocolate in the afternoon', 'Pasta with tomatoes'],
  action_taken: [
    'Sign put up, floor cleaned.',
    'Shelf checked and repaired.',
    'Talked about it with everyone on the shift.',
  ],
  findings: ['Nothing unusual; values within the normal range.', 'Slightly raised, to be checked again in four weeks.'],
  treatment: ['Rest for a week, then light exercise.', 'Twice a day after meals, for ten days.'],
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/**
 * A value for a field of the `index`-th sample record, or undefined where it stays empty: optional fields have gaps,
 * dates of what happens lie on both sides of today, of what has happened behind it.
 */
export function sampleValue(field: Field, index: number): SampleValue | undefined {
  // what a record's page is read for is there; what is noted beside it has gaps
  const isGap = !field.isRequired && index % 4 === 3 && !(field.type === 'longtext' && readable.test(field.name));
  if (isGap && field.type !== 'boolean') return undefined;
  switch (field.type) {
    case 'image':
      return /receipt|beleg|quittung|recibo|recu|scan|invoice/.test(field.name) ? sampleReceipt(index) : undefined;
    case 'file':
      return sampleFile(field.label);
    case 'reference':
      return undefined;
    case 'boolean':
      return index % 3 !== 1;
    case 'number':
      return field.max ? scaled(field.max, index) : at(numbersFor(field), index);
    case 'money':
      return at(amountsFor(field.name), index);
    case 'date':
      return at(daysFor(field.name), index);
    case 'datetime':
      if (/^(?:end|ende|until|to|bis|finish)/.test(field.name)) return at(laterMoments, index);
      if (hasHappened(field.name)) return at(pastMoments, index);
      return at(
        ['+0 09:30', '+1 14:00', '+2 18:15', '-1 11:00', '+5 08:00', '+9 16:30', '-6 10:00', '+0 17:00'],
        index,
      );
    case 'time':
      return at(/end|until|clos/.test(field.name) ? laterTimes : times, index);
    case 'days':
      return at([[0, -1, -3], [-1, -2, -4, -5], [], [-6]], index);
    case 'select':
      return at(field.options ?? [], index)?.value;
    case 'multiselect':
      return (field.options ?? []).filter((_, option) => (option + index) % 3 === 0).map((option) => option.value);
    case 'email':
      return at(
        [
          'amina@yusuf.example',
          'henrik.dahl@post.example',
          'lucia@herrera.example',
          'tomasz@wojcik.example',
          'm.westphalen@aurich.example',
          'mei@chen.example',
        ],
        index,
      );
    case 'phone':
      return at(
        [
          '+44 20 7946 0112',
          '+45 33 12 40 40',
          '+34 91 555 01 20',
          '+48 22 555 01 99',
          '+49 30 901820',
          '+86 10 5550 0142',
        ],
        index,
      );
    case 'url':
      return at(
        [
          'https://lantern.example',
          'https://spokeandchain.example/about',
          'https://everyday.example',
          'https://northquay.example/en',
        ],
        index,
      );
    case 'longtext':
      if (/address/.test(field.name)) return sampleText(field.name, index)!;
      if (/question/.test(field.name)) return at(questions, index);
      if (field.name in usualLists) return at(usualLists[field.name]!, index);
      if (/^(?:comment|reply|review|message|feedback)$/.test(field.name)) return at(comments, index);
      if (readable.test(field.name)) return at(passages, index);
      return /list|items|steps|ingredients/.test(field.name) ? at(lists, index) : at(notes, index);
    case 'text':
      return sampleText(field.name, index) ?? at(marks, index);
  }
}

/** From 1 to the most, the better half more often. */
const scaled = (max: number, index: number): number =>
  Math.max(1, Math.round(max * at([0.8, 1, 0.6, 0.8, 0.4, 1, 0.7, 0.2], index)));

/** Behind the beginnings, an hour or two later each. */
const laterMoments = ['+0 11:00', '+1 16:00', '+2 19:45', '-1 12:30', '+5 10:00', '+9 18:00', '-6 11:30', '+0 18:30'];
const pastMoments = ['-1 09:30', '-2 14:00', '-3 18:15', '-1 11:00', '-5 08:00', '-9 16:30', '-6 10:00', '-12 17:00']; // prettier-ignore
const times = ['18:00', '09:30', '16:00', '20:15', '11:00', '14:45', '19:00', '08:15'];
const laterTimes = ['20:00', '11:00', '17:30', '22:00', '12:00', '16:00', '21:00', '10:00'];

/** Days from today: births and beginnings lie years back, what was done last lies weeks back, the rest around today. */
function daysFor(name: string): number[] {
  if (/^(?:born|birthday|birth)/.test(name)) return [-900, -2400, -310, -4100, -1500, -60, -3300, -700];
  if (/^(?:joined|since|member_since|bought|purchased|planted|founded)/.test(name))
    return [-120, -980, -33, -2100, -410, -640, -75, -1400];
  if (/^(?:expires|valid_until|gueltig_bis)/.test(name)) return [20, 45, 12, 90, 31, 60, 8, 120];
  if (/published|posted|uploaded|measured|created/.test(name)) return [-1, -2, -4, -5, -7, -9, -11, -13];
  if (/^(?:last|date|visited|watched|finished|logged)/.test(name)) return [-3, -12, -1, -40, -26, 0, -75, -8];
  if (hasHappened(name)) return [-2, -5, -1, -12, -26, -8, -40, -17];
  return [4, -2, 12, 0, 31, 1, -9, 60];
}
