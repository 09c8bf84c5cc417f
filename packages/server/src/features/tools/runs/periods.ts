/** Days, weeks and months of UTC, by which runs and their credits are counted. */
export type Period = { key: string; kind: 'day' | 'week' | 'month'; endsAt: Date };

const dayMs = 86_400_000;

export function periodsOf(at: Date): Record<'day' | 'week' | 'month', Period> {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  // Monday is the first day of a week, and the week belongs to the year of its Thursday (ISO 8601).
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const monday = midnight - weekday * dayMs;
  const thursday = new Date(monday + 3 * dayMs);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - firstDay) / (7 * dayMs)) + 1;
  return {
    day: { key: new Date(midnight).toISOString().slice(0, 10), kind: 'day', endsAt: new Date(midnight + dayMs) },
    week: {
      key: `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`,
      kind: 'week',
      endsAt: new Date(monday + 7 * dayMs),
    },
    month: {
      key: at.toISOString().slice(0, 7),
      kind: 'month',
      endsAt: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
    },
  };
}
