import { readWishes } from '../src/follow-up/learned/read-wish.ts';
import type { WishModels } from '../src/follow-up/learned/wish-models.ts';
import type { WishLesson } from './learn-wishes.ts';
import { fieldsOfWish, listOfWish } from './said-in-labels.ts';

const parts = ['wish', 'list', 'field', 'names'] as const;
type Part = (typeof parts)[number];

/** How often the likeliest reading has the wish, and where it has it the list, the field and the new names as labelled. */
export class WishScore {
  readonly #counts = Object.fromEntries(parts.map((part) => [part, { right: 0, all: 0 }])) as Record<Part, { right: number; all: number }>; // prettier-ignore

  add({ message, plan, understood, spans, wishes }: WishLesson, models: WishModels): void {
    const [read] = readWishes(message, plan, understood, models);
    const wish = wishes.find(({ op }) => op === read?.op);
    this.#count('wish', wish !== undefined);
    if (!read || !wish) return;
    const list = listOfWish(wish, plan);
    if (list) this.#count('list', read.list === list);
    const fields = fieldsOfWish(wish, plan).map(({ field }) => field);
    if (fields.length > 0) this.#count('field', fields.every((field) => read.fields.slice(0, fields.length).some((one) => one.field === field)));
    const names = spans.filter(({ kind }) => kind === 'n').map(({ at, end }) => message.slice(at, end));
    if (names.length > 0) this.#count('names', names.join('|') === read.names.join('|'));
  } // prettier-ignore

  #count(part: Part, isRight: boolean): void {
    this.#counts[part].all += 1;
    if (isRight) this.#counts[part].right += 1;
  }

  toString(): string {
    return parts.map((part) => `${part} ${((100 * this.#counts[part].right) / Math.max(1, this.#counts[part].all)).toFixed(1)}`).join(', '); // prettier-ignore
  }
}
