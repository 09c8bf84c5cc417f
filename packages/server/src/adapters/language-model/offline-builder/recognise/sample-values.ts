import type { SampleValue } from '../kinds/kind.ts';
import type { Field } from '../plan/plan.ts';
import { inSentence } from '../plan/names.ts';
import { sampleReceipt } from './sample-receipt.ts';

const people = [
  'Amina Yusuf',
  'Henrik Dahl',
  'Lucía Herrera',
  'Tomasz Wójcik',
  'Maximilian von Westphalen-Aurich',
  'Mei Chen',
  'Sipho Dlamini',
  'Ruth Adler',
  'Bashir Rahimi',
];
const qualifiers = [
  'Linden',
  'Old Mill',
  'Riverside',
  'North Gate',
  'The long one behind the railway crossing:',
  'St. Anna',
  'Corner',
  'Harbour',
  'Hilltop',
];
const places = [
  'Mill Street 4',
  'Harbour square',
  'Old fire station',
  'Upper Lane 18',
  'Behind the town hall, second courtyard on the left',
  'Station Road 88',
  'Quayside 2',
  'Garden row 7',
];
const companies = [
  'Spoke & Chain',
  'Lantern Coffee',
  'De Vries Interiors',
  'Nakamura Dental',
  'Municipal Swimming Pool Association',
  'North Quay Accountants',
  'Café Olm',
  'Ferreira & Filhos',
];
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
const words = [
  'Blue label',
  'Second row',
  'North side',
  'As before',
  'New since spring',
  'Spare',
  'From Lyon',
  'By hand',
];
const codes = ['A-104', 'A-117', 'B-023', 'C-308', 'A-230', 'D-001', 'B-119', 'C-042'];

const personNames =
  /(?:^|_)(?:person|owner|customer|client|guest|contact|teacher|instructor|coach|author|member|assignee|student|patient|player|borrower|host|driver|artist|name_of|parent|child|requester|employee|colleague|volunteer|tenant|keeper|responsible|who|by|to|reported_by)$/;
const personNouns =
  /\b(?:person|people|client|customer|guest|contact|teacher|instructor|coach|author|member|student|pupil|patient|player|borrower|host|driver|artist|parent|child|kid|employee|colleague|volunteer|tenant|friend|lead|candidate|applicant|donor|participant|resident|neighbour|musician|singer|actor|trainer|nanny|babysitter|cat|dog|pet|horse)\b/i;
const animals = ['Biscuit', 'Nori', 'Captain', 'Mathilda', 'Sir Reginald of Pawsworth', 'Pepper', 'Otis', 'Lulu', 'Bo'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

export const isPersonNoun = (noun: string): boolean => personNouns.test(noun);

/** A believable name for the `index`-th record of a noun nobody has prepared samples for. */
export function sampleTitle(noun: string, index: number): string {
  if (/\b(?:cat|dog|pet|horse|animal)\b/i.test(noun)) return at(animals, index);
  if (isPersonNoun(noun)) return at(people, index);
  const qualifier = at(qualifiers, index);
  return qualifier.endsWith(':') ? `${qualifier.slice(0, -1)}` : `${qualifier} ${inSentence(noun)}`;
}

/**
 * A value for a field of the `index`-th sample record, or undefined where it stays empty: optional fields have gaps,
 * numbers one zero, dates lie on both sides of today.
 */
export function sampleValue(field: Field, index: number): SampleValue | undefined {
  const isGap = !field.isRequired && index % 4 === 3;
  if (isGap && field.type !== 'boolean') return undefined;
  switch (field.type) {
    case 'image':
      return /receipt|beleg|quittung|recibo|recu|scan|invoice/.test(field.name) ? sampleReceipt(index) : undefined;
    case 'reference':
      return undefined;
    case 'boolean':
      return index % 3 !== 1;
    case 'number':
      return at(numbersFor(field.name), index);
    case 'money':
      return at([24.5, 180, 12, 0, 940, 65.9, 310, 48.2, 1250], index);
    case 'date':
      return at(
        /^(?:last|born|birthday|joined|since|bought|purchased|started|planted|date)/.test(field.name)
          ? [-3, -12, -1, -40, -26, 0, -75, -8]
          : [4, -2, 12, 0, 31, 1, -9, 60],
        index,
      );
    case 'datetime':
      return at(
        ['+0 09:30', '+1 14:00', '+2 18:15', '-1 11:00', '+5 08:00', '+9 16:30', '-6 10:00', '+0 17:00'],
        index,
      );
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
      return /address/.test(field.name) ? at(places, index) : at(notes, index);
    case 'text':
      return sampleText(field.name, index);
  }
}

function sampleText(name: string, index: number): string {
  if (personNames.test(name)) return at(people, index + 3);
  if (/place|location|where|address|city|street|venue|room|site/.test(name)) return at(places, index);
  if (/company|supplier|brand|vendor|shop|store|maker|organi[sz]ation|employer|restaurant/.test(name))
    return at(companies, index);
  if (/code|number|sku|id|serial|isbn|plate|reference/.test(name)) return at(codes, index);
  if (/country/.test(name)) return at(['Portugal', 'Ghana', 'Denmark', 'Japan', 'Peru', 'Poland'], index);
  if (/breed/.test(name)) return at(['Mixed', 'Whippet', 'Maine Coon', 'Terrier', 'Siamese'], index);
  return at(words, index);
}

function numbersFor(name: string): number[] {
  if (/rating|stars|score/.test(name)) return [4, 5, 3, 0, 5, 2, 4, 1];
  if (/year/.test(name)) return [2019, 2022, 1998, 2024, 2011, 2007, 2020, 1974];
  if (/percent|progress/.test(name)) return [40, 100, 75, 0, 10, 60, 90, 25];
  if (/minutes|duration|time/.test(name)) return [30, 45, 90, 0, 15, 120, 60, 25];
  if (/age/.test(name)) return [3, 7, 1, 0, 12, 5, 9, 2];
  return [12, 4, 27, 0, 150, 8, 33, 6];
}
