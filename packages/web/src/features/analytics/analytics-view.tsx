import { type Analytics, analyticsPeriods, type AnalyticsPeriod } from '@whittle/contract/analytics';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { shownLocale } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { isForOthers, sentenceOf } from '../../lib/api-error.ts';
import { useAnalytics, useSaveAlerts } from './analytics.requests.ts';
import { analyticsTexts as texts } from './analytics.texts.ts';
import { CountedNames } from './counted-names.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { Funnel } from './funnel.tsx';
import { type Measure, measuresOf, show, toCsv, totalOf } from './measures.ts';

/** What happens in a published app (ANALYTICS-01): one number over time, then where it comes from. */
export function AnalyticsView({ appId, slug }: { appId: string; slug: string }) {
  const [days, setDays] = useState<AnalyticsPeriod>(30);
  const analytics = useAnalytics(appId, days);
  const { data } = analytics;
  const failed = analytics.isError && (
    <RetryNotice label={texts.retry} error={analytics.error} onRetry={analytics.refetch}>
      {texts.loadFailed} {sentenceOf(analytics.error)}
    </RetryNotice>
  );
  // No period has more for whom it is not.
  if (isForOthers(analytics.error)) return failed;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={texts.period}
          value={String(days)}
          onChange={(next) => setDays(analyticsPeriods.find((period) => String(period) === next)!)}
          options={analyticsPeriods.map((period) => ({ value: String(period), label: texts.periods[period] }))}
        />
        {data && (
          <p role="status" className="text-ink-2">
            {texts.live(data.live)}
          </p>
        )}
      </div>
      {analytics.isPending && <RowsToCome rows={6} />}
      {failed}
      {data && <Figures {...{ appId, slug, data, days }} isOld={analytics.isPlaceholderData} />}
    </div>
  );
}

type FiguresProps = { appId: string; slug: string; data: Analytics; days: AnalyticsPeriod; isOld: boolean };

function Figures({ appId, slug, data, days, isOld }: FiguresProps) {
  const [measure, setMeasure] = useState<Measure>('visitors');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { currency } = data;
  const isEmpty = measuresOf(currency).every((one) => !totalOf(data.days, one));
  const other = (name: string) => (name === 'other' ? texts.otherNames : name);
  const languageNames = new Intl.DisplayNames([shownLocale()], { type: 'language' });
  const exportCsv = () => {
    const file = new Blob([toCsv(data.days, texts.day, texts.perDay, currency)], { type: 'text/csv;charset=utf-8' });
    downloadFile(file, `${slug}-analytics.csv`);
  };

  return (
    <div className={cx('flex flex-col gap-8', isOld && 'opacity-60')} aria-busy={isOld}>
      {isEmpty && <Notice kind="info">{texts.noVisits}</Notice>}
      <Measures days={data.days} currency={currency} value={measure} onChange={setMeasure} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label={texts.view}
            value={view}
            onChange={setView}
            options={(['chart', 'table'] as const).map((value) => ({ value, label: texts.views[value] }))}
          />
          <Button icon={<Download aria-hidden size={16} />} onClick={exportCsv}>
            {texts.exportCsv}
          </Button>
        </div>
        {view === 'chart' ? (
          <DayChart days={data.days} {...{ measure, currency }} />
        ) : (
          <DayTable days={data.days} currency={currency} />
        )}
        <p className="text-ink-2">
          {texts.visitorsNote}
          {currency !== null && ` ${texts.revenueNote}`}
          {data.otherCurrencies.length > 0 &&
            ` ${texts.otherCurrencies(data.otherCurrencies.map((name) => name.toUpperCase()).join(', '))}`}
        </p>
      </div>
      <div className="grid gap-8 lg:grid-cols-3">
        <CountedNames title={texts.pages} column={texts.columns.views} names={data.pages} nameOf={other} />
        <CountedNames
          title={texts.sources}
          column={texts.columns.visitors}
          names={data.sources}
          nameOf={(name) => (name === '' ? texts.direct : other(name))}
        />
        <CountedNames
          title={texts.languages}
          column={texts.columns.visitors}
          names={data.languages}
          nameOf={(name) =>
            name === '' ? texts.unknown : name === 'other' ? other(name) : (languageNames.of(name) ?? name)
          }
        />
      </div>
      {data.tools.length > 0 && (
        <CountedNames title={texts.tools} column={texts.columns.runs} names={data.tools} nameOf={other} />
      )}
      <Funnel {...{ appId, days }} pages={data.pages} />
      <Alerts appId={appId} isOn={data.alerts} />
      <p className="text-ink-2">{texts.privacy}</p>
    </div>
  );
}

type MeasuresProps = {
  days: Analytics['days'];
  currency: string | null;
  value: Measure;
  onChange: (measure: Measure) => void;
};

/** The numbers of the whole period, of which one is drawn. */
function Measures({ days, currency, value, onChange }: MeasuresProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{texts.measure}</legend>
      <div className={cx('grid grid-cols-2 gap-2', currency === null ? 'sm:grid-cols-4' : 'sm:grid-cols-3')}>
        {measuresOf(currency).map((measure) => (
          <label
            key={measure}
            className="quick flex min-h-11 cursor-pointer flex-col justify-between rounded-control border border-line p-3 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <span className="flex items-start gap-2 text-ink-2">
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={value === measure}
                onChange={() => onChange(measure)}
              />
              {texts.measures[measure]}
            </span>
            <span className="type-title tabular">{show(totalOf(days, measure), measure, currency)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Alerts({ appId, isOn }: { appId: string; isOn: boolean }) {
  const save = useSaveAlerts(appId);
  return (
    <div className="flex flex-col gap-2">
      <CheckRow
        label={texts.alerts.label}
        says={texts.alerts.about}
        isChecked={isOn}
        onChange={(alerts) => save.mutate(alerts)}
      />
      {save.isError && (
        <Notice kind="danger">
          {texts.alerts.failed} {sentenceOf(save.error)}
        </Notice>
      )}
    </div>
  );
}
