import type { ConsoleValue } from '@whittle/contract/preview-console';
import { consoleTexts as texts } from './console.texts.ts';
import { ValueView } from './value-view.tsx';

/** `console.table`: a row for each part, a column for each name that a row has. */
export function TableView({ value }: { value: ConsoleValue }) {
  const rows = value.entries ?? [];
  if (rows.length === 0) return <ValueView value={value} />;
  const names = [...new Set(rows.flatMap(([, row]) => (row.entries ?? []).map(([name]) => name)))].slice(0, 20);
  const hasPlain = rows.some(([, row]) => !row.entries);
  const cell = 'border border-line px-2 py-0.5 text-start align-top';
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="border-collapse">
        <thead>
          <tr>
            {[texts.table.index, ...names, ...(hasPlain ? [texts.table.value] : [])].map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium text-ink-2`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, row]) => (
            <tr key={key}>
              <th scope="row" className={`${cell} font-normal text-ink-2`}>
                {key}
              </th>
              {names.map((name) => {
                const part = row.entries?.find(([one]) => one === name)?.[1];
                return (
                  <td key={name} className={cell}>
                    {part && <ValueView value={part} />}
                  </td>
                );
              })}
              {hasPlain && <td className={cell}>{!row.entries && <ValueView value={row} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {(value.more ?? 0) > 0 && <p className="text-ink-3">{texts.more(value.more!)}</p>}
    </div>
  );
}
