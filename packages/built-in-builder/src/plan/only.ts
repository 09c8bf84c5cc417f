/** Which records a page shows, by one of their fields. */
export type Only = { field: string } & (
  | { kind: 'is'; value: string }
  | { kind: 'yes' | 'no' | 'given' | 'missing' }
  /** Of dates: `month` and `week` are the present ones, `anniversary` is this month of any year. */
  | { kind: 'past' | 'today' | 'coming' | 'week' | 'month' | 'anniversary' }
  | { kind: 'older'; days: number }
  | { kind: 'above' | 'below'; than: number }
);
