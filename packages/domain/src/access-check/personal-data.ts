import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf } from '../entities/entity.ts';

/** Words of field names that stand for data about a person, in the languages that field names are usually written in. */
const personalWords = new Set([
  ...['email', 'mail', 'phone', 'telephone', 'mobile', 'cell', 'cellphone', 'whatsapp', 'fax'],
  ...['address', 'street', 'zip', 'zipcode', 'postcode', 'postal', 'birthday', 'birthdate', 'birth', 'dob', 'age'],
  ...['gender', 'religion', 'ethnicity', 'nationality', 'passport', 'ssn', 'iban', 'bic', 'salary', 'income'],
  ...['diagnosis', 'medication', 'allergies', 'allergy', 'password', 'firstname', 'lastname', 'surname', 'fullname'],
]);

/** Pairs of neighbouring words that mean a person only together. */
const personalPairs = new Set([
  ...['first name', 'last name', 'full name', 'family name', 'given name', 'middle name', 'maiden name'],
  ...['credit card', 'card number', 'account number', 'bank account', 'tax id', 'national id', 'social security'],
  ...['emergency contact', 'medical history', 'health insurance'],
]);

/** Web and email machinery that only sounds personal. */
const harmlessWords = new Set(['ip', 'web', 'wallet', 'contract', 'template', 'count', 'sent', 'enabled', 'verified']);

/**
 * The fields that hold data about persons, by their format and the words of their names, nested ones as dotted paths. A
 * guess for a warning: it errs towards asking.
 */
export function personalFields(properties: ReadonlyMap<string, EntityProperty>, path = ''): string[] {
  const found: string[] = [];
  for (const [name, property] of properties) {
    const here = path + name;
    if (isPersonal(name, property)) found.push(here);
    else if (property.properties)
      found.push(...personalFields(new Map(Object.entries(property.properties)), `${here}.`));
    else if (property.items?.properties)
      found.push(...personalFields(new Map(Object.entries(property.items.properties)), `${here}.`));
  }
  return found;
}

function isPersonal(name: string, property: EntityProperty): boolean {
  if (property.format === 'email' || property.format === 'phone') return true;
  const types = typesOf(property);
  if (types.length > 0 && types.every((type) => type === 'boolean')) return false;
  const words = wordsOf(name);
  if (words.some((word) => harmlessWords.has(word))) return false;
  if (words.some((word) => personalWords.has(word))) return true;
  return words.some((word, at) => personalPairs.has(`${word} ${words[at + 1] ?? ''}`));
}

/** `homePhone`, `home_phone` and `Home phone` alike: home, phone. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
