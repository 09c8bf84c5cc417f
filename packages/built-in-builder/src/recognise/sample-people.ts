import type { SampleRow } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
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

const fullName = /^\p{Lu}[\p{L}'’-]+(?: (?:von|van|de|da))?(?: \p{Lu}[\p{L}'’-]+)+$/u;

export const isNameOfPerson = (name: string): boolean => people.includes(name) || fullName.test(name);

/** The sample records with the mail address of the person whom each one names: a record of Ruth Adler has hers. */
export function withOwnAddresses(
  entities: readonly Entity[],
  samples: ReadonlyMap<string, readonly SampleRow[]>,
): Map<string, readonly SampleRow[]> {
  const fieldsOf = new Map(entities.map(({ name, fields }) => [name, fields]));
  return new Map(
    [...samples].map(([name, rows]) => {
      const fields = fieldsOf.get(name) ?? [];
      const addresses = fields.filter(({ type }) => type === 'email');
      const texts = fields.filter(({ type }) => type === 'text');
      if (addresses.length !== 1) return [name, rows];
      const [address] = addresses;
      return [name, rows.map((row) => withAddress(row, address!.name, texts.map((field) => row[field.name])))]; // prettier-ignore
    }),
  );
}

function withAddress(row: SampleRow, field: string, texts: readonly unknown[]): SampleRow {
  const person = texts.find((text): text is string => typeof text === 'string' && people.includes(text));
  const named = person ?? texts.find((text): text is string => typeof text === 'string' && fullName.test(text));
  return row[field] === undefined || named === undefined ? row : { ...row, [field]: addressOf(named) };
}

/** `lucia@herrera.example` for Lucía Herrera. */
function addressOf(name: string): string {
  const [first, ...rest] = name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z -]/g, '')
    .toLowerCase()
    .split(' ');
  return `${first}@${rest.at(-1)}.example`;
}

const personNouns =
  /\b(?:person|people|client|customer|guest|contact|teacher|instructor|coach|author|member|student|pupil|patient|player|borrower|host|driver|artist|parent|child|kid|employee|colleague|volunteer|tenant|friend|lead|candidate|applicant|donor|participant|resident|neighbour|neighbor|musician|singer|actor|trainer|nanny|babysitter|owner|user|speaker|sponsor|supplier|vendor|partner|relative|competitor|athlete|rider|runner)s?\b/i;

/** Whether records of this noun are people, who have names and ways to reach them. */
export const isPersonNoun = (noun: string): boolean =>
  personNouns.test(noun) || (isPerson(noun.toLowerCase()) && germanNouns.has(noun.toLowerCase()));

const germanNouns = new Set(germanSingulars.values());
