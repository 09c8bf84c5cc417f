import type { Overview, OverviewList } from '@whittle/contract/overview/overview';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { duration, exactTime } from '../../lib/times.ts';
import { paths } from '../../paths.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { ConnectionState } from './connection-state.tsx';
import { FigureList } from './figure-list.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { useOverview } from './overview.requests.ts';
import { overviewTexts as texts } from './overview.texts.ts';

/** Everything an admin asks first when something is wrong, on one page. */
export function InstallationOverview() {
  const { data, isPending, isError, error, refetch } = useOverview();
  const [list, setList] = useState<OverviewList | null>(null);
  if (isPending) return <RowsToCome rows={6} />;
  return (
    <div className="flex flex-col gap-8">
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(error)}
        </RetryNotice>
      )}
      {data && <OverviewFigures figures={data.figures} currency={data.currency} onOpen={setList} />}
      {data && <Parts data={data} />}
      {list && <FigureList list={list} onClose={() => setList(null)} />}
    </div>
  );
}

function Parts({ data }: { data: Overview }) {
  const { connections, slowStatements, versions, startedAt, switches } = data;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Part title={texts.connectionsHeading}>
        <Facts
          facts={connections.map((one) => [
            texts.connections[one.name],
            <ConnectionState key="state" connection={one} />,
          ])}
        />
      </Part>
      <Part title={texts.slowHeading}>
        {slowStatements.length === 0 ? (
          <p className="text-ink-2">{texts.noSlow}</p>
        ) : (
          <Facts facts={slowStatements.map(({ ms, text }) => [duration(ms), <code key="text">{text}</code>])} />
        )}
      </Part>
      <Part title={texts.versionsHeading}>
        <Facts
          facts={[
            ['Whittle', versions.whittle],
            ['Node.js', versions.node],
            ['PostgreSQL', versions.postgres],
            [texts.schema, versions.schema],
          ]}
        />
        <p className="type-meta text-ink-3">{texts.since(exactTime(startedAt))}</p>
        <p className="type-meta text-ink-2">{texts.upgrades}</p>
        <Link to={paths.adminAudit.to()} className="self-start text-accent-text underline coarse:min-h-11">
          {texts.audit}
        </Link>
      </Part>
      <Part title={texts.switchesHeading}>
        <p className="type-meta text-ink-3">{texts.switchesAbout}</p>
        <Facts facts={switches.map(({ name, value }) => [name, value])} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([name, value], at) => (
        <div key={`${name} ${at}`} className="flex justify-between gap-4 py-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
