import type { TurnChecks, TurnRepair } from '@whittle/contract/turn-checks';
import { pagesSeen } from '@whittle/domain/page-check/pages-seen';
import { ChevronRight, CircleCheck, TriangleAlert, Undo2, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { turnCheckTexts as texts } from './turn-check.texts.ts';

type TurnCheckProps = {
  checks: TurnChecks;
  /** Asks whether to go back to the version before; null where there is none, and for all but the last reply. */
  onGoBack: (() => void) | null;
};

type Place = TurnChecks['problems'][number];

/** What the check after a turn found, in one line that opens to the details. */
export function TurnCheck({ checks, onGoBack }: TurnCheckProps) {
  const { problems, repairs = [], hints = [], walk = [], repairEnd } = checks;
  const isWell = problems.length === 0;
  const line = texts.line(checks);
  if (isWell && repairs.length === 0 && hints.length === 0 && walk.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-ink-2">
        <CircleCheck aria-hidden size={16} className="shrink-0 text-success" />
        <span className="tabular">{line}</span>
      </p>
    );
  }
  const Icon = isWell ? (repairs.length > 0 ? Wrench : CircleCheck) : TriangleAlert;
  return (
    <div className="flex flex-col items-start gap-2">
      <details className="group w-full">
        <summary
          className={`flex w-fit list-none items-center gap-1.5 coarse:min-h-11 ${isWell ? 'text-ink-2' : 'text-warning'}`}
        >
          <Icon aria-hidden size={16} className={isWell ? 'shrink-0 text-success' : 'shrink-0'} />
          <span className="tabular">{line}</span>
          <ChevronRight aria-hidden size={16} className="shrink-0 group-open:rotate-90" />
        </summary>
        <div className="mt-2 flex flex-col gap-3 ps-5.5">
          <Findings title={texts.left} places={problems} />
          {!isWell && repairEnd && <p className="text-ink-2">{texts.ends[repairEnd]}</p>}
          <Findings
            title={texts.mended}
            places={repairs}
            after={(repair) => (
              <span className="text-ink-2">
                {repair.told} <span className="text-ink-3">({texts.by[repair.by]})</span>
              </span>
            )}
          />
          <Findings title={texts.hints} places={hints} />
          <Pages walk={walk} />
        </div>
      </details>
      {!isWell && onGoBack && (
        <Button size="small" icon={<Undo2 aria-hidden size={16} />} onClick={onGoBack}>
          {texts.goBack}
        </Button>
      )}
    </div>
  );
}

/** The pages that were opened, each with what became of it. */
function Pages({ walk }: { walk: NonNullable<TurnChecks['walk']> }) {
  if (walk.length === 0) return null;
  const seen = pagesSeen(walk);
  return (
    <section aria-label={texts.pages} className="flex flex-col gap-1">
      <p className="type-meta text-ink-3">{texts.pages}</p>
      <ul className="flex flex-col">
        {seen.pages.map(({ page, state, others }) => (
          <li key={page} className="break-words">
            {page}
            <span className="text-ink-2">, {texts.pageStates[state]}</span>
            {others.map((other) => (
              <span key={other.viewer} className="text-ink-2">
                ; {texts.others[other.viewer]}: {texts.pageStates[other.state]}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        {texts.seen(seen)} {texts.notSeen(seen)}
      </p>
    </section>
  );
}

type FindingsProps<T> = { title: string; places: readonly T[]; after?: (place: T) => ReactNode };

function Findings<T extends Place | TurnRepair>({ title, places, after }: FindingsProps<T>) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <p className="type-meta text-ink-3">{title}</p>
      <ul className="flex flex-col gap-2">
        {places.map((place) => (
          <li key={`${place.file}:${place.line}:${place.message}`} className="flex flex-col break-words">
            <span>
              <span className="type-code">{place.file}</span>
              {place.line !== null && <span className="text-ink-2">, {texts.lineNumber(place.line)}</span>}
            </span>
            <span>{place.message}</span>
            {after?.(place)}
          </li>
        ))}
      </ul>
    </section>
  );
}
