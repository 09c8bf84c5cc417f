import { isPerson } from '../reading/chunks.ts';
import { germanSingulars } from '../reading/lexicon/german-nouns.ts';

export const people = [
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

const personNouns =
  /\b(?:person|people|client|customer|guest|contact|teacher|instructor|coach|author|member|student|pupil|patient|player|borrower|host|driver|artist|parent|child|kid|employee|colleague|volunteer|tenant|friend|lead|candidate|applicant|donor|participant|resident|neighbour|neighbor|musician|singer|actor|trainer|nanny|babysitter|owner|user|speaker|sponsor|supplier|vendor|partner|relative|competitor|athlete|rider|runner)s?\b/i;

/** Whether records of this noun are people, who have names and ways to reach them. */
export const isPersonNoun = (noun: string): boolean =>
  personNouns.test(noun) || (isPerson(noun.toLowerCase()) && germanNouns.has(noun.toLowerCase()));

const germanNouns = new Set(germanSingulars.values());
