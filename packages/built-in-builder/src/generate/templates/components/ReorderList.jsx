import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state';
import { number } from '@/services/format';
import { createPageUrl } from '@/utils';

/** What has fallen below its minimum, with how much brings it to twice of that. */
export default function ReorderList({ records, names, page }) {
  const low = records
    .map((record) => ({ record, has: Number(record[names.quantity]) || 0, least: Number(record[names.minimum]) || 0 }))
    .filter(({ has, least }) => has < least)
    .sort((a, b) => a.has - a.least - (b.has - b.least));
  if (low.length === 0) return <EmptyState message="Nothing is below its minimum." />;
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-3xl text-left">
        <thead className="border-b border-foreground text-sm">
          <tr>
            <th className="py-2 pr-4 font-medium">Name</th>
            <th className="py-2 pr-4 text-right font-medium">In stock</th>
            <th className="py-2 pr-4 text-right font-medium">Minimum</th>
            <th className="py-2 text-right font-medium">To order</th>
          </tr>
        </thead>
        <tbody>
          {low.map(({ record, has, least }) => (
            <tr key={record.id} className="border-b border-border/70">
              <td className="py-3 pr-4">
                <Link
                  to={createPageUrl(page + '?id=' + record.id)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {record[names.title]}
                </Link>
              </td>
              <td className="py-3 pr-4 text-right tabular-nums">{number(has)}</td>
              <td className="py-3 pr-4 text-right tabular-nums">{number(least)}</td>
              <td className="py-3 text-right font-semibold tabular-nums">{number(least * 2 - has)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
