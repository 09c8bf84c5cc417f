/** Which records are meant, by one of their fields or by who made them. */
export type Only = FieldOnly | { kind: 'mine' };

export type FieldOnly = { field: string } & (
  | { kind: 'is' | 'is-not'; value: string }
  | { kind: 'among'; values: string[] }
  | { kind: 'yes' | 'no' | 'given' | 'missing' }
  /** Of dates: `week` is the seven days from today, `anniversary` this month of any year. */
  | { kind: 'past' | 'today' | 'tomorrow' | 'coming' | 'week' | 'month' | 'anniversary' }
  /** Of what lasts from this day until another one: today, or on one of so many days from today. */
  | { kind: 'during'; until: string; days?: number }
  | { kind: 'older'; days: number }
  /** Of what happened: in the present year, quarter or week from Monday on, in the span before, or in the last so many days, today among them. */
  | { kind: 'year' }
  | { kind: 'this'; span: 'week' | 'quarter' }
  | { kind: 'last'; span: 'week' | 'month' | 'quarter' | 'year' }
  /** In a month by its number, of that year or the latest that has begun; in a year. */
  | { kind: 'in-month'; month: number; year?: number }
  | { kind: 'in-year'; year: number }
  | { kind: 'since'; days: number }
  /** Not in this year, or never. */
  | { kind: 'before-year' }
  /** From today on, so many days, and the whole of the next week or month. */
  | { kind: 'within'; days: number }
  | { kind: 'next'; span: 'week' | 'month' }
  | { kind: 'above' | 'below'; than: number }
  /** Less than another field says. */
  | { kind: 'under'; other: string }
);

/** A plan holds one condition or several that hold together. */
export const conditionsOf = (only: Only | readonly Only[] | undefined): readonly Only[] =>
  only === undefined ? [] : [only].flat();

export const isMine = (only: Only | readonly Only[] | undefined): boolean =>
  conditionsOf(only).some(({ kind }) => kind === 'mine');

export const standsOn = (only: Only | readonly Only[] | undefined, field: string): boolean =>
  conditionsOf(only).some(
    (one) => 'field' in one && (one.field === field || (one.kind === 'under' && one.other === field)),
  );

/** One condition stays one, as older plans have it. */
export const onlyWith = <O extends Only | readonly Only[]>(only: O, change: (one: FieldOnly) => FieldOnly): O => {
  const changed = (one: Only): Only => ('field' in one ? change(one) : one);
  return (Array.isArray(only) ? only.map(changed) : changed(only as Only)) as O;
};

export const sameOnly = (a: Only | readonly Only[] | undefined, b: Only | readonly Only[] | undefined): boolean => {
  const [first, second] = [a, b].map((only) =>
    conditionsOf(only)
      .map((one) => JSON.stringify(one))
      .toSorted()
      .join(),
  );
  return first === second;
};
