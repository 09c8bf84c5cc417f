import type { PermissionValue } from '@whittle/contract/entities';
import type { PaletteName } from '@whittle/domain/themes/palettes';
import type { RadiusPx } from '@whittle/domain/themes/theme';
import type { TypePairName } from '@whittle/domain/themes/type-pairs';
import type { Calculation, Quantity } from './calculation.ts';
import type { Fact, Follow, Lock, Refusal } from './fact.ts';
import type { Formula } from './formula.ts';
import type { Highlight } from './highlights.ts';
import type { Only } from './only.ts';
import type { FieldRights, Rights } from './rights.ts';
import type { Rule } from './rule.ts';

export const fieldTypes = [
  'text',
  'longtext',
  'number',
  'money',
  'date',
  'datetime',
  'time',
  'boolean',
  'select',
  'multiselect',
  'email',
  'phone',
  'url',
  'image',
  'file',
  'days',
  'reference',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What a field's value means, as colour and word: `done` ends a record's life, `danger` asks for attention. */
export type Tone = 'neutral' | 'info' | 'warning' | 'danger' | 'success' | 'done';

export type Option = { value: string; tone: Tone };

/**
 * `low` from a number or another field downwards, `overdue` once the day is past and the record is not done, with `soon` so
 * many days before; `due` as many days after it as it, or another field (in units of `days`), says; `progress` is a part of what another field holds.
 */
export type Mark =
  | { kind: 'low'; below: number | string }
  | { kind: 'overdue'; soon?: number }
  | { kind: 'due'; every: string | number; days?: number }
  | { kind: 'progress'; of: string };

/** `name` is the stored property (snake_case), `label` what people read. `days` is a list of ISO days. */
export type Field = {
  name: string;
  label: string;
  type: FieldType;
  isRequired: boolean;
  /** Called otherwise since it was made: its name in the code is no word for it any more. */
  isRenamed?: true;
  options?: Option[];
  /** Shown after the number: `kg`, `min`. */
  unit?: string;
  /** Of a number that counts from 1: how far. */
  max?: number;
  /** Between which numbers it has to be; of what is worked out, what no entry may bring it below. */
  least?: number;
  most?: number;
  /** Of a number that nobody enters and that is not stored: what it is worked out from. */
  formula?: Formula;
  /** What a new record begins with, as it is typed. */
  start?: string;
  /** A number that is a name: a year, the number of a house. It is written without separators. */
  isPlain?: boolean;
  /** When its value asks for attention. */
  mark?: Mark;
  /** Name of the entity whose record's id is stored. */
  reference?: string;
  /** Who sees and who changes it, where that are fewer than may with the record. */
  rights?: FieldRights;
  /** Of a name that is not stored: the references whose names make it up. */
  joins?: string[];
};

export type Access = { read: PermissionValue; write: PermissionValue };

/** `columns` are the fields that rows of the list show beside the title, in order. */
export type Entity = {
  name: string;
  label: string;
  plural: string;
  fields: Field[];
  columns: string[];
  access: Access;
  /** Who may do what, where fewer may than the access says. */
  rights?: Rights;
  /** People send it to those who run the app: each reads their own, admins read all. Where everybody may read, they see no more of it than when something is taken. */
  isSent?: true;
  /**
   * Fields by which it is about somebody: their address, or what they are pointed to by. Those people and admins read it,
   * whoever else may read the list does not.
   */
  theirsBy?: string[];
  /** Who may read the list finds all by name; what else is known of each is for those people and admins. */
  showsNames?: true;
  /** Of what is sent: the reference whose record's maker it goes to, beside those who run the app. */
  goesTo?: string;
  /** The status by which what is a draft is hidden from all but who wrote it, and admins where they write. */
  hidesDrafts?: string;
  /** People of whom each account adds one and changes that one: themselves. */
  isProfile?: true;
  /** Messages: each is read by the account that wrote it and the one that it goes to, and what goes to all by who is signed in. */
  isBetweenTwo?: true;
  /** What its page offers beside edit and delete. */
  actions?: RecordAction[];
  /** What adding one is called on the page of the record that it belongs to: "Book", "Write a review". */
  verb?: string;
  /** What the button says that adds one, in the owner's words: "Log an outing". */
  addLabel?: string;
  /** What stands in place of its list while there are none, in the owner's words. */
  emptyText?: string;
  /** Two of them never have the same thing at the same time; `things` are the references where it is not the first. */
  isExclusive?: boolean;
  things?: string[];
  /** What no two of them have alike, at all or for as long as neither is back (`until` is filled in by then). */
  once?: { fields: string[]; until?: string }[];
  /**
   * How often at most within a time of the same `per`, or how much `total` at most; the days of the week on which there is
   * none (0 is Sunday); and how many days before it has to be entered, on the last of them until a time (`12:00`).
   */
  limits?: {
    day: string;
    per?: string;
    most?: number;
    total?: string;
    span?: 'day' | 'week' | 'month' | 'year';
    notOn?: number[];
    ahead?: { days: number; until?: string };
  }[];
  /** What has to hold of each, beside what fields say of themselves. */
  rules?: Rule[];
  /** The choice from which on a record stays as it is. */
  closed?: { field: string; value: string };
  /** What is never saved, what stays as it is, what is not deleted, and what is filled in by itself, wherever in the app. */
  never?: Refusal[];
  stays?: Lock[];
  keeps?: { when: Fact[] }[];
  follows?: Follow[];
  /** Hours that lie between two of the same thing at least. */
  hoursApart?: number;
  /** What stands out in its lists. */
  highlights?: Highlight[];
};

/** A number is averaged where its sum says nothing (`isMean` of roles), or where that was asked for. */
export type Measure = { kind: 'count' } | { kind: 'sum'; field: string; isMean?: true };

/**
 * One question each: a measure over time (of the `last` so many spans), per value of a field (`via` is the reference whose
 * record has it), or of each record. `shape` is how it was asked to be drawn; `most` leaves all but the first so many out.
 */
export type Chart = {
  entity: string;
  measure: Measure;
  by:
    | { kind: 'month' | 'week' | 'year' | 'weekday'; field: string; last?: number }
    | { kind: 'value'; field: string; via?: string }
    | { kind: 'record'; field: string };
  shape?: 'bars' | 'line' | 'pie' | 'shares' | 'ranks';
  only?: Only[];
  most?: number;
};

/** What a dashboard's list of work shows. */
export type ToDo = {
  entity: string;
  kind: 'overdue' | 'upcoming' | 'missing' | 'low' | 'open' | 'latest';
  /** The date of overdue and upcoming, the empty field of missing, the count of low. */
  field: string;
  /** How many at most, where somebody said so. */
  most?: number;
};

export const listLayouts = [
  'table',
  'ledger',
  'checklist',
  'gallery',
  'agenda',
  'index',
  'journal',
  'stock',
  'tracker',
  'votes',
] as const;
export type ListLayout = (typeof listLayouts)[number];

/** `note` is a sentence of the owner's, below the page's title. */
type PageBase = {
  name: string;
  label: string;
  icon: string;
  note?: string;
  /** Of a site: for those who run it. */
  isForAdmins?: true;
};
/** The order in which a list begins; without one it is what suits its layout. */
export type ListOrder = { field: string; direction: 'up' | 'down'; next?: ListOrder };
export type ListPage = PageBase & {
  archetype: 'list';
  entity: string;
  layout: ListLayout;
  filters: string[];
  order?: ListOrder;
  /** What is done is left out until somebody chooses its state. */
  hidesDone?: boolean;
  /** Which of the records it shows, those that meet all conditions; without it all. */
  only?: Only | Only[];
  /** The field by whose values the rows stand together, each under its own heading. */
  groupBy?: string;
};
export type BoardPage = PageBase & { archetype: 'board'; entity: string; by: string };
export type CalendarPage = PageBase & { archetype: 'calendar'; entity: string; on: string };
export type DetailPage = PageBase & { archetype: 'detail'; entity: string };
export type DashboardPage = PageBase & {
  archetype: 'dashboard';
  entity: string;
  /** What the large figure says, with `{period}` where its span is named. */
  figure: string;
  measure: Measure;
  /** The date that decides the figure's period; null counts everything that is open. */
  period: string | null;
  /** Without a period: which records the figure counts in place of what is open; none of them counts all. */
  only?: Only[];
  charts: Chart[];
  toDo: ToDo | null;
  /** Figures of other lists, beside the large one. */
  beside?: FigureBeside[];
};
/** What a single figure says beside that: the highest or lowest value and whose it is, which part in percent meets conditions as well, the days until the next of the dates. */
export type FigureMeasure =
  | Measure
  | { kind: 'most' | 'least'; field: string }
  | { kind: 'share'; of: Only[] }
  | { kind: 'days-until'; field: string };
/**
 * `only` says which records it counts; none of them counts all. `less` is what is taken off it, `against` the day by whose
 * span before it is compared.
 */
export type FigureBeside = {
  entity: string;
  figure: string;
  measure: FigureMeasure;
  only: Only[];
  less?: { entity: string; measure: Measure; only: Only[] };
  against?: { field: string; span: 'month' | 'year' };
};
export type LandingPage = PageBase & { archetype: 'landing'; entity: string; sentence: string };
export const featureNames = [
  'content',
  'form',
  'profile',
  'report',
  'compare',
  'chat',
  'cart',
  'history',
  'ask',
  'search',
  'lookup',
  'match',
  'quiz',
  'editor',
  'study',
  'timer',
  'calculator',
  'availability',
  'game',
  'budget',
  'reorder',
] as const;
export type FeatureName = (typeof featureNames)[number];

export type Section = { heading: string; text: string };
/** A part of a form that is filled in part by part; `fields` are names. */
export type FormStep = { title: string; fields: string[] };

/** A page that an ability brings. `entity` is what it works on; a text and a tool that keeps nothing have none: it is empty. */
export type FeaturePage = PageBase & {
  archetype: 'feature';
  feature: FeatureName;
  entity: string;
  /** The field by which a record is looked up, in place of a made reference. */
  by?: string;
  /** A second entity: the orders of a cart, the partners of a chat, whose own records a profile lists. */
  others?: string[];
  sentence?: string;
  sections?: Section[];
  steps?: FormStep[];
  /** Of a chat: whether there is a conversation for all beside those of two. */
  hasRoom?: boolean;
  /** What the app is about, so that it stands first. */
  leads?: boolean;
  /** The spans of a timer. */
  presets?: { label: string; minutes: number }[];
  /** Which game. */
  variant?: string;
  calculation?: Calculation;
  /** What a converter converts. */
  quantities?: Quantity[];
};
export type Page = ListPage | BoardPage | CalendarPage | DetailPage | DashboardPage | LandingPage | FeaturePage;

/** What a record's page offers beside its own facts. */
export const recordActions = ['favourite', 'like', 'share', 'download', 'print', 'cart'] as const;
export type RecordAction = (typeof recordActions)[number];

/** The one drawn detail that an app carries in two or three places. */
export const signatures = [
  'rule',
  'stamp',
  'level',
  'monogram',
  'plate',
  'spine',
  'roofline',
  'shapes',
  'stages',
  'masthead',
  'numeral',
  'check',
] as const;
export type Signature = (typeof signatures)[number];

export type AppTheme = {
  palette: PaletteName;
  typePair: TypePairName;
  radius: RadiusPx;
  /** Asked for by name or value: the ground, and what stands on it. As hex; each goes before the palette's. */
  colours?: { background?: string; component?: string };
  /** Of the usual size, in percent. */
  textSize?: number;
};

/** Everything the built-in builder decides about an app; its files follow from it. */
export type AppPlan = {
  name: string;
  kind: string;
  /** The language of its texts where it is not English. */
  language?: 'de';
  audience: string | null;
  look: AppTheme;
  nav: 'side' | 'top';
  signature: Signature;
  /** ISO 4217 code of every money field. */
  currency: string;
  entities: Entity[];
  pages: Page[];
  /** What stands below every page. */
  footer?: string;
};

export function entityOf(plan: AppPlan, name: string): Entity {
  const entity = plan.entities.find((one) => one.name === name);
  if (!entity) throw new Error(`The plan has no entity ${name}`);
  return entity;
}

export const fieldOf = (entity: Entity, name: string | null | undefined): Field | undefined =>
  entity.fields.find((field) => field.name === name);

/** What a list may be ordered by: a field, or when a record was made. */
export const orderedBy = (entity: Entity, name: string | undefined): Field | undefined =>
  fieldOf(entity, name) ??
  (name === 'created_date' ? { name, label: 'Created', type: 'datetime', isRequired: false } : undefined);

export const detailPageOf = (plan: AppPlan, entity: string): DetailPage | undefined =>
  plan.pages.find((page): page is DetailPage => page.archetype === 'detail' && page.entity === entity);

/** The page that lists all of them; one that shows only some stands for it where there is no other. */
export const listPageOf = (plan: AppPlan, entity: string): ListPage | undefined => {
  const lists = plan.pages.filter((page): page is ListPage => page.archetype === 'list' && page.entity === entity);
  return lists.find(({ only }) => only === undefined) ?? lists[0];
};

/** The fields that records hold; the name of what joins two others is made up of theirs, and a formula is worked out. */
export const storedFields = ({ fields }: Entity): Field[] =>
  fields.filter(({ joins, formula }) => joins === undefined && formula === undefined);
