import { inSentence } from '../../plan/names.ts';
import type { ReadWish } from './read-wish.ts';
import { labelFrom, nameFrom } from './make/labels.ts';

/** How likely a wish has to be to be named. */
const least = 0.15;
const widestName = 3;

type Wording = (about: { list: string; field: string; name: string | null }) => string | null;

const withName = (say: (name: string) => string): Wording => ({ name }) => (name === null ? null : say(name)); // prettier-ignore

/** How a wish is said so that the builder knows it to the letter; what takes records away is not offered. */
const wordings: Readonly<Record<string, Wording>> = {
  'add-field': ({ name, list }) => (name === null ? null : `Add a field ${name} to ${list}`),
  'rename-field': ({ name, field }) => (name === null ? null : `Rename ${field} to ${name}`),
  'remove-field': ({ field, list }) => `Remove the field ${field} from ${list}`,
  'add-list': withName((name) => `Add a list of ${name} with name and date`),
  'rename-list': ({ name, list }) => (name === null ? null : `Rename ${list} to ${name}`),
  require: ({ field }) => `${field} has to be filled in`,
  optional: ({ field }) => `${field} may stay empty`,
  sort: ({ field, list }) => `Sort the ${list} by ${field}`,
  group: ({ field, list }) => `Group the ${list} by ${field}`,
  filter: ({ field }) => `Add a filter by ${field}`,
  chart: ({ field, list }) => `Add a chart of ${list} by ${field}`,
  count: ({ field, list }) => `Add a chart of ${list} by ${field}`,
  total: ({ field }) => `Show the total ${field}`,
  access: ({ list }) => `Let everyone who signs in see the ${list}`,
};

/** What a message that was not read surely may have asked for, at most two wishes as they can be typed. */
export function perhapsOf(wishes: readonly ReadWish[]): string[] {
  const said = wishes
    .filter(({ likely }) => likely >= least)
    .map((wish) => {
      const [first] = wish.fields;
      const [name] = wish.names.map(wish.op === 'add-field' ? labelFrom : nameFrom);
      const short = name && name.split(' ').length <= widestName ? name : null;
      return first ? (wordings[wish.op]?.({ list: inSentence(wish.list.plural), field: inSentence(first.field.label), name: short && inSentence(short) }) ?? null) : null; // prettier-ignore
    });
  return [...new Set(said)].filter((one): one is string => one !== null);
}
