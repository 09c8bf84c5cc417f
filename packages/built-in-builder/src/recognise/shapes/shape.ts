import { singularise } from '../../plan/names.ts';
import type { Formula, OverPart } from '../../plan/formula.ts';
import type { Access, FieldType } from '../../plan/plan.ts';
import type { Only } from '../../plan/only.ts';
import { isPerson } from '../../reading/chunks.ts';
import { headOf } from '../../reading/noun-of.ts';
import type { ReadEntity, Reading } from '../../reading/reading.ts';

/** A part of a number that follows from others: nouns and labels stand where a formula has entities and fields. */
export type AskedPart =
  | { label: string }
  | { number: number }
  | (Omit<OverPart, 'by' | 'field' | 'via' | 'only' | 'week' | 'day'> & {
      label?: string;
      via?: string;
      only?: { label: string; is: string | boolean };
      week?: string;
      day?: string;
      /** The label of the reference, where there are several. */
      by?: string;
    });
export type AskedNumber = {
  of: string;
  label: string;
  type: FieldType;
  by: Formula['by'];
  parts: readonly AskedPart[];
  unit?: string;
};
/** A page of some records; `by` is the label of the field that says which. */
export type AskedPage = {
  of: string;
  label: string;
  by: string;
  only: OnlyOfField;
  and?: readonly { by: string; only: OnlyOfField }[];
};
type OnlyOfField = DistributiveOmit<Exclude<Only, { kind: 'mine' }>, 'field'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type AskedHighlight = { of: string; by: string; only: OnlyOfField; label: string };

/** What an everyday text asks for beside lists, once the lists are drafted. */
export type Asked = {
  numbers: AskedNumber[];
  pages: AskedPage[];
  highlights: AskedHighlight[];
  /** Two of them never have the same thing at the same time. */
  exclusive: string[];
  /** What is done or happens at a time: it is called by what it belongs to and its day. */
  events: string[];
  /** Who may read and write what. */
  access: { of: string; access: Access }[];
  /** The lists follow a shape: what people do says more of the app than the words that name a kind. */
  isShaped: boolean;
  /** Several people use it. */
  isShared: boolean;
  /** References beside those that each list has to another one. */
  references: { of: string; label: string; to: string }[];
  /** Bookings of so many minutes. */
  slots: { of: string; minutes: number }[];
  /** What several amounts cost together. */
  totals: { of: string; label: string; rates: readonly { label: string; each: number }[] }[];
  /** The value that a new record of a noun begins with, by the label of the field. */
  starts: { of: string; label: string; start: string }[];
  /** Lists that are narrowed by what their records belong to. */
  filters: { of: string; by: string }[];
};

type Kept = { of?: readonly string[]; plural?: string; leads?: boolean };
const nameOf = (field: string): string =>
  field
    .replace(/\s*\(.*$/, '')
    .toLowerCase()
    .trim();

/** A reading while the shape of what people do is put into it: what is kept, what belongs to what, what follows. */
export class Shape {
  readonly asked: Asked = {
    numbers: [],
    pages: [],
    highlights: [],
    exclusive: [],
    events: [],
    access: [],
    isShaped: false,
    isShared: false,
    references: [],
    slots: [],
    totals: [],
    starts: [],
    filters: [],
  };
  readonly reading: Reading;
  /** As it was typed. */
  readonly text: string;

  constructor(reading: Reading, text: string) {
    this.reading = reading;
    this.text = text;
    for (const entity of reading.entities) entity.fields = entity.fields.map((field) => field.replace(/^(?:need|want|would like|then|plus)(?: the)? (?=\p{L})/iu, '')); // prettier-ignore
  }

  find(noun: string): ReadEntity | undefined {
    const { entities } = this.reading;
    return entities.find((one) => one.noun === noun) ?? entities.find((one) => headOf(one.noun) === noun);
  }

  /** Keeps a list of it with these fields beside those that it has; answers by which noun it is kept. */
  keep(noun: string, fields: readonly string[] = [], { of = [], plural, leads = false }: Kept = {}): string {
    let entity = this.find(noun);
    if (!entity) {
      entity = { noun, plural: plural ?? null, fields: [], weight: 2.4, why: ['what people do'], isImplied: false, ...(of.length > 0 && { isWhole: true }) }; // prettier-ignore
      this.reading.entities.push(entity);
    }
    for (const field of fields)
      if (!entity.fields.some((one) => nameOf(one) === nameOf(field))) entity.fields.push(field);
    if (leads) this.lead(entity);
    for (const to of of) this.belong(entity.noun, this.find(to)?.noun ?? to);
    return entity.noun;
  }

  /** What the app is about stands first. */
  lead(entity: ReadEntity): void {
    const most = Math.max(...this.reading.entities.map(({ weight }) => weight));
    for (const one of this.reading.entities) delete one.leads;
    entity.leads = true;
    entity.weight = most + 0.5;
    entity.isImplied = false;
    this.reading.entities = [entity, ...this.reading.entities.filter((one) => one !== entity)];
  }

  /** Keeps what happens to a thing, or is done with it: a record of its own that has a day. */
  event(noun: string, fields: readonly string[], of: readonly string[], plural?: string): string {
    const old = this.find(noun);
    if (old?.isImplied) old.fields = [];
    const kept = this.keep(noun, fields, { of, ...(plural && { plural }) });
    this.find(kept)!.isWhole = true;
    this.asked.events.push(kept);
    return kept;
  }

  belong(from: string, to: string): void {
    const { relations } = this.reading;
    if (from === to || relations.some((one) => one.from === from && one.to === to)) return;
    this.reading.relations = [...relations.filter((one) => !(one.from === to && one.to === from)), { from, to }];
  }

  /** Lists of which the text says no more than the noun, in passing. */
  drop(...nouns: string[]): void {
    for (const noun of nouns) {
      const entity = this.reading.entities.find((one) => one.noun === noun);
      if (!entity || this.reading.entities.length === 1) continue;
      this.reading.entities = this.reading.entities.filter((one) => one !== entity);
      this.reading.relations = this.reading.relations.filter(({ from, to }) => from !== noun && to !== noun);
    }
  }

  dropWhere(test: (entity: ReadEntity) => boolean): void {
    this.drop(...this.reading.entities.filter(test).map(({ noun }) => noun));
  }

  without(...abilities: string[]): void {
    this.reading.abilities = this.reading.abilities.filter((one) => !abilities.includes(one));
  }

  /** What the text is about and is nobody. */
  get thing(): string | undefined {
    const things = this.reading.entities.filter(({ noun }) => !isPerson(noun));
    return things.find(({ isImplied }) => !isImplied)?.noun;
  }

  number(number: AskedNumber): void {
    this.asked.numbers.push(number);
  }
  page(page: AskedPage): void {
    this.asked.pages.push(page);
  }
}

const numberWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 }; // prettier-ignore
export const numbered = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
export const toNumber = (words: string): number => numberWords[words.toLowerCase()] ?? Number(words);

/** The noun of a word as it was typed, in the singular. */
export const nounIn = (word: string): string => singularise(word.toLowerCase());

/** What doing something is called: tune, tuning; trim, trimming. */
export function doingOf(verb: string): string {
  const word = verb.toLowerCase();
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(word) && word.length <= 5) return `${word}${word.at(-1)}ing`;
  return `${word.replace(/(?<=[^aeiouy])e$|(?<=u)e$/, '')}ing`;
}

/** What was done, from the past: washed, washing; trimmed, trimming. */
export const doingOfPast = (past: string): string => {
  const word = past.toLowerCase();
  const irregular = /^(?:cut|shod|fed|swept|shorn)$/.exec(word)?.[0];
  if (irregular) return { cut: 'cutting', shod: 'shoeing', fed: 'feeding', swept: 'sweeping', shorn: 'shearing' }[irregular]!; // prettier-ignore
  return `${word.replace(/ied$/, 'y').replace(/ed$/, '')}ing`;
};
