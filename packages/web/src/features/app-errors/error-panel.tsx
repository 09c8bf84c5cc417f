import type { ErrorPlace } from '@whittle/domain/preview/error-place';
import { ChevronUp, Minus, TriangleAlert, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConnectModelButton } from '../../core/models/connect-model-button.tsx';
import { modelTexts } from '../../core/models/models.texts.ts';
import { appErrorTexts as texts } from './app-errors.texts.ts';
import { activeIssues } from './error-panel-state.ts';
import { IssueRow } from './issue-row.tsx';
import type { ErrorPanelControls } from './use-error-panel.ts';

type ErrorPanelProps = ErrorPanelControls & {
  isChatBusy: boolean;
  /** Whether the built-in builder answers, which repairs nothing that it did not make. */
  isBuiltInModel: boolean;
  isAdmin: boolean;
  /** Opens a file of the app at a line. */
  onOpenPlace: (place: ErrorPlace) => void;
};

/** The issues of the running app, in the corner of the stage (RUN-09 to RUN-11). Without issues there is no panel. */
export function ErrorPanel({ state, dispatch, resolve, ...props }: ErrorPanelProps) {
  const { isChatBusy, isBuiltInModel, isAdmin, onOpenPlace } = props;
  const [showsSuppressed, setShowsSuppressed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { issues, isOpen, fix } = state;
  const active = activeIssues(state);
  const suppressed = issues.length - active.length;
  if (issues.length === 0) return null;

  const title = (
    <>
      <TriangleAlert aria-hidden size={16} className="text-warning" />
      <span role="status" className="tabular">
        {texts.found(active.length)}
        {suppressed > 0 && <span className="font-normal text-ink-2"> {texts.suppressed(suppressed)}</span>}
      </span>
    </>
  );

  const place = 'layer-panel absolute end-4 bottom-4 max-w-[calc(100%-2rem)] bg-raised shadow-pop';
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => dispatch({ type: 'panel-toggled' })}
        aria-expanded={false}
        className={`${place} quick flex min-h-9 items-center gap-2 rounded-tile px-3 font-medium hover:bg-hover coarse:min-h-11`}
      >
        {title}
        <ChevronUp aria-label={texts.open} size={16} className="text-ink-2" />
      </button>
    );
  }

  const shown = showsSuppressed ? issues : active;
  const onResolve = async () => {
    setProblem(null);
    if (isChatBusy) setProblem(texts.waitForChat);
    else if (!(await resolve())) setProblem(texts.sendFailed);
  };
  const isFixing = fix !== 'none';
  return (
    <section
      aria-label={texts.panel}
      className={`${place} flex max-h-[min(60%,420px)] w-[360px] animate-rise flex-col rounded-tile`}
    >
      <header className="flex items-center gap-2 py-1.5 pe-1.5 ps-3">
        <h2 className="flex flex-1 items-center gap-2 font-semibold">{title}</h2>
        <IconButton
          label={texts.minimise}
          icon={<Minus size={16} />}
          onClick={() => dispatch({ type: 'panel-toggled' })}
        />
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {shown.map((issue) => (
          <IssueRow
            key={issue.key}
            issue={issue}
            onOpenPlace={onOpenPlace}
            onSuppress={() => dispatch({ type: 'issue-suppressed', key: issue.key })}
          />
        ))}
        {state.unlisted > 0 && <li className="type-meta px-3 py-1.5 text-ink-2">{texts.more(state.unlisted)}</li>}
      </ul>
      {problem && (
        <p role="alert" className="px-3 pt-2 text-danger">
          {problem}
        </p>
      )}
      <footer className="flex flex-wrap items-center gap-2 p-3">
        {isBuiltInModel ? (
          <>
            <p className="text-ink-2">
              {texts.noModel} {!isAdmin && modelTexts.askAdmin}
            </p>
            {isAdmin && <ConnectModelButton />}
          </>
        ) : (
          <Button
            icon={<Wrench aria-hidden size={16} />}
            isBusy={isFixing}
            disabled={active.length === 0}
            onClick={() => void onResolve()}
          >
            {isFixing ? texts.fixing : texts.resolve}
          </Button>
        )}
        {suppressed > 0 && (
          <Button variant="plain" size="small" onClick={() => setShowsSuppressed(!showsSuppressed)}>
            {showsSuppressed ? texts.hideSuppressed : texts.showSuppressed}
          </Button>
        )}
      </footer>
    </section>
  );
}
