import type { BatchReport } from '@whittle/contract/repair-lab/batches';
import { amountOf } from '@whittle/domain/models/money';
import type { ReactNode } from 'react';
import { sentenceOfCode } from '../../../lib/api-error.ts';
import { money } from '../../../lib/money.ts';
import { count, share } from '../../../lib/numbers.ts';
import { duration } from '../../../lib/times.ts';
import { batchTexts as texts } from './batch.texts.ts';

type TableProps = { report: BatchReport };

/** Rules and each model: what they were given, what they repaired, time and cost. */
export function ScoreTable({ report: { detectors, scores, apps, rulesMs, currency } }: TableProps) {
  const { columns } = texts;
  const sum = (of: (line: BatchReport['detectors'][number]) => number) =>
    detectors.reduce((all, line) => all + of(line), 0);
  const byRules = { given: sum(({ found }) => found), fixed: sum(({ fixedByRules }) => fixedByRules) };
  return (
    <>
      <Table
        label={texts.scoresHeading}
        heads={[
          columns.repairer,
          columns.apps,
          columns.fixed,
          columns.share,
          columns.questions,
          columns.time,
          columns.cost,
        ]}
      >
        <Row name={texts.rules}>
          <Cell>{count(apps.done)}</Cell>
          <Score {...byRules} />
          <Cell>{count(0)}</Cell>
          <Cell>{duration(rulesMs)}</Cell>
          <Cell>{money(0, currency)}</Cell>
        </Row>
        {scores.map((one) => (
          <Row key={one.model} name={one.model}>
            <Cell>{count(one.apps)}</Cell>
            <Score {...one} />
            <Cell>{count(one.questions)}</Cell>
            <Cell>{duration(one.ms)}</Cell>
            <Cell>{money(amountOf(one.costMicros ?? 0), currency)}</Cell>
          </Row>
        ))}
      </Table>
      {scores
        .filter(({ failedApps }) => failedApps > 0)
        .map(({ model, failedApps }) => (
          <p key={model} className="text-danger wrap-anywhere">
            {model}: {texts.failedIn(failedApps)}
          </p>
        ))}
    </>
  );
}

/** What each detector found, and who repaired how much of it. */
export function DetectorTable({ report: { detectors, models } }: TableProps) {
  const { columns } = texts;
  return (
    <Table
      label={texts.detectorsHeading}
      heads={[columns.detector, columns.apps, columns.found, columns.byRules, ...models.map(columns.byModel)]}
    >
      {detectors.map(({ detectorId, apps, found, fixedByRules, models: byModels }) => (
        <Row key={detectorId} name={detectorId}>
          <Cell>{count(apps)}</Cell>
          <Cell>{count(found)}</Cell>
          <Cell>{texts.ofGiven(count(fixedByRules), count(found))}</Cell>
          {byModels.map(({ model, given, fixed }) => (
            <Cell key={model}>{given === 0 ? '–' : texts.ofGiven(count(fixed), count(given))}</Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

/** What failed first, then where most was found. */
export function AppTable({ report: { appItems } }: TableProps) {
  const { columns } = texts;
  return (
    <Table label={texts.appsHeading} heads={[columns.app, columns.state, columns.found, columns.byRules]}>
      {appItems.map(({ n, name, state, problem, found, fixedByRules }) => (
        <Row key={n} name={name ?? texts.goneApp}>
          <td className="px-2 text-end">
            {texts.appStates[state]}
            {problem && <span className="type-meta block text-danger">{sentenceOfCode(problem)}</span>}
          </td>
          <Cell>{count(found)}</Cell>
          <Cell>{count(fixedByRules)}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** The numbers, and the same as a bar. */
const Score = ({ given, fixed }: { given: number; fixed: number }) => (
  <>
    <Cell>{texts.ofGiven(count(fixed), count(given))}</Cell>
    <td className="w-28 px-2 text-end whitespace-nowrap">
      {given === 0 ? '–' : share(fixed / given)}
      {given > 0 && (
        <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-chip border border-line bg-sunken">
          <span
            className="block h-full origin-left bg-accent forced-colors:bg-[Highlight] rtl:origin-right"
            style={{ transform: `scaleX(${fixed / given})` }}
          />
        </span>
      )}
    </td>
  </>
);

function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="type-meta border-b border-line text-ink-2">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={at === 0 ? 'py-1.5 pe-3 text-start font-medium' : 'px-2 text-end font-medium last:pe-0'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr className="tabular">
    <th scope="row" className="min-w-24 py-2 pe-3 text-start font-normal wrap-anywhere">
      {name}
    </th>
    {children}
  </tr>
);

const Cell = ({ children }: { children: string }) => (
  <td className="px-2 text-end whitespace-nowrap last:pe-0">{children}</td>
);
