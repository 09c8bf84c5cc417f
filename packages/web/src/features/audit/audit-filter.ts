import type { AuditForm } from './audit-filters.tsx';
import type { AuditFilter } from './audit.requests.ts';

/** What is asked for what is typed: whole days of the reader's time zone become instants. */
export function auditFilter({ event, person, app, from, until }: AuditForm): AuditFilter {
  return {
    ...(event && { event }),
    ...(person.trim() && { person: person.trim() }),
    ...(app.trim() && { app: app.trim() }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(until && { to: startOfDay(until, 1) }),
  };
}

function startOfDay(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
