import type { AnalyticsDay } from '@whittle/contract/analytics';
import { exactDay } from '../../lib/times.ts';
import { analyticsTexts as texts } from './analytics.texts.ts';
import { measuresOf, show, valueOf } from './measures.ts';

/** Every number of every day, newest first. */
export function DayTable({ days, currency }: { days: readonly AnalyticsDay[]; currency: string | null }) {
  const measures = measuresOf(currency);
  return (
    <div
      className="max-h-96 overflow-auto rounded-control border border-line"
      tabIndex={0}
      role="region"
      aria-label={texts.title}
    >
      <table className="tabular w-full border-collapse text-end">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {texts.day}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="px-3 py-2 text-end font-medium">
                {texts.perDay[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                {exactDay(day.day)}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="px-3 py-1.5">
                  {show(valueOf(day, measure), measure, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
