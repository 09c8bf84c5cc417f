import { logOdds, present, type Feature } from '../../reading/learned/linear.ts';
import type { Change, Understood } from '../change.ts';
import { confidenceOf } from './confidence.ts';
import { isAlike, opOf } from './op-of.ts';
import type { ReadWish } from './read-wish.ts';

/** Who read a message: sentences known outright, rules, readers in turn, or what was learned, its likeliest wish and the next. */
export type Reader = 'in turn' | 'outright' | 'rules' | 'learned' | 'second' | 'both';
export type Reading = {
  reader: Reader;
  understood: Understood;
  /** The reader of single sentences that knew it. */
  by?: string;
};

/** What a message was likely meant to ask: how likely each wish is, and the likeliest two in full. */
export type Likely = {
  chances: ReadonlyMap<string, number>;
  wishes: readonly ReadWish[];
  /** How likely it asks for two things. */
  two: number;
};

const opsOf = ({ understood }: Reading): string[] => {
  switch (understood.kind) {
    case 'changes':
      return [...new Set(understood.changes.map(opOf))];
    case 'talk':
      return [understood.topic];
    case 'problem':
      return ['problem'];
    default:
      return [understood.kind];
  }
};

export const changesOf = ({ understood }: Reading): readonly Change[] =>
  understood.kind === 'changes' ? understood.changes : [];

const listOf = (change: Change): string | undefined => ('entity' in change ? change.entity : undefined);
const fieldOf = (change: Change): string | undefined =>
  'field' in change && typeof change.field === 'string' ? change.field : undefined;

const fifths = (likely: number): number => Math.min(4, Math.floor(likely * 5));

/** Where a wish stands among those that are likely: the first, another way to put it, or none of them. */
type Place = 'first' | 'second' | 'other';

/** What speaks for a reading being what was meant: how likely its wish is, whether it is about the same, and who else reads it so. */
export function judgedBy(reading: Reading, all: readonly Reading[], likely: Likely, text: string): Feature[] {
  const { reader } = reading;
  const [first] = likely.wishes;
  const place = placeOf(reading, likely);
  const words = text.split(/\s+/).length;
  const found = new Set([
    ...ofWish(reading, place, likely),
    ...all.flatMap((other) => (other.by ? ofReader(reading, place, other) : [])),
    ...(first ? ofPlaces(reading, first) : []),
    ...(first ? namingOf(changesOf(reading), first).flatMap((sign) => [sign, `${reader} ${sign}`]) : []),
    ...all.flatMap((other) => (other.reader === reader ? [] : ofOther(reading, other))),
    `${reader} words ${Math.min(5, Math.floor(words / 5))}`,
  ]);
  return [...present(found), ...degreesOf(reading, likely)];
}

const opOfReading = (reading: Reading): string => opsOf(reading)[0] ?? '';
const isLike = (ops: readonly string[], other: string): boolean => ops.some((one) => isAlike(one, other));

function placeOf(reading: Reading, { wishes: [first, second] }: Likely): Place {
  const ops = opsOf(reading);
  if (first && (ops.includes(first.op) || isLike(ops, first.op))) return 'first';
  return second && ops.includes(second.op) ? 'second' : 'other';
}

/** What is wished, by whom it is read so, and how many things at once. */
function ofWish(reading: Reading, place: Place, { wishes: [first], two }: Likely): string[] {
  const { reader, understood } = reading;
  const op = opOfReading(reading);
  const kinds = `kinds ${Math.min(3, opsOf(reading).length)}`;
  const found = [reader, `${reader} ${understood.kind}`, `${reader} ${op}`, `op ${op}`, place, `${reader} ${place}`, `${op} ${place}`, kinds, `${kinds} two ${fifths(two)}`, `${reader} two ${fifths(two)}`, `${reader} ${Math.min(3, changesOf(reading).length)}`]; // prettier-ignore
  if (understood.kind === 'problem') found.push(`problem ${understood.sentence.split(' ').slice(0, 2).join(' ')}`);
  if (understood.kind === 'changes' && understood.left !== undefined) found.push(`${reader} left`);
  if (!first) return found;
  const sure = `${place} of ${fifths(first.likely)}`;
  const against = `against ${place} ${first.op}`;
  return [...found, sure, `${reader} ${sure}`, against, `${reader} ${against}`];
}

/** Whether it is what a reader of single sentences knew. */
function ofReader({ reader, understood }: Reading, place: Place, other: Reading): string[] {
  const by = `by ${other.by} ${JSON.stringify(other.understood) === JSON.stringify(understood)}`;
  return [by, `${reader} ${by}`, `${by} ${place}`];
}

/** Whether its list and its field are those that were learned. */
function ofPlaces(reading: Reading, first: ReadWish): string[] {
  const { reader } = reading;
  const op = opOfReading(reading);
  const changes = changesOf(reading);
  const lists = changes.flatMap((change) => listOf(change) ?? []);
  if (lists.length === 0) return [];
  const list = `list ${lists.every((one) => one === first.list.name)}`;
  const sure = `${list} ${fifths(first.likelyList)}`;
  const found = [list, sure, `${reader} ${sure}`, `${op} ${list}`];
  const fields = changes.flatMap((change) => fieldOf(change) ?? []);
  if (fields.length === 0 || first.fields.length === 0) return found;
  const field = `field ${fields.includes(first.fields[0]!.field.name)}`;
  const likely = Math.max(0, ...first.fields.filter((one) => lists.includes(one.entity.name) && fields.includes(one.field.name)).map((one) => one.likely)); // prettier-ignore
  return [...found, `${field} ${fifths(likely)}`, `${op} ${field} ${fifths(likely)}`, `${reader} ${field}`];
}

/** Whether another reads it so as well. */
function ofOther(reading: Reading, other: Reading): string[] {
  const ops = opsOf(reading);
  const others = opsOf(other);
  const lists = changesOf(reading).flatMap((change) => listOf(change) ?? []);
  const isOfList = lists.length === 0 || changesOf(other).some((change) => lists.includes(listOf(change) ?? ''));
  let how = other.understood.kind === 'unknown' ? 'none' : 'other';
  if (others.some((one) => ops.includes(one))) how = isOfList ? 'same' : 'wish';
  else if (others.some((one) => isLike(ops, one))) how = 'alike';
  return [`${other.reader} ${how}`, `${reading.reader} ${other.reader} ${how}`];
}

/** How likely its wish is, and one that it may stand for; of what was learned, how sure all of it is. */
function degreesOf(reading: Reading, { chances, wishes: [first, second] }: Likely): Feature[] {
  const { reader } = reading;
  const ops = opsOf(reading);
  const likely = Math.min(...ops.map((op) => chances.get(op) ?? 0));
  const alike = Math.min(...ops.map((op) => Math.max(chances.get(op) ?? 0, ...[...chances].filter(([other]) => isAlike(op, other)).map(([, p]) => p)))); // prettier-ignore
  const found: Feature[] = [['likely', logOdds(likely)], [`${reader} likely`, logOdds(likely)], ['alike', logOdds(alike)]]; // prettier-ignore
  const own = reader === 'learned' ? first : reader === 'second' ? second : undefined;
  return own ? [...found, [`${reader} sure`, logOdds(confidenceOf(own))], ['parts', logOdds(own.likelyParts)]] : found;
}

const plain = (words: readonly string[]): string => words.map((word) => word.toLowerCase().trim()).sort().join('|'); // prettier-ignore

/** Whether new names, choices and types are those that were learned, and how surely these are parted. */
function namingOf(changes: readonly Change[], first: ReadWish): string[] {
  const sure = fifths(first.likelyParts);
  return changes.flatMap((change) => {
    if (change.kind === 'set-options' || change.kind === 'add-options') return [`choices ${plain(change.options) === plain(first.choices)} ${sure}`]; // prettier-ignore
    if (change.kind !== 'add-field') return [];
    const isNamed = first.names.some((name) => name.toLowerCase() === change.field.label.toLowerCase());
    return [`named ${isNamed} ${sure}`, `added ${change.field.type}`, `added ${change.field.type} for ${first.values.type ?? 'any'}`, `long ${Math.min(5, change.field.label.split(' ').length)}`]; // prettier-ignore
  });
}
