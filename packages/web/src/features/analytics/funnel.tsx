import { analyticsEvents, type AnalyticsPeriod, type CountedName, type FunnelStep } from '@whittle/contract/analytics';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { share } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useFunnel } from './analytics.requests.ts';
import { analyticsTexts as texts } from './analytics.texts.ts';

type FunnelProps = { appId: string; days: AnalyticsPeriod; pages: readonly CountedName[] };

const mostSteps = 5;
/** A step as the value of its option; pages begin with a slash and events do not. */
const toStep = (value: string): FunnelStep =>
  value.startsWith('/') ? { kind: 'page', path: value } : { kind: analyticsEvents.find((kind) => kind === value)! };

/** How many visitors come as far as each of two to five steps. */
export function Funnel({ appId, days, pages }: FunnelProps) {
  const id = useId();
  const nextId = useState(() => ({ current: 2 }))[0];
  const [chosen, setChosen] = useState([
    { id: 0, value: '' },
    { id: 1, value: '' },
  ]);
  const complete = chosen.every(({ value }) => value !== '');
  const steps = complete ? chosen.map(({ value }) => toStep(value)) : [];
  const funnel = useFunnel(appId, days === 7 ? 7 : 30, steps);
  const visitors = complete && !funnel.isPlaceholderData ? (funnel.data?.visitors ?? []) : [];
  const first = visitors[0] ?? 0;
  const paths = pages.map(({ name }) => name).filter((name) => name.startsWith('/'));

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="type-heading">
          {texts.funnel.title}
        </h2>
        <p className="mt-1 text-ink-2">{texts.funnel.about}</p>
      </div>
      <ol className="flex flex-col gap-2">
        {chosen.map((step, at) => (
          <li key={step.id} className="grid grid-cols-[1fr_auto] items-center gap-2 sm:grid-cols-[16rem_1fr_auto]">
            <Select
              aria-label={texts.funnel.step(at + 1)}
              value={step.value}
              onChange={({ target }) =>
                setChosen((all) => all.map((one) => (one.id === step.id ? { ...one, value: target.value } : one)))
              }
            >
              <option value="">{texts.funnel.choose}</option>
              {paths.map((path) => (
                <option key={path} value={path}>
                  {texts.funnel.page(path)}
                </option>
              ))}
              {analyticsEvents.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.funnel.events[kind]}
                </option>
              ))}
            </Select>
            <div className="relative order-last col-span-2 min-h-7 px-2 py-1 sm:order-none sm:col-span-1">
              {visitors[at] !== undefined && (
                <>
                  <span
                    aria-hidden
                    className="absolute inset-y-0 start-0 rounded-chip bg-accent-soft"
                    style={{ width: `${first === 0 ? 0 : (visitors[at] / first) * 100}%` }}
                  />
                  <span className="tabular relative">
                    {texts.funnel.result(visitors[at], share(first === 0 ? 0 : visitors[at] / first))}
                  </span>
                </>
              )}
            </div>
            {chosen.length > 2 ? (
              <IconButton
                label={texts.funnel.remove(at + 1)}
                icon={<X aria-hidden size={16} />}
                onClick={() => setChosen((all) => all.filter((one) => one.id !== step.id))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
      {chosen.length < mostSteps && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setChosen((all) => [...all, { id: nextId.current++, value: '' }])}
        >
          {texts.funnel.add}
        </Button>
      )}
      {funnel.isError && (
        <Notice kind="danger">
          {texts.funnel.failed} {sentenceOf(funnel.error)}
        </Notice>
      )}
    </section>
  );
}
