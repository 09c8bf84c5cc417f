import type { AuditEntry } from '@whittle/contract/audit';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { auditTexts as texts } from './audit.texts.ts';

/** One line of the log. On a phone its facts stand below each other. */
export function AuditRow({ entry, now }: { entry: AuditEntry; now: Date }) {
  const { at, event, actor, app, target, address, details } = entry;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-b border-line px-2 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,11rem)] sm:items-start">
      <time dateTime={at} title={exactTime(at)} className="text-ink-3 tabular">
        {dayName(at, now)}, {clockTime(at)}
      </time>
      <div className="min-w-0">
        <p className="font-medium">{texts.events[event]}</p>
        {target && target !== actor.id && <p className="break-all text-ink-2">{target}</p>}
        <Details details={details} />
      </div>
      <div className="min-w-0">
        <p className="break-all">
          {actor.name ?? (actor.id ? `${actor.id} (${texts.deleted})` : texts.actors[actor.kind])}
        </p>
        <p className="type-meta text-ink-3">
          {actor.id && texts.actors[actor.kind]}
          {address && ` ${texts.address(address)}`}
        </p>
      </div>
      <p className="min-w-0 break-words text-ink-2">{app && (app.name ?? `${app.id} (${texts.deleted})`)}</p>
    </li>
  );
}

function Details({ details }: { details: AuditEntry['details'] }) {
  const facts = Object.entries(details);
  if (facts.length === 0) return null;
  return (
    <p className="type-meta break-words text-ink-3">
      {facts
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' · ')}
    </p>
  );
}
