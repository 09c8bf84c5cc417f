import type { CountedName } from '@whittle/contract/analytics';
import { useId } from 'react';
import { short } from '../../lib/numbers.ts';
import { analyticsTexts as texts } from './analytics.texts.ts';

type CountedNamesProps = {
  title: string;
  /** What is counted. */
  column: string;
  names: readonly CountedName[];
  /** How a name reads on the screen; the empty one stands for what was not said. */
  nameOf: (name: string) => string;
};

/** Names with how often, as a table whose rows are bars. */
export function CountedNames({ title, column, names, nameOf }: CountedNamesProps) {
  const id = useId();
  const most = Math.max(...names.map(({ count }) => count), 1);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {names.length === 0 && <p className="text-ink-2">{texts.nothing}</p>}
      {names.length > 0 && (
        <table aria-labelledby={id} className="w-full table-fixed border-separate border-spacing-y-1">
          <colgroup>
            <col />
            <col className="w-16" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.columns.name}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className="relative px-2 py-1 text-start font-normal">
                  <span
                    aria-hidden
                    className="absolute inset-y-0 start-0 rounded-chip bg-accent-soft"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                  <span className="relative block truncate" title={nameOf(name)} dir="auto">
                    {nameOf(name)}
                  </span>
                </th>
                <td className="tabular text-end text-ink-2">{short(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
