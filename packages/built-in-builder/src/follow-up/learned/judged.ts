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

/** What speaks for a reading being what was meant: how likely its wish is, whether it is about the same, and who else reads it so. */
export function judgedBy(
  reading: Reading,
  all: readonly Reading[],
  { chances, wishes, two }: Likely,
  text: string,
): Feature[] {
  const { reader, understood } = reading;
  const found = new Set<string>();
  const ops = opsOf(reading);
  const [op = ''] = ops;
  const changes = changesOf(reading);
  const [first, second] = wishes;
  found.add(reader).add(`${reader} ${understood.kind}`).add(`${reader} ${op}`).add(`op ${op}`);
  const likely = Math.min(...ops.map((one) => chances.get(one) ?? 0));
  const alike = Math.min(...ops.map((one) => Math.max(chances.get(one) ?? 0, ...[...chances].filter(([other]) => isAlike(one, other)).map(([, p]) => p)))); // prettier-ignore
  const isFirst = first !== undefined && (ops.includes(first.op) || ops.some((one) => isAlike(one, first.op)));
  const isSecond = second !== undefined && ops.includes(second.op);
  const place = isFirst ? 'first' : isSecond ? 'second' : 'other';
  for (const other of all)
    if (other.by) {
      const isIt = JSON.stringify(other.understood) === JSON.stringify(understood);
      found
        .add(`by ${other.by} ${isIt}`)
        .add(`${reader} by ${other.by} ${isIt}`)
        .add(`by ${other.by} ${isIt} ${place}`);
    }
  if (understood.kind === 'problem') found.add(`problem ${understood.sentence.split(' ').slice(0, 2).join(' ')}`);
  found.add(`${place}`).add(`${reader} ${place}`).add(`${op} ${place}`);
  if (first) {
    found.add(`${place} of ${fifths(first.likely)}`).add(`${reader} ${place} of ${fifths(first.likely)}`);
    found.add(`against ${place} ${first.op}`).add(`${reader} against ${place} ${first.op}`);
  }
  found.add(`${reader} two ${fifths(two)}`).add(`kinds ${Math.min(3, ops.length)} two ${fifths(two)}`);
  const lists = changes.flatMap((change) => listOf(change) ?? []);
  if (first && lists.length > 0) {
    const isSame = lists.every((list) => list === first.list.name);
    found
      .add(`list ${isSame}`)
      .add(`list ${isSame} ${fifths(first.likelyList)}`)
      .add(`${reader} list ${isSame} ${fifths(first.likelyList)}`)
      .add(`${op} list ${isSame}`);
    const fields = changes.flatMap((change) => fieldOf(change) ?? []);
    if (fields.length > 0 && first.fields.length > 0) {
      const isTop = fields.includes(first.fields[0]!.field.name);
      const p = Math.max(0, ...first.fields.filter(({ entity, field }) => lists.includes(entity.name) && fields.includes(field.name)).map((one) => one.likely)); // prettier-ignore
      found
        .add(`field ${isTop} ${fifths(p)}`)
        .add(`${op} field ${isTop} ${fifths(p)}`)
        .add(`${reader} field ${isTop}`);
    }
  }
  for (const sign of namingOf(changes, first)) found.add(sign).add(`${reader} ${sign}`);
  found.add(`${reader} ${Math.min(3, changes.length)}`).add(`kinds ${Math.min(3, ops.length)}`);
  if (understood.kind === 'changes' && understood.left !== undefined) found.add(`${reader} left`);
  for (const other of all) {
    if (other.reader === reader) continue;
    const same = opsOf(other).some((one) => ops.includes(one));
    const isSameList = lists.length > 0 && changesOf(other).some((change) => lists.includes(listOf(change) ?? ''));
    const how = same ? (isSameList || lists.length === 0 ? 'same' : 'wish') : opsOf(other).some((one) => ops.some((own) => isAlike(one, own))) ? 'alike' : other.understood.kind === 'unknown' ? 'none' : 'other'; // prettier-ignore
    found.add(`${other.reader} ${how}`).add(`${reader} ${other.reader} ${how}`);
  }
  const words = text.split(/\s+/).length;
  found.add(`${reader} words ${Math.min(5, Math.floor(words / 5))}`);
  const degrees: Feature[] = [
    ['likely', logOdds(likely)],
    [`${reader} likely`, logOdds(likely)],
    ['alike', logOdds(alike)],
  ];
  const own = reader === 'second' ? second : first;
  if (own && (reader === 'learned' || reader === 'second')) degrees.push([`${reader} sure`, logOdds(confidenceOf(own))], [`parts`, logOdds(own.likelyParts)]); // prettier-ignore
  return [...present(found), ...degrees];
}

const plain = (words: readonly string[]): string => words.map((word) => word.toLowerCase().trim()).sort().join('|'); // prettier-ignore

/** Whether new names, choices and types are those that were learned, and how surely these are parted. */
function namingOf(changes: readonly Change[], first: ReadWish | undefined): string[] {
  if (!first) return [];
  const sure = fifths(first.likelyParts);
  return changes.flatMap((change) => {
    if (change.kind === 'set-options' || change.kind === 'add-options') return [`choices ${plain(change.options) === plain(first.choices)} ${sure}`]; // prettier-ignore
    if (change.kind !== 'add-field') return [];
    const isNamed = first.names.some((name) => name.toLowerCase() === change.field.label.toLowerCase());
    return [`named ${isNamed} ${sure}`, `added ${change.field.type}`, `added ${change.field.type} for ${first.values.type ?? 'any'}`, `long ${Math.min(5, change.field.label.split(' ').length)}`]; // prettier-ignore
  });
}
