import type { Access, Chart, ListLayout, AppTheme, Measure, Signature, ToDo } from '../plan/plan.ts';

/**
 * A value of a sample record: a number in a date field counts days from today, `'+2 14:30'` in a moment's field is in
 * two days at half past two, a number list in a `days` field likewise; a reference names the other record's title.
 */
export type SampleValue = string | number | boolean | readonly string[] | readonly number[];
export type SampleRow = Readonly<Record<string, SampleValue>>;

/**
 * `fields` are lines like `Amount: money!`, `Status: select! Open | Done`, `Weight: number kg`,
 * `Client: reference! -> Client`; `!` marks what must be filled in. The stored name follows from the label.
 */
export type KindEntity = {
  name: string;
  /** Nouns, singular, by which a prompt may mean this entity; the first one is its label. */
  words: readonly string[];
  /** Those of them that the app may use as the label when the prompt does; the samples suit them too. */
  alsoCalled?: readonly string[];
  fields: readonly string[];
  /** Stored names of the fields that rows show beside the title. */
  columns: readonly string[];
  samples: readonly SampleRow[];
};

type PageDraft<T> = { label: string; icon: string } & T;
export type KindPage =
  | PageDraft<{ archetype: 'list'; entity: string; layout: ListLayout; filters: readonly string[] }>
  | PageDraft<{ archetype: 'board'; entity: string; by: string }>
  | PageDraft<{ archetype: 'calendar'; entity: string; on: string }>
  | PageDraft<{
      archetype: 'dashboard';
      entity: string;
      /** What the large figure says, with `{period}` where its span is named. */
      figure: string;
      measure: Measure;
      period: string | null;
      charts: readonly Chart[];
      toDo: ToDo | null;
    }>;

/** A common kind of app: data that a prompt is matched with and that fills what the prompt leaves open. */
export type Kind = {
  id: string;
  /** Words and phrases that point to this kind, longer ones count more; some in other languages. */
  words: readonly string[];
  /** Plural noun of the app's name: `Team expenses`. */
  noun: string;
  /** Who uses it and on what, and the one thing they do daily; both finish a sentence of the first reply. */
  user: string;
  daily: string;
  look: AppTheme;
  nav: 'side' | 'top';
  signature: Signature;
  /** What the signature is, in words for the first reply. */
  signatureIs: string;
  /** Wider than creator/creator only where the kind makes no sense without; asked for, never taken. */
  access?: Access;
  entities: readonly KindEntity[];
  pages: readonly KindPage[];
};
