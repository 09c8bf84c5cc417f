import type { Overview } from '@whittle/contract/overview/overview';
import { cx } from '../../lib/cx.ts';
import { exactTime } from '../../lib/times.ts';
import { overviewTexts as texts } from './overview.texts.ts';

/** Whether a connection works, when it last did and did not, and what went wrong. */
export function ConnectionState({ connection }: { connection: Overview['connections'][number] }) {
  const { state, detail, succeededAt, failedAt, problem } = connection;
  const lines = [
    detail,
    succeededAt && texts.succeededAt(exactTime(succeededAt)),
    failedAt && texts.failedAt(exactTime(failedAt)),
    problem,
  ];
  return (
    <>
      <span className={cx(state === 'failing' && 'text-danger')}>{texts.states[state]}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="type-meta block text-ink-3 [overflow-wrap:anywhere]">
          {line}
        </span>
      ))}
    </>
  );
}
