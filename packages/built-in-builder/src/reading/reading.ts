import type { Ability } from './abilities.ts';
import type { SaidColour } from './colours.ts';
import type { Language } from './language.ts';
import type { NamedList } from './named-lists.ts';

/** A thing to keep records of. `noun` is singular, `plural` there only where no rule gives it; `fields` are the words of the text, `why` its evidence. */
export type ReadEntity = {
  noun: string;
  plural: string | null;
  fields: string[];
  weight: number;
  why: string[];
  isImplied: boolean;
  /** Its fields are all that it has: none is added that such things usually have. */
  isWhole?: true;
  /** It is what the app is about. */
  leads?: true;
  /** It only joins two things of which each has several of the other. */
  isLink?: true;
};
/** The first belongs to the second; where that is `isLoose`, it need not. */
export type Relation = { from: string; to: string; isLoose?: true };

/** What a prompt says, before anything is designed from it. */
export type Reading = {
  language: Language;
  entities: ReadEntity[];
  relations: Relation[];
  abilities: Ability[];
  background: SaidColour | null;
  component: SaidColour | null;
  /** What stands where a colour is named and is none that is known. */
  unknownColours: string[];
  roles: string[];
  /** Examples that the text gives of a thing. */
  examples: ReadonlyMap<string, readonly string[]>;
  /** The text without what it says about colours. */
  plain: string;
  /** What the text calls the app, without "app" and the like: `barber shop management`. */
  called: string | null;
  /** The lists of names as they are written, whatever became of them. */
  lists: NamedList[];
  /** Nouns whose evidence was too weak to build on. */
  doubtful: string[];
};
