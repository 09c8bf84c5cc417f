import type { ReadEntity, Reading } from '../reading/reading.ts';
import { isPerson } from '../reading/chunks.ts';
import type { Domain, DomainList } from './domain.ts';
import { isOfDomain } from './find-domain.ts';
import { isSaid, wordsOf } from './phrases.ts';
import { bestFor, isField, isNamed, isOfPerson, ofAnyList } from './which-list.ts';

/** "Expenses: bus, hostel, tickets": what stands in front of a colon or a bracket, and the items behind it; `head` is empty where nothing does. */
type Enumeration = { head: string; items: string[] };

const fewest = 3;
const longest = 4;

/** The lists of short items in a text, in the order of the text. */
export function enumerationsIn(text: string): Enumeration[] {
  return text.split(/[.;!?\n]| [–—-] /).flatMap((part) => {
    const plain = part.replace(/^[\s*•-]+/, '');
    const inBrackets = [...plain.matchAll(/([\p{L}-]+) \(([^()]+)\)/gu)].map(([, head = '', items = '']) => ({ head, items })); // prettier-ignore
    const [, head = '', rest = plain] = /^([^:,]{2,60}): (.+)$/s.exec(plain) ?? [];
    return [...inBrackets, { head, items: rest }].flatMap(({ head: before, items: list }) => {
      const items = list.split(/,\s*| und | and | & |\s\+\s/).map((item) => item.trim()).filter(Boolean); // prettier-ignore
      const short = items.filter((item) => wordsOf(item).length <= longest);
      return short.length < fewest || short.length * 3 < items.length * 2 ? [] : [{ head: before, items: short }];
    });
  });
}

const fieldLists = (domain: Domain, name: string): DomainList[] =>
  domain.lists.filter((list) => list.fields.some((field) => isField(field, name)));

const sameWords = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** What stands among the fields of a list is a field of it, though it could be a list elsewhere. Changes the reading. */
export function takeInFields(reading: Reading, domain: Domain, text: string): void {
  for (const { items } of enumerationsIn(text)) {
    const known = items.filter((item) => !ofAnyList.test(item)).flatMap((item) => fieldLists(domain, item));
    const [list] = [...new Set(known)].toSorted((a, b) => times(known, b) - times(known, a));
    const isTold = items.some((item) => ofAnyList.test(item)) ? 1 : 2;
    if (!list || times(known, list) < isTold) continue;
    const isUnknown = ({ noun, fields, isImplied }: ReadEntity) => !isImplied && fields.length === 0 && !isPerson(noun) && !isOfDomain(domain, noun); // prettier-ignore
    const isItem = ({ noun }: ReadEntity) => items.some((item) => sameWords(item, noun));
    const taken = reading.entities.filter((entity) => isUnknown(entity) && isItem(entity));
    if (taken.length === 0) continue;
    reading.entities = reading.entities.filter((entity) => !taken.includes(entity));
    const owner = reading.entities.find(({ noun, isImplied }) => !isImplied && isNamed(list, noun));
    const fields = taken.map(({ noun }) => items.find((item) => sameWords(item, noun))!);
    if (owner) owner.fields = [...owner.fields, ...fields];
    else reading.entities.push(readAs(list, fields));
  }
}

const times = (all: readonly DomainList[], one: DomainList): number => all.filter((other) => other === one).length;

const readAs = ({ label, plural }: DomainList, fields: string[]): ReadEntity => ({
  noun: label.toLowerCase(),
  plural: plural?.toLowerCase() ?? null,
  fields,
  weight: 2,
  why: ['has fields'],
  isImplied: false,
});

/** "Expenses: bus, hostel, tickets": names of what is in a list, by the label of the list; they are taken from what was read. */
export function listedNames(reading: Reading, domain: Domain, text: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const { head, items } of enumerationsIn(text)) {
    const list = head === '' ? undefined : bestFor(wordsOf(head).at(-1) ?? '', domain.lists);
    const [title] = list?.fields ?? [];
    const isKnown = (item: string) => ofAnyList.test(item) || isOfDomain(domain, item);
    if (!list || title?.field.type !== 'text' || items.some((item) => isKnown(item) || /[\d(:]/.test(item))) continue;
    names.set(list.label, items);
    const isItem = (name: string) => items.some((item) => sameWords(item, name));
    reading.entities = reading.entities.filter(({ noun, fields }) => fields.length > 0 || !isItem(noun));
    for (const entity of reading.entities) entity.fields = entity.fields.filter((field) => !isItem(field));
  }
  return names;
}

const enters = /^(?:reports?|enters?|logs?|submits?|records?|adds?|posts?|notes?|sends?|requests?|orders?|books?|melde[nt]|tragen|trägt|erfass\p{L}*|geben|gibt|stellen|stellt|schicken|schickt|bestellen|bestellt|buchen|bucht|beantragen|beantragt|notieren|notiert)$/u; // prettier-ignore

/** "Tenants report with a photo, flat and urgency": these are fields of the report, none of the tenant. */
export function takeFromPeople(reading: Reading, lists: readonly DomainList[], words: readonly string[]): void {
  for (const entity of reading.entities.filter(({ noun, fields }) => isOfPerson(noun) && fields.length > 0)) {
    const at = words.findIndex((word) => isSame(word, entity));
    if (at < 0 || !words.slice(at + 1, at + (entity.fields.length > 1 ? 4 : 2)).some((word) => enters.test(word)))
      continue;
    const known = ({ fields }: DomainList) => entity.fields.filter((name) => fields.some((field) => isField(field, name))).length; // prettier-ignore
    const others = lists.filter((list) => !isNamed(list, entity.noun) && list.words.some((phrase) => isSaid(phrase, words))); // prettier-ignore
    const [best] = others.toSorted((a, b) => known(b) - known(a));
    if (!best || known(best) === 0) continue;
    const { fields } = entity;
    entity.fields = [];
    entity.why = entity.why.filter((why) => why !== 'has fields');
    const own = reading.entities.find((one) => one !== entity && isNamed(best, one.noun));
    if (own) {
      own.fields = [...new Set([...own.fields, ...fields])];
      own.why = [...new Set([...own.why, 'has fields'])];
    } else reading.entities.push(readAs(best, fields));
  }
}

/** "Running log. Date, distance, time, which shoes": what a list of the domain has more of is told of that one, whatever stood nearest. */
export function takeToWhereKnown(reading: Reading, lists: readonly DomainList[]): void {
  for (const entity of reading.entities.filter(({ fields }) => fields.length >= fewest)) {
    const known = ({ fields }: DomainList) => entity.fields.filter((name) => fields.some((field) => isField(field, name))).length; // prettier-ignore
    const own = bestFor(entity.noun, lists);
    const [best] = lists.filter(({ isCore }) => isCore).toSorted((a, b) => known(b) - known(a));
    if (!own || !best || best === own || known(best) < known(own) + 2) continue;
    if (reading.entities.some((one) => one !== entity && isNamed(best, one.noun))) continue;
    reading.entities.push(readAs(best, entity.fields));
    entity.fields = [];
    entity.why = entity.why.filter((why) => why !== 'has fields');
  }
}

const isSame = (word: string, { noun, plural }: ReadEntity): boolean =>
  word === plural || word === noun || (word.startsWith(noun) && word.length - noun.length <= 2);
