import type { SampleValue } from '../kinds/kind.ts';
import type { Field } from '../plan/plan.ts';
import { sampleReceipt } from './sample-receipt.ts';
import { sampleText } from './sample-texts.ts';

const notes = [
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
  'The idea is simple: start small, look at what happens, and keep what works. The rest follows from there.',
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
  findings: ['Nothing unusual; values within the normal range.', 'Slightly raised, to be checked again in four weeks.'],
  treatment: ['Rest for a week, then light exercise.', 'Twice a day after meals, for ten days.'],
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/**
 * A value for a field of the `index`-th sample record, or undefined where it stays empty: optional fields have gaps,
 * numbers one zero, dates lie on both sides of today.
 */
export function sampleValue(field: Field, index: number): SampleValue | undefined {
  // what a record's page is read for is there; what is noted beside it has gaps
  const isGap = !field.isRequired && index % 4 === 3 && !(field.type === 'longtext' && readable.test(field.name));
  if (isGap && field.type !== 'boolean') return undefined;
  switch (field.type) {
    case 'image':
      return /receipt|beleg|quittung|recibo|recu|scan|invoice/.test(field.name) ? sampleReceipt(index) : undefined;
    case 'reference':
      return undefined;
    case 'boolean':
      return index % 3 !== 1;
    case 'number':
      return field.max ? scaled(field.max, index) : at(numbersFor(field.name), index);
    case 'money':
      return at(amountsFor(field.name), index);
    case 'date':
      return at(daysFor(field.name), index);
    case 'datetime':
      if (/^(?:end|ende|until|to|bis|finish)/.test(field.name)) return at(laterMoments, index);
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
      if (/address/.test(field.name)) return sampleText(field.name, index);
      if (/question/.test(field.name)) return at(questions, index);
      if (field.name in usualLists) return at(usualLists[field.name]!, index);
      if (/^(?:comment|reply|review|message|feedback)$/.test(field.name)) return at(comments, index);
      if (readable.test(field.name)) return at(passages, index);
      return /list|items|steps|ingredients/.test(field.name) ? at(lists, index) : at(notes, index);
    case 'text':
      return sampleText(field.name, index);
  }
}

/** From 1 to the most, the better half more often. */
const scaled = (max: number, index: number): number =>
  Math.max(1, Math.round(max * at([0.8, 1, 0.6, 0.8, 0.4, 1, 0.7, 0.2], index)));

/** Behind the beginnings, an hour or two later each. */
const laterMoments = ['+0 11:00', '+1 16:00', '+2 19:45', '-1 12:30', '+5 10:00', '+9 18:00', '-6 11:30', '+0 18:30'];
const times = ['18:00', '09:30', '16:00', '20:15', '11:00', '14:45', '19:00', '08:15'];
const laterTimes = ['20:00', '11:00', '17:30', '22:00', '12:00', '16:00', '21:00', '10:00'];

/** Days from today: births and beginnings lie years back, what was done last lies weeks back, the rest around today. */
function daysFor(name: string): number[] {
  if (/^(?:born|birthday|birth)/.test(name)) return [-900, -2400, -310, -4100, -1500, -60, -3300, -700];
  if (/^(?:joined|since|member_since|bought|purchased|planted|founded)/.test(name))
    return [-120, -980, -33, -2100, -410, 0, -75, -1400];
  if (/published|posted|uploaded|measured|created/.test(name)) return [-1, -2, -4, -5, -7, -9, -11, -13];
  if (/^(?:last|date|visited|watched|finished|logged)/.test(name)) return [-3, -12, -1, -40, -26, 0, -75, -8];
  return [4, -2, 12, 0, 31, 1, -9, 60];
}

const amountsFor = (name: string): number[] =>
  /^(?:saved|raised|current_bid|spent)$/.test(name)
    ? [840, 310, 2600, 950, 480, 1900, 60, 420]
    : /^(?:goal|target|starting_price|balance|limit)$/.test(name)
      ? [1200, 800, 4800, 1500, 960, 2150, 250, 640]
      : /budget|salary|wage|rent|value|revenue|income|loan|fund/.test(name)
        ? [1200, 350, 4800, 0, 960, 2150, 75, 640]
        : /donation|pledge|amount/.test(name)
          ? [50, 200, 25, 0, 1000, 75, 120, 40]
          : /price|fee|premium/.test(name)
            ? [24.5, 180, 12, 59, 940, 65.9, 310, 48.2]
            : [24.5, 180, 12, 0, 940, 65.9, 310, 48.2];

const usualNumbers: readonly (readonly [RegExp, readonly number[]])[] = [
  [/population/, [545_000, 804_000, 263_000, 709_000, 1_980_000, 232_000, 77_000, 522_000]],
  [/followers|downloads/, [1240, 860, 15_300, 4200, 980, 22_100, 310, 7600]],
  [/^tracks|^chapters|^questions|^lessons/, [12, 18, 9, 24, 14, 30, 11, 16]],
  [/^(?:days|times_a_week|repetitions|nights)/, [3, 5, 7, 4, 10, 2, 6, 8]],
  [/calories/, [320, 540, 460, 280, 610, 390, 120, 210]],
  [/^wind/, [12, 24, 8, 31, 17, 5, 20, 14]],
  [/^rain$/, [10, 70, 0, 45, 85, 20, 5, 30]],
  [/^lowest/, [11, 9, 2, 14, 22, 8, -3, 12]],
  [/^load/, [23, 61, 47, 12, 88, 35, 8, 54]],
  [/^seasons/, [2, 1, 4, 3, 6, 1, 5, 2]],
  [/^(?:reached|participants)/, [48, 120, 36, 75, 210, 18, 64, 92]],
]; // prettier-ignore

function numbersFor(name: string): number[] {
  const usual = usualNumbers.find(([names]) => names.test(name))?.[1];
  if (usual) return [...usual];
  if (/^hours(?!_heard|_in)|_hours$|how_long/.test(name)) return [2, 3, 1, 2, 4, 1, 2, 3];
  if (/bedrooms|rooms$|weeks|months|experience|years/.test(name)) return [2, 1, 3, 4, 2, 6, 12, 5];
  if (/air_quality|aqi/.test(name)) return [42, 57, 88, 61, 35, 112, 74, 49];
  if (/gas|ppm/.test(name)) return [410, 428, 465, 402, 450, 515, 433, 420];
  if (/temperature/.test(name)) return [19, 21, 8, 23, 35, 17, 4, 22];
  if (/humidity/.test(name)) return [48, 55, 82, 61, 40, 77, 52, 45];
  if (/(?:^|_)(?:goals|points_scored|sets_won)(?:_|$)/.test(name)) return [2, 1, 0, 3, 1, 4, 2, 0];
  if (/people|guests|persons|party_size|adults/.test(name)) return [2, 4, 1, 3, 2, 6, 5, 2];
  if (/players|seats|places|capacity/.test(name)) return [6, 4, 8, 12, 20, 10, 24, 16];
  if (/rating|stars|score/.test(name)) return [4, 5, 3, 0, 5, 2, 4, 1];
  if (/year/.test(name)) return [2019, 2022, 1998, 2024, 2011, 2007, 2020, 1974];
  if (/percent|progress/.test(name)) return [40, 100, 75, 0, 10, 60, 90, 25];
  if (/minutes|duration|time/.test(name)) return [30, 45, 90, 20, 15, 120, 60, 25];
  if (/pages/.test(name)) return [320, 184, 416, 96, 272, 544, 208, 368];
  if (/(?:^|_)age$/.test(name)) return [3, 7, 1, 0, 12, 5, 9, 2];
  return [12, 4, 27, 0, 150, 8, 33, 6];
}
