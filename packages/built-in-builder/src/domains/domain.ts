import type { Field } from '../plan/plan.ts';
import type { FieldOnly } from '../plan/only.ts';
import type { Expression } from './expression.ts';
import type { Phrase } from './phrases.ts';

/** Who works with such an app where the message does not say: one person, a household, a group, the staff, members of it. */
export const companies = ['me', 'family', 'group', 'staff', 'members'] as const;
export type Company = (typeof companies)[number];

/** `words` are what a message calls it by, beside its label; `samples` values of sample records, as they are typed. */
export type DomainField = { field: Field; words: readonly Phrase[]; samples: readonly string[] };

export type DomainList = {
  label: string;
  plural: string | null;
  /** It is there whenever the domain is. */
  isCore: boolean;
  words: readonly Phrase[];
  fields: readonly DomainField[];
};

export type DomainNumber = { list: string; field: Field; expression: Expression; words: readonly Phrase[] };

/** The name of the field is its label; without `words` the page is always made. */
export type DomainView = { list: string; label: string; conditions: readonly FieldOnly[]; words: readonly Phrase[] };

export type DomainRule =
  | { kind: 'once'; list: string; fields: readonly string[]; span?: 'day' | 'week' | 'month' }
  | { kind: 'exclusive'; list: string; field: string }
  | { kind: 'at-most'; list: string; low: string; high: string };

/** What people of a trade, a hobby, a household or a club keep: lists, fields and what follows from them. */
export type Domain = {
  id: string;
  language: 'en' | 'de';
  about: readonly Phrase[];
  app: string;
  company: Company;
  pages: readonly ('calendar' | 'board' | 'chart')[];
  lists: readonly DomainList[];
  numbers: readonly DomainNumber[];
  views: readonly DomainView[];
  rules: readonly DomainRule[];
};
