import type { AppSummary } from '@whittle/contract/apps';
import { useState } from 'react';
import { appTexts as texts } from '../features/apps/apps.texts.ts';
import { CopyAppDialog } from '../features/apps/copy-app-dialog.tsx';
import { GuardBar } from '../features/preview/guard/guard-bar.tsx';
import { useAppDownloads } from '../features/preview/guard/use-app-downloads.ts';
import { usePersonInFrame } from '../features/preview/guard/use-person-in-frame.ts';
import { usePreviewGuard } from '../features/preview/guard/use-preview-guard.ts';
import { PreviewStage } from '../features/preview/preview-stage.tsx';
import { usePreview } from '../features/preview/use-preview.ts';
import type { Viewport } from '../features/preview/viewports.ts';
import { ViewportSwitch } from '../features/preview/viewport-switch.tsx';
import { sentenceOf } from '../lib/api-error.ts';
import { useTheme } from '../lib/theme.ts';
import { useIsWide } from '../lib/use-media-query.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { AfterAMoment } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BackLink } from './builder/back-link.tsx';

type TrialAppProps = {
  opening: { data?: AppSummary | undefined; error: Error | null; refetch(): Promise<unknown> };
  words: { state: string; opening: string; failed: string };
};

/** A finished app that runs as the account's own hidden copy, and the way to an own one (HOME-04, TEMPL-02). */
export function TrialApp({ opening: { data: app, error, refetch }, words }: TrialAppProps) {
  usePageTitle(app?.name ?? words.state);
  if (app) return <RunningTrial app={app} state={words.state} />;
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh items-center justify-center p-6">
      {error ? (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {words.failed} {sentenceOf(error)}
        </RetryNotice>
      ) : (
        <AfterAMoment>
          <p role="status" className="flex items-center gap-2 text-ink-2">
            <Spinner />
            {words.opening}
          </p>
        </AfterAMoment>
      )}
    </main>
  );
}

function RunningTrial({ app, state }: { app: AppSummary; state: string }) {
  const [isUsing, setIsUsing] = useState(false);
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const isWide = useIsWide();
  const { theme } = useTheme();
  const downloads = useAppDownloads();
  const guarding = usePreviewGuard({ appId: app.id, versionId: app.latestVersionId, isNewest: true });
  const preview = usePreview({
    appId: app.id,
    initialPath: '/',
    version: app.latestVersionId,
    isTurnRunning: false,
    theme: theme === 'system' ? undefined : theme,
    shownVersionId: null,
    onMessage: (message) => {
      if (message.type === 'network_entries' || message.type === 'calls_blocked') guarding.take(message);
      if (message.type === 'download_wanted') downloads.take(message);
    },
    onReload: () => undefined,
  });
  usePersonInFrame(preview.frameRef, guarding.watching);

  return (
    <main id="main" tabIndex={-1} className="flex h-dvh flex-col outline-none">
      <header className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 sm:gap-3">
        <BackLink />
        <div className="me-auto min-w-0 sm:flex sm:items-baseline sm:gap-3">
          <h1 className="truncate font-semibold">{app.name}</h1>
          <p className="type-meta truncate text-ink-2">
            {state}
            <span className="max-sm:hidden"> · {texts.sampleRunning}</span>
          </p>
        </div>
        {isWide && <ViewportSwitch value={viewport} onChange={setViewport} />}
        <Button variant="filled" onClick={() => setIsUsing(true)}>
          {texts.takeSample}
        </Button>
      </header>
      <GuardBar {...{ guarding, downloads }} onReload={() => preview.refresh()} />
      <div className="min-h-0 flex-1">
        <PreviewStage preview={preview} viewport={viewport} fullWidth={0} hasPage hasBegun isWorking={false} />
      </div>
      {isUsing && <CopyAppDialog app={app} isSample onClose={() => setIsUsing(false)} />}
    </main>
  );
}
