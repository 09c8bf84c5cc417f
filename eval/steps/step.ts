/** Any of these words, compared from the beginning of a word and without regard to case: `book` is found in "My books". */
export type Words = string | readonly string[];

/** What to enter, by label. `title|name` is a field with either label. A date is written `2030-05-17`. */
export type Entries = Readonly<Record<string, string | number | boolean>>;

/**
 * One thing that a person does or looks for in the running app. A step fails by itself when it cannot be done or has no
 * effect, so that no check needs to know how an app is built.
 */
export type Step =
  /** Goes to a page by what leads there, and finds itself on it. */
  | { open: Words }
  /** Opens the record that the page shows under this text. */
  | { openRecord: string }
  | { reload: true }
  | { waits: number }
  /** Text that the page shows; what people typed themselves does not count. */
  | { sees: Words }
  /** Text or a control that the page does not have, while it shows something. */
  | { lacks: Words }
  | { shows: 'chart' | 'month' | 'picture' | 'table' }
  /** Headings that stand side by side, as on a board. */
  | { columns: readonly string[] }
  /** A control with this name, in the part of the page that shows `near`. */
  | { click: Words; near?: string }
  | { press: string }
  /** A field of a game, counted from 0. */
  | { clickField: number }
  | { fill: Entries }
  /** A field that holds this value. */
  | { holds: Entries }
  /** Something on the page is different after these steps. */
  | { changes: Step[] }
  /** Finds the form for it, fills it in, submits it, and the server stores a record. */
  | { create: Words; with?: Entries }
  | { edit: string; with: Entries }
  | { remove: string }
  /** `leaves` is on the page before and gone afterwards; `finds` is there. */
  | { search: string; finds: string; leaves: string }
  | { filter: Words; to: Words; finds: string; leaves: string }
  /** Can be brought into both orders. */
  | { sort: Words; between: readonly [string, string] }
  /** Answers every question with what comes first, up to a result. */
  | { takeQuiz: Words }
  /** Saves a file that contains the text. */
  | { download: Words; contains: string }
  /** Painted in this colour: the page itself, or its buttons and bars. */
  | { colour: 'background' | 'component' | 'text'; is: string }
  /** Writing that differs enough from what is painted behind it. */
  | { readable: true }
  /** The app keeps such records, with these fields. */
  | { entity: Words; fields?: readonly Words[] }
  /** A stored record holds this value. */
  | { stored: Words; value: string | number }
  /** What the reply says beside its actions. */
  | { reply: RegExp }
  /** On the published app, by somebody who did not sign in or by a newly registered person. */
  | { asVisitor: Step[] }
  | { asPerson: Step[] };
