import type { ReadEntity, Reading } from '../../reading/reading.ts';
import { outlineOf, type ToldList } from '../../reading/outline/outline.ts';

/** A first message that tells its lists with their fields: exactly those are made. */
export type OutlinedApp = { lists: ToldList[] };

const leastOfText = 0.3;
const leastFields = { ofOne: 6, ofAll: 7, ofEach: 2 };
const leastLength = 160;

/** What is done with a list brings no other list where the lists are told: a booking is one that was told, or none. */
const ofLists: ReadonlySet<string> = new Set(['book', 'order', 'join', 'borrow', 'apply', 'pay', 'assign', 'approve', 'subscribe', 'rate', 'comment', 'publish']); // prettier-ignore

/**
 * The lists of a message that enumerates them, put in place of what was read of it clause by clause: people and places that it
 * mentions beside them are no lists. Null where a message is short, describes otherwise, or speaks to visitors of a site.
 */
export function outlinedApp(reading: Reading, text: string, isPublic: boolean): OutlinedApp | null {
  if (isPublic || text.length < leastLength || reading.abilities.some((one) => one === 'quiz' || one === 'play')) return null; // prettier-ignore
  const { lists, share } = outlineOf(text, reading.language);
  const sizes = lists.map(({ fields }) => fields.length);
  const isWhole = share >= leastOfText && sizes.every((size) => size >= leastFields.ofEach) && (lists.length > 1 ? sum(sizes) >= leastFields.ofAll : (sizes[0] ?? 0) >= leastFields.ofOne); // prettier-ignore
  if (!isWhole) return null;
  reading.entities = lists.map(asRead);
  reading.entities[0]!.leads = true;
  reading.relations = [];
  reading.doubtful = [];
  reading.abilities = reading.abilities.filter((ability) => !ofLists.has(ability));
  return { lists };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

const asRead = ({ noun, plural, fields }: ToldList): ReadEntity => ({
  noun,
  plural,
  fields: fields.map(({ label }) => label.toLowerCase()),
  weight: 3,
  why: ['is told with its fields'],
  isImplied: false,
  isWhole: true,
});
